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
cli-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cli-winner = Victoire de { $players }.
cli-winners = { $players } se partagent la victoire.
cli-nobody-wins = Personne n’a gagné.
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
