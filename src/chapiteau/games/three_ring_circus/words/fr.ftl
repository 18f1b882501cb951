# 3 Ring Circus en français. D’abord ce que le jeu demande, propose, raconte et refuse ; puis les noms et
# les textes des pièces, la table en mots, les règles, et ce que seul le plateau dit.

## The game

game-title = 3 Ring Circus
game-tagline = Remplissez trois pistes d’artistes, sillonnez le Nord-Est et brillez là où passera le Barnum & Bailey Circus.
game-billing = Engagez des artistes et brillez dans chaque région.
option-difficulty = Difficulté
    .about = La force des Automates quand vous jouez en solo.
option-difficulty-easy = Facile
    .about = Certaines de leurs cartes font reculer les Automates, et leurs actions Artiste ne leur rapportent rien à la fin.
option-difficulty-medium = Moyenne
    .about = Les suppléments marqués facile ou difficile ne comptent pas, et chaque action Artiste rapporte 1 point aux Automates à la fin.
option-difficulty-hard = Difficile
    .about = Davantage de leurs cartes apportent un supplément, et chaque action Artiste rapporte 2 points aux Automates à la fin.
option-start = Départ du B&B Circus
    .about = La métropole d’où part le B&B Circus, qui fixe le sens de sa tournée, l’ordre des décomptes et ce qui est inaccessible.
option-start-boston = Boston
    .about = La tournée habituelle, dans le sens antihoraire, quel que soit le nombre de joueurs.
option-start-new-york = New York
    .about = Jusqu’à trois joueurs, dans le sens antihoraire, sans Boston ; à quatre, on part de Boston.
option-start-chicago = Chicago
    .about = À trois sans Boston, ou à quatre, dans le sens horaire ; à moins de trois, on part de Boston.
option-start-indianapolis = Indianapolis
    .about = En solo ou à deux, dans le sens horaire, sans Chicago ni Boston ; à plus de deux, on part de Boston.
option-start-washington-dc = Washington DC
    .about = En solo ou à deux, dans le sens horaire, sans Chicago ni Indianapolis ; à plus de deux, on part de Boston.

## What a step asks

ask-place-caravan = Placez votre caravane sur une métropole libre
    .help = Votre tournée part de là : { $locomotives } locomotives, donc autant de cases.
ask-first-hire = { $stage ->
    [ring] Engager { $artist } : dans quelle piste ?
    [pay] { $artist }, piste { $ring } : encore { $due } à payer
   *[other] Engagez votre premier artiste : choisissez une carte
}
    .help = { $stage ->
        [ring] Le disque de chaque piste indique le cachet. Les valeurs montent vers la droite.
        [pay] Choisissez de l’argent pour au moins cette somme, sans carte inutile.
       *[other] Ensuite une piste, puis votre paiement. Vous avez { $money } en argent.
    }
ask-act = { $stage ->
    [ring] Engager { $artist } : dans quelle piste ?
    [pay] { $artist }, piste { $ring } : encore { $due } à payer
    [train] { $backstage } vous emmène plus loin : où ?
    [slot] Spectacle à { $space } : choisissez un emplacement
    [reward] Spectacle à { $space } : tickets ou points ?
   *[other] Engagez un artiste, ou partez donner un spectacle
}
    .help = { $stage ->
        [ring] Le disque de chaque piste indique le cachet. Les valeurs montent vers la droite.
        [pay] Choisissez de l’argent pour au moins cette somme, sans carte inutile.
        [train] Aucune autre carte Coulisses ne pourra servir dans ce spectacle.
        [slot] Vos piédestaux ici : { $there }. Une carte Coulisses éclairée peut en ajouter.
        [reward] { $tickets ->
            [one] Une carte Ticket
           *[other] { $tickets } cartes Ticket
        }, ou { some-points }.
       *[other] { $locomotives } cases au plus ; une bourgade à chapiteau ne compte pas. Les artistes engageables sont éclairés.
    }
ask-play-another = { $stage ->
    [ring] Engager { $artist } : dans quelle piste ?
    [pay] { $artist }, piste { $ring } : encore { $due } à payer
   *[other] Vous pouvez engager un autre artiste : choisissez une carte
}
    .help = { $stage ->
        [ring] Le disque de chaque piste indique le cachet. Les valeurs montent vers la droite.
        [pay] Choisissez de l’argent pour au moins cette somme, sans carte inutile.
       *[other] La case recouverte offre un second engagement. Vous avez { $money } en argent.
    }
ask-swap = Vous pouvez échanger deux artistes : choisissez le premier
    .help = Ils sont dans deux pistes, qui restent en ordre. Rien à payer, rien à gagner.
ask-swap-with = Avec qui échanger { $first } ?
    .help = C’est le second artiste de l’échange, d’une autre piste que { $spot }.
ask-place-objective = Colonne { $column } complète : choisissez l’objectif à placer
    .help = Seuls les objectifs posés sur votre plateau comptent à la fin.
ask-take-ticket = { $count ->
    [one] Prenez une carte Ticket dans la rangée ou dans la pioche
   *[other] Prenez des cartes Ticket (rangée ou pioche) : encore { $count }
}
    .help = Tout le monde voit ce que vous prenez dans la rangée ; une carte de la pioche est secrète.
ask-backstage = Vous pouvez jouer une carte Coulisses pour finir
    .help = Une seule par spectacle, avant que le B&B Circus ne reparte.
ask-discard-down = { $over ->
    [one] Choisissez encore une carte à défausser
   *[other] Choisissez encore { $over } cartes à défausser
}
    .help = Personne ne garde plus de { $most } cartes à la fin d’un tour.

## What may be done

move-pass = Passer
move-pass-play-another = N’engager personne d’autre
move-pass-swap = N’échanger personne
move-end = Terminer le spectacle
move-hire = Engager { $kind }
    .do = Engager cet artiste
move-ring = Placer la carte sur la piste { $ring }
    .do = Piste { $ring }
move-pay = Payer avec { $kind }
    .do = Payer avec cette carte
move-swap = L’artiste de cette case : { $spot }
    .do = Choisir cet artiste
move-place = Placer { $objective }
    .do = Placer cet objectif
move-go = Donner un spectacle à { $space }
    .do = Jouer à { $space }
move-go-place-caravan = Placer la caravane à { $space }
    .do = Partir de { $space }
move-play = Jouer { $kind }
    .do = Jouer cette carte
move-slot = Prendre { $slot }
    .do = Prendre cet emplacement
move-tickets = Prendre les cartes Ticket
move-points = Prendre les points
move-take = Prendre la carte Ticket { $place } de la rangée
    .do = Prendre ce ticket
move-deck = Prendre la première carte de la pioche Ticket
    .do = Piocher dans la pioche
move-discard = Défausser { $kind }
    .do = Défausser cette carte

## What happened

told-closes = La région de { $region } est inaccessible.
told-pawn-starts = Le B&B Circus part de { $space }.
told-city-loves = { $space } a un artiste préféré : { $family }.
told-city-wants = { $space } plébiscite un artiste : { $wish }.
told-neutral-tent = Un chapiteau neutre se dresse à { $space }.
told-starts = { $seat } commence la partie.
told-gets-tile = { $seat } reçoit la tuile B&B.
told-automatons-get-tile = Les Automates reçoivent la tuile B&B.
told-places-caravan = { $seat } place sa caravane à { $space }.
told-hires = { $fee ->
    [0] { $seat } engage { $card } sur la piste { $ring }, sans cachet.
   *[other] { $seat } engage { $card } sur la piste { $ring }, pour un cachet de { $fee }.
}
told-pays = { $seat } paie avec { $card }.
    .series = { $seat } paie avec { $items }.
    .item = { $card }
told-pedestals-now = { $pedestals ->
    [one] { $seat } a maintenant { $pedestals } piédestal.
   *[other] { $seat } a maintenant { $pedestals } piédestaux.
}
told-draws-money = { $seat } pioche { $money }.
    .series = { $seat } pioche { $items }.
    .item = { $money }
told-draws-ticket = { $seat } pioche { $ticket }.
    .series = { $seat } pioche { $items }.
    .item = { $ticket }
told-draws-objective = { $seat } pioche { $objective }.
    .series = { $seat } pioche { $items }.
    .item = { $objective }
told-nothing-to-draw = Il ne reste aucune carte à piocher pour { $seat }.
told-reshuffles-money = La défausse Argent est mélangée et forme une nouvelle pioche.
told-reshuffles-tickets = La défausse Ticket est mélangée et forme une nouvelle pioche.
told-popcorn-points = Popcorn ! { $seat } gagne { some-points }.
told-swaps = { $seat } échange deux artistes de pistes différentes : { $card } et { $other }.
told-declines = { $seat } n’échange personne.
told-hires-nobody = { $seat } n’engage personne d’autre.
told-fills-column = { $seat } complète la colonne { $column }.
told-column-points = La colonne complète rapporte { some-points } à { $seat }.
told-places-objective = { $seat } place { $objective }.
told-no-objective = { $seat } n’a aucun objectif à placer.
told-plays = { $seat } joue { $card }.
told-performs = { $seat } donne un spectacle à { $space }.
told-takes-slot = { $seat } prend { $slot } à { $space }.
told-city-points = Le spectacle à { $space } rapporte { some-points } à { $seat }.
told-metropolis-points = Le spectacle à { $space } rapporte { some-points } à { $seat }.
told-bonus-points = { $seat } gagne { some-points }.
told-takes-ticket = { $seat } prend { $card } dans la rangée.
    .series = { $seat } prend { $items } dans la rangée.
    .item = { $card }
told-passes = { $seat } ne peut ni engager ni se produire, et passe.
told-discards = { $seat } défausse { $card }.
    .series = { $seat } défausse { $items }.
    .item = { $card }
