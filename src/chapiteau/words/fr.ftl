## La maison : noms, questions, refus, erreurs, ligne de commande.

player-1 = Valère
player-2 = Dorine
player-3 = Hippolyte
player-4 = Zerbinette
player-5 = Octave
player-6 = Philaminte

unofficial = Version non officielle : faite par des passionnés, sans lien avec l’éditeur et sans aucune de ses illustrations.
credits = Un jeu de { $designers }, { $artists ->
        [unknown] édité par { $publishers } ({ $year }). Nous ne savons pas qui l’a illustré.
       *[known] illustré par { $artists }, édité par { $publishers } ({ $year }).
    }
sources = Matériel : { $found } données trouvées, { $derived } déduites, { $reconstructed } reconstituées.

ask-nothing-over = La partie est terminée.
ask-nothing-wait = On attend { $players }.

why-with-rule = { $why } (règle { $rule })
why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-not-your-turn = Ce n’est pas à vous de choisir.
why-already-chosen = Vous avez choisi ; tant que d’autres choisissent encore, vous pouvez revenir sur votre choix.
why-game-over = La partie est terminée.
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

## Un regard sur une partie jouée

review-title = { $game } : retour sur la partie
review-lead = La victoire vaut 100, et chacun en a une part du début à la fin. Ce que vous avez gagné et perdu en chemin donne exactement le résultat.
review-lead-points = Compté en points : ce que l’on pouvait attendre au début, ce qu’il en est advenu, et pourquoi.
review-luck-guessed = Ce qui relève de la pioche n’est ici qu’une supposition : sur des parties d’automates, en tenir compte n’expliquait pas mieux les résultats.
review-luck-untold = Rien n’est dit de la chance de la pioche : dans les parties d’automates à autant de joueurs, les résultats ne confirmaient presque rien de ce qu’elle semblait être. Elle fait partie du cours du jeu.
review-errors-doubted = Sur 100 décisions désignées ici comme des erreurs, { $share } ont été confirmées par un juge formé autrement, sur des parties d’automates.
review-course-title = Le cours de la partie
review-course-label = Les chances de chacun du début à la fin de la partie ; le tableau ci-dessous dit la même chose en chiffres.
review-account-title = D’où cela vient
review-start = au début
review-draws = chance de la pioche
review-errors = erreurs personnelles
review-others = choix de { $player }
review-unseen = ce que personne ne voyait
review-drift = ce qu’on ne pouvait prévoir
review-course = cours du jeu
review-result = à la fin
review-lessons-title = Ce qu’il faut en retenir
review-summary = Sur { $free } { $free ->
    [one] décision libre
   *[other] décisions libres
}, une recherche en aurait pris { $unlike } autrement ; { $errors ->
    [0] aucune n’était sûrement une erreur.
    [one] une seule était sûrement une erreur.
   *[other] { $errors } étaient sûrement des erreurs.
}
review-where = décision { $number }
review-made = Joué : { $move }
review-better = Mieux : { $move }
review-cost-share = Cela a coûté { $loss } centièmes de la victoire (entre { $low } et { $high }, d’après ce qui se voyait).
review-cost-points = Coût en points : { $loss } (entre { $low } et { $high }, d’après ce qui se voyait).
review-why-points = Pourquoi : d’ici la fin du tour, le gain en points est d’environ { $points }.
review-why-later = Pourquoi : d’ici la fin du tour, cela renonce à environ { $points } en points, pour une place qui vaut davantage.
review-why-place = Pourquoi : cela rapporte à peu près autant de points d’ici la fin du tour, et vous place mieux pour le suivant.
review-why-next = Cela mène à : { $move }
review-summary-of = { $player } : sur { $free } { $free ->
    [one] décision libre
   *[other] décisions libres
}, une recherche en aurait pris { $unlike } autrement ; { $errors ->
    [0] aucune n’était sûrement une erreur.
    [one] une seule était sûrement une erreur.
   *[other] { $errors } étaient sûrement des erreurs.
}
review-amount-share = { $amount } %
review-amount-points = { $amount } points
review-between = { $value } (de { $low } à { $high })
review-turn-draws = Décision { $number } : la chance de la pioche ({ $player } { $change })
review-turn-choice = Décision { $number } : un choix de { $by } ({ $player } { $change })
review-turn-course = Décision { $number } : le cours du jeu ({ $player } { $change })
puzzle-right = Juste
puzzle-shown = Voici le meilleur coup
puzzle-wrong = Pas le meilleur coup : il vaut { $lost } de moins
puzzle-again = Essayez-en un autre.
puzzle-best = Le mieux : { $move }
puzzle-as-good = Aussi bon que ce que la recherche a trouvé : { $move }
puzzle-played = Dans la partie : { $move } { $cost }
review-how = Juge : { $judge }. Pour chaque décision, { $rounds } tours de recherche, { $deals } donnes de ce que vous ignoriez tous et au moins { $views } de ce que le joueur seul ignorait ; graine { $seed }.
review-believed = De ce que la pioche semblait valoir, { $share } % sont comptés : autant que les résultats d’automates le confirment.

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
error-benchmark-no-task = Il n’y a pas d’épreuve « { $task } » ; il y a { $known }.
error-benchmark-no-box = { $task } : la boîte { $box } n’est pas de celles de cette version.
error-benchmark-damaged = { $file }, ligne { $line } : ce n’est pas un résultat des épreuves.
error-benchmark-bad-record = { $file } : la partie { $game } est endommagée.
error-benchmark-other-deal = { $file } : la partie { $game } ne suit pas la donne et les règles de l’épreuve.
error-benchmark-other-move = { $file } : dans la partie { $game }, la décision { $decision } n’est pas celle de l’automate de la maison.
error-unknown-rules = { $game } se joue avec les règles { $oldest } à { $newest }, pas { $rules }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Connues : { $known }.
error-bad-option-value = L’option { $option } ne peut pas être « { $value } ». Connues : { $known }.
error-bad-seed = Une graine est une ligne de 1 à { $longest } caractères, sans espace aux extrémités.
error-unknown-level = Il n’y a pas d’automate « { $level } ». Connus : { $known }.

error-own-bot = Impossible de faire un automate de « { $bot } » : { $detail }
error-bad-budget = « { $bot } » : un budget est un nombre de tours de 1 à 9999999, ou « table ».
error-results-damaged = { $file }, ligne { $line } : ce n’est pas un résultat d’arène.
error-results-other = { $file } contient les résultats d’un autre duel : { $what } y vaut { $theirs }, ici { $ours }.
error-bot-ended = L’automate « { $bot } » s’est arrêté sans répondre.
error-bot-failed = L’automate « { $bot } » a échoué : { $error }
error-bot-illegal = L’automate « { $bot } » a répondu « { $move } », ce qui n’est pas permis ici.
error-not-a-bot = Aucun automate n’est assis là.

error-component-file = { $where } : lecture impossible : { $detail }
error-component-not-toml = { $where } : ce n’est pas un fichier TOML ; ligne { $line }, colonne { $column } : « { $text } » ne se comprend pas.
error-weights-not-json = { $where } : ce n’est pas un fichier JSON ; ligne { $line }, colonne { $column } : « { $text } » ne se comprend pas.
error-weights-format = { $where } : ce n’est pas un fichier de poids au format { $wanted }.
error-other-interface = { $game } : un agent fait pour { $wanted } ne convient pas ; ici, observation et coups sont { $found }.
error-record-of-position = Une partie commencée à une position n’a pas d’archive : gardez son instantané.
error-bad-position = { $game } : aucune partie ne mène à cette table : { $detail }.
error-not-a-position = Ce n’est pas le texte d’une position : { $detail }
error-lesson-box = { $where } : aucune boîte de la maison ne s’appelle { $box }.
error-weights-inputs = { $where } : ses entrées ne sont pas celles du jeu : { $wanted }
error-weights-stages = { $where } : des poids pour { $found } étapes, mais le jeu en a { $wanted }.
error-weights-row = { $where }, étape { $stage } : { $found } poids pour { $wanted } entrées.
error-weights-number = { $where }, étape { $stage } : « { $value } » n’est pas un nombre décimal.
error-weights-record = { $where } : les poids ne sont pas ceux dont parle leur fiche. À réapprendre : chapiteau train
error-component-too-deep = { $where } : ses listes s’emboîtent trop profondément.
error-component-long-number = { $where } : un de ses nombres est trop long.
error-component-missing = Ligne { $where } : « { $key } » manque.
error-component-not-number = Ligne { $where } : « { $key } » vaut { $value }, ce n’est pas un nombre de { $low } à { $high }.
error-component-not-text = Ligne { $where } : « { $key } » vaut { $value }, ce n’est pas un texte.
error-component-not-one-of = Ligne { $where } : « { $key } » vaut { $value }, qui n’est pas parmi { $names }.
error-component-not-rows = { $where } « { $key } » n’est pas une liste de lignes.
error-component-not-row = { $where } n’est pas une ligne.
error-component-not-known = Ligne { $where } : « { $key } » est inconnu ici.
error-component-count = Section { $where } : { $found } au lieu de { $expected }.
error-component-twice = Ligne { $where } : il y a déjà une carte dont « { $key } » vaut { $value }.
error-component-too-long = Ligne { $where } : une de ses listes a plus de { $most } entrées.
error-component-long-text = Ligne { $where } : « { $key } » a plus de { $most } lettres, ou certaines qui ne s’impriment pas.

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
    [result] le résultat devrait être
    [winners] les vainqueurs devraient être
   *[other] l’empreinte devrait être
 } « { $expected } » et non « { $found } ».
error-record-goes-on = Ligne { $line } : la feuille devrait finir avant « { $found } ».
error-record-too-big = Une feuille peut avoir ici { $most } lettres, celle-ci est plus longue.
error-record-too-long = Une feuille peut avoir ici { $most } décisions, celle-ci en a plus.
error-record-too-slow = Rejouer cette feuille prend plus de { $seconds } secondes, c’est la limite ici.
error-record-unfinished = Cette partie n’est pas terminée. On ne peut regarder ici que des parties terminées.
error-record-unreadable = Cette feuille de partie ne se lit pas.
error-nothing-to-play = Il n’y a plus de décision à prendre à cet endroit.

## Ligne de commande

cli-about = Des jeux de plateau sur le thème du spectacle, à jouer, à étudier, à prolonger.
cli-version = chapiteau { $version }, { $kind ->
    [compiled] compilé
   *[other] interprété
 }, Python { $python }
    numéros de règles : { $rules }
cli-help-play = jouer dans le terminal
cli-help-replay = raconter une partie enregistrée
cli-help-review = revenir sur une partie enregistrée : la chance, le talent, et ce qu’il faut en retenir
cli-help-review-budget = tours de recherche par décision (400) ; le reste en proportion
cli-help-review-html = l’écrire comme une page
cli-reviewing = Retour sur la partie
cli-review-written = Écrit : { $file }
cli-help-verify = vérifier qu’une feuille de partie dit vrai
cli-help-games = lister les jeux
cli-help-simulate = jouer des parties au hasard et faire les comptes
cli-help-arena = faire jouer des automates entre eux avec les mêmes donnes
cli-help-arena-bots = les automates qui jouent, le prétendant d’abord ; NOM@TOURS ou NOM@table dit combien de temps l’un d’eux peut réfléchir
cli-help-sets = combien de séries au plus : une donne, jouée avec le prétendant à chaque place tour à tour
cli-help-half-width = s’arrêter quand la part gagnée est connue à tant de points (pour cent) près ; dans les jeux sans adversaires, l’écart en points
cli-help-results = un fichier qui garde chaque partie ; un duel interrompu y reprend
cli-help-results-folder = garder chaque partie dans des fichiers de ce dossier et reprendre ce qu’ils contiennent
cli-help-report = étudier un jeu : beaucoup de parties, une archive, une page de chiffres
cli-help-yardsticks = mesurer les automates à l’aune des livrets de règles
cli-help-report-bot = l’automate de toutes les places
cli-help-report-components = un fichier de composants personnel, dont les parties sont mises à côté des parties habituelles
cli-help-ray = jouer sur une grappe Ray en marche : « auto », ou son adresse
cli-help-report-out = où déposer le rapport
cli-help-report-parquet = écrire aussi parties, places et décisions en Parquet
cli-help-benchmark = mesurer un joueur par des épreuves fixes, ou vérifier des résultats
cli-help-benchmark-task = l’épreuve ; sans elle, toutes sont énumérées
cli-help-benchmark-player = le joueur : un niveau, NIVEAU@TOURS, ou module:Classe
cli-help-benchmark-sets = combien de donnes, si c’est moins que n’en compte l’épreuve
cli-help-benchmark-check = rejouer les parties d’un fichier de résultats
cli-help-benchmark-luck = avec --check : aussi ce qui aurait été atteint sans la chance du tirage, en revoyant chaque partie
cli-help-benchmark-ask-again = avec --check : interroger à nouveau les automates de la maison à chaque décision
cli-help-dataset = écrire les décisions d’un automate en Parquet
cli-help-dataset-out = où déposer les fichiers
cli-help-decisions = combien de décisions au moins
cli-help-observations = avec ce que chaque place voyait, en nombres
cli-help-train = apprendre en jouant ce que valent les positions, et écrire les poids pour les automates d’un jeu
cli-help-train-bot = qui joue les parties d’apprentissage : « student » (rapide), « scholar » (rapide, selon ce qui a été appris avant), un niveau, ou module:Classe
cli-help-train-after = les poids selon lesquels jouer et dont partir ; les étapes non rencontrées gardent les leurs
cli-help-train-lambda = lambda de TD(lambda), de 0 à 1 : n’apprendre que ce que les poids de --after jugeaient mal, d’après aussi ce qu’ils disent des positions suivantes ; sans cela, les nouveaux poids font la moitié du chemin vers les parties jouées
cli-help-train-out = où écrire les poids (weights.json)
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
cli-usage-error = { $prog } : { $detail } ({ $prog } --help en dit plus)
cli-required = il manque : { $names }
cli-unrecognised = pas compris : { $names }
cli-invalid-choice = { $value } n’est pas parmi { $choices }
cli-invalid-value = { $value } n’est pas de type { $type }
cli-one-argument = il faut une valeur
cli-some-arguments = il faut au moins une valeur
cli-no-argument = il ne faut pas de valeur, pas même { $value }
cli-ambiguous = { $value } peut vouloir dire { $choices }
cli-bad-argument = { $name } : { $detail }
cli-bad-number = il faut un nombre de { $low } à { $high }, pas { $value }
cli-bad-factor = il faut un nombre au-dessus de 0, au plus { $high }, pas { $value }
cli-bad-bots = À { $seats }, il faut { $needed } automates, pas { $given }.
cli-bad-option = Une option s’écrit NOM=VALEUR, pas { $value }.
cli-file-unreadable = { $file } : lecture impossible : { $detail }
cli-file-unwritable = { $file } : écriture impossible : { $detail }
cli-file-no-text = { $file } n’est pas un texte en UTF-8 : l’octet { $at } n’appartient à aucune lettre.
cli-file-too-big = { $file } est trop gros : plus de { $most } octets.
cli-output-lost = La sortie ne peut pas être écrite : { $detail }
cli-our-fault = C’est une faute de notre part, merci de la signaler : { $error } ({ $where }). CHAPITEAU_DEBUG=1 la montre en entier.
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
list-and = { $others } et { $last }
told-times = { $what } (×{ $count })
told-each = { $what } ×{ $count }
told-several = { $count } { $what }
result-nobody = Personne n’a gagné.
cli-simulating = Parties
cli-reported = { $games } parties en { $seconds } s : { $file }
cli-trained = { $games } parties, { $samples } positions, { $seconds } s. Sur les parties mises de côté : écart de { $rmse } points, corrélation { $r }. Écrit : { $file }
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
cli-arena-challenger = prétendant
cli-arena-others = autres
cli-arena-sets = séries
cli-arena-margin = écart
cli-arena-thought = ms par décision
cli-arena-title = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } à { $seats }
cli-yardstick-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }
cli-yardstick-mode = mode
cli-yardstick-games = parties
cli-yardstick-won = gagnées
cli-yardstick-mark = { $points } ou plus
cli-yardstick-budget = Tours de réflexion pour chaque décision d’un maître : { $rounds } ; graine { $seed }. Les intervalles sont à 95 %.
cli-no-yardstick = Le livret de « { $game } » ne donne pas de mesure pour une partie où personne n’est à battre.
cli-arena-together = Tous les duels ensemble
cli-arena-needs-two = Il faut au moins deux automates différents dans l’arène.
cli-arena-one-duel = Un fichier de résultats contient un seul duel : nommez deux automates.
cli-option-line = --option { $value }=… { $name } : { $about }
cli-choice-line = { $value } : { $name }. { $about }
cli-usual-line = { $value } (d’ordinaire) : { $name }. { $about }
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
cli-stopped-early = { $games ->
    [one] Interrompu après une partie.
   *[other] Interrompu après { $games } parties.
}
cli-dataset-written = { $decisions } décisions de { $games } parties en { $seconds } s : { $folder }
cli-benchmark-title = Épreuves { $version }
cli-benchmark-task = Épreuve
cli-benchmark-seats = Places
cli-benchmark-opponent = Adversaire
cli-benchmark-games = Parties
cli-benchmark-pinned = Règles, boîte, interface
cli-benchmark-card = { $task } : { $player }
cli-benchmark-figure = Mesure
cli-benchmark-mean = Moyenne
cli-benchmark-interval = Intervalle à 95 %
cli-benchmark-share = Part des victoires
cli-benchmark-points = Points
cli-benchmark-margin = Points d’avance
cli-benchmark-adjusted = Sans la chance
cli-benchmark-no-player = { $task } : qui faut-il mesurer ? Nommez un niveau, NIVEAU@TOURS, ou module:Classe.
cli-benchmark-partial = { $sets } séries sur { $of } seulement : pas encore un résultat à citer.
cli-benchmark-replayed = { $file } : { $games } parties rejouées, toutes telles qu’elles sont racontées.
cli-benchmark-asked = { $file } : { $games } parties rejouées, et chaque décision d’un automate de la maison prise à nouveau.
cli-benchmark-checking = Relecture
cli-stopped-after = Arrêt après { $games } parties sur { $total }.

