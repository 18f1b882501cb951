# Trickerion en français. D’abord le titre, les questions, les choix, le récit et les refus ; puis
# les noms et les textes des pièces, la table en mots, et les règles.

## Le jeu

game-title = Trickerion
game-tagline = Apprenez des tours stupéfiants, envoyez votre troupe à travers Magoria et éclipsez vos rivaux sur scène.
game-billing = Préparez de grandes illusions et éclipsez vos rivaux.

## Ce qu’on convient avant la partie

option-edition = Édition
    .about = Laquelle des deux éditions on joue, avec son nombre de manches, ses prix et ses récompenses.
option-edition-six-turns = Six manches
    .about = La première édition : tous débutent avec autant de pièces, un achat porte sur une seule unité, et un lien rapporte selon le théâtre de sa carte.
option-edition-five-turns = Cinq manches
    .about = L’édition plus récente : les derniers dans l’ordre de la première manche débutent avec plus de pièces, un achat porte sur une à trois unités d’un matériau, et un lien rapporte selon le niveau du tour.
option-start = Départ
    .about = Comment chacun obtient son premier tour, ses matériaux et son spécialiste.
option-start-free = Libre choix
    .about = Après son magicien, chacun choisit lui-même son premier tour, ses matériaux et son spécialiste.
option-start-first-game = Première partie
    .about = Chacun ne choisit que son magicien et reçoit le tour, les matériaux et le spécialiste prévus pour sa catégorie.

## Ce que demande une étape

ask-choose-magician = Choisissez votre magicien
    .help = Personne d’autre n’aura votre catégorie, et tout dé de la résidence l’enseigne.
ask-choose-first-trick = Choisissez votre premier tour
    .help = Ses marqueurs sont prêts dès le départ si vous prenez tout ce qu’il demande.
ask-choose-stock = Prenez un matériau : il reste { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de valeur
    .help = Votre premier tour. { $lacking }
ask-choose-specialist = Choisissez votre premier spécialiste
    .help = L’ingénieur apporte un tour, le manager des matériaux, l’assistante un apprenti.
ask-manager-gift = Votre manager apporte des matériaux : encore { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
    .help = Votre premier tour. { $lacking }
ask-engineer-gift = Votre ingénieur apporte un second tour
    .help = Il va sur son plateau, où préparer donne un marqueur de plus.
ask-advertise = Coller votre affiche pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } ?
    .help = Elle rapporte { $poster } de renommée aussitôt. { $purse ->
        [0] Vous n’avez pas de pièces
        [one] Vous avez { $purse } pièce
       *[other] Vous avez { $purse } pièces
    }.
ask-assign = Donnez leurs cartes à vos personnages, en secret
    .help = Au travail : { $working } sur { $crew }. Salaires : { $wages ->
        [0] aucun
       *[other] { $wages }
    } ; { $purse ->
        [0] vous n’avez pas de pièces
        [one] vous avez { $purse } pièce
       *[other] vous avez { $purse } pièces
    }.
ask-choose-character = Qui part maintenant ?
    .help = { $waiting ->
        [one] { $waiting } personnage attend
       *[other] { $waiting } personnages attendent
    } encore. Les premiers ont les meilleures places.
ask-choose-slot = Où va votre { $character } ?
    .help = { $base ->
        [one] { $base } point d’action
       *[other] { $base } points d’action
    }, plus ce que donne la place. Sur scène, le magicien se produira plus tard.
ask-downtown = Centre-ville : { $left ->
        [0] plus aucun point d’action
        [one] encore { $left } point d’action
       *[other] encore { $left } points d’action
    }
    .help = Apprendre { $learning }, recruter { $hiring }, prendre des pièces { $banking } ; relancer un dé { $rolling }, le tourner { $setting }.
ask-use-die = Quel dé pour « { $trick } » ?
    .help = Il est épuisé pour toute la manche, et pour tous.
ask-choose-shelf = Où poser « { $trick } » ?
    .help = Sur le plateau de l’ingénieur, préparer donne un marqueur de plus.
ask-give-back = « { $trick } » : quel tour rendez-vous ?
    .help = Il n’y a plus de place. Le tour rendu perd ses marqueurs, même au théâtre.
ask-set-die = Que montrera le { $die } ?
ask-market-row = Marché : { $left ->
        [0] plus aucun point d’action
        [one] encore { $left } point d’action
       *[other] encore { $left } points d’action
    }
    .help = Acheter 1, commander 1, commande rapide { $quick }. { $purse ->
        [0] Vous n’avez pas de pièces
        [one] Vous avez { $purse } pièce
       *[other] Vous avez { $purse } pièces
    }.
ask-buy-units = { CAP($component) } : combien en achetez-vous ?
    .help = { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } l’unité ; vous en avez { $purse }.
ask-bargain = Négocier { $count } × { $component } ?
    .help = Prix : { $total } ; vous avez { $purse }. { $left ->
        [one] Votre point d’action ôte une pièce
       *[other] Chacun de vos { $left } points d’action ôte une pièce
    }, jusqu’à 1.
ask-store = Où ranger { $count } × { $component } ?
    .help = Chez le manager, une pile compte un de plus, mais n’a que deux unités au plus.
ask-place-order = { CAP($component) } : quel emplacement de commande ?
    .help = La commande y remplacera, en fin de manche, ce qui est en vente au-dessus.
ask-workshop = Atelier : { $left ->
        [0] plus aucun point d’action
        [one] encore { $left } point d’action
       *[other] encore { $left } points d’action
    }
    .help = Préparer coûte ce que dit la carte ; déplacer un tour, une pile ou un apprenti coûte 1.
ask-move-pile = { CAP($component) } : où sur le plateau du manager ?
    .help = Sur une place libre, ou en échange d’une autre pile.
ask-theatre = Théâtre : { $left ->
        [0] plus aucun point d’action
        [one] encore { $left } point d’action
       *[other] encore { $left } points d’action
    }
    .help = Chaque point installe un marqueur d’un tour préparé, ou déplace un des vôtres.
ask-place-marker = Installer { $symbol } { $named } : quelle case ?
    .help = Son signe vise un cercle. Deux signes égaux dans un cercle font un lien, payé aussitôt.
ask-reschedule = Où va { $symbol } { $named } ?
    .help = Il quitte la carte { $card }. Un lien ne paie rien maintenant, mais compte au spectacle.
ask-link-reward = Un lien : { $count } de renommée, ou { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } ?
ask-perform = C’est { $day } : quelle carte jouez-vous ?
    .help = Chaque marqueur rapporte à qui le possède ; à vous 1 par lien, le bonus et l’aide en coulisses.
ask-pay-wages = Salaires : { $coins ->
        [one] { $coins } pièce due
       *[other] { $coins } pièces dues
    }. Combien payez-vous ?
    .help = Chaque pièce impayée coûte { $unpaid } de renommée. { $purse ->
        [0] Vous n’avez pas de pièces
        [one] Vous avez { $purse } pièce
       *[other] Vous avez { $purse } pièces
    }.

## Ce qu’on peut faire

move-pass = Passer
move-pass-advertise = Garder votre affiche
    .do = La garder
move-pass-perform = Ne pas vous produire
move-done = Terminer ici
move-ready = J’ai fini
move-be = Incarner { $magician }
    .do = Incarner ce magicien
move-learn = Apprendre « { $trick } »
    .do = Apprendre ce tour
move-learn-choose-first-trick = Commencer avec « { $trick } »
    .do = Commencer avec ce tour
move-learn-engineer-gift = Prendre « { $trick } »
    .do = Prendre ce tour
move-take = Prendre : { $component }
move-hire = Recruter : { $kind }
move-hire-choose-specialist = Commencer avec : { $kind }
    .do = Commencer avec : { $kind }
move-advertise = Coller votre affiche
    .do = La coller
move-downtown = { $character } : centre-ville
    .do = Au centre-ville
move-market = { $character } : marché
    .do = Au marché
move-workshop = { $character } : atelier
    .do = À l’atelier
move-theatre = { $character } : théâtre
    .do = Au théâtre
move-send = Envoyer : { $character }
    .do = Partir maintenant
move-idle = Laisser au repos : { $character }
    .do = Au repos
move-go = Aller ici : { $slot }
    .do = Aller ici
move-boost = Dépenser un fragment pour 1 point d’action de plus
    .do = Un fragment : +1 point
move-use = Épuiser le { $die }
    .do = Épuiser ce dé
move-return = Rendre { $symbol }
    .do = Rendre ce tour
move-board = Plateau personnel
move-extension = Plateau du spécialiste
move-extension-choose-shelf = Plateau de l’ingénieur
move-extension-store = Plateau du manager
move-extension-move-pile = Une place libre
move-bank = Prendre les pièces : { $die }
    .do = Prendre les pièces
move-reroll = Relancer le { $die }
    .do = Relancer ce dé
move-set = Tourner le { $die }
    .do = Tourner ce dé
move-face = { $face }
move-buy = Acheter : { $component }
move-units = { $count }
move-bargain = { $count ->
    [0] Ne pas négocier
    [one] Négocier : { $count } point pour { $count } pièce de moins
   *[other] Négocier : { $count } points pour { $count } pièces de moins
}
    .do = { $count ->
        [0] Ne pas négocier
       *[other] Négocier : −{ $count }
    }
move-order = Commander : { $component }
move-into = Emplacement de commande { $stall }
    .do = Commander ici
move-quick = Commande rapide : { $component }
    .do = Commande rapide
move-throw = Jeter toute la pile : { $component }
    .do = Jeter la pile
move-prepare = Préparer { $symbol }
    .do = Préparer ce tour
move-shift = Changer { $symbol } de plateau
    .do = Déplacer ce tour
move-stow = Déplacer la pile : { $component }
move-swap = En échange de : { $component }
    .do = Échanger les piles
move-escort = Déplacer : { $character }
    .do = Déplacer cet apprenti
move-set-up = Installer { $symbol }
    .do = Installer ce tour
move-mark-1 = Carte 1, { $spot }
    .do = Placer ici
move-mark-2 = Carte 2, { $spot }
    .do = Placer ici
move-mark-3 = Carte 3, { $spot }
    .do = Placer ici
move-mark-4 = Carte 4, { $spot }
    .do = Placer ici
move-mark-5 = Carte 5, { $spot }
    .do = Placer ici
move-lift-1 = Reprogrammer { $symbol } de la carte 1
    .do = Déplacer ce marqueur
move-lift-2 = Reprogrammer { $symbol } de la carte 2
    .do = Déplacer ce marqueur
move-lift-3 = Reprogrammer { $symbol } de la carte 3
    .do = Déplacer ce marqueur
move-lift-4 = Reprogrammer { $symbol } de la carte 4
    .do = Déplacer ce marqueur
move-lift-5 = Reprogrammer { $symbol } de la carte 5
    .do = Déplacer ce marqueur
move-fame = De la renommée
move-coins = Des pièces
move-perform = Jouer { $card }
    .do = Jouer cette carte
move-pay = { $count ->
    [0] Ne rien payer
    [one] Payer { $count } pièce
   *[other] Payer { $count } pièces
}

## Ce qui s’est passé

told-chooses-first = { $seat } choisit en premier.
told-lines-up = Initiative { $count } : { $seat }.
    .series = L’ordre d’initiative : { $items }.
    .item = { $seat }
told-billed = À l’affiche : { $show }.
    .series = À l’affiche : { $items }.
    .item = { $show }
told-becomes = { $seat } choisit son magicien : { $magician }.
told-starts-with = { $seat } commence avec « { $trick } ».
told-receives = { $seat } commence avec un matériau : { $component }.
told-engages = { $seat } commence avec un spécialiste : { $kind }.
told-starts-prepared = { $seat } a déjà préparé « { $trick } » : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }.
    .series = Déjà préparés : { $items }.
    .item = « { $trick } » pour { $seat } ({ $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    })
