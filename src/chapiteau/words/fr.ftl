## La maison : noms, questions, refus, erreurs, ligne de commande.

player-1 = Valère
player-2 = Dorine
player-3 = Hippolyte
player-4 = Zerbinette
player-5 = Octave
player-6 = Philaminte

unofficial = Version non officielle : faite par des passionnés, sans lien avec l’éditeur et sans aucune de ses illustrations.
credits = Un jeu de { $designers }, illustré par { $artists }, édité par { $publishers } ({ $year }).
sources = Matériel : { $found } données trouvées, { $derived } déduites, { $reconstructed } reconstituées.

ask-nothing-over = La partie est terminée.
ask-nothing-wait = On attend { $players }.

why-with-rule = { $why } (règle { $rule })
why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-not-your-turn = Ce n’est pas à vous de choisir.
rule-ours = (notre lecture)

## Plateaux

board-chosen = Choisi
board-refused = Pas maintenant

## Ce que les automates disent de leurs choix

thought-better = J’ai regardé { $rounds } parties possibles : « { $move } » promet { $chance } chances sur 100, « { $rival } » seulement { $less }.
thought-even = J’ai regardé { $rounds } parties possibles : « { $move } » et « { $rival } » promettent autant, { $chance } chances sur 100. Il fallait choisir.
thought-hidden = Vu de votre place, « { $rival } » semble meilleur ({ $less } chances sur 100) que « { $move } » ({ $chance }). Ce que vous ne voyez pas a décidé.
thought-unseen = Vu de votre place, « { $move } » ne peut pas se juger : ce que vous ne voyez pas a décidé.
thought-alone = J’ai regardé { $rounds } parties possibles sans rien trouver à opposer à « { $move } ».
thought-lots = J’ai tiré au sort.
thought-none = Je n’ai encore rien choisi dont je puisse parler.

## Erreurs

error-illegal-move = { $move } n’est pas permis : { $why }
error-unknown-move = Aucun coup de ce jeu ne s’écrit « { $move } ».
error-not-your-turn = Rien n’est demandé à cette place pour l’instant.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-stale-move = La partie a avancé ; cette place en est maintenant à la position { $position }.
error-nothing-to-undo = Rien à annuler : quelqu’un d’autre a décidé depuis, ou quelque chose a été révélé.
error-nothing-to-take-back = Aucun choix secret à reprendre.
error-unknown-game = Il n’y a pas de jeu « { $game } ». Installés : { $known }.
error-bad-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Connues : { $known }.
error-bad-option-value = L’option { $option } ne peut pas être « { $value } ». Connues : { $known }.
error-bad-seed = Une graine est une ligne de 1 à { $longest } caractères, sans espace aux extrémités.
error-unknown-level = Il n’y a pas d’automate « { $level } ». Connus : { $known }.

error-own-bot = Impossible de faire un automate de « { $bot } » : { $detail }
error-bot-ended = L’automate « { $bot } » s’est arrêté sans répondre.
error-bot-failed = L’automate « { $bot } » a échoué : { $error }
error-bot-illegal = L’automate « { $bot } » a répondu « { $move } », ce qui n’est pas permis ici.
error-not-a-bot = Aucun automate n’est assis là.

error-component-file = { $where } : lecture impossible : { $detail }
error-component-not-toml = { $where } : ce n’est pas un fichier TOML : { $detail }
error-component-missing = Ligne { $where } : « { $key } » manque.
error-component-not-number = Ligne { $where } : « { $key } » vaut { $value }, ce n’est pas un nombre de { $low } à { $high }.
error-component-not-text = Ligne { $where } : « { $key } » vaut { $value }, ce n’est pas un texte.
error-component-not-one-of = Ligne { $where } : « { $key } » vaut { $value }, qui n’est pas parmi { $names }.
error-component-not-rows = { $where } « { $key } » n’est pas une liste de lignes.
error-component-not-row = { $where } n’est pas une ligne.
error-component-not-known = Ligne { $where } : « { $key } » est inconnu ici.
error-component-count = Section { $where } : { $found } au lieu de { $expected }.
error-component-twice = Ligne { $where } : il y a déjà une carte dont « { $key } » vaut { $value }.