## Ce que dit le système quand il refuse (system-)

system-enoent = ce fichier ou ce dossier n’existe pas
system-eisdir = c’est un dossier
system-enotdir = une partie du chemin est un fichier, pas un dossier
system-eexist = autre chose porte déjà ce nom
system-eacces = accès refusé
system-eperm = accès refusé
system-erofs = le disque est en lecture seule
system-enospc = le disque est plein
system-edquot = votre part du disque est pleine
system-efbig = il dépasserait la taille permise ici
system-eio = le disque ne répond pas comme il devrait
system-enametoolong = le nom est trop long
system-eloop = ses liens tournent en rond
system-emfile = trop de fichiers sont ouverts
system-enfile = trop de fichiers sont ouverts
system-ebadf = elle est fermée
system-eaddrinuse = autre chose y est déjà à l’écoute
system-eaddrnotavail = cette machine n’a pas cette adresse
system-no-host = aucune machine ne porte ce nom

## Les pages dans le navigateur (page-)

page-house = Chapiteau
page-house-line = Des jeux de plateau de scène et de piste, à jouer dans le navigateur.
page-skip = Aller au contenu
page-nav = La maison
page-home = Retour à l’accueil
page-account = Compte
page-theme = Thème sombre
page-speak-en = English
page-speak-fr = Français
page-mine = Mes tables
page-mine-none = Vous n’êtes encore à aucune table. Elles seront listées ici, en commençant par celles qui vous attendent.
page-statistics = Mes parties en chiffres
stats-none = Aucune partie terminée pour l’instant. Elles seront comptées ici : victoires, points de partie en partie, chance et erreurs.
stats-bars = Parties gagnées, parmi celles jouées
stats-of = { $won } sur { $played }
stats-played = Jouées
stats-won = Gagnées
stats-share = Part
stats-mean = Points en moyenne
stats-best = Record de points
stats-points = { $game } : vos points dans vos dernières parties ({ $count }), dans l’ordre ; les étoiles sont des victoires
stats-learned = { $games ->
    [one] Une partie sur laquelle la maison est revenue
   *[other] { $games } parties sur lesquelles la maison est revenue
}
stats-learned-help = Les barres disent ce que cela a valu en moyenne, les traits à quel point c’est sûr (95 %). Les erreurs se comptent par décision libre.
stats-learned-both = Chance par partie et erreurs par décision, chacune avec son intervalle
stats-luck = chance, par partie
stats-errors = erreurs, par décision
stats-phases = Erreurs selon la phase de la partie
stats-phase-beginning = début
stats-phase-middle = milieu
stats-phase-end = fin
stats-kinds = Erreurs selon la question, les plus coûteuses d’abord
stats-rate = { $value } ± { $reach } %
stats-rate-points = { $value } ± { $reach } points
stats-rows = Partie par partie
stats-date = Terminée le
stats-seats = Joueurs
stats-points-head = Points
stats-result = Résultat
stats-victory = gagnée
stats-defeat = pas gagnée
stats-help = Seules comptent les parties terminées que vous avez jouées vous-même jusqu’au bout, sans les leçons, les feuilles téléversées et les parties reprises d’une autre.
page-open = Tables où il reste une place
page-open-none = Aucune table n’attend de joueurs. Ouvrez-en une : vos amis recevront un lien.
page-tables = Tables
page-tonight = { $count ->
        [1] Ce soir, un spectacle. Prenez place.
        [5] Ce soir, cinq spectacles. Prenez place.
        [6] Ce soir, six spectacles. Prenez place.
       *[other] Ce soir, { $count } spectacles. Prenez place.
    }
page-seats = { $fewest }–{ $most } joueurs
page-length-short = court
page-length-medium = moyen
page-length-long = long
page-together = ensemble
page-waits = { $others ->
        [none] À vous : { $game }
       *[other] À vous : { $game } avec { $others }
    }
page-waits-go = Continuer
page-waits-more = { $count ->
        [one] Une autre table vous attend
       *[other] { $count } autres tables vous attendent
    }
page-join = Rejoindre une table
page-join-code = Code d’une table
page-join-go = Rejoindre
page-join-title = On vous invite à { $game }
page-join-there = Déjà là : { $names }
page-join-name = Comment vous appeler ?
page-join-sit = Prendre place
page-join-watch = Regarder seulement
page-promise = Sans compte. Chaque jeu selon son livret, chaque dé vérifiable.
page-play = { $seats ->
        [1] Jouer seul
       *[other] Jouer à { $seats }
    }
page-play-short = Jouer
page-play-choose = { $game } : joueurs et automates
page-learn-short = Leçon
page-learn-name = { $game } : leçon, apprendre en jouant
page-friends-short = Amis
page-friends-name = { $game } : jouer entre amis
page-level = Automates
page-players = Joueurs
page-play-now = Jouer tout de suite contre les automates
page-learn = Apprendre en jouant : une première partie, pas à pas
page-hint = Que ferait le maître ?
page-hint-wait = Le maître y réfléchit…
page-hint-said = Le maître : { $text }
page-lesson = Première partie
page-lesson-step = Étape { $n } sur { $of }
page-lesson-over = Vous savez jouer
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
page-back-to-table = Retour à la table
page-rules-overview = Le jeu en bref
page-rules-example = Par exemple :
page-rules-see = Voir
rules-synonyms = pièce pièces argent monnaie / point points score / carte cartes / tour manche / joueur adversaire rival place / dé dés / plateau table / gagner victoire vainqueur / égalité ex-aequo même / piocher pioche mélanger / payer coût prix / défausser défausse jeter
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
page-account-delete = Supprimer tout ce qui me concerne
page-papers = Ce qui est gardé de moi
page-papers-help = Une copie dans un fichier, ou la fin de tout cela.
page-export = Emporter une copie
page-delete-help = Vos places aux tables en cours se libèrent, aux tables terminées vous devenez « un ancien joueur », et ce que vous avez dit est supprimé. Les parties restent, car elles appartiennent aussi aux autres. Le nom de votre compte pourra être pris par quelqu’un d’autre. C’est définitif.
page-delete-sure = Oui, oubliez-moi
page-deleted = Vous êtes oublié
page-deleted-help = Plus rien ici ne mène à vous. La maison vous reste ouverte, comme à tout nouvel invité.
page-privacy = Vie privée
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
page-menu = La maison
page-tab-more = Plus
page-visit = La table d’un joueur
page-filter = Tapez pour filtrer
page-close = Fermer
page-dock = Garder le tiroir ouvert à côté du plateau
page-list-all = { $count } réponses
page-list-choose = Ouvrir la liste
page-elsewhere = Ailleurs
page-reveals = Ce qui apparaîtra alors, nul ne peut le dire.
page-region-lit = { $name } : on peut agir ici
page-you-short = Vous
page-keys-title = Touches
page-key-enter = fait ce qui est montré
page-key-list = toutes les réponses en liste
page-key-undo = annule
page-key-turn = tourne la pièce
page-key-flip = retourne la pièce
page-key-hint = que ferait le maître ?
page-key-past = remontre ce qui s’est passé
page-key-pause = met en pause les coups des autres
page-key-skip = à mon tour de jouer
page-key-why = pourquoi as-tu fait cela ? (sur la carte d’un joueur)
page-key-story = le récit
page-key-rules = les règles
page-key-talk = discussion
page-key-next = prochaine table qui vous attend
page-key-arrows = de pièce en pièce ; pendant les coups des autres, → avance d’un pas
page-key-zoom = plus près, plus loin, tout le plateau
page-key-escape = ferme, ou revient à la question
page-key-help = cette table des touches
page-question = Ce qu’on vous demande
page-options = Réponses possibles
page-refused = Pas maintenant :
page-sure = Vraiment ? { $what }
page-sure-help = Ce choix est définitif : choisissez-le encore une fois pour le confirmer, ou appuyez sur Échap.
page-undo = Annuler
page-take-back = Reprendre mon choix
page-ask-undo = Demander à tous d’annuler
page-undo-alone = Annuler mon dernier choix
page-follow = Ce que font les autres
page-follow-pause = Pause
page-follow-skip = Au présent
page-follow-pace = Comment montrer les coups des autres
page-follow-step = Pas à pas
page-follow-slow = Lentement
page-follow-normal = Normalement
page-follow-fast = Vite
page-follow-once = D’un coup
page-clock-mine = Vous avez jusqu’à { $time }. Ensuite, les autres peuvent laisser un automate choisir pour vous.
page-clock-other = { $name } a jusqu’à { $time }. Ensuite, les autres peuvent laisser un automate choisir.
page-clock-days = { $n } jours
page-clock-hours = { $n } h
page-past = Revoir
page-past-title = Ce qui s’est passé
page-past-at = { $n } sur { $of }
page-past-start = Voici où en était la table.
page-past-before = Un pas en arrière
page-past-after = Un pas en avant
page-past-now = Revenir au présent
page-past-none = Impossible de revoir ce qui s’est passé pour l’instant. Réessayez dans un moment.
page-undo-title = Revenir avant ce qui a été révélé
page-undo-wish = { $name } voudrait revenir avant ce qui a été révélé. Les mêmes cartes reviendront.
page-undo-waits = Vous avez demandé à revenir en arrière. Réponse attendue de : { $names }.
page-undo-withdraw = Y renoncer
page-undo-lent = Un automate joue pour vous, mais la place est à vous, et la réponse aussi.
page-undo-yes = D’accord
page-undo-no = Refuser
page-next = Prochaine table qui m’attend (touche N)
page-next-short = Table suivante
page-none-waiting = Aucune autre table ne vous attend.
page-bell = Me prévenir quand c’est à moi
page-board = Le plateau
page-zoom = Regarder de plus près ; avec Maj, les flèches déplacent l’image
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-all = L’image entière
page-ghost-turn = Tourner
page-ghost-flip = Retourner
page-ghost-lay = Poser ici
page-ghost-no = Pas ici
page-ghost-gains = { $where }. Rapporte : { $gains }
page-board-help = Le plateau : les flèches vont d’une pièce à l’autre, Entrée choisit
page-outline = La table en mots
page-rail = Joueurs, récit et règles
page-story = Le récit
page-keys = Les touches simples sont des raccourcis
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
page-chat-pin = Épingler cette ligne
page-chat-unpin = Désépingler cette ligne
page-chat-pinned = Ligne épinglée
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
page-is-my-turn = à vous
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
page-count = Le décompte, ligne à ligne
page-result = Résultat
page-review = Analyse
page-review-title = Analyse : { $game }
page-review-none = Personne n’est encore revenu sur cette partie
page-review-none-help = La maison la reprend décision par décision : ce qui tenait à la chance, ce qui tenait à l’adresse, et ce qu’on peut en apprendre. Cela prend quelques minutes, et qui voit cette partie peut ensuite le lire.
page-review-begin = Revenir sur la partie
page-review-asked = La maison revient sur cette partie
page-review-asked-help = Vous pouvez quitter cette page : l’analyse est conservée, et se trouvera ici une fois faite.
page-review-ahead = À faire avant celle-ci : { $ahead }
page-review-done = { $done } sur { $total }
page-review-failed = Impossible de revenir sur cette partie
page-review-failed-help = Quelque chose a mal tourné pendant le jugement ; rien n’est perdu, et l’on peut réessayer.
page-review-retry = Réessayer
page-review-lost = La maison ne répond pas : cette page continuera dès que possible.
page-review-players = Les décisions de qui
page-review-of = Les décisions de { $player }
page-review-turns = Tournants de la partie
page-review-skill = Chance et adresse
page-review-skill-help = Chaque barre dit ce que cela a valu, le trait fin à quel point c’est sûr.
page-review-luck = chance
page-review-errors = erreurs personnelles
page-review-account = D’où cela vient
page-review-decisions = Décisions coûteuses
page-review-no-errors = Aucune décision n’était sûrement une erreur.
page-review-overview = Vue d’ensemble
page-review-before = La décision précédente
page-review-after = La décision suivante
page-review-which = Ce qui est montré
page-review-was = Tel quel
page-review-made = Joué
page-review-better = Mieux
page-review-made-said = Joué : { $move }
page-review-better-said = Mieux, de { $lost } : { $move }
page-review-bead = { $where } : coût { $lost }
page-review-try = Essayer à partir d’ici
page-review-start = début
page-review-end = fin
page-puzzle = Trouvez le meilleur coup
page-puzzle-title = Problème : { $game }
page-puzzle-help = La table telle qu’un joueur la voyait. Un choix valait sûrement mieux que celui qui a été fait ; tous ceux qui le valent à peu près comptent.
page-puzzle-own = C’était votre propre décision.
page-puzzle-list = Toutes les réponses
page-puzzle-do = Choisir ce coup
page-puzzle-show = Montrer la solution
page-puzzle-judging = La maison regarde…
page-puzzle-more = D’autres problèmes
page-puzzle-review = Vers l’analyse
page-puzzle-lost = La maison ne répond pas : réessayez.
page-puzzles = Problèmes
page-puzzles-due = Pour aujourd’hui
page-puzzles-due-help = Des décisions à vous qui auraient pu être meilleures. Ce que vous résolvez revient de plus en plus tard, ce que vous ne résolvez pas revient demain.
page-begin = Par quel spectacle commencer ?
page-puzzles-begin = Vos propres erreurs deviennent des problèmes : une position de votre partie, et un meilleur coup à trouver.
page-puzzles-first = Jouez une partie jusqu’au bout.
page-puzzles-then = Sur la feuille de score, choisissez « { $review } » : la maison cherche les coups à améliorer.
page-puzzles-last = Le lendemain, chacun vous attend ici, jusqu’à ce que vous trouviez mieux.
page-puzzles-none = Rien à exercer aujourd’hui. Faites revenir la maison sur une de vos parties : ce que vous auriez pu mieux faire devient un problème le lendemain.
page-puzzles-later = Plus tard
page-puzzles-day = Problèmes du jour
page-puzzles-day-help = Tirés de parties de cette maison, sans noms.
page-puzzles-done = { $tries ->
    [0] nouveau
   *[other] résolu { $solved } fois sur { $tries }
}
page-puzzle-day = Problème du jour
page-puzzle-day-of = Problème du jour : { $game }
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
page-veil = Montrer déjà le résultat
page-fork = Continuer d’ici
page-fork-help = Une table privée s’ouvre là où en est cette partie, avec des automates aux autres places. Ce qui s’y passe ne change rien ici.
page-fork-go = Continuer
page-watch = Regarder une feuille de partie
page-watch-help = Une feuille de partie est le texte que donne « Télécharger la feuille de partie » à la fin d’une partie, ou qu’écrit la bibliothèque. Elle est rejouée une fois pour voir si elle dit vrai ; puis qui a son lien peut la regarder et continuer depuis n’importe quelle position.
page-watch-file = Fichier
page-watch-text = Ou son texte
page-watch-go = Regarder
page-chart = Les points au fil du temps
page-chart-help = Les points de chacun après chaque décision ; ceux de la position choisie figurent à côté des noms.
page-fair = Une donne honnête
page-fair-help = La maison fixe d’abord son empreinte ; ensuite seulement, le navigateur de chacun tire un nombre qui entre dans le mélange. Après la fin, tout est montré : votre navigateur contrôle que son nombre est entré dans le mélange et que la maison s’en est tenue à l’empreinte, et « chapiteau verify » contrôle le tout.
page-fair-number = Le nombre de votre navigateur
page-fair-yes = Donne honnête, vérifiée par votre navigateur
page-fair-no = Cette donne ne correspond pas à ce que votre navigateur a vu et tiré avant qu’elle commence : l’empreinte, la graine ou votre nombre a été changé. Gardez la feuille de partie et demandez à la personne qui tient cette maison.
page-fair-elsewhere = Votre nombre pour cette donne fut tiré dans un autre navigateur ; lui seul peut le contrôler.
page-commitment = Empreinte
page-seed = Graine
## Ce qui est gardé des personnes