told-discards-objective = { $seat } défausse { $objective }.
    .series = { $seat } défausse { $items }.
    .item = { $objective }
told-shows-ticket = Nouvelle carte dans la rangée : { $card }.
    .series = Nouvelles cartes dans la rangée : { $items }.
    .item = { $card }
told-pawn-moves = Le B&B Circus avance jusqu’à { $space }.
told-pawn-arrives = Le B&B Circus arrive à { $space } et y attend : la tuile passe face Popcorn.
told-pawn-rests = Le B&B Circus reste sur place.
told-region-scores = La région de { $region } est décomptée.
    .heads = { $region }
told-majority = { $tents ->
    [one] { $place }. { $seat }, 1 chapiteau : { some-points-or-none }.
   *[other] { $place }. { $seat }, { $tents } chapiteaux : { some-points-or-none }.
}
told-neutral-majority = { $tents ->
    [one] { $place }. Le cirque neutre, 1 chapiteau : des points pour personne.
   *[other] { $place }. Le cirque neutre, { $tents } chapiteaux : des points pour personne.
}
told-automatons-majority = { $tents ->
    [one] { $place }. Les Automates, 1 chapiteau : { some-points }.
   *[other] { $place }. Les Automates, { $tents } chapiteaux : { some-points }.
}
told-token-shows = Les Automates révèlent un jeton Artiste : { $family }.
told-automatons-stand = Les Automates placent leur caravane à { $space }.
told-automatons-turn = Les Automates retournent une carte : { $automa }.
told-automatons-hire = Les Automates engagent { $card }.
told-automatons-see-nobody = Aucune carte Ticket n’est nouvelle pour les Automates : leur carte est perdue.
told-automatons-redraw = Aucun artiste de la rangée n’est nouveau pour les Automates : ils remélangent la carte et en retournent une autre.
told-leaves-row = Quitte la rangée : { $card }.
told-marker = Le marqueur { CAP($symbol) } des Automates passe à { $count }.
told-automatons-go = Les Automates donnent un spectacle à { $space }.
told-automatons-take-slot = Les Automates prennent { $slot } à { $space }.
told-automatons-points = Les Automates gagnent { some-points }.
told-automatons-idle = Les Automates ne trouvent nulle part où se produire.
told-monkey-takes-over = Le singe mécanique succède au diseur de bonne aventure.
told-automatons-reshuffle = Les cartes des Automates sont mélangées de nouveau.
told-final-count = Le B&B Circus est revenu à son point de départ : le décompte final.
    .heads = Décompte final
told-corners = { $points ->
    [0] Les coins des cartes Ticket ne rapportent rien à { $seat }.
   *[other] Les coins des cartes Ticket rapportent { some-points } à { $seat }.
}
told-effect = L’effet de la carte « { $card } » rapporte { some-points } à { $seat }.
told-objective = { $points ->
    [0] { CAP($objective) } ne rapporte rien à { $seat }.
   *[other] { CAP($objective) } rapporte { some-points } à { $seat }.
}
told-automatons-corners = { $points ->
    [0] Les coins de leurs cartes Ticket ne rapportent rien aux Automates.
   *[other] Les coins de leurs cartes Ticket rapportent { some-points } aux Automates.
}
told-automatons-effect = L’effet de la carte « { $card } » rapporte { some-points } aux Automates.
told-automatons-bonus = { $count ->
    [one] { $count } action Artiste rapporte { some-points } aux Automates.
   *[other] { $count } actions Artiste rapportent { some-points } aux Automates.
}
told-automatons-total = Les Automates finissent avec { some-points-or-none }.
told-tie-broken = { $seat } remporte l’égalité : plus de chapiteaux dans les dernières régions décomptées.
told-tie-stands = L’égalité demeure : la victoire est partagée.

## Why not

why-closed-off = { $space } se trouve dans une région inaccessible.
why-action-done = Vous avez déjà engagé un artiste ou donné un spectacle ce tour-ci.
why-first-turn = À votre premier tour, vous placez votre caravane, puis vous engagez un artiste.
why-not-a-metropolis = { $space } n’est pas une métropole.
why-has-caravan = Une caravane se trouve déjà à { $space }.
why-must-act = Seul passe qui ne peut ni engager un artiste ni donner un spectacle.
why-already-planned = Votre plan l’exclut pour l’instant ; reprenez vos choix pour le changer.
why-plan-order = Un plan a un ordre : artiste, piste, paiement ; ou destination, emplacement, récompense.
why-card-not-in-hand = Pas dans votre main : { $kind }.
why-circus-full = Vos trois pistes sont pleines.
why-same-value = Chaque piste qui a de la place compte déjà un artiste de cette valeur.
why-too-dear = Vos autres cartes Argent ne paient le cachet sur aucune piste qui pourrait accueillir l’artiste.
why-ring-full = La piste { $ring } a déjà cinq artistes.
why-ring-has-value = La piste { $ring } a déjà un artiste de cette valeur.
why-ring-too-dear = Vos autres cartes Argent ne paient pas le cachet sur la piste { $ring }.
why-pays-for-itself = La carte que vous placez ne paie pas son propre cachet.
why-already-paid = Vous payez déjà avec cette carte : { $kind }.
why-not-needed = Avec cette carte, vous paieriez plus de cartes que le cachet n’en demande.
why-only-a-hire = Ce bonus est un engagement de plus, pas un spectacle.
why-no-exchange = Des artistes ne changent de place que lorsqu’une carte vient de recouvrir une case Échange.
why-no-card-there = Il n’y a pas d’artiste à cette place.
why-no-partner = Tout échange de cette carte donnerait à une piste deux artistes de même valeur : { $card }.
why-exchange-begun = Le premier artiste de l’échange est choisi : choisissez maintenant le second.
why-same-ring = Les deux artistes sont sur la même piste.
why-double-value = Une piste aurait deux artistes de même valeur.
why-no-full-column = Un objectif ne se place que lorsque l’une des trois premières colonnes vient d’être complétée.
why-objective-not-in-hand = Cet objectif n’est pas dans votre main.
why-must-place = Un objectif doit être placé.
why-too-far = { $space } est plus loin que vous ne pouvez aller.
why-no-place-by-train = Même avec cette carte, et sans seconde carte Coulisses, aucun spectacle n’est à votre portée : { $kind }.
why-where-you-are = Votre caravane est à { $space } : un spectacle demande d’aller sur une autre case.
why-already-performed = Vous avez déjà donné un spectacle à { $space }.
why-no-tents = Vous n’avez plus de chapiteau.
why-town-taken = { $space } a déjà eu son spectacle.
why-no-slot = Aucun emplacement libre n’est à la portée de vos piédestaux à { $space }, avec ou sans carte Coulisses.
why-slot-taken = Un chapiteau occupe déjà { $slot }.
why-too-few-pedestals = Vous avez trop peu de piédestaux pour { $slot }.
why-no-slot-by-card = Même avec cette carte, aucun emplacement libre ne serait à la portée de vos piédestaux : { $kind }.
why-no-ticket-due = Les cartes Ticket se prennent quand un spectacle en rapporte, et il n’en reste aucune à prendre.
why-empty-place = Il n’y a pas de carte à cette place de la rangée.
why-empty-deck = Il ne reste aucune carte Ticket à piocher.
why-no-star = L’artiste que plébiscite { $space } n’est pas dans votre cirque.
why-no-show-to-end = Aucun spectacle ne vient d’être donné : rien n’est à terminer.
why-not-in-a-show = Les cartes Coulisses ne se jouent que pendant un spectacle.
why-one-card = Ce spectacle a déjà son unique carte Coulisses.
why-second-card = Seule une seconde carte Coulisses donnerait accès à un emplacement à { $space }, et un spectacle n’en a qu’une.
why-before-moving = Cette carte se joue avant de choisir où aller : { $kind }.
why-before-the-slot = Cette carte se joue dans une ville moyenne, avant le choix de l’emplacement : { $kind }.
why-brings-nothing = Selon les anciennes règles de cette table, une carte qui n’apporte aucun piédestal ne se joue pas : { $kind }.
why-at-the-end = Cette carte se joue à la fin d’un spectacle : { $kind }.
why-nothing-to-discard = On ne défausse qu’à la fin d’un tour, jusqu’à dix cartes.
why-already-discarded = Vous défaussez déjà cette carte : { $kind }.
why-must-discard = Vous avez plus de dix cartes en main : défaussez jusqu’à dix.

## Families, symbols, small words

some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-points-or-none = { $points ->
    [0] aucun point
   *[other] { some-points }
}
family-clown = clown
family-farm-animal = animal d’élevage
family-magician = magicien
family-rider = cavalier
family-beast = bête exotique
family-acrobat = acrobate
family-phenomenon = phénomène
symbol-pedestal = piédestal
symbol-banknote = billet de banque
symbol-locomotive = locomotive
card-unknown = une carte
money-unknown = une carte Argent
    .many = cartes Argent
ticket-unknown = une carte Ticket
    .many = cartes Ticket
objective-unknown = un objectif
    .many = objectifs

## The map