error-record-cut-short = Ligne { $line } : la feuille s’arrête ici, alors qu’on attendait { $expected }.
error-record-unexpected = Ligne { $line } : « { $found } » au lieu de « { $expected } ».
error-record-unknown-game = Ligne { $line } : le jeu « { $game } » n’est pas installé.
error-record-unknown-rules = Ligne { $line } : { $game } se joue ici selon les règles { $oldest } à { $newest } ; cette feuille suit les règles { $rules }.
error-record-other-box = Ligne { $line } : la boîte est { $found }, mais ce matériel donne { $expected }.
error-record-bad-row = Ligne { $line } : « { $found } » ne décrit pas une ligne de la boîte.
error-record-bad-setup = Ligne { $line } : « { $found } » n’est pas possible dans ce jeu.
error-record-bad-move = Ligne { $line } : « { $move } » n’est pas un coup possible ici.
error-record-illegal-move = Ligne { $line } : « { $move } » est contraire à la règle { $rule }.
error-record-other-end = Ligne { $line } : { $what ->
    [result] le résultat
    [winners] les vainqueurs
   *[other] l’empreinte
 } devrait être « { $expected } » et non « { $found } ».

## Ligne de commande

cli-about = Des jeux de plateau sur le thème du spectacle, à jouer, à étudier, à prolonger.
cli-version = chapiteau { $version }, { $kind ->
    [compiled] compilé
   *[other] interprété
 }, Python { $python }
cli-help-play = jouer dans le terminal
cli-help-replay = raconter une partie enregistrée
cli-help-verify = vérifier qu’une feuille de partie dit vrai
cli-help-games = lister les jeux
cli-help-simulate = jouer des parties au hasard et faire les comptes
cli-help-arena = faire jouer des automates entre eux
cli-help-game = le nom du jeu
cli-help-seats = nombre de joueurs
cli-help-bots = niveaux des autres joueurs, séparés par des virgules : { $levels }
cli-help-lang = langue : en ou fr
cli-help-seed = la même graine donne la même partie
cli-help-components = le fichier de matériel d’un propriétaire
cli-help-option = une option du jeu, sous la forme NOM=VALEUR
cli-help-resume = reprendre une partie enregistrée
cli-help-file = une feuille de partie
cli-help-at = montrer la table après tant de décisions
cli-help-seat = voir ce que voyait cette place
cli-help-games-count = combien de parties
cli-help-json = écrire du JSON
cli-help-workers = combien de processus
cli-help-levels = les automates qui jouent
cli-help-iterations = tours de réflexion par décision
cli-help-help = montrer cette aide
cli-help-version = montrer la version

cli-usage = usage :{ " " }
cli-options = options
cli-arguments = arguments
cli-commands = commandes
cli-command = commande
cli-usage-error = { $prog } : { $detail }
cli-required = il manque : { $names }
cli-unrecognised = pas compris : { $names }
cli-invalid-choice = { $value } n’est pas parmi { $choices }
cli-invalid-value = { $value } n’est pas de type { $type }
cli-one-argument = il faut une valeur
cli-bad-argument = { $name } : { $detail }
cli-bad-number = il faut un nombre de { $low } à { $high }, pas { $value }
cli-bad-bots = À { $seats }, il faut { $needed } automates, pas { $given }.
cli-bad-option = Une option s’écrit NOM=VALEUR, pas { $value }.
cli-file-unreadable = { $file } : lecture impossible : { $detail }
cli-file-unwritable = { $file } : écriture impossible : { $detail }
cli-resume-alone = Une partie enregistrée apporte son jeu, ses places, ses automates et sa graine.

cli-welcome = { $title } : vous êtes { $player }. Tapez un numéro pour choisir, ou bien : { $commands }.
cli-you = { $name } (vous)
cli-bot = { $name } ({ $level })
cli-your-choice = Votre choix
cli-refused = Pas maintenant
cli-why-usage = Demandez « pourquoi » avec un numéro de la liste ou un coup comme { $example }.
cli-why-legal = Ce coup est permis.
cli-not-understood = « { $input } » n’est ni un numéro de la liste ni une commande ({ $commands }).
cli-undone = Repris.
cli-saved = Enregistré dans { $file }. Pour reprendre : chapiteau play --resume { $file }
cli-no-such-rule = Il n’y a pas de règle { $number }.
cli-result = Résultat
result-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
result-winner = { $players } remporte la partie.
result-winners = { $players } se partagent la victoire.
result-nobody = Personne n’a gagné.
cli-simulating = Parties
cli-simulated = { $games } parties, { $decisions } décisions en { $seconds } s de processeur ; scores moyens { $scores } ; empreinte { $hash }
cli-verified = { $file } : { $decisions } décisions, { $state ->
    [over] terminée
   *[other] en cours
 }, empreinte { $hash } : tout concorde.