privacy-short = Cette maison garde ce qu’il faut pour vos parties, ne le montre à personne d’autre, et vous laisse l’emporter ou le supprimer.
privacy-kept-title = Ce qui est gardé
privacy-kept = Le nom que vous avez choisi, les tables où vous êtes assis, vos coups avec leur heure, et ce que vous dites aux tables. Avec un compte, aussi son nom et, sous forme d’empreintes illisibles, votre mot de passe et votre code de secours. Une adresse électronique seulement si vous en laissez une pour être averti qu’une table vous attend, et pour rien d’autre. Si vous demandez des avis, les adresses où ils vont, votre fuseau horaire et vos heures calmes, que notent aussi les tables où vous jouez à la journée avec une horloge ; un avis porte le jeu, sa table et qui attend au service de push de votre navigateur, qui ne peut pas le lire, ou au webhook que vous avez nommé. D’un jeton pour vos programmes, son nom, ce qu’il permet, quand il a été créé et utilisé pour la dernière fois, et une empreinte. Si vous cherchez de la compagnie, vos tickets ouverts, les tables qui vous attendent et qui vous avez bloqué, ce que personne d’autre n’apprend. Là où les parties comptent, vos cotes et ce que chaque partie comptée y a changé, vues de vous seul si vous n’en permettez pas plus. Si vous participez à un tournoi, votre siège et votre résultat à chaque ronde, que sa page montre sous votre nom. Les boîtes que vous faites, avec leurs noms et leurs versions. Ce que vous signalez, tant que cela ou vous êtes là. Rien n’est compté à votre sujet, et rien d’autre ne vient d’autres sites ni ne part vers eux.
privacy-seen-title = Qui le voit
privacy-seen = Ceux qui sont à votre table voient votre nom, vos coups et ce que vous y dites. Les tables privées ne se montrent qu’à ceux qui ont l’invitation. Une boîte à vous se montre à qui vous voulez, et à chaque table qui y joue. Ce que votre place cache, les autres le voient après la fin de la partie, quand sa feuille s’ouvre à ceux qui peuvent voir la table. Une position d’une partie publique, ou jouée par vous seul contre des automates, peut devenir un problème pour tous, sans noms.
privacy-cookies-title = Cookies
privacy-cookies = Quatre, tous de cette maison : un qui vous reconnaît, un pour la langue et un pour le thème si vous les avez choisis, et un avec vos derniers réglages pour chaque jeu. Aucun cookie d’ailleurs.
privacy-logs-title = Journaux et sauvegardes
privacy-logs = Le serveur note qu’une sorte de page a été demandée et le temps que cela a pris, sans nom, sans ce qui fut dit, et sans votre adresse, sauf si qui tient la maison l’a voulu pour se défendre des abus. Les sauvegardes contiennent ce que la base contenait ce jour-là, jusqu’à ce qu’elles soient écrasées.
privacy-long-title = Combien de temps
privacy-long = Jusqu’à ce que vous le supprimiez. Un invité qui efface ses cookies ne peut plus être retrouvé, même par cette maison ; ses places restent alors telles quelles.
privacy-yours-title = Ce que vous pouvez faire
privacy-yours = Sur la page de votre compte, vous pouvez changer de nom, emporter une copie de tout, et supprimer tout ce qui vous concerne. Les parties que vous avez jouées restent jouables pour les autres, sans votre nom, et de même les boîtes que vous avez offertes à tous.

## Le serveur : tables, places, refus

table-level-random = Casse-cou
    .style = joue la première idée venue
table-level-novice = Débutant
    .style = prend ce qui lui plaît, oublie beaucoup
table-level-amateur = Amateur
    .style = réfléchit jusqu’au prochain tour
table-level-expert = Expert
    .style = pèse quelques bonnes idées à l’avance
table-level-master = Maître
    .style = joue d’abord des centaines d’avenirs
table-level-rival = Rival
    .style = un peu plus fort que vous, d’après vos résultats
table-level-choice = { $level } – { $style }
table-rival-as = Rival, niveau { $level }
table-level-lesson = Partenaire de première partie
table-pace-minute = Une minute par décision
    .short = Une minute
table-pace-minutes = Cinq minutes par décision
    .short = Cinq minutes
table-pace-hour = Une heure par décision
    .short = Une heure
table-pace-day = Un jour par décision
    .short = Un jour
table-pace-days = Trois jours par décision
    .short = Trois jours
table-pace-week = Une semaine par décision
    .short = Une semaine
table-note-back-alone = { $player } revient avant sa dernière décision ; les mêmes cartes reviendront.
table-note-back = D’un commun accord, la partie revient avant la dernière décision de { $player } ; les mêmes cartes reviendront.
table-note-sits = { $name } prend place.
table-note-leaves = { $name } quitte la table.
table-note-bot = Un automate joue désormais pour { $name }.
table-note-new-bot = Un automate prend place : { $player }.
table-note-returns = { $name } reprend sa place.
table-former = un ancien joueur
error-rules-gone = Cette table a été ouverte sous les règles { $rules } de { $game } ; ici, { $game } se joue selon les règles { $oldest } à { $newest }. Elle est gardée telle quelle et s’ouvrira là où ses règles se jouent.
error-box-gone = Cette table se joue avec la boîte { $box } de { $game }, qui n’est pas gardée ici ou ne se lit plus.

error-no-such-page = Cette page n’existe pas.
error-no-such-table = Cette table n’existe pas, ou il faut y être invité.
error-no-such-code = Aucune table n’a ce code. Demandez le lien à qui vous a invité.
error-bad-request = Cette demande n’a pas de sens ici.
error-our-fault = Quelque chose s’est mal passé chez nous. Rien n’en a été gardé ; veuillez réessayer.
error-other-host = Ce serveur ne porte pas ce nom.
error-other-origin = Seule une page de ce serveur peut faire cela.
error-page-too-old = Cette page a vieilli : revenez en arrière, rechargez-la et recommencez.
error-no-preview = Impossible de montrer maintenant ce que cela ferait.
error-lesson-goes-on = Les règles le permettent, mais la leçon veut vous montrer autre chose ici. { $why }
error-missing-extra = Il faut pour cela { $package }, qui n’est pas installé ici : pip install "chapiteau[{ $extra }]"
error-nothing-to-correct = --lambda corrige des poids connus : indiquez leur fichier avec --after.
error-review-unfinished = Cette partie n’est pas finie : on ne revient que sur une partie terminée.
error-nothing-to-learn = { $game } ne nomme aucun signe dont on puisse apprendre.
error-no-cluster = Aucune grappe Ray ne répond à { $address } : { $detail }
error-worker-lost = Le système a mis fin à un processus qui jouait ; avec moins de --workers, chacun a plus de mémoire.
error-work-failed = Un processus n’a pas pu faire « { $work } » : { $detail }
error-no-hints = Un conseil n’est donné que là où personne d’autre n’a de place.
error-hint-too-late = La table a continué : demandez encore.
error-too-fast = C’était trop à la fois : attendez un instant.
error-bots-busy = Beaucoup d’automates réfléchissent déjà pour vous : attendez que certains aient joué.
error-too-many-tries = Trop d’essais : attendez quelques minutes.
error-bad-field = Le champ « { $field } » contient ce qu’il ne peut contenir.
error-too-many-fields = Ce formulaire a trop de champs.
error-body-too-big = On peut envoyer { $most } octets au plus.
error-frame-too-big = Un message a { $most } octets au plus.
error-bad-message = Ce message n’est pas compris.
error-bad-name = Un nom a de 1 à { $longest } lettres.
error-bad-password = Un mot de passe a de { $shortest } à { $longest } caractères.
error-other-number = Ce n’est pas le nombre qui est entré dans la graine depuis votre place.
error-bad-nonce = Ce qui s’ajoute à la graine a jusqu’à 64 lettres et chiffres.
error-bad-pace = Ce rythme n’existe pas.
error-login-taken = Le nom « { $login } » est déjà pris.
error-already-registered = Vous avez déjà un compte.
error-wrong-login = Le nom ou le mot de passe est faux.
error-wrong-code = Le nom ou le code de secours est faux.
error-not-sure = Cochez d’abord la case : c’est définitif.
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
error-review-not-over = On revient sur une partie une fois qu’elle est finie pour toute la table.
error-work-unanswered = Aucun processus de la maison n’a pu faire cela : { $work }.
error-reviews-waiting = La maison revient déjà sur { $most } parties pour vous : attendez que l’une soit faite.
error-too-many-reviews = La maison est déjà revenue sur beaucoup de parties pour vous : attendez un moment.
error-no-such-puzzle = Ce problème n’existe pas, ou c’est celui de quelqu’un d’autre.
error-puzzle-unjudged = La maison n’a pas pu juger cette réponse : réessayez.
error-host-only = Seul l’hôte de la table peut faire cela.
error-table-full = Trop de pages regardent déjà cette table.
error-chat-closed = L’hôte a fermé la discussion.
error-no-such-line = Cette ligne des bavardages n’existe plus.
error-nothing-said = Il n’y a rien dans ce message.
error-already-asked = On demande déjà aux autres de revenir en arrière.
error-nothing-asked = Personne ne demande à revenir en arrière.
error-not-written = Cela n’a pas pu être enregistré et n’a donc pas eu lieu ; veuillez réessayer.
error-second-server = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou choisissez un autre endroit avec --data.
error-no-file = Il n’y a pas de base { $file }. Choisissez un autre endroit avec --data.
error-log-broken = Le journal de cette table ne se lit pas : { $detail }
error-log-damaged = Le journal de cette table est abîmé à la ligne { $entry }. Il est gardé tel quel, et la table reste fermée jusqu’à ce que le responsable de la maison l’ait restaurée.
error-backup-damaged = Ce fichier n’est pas une sauvegarde entière ({ $detail }) ; rien n’a changé.
error-backup-newer = Cette sauvegarde vient d’une version plus récente ({ $version }) ; rien n’a changé.
error-backup-in-use = Un serveur utilise cette base ; arrêtez-le d’abord. Rien n’a changé.
error-backup-not-empty = Cette base contient déjà { $tables ->
    [one] une table ; --force la remplace
   *[other] { $tables } tables ; --force les remplace
 }. Rien n’a changé.