region-chicago = Chicago
region-indianapolis = Indianapolis
region-washington-dc = Washington DC
region-new-york = New York
region-boston = Boston
space-chicago = Chicago
space-detroit = Detroit
space-st-louis = Saint-Louis
space-sturgis = Sturgis
space-toledo = Toledo
space-south-bend = South Bend
space-jackson = Jackson
space-peoria = Peoria
space-danville = Danville
space-indianapolis = Indianapolis
space-cincinnati = Cincinnati
space-cleveland = Cleveland
space-sandusky = Sandusky
space-fort-wayne = Fort Wayne
space-lafayette = Lafayette
space-terre-haute = Terre Haute
space-columbus = Columbus
space-portsmouth = Portsmouth
space-washington-dc = Washington DC
space-pittsburgh = Pittsburgh
space-baltimore = Baltimore
space-connellsville = Connellsville
space-erie = Erie
space-wheeling = Wheeling
space-charleston = Charleston
space-staunton = Staunton
space-harrisburg = Harrisburg
space-new-york = New York
space-philadelphia = Philadelphie
space-buffalo = Buffalo
space-syracuse = Syracuse
space-albany = Albany
space-elmira = Elmira
space-scranton = Scranton
space-poughkeepsie = Poughkeepsie
space-trenton = Trenton
space-boston = Boston
space-providence = Providence
space-portland = Portland
space-natick = Natick
space-concord = Concord
space-rutland = Rutland
space-springfield = Springfield
space-hartford = Hartford
space-new-haven = New Haven
slot-1 = l’emplacement à 1 piédestal
slot-2 = l’emplacement à 3 piédestaux
slot-3 = l’emplacement à 5 piédestaux
slot-4 = l’emplacement à 7 piédestaux
slot-5 = l’emplacement à 9 piédestaux
spot-1 = piste 1, colonne 1
spot-2 = piste 1, colonne 2
spot-3 = piste 1, colonne 3
spot-4 = piste 1, colonne 4
spot-5 = piste 1, colonne 5
spot-6 = piste 2, colonne 1
spot-7 = piste 2, colonne 2
spot-8 = piste 2, colonne 3
spot-9 = piste 2, colonne 4
spot-10 = piste 2, colonne 5
spot-11 = piste 3, colonne 1
spot-12 = piste 3, colonne 2
spot-13 = piste 3, colonne 3
spot-14 = piste 3, colonne 4
spot-15 = piste 3, colonne 5

## Cards

artist-penguin-or-sea-lion = pingouin ou otarie
artist-juggler = jongleur
artist-contortionist = contorsionniste
artist-fire-breather = cracheur de feu
artist-tightrope-walker = funambule
artist-bear = ours
artist-lion = lion
artist-unicyclist = monocycliste
artist-strongman = hercule
artist-knife-thrower = lanceur de couteaux
artist-trapeze-artist = trapéziste
artist-elephant = éléphant
card-clown-beast = Clown 1 (piédestaux par bête)
card-clown-acrobat = Clown 1 (piédestaux par acrobate)
card-clown-phenomenon = Clown 1 (piédestaux par phénomène)
card-farm-animal-beast = Animal d’élevage 2 (piédestaux par bête)
card-farm-animal-acrobat = Animal d’élevage 2 (piédestaux par acrobate)
card-farm-animal-phenomenon = Animal d’élevage 2 (piédestaux par phénomène)
card-magician-beast = Magicien 3 (piédestaux par bête)
card-magician-acrobat = Magicien 3 (piédestaux par acrobate)
card-magician-phenomenon = Magicien 3 (piédestaux par phénomène)
card-rider-beast = Cavalier 4 (piédestaux par bête)
card-rider-acrobat = Cavalier 4 (piédestaux par acrobate)
card-rider-phenomenon = Cavalier 4 (piédestaux par phénomène)
card-animal-keepers = Soigneurs
card-orchestra = Orchestre
card-stagehands = Machinistes
card-bill-poster = Colleur d’affiches
card-popcorn-machine = Machine à popcorn
card-reserve = Réserve
card-train = Train
card-ringmaster = Monsieur Loyal
card-cleaning-crew = Équipe de nettoyage
card-ticket-05-banknote = Otarie 5 (billet)
card-ticket-05-locomotive = Otarie 5 (locomotive)
card-ticket-05-pedestal = Otarie 5 (piédestal)
card-ticket-06-banknote = Jongleur 6 (billet)
card-ticket-06-locomotive = Jongleur 6 (locomotive)
card-ticket-06-pedestal = Jongleur 6 (piédestal)
card-ticket-07-banknote = Contorsionniste 7 (billet)
card-ticket-07-locomotive = Contorsionniste 7 (locomotive)
card-ticket-07-pedestal = Contorsionniste 7 (piédestal)
card-ticket-08-locomotive = Cracheur de feu 8 (locomotive)
card-ticket-08-pedestal = Cracheur de feu 8 (piédestal)
card-ticket-08-per-beast = Cracheur de feu 8 (points par bête)
card-ticket-08-per-acrobat = Cracheur de feu 8 (points par acrobate)
card-ticket-09-locomotive = Funambule 9 (locomotive)
card-ticket-09-pedestal = Funambule 9 (piédestal)
card-ticket-09-per-beast = Funambule 9 (points par bête)
card-ticket-09-per-phenomenon = Funambule 9 (points par phénomène)
card-ticket-10-locomotive = Ours 10 (locomotive)
card-ticket-10-pedestal = Ours 10 (piédestal)
card-ticket-10-per-acrobat = Ours 10 (points par acrobate)
card-ticket-10-per-phenomenon = Ours 10 (points par phénomène)
card-ticket-11-per-acrobat = Lion 11 (points par acrobate)
card-ticket-11-per-phenomenon = Lion 11 (points par phénomène)
card-ticket-12-per-beast = Monocycliste 12 (points par bête)
card-ticket-12-per-phenomenon = Monocycliste 12 (points par phénomène)
card-ticket-13-per-beast = Hercule 13 (points par bête)
card-ticket-13-per-acrobat = Hercule 13 (points par acrobate)
card-ticket-14-per-banknote = Lanceur de couteaux 14 (points par billet)
card-ticket-14-per-phenomenon = Lanceur de couteaux 14 (points par phénomène)
card-ticket-14-per-contortionist = Lanceur de couteaux 14 (points par contorsionniste)
card-ticket-15-per-locomotive = Trapéziste 15 (points par locomotive)
card-ticket-15-per-acrobat = Trapéziste 15 (points par acrobate)
card-ticket-15-per-juggler = Trapéziste 15 (points par jongleur)
card-ticket-16-per-pedestal = Éléphant 16 (points par piédestal)
card-ticket-16-per-beast = Éléphant 16 (points par bête)
card-ticket-16-per-penguin-or-sea-lion = Éléphant 16 (points par otarie)
objective-chicago = l’objectif « Chicago »
objective-indianapolis = l’objectif « Indianapolis »
objective-washington-dc = l’objectif « Washington DC »
objective-new-york = l’objectif « New York »
objective-boston = l’objectif « Boston »
objective-beast = l’objectif « Ménagerie »
objective-acrobat = l’objectif « Acrobates »
objective-phenomenon = l’objectif « Phénomènes »
objective-metropolises = l’objectif « Métropoles »
objective-medium-pairs = l’objectif « Villes jumelles »
objective-pedestals = l’objectif « Piédestaux »
objective-artists = l’objectif « Grande troupe »
wish-5 = otarie 5
wish-6 = jongleur 6
wish-7 = contorsionniste 7
wish-8 = cracheur de feu 8
wish-9 = funambule 9
wish-10 = ours 10
wish-11 = lion 11
wish-12 = monocycliste 12
wish-13 = hercule 13
wish-14 = lanceur de couteaux 14
wish-15 = trapéziste 15
wish-16 = éléphant 16
automa-reveal = révéler un jeton Artiste
automa-hire-beast = engager, de préférence une bête exotique
automa-hire-acrobat = engager, de préférence un acrobate
automa-hire-phenomenon = engager, de préférence un phénomène
automa-show-pedestals = un spectacle avec plus de piédestaux
automa-show-movement = un spectacle après un plus long voyage
automa-show-points = un spectacle pour plus de points

## What cards do

card-text-artist = Valeur { $value }, { $family }. { $pedestals ->
    [one] { $pedestals } piédestal
   *[other] { $pedestals } piédestaux
}, et 1 de plus pour chaque { $per } qui passe après sur la même piste.
card-text-backstage = Vaut { $value } en argent ; ou une fois, pendant un spectacle : { $effect }
card-text-ticket = Valeur { $value }, { $family } ; { some-points } dans le coin. { $effect }
effect-symbol = Montre un symbole : { $per }.
effect-per-before = À la fin, { some-points } pour chaque { $per } qui passe avant sur la même piste.
effect-per-all-family = À la fin, { some-points } pour chaque { $per } du cirque, cette carte comprise.
effect-per-all-name = À la fin, { some-points } pour chaque { $per } du cirque.
effect-per-all-symbol = À la fin, { some-points } pour chaque { $per } visible dans le cirque.
effect-per-all-marker = À la fin, { some-points } pour chaque piédestal du marqueur.
effect-temporary-pedestals = { $amount ->
    [one] { $amount } piédestal temporaire
   *[other] { $amount } piédestaux temporaires
} dans une ville moyenne.
effect-temporary-pedestals-per-artist = { $amount ->
    [one] { $amount } piédestal temporaire
   *[other] { $amount } piédestaux temporaires
} pour chaque { $per } du cirque, dans une ville moyenne.
effect-points = { $amount ->
    [one] { $amount } point aussitôt.
   *[other] { $amount } points aussitôt.
}
effect-take-ticket-from-display-or-deck = à la fin du spectacle, { $amount ->
    [one] une carte Ticket
   *[other] { $amount } cartes Ticket
} de la rangée ou de la pioche.
effect-extra-movement = { $amount ->
    [one] { $amount } case de plus
   *[other] { $amount } cases de plus
} avant le spectacle.
effect-draw-money = à la fin du spectacle, { $amount ->
    [one] { $amount } carte Argent de plus.
   *[other] { $amount } cartes Argent de plus.
}
effect-bb-pawn-stays = le B&B Circus n’avance pas après ce spectacle.
objective-text = { $goal } { $a }, { $b } ou { $c } rapportent { $x }, { $y } ou { $z } points.
goal-tents = Chapiteaux dans la région de { $of } :
goal-values = Valeurs différentes de cette famille dans le cirque, { $of } :
goal-metropolises = Spectacles dans des métropoles :
goal-pairs = Régions où les deux villes moyennes ont eu votre spectacle :
goal-pedestals = Piédestaux :
goal-artists = Artistes dans le cirque :
wish-text = Plébiscite, pour { $star } points : { $wish }. { $before } de plus avec cette famille avant cet artiste sur sa piste, { $left } ; { $after } de plus avec celle-ci après, { $right }.
slot-text-both = { $tickets ->
    [one] { $tickets } carte Ticket
   *[other] { $tickets } cartes Ticket
} ou { some-points }
slot-text-tickets = { $tickets ->
    [one] { $tickets } carte Ticket
   *[other] { $tickets } cartes Ticket
}
slot-text-points = { some-points }
spot-none = rien
spot-symbol = { $symbol }, tant que la case n’est pas recouverte
spot-money = piochez une carte Argent
spot-ticket = piochez une carte Ticket
spot-objective = piochez un objectif
spot-play = jouez une autre carte
spot-swap = échangez deux cartes
spot-popcorn = popcorn : { some-points }
column-text-objective = placez un objectif
column-text-points = { some-points }
automa-text-reveal = Action Artiste : le jeton Artiste suivant est révélé, et les piédestaux montent de 1.
automa-text-hire = Action Artiste : une carte Ticket de la rangée rejoint les Automates ; après une vedette plébiscitée, ils préfèrent cette famille, { $family }.
automa-text-show = Spectacle : les Automates se déplacent et se produisent.
automa-text-marker = { $text } Le marqueur { CAP($symbol) } bouge de { $delta }{ $mode ->
    [always] .
    [easy] , en mode facile seulement.
   *[hard] , en mode difficile seulement.
}
automa-text-extra = { $text } { $extra ->
    [pedestals] Piédestaux temporaires : { $amount }
    [movement] Cases de plus : { $amount }
   *[points] Points : { $amount }
}{ $mode ->
    [always] .
    [easy] , en mode facile seulement.
   *[hard] , en mode difficile seulement.
}