told-turn-opens = La manche { $turn } commence.
    .mark = Manche { $turn }
told-rolled = Le { $die } montre : { $face }.
    .series = Les { MANY($die) } montrent : { $items }.
    .item = { $times ->
        [one] { $face }
       *[other] { $face } deux fois
    }
told-advertises = { $seat } colle une affiche pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $fame } de renommée.
told-assigns = { $seat } révèle la carte de son { $character } : { $location }.
    .series = { $seat } révèle qui travaille où : { $items }.
    .item = { $character } ({ $location })
told-goes = { $seat } place son { $character } : { $slot }, { $points ->
        [0] sans point d’action
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }.
told-stays-idle = { $seat } laisse son { $character } au repos.
told-boosts = { $seat } dépense un fragment pour un point d’action de plus.
told-learns = { $seat } apprend « { $trick } » et épuise le { $die }.
told-pays-fame = { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour la renommée qui manque.
told-gives-back = { $seat } rend « { $trick } » à la résidence.
told-hires = { $seat } recrute à l’auberge ({ $kind }) et épuise le { $die }.
told-draws-coins = { $seat } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et épuise le { $die }.
told-rerolls = { $seat } relance le { $die } : { $face }.
told-sets = { $seat } tourne le { $die } sur : { $face }.
told-buys = { $seat } achète { $count } × { $component } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
told-orders = { $seat } commande à l’emplacement { $stall } : { $component }.
told-quick-orders = { $seat } passe une commande rapide : { $component }.
told-throws = { $seat } jette une pile : { $component }.
told-prepares = { $seat } prépare « { $trick } » : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }.
told-shifts = { $seat } déplace « { $trick } » sur le plateau de l’ingénieur.
told-shifts-back = { $seat } déplace « { $trick } » du plateau de l’ingénieur au plateau personnel.
told-trades = { $seat } déplace « { $trick } » sur le plateau de l’ingénieur, en échange de « { $other } ».
told-stows = { $seat } déplace une pile sur le plateau du manager : { $component }.
told-stows-back = { $seat } déplace une pile du plateau du manager au plateau personnel : { $component }.
told-swaps = { $seat } déplace une pile sur le plateau du manager ({ $component }), en échange d’une autre ({ $other }).
told-escorts = { $seat } déplace un apprenti sur le plateau de l’assistante.
told-escorts-back = { $seat } déplace un apprenti du plateau de l’assistante au plateau personnel.
told-sets-up = { $seat } installe « { $trick } » sur { $show }.
told-links = { $count ->
    [one] { $seat } crée un lien.
   *[other] { $seat } crée { $count } liens d’un coup.
}
told-circle-shard = Un fragment du cercle pour { $seat }.
    .series = Fragments des cercles : { $items }.
    .item = { $times } pour { $seat }