error-store-away = La maison n’atteint pas ses registres en ce moment ; rien n’a changé. Veuillez réessayer dans un instant.
error-store-damaged = La maison ne peut pas lire ses registres à cet endroit ; son responsable est prévenu. Rien n’a changé.
error-bad-database = L’adresse de la base de données n’est pas comprise. Elle ressemble à postgresql://nom:motdepasse@hôte/base, les caractères spéciaux s’écrivant %40 et ainsi de suite.
error-bad-bus = Un bus sert à plusieurs serveurs sur une même base PostgreSQL ; il ressemble à redis://hôte:6379
error-no-database = La base de données ne peut pas servir : { $why ->
    [full] le disque est plein.
    [locked] autre chose est en train d’y écrire.
    [read-only] elle est en lecture seule.
    [closed] son fichier ne s’ouvre pas.
    [forbidden] ce compte n’y a pas accès.
    [disk] le disque ne répond pas comme il devrait.
    [login] son serveur refuse ce nom avec ce mot de passe.
    [no-such] son serveur n’a pas de base de ce nom.
    [busy] son serveur n’accepte plus personne en ce moment.
    [no-host] aucune machine ne porte le nom de son adresse.
    [unreachable] aucun serveur ne répond à son adresse.
   *[other] { $detail }
 }
error-key-damaged = La clé { $path } est abîmée. Remettez celle que vous gardez ailleurs, ou supprimez-la : chacun se reconnectera, et les invités perdront leurs places.
error-database-damaged = La base de données { $file } est abîmée : { $why ->
    [not-a-database] ce qu’elle contient n’a jamais été une base de données.
   *[corrupt] des parties ne s’en lisent pas.
 } Déplacez-la, avec les fichiers voisins dont le nom commence de même, et restaurez une sauvegarde : chapiteau restore FICHIER.
error-other-key = Les autres serveurs de cette base utilisent une autre clé. Copiez le fichier chapiteau.key de leur dossier de données, ou utilisez le même dossier.

cli-help-serve = ouvrir la maison : jouer dans le navigateur
cli-help-host = l’adresse d’écoute
cli-help-port = le port d’écoute ; sans lui, le premier libre à partir de 8000
cli-help-url = comment on atteint le serveur, si ce n’est par l’adresse et le port
cli-help-data = où sont gardés les tables, les comptes et la clé
cli-help-db = une base PostgreSQL au lieu d’un fichier : postgresql://nom@hôte/base ; avec un mot de passe, plutôt dans CHAPITEAU_DB
cli-help-bus = avec --db : un Redis qui porte les nouvelles d’un serveur à l’autre, au lieu de la base elle-même
cli-help-serve-ray = faire réfléchir les automates sur une grappe Ray en marche plutôt qu’ici : « auto », ou son adresse
cli-help-lan = laisser entrer tout le réseau local, et afficher le lien
cli-help-rehearsals = afficher aussi les exemples et les jeux en répétition
cli-help-compile = depuis une copie de travail : compiler les règles pendant le service, pour les automates
cli-help-proxy = adresses des mandataires de confiance, séparées par des virgules
cli-help-open = ouvrir le navigateur
cli-help-log = la forme du journal du serveur : text ou json
cli-bad-log = Le journal s’écrit en text ou en json, pas en { $value }.
cli-serving = Chapiteau est ouvert : { $address } (Ctrl+C pour arrêter)
cli-serving-lan = Dans le même réseau : { $address }
cli-port-taken = Le port { $port } de { $host } ne peut pas servir : { $detail }
cli-bad-proxy = « { $value } » n’est pas une adresse comme 127.0.0.1 ou 10.0.0.0/8
cli-bad-url = { $value } n’est pas une adresse comme https://jeux.example.org
cli-seed-fair = La graine est celle qui fut engagée avant la partie : { $commitment }
cli-seed-unfair = { $file } : la graine ne correspond pas à l’engagement { $commitment }.
cli-order-shown = Leurs nombres sont entrés dans la graine après l’engagement : places { $seats }
cli-order-unknown = Rien ne montre quand leurs nombres furent tirés, avant l’engagement ou après : places { $seats }
cli-order-forged = { $file } : les nombres montrés pour les places { $seats } ne sont pas ceux qui sont entrés dans la graine après l’engagement.

## Les images

cli-help-draw = dessiner une position d’une partie au hasard
cli-help-moves = combien de décisions sont prises avant l’image
cli-help-layout = wide (large) ou tall (téléphone)
cli-help-theme = light (matinée) ou dark (soirée)
cli-help-out = le fichier à écrire, en .svg ou en .png
cli-bad-picture = Une image s’écrit dans un fichier .svg ou .png, pas dans { $file }.
cli-drawn = { $file } : { $decisions } décisions, { $bytes } octets.
## Prendre soin d’une maison

cli-help-backup = tout écrire dans un fichier, même quand la maison est ouverte
cli-help-restore = remettre les lignes d’une sauvegarde dans une base vide ou inutilisée
cli-help-archive = vérifier les parties gardées
cli-help-doctor = regarder si tout ce qu’il faut à une maison est là
cli-help-backup-file = le fichier de la sauvegarde
cli-help-force = écraser ce qui s’y trouve
cli-help-archive-what = check : rejouer chaque partie gardée et comparer
cli-file-there = { $file } existe déjà ; --force l’écrase.
cli-backed-up = { $file } : { $tables } tables, { $entries } lignes de journal, { $people } personnes, { $bytes } octets.
cli-backup-key = Ce fichier contient des secrets : gardez-le là où personne d’autre ne peut le lire. La clé { $key } n’y est pas ; sans elle, chacun se reconnecte et les invités perdent leurs places.
cli-restored = { $file } : { $tables } tables, { $entries } lignes de journal et { $people } personnes sont de retour.
cli-archive-games = { $games ->
    [one] { $games } partie rejouée :
   *[other] { $games } parties rejouées :
 }
cli-archive-same = identiques : { $games }
cli-archive-old = identiques, sous le numéro de règles ou la boîte de leur époque : { $games }
cli-archive-running = encore en cours : { $games }
cli-archive-no-end = terminées avant qu’on garde les fins, donc rien à comparer : { $games }
cli-archive-other = autrement qu’avant : { $games }
cli-archive-refused = refusées : { $games }
cli-archive-otherwise = elle ne se termine plus comme avant.
cli-archive-line = Table { $table } ({ $game }, règles { $rules }) : { $why }

doctor-well = [ bien ]
doctor-note = [ à noter ]
doctor-ill = [ FAUX ]
doctor-sum = { $ill ->
    [0] Rien ne cloche
    [one] Une chose ne va pas
   *[other] { $ill } choses ne vont pas
 } ; à noter : { $notes }.
doctor-python = Python { $version } ; il faut 3.11 ou plus récent.
doctor-compiled = Les règles sont compilées.
doctor-compiler = Les règles sont interprétées ; { $path } peut les compiler (serve --compile, make play).
doctor-built = Les règles sont interprétées ; les automates d’une maison servie avec --compile (make play) jouent en version compilée : { $path }.
doctor-no-wheel = Les règles sont interprétées : aucun paquet compilé n’est installé. Les automates réfléchissent plus lentement, le reste ne change pas.
doctor-no-compiler = Les règles sont interprétées et il n’y a pas de compilateur C : les automates réfléchissent plus lentement, le reste ne change pas.
doctor-games = Jeux, avec leurs numéros de règles : { $games }.
doctor-no-games = Aucun jeu n’est installé : réinstallez le paquet.
doctor-games-broken = Un jeu ne se charge pas : { $detail }
doctor-chromium = Chromium pour les tests du navigateur : { $path }.
doctor-no-chromium = Pas de Chromium pour les tests du navigateur ; les joueurs apportent le leur.
doctor-extra = Aussi installé : { $name }.
doctor-extra-missing = Pas installé : { $name } ({ $missing }). Ne sert qu’à cela.
doctor-folder = Dossier des données : { $path }, pour vous seul.
doctor-folder-new = Dossier des données : { $path } sera créé au premier lancement.
doctor-folder-open = Dossier des données : d’autres peuvent regarder dans { $path }. chmod 700 le ferme.
doctor-folder-closed = Dossier des données : on ne peut pas écrire dans { $path }.
doctor-key = Le fichier de la clé est entier, et personne d’autre ne peut le lire.
doctor-key-new = Le fichier de la clé sera créé au premier lancement.
doctor-key-open = D’autres peuvent lire la clé { $path }, et donc se faire passer pour n’importe qui. chmod 600 la ferme.
doctor-key-damaged = { error-key-damaged }
doctor-disk = { $megabytes } Mo sont libres sur le disque.
doctor-disk-little = Il ne reste que { $megabytes } Mo sur le disque.
doctor-database-new = La base de données sera créée au premier lancement.
doctor-database-closed = { $detail }
doctor-database-broken = La base de données est abîmée. Restaurez une sauvegarde.
doctor-schema = La base de données a la forme de cette version ({ $shape }).
doctor-schema-old = La base de données a une forme plus ancienne ({ $shape }) ; le prochain lancement la portera à { $newest }. Faites d’abord une sauvegarde.
doctor-schema-newer = La base de données vient d’une version plus récente : sa forme est { $shape }, cette version connaît jusqu’à { $newest }.
doctor-open-now = Un serveur utilise la base de données en ce moment.
doctor-closed-now = Aucun serveur n’utilise la base de données en ce moment.
doctor-port = Le port { $port } est libre.
doctor-port-ours = Au port { $port }, une de nos maisons répond ({ $build ->
    [compiled] automates compilés
    [interpreted] automates interprétés
   *[other] d’une autre version
 }).
doctor-port-taken = Le port { $port } est pris par autre chose : { $detail }. Choisissez-en un autre avec --port.

## Le rapport d’une série de parties

report-title = { $game } : une étude
report-about = { $games ->
    [one] Une partie
   *[other] { $games } parties
 } à { $seats ->
    [one] une place
   *[other] { $seats } places
 }, toutes jouées par l’automate « { $bot } » ; graine { $seed }. La même commande donne les mêmes parties.
report-original = Tel que publié
report-games = Parties
report-points = Points, moyenne
report-points-middle = Points : un dixième, la moitié, neuf dixièmes
report-winner = Points des vainqueurs, moyenne
report-length = Décisions par partie, moyenne
report-width = Coups possibles par décision, moyenne
report-mark = Au moins { $points } points
report-width-most = Coups possibles par décision, au plus
report-scores = Points de toutes les places (% des places)
report-winning = Points des vainqueurs (% des vainqueurs)
report-lengths = Longueur des parties (% des parties)
report-widths = Coups possibles au fil de la partie, moyenne
report-points-unit = points
report-decisions-unit = décisions
report-seats = Par place
report-seat = Place { $seat }
report-openings = Par ouverture : les deux premières décisions d’une place
report-count = Places
report-rate = Victoires
report-interval = Intervalle à 95 %
report-mean = Points
report-difference = Quand les deux intervalles se recouvrent, l’écart peut être dû au hasard.
report-how = Une ligne demande au moins { $fewest } places. Une victoire partagée compte pour sa part ; le trait vertical marque ce qu’une place obtient par hasard. Un taux dit ce qui allait avec la victoire, non ce qui l’a causée.

## Ce qu’une autre boîte change

compare-title = Ce qui diffère
compare-overall = La partie dans son ensemble
compare-changed = Ce qui a été changé
compare-often = Places qui l’ont fait
compare-difference = Écart
compare-between = { $value } (de { $low } à { $high })
compare-same = { $deals ->
    [one] La seule donne s’est jouée
   *[other] Les { $deals } donnes se sont jouées
 } exactement de la même façon avec les deux boîtes : ce qui a été changé n’est jamais entré en jeu.
compare-sure = Sûr après { $deals ->
    [one] une donne jouée
   *[other] { $deals } donnes jouées
 } avec chaque boîte :
compare-none = { $deals ->
    [one] Une donne jouée
   *[other] { $deals } donnes jouées
 } avec chaque boîte ne montrent aucun écart qui ne puisse être dû au hasard. Un écart de plus de { $reach } points par joueur se serait vu.
compare-rest = { $count ->
    [one] Un autre écart sûr est marqué plus bas.
   *[other] { $count } autres écarts sûrs sont marqués plus bas.
 }
compare-how = Les deux boîtes ont reçu les mêmes donnes, et les mêmes automates ont joué. Le trait d’un point est son intervalle à 95 %. Un point plein, et les caractères gras, marquent ce qui est sûr bien que tant de chiffres aient été regardés ; un point creux peut être dû au hasard.
compare-points = Un joueur marque { $by } points { $way ->
    [more] de plus
   *[less] de moins
 } (de { $low } à { $high }).
compare-winner = Les vainqueurs ont { $by } points { $way ->
    [more] de plus
   *[less] de moins
 } (de { $low } à { $high }).
compare-length = Une partie compte { $by } décisions { $way ->
    [more] de plus
   *[less] de moins
 } (de { $low } à { $high }).
compare-width = Une décision offre { $by } coups { $way ->
    [more] de plus
   *[less] de moins
 } (de { $low } à { $high }).
compare-mark = { $number } points sont atteints { $way ->
    [more] plus souvent
   *[less] moins souvent
 }, de { $by } des places (de { $low } à { $high }).
compare-seat = La place { $number } gagne { $way ->
    [more] plus souvent
   *[less] moins souvent
 }, de { $by } des parties (de { $low } à { $high }).
compare-often-said = « { $thing } » ({ $what }) arrive { $way ->
    [more] plus souvent
   *[less] moins souvent
 }, de { $by } des places (de { $low } à { $high }).
compare-wins-said = Les places avec « { $thing } » ({ $what }) gagnent { $way ->
    [more] plus souvent
   *[less] moins souvent
 }, de { $by } (de { $low } à { $high }).