## The table in words

outline-pawn = Le B&B Circus est à { $space }. Sa route : { $road }.
outline-pawn-waits = Le B&B Circus attend à { $space } le décompte de la région.
outline-order = Régions encore à décompter, dans cet ordre : { $regions }.
outline-tile = La tuile B&B : { $player }, { $side ->
    [popcorn] face Popcorn.
   *[troupe] face Troupe.
}
outline-over = La partie est terminée.
outline-winners = Victoire : { $players }.
outline-automatons = Les Automates
outline-of-automatons = les Automates
outline-neutral = neutre
outline-region = Région de { $region }
outline-scored = Décomptée.
outline-rank = { $place }. { $player } : { $tents ->
    [one] { $tents } chapiteau
   *[other] { $tents } chapiteaux
}, soit { some-points-or-none } pour l’instant.
outline-rank-past = { $place }. { $player } : { $tents ->
    [one] { $tents } chapiteau
   *[other] { $tents } chapiteaux
}.
outline-metropolis = { $space }, métropole. { $wish } Chapiteaux : { $tents }.
outline-medium = { $space }, ville moyenne, artiste préféré : { $family }. Emplacements : { $slots }.
outline-slot = à { $pedestals ->
    [one] { $pedestals } piédestal
   *[other] { $pedestals } piédestaux
} ({ $reward }) : { $tent }
outline-free = libre
outline-towns-free = Bourgades sans chapiteau : { $towns }.
outline-town-tents = Bourgades avec un chapiteau : { $towns }.
outline-town = { $space } ({ $player })
outline-cards = Les cartes
outline-row = Carte Ticket { $place } de la rangée : { $card }.
outline-row-empty = La place { $place } de la rangée est vide jusqu’à la fin du tour.
outline-decks = Cartes dans les pioches : Argent { $money }, Ticket { $tickets }, Objectif { $objectives }.
outline-discards = { $deck ->
    [money] Cartes Argent défaussées
   *[tickets] Cartes Ticket défaussées
} : { $cards }.
outline-points = Points : { $points }.
outline-caravan = Caravane à { $space }.
outline-no-caravan = La caravane n’est pas encore sur la carte.
outline-symbols = Piédestaux { $pedestals }, billets { $banknotes }, locomotives { $locomotives }.
outline-tents = Chapiteaux restants : { $count }.
outline-ring = Piste { $ring } : { $cards }.
outline-no-cards = aucun artiste
outline-next-space = Prochaine case de la piste { $ring } : { $spot }.
outline-placed = Placé : { $objective }, { $count } à présent, { some-points-or-none }.
outline-hand = Main
outline-none = aucune
outline-hand-money = Cartes Argent : { $cards }.
outline-hand-tickets = Cartes Ticket : { $cards }.
outline-hand-objectives = Cartes Objectif : { $cards }.
outline-unseen = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
outline-many = { $count } × { $thing }
outline-fee = Cachet, { $card } : { $fees }.
outline-fee-ring = { $fee } sur la piste { $ring }
outline-chosen = Choisi : { $choice }.
outline-artists = Artistes : { $cards }.
outline-tokens = Jetons Artiste : { $tokens }.
outline-tokens-hidden = { $count ->
    [one] { $count } face cachée
   *[other] { $count } face cachée
}
outline-deck-fortune = Cartes du diseur de bonne aventure : { $count }.
outline-deck-monkey = Cartes du singe mécanique : { $count }.
outline-last-card = Dernière carte retournée : { $card }.
outline-artist-cards = Actions Artiste jouées : { $count }.
outline-guide = Ce que font les cartes
outline-explained = { CAP($thing) } : { $text }

## The rules

rules-overview =
    .who = Chacun dirige un petit cirque à trois pistes et sillonne en caravane le nord-est des États-Unis, pendant que le grand Barnum & Bailey Circus (B&B) en fait le tour. La plus grande Renommée l’emporte à la fin.
    .turn = Un tour, c’est l’une de deux choses. Soit vous engagez un artiste : une carte de votre main rejoint une piste, et des cartes Argent paient son cachet. Soit vous donnez un spectacle : votre caravane se rend dans une bourgade, qui paie de l’argent, dans une ville moyenne, qui paie des cartes Ticket ou des points si vous avez assez de piédestaux, ou dans une métropole, qui paie beaucoup de points si vous avez la vedette qu’elle veut voir.
    .points = Les points viennent des spectacles en ville moyenne et en métropole, des popcorns et des colonnes complètes, et des chapiteaux à chaque décompte de région. À la fin, les cartes Ticket de vos pistes et vos objectifs placés en rapportent encore.
    .end = Après chaque spectacle, le B&B Circus avance d’une case ; dans chaque métropole, il attend que la région soit décomptée. Quand il est revenu à son départ et que cette région est décomptée elle aussi, la partie s’achève.
    .synonyms = artiste vedette / chapiteau spectacle représentation / cachet coût prix salaire / caravane déplacement voyage / bourgade village / métropole capitale / majorité région chapiteaux / coulisses événement

rule-1 = La table
rule-1-1 = Chacun dirige un cirque à trois pistes, parcourt les villes du Nord-Est et gagne des points de Renommée. Qui en a le plus à la fin l’emporte.
    .see = 3.1 11.6
rule-1-2 = Mains et pioches sont secrètes, mais pas le nombre de cartes de chaque sorte dans une main. Tout ce qui est payé, joué ou défaussé reste face visible.
    .ours = yes
    .see = 1.3
rule-1-3 = Chacun se souvient des cartes Ticket prises dans la rangée. De plusieurs cartes identiques d’une main, celle que les autres connaissent sert d’abord.
    .ours = yes
    .see = 7.7
rule-1-4 = Quand la pioche Argent ou Ticket est vide et qu’il faut une carte, sa défausse mélangée en forme une nouvelle. Les objectifs ne sont jamais remélangés.
    .see = 1.5
rule-1-5 = S’il n’y a pas de défausse non plus, on pioche moins de cartes.
    .ours = yes
    .see = 1.4

rule-2 = Mise en place
rule-2-1 = La carte compte cinq régions, chacune avec six bourgades, deux villes moyennes et une métropole. À quatre, on joue avec toutes. À trois, Chicago ou Boston est inaccessible ; à deux, Chicago et soit Boston, soit Indianapolis. Ce qui est inaccessible n’existe pas.
    .see = 2.2 2.6
rule-2-2 = Les objectifs des régions inaccessibles sont écartés.
    .see = 2.1 11.5
rule-2-3 = Les trois pioches sont mélangées, et cinq cartes Ticket forment une rangée face visible.
    .see = 7.7
rule-2-4 = Chaque région en jeu reçoit un jeton Ville moyenne, une face au hasard : il montre les artistes préférés de ses deux villes moyennes.
    .see = 7.5
rule-2-5 = Chaque métropole en jeu reçoit une carte Métropole : l’artiste que son public veut voir.
    .see = 7.8
rule-2-6 = Le B&B Circus part de Boston dans le sens antihoraire ; si Boston est inaccessible, il part de New York.
    .see = 2.10 9.1
rule-2-7 = Chacun reçoit douze chapiteaux, un objectif, une carte Ticket et quatre cartes Argent ; le marqueur Piédestal est sur 1.
    .see = 4.4 5.4 7.1
rule-2-8 = Le premier joueur est tiré au sort, là où la règle demande qui est allé au cirque en dernier ; on joue dans le sens horaire. Le dernier reçoit la tuile B&B, face Troupe.
    .ours = yes
    .see = 9.2 9.3