cli-arena-bot = automate
cli-arena-wins = victoires
cli-arena-rate = taux
cli-arena-interval = intervalle à 95 %
cli-arena-points = points
cli-arena-rating = classement
cli-arena-title = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } à { $seats }
cli-arena-needs-two = Il faut au moins deux automates différents dans l’arène.
cli-game-line = { $name } : { $title }, { $fewest } à { $most } joueurs
cli-word-undo = annuler
cli-word-why = pourquoi
cli-word-rules = règles
cli-word-table = table
cli-word-log = récit
cli-word-save = sauver
cli-word-quit = quitter
cli-word-help = aide
cli-word-and = et
cli-help-commands =
    Un numéro choisit. annuler : reprendre son coup. pourquoi N : pourquoi un coup est refusé. règles, ou règles 5.6 : les règles.
    table : revoir la table. récit : l’histoire jusqu’ici. sauver FICHIER : garder la partie. quitter : arrêter en gardant la partie.
cli-interrupted = Arrêt.

## Les pages dans le navigateur (page-)

page-house = Chapiteau
page-house-line = Des jeux de plateau de scène et de piste, à jouer dans le navigateur.
page-welcome = Prenez place : tout de suite contre les automates, ou entre amis, ce soir ou un coup par jour.
page-skip = Aller au contenu
page-nav = La maison
page-home = Retour à l’accueil
page-account = Compte
page-theme = Thème sombre
page-speak-en = English
page-speak-fr = Français
page-mine = Mes tables
page-mine-none = Vous n’êtes encore à aucune table. Elles seront listées ici, en commençant par celles qui vous attendent.
page-open = Tables où il reste une place
page-tonight = À l’affiche
page-seats = De { $fewest } à { $most } joueurs
page-level = Automates
page-players = Joueurs
page-play-now = Jouer tout de suite contre les automates
page-friends = Jouer entre amis
page-rules = Règles
page-your-turn = À vous de jouer
page-phase-waiting = On attend des joueurs
page-phase-playing = En cours
page-phase-over = Terminée
page-credits = Qui l’a créé
page-sources = D’où vient le matériel
page-reconstructed = { $count ->
    [one] Une donnée reconstituée
   *[other] { $count } données reconstituées
 }