error-game-endless = Une partie avec cette boîte ne finit pas : elle a été abandonnée après { $most } décisions.

## Lettres et absences

page-letters = Lettres
page-letters-help = Quand une table où l’on a des jours pour décider vous attend et que vous ne regardez pas, une lettre peut vous le dire : une au plus toutes les six heures, aucune pendant que vous jouez. Quand un de vos tickets est devenu une table, vous l’apprenez aussitôt. Videz l’adresse pour n’en plus recevoir.
page-address = Adresse électronique
page-address-confirmed = Confirmée : les lettres vont à cette adresse.
page-address-waits = Pas encore confirmée : suivez le lien de la lettre qui y a été envoyée.
page-address-save = Garder l’adresse
page-away-help = Tant que vous êtes en vacances, personne ne peut donner votre place à un automate aux tables où l’on a des jours pour décider, et votre horloge y est arrêtée. Vous pouvez jouer quand même.
page-away-until = En vacances jusqu’au (ce jour compris)
page-away-save = Garder la date
page-letter-confirm = Confirmer cette adresse
page-letter-end = Arrêter les lettres
page-letter-done-confirm = C’est confirmé : des lettres vous diront désormais quand une table attend.
page-letter-done-end = Aucune lettre ne sera plus envoyée.
page-is-holiday = en vacances
letter-sent = Une lettre avec un lien part pour { $address } : suivez le lien pour confirmer.
letter-ended = Aucune lettre ne sera plus envoyée.
letter-confirm-subject = Chapiteau : confirmez votre adresse
letter-confirm =
    Quelqu’un, sans doute vous, souhaite être averti à cette adresse quand une table de Chapiteau l’attend.

    Pour confirmer, ouvrez ce lien dans les trois jours :
    { $link }

    Si ce n’était pas vous, ne faites rien : sans confirmation, plus rien ne sera envoyé.
letter-turn-subject = { $count ->
    [one] Chapiteau : une table vous attend
   *[other] Chapiteau : { $count } tables vous attendent
 }
letter-turn-text =
    C’est à vous de jouer à { $count ->
        [one] cette table
       *[other] ces tables
     } :

    { $tables }

    Pour arrêter ces lettres : { $end }
    Chapiteau, { $house }
letter-ticket-subject = { $count ->
    [one] Chapiteau : une table est prête pour vous
   *[other] Chapiteau : { $count } tables sont prêtes pour vous
 }
letter-ticket-text =
    { $count ->
        [one] On a trouvé du monde : votre ticket est devenu cette table
       *[other] On a trouvé du monde : vos tickets sont devenus ces tables
     } :

    { $tables }

    Pour arrêter ces lettres : { $end }
    Chapiteau, { $house }
cli-help-smtp = serveur de courrier pour les lettres : smtp://nom:mot-de-passe@hôte:587 ou smtps://… ; demande --mail-from
cli-help-mail-from = l’adresse d’où partent les lettres
cli-bad-smtp = { $value } n’est pas un serveur de courrier comme smtp://hôte:587, ou il manque l’adresse de l’expéditeur (--mail-from).
error-account-only = Il faut un compte pour cela : inscrivez-vous d’abord.
error-bad-address = Ce n’est pas une adresse à laquelle on puisse envoyer une lettre.
error-no-post = Cette maison n’envoie pas de lettres.
error-post-failed = La lettre n’a pas pu partir ; réessayez plus tard.
error-old-link = Ce lien n’est plus valable.
error-bad-holiday = Choisissez des jours à partir d’aujourd’hui, dans les { $days } jours au plus, le premier avant le dernier.

## Programmes

page-programs = Programmes et automates
page-programs-help = Un programme à vous peut s’asseoir aux tables comme vous : un automate, ou une table de votre fabrication. Il prouve par un jeton qu’il agit pour vous.
page-tokens = Jetons
page-tokens-help = Qui a un jeton peut faire ici ce qu’il permet, sans votre mot de passe. Vous pouvez en avoir { $most }. Révoquez celui qui ne sert plus, ou que quelqu’un d’autre a pu voir.
page-token-name = À quoi sert le jeton
page-token-scopes = Ce qu’il permet
page-token-make = Créer un jeton
page-token-made = Votre nouveau jeton
page-token-once = Copiez-le maintenant : il n’est montré que cette fois, et la maison n’en garde que l’empreinte.
page-token-address = L’adresse de cette maison :
page-token-created = Créé le { $day }.
page-token-used = Utilisé pour la dernière fois le { $day }.
page-token-unused = Jamais utilisé.
page-token-end = Révoquer ce jeton
page-scope-read = voir
page-scope-play = jouer
page-scope-talk = parler
page-scope-read-help = voir vos tables et, de chacune, ce que voit votre place
page-scope-play-help = ouvrir des tables, s’asseoir, jouer et partir
page-scope-talk-help = parler aux tables
page-bot-account = Le compte d’un automate
page-bot-account-help = Un programme qui décide seul joue sous un compte à lui, pour que chacun sache avec qui il joue : partout, son nom se termine alors par « (bot) ». Cela se fait avant la première partie du compte et ne peut être défait.
page-bot-account-is = Ce compte est celui d’un automate : tout le monde le voit sous le nom { $name }.
page-bot-account-sure = Oui, seul un programme joue sous ce compte
page-bot-account-mark = Marquer ce compte comme celui d’un automate
page-description = Description pour les programmes (OpenAPI)
error-no-token = Il faut un jeton de cette maison, dans l’en-tête « Authorization: Bearer … ». On en crée à la page « Programmes et automates ».
error-missing-scope = Ce jeton n’a pas été créé pour cela : il lui manque « { $scope } ».
error-no-such-token = Vous n’avez pas de jeton de ce genre.
error-token-unnamed = Donnez un nom au jeton, pour savoir plus tard à quoi il servait.
error-token-for-nothing = Choisissez au moins une chose que le jeton permette.
error-too-many-tokens = Vous avez { $most } jetons, le maximum ; révoquez-en d’abord un.
error-too-many-streams = Un jeton peut tenir { $most } flux ouverts, pas plus ; fermez-en d’abord un.
error-has-played = Ce compte s’est déjà assis à une table : il reste celui d’une personne. Créez un autre compte pour votre automate.
error-name-of-bot = Seuls les noms d’automates se terminent par { $mark }.

## Avis

page-notices = Avis et vacances
page-notices-help = Quand une table vous attend et que vous ne l’avez pas sous les yeux, la maison peut vous avertir. Un avis dit de quel jeu il s’agit, que c’est à vous et qui attend ; jamais rien des cartes.
page-push = Sur cet appareil
page-push-insecure = Cette page n’a pas été ouverte en https, et les navigateurs n’acceptent d’avis qu’en https.
page-push-not-installed = Sur un iPhone ou un iPad, les avis n’arrivent qu’à une page installée : ouvrez le menu de partage, choisissez « Sur l’écran d’accueil », et revenez ici par la nouvelle icône.
page-push-unsupported = Ce navigateur n’accepte pas d’avis, ou ses scripts sont désactivés. Les lettres et les webhooks marchent partout.
page-push-denied = Les avis de cette maison sont bloqués dans ce navigateur. Autorisez-les dans les réglages du site, à côté de l’adresse de la page, puis rechargez la page.
page-push-is-on = Cet appareil est averti quand une table vous attend.
page-push-is-off = Cet appareil n’est pas encore averti.
page-push-switch-on = M’avertir sur cet appareil
page-push-switch-off = Arrêter sur cet appareil
page-push-failed = Cela n’a pas marché : { $why }
page-this-device = cet appareil
page-paused = { $why ->
    [ended] En pause : l’autre côté dit que cette adresse n’existe plus. Retirez-la, ou envoyez un essai quand elle est de retour.
    [other-key] En pause : la maison a une autre clé depuis. Arrêtez cet appareil et remettez-le en marche.
   *[failing] En pause, car rien n’est arrivé de nombreuses fois de suite. Un essai qui arrive remet tout en marche.
 }
page-hook = Webhooks
page-hook-help = Chaque avis est envoyé à cette adresse en JSON, pour un salon Discord, Matrix ou Slack, ou pour un programme à vous.
page-hook-url = Adresse (https)
page-hook-name = Nom, pour vous
page-hook-add = Ajouter ce webhook
page-hook-secret = Clé pour vérifier la signature
page-hook-secret-help = Qui reçoit les avis peut vérifier avec cette clé qu’ils viennent de cette maison. Les messageries n’en ont pas besoin. Ne la montrez à personne d’autre.
page-channel-test = Envoyer un essai
page-channel-end = Retirer
page-outgoing-off = Cette maison n’envoie rien à des appareils ni à d’autres sites.
page-when = Quand
page-rhythm = À quel rythme
page-rhythm-once = Tout de suite
page-rhythm-hour = Ensemble, à chaque heure pleine
page-rhythm-day = Ensemble, une fois par jour
page-rhythm-never = Jamais
page-rhythm-usual = Comme pour toutes les tables
page-digest = Une fois par jour à
page-quiet = Heures calmes
page-quiet-help = Ce qui arrive pendant ce temps est dit à leur fin, si la table attend encore. Laissez les deux vides pour n’en pas avoir.
page-quiet-from = De
page-quiet-until = À
page-zone = Fuseau horaire
page-when-save = Garder ces heures
page-notice-tables = Vos tables
page-kind-push = Appareils
page-kind-hook = Webhooks
page-kind-mail = Lettres
page-table-save = Garder
page-away = Vacances
notice-turn = { $title } : c’est à vous de jouer.
notice-waits = On vous attend : { $names }.
notice-alone = La table vous attend.
notice-turns = { $count ->
    [one] Une table vous attend :
   *[other] { $count } tables vous attendent :
 }
notice-test = Cela marche :
notice-test-body = voici comment Chapiteau vous dit qu’une table attend.
notice-result = { $result ->
    [none] Rien n’y a encore été envoyé.
    [sent] Le dernier avis est arrivé.
    [timeout] { $host } n’a pas répondu à temps.
    [tls] { $host } n’a pas de certificat valable.
    [connect] { $host } est injoignable.
    [name] { $host } n’existe pas.
    [protocol] { $host } n’a pas répondu comme un serveur web.
    [host-not-public] { $host } n’est pas une adresse publique.
    [host-not-allowed] { error-host-not-allowed }
    [outgoing-off] { error-outgoing-off }
    [other-key] La maison a une autre clé depuis.
   *[other] Quelque chose n’a pas marché sur le chemin de { $host }.
 }
notice-result-status = { $host } l’a refusé avec le code { $status }.
cli-help-outgoing = où les avis peuvent aller : public (d’ordinaire), off, ou des hôtes comme discord.com,*.example.org
cli-bad-outgoing = « { $value } » n’est pas un hôte comme discord.com, *.example.org ou hooks.example.org:8443 ; public et off sont les autres choix
error-outgoing-off = Cette maison n’envoie rien à d’autres sites.
error-bad-url = Une adresse commence par https:// et ne contient ni espace ni nom d’utilisateur.
error-url-without-name = Une adresse demande le nom d’un hôte, comme discord.com, et non son numéro.
error-host-not-allowed = Cette maison n’envoie rien à cet hôte ou à ce port.
error-host-not-public = Cet hôte n’est pas une adresse publique.
error-bad-subscription = Le navigateur a envoyé un abonnement pour lequel rien ne peut être chiffré.
error-bad-choice = Ce n’est pas une heure, un rythme ou un fuseau que la maison connaît.
error-too-many-channels = Il y a de la place pour { $most } ; retirez-en d’abord un.
error-no-such-channel = Vous n’avez pas d’appareil ni de webhook de ce nom.
doctor-notices = { $channels ->
    [0] Personne n’est encore averti par push ou webhook.
    [one] Un appareil ou webhook est averti quand une table attend, { $paused } en pause.
   *[other] { $channels } appareils et webhooks sont avertis quand une table attend, { $paused } en pause.
 }
doctor-notices-other-key = { $count ->
    [one] Un appareil s’est abonné avec une autre clé que celle de chapiteau.key : son propriétaire doit le remettre en marche, ou l’ancienne clé revenir à sa place.
   *[other] { $count } appareils se sont abonnés avec une autre clé que celle de chapiteau.key : leurs propriétaires doivent les remettre en marche, ou l’ancienne clé revenir à sa place.
 }
doctor-notices-late = { $count ->
    [one] Un avis est en retard de plus de cinq minutes : la maison est fermée, ou ne peut pas envoyer.
   *[other] { $count } avis sont en retard de plus de cinq minutes : la maison est fermée, ou ne peut pas envoyer.
 }
doctor-outgoing-off = Les avis par push et webhook sont désactivés (CHAPITEAU_OUTGOING).
doctor-push-no-https = Les navigateurs n’acceptent d’avis qu’en https : CHAPITEAU_URL ne dit pas une telle adresse.
doctor-push = Les appareils peuvent être avertis par push : on atteint la maison en https.

# La feuille de score

pad-points = Points
sheet-wins = { $name } l’emporte
sheet-shared = { $names } se partagent la victoire
sheet-together = Ensemble
sheet-margin = { $points ->
    [one] { $first } à { $second } : un seul point d’écart
   *[other] { $first } à { $second } : { $points } points d’écart
}
sheet-margin-tie = { $first } à { $second } : l’égalité est départagée
sheet-margin-shared = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-next = { $points ->
    [one] Encore un point pour « { $goal } »
   *[other] Encore { $points } points pour « { $goal } »
}
sheet-next-none = Il n’y a pas de palier plus haut
sheet-result = { $headline } · { $margin }
sheet-nobody = Personne ne l’emporte
sheet-pad = La feuille de score
sheet-course = Le fil de la soirée
sheet-total = Total
sheet-lines = { $row } : ligne à ligne
sheet-close = Fermer
sheet-best = le meilleur de cette ligne
sheet-none = rien
sheet-marks = Les paliers
sheet-reached = atteint
sheet-missed = pas atteint
sheet-rank = Place { $rank }
sheet-piece = { $name }, avec { $piece }
sheet-place-1 = Vous avez gagné.
sheet-place-2 = Vous finissez à la deuxième place.
sheet-place-3 = Vous finissez à la troisième place.
sheet-place-4 = Vous finissez à la quatrième place.
sheet-place-5 = Vous finissez à la cinquième place.
sheet-place-6 = Vous finissez à la sixième place.
sheet-again-help = Rejouer : la même table et les mêmes places, une nouvelle donne. Les autres sont invités.
sheet-asks = { $name } veut rejouer : votre place est gardée.
sheet-join = Rejoindre
sheet-record = Feuille de partie
sheet-see = Voir la table