rule-2-9 = À deux, chaque région en jeu reçoit deux chapiteaux neutres : un sur la place la plus à droite de sa carte Métropole, un dans une bourgade : Natick, Syracuse, Connellsville ou Sandusky.
    .see = 7.11 9.9
rule-2-10 = Le départ du B&B Circus : Boston, ou une autre métropole selon le nombre de joueurs. À quatre : Chicago, sens horaire. À trois, sans Boston : New York, sens antihoraire, ou Chicago, sens horaire. À deux, sans Chicago ni Indianapolis : Washington DC, sens horaire ; sans Chicago ni Boston : New York, sens antihoraire, ou Indianapolis, sens horaire.
    .see = 2.1 2.6
rule-2-11 = Quand un nombre de joueurs n’a pas ce départ, le B&B Circus part de Boston.
    .ours = yes
    .see = 2.6 2.10

rule-3 = Un tour
rule-3-1 = À votre tour, vous engagez un artiste ou vous donnez un spectacle.
    .see = 4.1 6.1 7.1
rule-3-2 = À votre premier tour, vous placez votre caravane dans une métropole qui n’en a pas, le B&B Circus comptant comme une caravane ; puis vous devez engager un artiste.
    .see = 4.1 6.4
rule-3-3 = Qui ne peut ni engager ni se produire passe ; personne d’autre ne le peut.
    .ours = yes
    .see = 3.4 4.1 7.1
rule-3-4 = Quand tous ont passé à la suite, le B&B Circus avance d’une case, sauf s’il attend un décompte.
    .ours = yes
    .see = 9.1 9.2
rule-3-5 = Une action est un plan : carte, piste et paiement, ou destination, carte Coulisses, emplacement et récompense. Il reste secret, et peut être changé, jusqu’à son dernier choix ; alors tout s’accomplit d’un coup.
    .ours = yes
    .see = 4.1 7.1

rule-4 = Engager un artiste
rule-4-1 = Un artiste de votre main rejoint l’une de vos trois pistes. Une piste a cinq places ; cartes Coulisses et objectifs ne sont pas des artistes.
    .see = 4.2 4.3 4.7
rule-4-2 = Sur une piste, les valeurs croissent strictement de gauche à droite : une nouvelle carte pousse d’une case à droite celles de plus grande valeur. Deux cartes de même valeur ne partagent jamais une piste.
    .see = 4.1 4.12
rule-4-3 = Le cachet d’un artiste est la valeur de la carte, moins la plus haute valeur déjà sur sa piste, et jamais moins de 0.
    .example = Sur une piste dont l’artiste le plus haut est un cavalier 4, un jongleur 6 coûte 6 moins 4, soit 2 ; un magicien 3 ne coûte rien.
    .see = 4.4
rule-4-4 = Vous payez au moins le cachet avec des cartes Argent de votre main, cartes Coulisses comprises. On ne rend pas la monnaie. La carte placée ne se paie pas elle-même, et les cartes Ticket ne paient jamais.
    .example = Pour un cachet de 6, vous pouvez payer une carte Coulisses, qui vaut 5, et un animal d’élevage 2. Le 1 de trop est perdu.
    .see = 4.5 4.6
rule-4-5 = On ne paie aucune carte de trop : sans l’une quelconque d’entre elles, le reste doit être inférieur au cachet.
    .ours = yes
    .see = 4.4
rule-4-6 = Quand une seule carte peut être payée ensuite, ou que toutes celles qui restent doivent l’être, elles sont payées aussitôt.
    .ours = yes
    .see = 4.4
rule-4-7 = Chaque carte recouvre une case de plus de sa piste, la suivante à droite, même si elle-même se place plus à gauche. Le bonus de cette case est gagné alors, et une seule fois.
    .see = 4.8 4.9 4.10 4.12
rule-4-8 = La carte Argent, Ticket ou Objectif d’un bonus est prise sur le dessus de sa pioche.
    .see = 1.4 4.7
rule-4-9 = Un popcorn rapporte ses points aussitôt.
    .example = Une carte recouvre un popcorn marqué 3 : vous gagnez 3 points maintenant, et plus jamais pour cette case.
    .see = 4.7
rule-4-10 = « Jouer une autre carte » permet d’engager aussitôt un artiste de plus, pour son cachet, ou d’y renoncer.
    .see = 4.11 4.17
rule-4-11 = On vous le demande même si vous ne pouvez engager personne, sauf si tout le monde peut le voir : ne pas le demander trahirait votre main.
    .ours = yes
    .see = 1.2 4.10
rule-4-12 = « Échanger » permet à deux cartes de deux pistes de changer de place, sans frais. Les deux pistes restent en ordre et sans doublon ; aucun bonus n’est gagné.
    .see = 4.2 4.13
rule-4-13 = On paie et place d’abord la carte, puis on recompte les piédestaux ; vient ensuite le bonus de la case, et enfin celui d’une colonne.
    .ours = yes
    .see = 4.7 4.14 5.3
rule-4-14 = Quand l’une des trois premières colonnes est complète, avec une carte sur chaque piste, vous devez placer sur votre plateau un objectif de votre main.
    .see = 4.16 11.5
rule-4-15 = La quatrième ou la cinquième colonne complète rapporte 5 points.
    .example = Les pistes 1 et 2 ont quatre artistes chacune. Quand le quatrième rejoint la piste 3, la colonne 4 est complète, et vous gagnez 5 points.
    .see = 4.14
rule-4-16 = Sans objectif en main, rien n’est placé, et la colonne ne rapporte rien.
    .ours = yes
    .see = 4.14
rule-4-17 = Un engagement par « Jouer une autre carte » suit toutes les règles et a ses propres bonus ; un autre bonus semblable peut suivre.
    .ours = yes
    .see = 4.1 4.10

rule-5 = Les symboles
rule-5-1 = Seuls comptent les symboles visibles : ceux du plateau tant qu’aucune carte ne les recouvre, et ceux que des cartes ont pour effet.
    .see = 4.7 5.4
rule-5-2 = Un artiste des cartes Argent apporte un piédestal, et un de plus pour chaque artiste de la famille indiquée qui passe après lui sur sa piste.
    .example = Un clown dont la carte montre les acrobates passe avant un jongleur 6 et un monocycliste 12 de sa piste : il apporte 1 piédestal et 2 de plus, soit 3.
    .see = 5.3
rule-5-3 = Après chaque changement, les piédestaux sont recomptés ; le marqueur reste entre 0 et 10.
    .ours = yes
    .see = 5.2 7.4
rule-5-4 = Au départ, chaque cirque dispose de 6 locomotives, d’un billet de banque et d’un piédestal.
    .see = 5.1 5.5 6.1 7.12
rule-5-5 = Trois des locomotives sont imprimées à côté des cases, et aucune carte ne les recouvre.
    .ours = yes
    .see = 5.4

rule-6 = Se déplacer
rule-6-1 = Avant un spectacle, vous vous déplacez par les routes vers une autre case, d’autant de cases que vous avez de locomotives, ou moins.
    .see = 6.2 6.3 6.5 8.2
rule-6-2 = Les bourgades avec un chapiteau, de qui que ce soit, doivent être sautées : elles ne comptent pas, et nul ne s’y arrête.
    .see = 6.1 7.2
rule-6-3 = Les cases avec une caravane peuvent aussi être sautées, ou comptées ; vous pouvez vous y arrêter. La case d’arrivée compte toujours.
    .see = 6.1 6.4
rule-6-4 = Le B&B Circus compte ici comme une caravane.
    .ours = yes
    .see = 6.3
rule-6-5 = Un déplacement ne finit que là où vous pouvez donner un spectacle.
    .see = 7.2 7.4 7.8
rule-6-6 = La case de départ n’est jamais celle d’arrivée.
    .see = 6.1

rule-7 = Les spectacles
rule-7-1 = Chaque spectacle met un de vos chapiteaux sur la carte. Vous ne vous produisez qu’une fois par case, et jamais sans chapiteau.
    .see = 6.5 7.2 7.4 7.8
rule-7-2 = Une bourgade voit un seul spectacle de toute la partie. Le B&B Circus n’y empêche rien.
    .see = 7.3
rule-7-3 = Une bourgade paie une carte Argent, et une de plus pour chaque bourgade voisine sans chapiteau ; les villes ne comptent pas.
    .example = Une bourgade a trois bourgades voisines, dont une avec un chapiteau : un spectacle y paie 1 + 2 = 3 cartes Argent.
    .see = 7.12 7.13
rule-7-4 = Dans une ville moyenne, vous prenez un emplacement libre qui ne demande pas plus de piédestaux que vous n’en avez, temporaires compris ; pas forcément le plus haut. Sans un tel emplacement, vous ne pouvez pas vous y produire.
    .see = 7.5 7.6 8.3 8.4
rule-7-5 = Un artiste préféré de la ville, où qu’il soit dans votre cirque, ajoute 2 piédestaux temporaires, une fois.
    .example = Votre marqueur est sur 4, et Buffalo préfère le cavalier, que vous avez : 4 + 2 = 6 piédestaux, assez pour l’emplacement à 5.
    .see = 2.4 7.4
rule-7-6 = L’emplacement paie ses cartes Ticket ou ses points, à votre choix.
    .example = L’emplacement à 7 piédestaux paie 3 cartes Ticket ou 5 points.
    .see = 7.7
rule-7-7 = Chaque carte Ticket vient de la rangée ou de la pioche, à votre choix. La rangée n’est complétée qu’à la fin du tour.
    .see = 7.14 10.2
rule-7-8 = Dans une métropole, vous ne vous produisez qu’avec l’artiste que son public veut voir, et gagnez 6 points.
    .see = 7.9 7.10 7.11