told-link-fame = Le lien rapporte { $fame } de renommée à { $seat }.
told-link-coins = Le lien rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $seat }.
told-reschedules = { $seat } reprogramme « { $trick } » sur { $show }.
told-performs = Ce { $day }, { $seat } se produit : { $show }.
told-shows = { $seat } montre « { $trick } ».
told-applauded = { $count ->
    [one] On applaudit { $seat } : { $count } lien.
   *[other] On applaudit { $seat } : { $count } liens.
}
told-helped = De l’aide en coulisses pour { $seat } : { $kind }.
told-card-pays = La carte récompense { $seat } : { $show }.
told-earns = { $seat } gagne { gains }.
told-declines = Ce { $day }, { $seat } ne se produit pas.
told-pays-wages = { $seat } paie ses salaires : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
told-owes-wages = { $seat } ne paie pas { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de salaire et { $fame ->
        [0] n’a pas de renommée à perdre
       *[other] perd { $fame } de renommée
    }.
told-joins = Du renfort chez { $seat } : { $kind }.
    .series = Les troupes s’agrandissent : { $items }.
    .item = { $kind } chez { $seat }
told-arrives = Une commande arrive à l’emplacement { $stall } et se met en vente : { $component }.
    .series = Des commandes arrivent et se mettent en vente : { $items }.
    .item = { $component } à l’emplacement { $stall }
told-quick-leaves = La commande rapide disparaît : { $component }.
    .series = Les commandes rapides disparaissent : { $items }.
    .item = { $component }
told-card-leaves = Plus à l’affiche : { $show } ; ses marqueurs rentrent sans rien rapporter.
told-shards-count = { $count ->
    [0] { $seat } n’a plus de fragments.
    [one] { $count } fragment rapporte { $fame } de renommée à { $seat }.
   *[other] { $count } fragments rapportent { $fame } de renommée à { $seat }.
}
told-coins-count = { $coins ->
    [0] { $seat } n’a plus de pièces.
    [one] { $seat } n’a plus qu’une pièce, trop peu pour de la renommée.
   *[other] { $fame ->
        [0] { $seat } n’a plus que { $coins } pièces, trop peu pour de la renommée.
       *[other] { $coins } pièces rapportent { $fame } de renommée à { $seat }.
    }
}
told-crew-counts = { $count ->
    [0] { $seat } n’a pas d’apprenti.
    [one] { $fame } de renommée pour { $seat }, grâce à la troupe : { $kind }.
   *[other] { $fame } de renommée pour { $seat }, grâce à la troupe : { $count } apprentis.
}
    .series = Renommée pour { $seat } grâce à la troupe : { $items }.
    .item = { $fame } pour { $count ->
        [one] 1 { $kind }
       *[other] { $count } apprentis
    }
told-tie-broken = Égalité ! { $seat } était devant dans l’ordre de la dernière manche et l’emporte.
gains = { $fame ->
    [0] { gains-more }
   *[other] { $fame } de renommée{ $coins ->
        [0] { $shards ->
            [0] {""}
           *[other] {" "}et { gain-shards }
        }
       *[other] { $shards ->
            [0] {" "}et { gain-coins }
           *[other] , { gains-more }
        }
    }
}
gains-more = { $coins ->
    [0] { gain-shards }
   *[other] { gain-coins }{ $shards ->
        [0] {""}
       *[other] {" "}et { gain-shards }
    }
}
gain-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gain-shards = { $shards ->
    [0] rien
    [one] { $shards } fragment
   *[other] { $shards } fragments
}

## Pourquoi pas

why-not-in-box = La boîte de cette partie n’a ni carte ni matériau de ce nom.
why-category-taken = Quelqu’un a déjà cette catégorie favorite : { $magician }.
why-ready-made = Pour une première partie, on ne choisit qu’un magicien : le tour, les matériaux et le spécialiste sont fournis.
why-start-in-order = On choisit dans cet ordre le magicien, le premier tour, les matériaux et le spécialiste ; les tours des ingénieurs viennent à la fin.
why-not-your-favourite = « { $trick } » n’est pas de votre catégorie favorite.
why-not-a-first-trick = Un tour de départ a un seuil de 1, et celui de « { $trick } » est plus haut.
why-too-dear-for-the-start = Cela vaut plus que ce qu’il vous reste à choisir : { $component }.
why-not-a-specialist = Seul un ingénieur, un manager ou une assistante commence avec vous, pas : { $kind }.
why-on-player-board = Votre plateau personnel en a déjà, et votre manager apporte un autre type : { $component }.
why-no-room-with-manager = Le plateau du manager n’a pas de place pour cela : { $component }.
why-before-the-first-turn = Cela se choisit avant la première manche.
why-poster-too-dear = Vous ne pouvez pas payer d’affiche pendant cette manche.
why-poster-is-up = Votre affiche est déjà collée, et il y en a une par manche.
why-must-choose-to-start = On ne passe pas avant la première manche : chaque choix doit être fait.
why-ready-instead = On ne passe pas ici : déclarez-vous prêt, et qui n’a pas de carte se repose.
why-idle-instead = On ne passe pas ici : un personnage se place, ou reste au repos.
why-done-instead = On ne passe pas ici : terminez avec ce personnage, et les points restants sont perdus.
why-pay-none-instead = Dites combien de pièces vous payez ; ce peut être aucune.
why-when-posters = Les affiches se collent au début d’une manche, avant la distribution des cartes.
why-when-assigned = Les cartes se distribuent après les affiches, avant tout placement.
why-when-placed = Les personnages se placent une fois toutes les cartes révélées, avant les représentations.
why-when-acting = Seul un personnage qui vient d’être placé peut faire cela.
why-when-performed = Les magiciens sur scène se produisent une fois tous les personnages placés, avant les salaires.
why-when-paid = Les salaires se paient après les représentations.
why-not-in-company = Vous n’avez pas ce personnage : { $character }.
why-has-a-card = Ce personnage a déjà une carte : { $character }.
why-no-card-left = Vous n’avez plus de carte pour ce lieu : { $location }.
why-apprentices-alike = Les apprentis de votre plateau personnel se valent : donnez la carte au premier qui n’en a pas.
why-waits-at-the-inn = Ce personnage, recruté pendant cette manche, attend à l’auberge qu’elle finisse : { $kind }.
why-has-no-card = Ce personnage n’a pas de carte pendant cette manche : { $character }.
why-left-idle = Ce personnage reste au repos pendant cette manche : { $character }.
why-already-placed = Ce personnage est déjà placé : { $character }.
why-send-the-first = Les apprentis du plateau personnel qui ont la même carte se valent : choisissez le premier.
why-no-open-slot = Il n’y a plus de place pour ce personnage : { $character }.
why-choose-it-first = Choisissez d’abord ce personnage, vous pourrez encore le laisser au repos : { $character }.
why-idle-alike = Peu importe qui, sans place, reste d’abord au repos ; commencez par ce personnage : { $character }.
why-who-first = Choisissez d’abord qui y va.
why-one-at-a-time = Un seul à la fois. Celui-ci se place maintenant, ou reste au repos : { $character }.
why-other-location = La carte envoie ce personnage ailleurs : { $location }.
why-slot-taken = Cette place est prise.
why-not-with-so-few = Cette place est fermée quand on est si peu nombreux.
why-one-day-only = Votre jour pendant cette manche : { $day }.
why-day-taken = Ce jour appartient à { $seat } pendant cette manche.
why-magicians-only = Seuls les magiciens montent sur scène.
why-slots-alike = Les places aux mêmes points se valent : prenez la première qui est libre.
why-too-few-points = Vous avez trop peu de points d’action : il en faut { $points }.
why-no-shard = Vous n’avez pas de fragment.
why-one-shard-each = Ce personnage a déjà eu son fragment.
why-no-shard-in-theatre = Au théâtre, les fragments ne donnent pas de point d’action.
why-acts-first = Le personnage qui vient d’être placé agit d’abord.
why-done-elsewhere = Cela se fait ailleurs : { $location }.
why-finish-first = Finissez d’abord l’action commencée.
why-learn-first = Choisissez d’abord quel tour vous apprenez.
why-only-without-room = Un tour n’est rendu que si un nouveau ne trouve pas de place.
why-die-first = Choisissez d’abord quel dé vous tournez.
why-buy-first = Choisissez d’abord ce que vous achetez.
why-order-first = Choisissez d’abord ce que vous commandez.
why-pile-first = Choisissez d’abord quelle pile se déplace.
why-marker-first = Choisissez d’abord quel tour vous installez, ou quel marqueur vous déplacez.
why-link-first = Le choix entre renommée et pièces vient quand un lien est créé.
why-you-know = Vous connaissez déjà « { $trick } ».
why-somebody-knows = { $seat } connaît ce tour.
why-all-residence-dice-x = Les deux dés de la résidence montrent un X.
why-no-residence-die = Aucun dé de la résidence ne permet cette catégorie : { $category }.
why-too-little-fame = Ce tour demande { $fame } de renommée ; votre renommée et vos pièces réunies n’y suffisent pas.
why-die-does-not-fit = Seul un dé de la résidence qui convient au tour s’épuise, pas celui-ci : { $die }.
why-dice-alike = Les deux dés montrent la même face : prenez le premier.
why-not-at-inn = L’auberge ne propose pas ce personnage : { $kind }.
why-one-of-each = On n’a qu’un spécialiste de chaque sorte : { $kind }.
why-no-seat = Vous n’avez plus de siège : { $kind }.
why-no-coins-there = Il n’y a pas de pièces à prendre sur ce dé : { $die }.
why-not-on-die = Ce dé n’a pas cette face : { $face }.
why-shown-already = Le dé montre déjà cette face : { $face }.
why-not-on-sale = Ce matériau n’est pas en vente : { $component }.
why-no-room = Vous n’avez plus de place pour ce matériau : { $component }.
why-too-dear = Vous ne pouvez pas payer cela, même en négociant : { $component }.
why-on-sale-already = Ce matériau s’achète déjà : { $component }.
why-ordered-already = Ce matériau est déjà commandé : { $component }.
why-no-free-order-slot = Tous les emplacements de commande sont pris.
why-order-slot-taken = Cet emplacement de commande est pris.
why-no-such-pile = Vous n’en avez pas : { $component }.
why-has-free-slot = Le plateau où se trouve cette pile a encore une place libre : { $component }.
why-nothing-new-to-buy = On jette une pile pour faire de la place, mais aucun autre matériau n’est à votre portée.
why-so-many-at-once = Une action ne permet pas d’en acheter autant.
why-no-room-for-so-many = Vous n’avez pas de place pour en ranger autant : { $component }.
why-too-dear-for-so-many = Vous ne pouvez pas en payer autant, même en négociant : { $component }.
why-one-coin-is-paid = Même en négociant, on paie toujours au moins une pièce.
why-bargain-more = Il resterait { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à payer, plus que vous n’en avez.
why-no-trick-of-symbol = Vous n’avez pas de tour avec ce symbole : { $symbol }.
why-already-prepared = Il reste des marqueurs sur « { $trick } ».
why-components-missing = Il vous manque des matériaux pour « { $trick } ».
why-no-marker-left = Tous les marqueurs de « { $trick } » sont au théâtre.
why-no-such-specialist = Vous n’avez pas encore ce spécialiste : { $kind }.
why-trick-stays = Un tour reste sur le plateau de l’ingénieur tant qu’un autre ne prend pas sa place.
why-no-place-for-trick = Votre plateau personnel n’a pas de place libre : choisissez le tour à échanger avec celui-ci.
why-pile-stays = Une pile reste sur le plateau du manager tant qu’une autre ne prend pas sa place : { $component }.
why-no-slot-for-pile = Votre plateau personnel n’a pas de place libre pour cela : { $component }.
why-pile-too-high = Une pile si haute ne tient pas sur le plateau du manager : { $component }.
why-not-with-manager = Cela n’est pas sur le plateau du manager : { $component }.
why-no-manager-slot = Les deux places du plateau du manager sont prises.
why-no-such-apprentice = Seul un apprenti à vous change de siège, pas : { $character }.
why-apprentice-is-out = Ce personnage a été placé pendant cette manche : { $character }.
why-apprentice-stays = Un apprenti ne quitte pas le plateau de l’assistante.
why-no-board-seat = Tous les sièges du plateau personnel sont pris.
why-assistant-seat-taken = Le siège du plateau de l’assistante est pris.
why-move-the-first = Les apprentis du plateau personnel qui ont la même carte se valent : déplacez le premier.
why-same-board = C’est déjà sur le plateau personnel.
why-not-prepared = Il n’y a pas de marqueur sur votre tour { $symbol }.
why-no-card-for-category = Vous avez un marqueur de cette catégorie sur chaque carte qui a une case libre.
why-no-card-for-symbol = Vous avez un marqueur de ce symbole sur chaque carte qui a une case libre.
why-no-card-there = Il n’y a pas de carte de représentation à cet endroit.
why-slot-not-free = Cette case est prise.
why-no-such-card-slot = Cette carte n’a pas cette case.
why-no-circle-there = Le signe du marqueur ne viserait aucun cercle.
why-same-category-on-card = Vous avez déjà un marqueur de cette catégorie sur la carte.
why-same-symbol-on-card = Vous avez déjà un marqueur de ce symbole sur la carte.
why-lies-there-already = Le marqueur s’y trouve déjà, et on ne peut pas seulement le tourner.
why-marker-not-on-card = Vous n’avez pas de marqueur { $symbol } sur cette carte.
why-nowhere-else = Aucune carte n’a de case libre où ce marqueur puisse aller.
why-no-own-marker = Vous n’avez pas de marqueur sur cette carte.
why-more-than-due = { $coins ->
        [one] Une seule pièce de salaire est due.
       *[other] Seules { $coins } pièces de salaire sont dues.
    }
why-more-than-purse = { $coins ->
        [0] Vous n’avez pas de pièces.
        [one] Vous n’avez qu’une pièce.
       *[other] Vous n’avez que { $coins } pièces.
    }

## Catégories, symboles, matériaux

category-mechanical = mécanique
category-spiritual = spirituel
category-escape = évasion
category-optical = optique
symbol-spades = ♠
symbol-hearts = ♥
symbol-diamonds = ♦
symbol-clubs = ♣
component-wood = bois
component-glass = verre
component-metal = métal
component-fabric = tissu
component-rope = corde
component-petroleum = pétrole
component-saw = scie
component-animal = animal
component-padlock = cadenas
component-mirror = miroir
component-disguise = déguisement
component-cog = rouage
units-of-wood = { $units } bois
units-of-glass = { $units ->
        [one] { $units } verre
       *[other] { $units } verres
    }
units-of-metal = { $units ->
        [one] { $units } métal
       *[other] { $units } métaux
    }
units-of-fabric = { $units ->
        [one] { $units } tissu
       *[other] { $units } tissus
    }
units-of-rope = { $units ->
        [one] { $units } corde
       *[other] { $units } cordes
    }
units-of-petroleum = { $units ->
        [one] { $units } pétrole
       *[other] { $units } pétroles
    }
units-of-saw = { $units ->
        [one] { $units } scie
       *[other] { $units } scies
    }
units-of-animal = { $units ->
        [one] { $units } animal
       *[other] { $units } animaux
    }
units-of-padlock = { $units } cadenas
units-of-mirror = { $units ->
        [one] { $units } miroir
       *[other] { $units } miroirs
    }
units-of-disguise = { $units ->
        [one] { $units } déguisement
       *[other] { $units } déguisements
    }
units-of-cog = { $units ->
        [one] { $units } rouage
       *[other] { $units } rouages
    }

## La troupe

kind-magician = magicien
kind-engineer = ingénieur
kind-manager = manager
kind-assistant = assistante
kind-apprentice = apprenti
kind-magician-text = { points-of-kind } Travaille sans salaire, et peut seul se produire sur scène.
kind-engineer-text = { points-of-kind } { wage-of-kind } Ajoute une place où un tour reçoit un marqueur de plus, et permet de déplacer les tours. En coulisses quand vous vous produisez : { gains }.
kind-manager-text = { points-of-kind } { wage-of-kind } Ajoute deux places où une pile compte une unité de plus, et permet de déplacer les piles. En coulisses quand vous vous produisez : { gains }.
kind-assistant-text = { points-of-kind } { wage-of-kind } Ajoute un siège d’apprenti sans salaire, et permet de déplacer les apprentis. En coulisses quand vous vous produisez : { gains }.
kind-apprentice-text = { points-of-kind } { wage-of-kind }
points-of-kind = { $points ->
    [0] Aucun point d’action.
    [one] { $points } point d’action.
   *[other] { $points } points d’action.
}
wage-of-kind = { $wage ->
    [0] Sans salaire.
    [one] Salaire : { $wage } pièce.
   *[other] Salaire : { $wage } pièces.
}
character-magician = magicien
character-engineer = ingénieur
character-manager = manager
character-assistant = assistante
character-apprentice-1 = apprenti
character-apprentice-2 = deuxième apprenti
character-apprentice-3 = troisième apprenti
character-apprentice-free = apprenti sans salaire

magician-mechaniker = le Mechaniker
magician-great-optico = le Grand Optico
magician-master-of-chains = le Maître des Chaînes
magician-priestess-of-mysticism = la Prêtresse du Mysticisme
magician-electra = Electra
magician-gentleman = le Gentleman
magician-red-lotus = le Lotus Rouge
magician-yoruba-spiritmaster = le Maître des Esprits yoruba

## La ville

location-downtown = centre-ville
location-market = marché
location-workshop = atelier
location-theatre = théâtre
slot-downtown-0 = centre-ville, +0
slot-downtown-1 = centre-ville, +1
slot-downtown-2 = centre-ville, +2
slot-market-0 = marché, +0
slot-market-1 = marché, +1
slot-market-2 = marché, +2
slot-workshop-0 = atelier, +0
slot-workshop-1 = atelier, +1
slot-workshop-2 = atelier, +2
slot-thursday-backstage = jeudi, coulisses
slot-thursday-show = jeudi, scène
slot-friday-backstage = vendredi, coulisses
slot-friday-show = vendredi, scène
slot-saturday-backstage = samedi, coulisses
slot-saturday-show = samedi, scène
slot-sunday-backstage = dimanche, coulisses
slot-sunday-show = dimanche, scène
day-thursday = jeudi
day-friday = vendredi
day-saturday = samedi
day-sunday = dimanche
die-residence-a = premier dé de la résidence
    .many = dés de la résidence
die-residence-b = second dé de la résidence
    .many = dés de la résidence
die-inn-a = premier dé de l’auberge
    .many = dés de l’auberge
die-inn-b = second dé de l’auberge
    .many = dés de l’auberge
die-bank-a = premier dé de la banque
    .many = dés de la banque
die-bank-b = second dé de la banque
    .many = dés de la banque
face-mechanical = mécanique
face-spiritual = spirituel
face-escape = évasion
face-optical = optique
face-any = toute catégorie
face-engineer = ingénieur
face-manager = manager
face-assistant = assistante
face-apprentice = apprenti
face-x = X
face-1 = 1 pièce
face-2 = 2 pièces
face-3 = 3 pièces
face-4 = 4 pièces
face-5 = 5 pièces
face-6 = 6 pièces

## Tours

trick-linking-rings = Anneaux magiques
trick-living-piano = Piano vivant
trick-chinese-sticks = Baguettes chinoises
trick-levitation = Lévitation
trick-mechanical-hornet = Frelon mécanique
trick-sawing-the-assistant-in-half = Assistante sciée en deux
trick-vanishing-bird-cage = Cage envolée
trick-bullet-catch = Balle attrapée
trick-mind-reading = Lecture des pensées
trick-breath-of-life = Souffle de vie
trick-spirit-hand = Main spectrale
trick-window-to-the-otherworld = Fenêtre sur l’au-delà
trick-floating-table = Table flottante
trick-future-sight = Vision de l’avenir
trick-peppers-ghost = Fantôme de Pepper
trick-ghost-trap = Piège à fantômes
trick-barricaded-barrels = Tonneaux barricadés
trick-stocks-escape = Évasion du pilori
trick-burning-mummy = Momie en flammes
trick-water-tank-escape = Évasion de la cuve
trick-prison-break = La Grande Évasion
trick-zig-zag-lady = Femme zigzag
trick-walled = Emmuré
trick-wolf-cage = Cage aux loups
trick-enchanted-butterflies = Papillons enchantés
trick-rabbit-from-the-top-hat = Lapin du haut-de-forme
trick-pub-in-a-bottle = Taverne en bouteille
trick-card-manipulation = Manipulation de cartes
trick-self-decapitation = Auto-décapitation
trick-paper-shred = Papier déchiré
trick-shattered-mirror = Miroir brisé
trick-fishing-in-the-air = Pêche aérienne
trick-text = { CAP($category) }, dès { $threshold } de renommée. Demande { $needs }. Se prépare pour { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    } et donne { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }. Chaque marqueur représenté rapporte { gains }.

## Cartes de représentation

show-riverside-01 = Riverside Theatre 1
show-riverside-02 = Riverside Theatre 2
show-riverside-03 = Riverside Theatre 3
show-riverside-04 = Riverside Theatre 4
show-riverside-05 = Riverside Theatre 5
show-riverside-06 = Riverside Theatre 6
show-riverside-07 = Riverside Theatre 7
show-riverside-08 = Riverside Theatre 8
show-riverside-09 = Riverside Theatre 9
show-riverside-10 = Riverside Theatre 10
show-riverside-11 = Riverside Theatre 11
show-riverside-12 = Riverside Theatre 12
show-grand-magorian-01 = Grand Magorian 1
show-grand-magorian-02 = Grand Magorian 2
show-grand-magorian-03 = Grand Magorian 3
show-grand-magorian-04 = Grand Magorian 4
show-grand-magorian-05 = Grand Magorian 5
show-grand-magorian-06 = Grand Magorian 6
show-grand-magorian-07 = Grand Magorian 7
show-grand-magorian-08 = Grand Magorian 8
show-text = { $slots ->
        [one] { $slots } case
       *[other] { $slots } cases
    } et { $circles ->
        [one] { $circles } cercle
       *[other] { $circles } cercles
    }. La jouer rapporte { gains }.
cell-1 = rang 1, à gauche
cell-2 = rang 1, à droite
cell-3 = rang 2, à gauche
cell-4 = rang 2, à droite
cell-5 = rang 3, à gauche
cell-6 = rang 3, à droite
direction-up = en haut
direction-right = à droite
direction-down = en bas
direction-left = à gauche
spot-c0r0-up = rang 1 gauche, signe en haut
spot-c0r0-right = rang 1 gauche, signe à droite
spot-c0r0-down = rang 1 gauche, signe en bas
spot-c0r0-left = rang 1 gauche, signe à gauche
spot-c1r0-up = rang 1 droite, signe en haut
spot-c1r0-right = rang 1 droite, signe à droite
spot-c1r0-down = rang 1 droite, signe en bas
spot-c1r0-left = rang 1 droite, signe à gauche
spot-c0r1-up = rang 2 gauche, signe en haut
spot-c0r1-right = rang 2 gauche, signe à droite
spot-c0r1-down = rang 2 gauche, signe en bas
spot-c0r1-left = rang 2 gauche, signe à gauche
spot-c1r1-up = rang 2 droite, signe en haut
spot-c1r1-right = rang 2 droite, signe à droite
spot-c1r1-down = rang 2 droite, signe en bas
spot-c1r1-left = rang 2 droite, signe à gauche
spot-c0r2-up = rang 3 gauche, signe en haut
spot-c0r2-right = rang 3 gauche, signe à droite
spot-c0r2-down = rang 3 gauche, signe en bas
spot-c0r2-left = rang 3 gauche, signe à gauche
spot-c1r2-up = rang 3 droite, signe en haut
spot-c1r2-right = rang 3 droite, signe à droite
spot-c1r2-down = rang 3 droite, signe en bas
spot-c1r2-left = rang 3 droite, signe à gauche

## La table en mots

outline-turn = Manche { $turn } sur { $turns }
outline-edition-six-turns = L’édition en six manches
outline-edition-five-turns = L’édition en cinq manches
outline-over = La partie est terminée.
outline-winners = Victoire : { $players }
outline-order = Initiative : { $players }
outline-points = Points d’action restants : { $points }
outline-city = Centre-ville
outline-residence = Dés de la résidence : { $faces }
outline-inn = Dés de l’auberge : { $faces }
outline-bank = Dés de la banque : { $faces }
outline-tricks-there = Tours à apprendre, { $category } : { $tricks }
outline-tricks-none = Tours à apprendre, { $category } : aucun
outline-slot = { $slot } : { $who }
outline-free = libre
outline-of = { $character } de { $player }
outline-day-slots = { $first } ; { $second } ; { $stage }
outline-market = Marché
outline-on-sale = En vente : { $goods }
outline-good = { $component } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
outline-ordered = Emplacement de commande { $stall } : { $component }
outline-no-orders = Pas de commande
outline-quick = Commande rapide : { $good }
outline-theatre = Théâtre
outline-day = { $day }, { $points ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $points }
    } en coulisses : { $who }
outline-day-yield = { $day } : chaque tour rapporte { $fame ->
        [0] sa renommée
        [-1] 1 de renommée en moins
        [one] { $fame } de renommée en plus
       *[other] une autre renommée ({ $fame })
    }, { $coins ->
        [0] ses pièces
        [-1] 1 pièce en moins
        [one] { $coins } pièce en plus
       *[other] d’autres pièces ({ $coins })
    }
outline-deck = { $count ->
    [0] La pioche des cartes de représentation est vide.
    [one] { $count } carte dans la pioche des représentations
   *[other] { $count } cartes dans la pioche des représentations
}
outline-card = Carte { $card } : { $show }
outline-card-slot = { $cell } : { $what }
outline-marker = { $player } : { $symbol } { $trick } ({ $category }), signe { $direction }
outline-circles = Cercles de { $cell } : { $others }
outline-circle = { $cell }
outline-circle-shard = { $cell } (avec un fragment)
outline-links = { $count ->
    [0] Aucun lien
    [one] { $count } lien
   *[other] { $count } liens
}
outline-magician = { $magician }, catégorie favorite : { $category }
outline-no-magician = Magicien pas encore choisi
outline-wealth = { $fame } de renommée, { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $shards ->
        [0] aucun fragment
        [one] { $shards } fragment
       *[other] { $shards } fragments
    }
outline-poster = L’affiche est collée.
outline-company = Troupe
outline-member = { CAP($character) }
outline-member-card = { CAP($character) } : { $location }, en attente
outline-member-at = { CAP($character) } : { $slot }
outline-member-idle = { CAP($character) } : au repos
outline-hired = À l’auberge : { $kinds }
outline-laid = Cartes posées : { $cards }
outline-laid-card = { $character } : { $location }
outline-laid-none = aucune pour l’instant
outline-sealed = scellées
outline-own-tricks = Tours
outline-trick = { $symbol } { $trick } : { $ready ->
        [one] { $ready } marqueur dessus
       *[other] { $ready } marqueurs dessus
    }, { $shown } au théâtre, { $supply } en réserve. { $missing }
outline-trick-engineer = { $symbol } { $trick }, chez l’ingénieur : { $ready ->
        [one] { $ready } marqueur dessus
       *[other] { $ready } marqueurs dessus
    }, { $shown } au théâtre, { $supply } en réserve. { $missing }
outline-complete = Tous les matériaux sont là.
outline-missing = Il manque : { $needs }.
outline-no-tricks = Aucun tour
outline-components = Matériaux : { $goods }
outline-no-components = Aucun matériau
outline-pile-manager = { $pile } (chez le manager, compte pour { $counted })
outline-guide = Ce que font les tours, les cartes et les gens
outline-guide-line = { CAP($name) }. { $text }

## Règles. Une règle marquée .ours est une décision de la maison : le livret se tait, ou nous en différons.

rules-overview =
    .who = Nous sommes des magiciens rivaux dans la ville de Magoria, chacun avec une petite troupe : des apprentis, un ingénieur, un manager, une assistante.
    .turn = Dans une manche, chacun décide d’abord en secret qui travaille où, puis on place les personnages l’un après l’autre. Au centre-ville on apprend des tours et on recrute, au marché on achète des matériaux, à l’atelier on prépare les tours, au théâtre on les installe sur des cartes de représentation. À la fin, les magiciens sur scène représentent une carte, et la troupe est payée.
    .points = La renommée vient des tours représentés, des liens entre les tours d’une carte, des affiches, et à la fin des fragments, des pièces et de la troupe. Les salaires impayés en coûtent.
    .end = Après six manches, ou cinq dans l’édition plus récente, la plus grande renommée l’emporte.
    .synonyms = place emplacement case siège / marqueur jeton / matériau matériaux composant marchandise / troupe équipe personnel / assistante spécialiste ingénieur manager / renommée points gloire / fragment cristal / spectacle représentation représenter / lien cercle / repos attente / recruter engager embaucher / tour magie illusion

rule-1 = Le jeu
rule-1-1 = Deux à quatre magiciens rivalisent de renommée pendant six manches, ou cinq dans l’édition plus récente. La plus grande renommée après le décompte final l’emporte.
    .see = 1.2 11.9 12.5
rule-1-2 = On joue l’une de deux éditions : six manches ou cinq manches. Quand leurs nombres diffèrent, les deux sont donnés ici ; une partie n’utilise que ceux de son édition.
    .see = 1.1
rule-1-3 = Tout est visible, sauf les cartes d’assignation avant leur révélation, la pioche des représentations et celles restées dans la boîte.
    .see = 2.3 4.1 4.4
rule-1-4 = Matériaux, pièces et fragments ne s’épuisent jamais.
    .ours = yes
rule-1-5 = La renommée ne descend jamais sous 0, et continue au-delà de la dernière case de sa piste.
    .ours = yes
    .see = 11.4
rule-1-6 = La Ruelle sombre, ses seize tours et le Magnus Pantheon ne font partie d’aucune des deux éditions jouées ici.
    .ours = yes
    .see = 1.2 2.1
rule-1-7 = Des choix qui reviennent au même ne sont proposés qu’une fois : apprentis du plateau personnel avec la même carte, personnages qui ne trouvent pas de place, places d’un lieu avec les mêmes points, dés d’un lieu avec la même face. On ne demande pas quel symbole marque un tour, ni où il va sur un plateau, ni où y va une pile, ni quel siège y prend un apprenti.
    .ours = yes
    .see = 5.1 5.2 5.3 6.1 6.2 6.10 7.3

rule-2 = Mise en place
rule-2-1 = Les 32 tours de seuil 1 et 16 sont face visible à la résidence, huit par catégorie. Chacun n’existe qu’une fois.
    .see = 6.1
rule-2-2 = Bois, métal, verre et tissu sont d’abord en vente.
    .see = 7.1
rule-2-3 = La pioche des représentations se compose de cartes tirées au sort, face cachée : en six manches trois cartes Riverside sur deux cartes Grand Magorian, en cinq manches deux sur deux.
    .see = 2.4 11.7
rule-2-4 = La rangée a une place de plus qu’il n’y a de joueurs. Elle reçoit d’abord des Riverside tirés au sort, un de moins que de joueurs, à partir de la place 1.
    .see = 2.3 11.7
rule-2-5 = Dans le sens des aiguilles d’une montre, chacun prend un magicien dont personne d’autre n’a la catégorie favorite.
    .see = 2.16 2.17
rule-2-6 = Chacun débute avec 5 de renommée, 1 fragment, un magicien, un apprenti, neuf cartes d’assignation, une affiche, et quatre marqueurs pour chacun des quatre symboles.
    .see = 3.5 4.2 8.2
rule-2-7 = Chacun débute avec 11 pièces ; en cinq manches avec 10, 12, 14 ou 16 selon l’initiative de la première.
    .see = 2.14
rule-2-8 = Chacun pose sur son plateau un premier tour de seuil 1 de sa catégorie favorite.
    .see = 2.5 2.13
rule-2-9 = Chacun pose sur son plateau des matériaux qui valent exactement 2 pièces.
    .see = 2.13 7.2
rule-2-10 = Chacun prend un spécialiste. Un manager apporte un matériau de base, en cinq manches pour 2 pièces de matériaux, sur son propre plateau.
    .see = 2.11 2.12 2.18 7.4
rule-2-11 = Un ingénieur apporte sur son plateau un autre tour de seuil 1, choisi une fois tous les premiers tours pris : de la catégorie favorite, en cinq manches de n’importe laquelle.
    .see = 2.16 2.19 8.4
rule-2-12 = Une assistante amène un apprenti de plus, assis sur son plateau.
    .see = 6.9 11.10
rule-2-13 = Tous les cadeaux pris, le premier tour est préparé avec 2 marqueurs si ses matériaux sont là. En cinq manches chaque tour de départ l’est, avec son propre nombre, et un de plus chez l’ingénieur.
    .see = 8.2 8.4
rule-2-14 = L’initiative de la première manche est tirée au sort, à part de l’ordre des choix.
    .ours = yes
    .see = 2.7 3.3
rule-2-15 = On peut convenir d’une première partie toute prête : chacun ne choisit que son magicien et reçoit le tour, les matériaux et le spécialiste prévus pour sa catégorie.
    .ours = yes
    .see = 2.8 2.9 2.10
rule-2-16 = Avant la première manche, chacun fait tous ses choix à la suite : magicien, premier tour, matériaux, spécialiste. Seuls les tours des ingénieurs viennent après, dans le même ordre.
    .ours = yes
    .see = 2.5 2.8 2.9 2.10 2.11
rule-2-17 = Le sort désigne qui choisit en premier. Le livret commence par la dernière personne à avoir porté un haut-de-forme.
    .ours = yes
    .see = 2.5
rule-2-18 = Ce qu’apporte le manager doit être d’un type qui n’est pas sur le plateau personnel.
    .ours = yes
    .see = 2.9 2.10
rule-2-19 = En six manches, le tour de l’ingénieur est de la catégorie favorite, comme le dit le livret ; son image les montre toutes.
    .ours = yes
    .see = 2.11

rule-3 = Une manche
rule-3-1 = Une manche : dés, initiative, affiches, assignation, placement, représentations, fin de manche.
    .see = 3.2 3.3 3.5 4.1 5.1 10.1 11.1
rule-3-2 = On lance les six dés. Ils disent quelles catégories s’apprennent, qui se recrute et combien de pièces donne la banque. Un X n’offre rien.
    .see = 6.2 6.8 6.11
rule-3-3 = Dès la deuxième manche, l’initiative suit la renommée : la plus faible commence.
    .see = 2.14 3.4
rule-3-4 = À renommée égale, l’ordre précédent demeure.
    .ours = yes
    .see = 3.3
rule-3-5 = Dans cet ordre, chacun peut coller son affiche une fois : 3 de renommée pour autant de pièces que son rang. En cinq manches c’est 2 de renommée, et le second de deux joueurs paie 3 pièces. La renommée compte aussitôt, sans changer l’ordre de la manche.
    .example = En six manches, le deuxième dans l’ordre paie 2 pièces et gagne 3 de renommée.
    .see = 3.3 3.6
rule-3-6 = Il faut avoir tout le prix pour coller son affiche.
    .ours = yes
    .see = 3.5

rule-4 = Assignation
rule-4-1 = Tous posent en même temps, face cachée, une carte au plus sous chacun de leurs personnages. Tant que quelqu’un n’a pas fini, on peut reprendre ses cartes.
    .see = 4.2 4.3 4.4
rule-4-2 = Chacun a trois cartes théâtre, et deux cartes pour chacun des autres lieux : atelier, marché, centre-ville. Elles reviennent à chaque manche.
    .see = 11.5
rule-4-3 = Un personnage sans carte se repose pendant la manche et n’est pas payé.
    .see = 11.3
rule-4-4 = Quand tous ont fini, les cartes sont révélées ensemble.
    .see = 4.1 5.1

rule-5 = Placement
rule-5-1 = Dans l’ordre de l’initiative, chacun place un personnage, et ainsi de suite ; on saute les joueurs qui n’en ont plus. On choisit lequel part ensuite.
    .see = 3.3 5.2 5.3
rule-5-2 = Un personnage ne va qu’à une place libre du lieu de sa carte, et agit aussitôt.
    .see = 5.4 5.5 8.1 9.2
rule-5-3 = Un personnage peut aussi rester au repos, et le doit s’il ne trouve pas de place. Cela compte comme son placement à ce passage. Il n’est pas payé.
    .ours = yes
    .see = 5.1 11.3
rule-5-4 = Les points d’action sont ceux du personnage (apprenti 1, spécialiste 2, magicien 3) et ceux de la place, jamais moins de 0.
    .example = Un magicien (3) à une place +2 a 5 points d’action, avec un fragment 6 : assez pour apprendre et recruter.
    .see = 5.5 5.6 8.1 9.3
rule-5-5 = Le centre-ville et le marché ont des places à +2 et +0 à deux, une de plus à +1 à trois, une autre à +1 à quatre.
    .see = 5.4
rule-5-6 = Une fois par personnage placé, à tout moment de son action, un fragment peut donner un point d’action de plus.
    .see = 5.8 9.4
rule-5-7 = Les points se dépensent en actions du lieu, l’une après l’autre, dans n’importe quel ordre et tant qu’il en reste. Le reste est perdu.
    .see = 5.4 5.6
rule-5-8 = Un fragment n’est proposé que si un point de plus permet quelque chose.
    .ours = yes
    .see = 5.6

rule-6 = Centre-ville
rule-6-1 = Apprendre (3) : prenez un tour à la résidence, posez-le sur une place libre de vos plateaux et marquez-le d’un symbole libre. Un tour que quelqu’un possède ne s’apprend pas.
    .see = 6.2 6.4 6.6 6.7
rule-6-2 = Un dé de la résidence doit montrer sa catégorie, ou « toute catégorie ». Ce dé passe sur X. Si les deux conviennent, vous choisissez.
    .see = 3.2 6.3
rule-6-3 = La catégorie favorite s’apprend quoi que montrent les dés, mais fait aussi passer un dé sur X, à votre choix.
    .see = 2.5 6.2 6.14
rule-6-4 = Il faut autant de renommée que le seuil du tour, ou payer une pièce par point manquant. Votre renommée ne bouge pas.
    .example = Avec 12 de renommée, un tour de seuil 16 coûte 4 pièces, et la renommée reste à 12.
    .see = 2.1
rule-6-5 = Aucun matériau n’est requis pour apprendre.
    .see = 8.2
rule-6-6 = Sans place libre, et alors seulement, un de vos tours retourne à la résidence. Tous ses marqueurs, dessus et au théâtre, rentrent dans votre réserve, et le nouveau tour prend sa place. Les gains des liens restent.
    .see = 6.1 9.9
rule-6-7 = La place de l’ingénieur est une place libre comme les autres, sauf pendant la manche de son recrutement.
    .ours = yes
    .see = 6.1 6.8 8.4
rule-6-8 = Recruter (3) : un personnage montré par un dé de l’auberge y attend et vous rejoint en fin de manche. Le dé passe sur X.
    .see = 3.2 6.9 6.10 11.5
rule-6-9 = On peut avoir un spécialiste de chaque sorte, trois apprentis, et un quatrième avec une assistante.
    .see = 6.10 8.8
rule-6-10 = Un apprenti se recrute s’il aura un siège en fin de manche ; une assistante qui attend à l’auberge compte. Les nouveaux s’assoient d’abord sur le plateau personnel. Les recrues n’apportent pas de cadeau.
    .ours = yes
    .see = 2.10 2.12 6.9 11.5
rule-6-11 = Prendre des pièces (3) : autant qu’en montre un dé de la banque. Le dé passe sur X.
    .see = 3.2
rule-6-12 = Relancer (1) : l’un des six dés, même sur X.
    .see = 3.2
rule-6-13 = Tourner un dé (2) : l’un des six, sur une autre de ses faces, X compris.
    .see = 3.2
rule-6-14 = Si les deux dés de la résidence sont sur X, rien ne s’apprend, pas même dans la catégorie favorite.
    .ours = yes
    .see = 6.2 6.3

rule-7 = Marché
rule-7-1 = Acheter (1) : une unité, en cinq manches jusqu’à trois, d’un matériau en vente ou en commande rapide, à son prix chacune. Ce qui est en vente ne s’épuise jamais.
    .see = 7.5 7.6 7.9
rule-7-2 = Votre plateau a six places à matériaux, chacune pour un type.
    .see = 7.3 7.11
rule-7-3 = Toutes les unités d’un type sont au même endroit. Un nouveau type va sur une place libre, du plateau personnel ou de celui du manager, à votre choix.
    .see = 7.2 7.4
rule-7-4 = Une pile sur l’une des deux places du manager compte une unité de plus.
    .example = Deux tissus chez le manager comptent pour trois.
    .see = 7.11
rule-7-5 = Rien ne s’achète qui ne puisse être payé et rangé.
    .see = 7.2 7.7 7.11
rule-7-6 = Négocier (1 chaque fois, pendant un achat) : une pièce de moins sur cet achat par point, mais il en coûte toujours une.
    .example = Un miroir coûte 3 pièces. Avec deux points de négociation il en coûte 1 ; un troisième n’y changerait rien.
    .see = 7.1
rule-7-7 = On peut jeter une pile entière pour faire de la place. C’est proposé au marché, quand le plateau où elle se trouve n’a plus de place libre et que vous pourriez acheter du nouveau.
    .ours = yes
    .see = 7.2 7.5
rule-7-8 = Commander (1) : posez un matériau sur un emplacement de commande libre, à votre choix ; en fin de manche il remplace ce qui s’y vend. En six manches il ne doit pas être en vente, même en commande rapide ; deux commandes du même sont permises. En cinq manches il ne doit être ni parmi les quatre en vente, ni commandé.
    .see = 7.9 11.6
rule-7-9 = Commande rapide (3, en cinq manches 2) : un matériau qui n’est pas en vente s’achète par tous jusqu’à la fin de la manche, en cinq manches pour une pièce de plus l’unité.
    .see = 7.1 7.10 11.6
rule-7-10 = Une nouvelle commande rapide remplace l’ancienne.
    .ours = yes
    .see = 7.9
rule-7-11 = Une place du plateau personnel porte trois unités au plus, chacune des deux places du manager deux au plus.
    .ours = yes
    .see = 7.2 7.4

rule-8 = Atelier
rule-8-1 = Chacun a son atelier, avec deux places à +0.
    .see = 5.4
rule-8-2 = Préparer (1 à 3, selon le tour) : il faut tous ses matériaux, plus aucun marqueur dessus, et un marqueur de son symbole en réserve. Il reçoit les marqueurs qu’il indique.
    .see = 8.3 8.4 8.5 9.5
rule-8-3 = Les matériaux ne sont pas dépensés.
    .see = 8.2
rule-8-4 = Chez l’ingénieur, il en reçoit un de plus. Il n’y a jamais plus de quatre marqueurs d’un symbole en tout.
    .example = Un tour de 3 marqueurs en reçoit 4 chez l’ingénieur ; si l’un d’eux est encore au théâtre, il en reçoit 3.
    .see = 2.6 8.2 8.6
rule-8-5 = Des marqueurs au théâtre n’empêchent pas de préparer.
    .see = 8.2 8.4
rule-8-6 = Déplacer un tour (1, avec un ingénieur) : vers une place libre ou contre un autre ; en cinq manches seulement vers la place de l’ingénieur ou contre le tour qui s’y trouve. Symbole et marqueurs suivent.
    .see = 6.7 8.4 8.9
rule-8-7 = Déplacer des matériaux (1, avec un manager) : une pile vers une place libre ou contre une autre ; en cinq manches seulement vers les places du manager ou contre une pile qui s’y trouve.
    .see = 7.4 7.11 8.9
rule-8-8 = Déplacer un apprenti (1, avec une assistante) : avec sa carte, vers un siège vide ; en cinq manches seulement celui de l’assistante.
    .see = 6.9 8.9 8.10
rule-8-9 = Les déplacements au sein d’un même plateau ne changent rien et ne sont pas proposés.
    .ours = yes
    .see = 8.6 8.7 8.8
rule-8-10 = Un apprenti placé pendant la manche ne se déplace pas, et son siège n’est pas vide.
    .ours = yes
    .see = 8.8

rule-9 = Théâtre
rule-9-1 = Dans une manche, un joueur n’utilise qu’un jour, et un jour appartient au premier qui s’y place.
    .see = 9.2 10.5
rule-9-2 = Chaque jour a deux places en coulisses pour tous, et une sur scène pour un magicien.
    .see = 9.3 9.13
rule-9-3 = Les coulisses donnent +1 le jeudi, +0 le vendredi et le samedi, −1 le dimanche.
    .see = 5.4 9.14
rule-9-4 = Ici, les fragments ne donnent pas de point d’action.
    .see = 5.6
rule-9-5 = Installer (1) : passez un marqueur d’un de vos tours à une case libre d’une carte de représentation.
    .see = 9.6 9.7 9.8
rule-9-6 = Le signe propre du marqueur, celui de sa catégorie, doit viser un cercle. Les trois autres signes suivent dans le sens horaire : spirituel, mécanique, optique, évasion.
    .see = 9.8
rule-9-7 = En six manches, pas deux de vos marqueurs d’une même catégorie sur une carte ; en cinq manches, pas deux d’un même symbole.
    .see = 9.5 9.11
rule-9-8 = Deux marqueurs d’un cercle sont liés s’ils y montrent le même signe, quel qu’il soit. Des voisins sans cercle ne se lient jamais.
    .see = 9.6 9.9 9.10 10.6
rule-9-9 = Pour chaque lien créé en installant, vous choisissez renommée ou pièces : en six manches 1 au Riverside et 2 au Grand Magorian, en cinq manches 1 pour un tour de niveau 1 et 2 pour un tour de niveau 2.
    .example = En six manches, un marqueur crée deux liens au Grand Magorian : prenez 2 de renommée pour l’un et 2 pièces pour l’autre, ou 4 de renommée, ou 4 pièces.
    .see = 9.8
rule-9-10 = Si le cercle porte un fragment, chaque joueur qui y a un marqueur en prend un : un seul si les deux sont à vous.
    .example = Vous liez votre marqueur à celui d’Anna dans un cercle à fragment : vous en prenez un, et Anna un autre.
    .see = 9.8
rule-9-11 = Reprogrammer (1) : passez un de vos marqueurs d’une carte à une case libre d’une carte quelconque. Les règles de pose valent ; les liens ne rapportent rien sur le moment.
    .see = 9.6 9.7 9.12
rule-9-12 = Un marqueur reprogrammé ne compte pas contre lui-même, et ne peut pas seulement pivoter sur place.
    .ours = yes
    .see = 9.7 9.11
rule-9-13 = Un magicien sur scène ne fait encore rien, avec ou sans marqueur au théâtre : ce sera pour les représentations.
    .see = 9.2 10.1
rule-9-14 = Le dimanche en coulisses, un apprenti n’a aucun point, mais occupe le jour et reçoit son salaire.
    .ours = yes
    .see = 5.4 9.1 11.2

rule-10 = Représentations
rule-10-1 = Du jeudi au dimanche, celui dont le magicien est sur scène ce jour-là se produit.
    .see = 9.13 10.2
rule-10-2 = Il peut choisir une carte qui porte au moins un de ses marqueurs. Sans une telle carte, ou s’il y renonce, il n’y a ni représentation ni bonus.
    .see = 10.3 10.6 10.7 10.8
rule-10-3 = Chaque marqueur de la carte rapporte à son propriétaire ce qu’indique le tour, invités compris.
    .example = La carte porte un marqueur de la Lévitation d’Anna (2 de renommée, 3 pièces) et un de vos Papillons enchantés (2 de renommée). Anna la représente le vendredi et en reçoit 2 de renommée et 3 pièces ; vous, sans personne au théâtre, 2 de renommée.
    .see = 10.4 10.5
rule-10-4 = Chaque tour rapporte une renommée et une pièce de moins le jeudi, une de plus de chaque le dimanche, jamais moins de 0. Fragments et bonus ne changent pas.
    .ours = yes
    .example = Les Baguettes chinoises (1 de renommée, 2 pièces) rapportent 1 pièce le jeudi, 2 de renommée et 3 pièces le dimanche.
    .see = 10.3 10.5
rule-10-5 = Pour chaque marqueur compte le jour de son propriétaire ; qui n’a personne au théâtre prend le jour de celui qui se produit.
    .ours = yes
    .example = Anna se produit le dimanche. Votre troupe était au théâtre le jeudi : chacun de vos marqueurs rapporte une renommée et une pièce de moins, chacun de ceux d’Anna une de plus de chaque.
    .see = 9.1 10.4
rule-10-6 = Celui qui se produit gagne 1 de renommée par lien de la carte, quel qu’en soit l’auteur.
    .example = Une carte avec trois liens : 3 de renommée pour qui se produit, même pour un lien entre deux invités.
    .see = 9.8
rule-10-7 = Ses spécialistes placés au théâtre pendant la manche lui ajoutent : l’assistante 2 de renommée, le manager 2 pièces (3 en cinq manches), l’ingénieur 1 fragment.
    .example = Avec une assistante et un ingénieur en coulisses, une représentation rapporte 2 de renommée et 1 fragment de plus.
    .see = 9.2 10.2
rule-10-8 = Il reçoit aussi le bonus imprimé sur la carte.
    .ours = yes
    .example = Riverside Theatre 8 rapporte 1 de renommée et 1 pièce de plus à qui la représente.
    .see = 10.2
rule-10-9 = Puis tous les marqueurs de la carte rentrent dans les réserves. La carte reste.
    .see = 8.2 9.5

rule-11 = La fin d’une manche
rule-11-1 = En six manches les personnages rentrent avant les salaires, en cinq manches après. Puis les commandes arrivent et les cartes de représentation avancent.
    .see = 11.2 11.5 11.6 11.7
rule-11-2 = Chaque apprenti placé coûte 1 pièce, chaque spécialiste 2, dans l’ordre de l’initiative.
    .see = 3.3 11.3 11.4 11.10
rule-11-3 = Rien n’est dû ni pour le magicien ni pour les personnages au repos.
    .see = 4.3 5.3 11.10
rule-11-4 = Vous choisissez combien de ces pièces vous payez, selon ce que vous avez. Chaque pièce impayée coûte 2 de renommée.
    .example = Deux apprentis et un ingénieur étaient placés : 4 pièces sont dues. Qui en paie 3 perd 2 de renommée.
    .see = 1.5 11.2
rule-11-5 = Ceux de l’auberge rejoignent leurs troupes ; on reprend cartes et affiches.
    .see = 3.5 4.2 6.8
rule-11-6 = Chaque matériau commandé remplace celui qui se vend à sa place ; les autres places ne changent pas. La commande rapide disparaît.
    .see = 7.8 7.9
rule-11-7 = Toutes les cartes de représentation avancent d’une place, et une nouvelle arrive à la place 1. Celle qui tombe au bout s’en va, et ses marqueurs rentrent dans les réserves sans rien rapporter.
    .see = 2.3 2.4
rule-11-8 = Après la dernière manche la pioche est vide et les cartes restent.
    .see = 2.3 11.7
rule-11-9 = Le marqueur de manche avance. Après la dernière, on fait le décompte.
    .see = 1.1 12.1
rule-11-10 = Rien n’est dû pour les recrues de la manche, ni pour l’apprenti assis chez l’assistante.
    .ours = yes
    .see = 2.12 6.8 8.8

rule-12 = Le décompte final
rule-12-1 = 1 de renommée par fragment.
    .example = 4 fragments : 4 de renommée.
rule-12-2 = 1 de renommée par lot de trois pièces.
    .example = 11 pièces : 3 de renommée, et il reste 2 pièces.
rule-12-3 = 2 de renommée par apprenti, 3 par spécialiste.
    .example = Deux apprentis, un manager et une assistante : 4 et 6, soit 10 de renommée.
    .see = 6.9 12.4
rule-12-4 = Les recrues de la dernière manche comptent.
    .ours = yes
    .see = 6.8 12.3
rule-12-5 = La plus grande renommée l’emporte.
    .see = 12.6
rule-12-6 = En cas d’égalité, celui qui était devant dans l’ordre de la dernière manche l’emporte.
    .ours = yes
    .see = 3.3

## Board

board-region-theatre = Théâtre
board-region-town = Centre-ville
board-region-market = Marché
board-region-workshop = Atelier
board-region-company = Troupe
board-fame = renommée
board-coins = pièces
board-shards = fragments
board-to-come = à venir
board-backstage = En coulisses quand vous vous produisez, { $kind } : { $gains }
board-free-slot = Carte { $card }, { $cell } : case libre
board-reroll = Relancer le { $die } : { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
board-set = Tourner le { $die } : { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
board-quick-order = Commande rapide
board-quick-of = Commande rapide : { $component }
board-your-goods = Vos matériaux
board-their-goods = Matériaux
board-shift = Votre tour { $symbol }, vers un autre plateau
board-move = Déplacer
board-action-points = { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
board-of-points = { $points ->
        [one] point
       *[other] points
    }
board-points-there = { $most ->
        [0] aucun point d’action
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
board-no-wage = sans salaire
board-wage = salaire
board-idle = au repos
board-quick-help = En vente pour tous jusqu’à la fin de la manche.
board-to-work-with = Vos tours et matériaux
board-initiative = Initiative { $count }
board-rest = Repos
board-free = places libres
board-who-where = Qui travaille où ?
board-a-card-each = Une carte chacun ; sans carte
board-without-a-card = on se repose, sans salaire.
board-cards-open = Les cartes sont révélées.
board-one-goes = Un personnage chacun à son tour.
board-done-downtown = apprendre, recruter, pièces
board-done-market = acheter et commander
board-done-workshop = préparer des tours
board-residence = Résidence
board-inn = Auberge
board-bank = Banque
board-sale = En vente
board-next = Commandé pour la suite
board-goods = Commander un matériau
board-theatre-riverside = Riverside
board-theatre-grand-magorian = Grand Magorian
board-theatre-magnus-pantheon = Magnus Pantheon
board-not-billed = une carte à venir
board-card-place = Place { $card } de la rangée, vide
board-marker-on = Sur la carte { $card }
board-cell = Case : { $cell }
board-as-printed = inchangé
board-day-free = { $day }, encore libre
board-day-of = { $day }, pris par { $player }
board-slot = Place de personnage : { $slot }
board-places-free = { $location } : { $count ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $count } places libres
}
board-slot-shut = { $slot } : place fermée à si peu de joueurs
board-die = { $die }, face visible : { $face }
board-dice-1 = Apprendre un tour épuise un dé qui montre sa catégorie, ou n’importe lequel pour votre catégorie favorite.
board-dice-2 = Recruter épuise le dé qui montre le personnage ; celui-ci arrive à la fin de la manche.
board-dice-3 = Prendre les pièces indiquées épuise le dé.
board-hired = À l’auberge : { $kind } de { $player }
board-trick-there = { $trick }, à apprendre
board-trick-of = { $trick }, tour de { $player }
board-tier-basic = Matériau de base, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
board-tier-advanced = Matériau avancé, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
board-tier-superior = Matériau supérieur, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
board-on-sale = En vente : { $component }, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
board-on-quick = Commande rapide, en vente pendant cette manche : { $component }, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
board-no-quick = Pas de commande rapide pendant cette manche
board-no-order = Emplacement de commande { $stall }, libre
board-good = { $component }, { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
board-free-shelf = Place libre pour un tour
board-engineer-shelf = Ingénieur : un marqueur de plus
board-needs-engineer = Avec un ingénieur
board-free-store = Place libre pour des matériaux
board-manager-store = Place libre chez le manager : la pile compte un de plus
board-needs-manager = Une place pour matériaux qu’apporte un manager
board-fame-of = { $player } : { $fame } de renommée
board-phase-start = Mise en place
board-phase-advertise = Affiches
board-phase-assign = Assignation
board-phase-place = Placement
board-phase-perform = Représentations
board-phase-wages = Salaires
board-cards-left = { $location } : reste { $count }

## Une première partie, pas à pas

lesson-1 = Vous êtes le Grand Optico, et après six manches, le magicien le plus renommé de la ville l’emporte. Chacun a commencé avec un tour, ses matériaux et un spécialiste : pour vous les Papillons enchantés, du tissu et une assistante. La première manche est passée, et votre troupe compte un apprenti de plus.
    Le moins renommé commence et paie l’affiche le moins cher : autant de pièces que son rang. Trois de renommée pour une seule pièce : collez la vôtre.
lesson-2 = Chacun distribue maintenant ses cartes en secret. Une carte dit où son personnage travaillera, et personne ne la voit avant que tous aient fini : à vous de deviner où il y aura foule.
    Vous voulez un spectacle dès cette manche. Donnez une carte théâtre à votre magicien, qui seul peut se produire, puis une autre à votre assistante, qui préparera la scène.
lesson-3 = Dans un spectacle, deux tours valent mieux qu’un. Un apprenti ira donc en apprendre un au centre-ville, un autre achètera le nécessaire au marché, et le troisième le préparera à l’atelier, le tout dans la même manche.
    Donnez-leur l’une après l’autre les cartes éclairées. Dites ensuite que vous avez fini.
lesson-4 = Les cartes sont révélées : les trois magiciens veulent le théâtre, mais personne d’autre ne va au centre-ville. Dans l’ordre de l’initiative, chacun place un personnage à la fois, et celui-ci agit aussitôt.
    Les points d’action viennent du personnage et de la place. Un apprenti en a 1, la place en ajoute 2, et apprendre en coûte 3, tout juste. Choisissez l’apprenti sans salaire, puis la place +2.
lesson-5 = On apprend ce que montrent les dés de la résidence, ici évasion et spirituel ; votre catégorie favorite, l’optique, va avec n’importe lequel. Le dé est alors épuisé : mieux vaut arriver tôt.
    Apprenez les Tonneaux barricadés, un tour d’évasion. Il demande 2 bois, mais seulement quand on le prépare.
lesson-6 = { $player2 } a préparé un tour à l’atelier. { $player1 } a pris le dimanche au théâtre, un jour désormais fermé aux autres, et garde deux cartes pour le marché.
    Soyez-y avant : envoyez votre apprenti au marché, à la place +2.
lesson-7 = Chaque point d’action achète un matériau, dont on paie le prix. Ce qui est en vente ne s’épuise jamais, et ce que vous possédez vous reste : préparer un tour ne le consomme pas.
    Achetez 2 bois pour les Tonneaux. Avec le dernier point, prenez du métal : le Lapin du haut-de-forme demande métal, tissu et animal, et ferait un beau tour d’optique pour plus tard.
lesson-8 = { $player2 } montera sur scène le vendredi. { $player1 } a commandé du pétrole : à la fin de la manche, il remplacera le verre en vente.
    Les Tonneaux sont appris, pas encore préparés. Votre atelier n’est qu’à vous : envoyez-y le deuxième apprenti et préparez votre tour ♥. Il reçoit deux marqueurs, et chacun vaut un passage sur scène.
lesson-9 = Il reste le jeudi et le samedi. Le jeudi donne un point d’action de plus en coulisses, mais chaque tour y rapporte une renommée et une pièce de moins. Le dimanche, ce serait plus ; le samedi, c’est ce que dit le tour.
    Placez votre assistante dans les coulisses du samedi : elle y a 2 points, et chacun installe un marqueur.
lesson-10 = Un marqueur porte les signes des quatre catégories, et le sien doit viser un cercle. Deux marqueurs qui montrent le même signe dans un cercle sont liés. Vos Papillons de la manche passée sont sur la troisième carte.
    Installez votre tour ♥ à côté d’eux, rangée 1 à gauche, son signe en bas : il leur présente alors le signe optique.
lesson-11 = Un lien ! Le cercle portait un fragment, et il est à vous : hors du théâtre, il achète un point d’action, une fois par personnage. Le lien lui-même rapporte aussitôt 1 de renommée ou 1 pièce.
    Prenez la renommée. La moitié des tours en demande 16, ou une pièce pour chaque point qui vous manque.
lesson-12 = Il reste un point, et un marqueur des Tonneaux. Sur la première carte, { $player1 } et { $player2 } ont chacun un tour, et peu importe qui joue une carte : chaque marqueur y rapporte à son propriétaire ce que dit le tour. Soyez donc de la fête.
    Installez votre tour ♥ rangée 2 à droite, son signe en bas. À gauche il montre le signe spirituel, comme son voisin : encore un lien, encore la renommée.
lesson-13 = Il ne manque que vous. Dans une manche, votre troupe n’utilise qu’un jour : votre magicien ira donc aussi au samedi.
    Sur scène, ses 3 points d’action ne servent pas : le spectacle vient quand tout le monde est placé. Montez sur scène.
lesson-14 = Le vendredi, { $player2 } a joué la deuxième carte, et { $player1 } y a touché sa part. Voici samedi. Qui se produit reçoit 1 de renommée par lien de la carte, le bonus de celle-ci, et 2 de renommée pour une assistante en coulisses.
    La troisième carte porte vos deux tours, un lien et un bonus de 2 pièces : en tout 6 de renommée et 3 pièces pour vous. Jouez-la.
lesson-15 = Le dimanche, { $player1 } a joué la première carte, et vos Tonneaux y ont gagné 1 de renommée et 1 pièce. Les marqueurs des spectacles sont rentrés dans les réserves ; les cartes restent.
    Enfin, les salaires de qui a travaillé : 2 pièces pour l’assistante, 1 pour chacun des deux apprentis. Celui du plateau de l’assistante ne coûte rien. Chaque pièce gardée coûterait 2 de renommée : payez les 4.
lesson-done = De 5 à 17 de renommée en une manche : même les grands tours, marqués d’une étoile 16, vous sont ouverts. Les cartes du théâtre ont avancé d’une place, une nouvelle est arrivée, et ce qui était commandé est en vente.
    Il reste quatre manches. À la fin, fragments, pièces et troupe apportent aussi de la renommée. Plus personne ne vous guide : jouez à votre guise.

# La feuille de score

pad-start = Renommée de départ
pad-posters = Affiches
pad-links = Liens à l’installation
pad-tricks = Tours représentés
pad-applause = Liens en scène
pad-helpers = Spécialistes en coulisses
pad-cards = Cartes de représentation
pad-unpaid = Salaires impayés
pad-shards = Fragments
pad-coins = Pièces
pad-company = Troupe

# The box: sections, keys and choices of the components file

box-section-actions = Coût des actions
box-section-assignment = Cartes Assignation
box-section-category = Catégories
box-section-character = Personnages
box-section-component = Matériaux
box-section-day = Jours
box-section-die = Dés du centre-ville
box-section-edition = Éditions
box-section-location = Emplacements des plateaux
box-section-magician = Magiciens
box-section-marker = Marqueurs de tour
box-section-market = Le marché
box-section-performance = Liens
box-section-performance-card = Cartes de représentation
box-section-row = Rangée de représentations
box-section-scoring = Décompte final
box-section-shard = Fragments
box-section-storage = Réserve de l’atelier
box-section-trick = Tours de magie
box-section-trick-dark-alley = Tours de la Ruelle sombre
box-section-wages = Salaires
box-field-advertise-fame = renommée par affiche
box-field-advertise-price = prix d’une affiche
box-field-at-start = au départ
box-field-bargain = marchander
box-field-board-limit = maximum d’un matériau
box-field-buy = acheter
box-field-buy-units = unités achetées à la fois
box-field-card-bonus = le bonus de la carte compte
box-field-circles = cercles
box-field-clockwise = signes, dans le sens horaire
box-field-coins-per-fame = pièces par renommée
box-field-components = matériaux
box-field-components-worth = valeur des matériaux
box-field-end-game = en fin de partie
box-field-engineer-gift = cadeau de l’ingénieur
box-field-faces = faces
box-field-fame = renommée
box-field-fame-per-link = renommée par lien
box-field-fame-per-shard = renommée par fragment
box-field-fame-per-unpaid-coin = renommée perdue par pièce impayée
box-field-favourite = catégorie favorite
box-field-final-fame = renommée finale
box-field-first-game = départs tout prêts
box-field-gift-components = matériaux offerts
box-field-gift-trick = tour offert
box-field-hire = recruter
box-field-learn = apprendre
box-field-level = niveau
box-field-link-reward-by = les liens paient selon
box-field-link-rewards = récompenses des liens
box-field-location = lieu
box-field-manager-extra = supplément du manager
box-field-manager-gift = cadeau du manager
box-field-manager-limit = maximum chez le manager
box-field-markers = marqueurs
box-field-move = déplacer
box-field-moves = déplacement des marqueurs
box-field-on-sale = en vente
box-field-one-marker-per = un marqueur par
box-field-order = commander
box-field-order-refuses = les commandes refusent
box-field-per-symbol = marqueurs par symbole
box-field-performer-bonus = bonus de qui se produit
box-field-prepared = préparés au départ
box-field-prepared-engineer-extra = supplément de l’ingénieur
box-field-prepared-markers = marqueurs préparés
box-field-price = prix
box-field-quick-order-points = points d’une commande rapide
box-field-quick-order-surcharge = supplément d’une commande rapide
box-field-reroll = relancer
box-field-reschedule = reprogrammer
box-field-set-die = régler un dé
box-field-set-up = installer un tour
box-field-shard = fragment
box-field-shards = fragments
box-field-shards-in-circle = fragments d’un cercle
box-field-slots = emplacements
box-field-specialist = spécialiste
box-field-start-coins = pièces de départ
box-field-take-coins = prendre des pièces
box-field-theatre = théâtre
box-field-threshold = renommée requise
box-field-tier = rang
box-field-trick = tour
box-field-wage = salaire
box-field-wages-first = les salaires d’abord
box-field-weekday-yields = les jours comptent
box-field-yield = ce qu’il rapporte
box-choice-advanced = avancé
box-choice-all = tous les tours
box-choice-anywhere = n’importe où
box-choice-basic = simple
box-choice-buy-area = ce qui est en vente
box-choice-c0r0 = en haut à gauche
box-choice-c1r0 = en haut à droite
box-choice-c0r1 = au milieu à gauche
box-choice-c1r1 = au milieu à droite
box-choice-c0r2 = en bas à gauche
box-choice-c1r2 = en bas à droite
box-choice-category = catégorie
box-choice-favourite = de la catégorie favorite
box-choice-first-trick = le premier tour
box-choice-five-turns = cinq tours
box-choice-grand-magorian = Grand Magorian
box-choice-level = niveau
box-choice-magnus-pantheon = Magnus Pantheon
box-choice-no = non
box-choice-order-area = ce qui est commandé
box-choice-quick-order = les commandes rapides
box-choice-riverside = Riverside
box-choice-six-turns = six tours
box-choice-specialist-slot = l’emplacement du spécialiste
box-choice-superior = supérieur
box-choice-symbol = symbole
box-choice-yes = oui
box-slot-open = ouvert
box-slot-closed = fermé
box-show-slot = Emplacement { $place } : { $sign }
box-show-circle-none = Entre { $first } et { $second } : pas de cercle
box-show-circle-plain = Entre { $first } et { $second } : un cercle
box-show-circle-shard = Entre { $first } et { $second } : un cercle avec un fragment