## Ceux qui tiennent une maison

house-title = Tenir cette maison
house-enter-help = Qui tient cette maison tape ici, une fois, le code que la commande « chapiteau admin » affiche sur sa machine. Il est valable un quart d’heure.
house-code = Code
house-enter = Tenir cette maison
house-state = Comment elle va
house-well = La maison
house-is-well = va bien
house-is-ill = ne va pas bien : voyez le journal du serveur
house-version = Version
house-up = Ouverte depuis
house-build = { $version }, { $build ->
    [compiled] compilée
   *[other] interprétée
 }
house-hours = { $hours ->
    [0] moins d’une heure
    [1] une heure
   *[other] { $hours } heures
 }
house-playing = Parties en cours
house-waiting = Tables qui attendent des joueurs
house-over = Parties terminées
house-accounts = Comptes
house-guests = Sans compte
house-tables = Tables en mémoire
house-viewers = Pages ouvertes à des tables
house-people-present = Personnes aux tables en ce moment
house-questions-waiting = Questions aux automates qui attendent
house-oldest-question-seconds = La plus ancienne, en secondes
house-notices-waiting = Avis à envoyer
house-memory-bytes = Mémoire
house-megabytes = { $count } Mo
house-damaged = Tables dont le journal est abîmé
house-reports = { $count ->
    [0] Signalements
    [1] Un signalement
   *[other] { $count } signalements
 }
house-no-reports = Aucun signalement n’attend.
house-to-table = vers la table
house-line-gone = Cette ligne n’est plus là.
house-reported-by = Signalé par { $name }.
house-settle = Réglé
house-people = Personnes
house-who = Une partie d’un nom
house-search = Chercher
house-nobody-called = Aucun nom ne contient « { $who } ».
house-login = compte { $login }
house-guest = sans compte
house-closed = fermé
house-muted = réduit au silence jusqu’au { $until }
house-do-mute = Réduire au silence
house-do-unmute = Rendre la parole
house-do-rename = Renommer
house-do-close = Fermer le compte
house-do-reopen = Rouvrir le compte
house-do-dismiss = Ne tient plus la maison
house-days = Pour combien de temps
house-for-days = { $days ->
    [1] pour un jour
   *[other] pour { $days } jours
 }
house-for-good = pour toujours
house-new-name = Nouveau nom, ou la maison en choisit un
house-switches = Règles de la maison
house-switch-tables = Qui peut ouvrir des tables
house-switch-tables-anybody = Tout le monde
house-switch-tables-accounts = Les comptes seulement
house-switch-tables-admins = Ceux qui tiennent la maison
house-choose = Choisir
house-admins = Qui tient la maison
house-admins-help = Personne ne peut agir sur ces comptes avant qu’ils ne soient relevés de leur charge.
house-acts = Ce qui a été fait
house-nobody = quelqu’un qui n’est plus là
house-act-enter = { $by } tient désormais la maison.
house-act-dismiss = { $by } : { $about } ne tient plus la maison.
house-act-mute = { $detail ->
    [1] { $by } a réduit { $about } au silence pour un jour.
    [36500] { $by } a réduit { $about } au silence pour toujours.
   *[other] { $by } a réduit { $about } au silence pour { $detail } jours.
 }
house-act-unmute = { $by } rend la parole à { $about }.
house-act-rename = { $by } a donné ce nom à { $about }.
house-act-close = { $by } a fermé le compte de { $about }.
house-act-reopen = { $by } a rouvert le compte de { $about }.
house-act-settle = { $by } a réglé un signalement.
house-act-switch = { $by } a changé une règle de la maison : { $detail }.
page-report = Signaler quelque chose
page-report-help = Seuls ceux qui tiennent cette maison le lisent.
page-report-what = Quoi
page-report-why = Pourquoi
page-report-note = Ce qu’ils devraient savoir (facultatif)
page-report-name = Le nom « { $name } »
page-report-why-insult = Insultes ou menaces
page-report-why-spam = Publicité ou déluge de messages
page-report-why-name = Un nom que personne ne devrait avoir à lire
page-report-why-cheating = Tricherie
page-report-why-other = Autre chose
page-report-send = Signaler
page-report-none = Personne d’autre n’a rien dit ni n’est assis ici.
page-report-thanks = Merci. Ceux qui tiennent la maison y jetteront un œil.
error-admin-only = Seuls ceux qui tiennent cette maison peuvent faire cela.
error-wrong-admin-code = Ce n’est pas le code, ou il est trop vieux : « chapiteau admin » en affiche un nouveau.
error-unknown-person = Il n’y a personne de tel ici.
error-is-admin = Ce compte tient la maison : il faut d’abord le relever de sa charge.
error-no-account = Il n’y a pas de compte à fermer : c’est quelqu’un qui n’en a pas.
error-no-such-report = Ce signalement est déjà réglé.
error-bad-act = Cela ne peut pas être choisi ici.
error-account-closed = Ce compte a été fermé par ceux qui tiennent la maison.
error-muted = Ceux qui tiennent la maison vous ont réduit au silence pour un temps.
error-nothing-to-report = Il n’y a personne derrière cela que l’on puisse signaler.
error-tables-accounts = Dans cette maison, seuls les comptes peuvent ouvrir des tables : inscrivez-vous d’abord.
error-tables-admins = Dans cette maison, seuls ceux qui la tiennent ouvrent des tables ; demandez-leur, ou suivez une invitation.
cli-help-admin = un code qui permet à un compte de tenir la maison
cli-no-key = Il n’y a pas encore de fichier de clé { $file } : ouvrez la maison une fois.
cli-admin-code = Connectez-vous, ouvrez /house et tapez ce code. Il est valable { $minutes } minutes.
doctor-admins = { $admins ->
    [0] Personne ne tient encore la maison depuis ses pages (chapiteau admin).
    [1] Un compte tient la maison.
   *[other] { $admins } comptes tiennent la maison.
 } { $reports ->
    [0] Aucun signalement n’attend.
    [1] Un signalement attend.
   *[other] { $reports } signalements attendent.
 }
doctor-who-makes-tables = { $who ->
    [accounts] Seuls les comptes peuvent ouvrir des tables.
    [admins] Seuls ceux qui tiennent la maison peuvent ouvrir des tables.
   *[other] Tout le monde peut ouvrir des tables.
 }
## Clocks with a bank

table-pace-clock = Une horloge pour chacun
    .short = Une horloge pour chacun
clock-decision = { $time } par décision ; { $end }
clock-game = { $time } chacun pour toute la partie ; { $end }
clock-both = { $time } chacun pour toute la partie, et { $added } de plus à chaque décision ; { $end }
clock-end-kept = ensuite, un automate prend le relais jusqu’au retour du joueur.
clock-end-last = ensuite, un automate finit la partie et le joueur est classé dernier.
clock-minutes = { $count ->
    [one] Une minute
   *[other] { $count } minutes
 }
clock-days = { $count ->
    [one] Un jour
   *[other] { $count } jours
 }
clock-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
 }
clock-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
 }
page-bank = L’horloge
page-bank-help = Chacun a sa propre horloge. Elle ne tourne que lorsque c’est à lui de choisir et que quelqu’un d’autre attend ; tous la voient.
page-bank-decision = Par décision
page-bank-game = Pour toute la partie
page-bank-both = Pour la partie, et plus à chaque décision
page-bank-unit-minutes = Minutes
page-bank-unit-days = Jours
page-bank-time = Temps pour la partie
page-bank-time-decision = Temps par décision
page-bank-added-seconds = Secondes de plus à chaque décision
page-bank-added-hours = Heures de plus à chaque décision
page-bank-rests = Les nuits et les vacances annoncées sous Avis ne comptent pas.
page-bank-end = Quand le temps de quelqu’un est écoulé
page-bank-end-kept = Un automate prend le relais jusqu’à son retour
page-bank-end-last = Un automate finit la partie, et il est classé dernier
page-clock-bank-mine-kept = Votre temps s’achève { $time }. Un automate prend alors le relais jusqu’à votre retour.
page-clock-bank-mine-last = Votre temps s’achève { $time }. Un automate finit alors la partie, et vous êtes classé dernier.
page-clock-bank-other-kept = Le temps de { $name } s’achève { $time }. Un automate prend alors le relais jusqu’à son retour.
page-clock-bank-other-last = Le temps de { $name } s’achève { $time }. Un automate finit alors la partie, et ce joueur est classé dernier.
page-clock-left = Temps restant : { $time }
page-clock-night = Il fait nuit chez { $name } : l’horloge s’arrête jusqu’à { $time }.
page-clock-away = { $name } est en vacances : l’horloge s’arrête jusqu’à { $time }.
page-clock-down = L’horloge est arrêtée.
page-clock-none = Le temps est écoulé.
page-replay-left = Temps restant
table-note-late = Le temps de { $name } est écoulé : un automate joue jusqu’à son retour.
table-note-lost = Le temps de { $name } est écoulé : un automate finit la partie, et { $name } est classé dernier.
sheet-late = Hors délai ou parti, et donc en dernier : { $names }.
error-bad-clock = Il n’y a pas de telle horloge.
error-bad-clock-time = { $unit ->
    [days] Une horloge a de 1 à { $most } jours.
   *[minutes] Une horloge a de 1 à { $most } minutes.
 }
error-bad-clock-added = { $unit ->
    [days] Une décision ajoute de 1 à { $most } heures.
   *[minutes] Une décision ajoute de 1 à { $most } secondes.
 }
error-nobody-ranks = À ce jeu, on gagne ou perd ensemble : personne n’est classé dernier.
error-time-is-up = Votre temps était écoulé avant cette décision : un automate a pris le relais.
error-lost-on-time = Votre temps est écoulé à cette table : un automate finit la partie, et vous êtes classé dernier.
page-away-first = En vacances à partir du
page-away-spare = { $count ->
    [one] Il vous reste un jour de vacances cette année.
   *[other] Il vous reste { $count } jours de vacances cette année.
 }
error-holiday-too-long = Les vacances peuvent durer { $most } jours par an ; { $left ->
    [0] il n’en reste aucun.
    [one] il en reste un.
   *[other] il en reste { $left }.
 }

## Finding a game

cli-help-meeting = permettre de se trouver : tickets, défis, gens avec qui l’on a joué
doctor-meeting = On se trouve dans cette maison : tickets, défis et blocages sont ouverts (CHAPITEAU_MEETING).
doctor-meeting-off = Tickets et défis sont fermés ; --meeting ou CHAPITEAU_MEETING=1 les ouvre.
page-meet = Trouver une partie
page-meet-game = Jeu
page-meet-looking = { $count ->
    [one] Trouver une partie : un ticket à vous est ouvert
   *[other] Trouver une partie : { $count } tickets à vous sont ouverts
 }
page-meetings = Des tables attendent votre venue
page-meeting-ticket = faite de votre ticket, avec { $names }
page-meeting-challenge = { $name } vous défie
page-meeting-again = { $name } veut rejouer
page-meeting-accept = Rejoindre
page-meeting-decline = Pas cette fois
page-meets-ticket = { $game } : on a trouvé du monde
page-meets-challenge = { $game } : { $name } vous défie
page-meets-again = { $game } : { $name } veut rejouer
page-tickets = Tickets
page-tickets-help = Dites à quoi vous aimeriez jouer. Dès que des tickets vont ensemble, une table est ouverte et chacun est prévenu. Un ticket pour jouer à la journée reste ouvert deux semaines, les autres trois heures.
page-ticket-seats = { $count ->
    [0] quel que soit le nombre
    [one] une personne
   *[other] { $count } personnes
 }
page-ticket-any = Peu importe
page-ticket-near = Seulement avec des gens qui jouent à peu près aussi bien que moi
page-ticket-near-short = de force voisine
page-ticket-hours = { $count ->
    [one] ouvert une heure encore
   *[other] ouvert { $count } heures encore
 }
page-ticket-days = { $count ->
    [one] ouvert un jour encore
   *[other] ouvert { $count } jours encore
 }
page-ticket-take = Prendre un ticket
page-ticket-withdraw = Le rendre
page-open-level = niveau : { $level }
page-people = Les gens avec qui vous avez joué
page-people-help = Qui est bloqué ne peut pas vous défier, ne partage plus vos tables par ticket, et vous ne l’entendez plus. Personne ne le lui dit.
page-people-none = Personne encore qui ait un compte.
page-person-games = { $count ->
    [one] une partie ensemble
   *[other] { $count } parties ensemble
 }
page-person-blocked = bloqué
page-challenge = Défier
page-challenge-go = Ouvrir une table à deux
page-block = Bloquer
page-unblock = Débloquer
notice-ticket = { $title } : une table vous attend.
notice-challenge = { $title } : on vous défie.
notice-again = { $title } : encore une partie ?
notice-tables = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
 }
error-bad-ticket = Ce jeu ne se joue pas à ce nombre.
error-too-many-tickets = Vous pouvez avoir { $most } tickets ouverts : rendez-en un d’abord.
error-cannot-challenge = Vous ne pouvez pas défier cette personne.
error-challenge-waits = Une table à vous attend déjà cette personne.
error-no-such-meeting = Cette table ne vous attend plus.
error-no-such-person = Il n’y a personne de tel parmi les gens avec qui vous avez joué.

## Cotes

cli-help-ratings = compter les parties entre comptes, et montrer cotes et profils
cli-help-admin-what = code : avec lequel un compte vient à tenir la maison ; ratings : si les cotes sont bien celles que donnent les tables
cli-help-admin-write = écrire les cotes que donnent les tables (personne ne doit être dans la maison pendant ce temps)
cli-ratings-counted = { $tables ->
    [one] Une table a été comptée
   *[other] { $tables } tables ont été comptées
 } ; { $ratings ->
    [one] il en vient une cote.
   *[other] il en vient { $ratings } cotes.
 }
cli-ratings-missing = La table { $table } a été comptée, et sa fin n’existe plus.
cli-ratings-other = { $who } à { $game } ({ $kind }) : écrit autrement que ce que donnent les tables.
cli-ratings-agree = Toutes les cotes sont celles que donnent les tables.
cli-ratings-differ = Des cotes ne sont pas celles que donnent les tables ; --write les rectifie si toutes les tables sont là.
cli-ratings-written = Les cotes ont été rectifiées.
doctor-ratings = Les parties entre comptes comptent ici (CHAPITEAU_RATINGS) : { $tables ->
    [one] une table comptée,
   *[other] { $tables } tables comptées,
 } { $people ->
    [one] un joueur ou niveau coté.
   *[other] { $people } joueurs et niveaux cotés.
 }