rule-7-9 = Un artiste de la famille de gauche avant lui sur sa piste rapporte 4 points de plus, un de la famille de droite après lui 5 ; n’importe où avant ou après, chacun une fois.
    .ours = yes
    .example = L’artiste plébiscité est un monocycliste 12, avec une bête à gauche de la carte Métropole et un phénomène à droite. Une otarie 5 passe avant lui, aucun phénomène après : 6 + 4 = 10 points, plus ceux de la place sur la carte.
    .see = 7.8 7.10
rule-7-10 = Si plusieurs pistes ont cet artiste, la meilleure compte.
    .ours = yes
    .see = 7.9
rule-7-11 = Votre chapiteau va sur la place libre la plus à gauche de la carte Métropole : la première rapporte 3 points de plus, la deuxième 1.
    .example = Votre vedette seule rapporte 6 points. Vous êtes le deuxième à vous produire là : 6 + 1 = 7 points.
    .see = 7.8 9.5
rule-7-12 = Après chaque spectacle, vous piochez une carte Argent pour chacun de vos billets de banque.
    .example = Deux billets de banque sont visibles : après un spectacle en métropole, vous piochez 2 cartes Argent.
    .see = 5.1
rule-7-13 = Des bourgades voisines sont reliées par une route, même d’une région à l’autre.
    .ours = yes
    .see = 7.3
rule-7-14 = Les cartes Ticket se prennent une à une : on voit une carte de la pioche avant de choisir la suivante.
    .ours = yes
    .see = 7.7

rule-8 = Les cartes Coulisses
rule-8-1 = À chaque spectacle, vous pouvez jouer une carte Coulisses pour son effet, avant que le B&B Circus n’avance ; puis elle est défaussée.
    .see = 8.2 8.3 8.5
rule-8-2 = Le train se joue avant le déplacement et permet d’aller 3 cases plus loin.
    .see = 6.1
rule-8-3 = Soigneurs, orchestre et machinistes apportent un piédestal temporaire pour chaque bête exotique, acrobate ou phénomène de votre cirque ; le colleur d’affiches en apporte deux. Ils se jouent dans les villes moyennes seulement, avant le choix de l’emplacement, même s’ils n’en apportent aucun.
    .see = 7.4 8.4
rule-8-4 = Vous pouvez aller dans une ville moyenne dont seule une telle carte rend un emplacement possible ; alors elle doit être jouée.
    .ours = yes
    .see = 7.4 8.3
rule-8-5 = Après les billets viennent les autres : la machine à popcorn pour 2 points, la réserve pour une carte Ticket, Monsieur Loyal pour 2 cartes Argent, et l’équipe de nettoyage, qui retient le B&B Circus. Une carte piochée pendant ce spectacle peut être jouée.
    .ours = yes
    .example = Après un spectacle en bourgade, vous jouez la machine à popcorn : 2 points, et aucune autre carte Coulisses dans ce spectacle.
    .see = 7.12 8.6 9.1
rule-8-6 = On vous le demande après chaque spectacle tant qu’une telle carte pourrait être dans votre main : ne pas le demander dirait qu’il n’y en a pas.
    .ours = yes
    .see = 1.2 8.5

rule-9 = Le B&B Circus
rule-9-1 = Après chaque spectacle, le B&B Circus avance d’une case sur la route extérieure, en sautant les bourgades avec un chapiteau.
    .see = 8.5 9.2
rule-9-2 = Dans une métropole il s’arrête, et la tuile passe face Popcorn. Il n’avance plus avant le décompte de la région.
    .see = 9.3
rule-9-3 = À la fin du tour de qui détient la tuile ainsi retournée, cette région est décomptée. Puis la tuile est remise face Troupe et passe à droite.
    .see = 9.2 9.4 10.3
rule-9-4 = Qui a le plus de chapiteaux dans la région gagne 10 points, le deuxième 6, le troisième 3 ; sans chapiteau, on ne gagne rien.
    .example = Anna a 4 chapiteaux dans la région, Bob 2 et Chloé 1 : ils gagnent 10, 6 et 3 points. David n’y en a pas et ne gagne rien.
    .see = 9.5 9.9
rule-9-5 = En cas d’égalité, le plus à gauche sur la carte Métropole l’emporte.
    .example = Anna et Bob ont 3 chapiteaux chacun. Bob occupe la deuxième place de la carte Métropole, et Anna n’y est pas : Bob gagne 10 points, Anna 6.
    .see = 7.11 9.6
rule-9-6 = Si aucun d’eux n’y est, l’emplacement le plus haut d’une ville moyenne de la région décide.
    .see = 7.4 9.7 9.11
rule-9-7 = Si aucun d’eux n’y est non plus, on regarde les bourgades : celle qui est la moins loin de la métropole décide ; entre deux aussi proches, c’est la première dans le sens horaire sur la route extérieure.
    .see = 9.8 9.10
rule-9-8 = Les bourgades hors de la route extérieure viennent après les autres ; enfin, l’ordre du tour décide.
    .ours = yes
    .see = 9.7
rule-9-9 = Les chapiteaux neutres comptent comme ceux d’un troisième joueur.
    .see = 2.9 9.12
rule-9-10 = La distance des bourgades se compte le long des routes, sans rien sauter.
    .ours = yes
    .see = 9.7
rule-9-11 = Si les emplacements les plus hauts des joueurs à égalité se valent, ceux de l’autre ville moyenne décident.
    .ours = yes
    .see = 9.6
rule-9-12 = Les chapiteaux neutres participent aux égalités comme ceux d’un joueur ; les points de leur place ne vont à personne.
    .ours = yes
    .see = 9.5 9.9

rule-10 = La fin d’un tour
rule-10-1 = À la fin d’un tour, qui a plus de dix cartes en main en défausse pour n’en garder que dix.
    .see = 10.4
rule-10-2 = Les places vides de la rangée sont complétées avec la pioche Ticket.
    .see = 1.4 7.7
rule-10-3 = D’abord la main et la rangée, puis le décompte d’une région.
    .ours = yes
    .see = 9.3 10.1 10.2
rule-10-4 = Les cartes de toutes sortes comptent ensemble, et qui défausse choisit lesquelles.
    .ours = yes
    .see = 10.1

rule-11 = La fin de la partie
rule-11-1 = Quand le B&B Circus est revenu à son départ et que cette région est décomptée, la partie s’achève par le décompte final.
    .see = 9.3 11.2 11.5 11.6
rule-11-2 = Chaque carte Ticket d’un cirque rapporte les points de son coin ; les cartes en main ne rapportent rien.
    .example = Deux cartes Ticket avec 1 dans le coin et une avec 3 rapportent 1 + 1 + 3 = 5 points.
    .see = 11.3 11.4
rule-11-3 = Certaines rapportent des points pour chaque artiste d’une famille qui passe avant elles sur leur piste.
    .example = Un hercule 13 rapporte 2 points pour chaque acrobate qui passe avant lui. Après un jongleur 6 et un monocycliste 12, il rapporte 4 points.
    .see = 11.2
rule-11-4 = Les plus hautes rapportent des points pour quelque chose dans tout le cirque : une famille, elles comprises ; un artiste précis ; des symboles visibles ; ou les piédestaux du marqueur.
    .example = Un éléphant 16 rapporte 2 points pour chaque bête. Avec un ours 10 et une otarie 5 sur d’autres pistes, cela fait 3 bêtes, lui compris : 6 points.
    .see = 5.1 11.2
rule-11-5 = Un objectif placé rapporte 5, 7 ou 10 points selon le meilleur palier atteint : chapiteaux dans une région 2, 3, 4 ; valeurs différentes d’une famille 2, 3, 4 ; métropoles 1, 2, 3 ; régions aux deux villes moyennes 1, 2, 3 ; piédestaux 6, 8, 10 ; artistes 10, 11, 12.
    .example = L’objectif « Boston » est placé, et vous avez 3 chapiteaux dans sa région : 7 points. Dans votre main, il n’en rapporterait aucun.
    .see = 4.14
rule-11-6 = Qui a le plus de points l’emporte. En cas d’égalité, c’est celui qui a le plus de chapiteaux dans la dernière région décomptée ; puis dans la précédente, et ainsi de suite.
    .example = Anna et Bob finissent tous deux avec 95 points. Dans la dernière région décomptée, Anna a 2 chapiteaux et Bob 1 : Anna l’emporte.
    .see = 9.3 11.7
rule-11-7 = Qui reste à égalité partage la victoire.
    .ours = yes
    .see = 11.6

rule-12 = Jouer seul
rule-12-1 = Vous affrontez le spectacle des Automates, sur la carte à deux avec ses chapiteaux neutres. Les Automates commencent avec 2 piédestaux et 6 locomotives ; leurs quatre jetons Artiste sont mélangés face cachée.
    .see = 2.1 2.9 12.3 12.5
rule-12-2 = Les Automates, en solo : faciles, moyens ou difficiles. Les suppléments de leurs cartes marqués facile ou difficile ne comptent qu’alors.
    .see = 12.20 12.23
rule-12-3 = Les Automates commencent : à leur premier tour, ils révèlent le premier jeton Artiste, qui apporte un piédestal comme tous les autres, et se placent dans la première métropole qui sera décomptée.
    .ours = yes
    .see = 12.5
rule-12-4 = À chaque autre tour, ils retournent une carte : du diseur de bonne aventure jusqu’au premier décompte, du singe mécanique ensuite.
    .see = 12.5 12.6 12.14
rule-12-5 = Une action Artiste peut révéler le jeton suivant et augmenter les piédestaux d’un.
    .see = 12.3 12.28
rule-12-6 = Ou elle engage un artiste de la rangée. D’abord un artiste plébiscité par une métropole dont la région n’est pas encore décomptée, celle du prochain décompte en premier.
    .ours = yes
    .see = 12.7 12.8 12.9 12.10