page-rules-search = Chercher dans les règles
page-rules-found = Règles trouvées : { $count }
page-rule = règle { $number }
page-how-many = Combien de joueurs ?
page-pace = Temps par décision
page-pace-help = Passé ce délai, chacun peut confier à un automate la place de qui s’est absenté.
page-private = Privée : seuls ceux qui ont le lien trouvent cette table
page-open-table = Ouvrir la table
page-account-login = Se connecter
page-account-register = Créer un compte
page-account-recover = Mot de passe perdu
page-account-name = Changer de nom
page-logout = Se déconnecter
page-name = Votre nom à la table
page-name-help = C’est le nom que voient les autres.
page-register-help = On joue sans compte. Avec un compte, vous retrouvez vos tables sur tous vos appareils.
page-recover-help = Le code de secours vous a été montré à la création du compte.
page-login = Nom du compte
page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-code = Code de secours
page-code-title = Votre code de secours
page-code-help = Gardez-le en lieu sûr : il n’est montré qu’une fois, et lui seul permet de choisir un nouveau mot de passe.
page-code-kept = C’est noté
page-trouble = Le rideau reste baissé
page-question = Ce qu’on vous demande
page-fold = Liste des réponses
page-options = Réponses possibles
page-refused = Pas maintenant :
page-sure = Vraiment ? { $what }
page-sure-help = Ce choix est définitif : choisissez-le encore une fois pour le confirmer, ou appuyez sur Échap.
page-undo = Annuler
page-take-back = Reprendre mon choix
page-ask-undo = Demander à tous d’annuler
page-undo-title = Revenir avant ce qui a été révélé
page-undo-wish = { $name } voudrait revenir avant ce qui a été révélé. Les mêmes cartes reviendront.
page-undo-waits = Vous avez demandé à revenir en arrière. Les autres décident.
page-undo-yes = D’accord
page-undo-no = Refuser
page-next = Prochaine table qui m’attend (touche N)
page-next-short = Table suivante
page-none-waiting = Aucune autre table ne vous attend.
page-bell = Me prévenir quand c’est à moi
page-board = Le plateau
page-board-help = Le plateau : les flèches vont d’une pièce à l’autre, Entrée choisit
page-outline = La table en mots
page-rail = Joueurs, récit et règles
page-story = Le récit
page-keys = Touches directes : chiffres et lettres pour choisir, U pour annuler, N pour la table suivante
page-tabs = Parties de la table
page-tab-table = Table
page-tab-words = En mots
page-tab-story = Récit
page-chat = Bavardages
page-chat-say = Dire quelque chose
page-send = Envoyer
page-chat-closed = L’hôte a fermé les bavardages.
page-chat-close = Fermer les bavardages
page-chat-reopen = Rouvrir les bavardages
page-mute = Faire taire
page-unmute = Réentendre
page-mute-name = Faire taire { $name }
page-unmute-name = Réentendre { $name }
page-you = vous
page-seat-empty = Place libre
page-seat-more = Que faire de cette place : { $name }
page-points = points
page-points-won = points, victoire
page-is-free = libre
page-is-thinking = réfléchit
page-is-sealed = scellé
page-is-choosing = choisit
page-is-away = absent
page-is-bot = automate
page-sit = S’asseoir ici
page-return = Reprendre ma place
page-leave = Quitter
page-leave-sure = Vraiment quitter la partie ?
page-bot-here = Asseoir un automate
page-bot-for-me = Laisser un automate jouer pour moi
page-explain = Pourquoi ce choix ?
page-thought = { $name } : « { $text } »
page-bot-other = Un autre automate
page-bot-instead = Un automate à la place de { $name }
page-lobby = Avant le lever de rideau
page-invite = Invitez avec ce lien
page-copy = Copier
page-copied = Copié.
page-start = Lever le rideau
page-start-ready = Tout le monde est là.
page-start-host = Tout le monde est là ; l’hôte va lancer la partie.
page-start-empty = Il reste des places : invitez des amis ou asseyez-y des automates.
page-watching = Vous êtes au public : vous voyez ce que tout le monde peut voir.
page-line-connecting = Connexion…
page-line-lost = Connexion perdue. Nouvel essai…
page-line-back = Reconnecté, tout est à jour.
page-line-refused = Cette table ne peut pas s’ouvrir. Rechargez la page.
page-winner = { $names } remporte la partie
page-winners = { $names } se partagent la victoire
page-nobody-wins = Personne n’a gagné
page-count = Le décompte, ligne à ligne
page-result = Résultat
page-replay = Revoir la partie
page-record = Télécharger la feuille de partie
page-again = Rejouer
page-replay-slider = Décision
page-replay-at = Décision { $n } sur { $length }
page-replay-first = Au début
page-replay-before = Reculer d’un coup
page-replay-run = Défiler
page-replay-after = Avancer d’un coup
page-replay-last = À la fin
page-replay-link = Copier le lien vers cette position
page-chart = Les points au fil du temps
page-chart-help = Les points de chacun après chaque décision ; ceux de la position choisie figurent à côté des noms.
page-fair = Une donne honnête
page-fair-help = L’empreinte du mélange est fixée avant le premier coup ; la graine est montrée après la fin, et « chapiteau verify » contrôle les deux.
page-commitment = Empreinte
page-seed = Graine

## Le serveur : tables, places, refus

table-level-random = Casse-cou
table-level-novice = Débutant
table-level-amateur = Amateur
table-level-master = Maître
table-pace-minute = Une minute par décision
table-pace-minutes = Cinq minutes par décision
table-pace-hour = Une heure par décision
table-pace-day = Un jour par décision
table-pace-days = Trois jours par décision
table-pace-week = Une semaine par décision
table-note-back = D’un commun accord, la partie revient avant la dernière décision de { $player } ; les mêmes cartes reviendront.
table-note-sits = { $name } prend place.
table-note-leaves = { $name } quitte la table.
table-note-bot = Un automate joue désormais pour { $name }.
table-note-new-bot = Un automate prend place : { $player }.
table-note-returns = { $name } reprend sa place.