doctor-ratings-off = Cotes et profils sont fermés ; --ratings ou CHAPITEAU_RATINGS=1 les ouvre.
page-friendly = Une partie amicale
page-friendly-help = Elle ne compte pour aucune cote, quels que soient les joueurs.
table-friendly = { $pace } · partie amicale : ne compte pour aucune cote
rating-said = { $points } ± { $reach }, { $games ->
    [0] aucune partie
    [one] 1 partie
   *[other] { $games } parties
 }
rating-change = { $points } ± { $reach } ({ $change })
rating-line = { $kind } : { $said }
rating-kind-two = À deux
rating-kind-several = À trois et plus
page-profile = Profil
page-profile-mine = Votre profil
page-profile-of = Profil de { $name }
page-profile-none = Aucune partie terminée pour l’instant. Chaque jeu aura ici son affiche, avec vos résultats, votre chance et vos erreurs.
page-profile-closed = { $name } ne montre rien de plus.
page-profile-played = { $won ->
    [0] { $played ->
        [one] une partie, non gagnée
       *[other] { $played } parties, aucune gagnée
     }
   *[other] { $played ->
        [one] une partie, gagnée
       *[other] { $played } parties, { $won ->
            [one] une gagnée
           *[other] { $won } gagnées
         }
     }
 }
page-profile-together = { $played ->
    [one] une partie ensemble, record { $best }, moyenne { $mean }
   *[other] { $played } parties ensemble, record { $best }, moyenne { $mean }
 }
page-profile-alone = { $played ->
    [one] une partie en solo, record { $best }, moyenne { $mean }
   *[other] { $played } parties en solo, record { $best }, moyenne { $mean }
 }
page-profile-marks = Paliers du livret atteints : { $marks }
page-profile-mark = { $points } points : { $count ->
    [one] une fois
   *[other] { $count } fois
 }
page-profile-no-rival = En équipe ou en solo, personne ne se mesure à personne : les points se lisent face aux paliers du livret, et il n’y a pas de cote.
page-profile-you = Vous
page-profile-stands = Cotes, { $game }, { $kind }
page-profile-scale = Cent points de plus valent à peu près ce qu’ils valent en Elo : deux parties gagnées sur trois. Qui arrive commence à 1500. Le ± dit de combien une cote peut s’écarter, à 95 % ; le trait le montre.
page-profile-counts = Seules les parties entre comptes comptent pour les gens ; quitter une partie, ou la laisser finir par un bot, c’est la dernière place. Les bots ont leurs propres cotes, de toutes leurs parties ici ; avant la première, ils se tiennent comme entre eux, avec un novice à la place de qui arrive, ce qui est une supposition.
page-profile-show = Ce que les autres voient
page-profile-show-help = Personne d’autre que vous ne voit rien de tout cela tant que vous ne l’avez pas dit.
page-profile-audience = Qui voit vos cotes et cette page
page-profile-audience-me = Vous seulement
page-profile-audience-met = Les gens avec qui vous avez joué, et ceux de votre table
page-profile-audience-house = Tous ceux qui ont un compte ici
page-profile-results = avec le nombre de parties jouées et gagnées
page-profile-luck = avec la chance et les erreurs des parties analysées
page-profile-save = Garder
error-no-such-profile = Ce profil n’existe pas, ou ne vous est pas montré.
# The box: sections, keys and choices of the components file

box-row = { $section } { $number }
box-fact = { $key } { $value }
box-section-numbers = Nombres du jeu
box-section-solo = Jeu en solitaire
box-section-space = Cases
box-section-start = Départ
box-field-a = de
box-field-amount = combien
box-field-b = à
box-field-bonus = bonus
box-field-cards = cartes
box-field-category = genre
box-field-coins = pièces
box-field-copies = exemplaires
box-field-count = nombre
box-field-deck = pioche
box-field-effect = effet
box-field-from = à partir de
box-field-id = identifiant
box-field-kind = sorte
box-field-name = nom
box-field-order = ordre
box-field-players = joueurs
box-field-points = points
box-field-reward = récompense
box-field-rounds = manches
box-field-seats = joueurs
box-field-steps = étapes
box-field-tents = chapiteaux
box-field-turns = tours
box-field-value = valeur

# The page of the box

page-box = La boîte
page-box-all = tout
page-box-help = Chaque élément de la boîte avec laquelle la maison joue, et d’où vient chaque donnée. Qui possède le jeu peut corriger une ligne et emporter le fichier.
page-box-filter = Montrer
page-box-sections = Sections de la boîte
page-box-none = Aucune ligne de cette section n’est ainsi.
page-box-source-found = trouvé
page-box-source-derived = déduit
page-box-source-reconstructed = reconstitué
page-box-source-confirmed = confirmé
page-box-sure-found = Sûr : la règle ou des descriptions publiques le disent.
page-box-sure-derived = Presque sûr : cela découle de ce qui a été trouvé, ou l’essentiel a été trouvé.
page-box-sure-reconstructed = De nous : rien de ce qui a été trouvé ne le dit.
page-box-sure-confirmed = Sûr : des propriétaires l’ont lu sur leur exemplaire.
page-box-before = Ligne précédente
page-box-after = Ligne suivante
page-box-name-en = nom en anglais
page-box-name-fr = nom en français
page-box-changed = Cette ligne est changée.
page-box-same = Cette ligne est telle que la boîte l’a.
page-box-file = Emporter le fichier
page-box-file-help = Les sections avec ce que vous avez changé, pour « chapiteau play --components ».
page-box-drafts = Lignes de cette boîte changées dans ce navigateur : { $count }.
page-box-others = Autres lignes changées de cette boîte, comprises : { $count }.
page-box-forget = Oublier les changements
page-box-reset = Comme avant
page-box-nothing = rien
page-box-add = Ajouter : { $what }
page-box-remove = Retirer : { $what }
page-box-entry = { $label } { $number }
page-box-picture = Son aspect
page-box-no-picture = Cette ligne n’a pas d’image à elle.
page-box-touch = Touchez l’image, ou atteignez ses emplacements avec Tab et pressez Entrée.
page-box-drag = Glissez le lieu sur la carte, ou déplacez-le avec les flèches.
page-box-cell = colonne { $column }, ligne { $line } : { $sign }
page-box-more-columns = plus large
page-box-fewer-columns = moins large
page-box-more-lines = plus haut
page-box-fewer-lines = moins haut
page-box-away = La maison ne répond pas : rien n’est perdu ici, réessayez.
page-box-slow = Un instant : trop de changements à la fois.
page-box-bounds = { $low } à { $high }
error-box-row-gone = Cette ligne n’existe pas dans cette boîte.
error-box-row-not-json = Le formulaire n’a pas été envoyé en entier.

# Les boîtes que des gens ont faites

page-own = Nos propres boîtes
page-own-help = Une boîte à vous est celle de la maison avec quelques lignes changées : corrigées, ou à l’essai. Elle a un nom et des versions ; jouez-y à n’importe quelle table, contre des automates, et partagez-la si vous voulez.
page-own-mine = Mes boîtes
page-own-mine-none = Vous n’en avez pas encore. Ouvrez un jeu, puis « La boîte », changez une ligne et gardez-la ; ou apportez un fichier.
page-own-offered = Offertes à la maison
page-own-offered-none = Personne n’en a encore offert.
page-own-by = par { $name }
page-own-by-nobody = par quelqu’un qui est parti
page-own-versions = { $count ->
    [one] une version
   *[other] { $count } versions
}
page-own-import = Apporter un fichier
page-own-import-help = Un fichier d’éléments, tel que la bibliothèque le prend : les sections qui diffèrent, en TOML. { $most } signes au plus.
page-own-import-file = Fichier d’éléments
page-own-import-send = Lire le fichier
page-own-game = Jeu
page-own-name = Nom
page-own-name-usual = La boîte de { $name }
page-own-most = Vous pouvez garder { $most } boîtes.
page-own-audience = Qui la trouve
page-own-audience-private = vous seulement
page-own-audience-link = qui a le lien
page-own-audience-offered = tout le monde ici
page-own-audience-help = Pour l’offrir à tout le monde, il faut un compte. À une table qui y joue, chacun voit toujours son nom et ce qui diffère.
page-own-link = Le lien
page-own-hidden = cachée par qui tient la maison
page-own-state-new = des automates y jouent…
page-own-state-fit = jouée jusqu’au bout par des automates
page-own-state-unfit = on ne peut pas y jouer
page-own-wait = Des automates jouent cette version jusqu’au bout avant les gens. Cela prend jusqu’à une minute.
page-own-look-again = Regarder encore
page-own-guilty = C’est à cause de cette ligne : { $where }.
page-own-version = Version { $n }
page-own-all-versions = Versions
page-own-this-version = montrée ici
page-own-differs = { $count ->
    [0] Rien ne diffère de la boîte de la maison.
    [one] Une ligne diffère de la boîte de la maison
   *[other] { $count } lignes diffèrent de la boîte de la maison
}
page-own-before = la maison a
page-own-new-row = nouvelle
page-own-gone-row = retirée
page-own-and-more = … et { $count } de plus.
page-own-edit = Changer des lignes
page-own-see = Voir toutes les lignes
page-own-play = Y jouer
page-own-play-bots = Contre des automates
page-own-play-friends = Avec des amis
page-own-export = Emporter la version { $n }
page-own-revise = Nouvelle version d’un fichier
page-own-rename = Renommer
page-own-share = Choisir
page-own-delete = Supprimer cette boîte
page-own-delete-help = Ses versions disparaissent ; les tables qui y jouent gardent ce qu’elles ont.
page-own-delete-sure = J’en suis sûr
page-own-report = Signaler cette boîte
page-own-report-send = Envoyer
page-own-hide = La cacher à tout le monde
page-own-show = La laisser trouver de nouveau
page-own-settings = Nom, et qui la trouve
page-own-choose = Boîte
page-own-choose-house = La boîte de la maison
page-own-choose-mine = { $name } (à moi, version { $n })
page-own-choose-offered = { $name } (version { $n })
page-own-choose-help = Avec une autre boîte que celle de la maison, chacun sait ce qui diffère avant de s’asseoir, et la partie ne compte pour aucun classement.
page-own-at-table = On joue avec une autre boîte
page-own-at-table-named = On joue avec une autre boîte : « { $name } », version { $version }
page-own-join = Tous à cette table y jouent.
page-own-mark = autre boîte
page-box-save = Garder comme une boîte à moi
page-box-save-version = Garder comme version { $n }
page-box-save-name = Nom de la boîte
page-box-help-own = Chaque ligne de « { $name } », version { $n }.
house-to-box = la boîte « { $name } »
house-act-hide-box = { $by } a caché une boîte de { $about }.
house-act-show-box = { $by } laisse trouver de nouveau une boîte de { $about }.
house-act-unname = { $by } a retiré le nom d’un tournoi de { $about }.
house-act-call-off = { $by } a annulé un tournoi de { $about }.
error-no-such-box = Cette boîte n’existe pas, ou elle ne vous est pas montrée.
error-no-such-version = Cette boîte n’a pas de telle version à montrer.
error-not-your-box = Seul qui a fait cette boîte peut la changer.
error-box-too-many = Vous gardez déjà { $most } boîtes : supprimez-en une d’abord.
error-box-too-many-versions = Cette boîte a déjà { $most } versions : gardez une copie sous un autre nom.
error-box-moved-on = Cette boîte a déjà une version plus récente : rouvrez-la, puis changez-la.
error-box-unchanged = Rien ne diffère de la version d’avant.
error-box-same = Rien ne diffère de la boîte de la maison.
error-box-too-big = Cette boîte est trop longue : { $most } signes au plus.
error-box-unreadable = Ce n’est pas une boîte que la maison sache lire.
error-box-no-file = Aucun fichier n’a été envoyé.
error-box-bad-name = Il faut à une boîte un nom de { $longest } lettres au plus.
error-box-hidden = Qui tient la maison a caché cette boîte.
error-box-untried = Les automates n’ont pas encore joué cette boîte jusqu’au bout : réessayez dans une minute.
error-box-unfit = On ne peut pas jouer à cette version : voyez sa page.
error-box-trial-endless = Les automates ont pris { $most } décisions, et la partie ne s’est pas terminée.
error-box-trial-stuck = Après { $decisions } décisions plus personne ne pouvait rien faire, et la partie n’était pas finie.
error-box-trial-slow = Une partie a pris aux automates plus de { $seconds } secondes.
error-box-trial-broken = Une partie avec cette boîte s’est interrompue ({ $detail }).
error-box-trial-lost = Les automates ne sont pas venus à bout de cette boîte.
# Tournois

table-note-gave-up = { $name } abandonne : un automate finit la partie, et { $name } est classé dernier.
cli-help-tournaments = permettre aux comptes d’annoncer des tournois et de s’y inscrire
cli-help-verify-deals = les donnes du tournoi, telles que sa page les donne (deals.json)
cli-deals-fit = La donne est l’une de celles auxquelles le tournoi s’est engagé avant toute inscription.
cli-deals-unfit = { $file } : la donne n’est pas de ce tournoi, ou n’a pas été mêlée aux nombres de tous les inscrits.
doctor-programs = Programmes : { $bots ->
    [0] aucun compte n’est celui d’un automate
    [one] un compte est celui d’un automate
   *[other] { $bots } comptes sont ceux d’automates
 }, { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
 }.