rule-12-7 = Sans cela, ils préfèrent la famille de leur carte.
    .see = 12.6 12.8
rule-12-8 = Entre plusieurs de celles-ci, ils prennent la plus haute valeur ; sans cette famille, la plus haute de toutes.
    .ours = yes
    .see = 12.7 12.9
rule-12-9 = Entre cartes égales, ils prennent la plus à gauche.
    .see = 12.8
rule-12-10 = Ils n’engagent aucune valeur deux fois. Si la rangée n’offre aucune valeur nouvelle, ses deux cartes de droite sont remplacées ; si cela ne suffit pas, la carte est remélangée et une autre est retournée.
    .see = 12.11
rule-12-11 = Si aucune carte Ticket, où qu’elle soit, ne peut leur apporter de valeur nouvelle, la carte est perdue.
    .ours = yes
    .see = 12.10
rule-12-12 = Un piédestal ou une locomotive sur la carte engagée monte ce marqueur d’un ; puis le symbole de leur propre carte déplace le sien.
    .see = 12.26
rule-12-13 = Après un engagement, la carte la plus à droite de la rangée est défaussée. En solo, les cartes glissent toujours vers la droite, et les nouvelles entrent par la gauche, après vos tours aussi.
    .see = 10.2 12.6
rule-12-14 = Pour un spectacle, ils choisissent la prochaine région à décompter où ils ont moins de trois chapiteaux et peuvent se produire.
    .see = 12.15 12.16 12.18 12.27
rule-12-15 = Là, ils vont à la métropole s’ils ont son artiste, et gagnent ses points, toute leur rangée formant une seule piste.
    .example = La vedette est n’importe où dans leur rangée, avec les deux familles autour d’elle, et ils sont premiers sur la carte : 6 + 4 + 5 + 3 = 18 points.
    .see = 7.8 7.9 7.11
rule-12-16 = Sinon, ils vont dans une ville moyenne, pour le plus haut emplacement libre, d’au moins 5 piédestaux ; les jetons révélés aident là où leur artiste est préféré. Ils prennent toujours les points.
    .see = 7.4 12.17 12.28
rule-12-17 = Si deux villes offrent le même emplacement, ils vont à la plus proche, puis à la première nommée.
    .ours = yes
    .see = 12.16
rule-12-18 = Sinon, ils vont dans la bourgade, sur la route à venir du B&B Circus, qui rapporterait le plus de cartes Argent, la plus proche de lui à égalité. Ils ne piochent pas d’argent.
    .see = 7.3 12.19
rule-12-19 = Faute d’une telle bourgade, ils en prennent une hors de cette route : le plus d’argent, puis le moins de routes depuis le B&B Circus.
    .ours = yes
    .see = 12.18
rule-12-20 = Ils se déplacent comme les joueurs, avec les locomotives de leur marqueur ; un supplément peut apporter 3 cases, 2 piédestaux temporaires ou 2 points pour ce spectacle. Le B&B Circus avance après leurs spectacles aussi.
    .see = 6.1 9.1 12.2
rule-12-21 = S’ils ne peuvent se produire nulle part, la carte est perdue, et ils ont passé.
    .ours = yes
    .see = 3.4 12.14
rule-12-22 = Vous détenez la tuile pour le premier décompte, les Automates pour le deuxième, vous pour le troisième.
    .see = 9.3
rule-12-23 = À la fin, les Automates gagnent les coins et les effets de leurs cartes Ticket, toutes sur une seule piste, et pour chaque action Artiste rien, 1 ou 2 points, selon la difficulté.
    .example = En difficulté moyenne, avec 6 actions Artiste : 6 points, outre ceux de leurs cartes.
    .see = 11.2 11.3 11.4 12.2 12.29
rule-12-24 = Une pioche épuisée est remélangée, sans les cartes qui ont révélé des jetons.
    .ours = yes
    .see = 12.4 12.5
rule-12-25 = Vous gagnez avec plus de points que les Automates. Une égalité se départage comme entre joueurs ; si rien ne la départage, vous gagnez.
    .ours = yes
    .see = 11.6
rule-12-26 = Leurs piédestaux restent entre 0 et 10, leurs locomotives entre 1 et 10.
    .ours = yes
    .see = 12.12
rule-12-27 = Sans une telle région pour leur spectacle, ils en choisissent une où ils ont trois chapiteaux ou plus, sinon une région déjà décomptée.
    .ours = yes
    .see = 12.14
rule-12-28 = Un jeton révélé ajoute 2 piédestaux temporaires là où son artiste est préféré.
    .ours = yes
    .see = 7.5 12.5 12.16
rule-12-29 = À la fin, leurs effets comptent les piédestaux et les locomotives de leurs marqueurs, et les billets de leurs cartes.
    .ours = yes
    .see = 12.23

## Une première partie

lesson-1 = Vous dirigez un petit cirque à trois pistes, en tournée dans le nord-est des États-Unis. Quand le grand B&B Circus aura bouclé son tour par la route extérieure, la plus belle renommée l’emportera. À deux, deux régions sont inaccessibles, et des chapiteaux neutres tiennent lieu de troisième cirque.
    Chacun part d’une métropole bien à lui. Placez votre caravane à Washington DC : sa région sera décomptée la première.
lesson-2 = À chaque tour, soit vous engagez un artiste, soit vous donnez un spectacle ; le premier tour est toujours un engagement. L’artiste rejoint une de vos pistes, pour un cachet égal à sa valeur : 4 pour le cavalier.
    Ce que montre une case est à vous dès qu’une carte la recouvre. Choisissez le cavalier, puis la piste 2 : sa première case vous vaut une carte Ticket, une des vedettes du métier.
lesson-3 = On paie avec d’autres cartes Argent de sa main, et personne ne rend la monnaie. Les cartes Coulisses, comme le Train, valent 5. Elles ont leur propre effet pendant un spectacle, mais votre magicien ne vaut que 3 : il faut bien en sacrifier une.
    Payez avec le Train.
lesson-4 = La carte Ticket est une contorsionniste, et votre cavalier a dressé un deuxième piédestal : vous en aurez bientôt besoin. { $player1 } part de New York.
    L’argent se gagne dans les bourgades. Un spectacle y rapporte une carte, plus une par bourgade voisine sans chapiteau ; votre billet en ajoute encore une. Charleston a deux voisines libres et se trouve à portée de vos 6 locomotives : allez-y pour 4 cartes, et terminez le spectacle sans jouer de carte Coulisses.
lesson-5 = Après chaque spectacle, le B&B Circus avance d’une case. Le voici à Concord, encore loin de Washington DC.
    Sur une piste, les valeurs montent de gauche à droite, et la plus haute se déduit du cachet de chaque nouveau venu. Qui vaut moins qu’elle ne coûte rien : engagez un animal d’élevage, de valeur 2, sur la piste 2. Le cavalier se décale et cache une locomotive ; c’est le seul prix à payer.
lesson-6 = { $player1 } a engagé une trapéziste pour 15 : toute une main d’argent, envolée d’un coup. Vous vous y prenez à moindres frais, car chaque artiste des cartes Argent apporte un piédestal.
    Engagez le magicien sur la piste 3, où le popcorn de la première case donne aussitôt 2 points. Payez avec l’animal d’élevage ; le clown complète les 3.
lesson-7 = Personne ne garde plus de 10 cartes : { $player1 } a dû en jeter une. Place à une ville moyenne. Son public compte les piédestaux : vous en avez 4, et Pittsburgh adore les animaux d’élevage, ce qui vous en prête 2 de plus le temps du spectacle.
    Allez à Pittsburgh et prenez l’emplacement à 5 piédestaux. Chacun n’a de place que pour un chapiteau : autant passer avant les autres.
lesson-8 = Un emplacement paie en points ou en cartes Ticket. Il vous faut des vedettes : la carte de Washington DC réclame le monocycliste 12, et aime qu’un phénomène passe avant lui, par exemple le cracheur de feu 8. Tous deux sont dans la rangée.
    Choisissez les cartes Ticket. Prenez le cracheur de feu à la troisième place, puis le monocycliste à la première, et terminez le spectacle.
lesson-9 = { $player1 } a engagé un lion. Sur une piste vide, votre cracheur de feu coûterait 8 ; mais sur la piste 2 il y a le cavalier, et 8 moins 4 font 4.
    Engagez le cracheur de feu sur la piste 2, et payez avec les Machinistes. La carte cache un piédestal mais en montre un, et votre cavalier en ajoute un pour chaque phénomène qui passe après lui : vous voilà à 5.
lesson-10 = { $player1 } a monté un chapiteau à Wheeling. Quand le B&B Circus atteindra Washington DC, on comptera ceux de la région : 10 points pour qui en a le plus, 6 pour le deuxième, 3 pour le troisième. Vous en avez deux, autant que les neutres.
    Un troisième vaut mieux qu’une bourse pleine. Allez donc à Staunton, même sans voisine libre : 2 cartes suffiront. Terminez ensuite le spectacle.
lesson-11 = L’une de ces cartes vaut 4, et c’est tout ce qu’il faut : le monocycliste 12 après le cracheur de feu 8.
    Engagez le monocycliste sur la piste 2, et payez avec le cavalier de votre main. La case qu’il recouvre permet d’échanger deux artistes de deux pistes. Les vôtres sont bien placés : n’échangez personne.
lesson-12 = Lever de rideau à Washington DC ! La vedette que son public réclame vaut 6 points, le phénomène qui passe avant elle 4, et le premier chapiteau sur la carte 3. Une bête après le monocycliste en aurait rapporté 5 de plus.
    Donnez-y votre spectacle, puis terminez-le. Le B&B Circus saute les bourgades qui ont un chapiteau : ce spectacle suffit à l’amener à Washington DC, lui aussi.