error-no-such-page = Cette page n’existe pas.
error-no-such-table = Cette table n’existe pas, ou il faut y être invité.
error-bad-request = Cette demande n’a pas de sens ici.
error-our-fault = Quelque chose s’est mal passé chez nous. Rien n’en a été gardé ; veuillez réessayer.
error-other-host = Ce serveur ne porte pas ce nom.
error-other-origin = Seule une page de ce serveur peut faire cela.
error-page-too-old = Cette page a vieilli : revenez en arrière, rechargez-la et recommencez.
error-too-fast = C’était trop à la fois : attendez un instant.
error-too-many-tries = Trop d’essais : attendez quelques minutes.
error-too-many-fields = Ce formulaire a trop de champs.
error-body-too-big = On peut envoyer { $most } octets au plus.
error-frame-too-big = Un message a { $most } octets au plus.
error-bad-message = Ce message n’est pas compris.
error-bad-name = Un nom a de 1 à { $longest } lettres.
error-bad-password = Un mot de passe a de { $shortest } à { $longest } caractères.
error-bad-nonce = Ce qui s’ajoute à la graine a jusqu’à 64 lettres et chiffres.
error-bad-pace = Ce rythme n’existe pas.
error-login-taken = Le nom « { $login } » est déjà pris.
error-already-registered = Vous avez déjà un compte.
error-wrong-login = Le nom ou le mot de passe est faux.
error-wrong-code = Le nom ou le code de secours est faux.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-seated = Vous n’êtes pas assis à cette table.
error-no-seat-kept = Aucun automate ne vous garde de place ici.
error-already-seated = Vous êtes déjà assis à cette table.
error-seat-taken = Cette place n’est pas libre.
error-seats-empty = Il faut un joueur ou un automate à chaque place pour commencer.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-game-over = La partie est terminée.
error-not-over = Ceci se montre une fois la partie terminée.
error-host-only = Seul l’hôte de la table peut faire cela.
error-table-full = Trop de pages regardent déjà cette table.
error-chat-closed = L’hôte a fermé la discussion.
error-nothing-said = Il n’y a rien dans ce message.
error-already-asked = On demande déjà aux autres de revenir en arrière.
error-nothing-asked = Personne ne demande à revenir en arrière.
error-not-written = Cela n’a pas pu être enregistré et n’a donc pas eu lieu ; veuillez réessayer.
error-second-server = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou choisissez un autre endroit avec --data.

cli-help-serve = ouvrir la maison : jouer dans le navigateur
cli-help-host = l’adresse d’écoute
cli-help-port = le port d’écoute ; sans lui, le premier libre à partir de 8000
cli-help-url = comment on atteint le serveur, si ce n’est par l’adresse et le port
cli-help-data = où sont gardés les tables, les comptes et la clé
cli-help-lan = laisser entrer tout le réseau local, et afficher le lien
cli-help-proxy = adresses des mandataires de confiance, séparées par des virgules
cli-help-open = ouvrir le navigateur
cli-serving = Chapiteau est ouvert : { $address } (Ctrl+C pour arrêter)
cli-serving-lan = Dans le même réseau : { $address }
cli-port-taken = Le port { $port } de { $host } ne peut pas servir : { $detail }
cli-bad-url = { $value } n’est pas une adresse comme https://jeux.example.org
cli-seed-fair = La graine est celle qui fut engagée avant la partie : { $commitment }
cli-seed-unfair = { $file } : la graine ne correspond pas à l’engagement { $commitment }.

## Les images

cli-help-draw = dessiner une position d’une partie au hasard
cli-help-moves = combien de décisions sont prises avant l’image
cli-help-layout = wide (large) ou tall (téléphone)
cli-help-theme = light (matinée) ou dark (soirée)
cli-help-out = le fichier à écrire, en .svg ou en .png
cli-bad-picture = Une image s’écrit dans un fichier .svg ou .png, pas dans { $file }.
cli-drawn = { $file } : { $decisions } décisions, { $bytes } octets.