doctor-programs-idle = Jetons que personne n’a utilisés depuis un mois : { $tokens }. Leurs propriétaires peuvent les révoquer sur /programs.
doctor-programs-ownerless = Jetons de comptes fermés : { $tokens }. Ils n’ouvrent rien tant que ces comptes le restent.
doctor-tournaments = Les tournois sont ouverts (CHAPITEAU_TOURNAMENTS) : { $running } en cours, { $finished } terminés.
doctor-tournaments-off = Les tournois sont fermés ; --tournaments ou CHAPITEAU_TOURNAMENTS=1 les ouvre.
doctor-tournaments-stuck = Tables de tournois tirées et pas encore commencées : { $tables }. Elles commencent d’elles-mêmes tant que la maison est ouverte.
doctor-tournaments-damaged = Tables de tournois dont le journal est endommagé : { $tables }. La maison annule chacune dès que quelqu’un l’ouvre ou que le temps y est écoulé : chacun de ses joueurs reçoit un demi-point, et la ronde continue.
doctor-tournaments-void = Tables de tournois annulées, car leur journal est endommagé : { $tables }. Les rondes ont continué sans elles ; il n’y a rien à faire.
error-deal-closed = D’autres jouent encore cette donne. Elle s’ouvre à tous quand sa dernière table a fini.
error-no-such-tournament = Ce tournoi n’existe pas.
error-not-entered = Vous ne participez pas à ce tournoi.
error-too-many-tournaments = { $most } de vos tournois ne sont pas terminés ; annoncez-en un autre plus tard.
error-tournament-alone = En tournoi, chacun joue son propre siège ; un automate ne le prend que si vous abandonnez.
error-tournament-closed = On ne peut pas s’inscrire à ce tournoi maintenant.
error-tournament-forward = En tournoi, on ne revient pas sur ce qui a été révélé.
error-tournament-group = Un groupe compte de { $fewest } à { $most } joueurs.
error-tournament-nameless = Donnez un nom au tournoi.
error-tournament-no-programs = Ce tournoi est réservé aux personnes ; les programmes ne s’y inscrivent pas.
error-tournament-rounds = Un tournoi compte de 1 à { $most } rondes.
error-tournament-too-few = Il faut au moins { $fewest } personnes inscrites pour commencer.
notice-round = Une nouvelle ronde : { $title }
notice-void = Une table de votre tournoi est annulée : { $title }
notice-void-body = Son journal est endommagé : chacun de ses joueurs reçoit un demi-point, et la ronde continue sans elle.
page-tournaments = Tournois
page-tournaments-none = Aucun tournoi n’est annoncé. Annoncez-en un, et partagez son lien.
page-tournament-announce-account = Se connecter pour en annoncer un
page-tournament-new = Annoncer un tournoi
page-tournament-name = Nom
page-tournament-game = Jeu
page-tournament-form = Rondes
page-tournament-form-swiss = Système suisse : à égalité de points, on se rencontre
page-tournament-form-groups = Groupes, puis une finale
page-tournament-rounds = Combien de rondes
page-tournament-group-size = Joueurs par groupe
page-tournament-duplicate = Duplicate : toutes les tables d’une ronde ont la même donne, et l’on vous compare à ceux de votre siège
page-tournament-filling = Si une table n’est pas pleine
page-tournament-filling-bots = Des automates prennent les sièges libres
page-tournament-filling-byes = Quelqu’un se repose, pour un demi-point
page-tournament-level = Automates
page-tournament-tempo = Temps de chacun
page-tournament-tempo-quick = rapide : 10 minutes, et 10 secondes par coup
page-tournament-tempo-evening = une soirée : 30 minutes, et 20 secondes par coup
page-tournament-tempo-day = au jour le jour : un jour par coup
page-tournament-tempo-days = au jour le jour : 7 jours, et 12 heures par coup
page-tournament-delay = Il commence
page-tournament-delay-now = quand je le dis
page-tournament-delay-quarter = dans 15 minutes
page-tournament-delay-hour = dans une heure
page-tournament-delay-day = dans un jour
page-tournament-delay-days = dans trois jours
page-tournament-delay-week = dans une semaine
page-tournament-private = Seulement par son lien
page-tournament-programs = Les programmes peuvent s’inscrire
page-tournament-announce = L’annoncer
page-tournament-phase-open = inscriptions ouvertes
page-tournament-phase-running = ronde { $round }
page-tournament-phase-finished = terminé
page-tournament-phase-off = annulé
page-tournament-fact-swiss = { $rounds ->
    [one] Une ronde suisse
   *[other] { $rounds } rondes suisses
 }, tables de { $seats }
page-tournament-fact-groups = Groupes de { $size }, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
 }, tables de { $seats }, puis une finale
page-tournament-fact-duplicate = Duplicate : la même donne à toutes les tables d’une ronde
page-tournament-fact-own = Chaque table a sa propre donne
page-tournament-fact-bots = Sièges libres : { $level }
page-tournament-fact-byes = Qui ne trouve pas de table pleine se repose, pour un demi-point
page-tournament-fact-starts = Commence de lui-même le { $when } (UTC)
page-tournament-fact-host = Annoncé par { $name }
page-tournament-entrants = { $count ->
    [0] Personne ne s’est encore inscrit
    [one] Un joueur inscrit
   *[other] { $count } joueurs inscrits
 }
page-tournament-enter = S’inscrire
page-tournament-enter-account = Se connecter pour s’inscrire
page-tournament-leave = Se retirer
page-tournament-leave-playing = Se retirer : un automate finit votre table, et vous y êtes classé dernier
page-tournament-return = Je suis de retour
page-tournament-return-help = Vous ne serez pas tiré à la prochaine ronde, car vous vous êtes retiré ou votre temps s’est écoulé.
page-tournament-begin = Commencer maintenant
page-tournament-call-off = L’annuler
page-tournament-unname = Lui retirer son nom
page-tournament-to-table = À ma table
page-tournament-sits-out = Vous vous reposez pendant cette ronde.
page-tournament-wait = Votre table a fini. La ronde suivante est tirée quand la dernière table a fini.
page-tournament-link = Le lien de ce tournoi
page-tournament-act = Ronde { $number }
page-tournament-act-final = Finale
page-tournament-act-playing = se joue
page-tournament-act-closed = Cette donne s’ouvre à tous quand sa dernière table a fini.
page-tournament-table = Table { $number }
page-tournament-table-of-group = Table { $number }, groupe { $group }
page-tournament-byes = Au repos : { $names }
page-tournament-look = Regarder
page-tournament-replay = Revoir
page-tournament-review = Analyse
page-tournament-standings = Classement
page-tournament-final-standings = Classement final
page-tournament-place = Place
page-tournament-player = Joueur
page-tournament-points = Points
page-tournament-rivals = Adversaires
page-tournament-wins = Tables gagnées
page-tournament-score = Score
page-tournament-adjusted = Sans la chance
page-tournament-adjusted-help = « Sans la chance » est le score moins ce que valaient les tirages, là où la table a été analysée.
page-tournament-adjusted-mean = « Sans la chance » est ce qui a été obtenu en moyenne, moins ce que valaient les tirages (une part de victoire, ou des points du jeu). La maison analyse chaque table une fois sa ronde finie : { $reviewed } sur { $tables } jusqu’ici.
page-tournament-counting-own = Une table rapporte la part des autres que vous avez devancés : 1 pour le premier, 0 pour le dernier. Égalités : les points de ceux que vous avez rencontrés, puis les tables gagnées.
page-tournament-counting-duplicate = Une table rapporte la part de ceux qui, à votre siège aux autres tables, ont fait moins de points que vous. Égalités : les points de ceux que vous avez rencontrés, puis les tables gagnées.
page-tournament-bot = Automate { $number } ({ $level })
page-tournament-nobody = un ancien joueur
page-tournament-gone = retiré
page-tournament-out = temps écoulé ou abandon
page-tournament-void = Cette table est annulée : son journal est endommagé. Chacun de ses joueurs reçoit un demi-point.
page-tournament-csv = Classement en CSV
page-tournament-csv-tables = Toutes les tables en CSV
page-tournament-deals = Vérifier les donnes
page-tournament-deals-help = La maison s’est engagée sur toutes les donnes avant toute inscription ; le navigateur de chaque inscrit y a ajouté un nombre. Une donne s’ouvre quand sa dernière table a fini.
page-tournament-round-short = R{ $number }
page-tournament-kind = Genre
page-tournament-kind-person = personne
page-tournament-kind-bot = automate
page-tournament-csv-round = Ronde
page-tournament-csv-table-number = Table
page-tournament-csv-seat-number = Siège
page-tournament-csv-player = Joueur
page-tournament-csv-score = Score
page-tournament-csv-rank = Rang
page-tournament-csv-points = Points
page-tournament-csv-adjusted = Sans la chance
page-tournament-csv-reviewed = Tables analysées
page-tournament-back = Tournoi


# Ce que fait une boîte modifiée

page-lab = Le laboratoire
page-lab-ask = Qu’est-ce que cela change ?
page-lab-help = Des automates jouent les mêmes donnes avec la boîte de la maison et avec la vôtre. La page dit ensuite ce qui diffère, et à quel point c’est sûr.
page-lab-rows = Lignes qui diffèrent de la boîte de la maison : { $count }.
page-lab-no-rows = Aucune ligne de cette boîte n’est encore modifiée dans ce navigateur : ouvrez-en une dans la boîte et modifiez-la.
page-lab-bots = Qui joue
page-lab-deals = Combien de donnes
page-lab-deals-help = Chacune est jouée deux fois, une fois avec chaque boîte. Plus de donnes montrent de plus petits écarts, et prennent plus de temps.
page-lab-begin = Les jouer
page-lab-mine = Ce que vous avez fait jouer
page-lab-state-asked = { $deals } donnes, en cours
page-lab-state-made = { $deals } donnes
page-lab-state-failed = { $deals } donnes, abandonnées
page-lab-played = { $seats ->
    [one] Une place
   *[other] { $seats } places
 }, automates : { $level }
page-lab-asked = Les parties se jouent
page-lab-asked-help = Cela prend quelques minutes, car les tables passent d’abord. Vous pouvez quitter cette page : son adresse reste la même.
page-lab-done = { $done } donnes sur { $total }
page-lab-ahead = Études avant celle-ci : { $ahead }.
page-lab-lost = La maison ne répond pas : cette page reprendra dès que possible.
page-lab-failed = Ces parties n’ont pas pu être jouées
page-lab-why-failed = Quelque chose a mal tourné pendant les parties. On peut réessayer.
page-lab-why-study-endless = Une partie avec cette boîte ne finit pas.
page-lab-why-box-row-gone = La boîte avec laquelle celle-ci était comparée n’est plus connue ici.
page-lab-found = Ce qui est sûr
page-lab-changes = Ce qui a été changé
page-lab-house = Maison
page-lab-own = La vôtre
page-lab-sure = sûr
page-lab-sure-count = sûrs : { $count }
page-lab-share = Le montrer à d’autres
page-lab-share-help = Qui a l’adresse de cette page la voit. Elle reste telle quelle, quoi que devienne la boîte.
page-lab-share-own = Qui peut voir la boîte voit cette page à son adresse. Elle reste telle quelle, quoi que deviennent les lignes de la boîte.
page-lab-copy = Copier l’adresse
page-lab-copied = L’adresse est copiée.
page-lab-library = Avec le fichier et cette commande, la bibliothèque joue les mêmes parties et trouve les mêmes chiffres :
page-lab-another = Une autre étude
error-lab-same = Cette boîte se joue comme celle de la maison : aucune donnée n’y est différente.
error-studies-waiting = La maison joue déjà { $most } études pour vous : attendez que l’une d’elles soit finie.
error-too-many-studies = Vous avez fait jouer beaucoup de parties : attendez un peu.

# Ce que disent les propriétaires

page-confirm-title = Comme imprimé dans les exemplaires
page-confirm-nobody = Aucun propriétaire n’a encore dit comment cette ligne est imprimée.
page-confirm-so = { $count ->
    [one] Un propriétaire : imprimé ainsi
   *[other] { $count } propriétaires : imprimé ainsi
 }
page-confirm-other = { $count ->
    [one] Un propriétaire : imprimé autrement
   *[other] { $count } propriétaires : imprimé autrement
 }
page-confirm-counts = { $so } propriétaires : ainsi ; { $other } : autrement
page-confirm-help = Vous possédez le jeu ? Comparez cette ligne à votre exemplaire.
page-confirm-edition = Édition de votre exemplaire (langue, année)
page-confirm-note = Une note, si vous voulez ; tout le monde la lit
page-confirm-say-so = Imprimé ainsi dans mon exemplaire
page-confirm-say-other = Imprimé comme je l’ai écrit dans le formulaire
page-confirm-other-help = Si votre exemplaire diffère, écrivez ses valeurs dans le formulaire ; le second bouton les envoie.
page-confirm-mine-so = Vous avez dit : imprimé ainsi dans votre exemplaire. Vous pouvez dire autre chose.
page-confirm-mine-other = Vous avez dit : imprimé autrement dans votre exemplaire. Vous pouvez dire autre chose.
page-confirm-unsay = Retirer ce que j’ai dit
page-confirm-login = Connectez-vous pour dire comment c’est imprimé dans votre exemplaire
page-confirm-report = Signaler cette note
page-confirm-house = Boîtes de cette maison
page-confirm-house-help = Ce que des propriétaires ont lu sur leurs exemplaires. Une ligne que vous reprenez est confirmée dans la boîte de cette maison : les nouvelles tables jouent avec elle, celles qui ont commencé gardent la leur. « chapiteau box export JEU » écrit ce qui a été repris dans un fichier pour le projet.
page-confirm-house-none = Aucun propriétaire n’a encore rien dit.
page-confirm-taken = { $count ->
    [one] Une ligne a été reprise :
   *[other] { $count } lignes ont été reprises :
 }
page-confirm-undo = Annuler la dernière fois
page-confirm-take = Reprendre
page-confirm-take-all = Reprendre les { $count } lignes sur lesquelles on s’accorde
page-confirm-agreed = plusieurs s’accordent
page-confirm-hide = Cacher la note
page-confirm-show = Montrer de nouveau la note
page-confirm-hidden = cachée
house-act-take-rows = { $by } a repris des lignes dans la boîte de la maison : { $detail }.
house-act-undo-box = { $by } a annulé le dernier changement de la boîte de la maison : { $detail }.
house-act-hide-saying = { $by } a caché une note de { $about }.
house-act-show-saying = { $by } a montré de nouveau une note de { $about }.
error-confirm-unfit = Ces lignes ensemble ne font pas une boîte entière : reprenez-en moins.
error-confirm-moved-on = La boîte de cette maison ou ce que disent les propriétaires a changé entre-temps : regardez de nouveau.
error-confirm-other-row = L’identifiant d’une ligne reste le même : il dit de quelle ligne il s’agit.
error-confirm-too-long = Une édition a au plus { $edition } lettres, une note au plus { $note }.
error-confirm-too-many = Vous avez déjà parlé de { $most } lignes.
cli-help-box = les lignes que des propriétaires ont confirmées dans une maison, en fichier
cli-help-box-what = export : écrire les sections avec les lignes reprises
cli-help-box-out = où l’écrire ; sans cela, au terminal
cli-box-nothing = Rien de { $game } n’a été repris dans cette maison.
cli-box-exported = { $rows ->
    [one] Une ligne confirmée
   *[other] { $rows } lignes confirmées
 } : { $file }