lesson-13 = Il s’y est arrêté, et à la fin du tour de { $player1 }, qui détenait la tuile, la région a été décomptée : quatre chapiteaux, 10 points pour vous. Ensuite viendra New York, et la tuile est à vous.
    Il manque une chose. Un objectif ne compte que sur votre plateau, et on en place un quand une colonne est complète, avec une carte sur chaque piste. Engagez le clown sur la piste 1, et payez avec l’animal d’élevage : votre objectif, les spectacles en métropole, vaut déjà 5 points.
lesson-done = Vingt-cinq points, et un objectif qui grandit à chaque métropole ; le cracheur de feu que Boston réclame est déjà dans votre cirque. Deux régions restent à décompter.
    À la fin, les cartes Ticket rapportent les points de leur coin, et certaines un peu plus. Plus personne ne vous guide : bonne tournée !

## Le plateau : ses titres, et le nom de ses pièces

board-map = Carte
board-automatons = Automates
board-counts = Piédestaux { $pedestals }, billets { $banknotes }, locomotives { $locomotives }, chapiteaux restants { $tents }
board-more = encore { $count }
board-ticket-cards = { $tickets ->
    [one] 1 carte Ticket
   *[other] { $tickets } cartes Ticket
}
board-reward-tickets = { board-ticket-cards } au lieu de { some-points }
board-reward-points = { some-points } au lieu de { board-ticket-cards }
board-progress = Région { $at } sur { $of }
board-phase-start = Premier tour
board-phase-tour = En route vers { $region }
board-phase-popcorn = La région de { $region } sera bientôt décomptée
figure-money = Cartes Argent
figure-tickets = Cartes Ticket
board-bill = À l’affiche
board-hand = Main
board-cities = Ce que paient les emplacements d’une ville moyenne
board-or = ou
board-town = { $space }, bourgade de la région de { $region }
board-city = { $space }, ville moyenne de la région de { $region }
board-loves = Artiste préféré : { $family }.
board-slots = Emplacements libres, par piédestaux : { $pedestals }.
board-slots-none = Aucun emplacement n’est libre.
board-metropolis = { $space }, métropole de sa région
board-would-town = Un spectacle ici, maintenant : { $money ->
    [one] 1 carte Argent
   *[other] { $money } cartes Argent
}.
board-would-city = Un spectacle ici, maintenant, avec { $pedestals ->
    [one] 1 piédestal
   *[other] { $pedestals } piédestaux
} : { $reward } ; et { $money ->
    [0] aucune carte Argent
    [one] 1 carte Argent
   *[other] { $money } cartes Argent
}.
board-would-metropolis = Un spectacle ici, maintenant : { some-points }, et { $money ->
    [0] aucune carte Argent
    [one] 1 carte Argent
   *[other] { $money } cartes Argent
}.
board-tent = Chapiteau de { $player } à { $space }
board-tent-neutral = Chapiteau neutre à { $space }
board-caravan = Caravane de { $player } : { $space }
board-off-map = pas encore sur la carte
board-pawn = Le B&B Circus, à { $space }
board-next-stop = Prochaine étape du B&B Circus : { $space }
board-region = Région de { $region }, décomptée en numéro { $place }
board-region-scored = Elle a été décomptée.
board-region-popcorn = Le B&B Circus attend ici : la région est décomptée à la fin du tour de qui détient la tuile.
board-region-next = C’est la prochaine à être décomptée.
board-ticket = { $card }, à la place { $place } de la rangée
board-deck-money = Pioche Argent : { $count }
board-deck-ticket = Pioche Ticket : { $count }
board-deck-objective = Objectifs : { $count }
board-held = { $card }, dans votre main
board-hand-limit = Cartes en main : { $count }, sur { $most } au plus à la fin du tour
board-paid = Payé : { $paid } sur { $fee }
board-circus = Cirque
board-pedestals = Piédestaux : { $pedestals }
board-free-goal = Place pour un objectif
board-artist = { $card }, piste { $ring }, colonne { $column }
board-newcomer = { $card } rejoindrait la piste { $ring }, colonne { $column }
board-column = Colonne { $column }, une fois complète
board-ring = Piste { $ring }
board-ring-fee = Piste { $ring }, cachet { $fee }
board-ring-shut = La piste { $ring } ne peut pas accueillir cet artiste
board-artist-of = { $card }, dans le cirque de { $player }
board-known = { $card }, dans la main de { $player } : carte prise dans la rangée
board-hand-of = Main de { $player } : argent { $money }, tickets { $tickets }, objectifs { $objectives }
board-goal-of = Objectif de { $player } : { $goal }
board-tile-troupe = Le B&B Circus repart après le prochain spectacle.
board-tile-popcorn = Le B&B Circus attend : à la fin du tour de qui détient la tuile, sa région est décomptée.
board-booth = Les Automates : points { $points }, piédestaux { $pedestals }, locomotives { $locomotives }, chapiteaux restants { $tents }
board-token = Jeton Artiste : { $family }
board-token-hidden = Jeton Artiste, face cachée

# La feuille de score

pad-metropolises = Spectacles en métropole
pad-cities = Spectacles en ville moyenne
pad-extras = Popcorn et suppléments
pad-region = Région de { $region }
pad-corners = Coins des cartes Ticket
pad-effects = Effets des cartes Ticket
pad-objectives = Objectifs
pad-artist-actions = Actions Artiste
pad-automatons = Automates
pad-automatons-win = Les Automates l’emportent

# The box: sections, keys and choices of the components file

box-section-artist = Artistes de la pioche Argent
box-section-automa = Cartes des Automates
box-section-backstage = Cartes Coulisses
box-section-column = Colonnes du cirque
box-section-difficulty = Difficulté
box-section-family = Familles d’artistes
box-section-majority = Majorités
box-section-metropolis-card = Cartes Métropole
box-section-metropolis-show = Spectacle dans une métropole
box-section-objective = Objectifs
box-section-outer-road = Tournées du cirque B&B
box-section-region = Régions
box-section-road = Routes
box-section-slot = Emplacements d’une ville moyenne
box-section-spot = Cases du cirque
box-section-ticket = Billets
box-section-token = Jetons Ville
box-field-action = action
box-field-after = après
box-field-artist = artiste
box-field-back = verso
box-field-before = avant
box-field-column = colonne
box-field-corner = points en fin de partie
box-field-counts = compte
box-field-delta = changement
box-field-direction = sens
box-field-family = famille
box-field-favourite-pedestals = piédestaux pour un favori
box-field-front = recto
box-field-hand-limit = limite de main
box-field-least-slot = plus petit emplacement
box-field-locomotives = locomotives
box-field-locomotives-beside = locomotives à côté des pistes
box-field-majority = majorité
box-field-masked = régions inaccessibles
box-field-medium-a = première ville moyenne
box-field-medium-b = seconde ville moyenne
box-field-metropolis = métropole
box-field-mode = quand il compte
box-field-money-per-free-neighbour = argent par voisine libre
box-field-most-locomotives = locomotives au plus
box-field-most-pedestals = piédestaux au plus
box-field-neutral = bourgade au chapiteau neutre
box-field-outer-road = tournée
box-field-pedestals = piédestaux
box-field-per = pour chaque
box-field-per-after = davantage après
box-field-places = points des emplacements
box-field-region = région
box-field-ring = piste
box-field-spaces = étapes
box-field-star = vedette
box-field-start-money = cartes Argent de départ
box-field-start-objectives = objectifs de départ
box-field-start-tickets = billets de départ
box-field-symbol = symbole
box-field-tickets = billets
box-field-town-money = argent d’une bourgade
box-field-values = valeurs
box-field-x = vers l’est
box-field-y = vers le sud
box-choice-always = toujours
box-choice-anticlockwise = sens inverse des aiguilles d’une montre
box-choice-artists = artistes
box-choice-bb-pawn-stays = le cirque B&B ne bouge pas
box-choice-boston-masked = sans Boston
box-choice-chicago-boston-masked = sans Chicago ni Boston
box-choice-chicago-indianapolis-masked = sans Chicago ni Indianapolis
box-choice-chicago-masked = sans Chicago
box-choice-clockwise = sens des aiguilles d’une montre
box-choice-draw-money = pioche de l’argent
box-choice-easy = facile
box-choice-extra-movement = va plus loin
box-choice-family = une famille
box-choice-fortune-teller = la voyante
box-choice-hard = difficile
box-choice-hire = engage
box-choice-marker = un marqueur
box-choice-mechanical-monkey = le singe mécanique
box-choice-medium = ville moyenne
box-choice-metropolis = métropole
box-choice-metropolises = métropoles
box-choice-money = argent
box-choice-movement = déplacement
box-choice-name = un artiste précis
box-choice-none-masked = toute la carte
box-choice-objective = objectif
box-choice-pairs = paires de villes
box-choice-pedestals = piédestaux
box-choice-per-all = points pour tous ceux d’une sorte
box-choice-per-before = points pour ceux d’avant
box-choice-play = jouer une autre carte
box-choice-points = points
box-choice-popcorn = pop-corn
box-choice-reveal-token = révèle un jeton
box-choice-show = donne un spectacle
box-choice-swap = échange
box-choice-symbol = un symbole
box-choice-take-ticket-from-display-or-deck = prend un billet
box-choice-temporary-pedestals = piédestaux pour ce spectacle
box-choice-temporary-pedestals-per-artist = piédestaux par artiste
box-choice-tents = chapiteaux dans une région
box-choice-ticket = billet
box-choice-town = bourgade
box-choice-values = valeurs d’une famille
box-map-place = { $place } : { $x } vers l’est, { $y } vers le sud. Les flèches la déplacent.
box-map-road = Continuer vers { $place }
box-map-outer-road = Prendre ou laisser { $place }
