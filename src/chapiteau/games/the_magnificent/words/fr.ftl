# The Magnificent en français. D’abord le nom du jeu, ses questions, ses choix, ses récits et ses
# refus ; puis les noms et les textes des éléments, la table en mots, et les règles.

## The game

game-title = The Magnificent
game-tagline = Bâtissez un campement, roulez d’étape en étape, accrochez des affiches au-dessus des chapiteaux, et que six Magnifiques remplissent la piste.
game-billing = Dressez un camp de toile, voyagez et montrez vos étoiles.
option-boards = Plateaux des joueurs
    .about = Détermine la face du plateau que joue chacun.
option-boards-a = Face A
    .about = Tous jouent la face A et commencent avec les mêmes pièces, gemmes et talents.
option-boards-choose = Face au choix
    .about = Dans l’ordre du tour, chacun choisit la face A ou la face B de son plateau ; la face B a d’autres réserves de départ et d’autres bonus.
option-masters = Cartes Maître
    .about = Détermine comment chacun obtient ses quatre premières cartes Maître ; en solo, cela ne change rien.
option-masters-sets = Séries de départ
    .about = Chacun commence avec les quatre cartes qui vont avec son plateau.
option-masters-draft = Sélection
    .about = Chacun choisit quatre cartes, une par une, dans des mains de cinq qui passent à gauche.

## What a step asks

ask-choose-side = Choisissez la face de votre plateau
    .help = Chaque face a ses propres réserves de départ et ses propres bonus au campement.
ask-draft-masters = Gardez une carte Maître, en secret
    .help = Le reste de votre main passe à gauche ; toutes les cartes se montrent ensemble.
ask-return-master = Remettez une carte Maître
    .help = Vous jouez avec quatre d’entre elles.
ask-pitch-start-tent = Où montez-vous le chapiteau de votre plateau ?
    .help = Un emplacement rapporte aussitôt ce qui y est imprimé.
ask-choose-talent = Choisissez votre première tuile Talent
    .help = Les talents posés dessus font ce qu’elle montre ; ils reviennent en fin de manche.
ask-trade-poster = Défausser une affiche contre un dé de plus ?
    .help = Un dé de sa couleur est lancé sur le chapiteau ; une autre affiche la remplace.
ask-take-die = Prenez un dé
    .help = Il s’ajoute à vos dés de sa couleur. Les vôtres coûtent { $due } ; vous avez { $coins }.
ask-put-die = Quelle carte reçoit le { $die } ?
    .help = Le bonus de cette carte sert ce tour-ci ; chaque carte reçoit un dé par manche.
ask-change-die = Changer le dé que vous avez pris ?
    .help = Il comptera, et coûtera, ce qu’il montre alors.
ask-prepare = { $power ->
    [0] Quelle couleur a le dé transparent ?
   *[other] Puissance { $power } : choisissez votre action
}
    .help = { $power ->
    [0] Il s’ajoute à vos dés de cette couleur, cette manche.
   *[other] Gemmes (+{ $raise } chacune), bonus de carte et talents peuvent venir d’abord.
}
ask-after-action = Votre action est faite : fin du tour ?
    .help = Le bonus et les talents peuvent encore servir.
ask-discard-gem = Défaussez encore { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
} pour votre tuile
    .help = De n’importe quelle sorte.
ask-choose-gem = Quelle gemme gagnez-vous ?
    .help = Il y a place pour { $room } de chaque sorte ; une de plus devient une pièce.
ask-choose-level = Puissance { $power } : que construisez-vous ?
    .help = Une ligne permise par la puissance ; les tuiles ont la couleur du dé.
ask-building = { $large ->
    [0] { $small ->
        [0] Tout est construit : autre chose ce tour-ci ?
       *[other] Quelle tuile construisez-vous ensuite ?
    }
   *[other] Quelle tuile construisez-vous ensuite ?
}
    .help = { $large ->
    [0] { $small ->
        [0] Bonus et talents peuvent encore servir ; sinon, terminez votre tour.
       *[other] Encore à construire : { some-small }.
    }
   *[other] { $small ->
        [0] Encore à construire : { some-large }.
       *[other] Encore à construire : { some-large }, { some-small }.
    }
}
ask-lay-tile = Où posez-vous votre { $tile } ?
    .help = { $first ->
    [0] Bord à bord avec une autre tuile.
   *[other] Votre première tuile va n’importe où.
} { $tiles ->
    [0] C’est la dernière.
   *[other] Ensuite, encore { $tiles }.
}
ask-double-tile = Doubler les bonus sous cette tuile ?
    .help = Talents prêts : { $talents }.
ask-choose-steps = Puissance { $power } : jusqu’où va le wagon ?
    .help = Gemmes et affiches libres du trajet sont à vous ; un chapiteau, seulement à l’arrêt.
ask-take-tent = Monter { $tent }, ou le laisser ?
    .help = Un emplacement rapporte aussitôt ce qui y est imprimé.
ask-double-tent = Doubler ce que rapporte cet emplacement ?
    .help = Talents prêts : { $talents }.
ask-gain-poster = Quelle affiche prenez-vous ?
    .help = Une de celles exposées, ou la première de la pioche sans la voir.
ask-hang-poster = Où accrochez-vous « { $poster } » ?
    .help = Elle ne peut être résolue qu’au-dessus d’un chapiteau.
ask-choose-space = Puissance { $power } : sur quelle case vous produire ?
    .help = Plus haut, plus d’affiches ; le chapeau le plus haut choisit d’abord les cartes.
ask-choose-hat = Quel chapeau va sur { $space } ?
    .help = En fin de manche, seul votre chapeau le plus haut compte.
ask-perform = { $limit ->
    [0] Aucune affiche de plus sur cette case : continuer ?
    [one] Résolvez une affiche : encore { $limit } possible
   *[other] Résolvez une affiche : encore { $limit } possibles
}
    .help = Il faut un chapiteau dessous, ses tuiles construites et ses gemmes à payer.
ask-pay-gems = Avec quelle gemme payez-vous ?
    .help = Les gemmes transparentes valent toute couleur.
ask-rearrange = Réorganiser vos affiches ?
    .help = Deux changent de place à la fois.
ask-choose-lot = Prenez une nouvelle carte Maître
    .help = { $beside ->
    [0] À la dernière manche, il n’y a pas de tuile Talent.
   *[other] La tuile Talent à côté vient avec elle.
}
ask-drop-lot = Écartez un des lots
    .help = Votre adversaire reçoit celui qui reste.
ask-score-masters = { $paying ->
    [0] Résolvez une carte Maître, en secret
   *[other] Combien de pièces payez-vous pour votre carte ?
}
    .help = { $paying ->
    [0] Elle est défaussée ; celles qui vous restent à la fin rapportent la moitié.
   *[other] Elle compte chaque pièce que vous payez maintenant.
}
ask-fill-zones = Combler des zones avec des gemmes ?
    .help = Une gemme comble une case vide ; une zone complète rapporte { $points } points.

## What may be done

move-pass = Passer
move-pass-trade-poster = Laisser le présentoir tel quel
    .do = Ne rien échanger
move-pass-change-die = Garder le dé tel quel
move-pass-double-tile = Ne pas doubler
move-pass-double-tent = Ne pas doubler
move-pass-take-tent = Laisser le chapiteau sur place
    .do = Laisser le chapiteau
move-pass-gain-poster = Ne pas prendre d’affiche
move-pass-rearrange = Laisser les affiches en place
    .do = Les laisser ainsi
move-end = Terminer votre tour
    .do = Finir le tour
move-end-perform = Ne plus résoudre d’affiche
    .do = Ne plus résoudre
move-end-fill-zones = Ne plus combler de zone
move-side = Jouer la { $side }
move-pick = Garder « { $master } »
    .do = Garder cette carte
move-pick-return-master = Remettre « { $master } »
    .do = Remettre cette carte
move-talent = Prendre « { $spot } »
    .do = Prendre cette tuile
move-trade = Défausser l’affiche de l’emplacement { $shown } contre un dé
    .do = Échanger cette affiche
move-take = Prendre le { $die }
    .do = Prendre ce dé
move-put = Le poser sur « { $master } »
    .do = Le poser ici
move-value = Mettre le dé sur { $count }
move-colour = L’utiliser comme { $colour }
move-gem = Dépenser 1 { $gem } pour plus de puissance
    .do = Dépenser cette gemme
move-gem-choose-gem = Gagner 1 { $gem }
    .do = Gagner cette gemme
move-use = Utiliser le bonus de « { $master } »
    .do = Utiliser ce bonus
move-spot = Talent : { $spot }
    .do = Utiliser ce talent
move-build = Construire
move-travel = Se déplacer
move-perform = Se produire
move-level = Construire { $level }
    .do = Construire cela
move-tile = Construire une { $tile }
    .do = Construire cette tuile
move-lay-1 = { $cell }
    .do = La poser ici
move-lay-2 = { $cell }, un quart de tour
    .do = La poser ici
move-lay-3 = { $cell }, un demi-tour
    .do = La poser ici
move-lay-4 = { $cell }, trois quarts de tour
    .do = La poser ici
move-lay-5 = { $cell }, retournée
    .do = La poser ici
move-lay-6 = { $cell }, retournée et un quart de tour
    .do = La poser ici
move-lay-7 = { $cell }, retournée et un demi-tour
    .do = La poser ici
move-lay-8 = { $cell }, retournée et trois quarts de tour
    .do = La poser ici
move-steps = { $count ->
    [0] Rester sur place
    [one] 1 case
   *[other] { $count } cases
}
move-draw = Prendre l’affiche { $shown } du présentoir
    .do = Prendre cette affiche
move-blind = Prendre la première affiche de la pioche
    .do = La prendre sans la voir
move-hang = L’accrocher à l’emplacement { $place }
    .do = L’accrocher ici
move-throw = La défausser
move-pitch = Le monter à l’emplacement { $place }
    .do = Le monter ici
move-space = Se produire sur { $space }
    .do = Se produire ici
move-hat = { $hat ->
    [1] Déplacer votre premier chapeau
   *[2] Déplacer votre second chapeau
}
    .do = Déplacer ce chapeau
move-complete = Résoudre l’affiche de l’emplacement { $place }
    .do = Résoudre cette affiche
move-pay = Payer 1 { $gem }
    .do = Payer cette gemme
move-swap = Échanger { $pair }
    .do = Les échanger
move-lot = Prendre le lot { $lot }
move-drop = Écarter le lot { $lot }
move-score = Résoudre « { $master } »
    .do = Résoudre cette carte
move-coins = { $count ->
    [0] Ne payer aucune pièce
    [one] Payer 1 pièce
   *[other] Payer { $count } pièces
}
move-fill = Combler { $zone }
    .do = Combler cette zone
move-best = Combler autant de zones que possible
    .do = Combler au mieux

## What happened

told-starts = { $seat } joue en premier.
told-gets-board = { $seat } reçoit le plateau { $board }.
told-chooses-side = { $seat } joue la { $side }.
told-gets-poster = { $seat } commence avec l’affiche « { $poster } ».
told-gives-coins = { $coins ->
    [0] { $seat } n’a pas de pièce à donner à { $other }.
    [one] { $seat } donne 1 pièce à { $other }.
   *[other] { $seat } donne { $coins } pièces à { $other }.
}
told-gets-master = { $seat } reçoit « { $master } ».
    .series = { $seat } reçoit { $items }.
    .item = « { $master } »
told-dealt-master = { $seat } a en main { $master }.
    .series = { $seat } a en main { $items }.
    .item = { $master }
told-returns-master = { $seat } remet « { $master } ».
    .series = { $seat } remet { $items }.
    .item = « { $master } »
told-tent-stands = Case { $count } de la { wheel-of } : { $tent }.
    .series = Sur la { wheel-of } : { $items }.
    .item = { $tent } à la case { $count }
told-offers-talent = Au choix : { $spot }.
    .series = Au choix : { $items }.
    .item = { $spot }
told-gets-talent-tile = { $seat } reçoit la tuile Talent « { $spot } ».
told-round-opens = La manche { $round } commence.
    .heads = Manche { $round }
told-shows-master = Lot { $lot } : { $master }.
told-shows-talent = À côté du lot { $lot } : { $spot }.
told-shows-poster = Nouvelle affiche exposée : { $poster }.
    .series = Nouvelles affiches exposées : { $items }.
    .item = { $poster }
told-shuffles = Les affiches défaussées forment une nouvelle pioche.
told-rolls = Un dé est lancé : { $die }.
    .series = Les dés sont lancés : { $items }.
    .item = { $times ->
        [1] { $die }
        [2] { $die } deux fois
       *[other] { $die } ({ $times } fois)
    }
told-trades = { $seat } défausse « { $poster } » et lance un dé de plus : { $die }.
told-takes-die = { $seat } prend un { $die } et le pose sur « { $master } ».
told-sets-die = { $seat } change le dé : { $die }.
told-names-colour = { $seat } utilise le dé transparent comme { $colour }.
told-spends-gem = { $seat } dépense 1 { $gem } : puissance { $power }.
told-raises = { $seat } ajoute { $count } au dé : puissance { $power }.
told-uses = { $seat } utilise le bonus de « { $master } ».
told-copies = { $seat } copie le bonus de « { $master } ».
told-uses-talent = { $seat } utilise un talent : { $spot }.
told-turn-ends = { $seat } termine son tour.
told-gains-coins = { $coins ->
    [one] { $seat } gagne 1 pièce.
   *[other] { $seat } gagne { $coins } pièces.
}
told-gains-points = { $points ->
    [one] { $seat } gagne 1 point.
   *[other] { $seat } gagne { $points } points.
}
told-gains-gem = { $seat } gagne 1 { $gem }.
    .series = { $seat } gagne { $items }.
    .item = { $times ->
        [one] 1 { $gem }
       *[other] { $times } { MANY($gem) }
    }
told-gem-overflows = { $coins ->
    [one] { $seat } n’a plus de place pour une { $gem } et prend 1 pièce.
   *[other] { $seat } n’a plus de place pour une { $gem } et prend { $coins } pièces.
}
told-gains-talent = { $seat } gagne un talent.
told-no-talent-left = { $seat } n’a plus de talent à gagner.
told-pays-coins = { $coins ->
    [one] { $seat } paie 1 pièce.
   *[other] { $seat } paie { $coins } pièces.
}
told-pays-gem = { $seat } paie 1 { $gem }.
    .series = { $seat } paie { $items }.
    .item = { $times ->
        [one] 1 { $gem }
       *[other] { $times } { MANY($gem) }
    }
told-returns-talent = { $count ->
    [one] { $seat } rend un talent à sa réserve.
   *[other] { $seat } rend { $count } talents à sa réserve.
}
told-takes-poster = { $seat } prend l’affiche « { $poster } ».
told-hangs = { $seat } accroche « { $poster } » à l’emplacement { $place }.
told-throws = { $seat } défausse « { $poster } ».
told-declines = { $seat } ne prend pas d’affiche.
told-builds = { $seat } construit { $level } avec une puissance de { $power }.
told-lays = { $seat } pose une { $tile } : { $cell }.
told-gives-up-tiles = { $count ->
    [one] { $seat } renonce à { $count } tuile.
   *[other] { $seat } renonce à { $count } tuiles.
}
told-travels = { $count ->
    [one] { $seat } fait rouler le wagon { $colour } de { $count } case avec une puissance de { $power }.
   *[other] { $seat } fait rouler le wagon { $colour } de { $count } cases avec une puissance de { $power }.
}
told-travels-back = { $count ->
    [one] { $seat } fait reculer le wagon { $colour } de { $count } case avec une puissance de { $power }.
   *[other] { $seat } fait reculer le wagon { $colour } de { $count } cases avec une puissance de { $power }.
}
told-stays = { $seat } laisse le wagon { $colour } sur place.
told-pitches = { $seat } monte { $tent } à l’emplacement { $place }.
told-leaves-tent = { $seat } laisse { $tent } sur la roue.
told-performs = { $count ->
    [one] { $seat } se produit sur { $space } avec une puissance de { $power } : 1 affiche au plus.
   *[other] { $seat } se produit sur { $space } avec une puissance de { $power } : { $count } affiches au plus.
}
told-puts-hat = { $seat } met un second chapeau sur { $space }.
told-moves-hat = { $seat } déplace un chapeau : de { $old } à { $space }.
told-completes = { $coins ->
    [0] { $seat } résout « { $poster } » : { some-points }.
   *[other] { $points ->
        [0] { $seat } résout « { $poster } » : { some-coins }.
       *[other] { $seat } résout « { $poster } » : { some-points } et { some-coins }.
    }
}
told-in-tent = { $coins ->
    [0] Pour { $seat }, { $tent } ajoute { some-points }.
   *[other] { $points ->
        [0] Pour { $seat }, { $tent } ajoute { some-coins }.
       *[other] Pour { $seat }, { $tent } ajoute { some-points } et { some-coins }.
    }
}
told-rearranges = { $seat } échange { $pair }.
told-pays-dice = { $coins ->
    [0] { $seat } n’a pas de pièce pour payer ses dés.
    [one] { $seat } paie { $coins } pièce pour ses dés.
   *[other] { $seat } paie { $coins } pièces pour ses dés.
}
told-owes = { $coins ->
    [one] Il manque 1 pièce à { $seat } pour ses dés : { some-points } de moins.
   *[other] Il manque { $coins } pièces à { $seat } pour ses dés : { some-points } de moins.
}
told-takes-hat-back = { $seat } reprend un chapeau de { $space }.
    .series = { $seat } reprend des chapeaux : { $items }.
    .item = { $space }
told-drops-lot = { $seat } écarte « { $master } ».
told-lot-leaves = « { $master } » quitte le présentoir principal.
    .series = { $items } quittent le présentoir principal.
    .item = « { $master } »
told-scores-master = { $seat } résout « { $master } » : { some-points }.
told-pays-for-master = { $coins ->
    [one] { $seat } paie 1 pièce pour des points.
   *[other] { $seat } paie { $coins } pièces pour des points.
}
told-tokens-return = { $count ->
    [one] { $seat } récupère un talent.
   *[other] { $seat } récupère { $count } talents.
}
told-final-count = La dernière manche est finie : le décompte final.
    .heads = Décompte final
told-half-master = { $seat } résout « { $master } » pour moitié : { some-points }.
    .series = { $seat } résout pour moitié { $items }.
    .item = « { $master } » ({ some-points })
told-coins-count = { $coins ->
    [0] Il ne reste pas de pièce à { $seat }.
    [one] { $coins } pièce reste à { $seat }, { $points ->
        [0] trop peu pour un point
       *[other] qui rapporte { some-points }
    }.
   *[other] { $coins } pièces restent à { $seat }, { $points ->
        [0] trop peu pour un point
       *[other] qui rapportent { some-points }
    }.
}
told-fills-zone = { $count ->
    [one] { $seat } comble { $zone } avec 1 gemme.
   *[other] { $seat } comble { $zone } avec { $count } gemmes.
}
    .series = { $seat } comble { $items }.
    .item = { $zone } (avec { $count ->
        [one] 1 gemme
       *[other] { $count } gemmes
    })
told-zones-count = { $count ->
    [0] Aucune zone du campement de { $seat } n’est complète.
    [one] 1 zone complète rapporte { some-points } à { $seat }.
   *[other] { $count } zones complètes rapportent { some-points } à { $seat }.
}
told-tie-broken = { $seat } l’emporte à égalité grâce au chapeau le plus haut de la dernière manche.
told-title = { $title }

## Why not

why-sides-before = La face du plateau se choisit dès que les plateaux sont distribués, et seulement si on en est convenu.
why-cards-before = Les cartes Maître ne se choisissent que lors d’une sélection ou en solo, avant les tuiles Talent.
why-tiles-before = Chacun prend une tuile Talent, en dernier avant la première manche.
why-trade-alone = Une affiche ne s’échange contre un dé qu’en solo, une fois par tour, avant de prendre un dé.
why-lots-at-round-end = À la fin d’une manche, chacun prend un lot, du chapeau le plus haut au plus bas.
why-drop-after-gap = Un lot ne s’écarte qu’à deux joueurs, par le chapeau le plus haut, s’il y a un vide entre les chapeaux.
why-cards-after-lots = Une carte Maître se résout à la fin d’une manche, quand chacun a pris un lot.
why-coins-for-a-card = Des pièces ne se paient que pour une carte qui en demande, une fois qu’elle est choisie.
why-zones-last = Les gemmes comblent des zones après la dernière manche, une fois les cartes et les pièces comptées.
why-only-in-a-turn = Cela se fait pendant un tour, et aucun tour n’est en cours.
why-finish-first = Cela doit attendre que ceci soit décidé.
why-no-such-die = Il n’y a pas de dé { $die } sur le chapiteau principal.
why-one-die-a-turn = Vous prenez un dé par tour, et vous avez le vôtre.
why-die-in-each-turn = Un dé se prend à chaque tour, quand il n’y a rien d’autre à décider.
why-die-first = Prenez d’abord un dé et posez-le sur une carte.
why-put-as-taken = Un dé se pose sur une carte dès qu’il est pris, et il y reste.
why-not-your-card = « { $master } » n’est pas à vous.
why-card-has-die = « { $master } » a déjà un dé.
why-no-change-of-die = Votre carte ne permet pas de changer la valeur du dé.
why-same-value = Le dé montre déjà cette valeur.
why-die-set-as-taken = Le dé se change en choisissant sa valeur, au moment où vous le prenez et pas plus tard.
why-name-colour-first = Dites d’abord quelle couleur a le dé transparent.
why-colour-is-fixed = Votre dé est { $colour } pour ce tour.
why-gems-before-action = Les gemmes n’augmentent votre puissance qu’avant le choix de l’action.
why-wrong-gem = Un dé accepte les gemmes de sa couleur et les transparentes : pas de { $gem }.
why-no-gem = Vous n’avez pas de { $gem }.
why-end-instead = On ne passe pas ici : terminez votre tour.
why-action-first = Vous devez encore choisir une action.
why-one-action = Vous avez une action par tour, et elle est choisie.
why-bonus-after-die = Un bonus est celui de la carte qui reçoit un dé ce tour-ci, et aucune n’en a encore reçu.
why-not-that-card = « { $master } » n’est pas la carte qui a reçu le dé.
why-copies-others = « { $master } » copie le bonus d’une autre de vos cartes, mais pas d’une carte qui copie aussi.
why-bonus-used = Le bonus de ce tour est utilisé.
why-bonus-before-action = Un bonus au dé s’utilise avant de choisir l’action.
why-bonus-wrong-colour = Le dé n’a pas la couleur que demande « { $master } ».
why-no-posters-left = Il ne reste plus d’affiche à gagner.
why-no-token-left = Vous n’avez plus de talent dans votre réserve.
why-bonus-tile-used-up = La tuile de « { $master } » est épuisée.
why-bonus-no-room = La tuile de « { $master } » ne tient nulle part dans votre campement.
why-bonus-too-dear = Vous ne pouvez pas payer le bonus de « { $master } ».
why-no-such-gem = Vous n’avez pas de { $gem }.
why-not-your-talent = « { $spot } » n’est pas parmi vos tuiles Talent.
why-flip-as-taken = Le dé ne se retourne qu’au moment où vous le prenez.
why-talent-to-build = « { $spot } » ne sert que quand vous construisez.
why-talent-to-travel = « { $spot } » ne sert que quand vous vous déplacez.
why-talent-to-perform = « { $spot } » ne sert que quand vous vous produisez.
why-talent-at-once = « { $spot } » se place dès que son action est choisie, avant toute autre chose.
why-talent-with-tile = « { $spot } » se place avec la tuile en question, quand elle est choisie ou posée.
why-talent-with-tent = « { $spot } » se place quand un chapiteau est monté.
why-talent-after-show = « { $spot } » se place une fois la représentation finie.
why-talent-no-use = « { $spot } » se place quand vous résolvez des affiches, et seulement pour une qui ne pourrait pas l’être autrement.
why-once-a-turn = « { $spot } » ne sert qu’une fois par tour.
why-too-few-tokens = Vous avez trop peu de talents pour « { $spot } ».
why-too-few-coins = Vous avez trop peu de pièces pour « { $spot } ».
why-same-talent = « { $spot } » fait ce que fait un autre de vos emplacements de talent, qui passe d’abord.
why-cannot-build = Votre puissance n’atteint aucune ligne du tableau de construction, et aucun talent n’y peut rien.
why-no-line-fits = Aucune ligne à votre portée n’a de tuile qui puisse être posée.
why-line-once = Une ligne du tableau de construction se choisit une fois, quand vous commencez à construire.
why-no-such-level = Le tableau de construction n’a pas cette ligne.
why-level-too-high = Votre puissance ne suffit pas pour construire { $level }.
why-nothing-fits = Aucune tuile de cette ligne ne peut être posée : { $level }.
why-raise-leads-nowhere = Après « { $spot } », il ne resterait aucune ligne dont les tuiles puissent être posées.
why-large-tile-nowhere = Avec « { $spot } », aucune grande tuile ne pourrait être posée.
why-line-first = Choisissez d’abord une ligne : « { $spot } » vient avec ses tuiles.
why-no-tile-due = Une tuile se choisit quand vous construisez, une fois la précédente posée.
why-tile-not-due = Vous n’avez plus de { $tile } à construire.
why-tile-other-colour = Une { $tile } n’a pas la couleur de votre dé, et vous n’avez pas de talent pour cela.
why-tile-supply-empty = Il ne reste plus de { $tile } dans la réserve.
why-tile-no-place = Une { $tile } ne tient nulle part dans votre campement.
why-tiles-still-due = Il vous reste une tuile de la couleur du dé à construire, et elle a sa place.
why-no-tile-to-lay = Vous n’avez pas de tuile à poser maintenant.
why-tile-outside = Posée en { $cell }, la tuile sortirait du campement.
why-tile-same-turn = Dans ce sens, la tuile se présente comme dans un autre, qui est proposé.
why-tile-on-tile = Posée en { $cell }, la tuile en recouvrirait une autre.
why-tile-not-beside = Posée en { $cell }, la tuile ne touche le bord d’aucune autre.
why-steps-once = Vous dites une fois jusqu’où va le wagon, au début du déplacement.
why-too-far = Votre puissance ne va pas jusqu’à { $count } cases.
why-no-tent-to-pitch = Vous n’avez pas de nouveau chapiteau à monter.
why-tent-place-taken = { $place ->
    [1] L’emplacement 1 a son chapiteau imprimé.
   *[other] Il y a déjà un chapiteau à l’emplacement { $place }.
}
why-tent-must-be-pitched = Le chapiteau de votre plateau doit être monté.
why-no-poster-gained = Vous ne prenez une affiche que quand vous en gagnez une.
why-no-poster-there = Il n’y a pas d’affiche à l’emplacement { $shown } du présentoir.
why-poster-deck-empty = Il ne reste plus d’affiche à piocher.
why-poster-must-be-taken = Vous avez un emplacement vide : l’affiche doit être prise et accrochée.
why-no-poster-to-hang = Vous n’avez pas de nouvelle affiche à accrocher.
why-poster-place-taken = Une affiche est accrochée à l’emplacement { $place }, et vous en avez encore un de vide.
why-cannot-perform = Aucune case libre du suivi des représentations n’est à votre portée.
why-space-once = Une case se choisit une fois, quand vous commencez à vous produire.
why-space-taken = Un chapeau se trouve sur { $space }.
why-space-too-high = Votre puissance ne suffit pas pour { $space }.
why-hat-after-space = Un chapeau se déplace quand vous vous produisez ; dès la troisième représentation d’une manche, vous choisissez lequel.
why-complete-on-stage = Les affiches se résolvent pendant une représentation, une fois votre chapeau sur sa case.
why-no-poster-at-place = Il n’y a pas d’affiche à l’emplacement { $place }.
why-no-tent-below = Il n’y a pas de chapiteau sous « { $poster } ».
why-limit-reached = Cette case ne permet pas d’autre affiche.
why-tiles-missing = Vous n’avez pas construit toutes les tuiles de « { $poster } », en plus de celles des affiches précédentes.
why-gems-missing = Il vous manque des gemmes pour « { $poster } » et son chapiteau.
why-nothing-to-pay = Il n’y a pas de gemme à payer maintenant.
why-other-gem = Ce qui se paie est 1 { $gem }, ou une transparente à sa place.
why-no-gem-to-pay = Vous n’avez pas de { $gem }.
why-gem-needed-later = Il vous faut cette { $gem } pour ce qui reste à payer.
why-posters-as-they-hang = Pendant que des affiches se résolvent, aucune ne change de place.
why-posters-stay = Les affiches changent de place après une représentation qui en a résolu une, ou avant grâce à un talent.
why-no-posters-hung = Vous n’avez pas d’affiche à réorganiser.
why-nothing-to-swap = Rien ne changerait : { $pair } sont vides.
why-nothing-completed = Vous n’avez résolu aucune affiche ce tour-ci.
why-not-in-hand = « { $master } » n’est pas dans votre main.
why-talent-not-on-offer = « { $spot } » n’est pas au choix.
why-not-among-them = « { $master } » n’est pas parmi vos cartes.
why-no-poster-shown = Il n’y a pas d’affiche à l’emplacement { $shown } du présentoir.
why-no-die-in-reserve = Il n’y a pas de dé { $colour } dans la réserve.
why-no-such-lot = Il n’y a pas de lot { $lot } au présentoir principal.
why-master-not-held = « { $master } » n’est pas à vous.
why-card-chosen = Vous avez choisi une carte ; reprenez-la pour en choisir une autre.
why-too-many-coins = Vous n’avez pas autant de pièces.
why-coins-beyond-cap = Autant de pièces ne rapporteraient rien de plus.
why-zone-full = Il n’y a rien à combler dans { $zone }.
why-zone-chosen = Vous comblez déjà { $zone }.
why-too-few-gems = Vous avez trop peu de gemmes pour { $zone }.

## Colours, dice, gems and tiles

colour-orange = orange
colour-green = vert
colour-purple = violet
colour-transparent = transparent
gem-orange = gemme orange
    .many = gemmes orange
gem-green = gemme verte
    .many = gemmes vertes
gem-purple = gemme violette
    .many = gemmes violettes
gem-transparent = gemme transparente
    .many = gemmes transparentes
tile-orange-large = grande tuile orange
    .many = grandes tuiles orange
tile-orange-small = petite tuile orange
    .many = petites tuiles orange
tile-green-large = grande tuile verte
    .many = grandes tuiles vertes
tile-green-small = petite tuile verte
    .many = petites tuiles vertes
tile-purple-large = grande tuile violette
    .many = grandes tuiles violettes
tile-purple-small = petite tuile violette
    .many = petites tuiles violettes
board-i = I
board-ii = II
board-iii = III
board-iv = IV
side-a = face A
side-b = face B
zone-a = la zone en haut à gauche
zone-b = la zone en haut au milieu
zone-c = la zone en haut à droite
zone-d = la zone à gauche
zone-e = la zone du centre
zone-f = la zone à droite
zone-g = la zone en bas à gauche
zone-h = la zone en bas au milieu
zone-i = la zone en bas à droite
start-1 = la case de départ 1
start-2 = la case de départ 2
start-3 = la case de départ 3
start-4 = la case de départ 4
level-0-1 = 1 petite tuile
level-1-0 = 1 grande tuile
level-0-2 = 2 petites tuiles
level-1-1 = 1 grande et 1 petite tuile
level-2-0 = 2 grandes tuiles
level-1-2 = 1 grande et 2 petites tuiles
level-2-1 = 2 grandes et 1 petite tuile
level-3-0 = 3 grandes tuiles
title-1 = Le rideau tombe sans titre : 200 points sont le premier but.
title-2 = 200 points ou plus : la partie est gagnée !
title-3 = 220 points ou plus : vous voilà Maître de cérémonie !
title-4 = Plus de 240 points : vous êtes Magnifique !

## The six Magnificents

star-fire-a = Braise la jongleuse
star-fire-b = Tison l’avaleur
star-animals-a = Mousse le dompteur
star-animals-b = Fougère l’écuyère
star-magic-a = Vesper l’illusionniste
star-magic-b = Ombre la voyante

## Talents

talent-flip-die = Retourner le dé
talent-buy-poster = Acheter une affiche
talent-recolour-tile = Une autre couleur
talent-counterclockwise = Marche arrière
talent-rearrange-posters = Raccrocher les affiches
talent-talent-01 = Le caissier
talent-talent-02 = Le colporteur
talent-talent-03 = La joaillière
talent-talent-04 = La jardinière
talent-talent-05 = Le charpentier
talent-talent-06 = Le gréeur
talent-talent-07 = Le cocher
talent-talent-08 = La couturière
talent-talent-09 = Le chef de claque
talent-talent-10 = L’improvisatrice
talent-talent-11 = Le tambour
talent-talent-12 = Le crieur
tokens-one = { $effect } Un talent, une fois par tour.
tokens-each = { $effect } Une fois par talent.
tokens-two = { $effect } Deux talents, une fois par tour.
effect-flip-die = Quand vous prenez un dé, mettez-le sur sa face opposée.
effect-buy-poster = À tout moment, payez { some-coins } pour gagner une affiche.
effect-recolour-tile = Quand vous construisez, une tuile peut avoir une autre couleur que le dé.
effect-turn-back = Quand vous vous déplacez, le wagon roule dans le sens antihoraire.
effect-rearrange-posters = Avant de vous produire, réorganisez vos affiches.
effect-gain-coins = À tout moment, gagnez { $amount ->
        [one] 1 pièce
       *[other] { $amount } pièces
    }.
effect-gain-gem = À tout moment, gagnez une gemme de votre choix.
effect-double-tile = Quand vous construisez, doublez les bonus sous une tuile.
effect-plus-build = Quand vous construisez, +{ $amount } au dé.
effect-extra-tile = Quand vous construisez, construisez une grande tuile de plus, quelle que soit votre puissance.
effect-plus-travel = Quand vous vous déplacez, +{ $amount } au dé.
effect-double-tent = Quand vous montez un chapiteau, doublez ce que rapporte son emplacement.
effect-applause = Après vous être produit, gagnez { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } par affiche résolue ce tour-ci.
effect-ignore-tile = Quand vous vous produisez, ignorez une tuile demandée par une affiche.
effect-plus-perform = Quand vous vous produisez, +{ $amount } au dé.
effect-extra-poster = Quand vous vous produisez, résolvez une affiche de plus.

## Bonuses and criteria

some-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
some-large = { $large ->
    [one] { $large } grande
   *[other] { $large } grandes
}
some-small = { $small ->
    [one] { $small } petite
   *[other] { $small } petites
}
wheel-of = roue { $colour ->
    [vert] verte
    [violet] violette
   *[orange] orange
}
some-tiles = { $count ->
    [one] { $count } { $tile }
   *[other] { $count } { MANY($tile) }
}
some-gems = { $count ->
    [one] { $count } { $gem }
   *[other] { $count } { MANY($gem) }
}
no-gems = aucune gemme
bonus-gain-coins = { $amount ->
    [one] 1 pièce
   *[other] { $amount } pièces
}
bonus-gain-posters = { $amount ->
    [one] 1 affiche
   *[other] { $amount } affiches
}
bonus-gain-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
bonus-gain-gem = { $amount } × { $colour ->
    [orange] { gem-orange }
    [green] { gem-green }
    [purple] { gem-purple }
   *[transparent] { gem-transparent }
}
bonus-gain-talent = { $amount ->
    [one] 1 talent
   *[other] { $amount } talents
}
bonus-die-plus-colour = +{ $amount } à un dé { $colour ->
    [orange] orange, ou utilisé comme orange
    [green] vert, ou utilisé comme vert
   *[purple] violet, ou utilisé comme violet
}
bonus-die-plus-any = +{ $amount } au dé
bonus-set-die-value = changez la valeur du dé en le prenant
bonus-copy-other-master = copiez le bonus d’une autre de vos cartes Maître
bonus-pay-coins-for-talent = payez { $cost ->
    [one] 1 pièce
   *[other] { $cost } pièces
} pour { $amount ->
    [one] un talent
   *[other] { $amount } talents
}
bonus-return-talent-build-small = rendez { $cost ->
    [one] un talent
   *[other] { $cost } talents
} pour construire une { $colour ->
    [orange] { tile-orange-small }
    [green] { tile-green-small }
   *[purple] { tile-purple-small }
}
bonus-discard-gems-build-small = défaussez { $cost ->
    [one] 1 gemme
   *[other] { $cost } gemmes
} pour construire une { $colour ->
    [orange] { tile-orange-small }
    [green] { tile-green-small }
   *[purple] { tile-purple-small }
}
master-text = Bonus : { $bonus }. Valeur : { $score }.
score-cap = { $score }, { $cap } au plus
score-small-tile-colour = { some-points } par { $colour ->
    [orange] { tile-orange-small }
    [green] { tile-green-small }
   *[purple] { tile-purple-small }
}
score-large-tile-colour = { some-points } par { $colour ->
    [orange] { tile-orange-large }
    [green] { tile-green-large }
   *[purple] { tile-purple-large }
}
score-small-tile-any = { some-points } par petite tuile
score-large-tile-any = { some-points } par grande tuile
score-rectangle-colour = { some-points } par case de votre plus grand rectangle { $colour ->
    [orange] orange
    [green] vert
   *[purple] violet
}
score-tile-colour = { some-points } par tuile { $colour ->
    [orange] orange
    [green] verte
   *[purple] violette
}
score-full-column = { some-points } par colonne pleine de votre campement
score-full-row = { some-points } par ligne pleine de votre campement
score-tent = { some-points } par chapiteau ramassé
score-coloured-gem = { some-points } par gemme orange, verte ou violette
score-pay-coin = { some-points } par pièce que vous payez
score-performance-number = le numéro de la case de votre chapeau sur le suivi des représentations
score-same-magnificent = { some-points } par affiche résolue d’un même Magnifique
score-different-magnificent = { some-points } par Magnifique différent sur vos affiches résolues
score-poster-colour = { some-points } par affiche { $colour ->
    [orange] orange
    [green] verte
   *[purple] violette
} résolue
score-flat = { some-points }
score-talent-token = { some-points } par talent que vous avez, utilisé ou non
score-dice-highest-plus-transparent = { some-points } par point de dé de votre couleur la plus forte et de vos dés transparents
score-transparent-dice-double = { some-points } par point de dé de vos dés transparents
poster-text = { $star }, { $colour }. Demande { $tiles } ; payez { $gems }. Rapporte { $gain }.
tent-text = { $gain } ; payez 1 { $gem }

## The table in words

outline-round = Manche { $round } sur { $rounds }
outline-over = La partie est terminée.
outline-winners = Victoire : { $players }
outline-die = { $player } a posé un { $die } sur { $master }.
outline-power = Puissance : { $base } { $colour } + { $extra } = { $power }
outline-due = Encore à construire : { $large ->
    [0] { some-small }
   *[other] { $small ->
        [0] { some-large }
       *[other] { some-large }, { some-small }
    }
}
outline-limit = Affiches encore possibles : { $count }
outline-bonus-used = Le bonus de ce tour est utilisé.
outline-on-spot = { $talent } : { $count ->
    [one] 1 talent
   *[other] { $count } talents
}
outline-main = Le chapiteau principal
outline-dice = Dés : { $dice }
outline-no-dice = Aucun dé
outline-many = { $count } × { $thing }
outline-reserve = Dans la réserve : { $count } × { $colour }
outline-first = Premier joueur : { $player }
outline-decks = Pioches : cartes Maître { $masters }, tuiles Talent { $talents }, affiches { $posters }
outline-discarded-poster = Affiches défaussées ({ $count }) : { $cards }
outline-discarded-master = Cartes Maître défaussées ({ $count }) : { $cards }
outline-displays = Présentoirs
outline-lot = Lot { $lot } : { $master }
outline-lot-talent = À côté du lot { $lot } : { $talent }
outline-offer = Au choix : { $talent }
outline-shown = Affiche { $place } : { $poster }
outline-wheels = Les roues, à partir du wagon
outline-wheel = { CAP(wheel-of) } : { $cells }
outline-poster-cell = une affiche
outline-track = Le suivi des représentations, depuis le haut
outline-space = { $count ->
    [one] { $space }, 1 affiche
   *[other] { $space }, { $count } affiches
}
outline-neutral-hat = un chapeau neutre
outline-supply = Tuiles dans la réserve
outline-board = Plateau { $board }, { $side }
outline-points = Points : { $points }
outline-coins = Pièces : { $coins } ; les dés de cette manche coûtent { $due }
outline-gems = Gemmes : { $gems }
outline-tokens = Talents : { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}, { $parked ->
    [one] { $parked } utilisé
   *[other] { $parked } utilisés
}
outline-talent = Tuile Talent : { $talent }
outline-hand = Main : { $cards }
outline-unseen = { $count ->
    [one] 1 carte face cachée
   *[other] { $count } cartes face cachée
}
outline-sealed = gardé secret
outline-chosen = Choisi : { $choice }
outline-masters = Cartes Maître
outline-master = { $master } : vaut { $points } maintenant
outline-master-die = { $master } : vaut { $points } maintenant ; dessus, un { $die }
outline-posters = Affiches et chapiteaux
outline-no-poster = pas d’affiche
outline-no-tent = un emplacement libre ({ $printed })
outline-place = Emplacement { $place } : { $poster } ; dessous, { $tent }
outline-completed = Résolues ({ $count }) : { $posters }
outline-camp = Campement
outline-camp-row = Ligne { $row } : { $cells }
outline-built = Construit : { $tiles }
outline-cell = Bonus en { $cell } : { $bonus }
outline-zone = { $count ->
    [0] Complète : { $zone }
    [one] 1 case vide : { $zone }
   *[other] { $count } cases vides : { $zone }
}
outline-guide = Ce que fait chaque élément
outline-explained = { $thing } : { $text }
sign-orange = O
sign-green = V
sign-purple = P
sign-gem = *
sign-free = .

## Le plateau

board-camp = Campement
board-tent = Chapiteau principal
board-road = La route
board-tonight = Ce soir
board-tonight-note = affiches possibles
board-masters = Cartes Maître
board-masters-note = haut : bonus · bas : points
board-tab-camp = Camp
board-tab-tent = Chapiteau
board-tab-road = Route
board-tab-tonight = Ce soir
board-tab-masters = Maîtres
board-dice-left = { $count ->
    [one] { $count } dé restant
   *[other] { $count } dés restants
}
board-goal = prochain but : { $points }
board-lots = Nouvelles cartes Maître
board-offer = Tuiles Talent au choix
board-hand = Votre main
board-power = La puissance, comptée
board-power-of = puissance en { $colour }
board-your-dice = Vos dés de la manche
board-term-die = dé
board-term-before = avant
board-term-card = carte
board-term-talents = talents
board-term-gems = gemmes
board-pay = { $due ->
    [0] Vos dés ne coûtent encore rien
    [one] Vos dés coûtent { $due } pièce
   *[other] Vos dés coûtent { $due } pièces
}
board-have = en fin de manche ; vous en avez { $coins }
board-builds = construit { $level }
board-travels = { $count ->
    [one] avance de { $count } case
   *[other] avance de { $count } cases au plus
}
board-performs = se produit sur { $space }
board-levels = Ce que la puissance construit
board-tiles = Tuile à poser
board-tiles-left = { $count ->
    [one] encore { $count } ensuite
   *[other] encore { $count } ensuite
}
board-action = Une action
board-allows-build = jusqu’à { $level }
board-allows-travel = { $count ->
    [one] { $count } case
   *[other] { $count } cases au plus
}
board-allows-perform = { $count ->
    [one] jusqu’à { $space } : { $count } affiche
   *[other] jusqu’à { $space } : { $count } affiches
}
board-name-colour = Le dé transparent compte comme
board-set-die = Réglez votre dé
board-in-hand = En main
board-hang-help = Accrochez-la à un emplacement libre, sur vos chapiteaux.
board-store = Votre réserve
board-talents-ready = { $count ->
    [one] { $count } talent prêt
   *[other] { $count } talents prêts
}
board-zones-full = Zones complètes
board-cells-full = Cases couvertes
board-reserve = en réserve
board-power-with = { $die } : puissance { $power }
board-wheel = { CAP(wheel-of) }
figure-coins = pièces
figure-posters = affiches résolues
board-phase-start = Mise en place
board-phase-turns = Un dé, une action
board-phase-build = Construire
board-phase-travel = Se déplacer
board-phase-perform = Se produire
board-phase-lots = Nouvelles cartes Maître
board-phase-score = Une carte Maître rapporte
board-phase-count = Le décompte final
board-would-be = En { $colour } : { $value } + { $before } = puissance { $power }
board-sum-die = { $value } + { $earlier } { $colour }
board-sum-card = +{ $value } grâce à la carte
board-sum-talents = +{ $value } grâce aux talents
board-sum-gems = +{ $value } grâce aux gemmes
board-sum = Puissance : { $parts } = { $power }
board-pips = Vos dés de cette manche : { $dice }
board-wagon = Wagon { $colour }
board-cell = { CAP(wheel-of) } : { $thing }
board-brings = { $count ->
    [one] { $count } case : { $things }
   *[other] { $count } cases : { $things }
}
board-hat = Chapeau de { $player } : { $where }
board-deck = { $count ->
    [one] Pioche des affiches : { $count } carte
   *[other] Pioche des affiches : { $count } cartes
}
board-level = Puissance { $power } : { $level }
board-completes = { $zone } complète ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
board-poster-place = Emplacement { $place } pour une affiche, vide
board-tent-place = Emplacement { $place } pour un chapiteau, vide : { $printed }
board-talent-place = Emplacement pour une tuile Talent, vide
board-ready = Vous pourriez la résoudre maintenant.
board-not-ready = Vous ne pouvez pas encore la résoudre.
board-worth = { $points ->
    [0] Ne vaut rien maintenant.
    [one] Vaut { $points } point maintenant.
   *[other] Vaut { $points } points maintenant.
}
board-die-on = { $die } sur { $master }
board-due = { $points ->
    [one] Chaque pièce qui manque pour payer vos dés coûte { $points } point cette manche.
   *[other] Chaque pièce qui manque pour payer vos dés coûte { $points } points cette manche.
}
board-tokens = Les talents utilisés restent près du chapiteau principal jusqu’à la fin de la manche.

## Dice, cells and places

die-orange-1 = 1 { colour-orange }
die-orange-2 = 2 { colour-orange }
die-orange-3 = 3 { colour-orange }
die-orange-4 = 4 { colour-orange }
die-orange-5 = 5 { colour-orange }
die-orange-6 = 6 { colour-orange }
die-green-1 = 1 { colour-green }
die-green-2 = 2 { colour-green }
die-green-3 = 3 { colour-green }
die-green-4 = 4 { colour-green }
die-green-5 = 5 { colour-green }
die-green-6 = 6 { colour-green }
die-purple-1 = 1 { colour-purple }
die-purple-2 = 2 { colour-purple }
die-purple-3 = 3 { colour-purple }
die-purple-4 = 4 { colour-purple }
die-purple-5 = 5 { colour-purple }
die-purple-6 = 6 { colour-purple }
die-transparent-1 = 1 { colour-transparent }
die-transparent-2 = 2 { colour-transparent }
die-transparent-3 = 3 { colour-transparent }
die-transparent-4 = 4 { colour-transparent }
die-transparent-5 = 5 { colour-transparent }
die-transparent-6 = 6 { colour-transparent }
cell-c1r1 = colonne 1, ligne 1
cell-c2r1 = colonne 2, ligne 1
cell-c3r1 = colonne 3, ligne 1
cell-c4r1 = colonne 4, ligne 1
cell-c5r1 = colonne 5, ligne 1
cell-c6r1 = colonne 6, ligne 1
cell-c7r1 = colonne 7, ligne 1
cell-c8r1 = colonne 8, ligne 1
cell-c1r2 = colonne 1, ligne 2
cell-c2r2 = colonne 2, ligne 2
cell-c3r2 = colonne 3, ligne 2
cell-c4r2 = colonne 4, ligne 2
cell-c5r2 = colonne 5, ligne 2
cell-c6r2 = colonne 6, ligne 2
cell-c7r2 = colonne 7, ligne 2
cell-c8r2 = colonne 8, ligne 2
cell-c1r3 = colonne 1, ligne 3
cell-c2r3 = colonne 2, ligne 3
cell-c3r3 = colonne 3, ligne 3
cell-c4r3 = colonne 4, ligne 3
cell-c5r3 = colonne 5, ligne 3
cell-c6r3 = colonne 6, ligne 3
cell-c7r3 = colonne 7, ligne 3
cell-c8r3 = colonne 8, ligne 3
cell-c1r4 = colonne 1, ligne 4
cell-c2r4 = colonne 2, ligne 4
cell-c3r4 = colonne 3, ligne 4
cell-c4r4 = colonne 4, ligne 4
cell-c5r4 = colonne 5, ligne 4
cell-c6r4 = colonne 6, ligne 4
cell-c7r4 = colonne 7, ligne 4
cell-c8r4 = colonne 8, ligne 4
cell-c1r5 = colonne 1, ligne 5
cell-c2r5 = colonne 2, ligne 5
cell-c3r5 = colonne 3, ligne 5
cell-c4r5 = colonne 4, ligne 5
cell-c5r5 = colonne 5, ligne 5
cell-c6r5 = colonne 6, ligne 5
cell-c7r5 = colonne 7, ligne 5
cell-c8r5 = colonne 8, ligne 5
cell-c1r6 = colonne 1, ligne 6
cell-c2r6 = colonne 2, ligne 6
cell-c3r6 = colonne 3, ligne 6
cell-c4r6 = colonne 4, ligne 6
cell-c5r6 = colonne 5, ligne 6
cell-c6r6 = colonne 6, ligne 6
cell-c7r6 = colonne 7, ligne 6
cell-c8r6 = colonne 8, ligne 6
cell-c1r7 = colonne 1, ligne 7
cell-c2r7 = colonne 2, ligne 7
cell-c3r7 = colonne 3, ligne 7
cell-c4r7 = colonne 4, ligne 7
cell-c5r7 = colonne 5, ligne 7
cell-c6r7 = colonne 6, ligne 7
cell-c7r7 = colonne 7, ligne 7
cell-c8r7 = colonne 8, ligne 7
pair-1-2 = les emplacements 1 et 2
pair-1-3 = les emplacements 1 et 3
pair-1-4 = les emplacements 1 et 4
pair-1-5 = les emplacements 1 et 5
pair-2-3 = les emplacements 2 et 3
pair-2-4 = les emplacements 2 et 4
pair-2-5 = les emplacements 2 et 5
pair-3-4 = les emplacements 3 et 4
pair-3-5 = les emplacements 3 et 5
pair-4-5 = les emplacements 4 et 5
space-4 = la case 4
space-6 = la case 6
space-8 = la case 8
space-10 = la case 10
space-12 = la case 12
space-14 = la case 14
space-16 = la case 16
space-18 = la case 18
space-20 = la case 20

## Master cards: what they are worth, and their bonus

badge-copy-other-master = copie
badge-die-plus-any = +1
badge-die-plus-green = +2 vert
badge-die-plus-orange = +2 orange
badge-die-plus-purple = +2 violet
badge-discard-gems-build-small-green = gemmes contre tuile verte
badge-discard-gems-build-small-orange = gemmes contre tuile orange
badge-discard-gems-build-small-purple = gemmes contre tuile violette
badge-gain-coins = 1 pièce
badge-gain-gem-green = gemme verte
badge-gain-gem-orange = gemme orange
badge-gain-gem-purple = gemme violette
badge-gain-gem-transparent = gemme transparente
badge-gain-points = 3 points
badge-gain-posters = affiche
badge-gain-talent = talent
badge-pay-coins-for-talent = talent à acheter
badge-return-talent-build-small-green = talent contre tuile verte
badge-return-talent-build-small-orange = talent contre tuile orange
badge-return-talent-build-small-purple = talent contre tuile violette
badge-set-die-value = dé au choix
criterion-coloured-gem = Gemmes de couleur
criterion-dice-highest-plus-transparent = Dés coûteux
criterion-different-magnificent = Plusieurs Magnifiques
criterion-flat = Succès assuré
criterion-full-column = Colonnes pleines
criterion-full-row = Lignes pleines
criterion-large-tile-any = Grandes tuiles
criterion-large-tile-green = Grandes tuiles vertes
criterion-large-tile-orange = Grandes tuiles orange
criterion-large-tile-purple = Grandes tuiles violettes
criterion-pay-coin = Pièces payées
criterion-performance-number = Tête d’affiche
criterion-poster-green = Affiches vertes
criterion-poster-orange = Affiches orange
criterion-poster-purple = Affiches violettes
criterion-rectangle-green = Rectangle vert
criterion-rectangle-orange = Rectangle orange
criterion-rectangle-purple = Rectangle violet
criterion-same-magnificent = Un seul Magnifique
criterion-small-tile-any = Petites tuiles
criterion-small-tile-green = Petites tuiles vertes
criterion-small-tile-orange = Petites tuiles orange
criterion-small-tile-purple = Petites tuiles violettes
criterion-talent-token = Talents
criterion-tent = Chapiteaux
criterion-tile-green = Tuiles vertes
criterion-tile-orange = Tuiles orange
criterion-tile-purple = Tuiles violettes
criterion-transparent-dice-double = Dés transparents
master-unknown = une carte Maître face cachée
master-01 = { criterion-small-tile-orange } ({ badge-die-plus-orange })
master-02 = { criterion-small-tile-orange } ({ badge-gain-gem-green })
master-03 = { criterion-large-tile-orange } ({ badge-gain-posters })
master-04 = { criterion-large-tile-orange } ({ badge-return-talent-build-small-orange })
master-05 = { criterion-tile-orange } ({ badge-die-plus-green })
master-06 = { criterion-tile-orange } ({ badge-gain-coins })
master-07 = { criterion-rectangle-orange } ({ badge-die-plus-any })
master-08 = { criterion-rectangle-orange } ({ badge-discard-gems-build-small-orange })
master-09 = { criterion-poster-orange } ({ badge-gain-gem-orange })
master-10 = { criterion-poster-orange } ({ badge-set-die-value })
master-11 = { criterion-small-tile-green } ({ badge-die-plus-green })
master-12 = { criterion-small-tile-green } ({ badge-gain-gem-purple })
master-13 = { criterion-large-tile-green } ({ badge-gain-posters })
master-14 = { criterion-large-tile-green } ({ badge-return-talent-build-small-green })
master-15 = { criterion-tile-green } ({ badge-die-plus-purple })
master-16 = { criterion-tile-green } ({ badge-gain-coins })
master-17 = { criterion-rectangle-green } ({ badge-die-plus-any })
master-18 = { criterion-rectangle-green } ({ badge-discard-gems-build-small-green })
master-19 = { criterion-poster-green } ({ badge-gain-gem-green })
master-20 = { criterion-poster-green } ({ badge-set-die-value })
master-21 = { criterion-small-tile-purple } ({ badge-die-plus-purple })
master-22 = { criterion-small-tile-purple } ({ badge-gain-gem-orange })
master-23 = { criterion-large-tile-purple } ({ badge-gain-posters })
master-24 = { criterion-large-tile-purple } ({ badge-return-talent-build-small-purple })
master-25 = { criterion-tile-purple } ({ badge-die-plus-orange })
master-26 = { criterion-tile-purple } ({ badge-gain-coins })
master-27 = { criterion-rectangle-purple } ({ badge-die-plus-any })
master-28 = { criterion-rectangle-purple } ({ badge-discard-gems-build-small-purple })
master-29 = { criterion-poster-purple } ({ badge-gain-gem-purple })
master-30 = { criterion-poster-purple } ({ badge-set-die-value })
master-31 = { criterion-full-row } ({ badge-gain-coins })
master-32 = { criterion-full-row } ({ badge-pay-coins-for-talent })
master-33 = { criterion-full-column } ({ badge-die-plus-any })
master-34 = { criterion-full-column } ({ badge-gain-talent })
master-35 = { criterion-small-tile-any } ({ badge-copy-other-master })
master-36 = { criterion-small-tile-any } ({ badge-set-die-value })
master-37 = { criterion-large-tile-any } ({ badge-pay-coins-for-talent })
master-38 = { criterion-large-tile-any } ({ badge-gain-points })
master-39 = { criterion-tent } ({ badge-gain-posters })
master-40 = { criterion-tent } ({ badge-gain-talent })
master-41 = { criterion-coloured-gem } ({ badge-gain-gem-transparent })
master-42 = { criterion-coloured-gem } ({ badge-copy-other-master })
master-43 = { criterion-pay-coin } ({ badge-gain-coins })
master-44 = { criterion-pay-coin } ({ badge-pay-coins-for-talent })
master-45 = { criterion-performance-number } ({ badge-die-plus-any })
master-46 = { criterion-performance-number } ({ badge-gain-points })
master-47 = { criterion-same-magnificent } ({ badge-gain-posters })
master-48 = { criterion-same-magnificent } ({ badge-copy-other-master })
master-49 = { criterion-different-magnificent } ({ badge-gain-gem-transparent })
master-50 = { criterion-different-magnificent } ({ badge-set-die-value })
master-51 = { criterion-talent-token } ({ badge-gain-talent })
master-52 = { criterion-talent-token } ({ badge-pay-coins-for-talent })
master-53 = { criterion-dice-highest-plus-transparent } ({ badge-gain-coins })
master-54 = { criterion-dice-highest-plus-transparent } ({ badge-die-plus-any })
master-55 = { criterion-flat } ({ badge-gain-talent })
master-56 = { criterion-transparent-dice-double } ({ badge-copy-other-master })

## Posters

poster-orange-n1 = La première étincelle
poster-orange-n2 = Une torche pour deux
poster-orange-n3 = Fumée et trèfle
poster-orange-n4 = La mèche lilas
poster-orange-n5 = Deux fois brûlé
poster-orange-n6 = Trois bougies
poster-orange-n7 = La valse du fourneau
poster-orange-g1 = Sérénade aux allumettes
poster-orange-g2 = La flamme verte
poster-orange-g3 = Braises au crépuscule
poster-orange-g4 = Le manteau de la salamandre
poster-orange-g5 = Le volcan dans un chapeau
poster-orange-g6 = Le dîner du dragon
poster-orange-g7 = La ménagerie de cendres
poster-orange-g8 = Le grand brasier
poster-orange-g9 = La nuit où le soleil resta
poster-orange-st1 = La tournée du foyer
poster-orange-st2 = Les débuts de l’allumeur
poster-green-n1 = Le lièvre danseur
poster-green-n2 = L’ours sur échasses
poster-green-n3 = Le thé des corbeaux
poster-green-n4 = La torche du tigre
poster-green-n5 = La longue parade
poster-green-n6 = Trois renards
poster-green-n7 = L’orchestre des oies
poster-green-g1 = Le loup poli
poster-green-g2 = Le paon violet
poster-green-g3 = Les frères loutres
poster-green-g4 = La lanterne du chameau
poster-green-g5 = Éléphants à la lueur du feu
poster-green-g6 = La cathédrale des abeilles
poster-green-g7 = Le chaton du sphinx
poster-green-g8 = La grande arche
poster-green-g9 = La dernière course de licornes
poster-green-st1 = La tournée des écuries
poster-green-st2 = Les débuts du berger
poster-purple-n1 = Le gant évanoui
poster-purple-n2 = La malle flottante
poster-purple-n3 = Cartes de fumée
poster-purple-n4 = Le tour du trèfle
poster-purple-n5 = Les jumeaux du miroir
poster-purple-n6 = Trois baguettes
poster-purple-n7 = Le cabinet de lune
poster-purple-g1 = La pièce qui murmure
poster-purple-g2 = Le voile orange
poster-purple-g3 = L’horloge sans aiguilles
poster-purple-g4 = Le nœud d’émeraude
poster-purple-g5 = Le jardin des ombres
poster-purple-g6 = L’oracle des chandelles
poster-purple-g7 = L’illusion du phénix
poster-purple-g8 = La grande disparition
poster-purple-g9 = L’heure des étoiles
poster-purple-st1 = La tournée des salons
poster-purple-st2 = Les débuts de l’apprenti

## Tents

tent-01 = le chapiteau de l’étoile
tent-02 = le chapiteau de la lune
tent-03 = le chapiteau du soleil
tent-04 = le chapiteau de la comète
tent-05 = le chapiteau du nuage
tent-06 = le chapiteau du vent
tent-07 = le chapiteau de la pluie
tent-08 = le chapiteau de la rosée
tent-09 = le chapiteau du givre
tent-10 = le chapiteau de la neige
tent-11 = le chapiteau de la braise
tent-12 = le chapiteau de la flamme
tent-13 = le chapiteau de la feuille
tent-14 = le chapiteau de la plume
tent-15 = le chapiteau du voile
tent-16 = le chapiteau du miroir
tent-printed = le chapiteau imprimé

## The rules

rules-overview = The Magnificent
    .who = Chacun de vous mène un spectacle itinérant : vous montez un campement de tuiles, ramassez chapiteaux et affiches sur la route, et faites entrer en piste six Magnifiques.
    .turn = À votre tour, vous prenez un dé et le posez sur une de vos cartes Maître, qui vous prête son bonus. Ce dé et vos dés précédents de sa couleur font votre puissance pour une action : construire des tuiles, vous déplacer avec un wagon ou vous produire avec vos affiches. En fin de manche, vous payez vos dés.
    .points = Les affiches rapportent des points quand vous vous produisez : il leur faut un chapiteau dessous, les tuiles qu’elles montrent et parfois des gemmes. À la fin de chaque manche, une carte Maître rapporte des points pour ce que vous avez accompli.
    .end = Après trois manches de quatre tours, vos autres cartes Maître rapportent la moitié, les pièces restantes et les zones couvertes de votre campement un peu plus, et qui a le plus de points l’emporte.
    .synonyms = affiche spectacle numéro / chapiteau tente / campement tuile tuiles construire / wagon roue déplacer voyage / gemme gemmes bijou / talent pion jeton / chapeau suivi échelle / produire représentation spectacle

rule-1 = Le jeu
rule-1-1 = La partie compte trois manches ; à chaque manche, chacun joue quatre tours, dans le sens horaire depuis le premier joueur. Qui a le plus de points à la fin l’emporte.
    .see = 3.1 9.1 11.1
rule-1-2 = Les pioches sont face cachée, de même que les mains d’une sélection. Tout le reste est visible, cartes défaussées comprises. Autour d’une vraie table, les affiches résolues sont empilées face cachée ; comme tous les ont vues, elles restent visibles ici.
    .ours = yes
    .see = 2.14 7.10
rule-1-3 = Les pièces ne s’épuisent jamais et leurs valeurs n’importent pas : seule la somme compte.
    .ours = yes
rule-1-4 = Les choix qui reviennent au même ne sont proposés qu’une fois : dés de même couleur et de même valeur, sens qui laissent une tuile identique, emplacements de talent qui font la même chose.
    .ours = yes
    .see = 5.3 8.1
rule-1-5 = Ce qui est imprimé sur les cartes, plateaux, chapiteaux et roues n’a pas pu être retrouvé en entier. Le fichier du matériel dit ligne par ligne ce qui est trouvé, déduit ou reconstitué, et qui possède la boîte peut jouer avec son propre fichier.
    .ours = yes

rule-2 = Mise en place
rule-2-1 = Le premier joueur est tiré au sort. Les dés sont lancés sur le chapiteau principal : à deux, 3 de chaque couleur et 2 transparents ; à trois, 4 et 3 ; à quatre, 5 et 4.
    .see = 3.1 12.1
rule-2-2 = Le présentoir principal reçoit des lots d’une carte Maître et d’une tuile Talent : trois à deux ou trois joueurs, quatre à quatre.
    .see = 9.4
rule-2-3 = Quatre affiches sont exposées près de leur pioche. Les affiches de départ restent à part.
    .see = 2.11 6.10
rule-2-4 = Chaque wagon attend sur la case de départ de sa roue. Les quinze cases affiche des roues reçoivent chacune un chapiteau au hasard, face visible ; il en reste un.
    .see = 6.4 6.5
rule-2-5 = Le premier joueur met un chapeau sur la case de départ 1 du suivi des représentations, le suivant dans le sens horaire sur la case du dessus, et ainsi de suite. Chacun garde un second chapeau.
    .see = 7.1 9.10
rule-2-6 = Chacun reçoit un plateau au hasard, face A, et les quatre cartes Maître de son numéro. Les séries sans joueur sont mélangées à la pioche une fois le présentoir rempli.
    .see = 2.12 2.14 3.1
rule-2-7 = Chacun reçoit une affiche de départ au hasard et l’accroche au-dessus du chapiteau imprimé.
    .see = 2.11 7.5
rule-2-8 = La face A donne à chacun 6 pièces, une gemme de chaque sorte et un talent.
    .see = 2.12
rule-2-9 = Le premier joueur donne une pièce à celui qui joue en dernier ; nous le faisons quelles que soient les faces de leurs plateaux.
    .ours = yes
    .see = 2.12 12.8
rule-2-10 = Des tuiles Talent sont dévoilées, trois à deux ou trois joueurs, quatre à quatre. Depuis le joueur à droite du premier, dans le sens antihoraire, chacun en prend une. À deux, la troisième retourne dans la pioche.
    .see = 8.1
rule-2-11 = Les affiches de départ ne font pas partie de la pioche. Celles qui n’ont pas été distribuées restent dans la boîte.
    .ours = yes
    .see = 2.7
rule-2-12 = On convient d’avance que tous jouent la face A ou que chacun choisit la sienne. Quand les faces se choisissent, chacun le fait ouvertement, dans l’ordre du tour, une fois les plateaux distribués.
    .ours = yes
    .see = 2.8 2.13
rule-2-13 = Le plateau II commence avec un chapiteau sur sa face B : celui qui restait. Son propriétaire le monte sur un emplacement libre et gagne ce qui y est imprimé, avant le choix des tuiles Talent.
    .see = 2.4 2.10 6.7
rule-2-14 = On convient d’avance des séries de départ ou d’une sélection. Pour une sélection, toutes les cartes Maître sont mélangées, le présentoir est rempli, et chacun en reçoit cinq. Tous en choisissent une en secret et passent le reste à gauche, jusqu’à ce que chacun en ait quatre ; les dernières retournent dans la pioche.
    .see = 2.6 2.15
rule-2-15 = Les cartes d’une sélection sont dévoilées ensemble après chaque choix. Qui a tenu une main s’en souvient.
    .ours = yes
    .see = 1.2 2.14

rule-3 = Un tour
rule-3-1 = Prenez un dé sur le chapiteau principal et posez-le sur une de vos cartes Maître encore sans dé.
    .see = 3.5 3.7 4.1
rule-3-2 = Un bonus qui fixe le dé et le talent qui le retourne ne servent qu’au moment où vous le prenez, avant toute autre chose. Le dé lui-même change, et se paie tel qu’il est alors.
    .ours = yes
    .see = 4.7 9.1
rule-3-3 = Un dé transparent compte comme orange, vert ou violet : vous dites la couleur, et elle vaut pour tout le tour.
    .ours = yes
    .see = 3.4 9.1
rule-3-4 = Un dé transparent posé sur une carte à un tour précédent n’ajoute jamais rien à votre puissance.
    .see = 3.3 3.5
rule-3-5 = Votre puissance est la valeur du dé plus celle de vos dés précédents de la même couleur dans cette manche.
    .example = Vous prenez un 3 orange et avez un 5 orange d’un tour précédent : votre puissance est de 8. Un dé vert n’y ajoute rien.
    .see = 3.4 3.6 3.8
rule-3-6 = Avant l’action, vous pouvez défausser des gemmes de la couleur du dé, ou transparentes : chacune ajoute 2 à votre puissance.
    .see = 3.8 6.8
rule-3-7 = Ensuite vous faites exactement une action : construire, vous déplacer ou vous produire. Se déplacer est toujours possible.
    .see = 5.1 6.1 7.1
rule-3-8 = Ce qui augmente par ailleurs votre puissance, bonus, gemme ou talent, ne vaut que pour ce tour et ne se paie pas à la fin de la manche.
    .see = 4.6 9.1
rule-3-9 = Ce qui sert à tout moment s’utilise avant de prendre un dé, avant l’action, entre deux tuiles et après l’action ; ni pendant que le wagon roule, ni pendant une représentation. Ce qui est commencé se termine avant toute autre chose.
    .ours = yes
    .see = 8.6
rule-3-10 = Après l’action, vous pouvez encore utiliser ce qui sert à tout moment ; puis vous terminez votre tour.
    .see = 3.9 8.4 8.6

rule-4 = Les bonus des cartes Maître
rule-4-1 = À chaque tour, vous pouvez utiliser le bonus de la carte qui vient de recevoir un dé, une fois, si vous pouvez le payer.
    .see = 3.1 4.8 4.13
rule-4-2 = Pièces et points sont à vous aussitôt.
    .see = 4.1
rule-4-3 = Une gemme va dans votre réserve ; faute de place, vous prenez une pièce.
    .see = 6.8
rule-4-4 = Un talent passe de votre réserve à votre zone de jeu.
    .see = 8.10
rule-4-5 = Une affiche se gagne comme après un déplacement.
    .see = 6.10 6.11
rule-4-6 = Un bonus de +2 demande un dé de sa couleur, ou utilisé comme tel ; +1 convient à tout dé. Les deux s’utilisent avant de choisir l’action.
    .ours = yes
    .see = 3.3 3.8
rule-4-7 = Un bonus qui change le dé lui donne la valeur voulue, au moment où vous le prenez.
    .see = 3.2
rule-4-8 = Une carte qui copie utilise le bonus d’une autre de vos cartes Maître, avec ou sans dé, déjà utilisé ou non ; mais pas celui d’une autre carte qui copie.
    .ours = yes
    .see = 4.13
rule-4-9 = Pour deux pièces, vous prenez un talent de votre réserve.
    .see = 8.10
rule-4-10 = Vous rendez un talent non utilisé à votre réserve et construisez la petite tuile indiquée.
    .ours = yes
    .see = 4.12
rule-4-11 = Vous défaussez trois gemmes, de n’importe quelle sorte, et construisez la petite tuile indiquée.
    .ours = yes
    .see = 4.12
rule-4-12 = La tuile d’un bonus ne demande pas d’action, rapporte les bonus qu’elle recouvre et garde sa couleur. Le bonus n’est proposé que si la tuile est disponible et peut être posée.
    .ours = yes
    .see = 5.5 5.7
rule-4-13 = Un bonus ne sert jamais deux fois dans un tour, même si vous pouviez le payer deux fois.
    .see = 4.8

rule-5 = Construire
rule-5-1 = Choisissez une ligne du tableau de construction dont vous atteignez la puissance ; prenez-y les grandes tuiles de six cases et les petites de quatre.
    .see = 3.5 5.9 5.10
rule-5-2 = Toutes les tuiles ont la couleur du dé.
    .see = 3.3 8.7
rule-5-3 = Les tuiles peuvent être tournées et retournées. Elles restent dans le campement, jamais l’une sur l’autre, et ne bougent plus.
    .see = 5.4 5.5
rule-5-4 = Votre première tuile va n’importe où dans votre campement.
    .see = 5.5
rule-5-5 = Toute autre tuile partage au moins un bord avec une de vos tuiles, même celle d’un bonus ou d’un talent.
    .ours = yes
    .see = 4.12 8.8
rule-5-6 = Vous construisez les tuiles dans l’ordre voulu, et prenez les bonus de l’une avant de choisir la suivante.
    .see = 5.7 8.9
rule-5-7 = Chaque case bonus recouverte donne aussitôt son bonus.
    .see = 5.11 8.9
rule-5-8 = Quand une sorte de tuile est épuisée, on ne peut plus la construire.
    .see = 5.9
rule-5-9 = Toutes les tuiles de la ligne doivent être construites. Celles qui n’ont pas de place dans la couleur du dé peuvent l’être dans une autre avec un talent, ou sont perdues. Une ligne est proposée si au moins une de ses tuiles a une place.
    .ours = yes
    .see = 5.8 8.7
rule-5-10 = Sans puissance pour aucune ligne, vous ne construisez que si un talent augmente assez le dé, ou avec le talent qui bâtit une grande tuile quelle que soit la puissance ; alors aucune ligne ne sert.
    .ours = yes
    .see = 8.8
rule-5-11 = Parmi plusieurs bonus sous une tuile, les affiches viennent en dernier.
    .ours = yes
    .see = 5.7 6.10

rule-6 = Se déplacer, gemmes, chapiteaux et affiches
rule-6-1 = Le wagon de la couleur du dé roule dans le sens horaire, d’autant de cases que votre puissance, ou moins.
    .see = 3.5 6.2 8.11
rule-6-2 = Vous dites une fois jusqu’où il va. Vous pouvez dire 0 : le wagon reste, et rien n’est gagné.
    .ours = yes
    .see = 3.7
rule-6-3 = Chaque symbole gemme franchi ou atteint donne sa gemme, de nouveau au second passage ; la case quittée ne donne rien.
    .ours = yes
    .see = 6.8
rule-6-4 = Chaque symbole affiche franchi ou atteint donne une affiche, sauf sous un chapiteau ; celui que vous prenez maintenant le couvre encore.
    .see = 6.5 6.10
rule-6-5 = Vous pouvez prendre un chapiteau si le wagon s’arrête dessus, après tout le reste ; ou l’y laisser.
    .ours = yes
    .see = 6.6 6.7
rule-6-6 = Vous pouvez prendre quatre chapiteaux au plus, un par emplacement libre.
    .see = 6.7
rule-6-7 = Montez le chapiteau sur un emplacement libre, pas sur le chapiteau imprimé, et gagnez ce qui y figure. Les chapiteaux ne bougent plus.
    .ours = yes
    .see = 8.11
rule-6-8 = Vous gardez au plus trois gemmes de chaque sorte. Une gemme sans place devient une pièce ; vous n’échangez pas de gemmes de votre plein gré.
    .see = 3.6 7.8
rule-6-9 = La case de départ d’une roue est ensuite une case comme les autres.
    .ours = yes
    .see = 2.4
rule-6-10 = Pour gagner une affiche, prenez-en une exposée, aussitôt remplacée, ou la première de la pioche sans l’avoir vue.
    .see = 6.11 6.12 6.13
rule-6-11 = Une nouvelle affiche va dans un emplacement vide, avec ou sans chapiteau dessous.
    .see = 6.12 7.5
rule-6-12 = Si les cinq emplacements sont pleins, vous pouvez remplacer une affiche, défausser la nouvelle ou n’en prendre aucune ; cela se dit avant de piocher.
    .ours = yes
    .see = 6.10
rule-6-13 = Quand la pioche d’affiches est vide, la défausse en forme une nouvelle ; s’il n’y en a pas, aucune affiche n’est gagnée.
    .ours = yes
    .see = 6.10
rule-6-14 = Plusieurs affiches se gagnent l’une après l’autre.
    .see = 6.10

rule-7 = Se produire
rule-7-1 = Sur le suivi des représentations, une case sans chapeau qui ne demande pas plus que votre puissance reçoit l’un des vôtres. La couleur du dé n’importe pas.
    .see = 3.5 7.2 7.4
rule-7-2 = Une case porte un seul chapeau. On ne se produit pas sur les cases de départ.
    .see = 2.5
rule-7-3 = La première représentation d’une manche déplace le chapeau que vous avez sur le suivi, la deuxième votre autre chapeau ; les suivantes l’un des deux, vers le bas aussi.
    .see = 9.3
rule-7-4 = Résolvez autant d’affiches que la case en montre, ou moins, ou aucune.
    .see = 7.5 7.6 7.8 7.9
rule-7-5 = Une affiche peut être résolue au-dessus d’un chapiteau, l’imprimé compris.
    .see = 6.7 6.11
rule-7-6 = Vous devez avoir construit les tuiles que montre l’affiche. Pour plusieurs affiches, leurs tuiles s’additionnent.
    .see = 7.7 8.13
rule-7-7 = Les tuiles ne sont pas consommées : elles resservent à la représentation suivante.
    .see = 7.6
rule-7-8 = Payez les gemmes de l’affiche et de son chapiteau. Une gemme transparente remplace toute couleur, quand vous voulez.
    .see = 6.8
rule-7-9 = Vous gagnez les points et les pièces de chaque affiche et du chapiteau dessous ; le chapiteau imprimé rapporte 2 pièces. Les chapiteaux restent.
    .example = Une affiche à 4 points et 2 pièces est accrochée au-dessus d’un chapiteau à 3 points : cela fait 7 points et 2 pièces.
    .see = 7.5
rule-7-10 = Les affiches résolues quittent votre plateau et sont gardées pour le décompte.
    .see = 10.11 10.12 10.13
rule-7-11 = Les affiches d’une représentation se résolvent là où elles sont : aucune ne change de place avant la dernière.
    .see = 7.12 8.12
rule-7-12 = Après avoir résolu au moins une affiche, vous pouvez réorganiser les autres, deux échangeant leurs places à la fois, quatre fois au plus.
    .ours = yes
    .see = 8.12

rule-8 = Talents
rule-8-1 = Les emplacements de talent du plateau principal servent à tous, les tuiles Talent à leur propriétaire.
    .see = 2.10 9.4
rule-8-2 = À votre tour, vous pouvez utiliser autant de talents que vous voulez, ceux d’une action seulement avec elle.
    .see = 3.9 8.3
rule-8-3 = Un emplacement pour un ou pour deux talents sert une fois par tour ; un emplacement par talent sert une fois pour chacun.
    .see = 8.7 8.13
rule-8-4 = À la fin de votre tour, les talents utilisés vont près du chapiteau principal. Ils reviennent après les manches 1 et 2.
    .see = 9.10
rule-8-5 = Un talent gagné peut servir dans le même tour, mais pas pour améliorer l’action qui l’a donné. D’après l’exemple du livret, nous entendons par là cette tuile ou ce chapiteau : il peut servir au suivant.
    .ours = yes
    .see = 8.9 8.11
rule-8-6 = À tout moment : un talent rapporte 2 pièces, ou une gemme au choix ; un talent et 2 pièces ensemble rapportent une affiche.
    .see = 3.9 6.8 6.10
rule-8-7 = Construire : pour chaque talent, une tuile peut avoir une autre couleur que le dé.
    .see = 5.2
rule-8-8 = Construire : +2 au dé ; pour deux talents, une grande tuile de plus quelle que soit la puissance, avant, entre ou après les autres.
    .see = 5.1 5.10
rule-8-9 = Construire : les bonus sous une tuile de l’action sont doublés, au moment où elle est posée.
    .ours = yes
    .see = 5.7
rule-8-10 = Vous avez huit talents au plus ; quand votre réserve est vide, vous n’en gagnez pas.
    .ours = yes
    .see = 4.4 8.4
rule-8-11 = Se déplacer : le wagon roule dans le sens antihoraire ; +3 au dé ; ce que rapporte l’emplacement d’un chapiteau est doublé.
    .see = 6.1 6.7
rule-8-12 = Se produire : réorganisez vos affiches auparavant ; +2 au dé.
    .see = 7.11 7.12
rule-8-13 = Se produire : une tuile d’une affiche n’a pas à être construite ; pour chaque talent, une affiche de plus peut être résolue.
    .see = 7.4 7.6 8.16
rule-8-14 = Se produire : un point par affiche résolue ce tour-ci.
    .example = Vous avez résolu deux affiches ce tour-ci : le talent rapporte 2 points.
    .see = 7.4 8.15
rule-8-15 = Les talents qui augmentent le dé, inversent le sens du wagon ou réorganisent les affiches au préalable se placent après le choix de l’action, avant la ligne, le trajet ou la case ; ceux d’une tuile ou d’un chapiteau, avec cette pièce ; celui des applaudissements, une fois la représentation finie.
    .ours = yes
    .see = 8.8 8.11 8.12 8.14
rule-8-16 = Les talents qui ignorent une tuile ou ajoutent une affiche sont proposés là où ils permettent d’en résoudre une.
    .ours = yes
    .see = 8.13

rule-9 = La fin d’une manche
rule-9-1 = Chacun paie ses dés : la somme de la couleur la plus forte plus tous les dés transparents.
    .example = Vos dés sont 5 et 3 orange, 4 vert et 2 transparent. L’orange est le plus fort avec 8 : vous payez 8 + 2 = 10 pièces.
    .see = 3.2 9.2
rule-9-2 = Qui n’a pas assez de pièces les paie toutes et perd 1 point par pièce manquante à la manche 1, 2 à la manche 2, 3 à la manche 3. Un score peut descendre sous 0.
    .example = À la manche 2, vous devez 10 pièces et en avez 7. Vous payez 7, et les 3 manquantes coûtent 3 × 2 = 6 points.
    .see = 9.1
rule-9-3 = Qui a deux chapeaux sur le suivi reprend le plus bas.
    .see = 7.3 9.4
rule-9-4 = Du chapeau le plus haut au plus bas, chacun prend un lot, soit une carte Maître avec sa tuile Talent. Les chapeaux restés sur les cases de départ comptent par leur hauteur.
    .see = 8.1 9.5 9.6
rule-9-5 = À la dernière manche, un lot n’est qu’une carte Maître.
    .see = 9.11
rule-9-6 = À deux : si au moins une case est vide entre les chapeaux, le plus haut choisit un lot puis en écarte un, et l’autre reçoit le dernier ; sinon l’autre choisit entre deux. Le reste est défaussé.
    .see = 9.4 9.7
rule-9-7 = Les cases entre les chapeaux se comptent sur les quatre cases de départ et sur celles du dessus.
    .ours = yes
    .see = 2.5 9.6
rule-9-8 = Chacun choisit une de ses cinq cartes Maître à résoudre, même si elle ne rapporte rien ; puis elle est défaussée. Ici, tous choisissent en secret, et toutes les cartes sont résolues ensemble.
    .ours = yes
    .see = 10.1 11.1
rule-9-9 = Tous les dés de la manche comptent jusqu’à la résolution des cartes, même celui de la carte défaussée ; à la dernière manche, jusqu’à la fin de la partie.
    .ours = yes
    .see = 9.8 10.16 10.17
rule-9-10 = Puis les talents reviennent, le présentoir est rempli, et les chapeaux glissent en bas sans changer d’ordre. Le plus bas est premier joueur, et tous les dés sont relancés.
    .see = 2.1 2.2 8.4
rule-9-11 = Avant la dernière manche, aucune tuile Talent n’est dévoilée.
    .see = 9.5

rule-10 = La valeur des cartes Maître
rule-10-1 = Une carte rapporte ses points chaque fois que son critère est rempli, jamais plus que le nombre du bas.
    .example = Une carte à 4 points chaque fois, 20 au plus, remplie six fois rapporte 20 points et non 24.
    .see = 9.8 11.1
rule-10-2 = Par petite ou par grande tuile d’une couleur que vous avez construite.
    .example = 4 points par petite tuile orange : avec trois, la carte en rapporte 12.
    .see = 5.1
rule-10-3 = Par petite ou par grande tuile de toute couleur.
    .example = 3 points par petite tuile : deux orange et deux vertes en rapportent 12.
    .see = 5.1
rule-10-4 = Par case de votre plus grand rectangle couvert par une couleur. Les tuiles peuvent dépasser, et il peut n’avoir qu’une case de large.
    .ours = yes
    .example = Des tuiles orange couvrent un bloc de 3 cases sur 4 et quelques cases autour : 1 point par case du bloc, donc 12.
    .see = 5.2
rule-10-5 = Par tuile d’une couleur, petite ou grande.
    .example = 3 points par tuile verte : une grande et trois petites en rapportent 12.
    .see = 5.2
rule-10-6 = Par ligne ou par colonne de votre campement entièrement couverte de tuiles.
    .example = 7 points par ligne pleine : les lignes 2 et 5 n’ont aucune case vide, la carte en rapporte 14.
    .see = 11.5
rule-10-7 = Par chapiteau ramassé ; l’imprimé ne compte pas.
    .example = 3 points par chapiteau : trois chapiteaux à côté de l’imprimé en rapportent 9.
    .see = 6.6
rule-10-8 = Par gemme orange, verte ou violette de votre réserve.
    .example = 3 points par gemme de couleur : deux orange, une verte et deux transparentes en rapportent 9.
    .see = 6.8 11.8
rule-10-9 = Par pièce que vous choisissez de payer, après avoir payé vos dés ; pas plus que n’en demande le maximum.
    .ours = yes
    .example = 3 points par pièce, 18 au plus : de vos 9 pièces, vous pouvez en payer 6, qui en rapportent 18.
    .see = 9.1 11.2
rule-10-10 = Le numéro de la case de votre chapeau le plus haut : sa puissance, ou 1 à 4 sur une case de départ.
    .ours = yes
    .example = Vos chapeaux étaient sur les cases 8 et 14 : la carte rapporte 14. Sans représentation, sur la case de départ 2, elle en rapporterait 2.
    .see = 2.5 7.3
rule-10-11 = Par affiche résolue d’un même Magnifique, le meilleur pour vous.
    .ours = yes
    .example = 5 points chacune : de vos affiches résolues, trois montrent Braise et deux Fougère ; la carte en rapporte 15.
    .see = 7.10
rule-10-12 = Par Magnifique différent sur vos affiches résolues.
    .example = 4 points chacun : les mêmes cinq affiches montrent deux Magnifiques, la carte en rapporte 8.
    .see = 7.10
rule-10-13 = Par affiche résolue d’une couleur.
    .example = 4 points par affiche orange : avec trois de résolues, la carte en rapporte 12.
    .see = 7.10
rule-10-14 = Un nombre fixe de points.
    .example = La carte à 8 points en rapporte 8, quoi que vous ayez fait.
    .see = 10.1
rule-10-15 = Par talent que vous avez, utilisé ou non.
    .example = 3 points par talent : deux encore prêts et trois utilisés cette manche en rapportent 15.
    .see = 8.10
rule-10-16 = Par point de dé à payer à la fin de la manche, même si des pièces manquaient.
    .ours = yes
    .example = Vos dés coûtaient 10 pièces et vous n’en aviez que 7 : la carte rapporte quand même 10 points.
    .see = 9.1 9.2
rule-10-17 = Le double des points de vos dés transparents.
    .example = Des dés transparents de 5 et 2 en rapportent 14.
    .see = 9.9

rule-11 = La fin de la partie
rule-11-1 = Après la manche 3, vos quatre autres cartes Maître rapportent la moitié de leurs points, arrondie vers le bas pour chacune ; le maximum est aussi réduit de moitié.
    .example = Une carte qui vaut 15 rapporte 7. Une autre remplie pour 24, mais de 20 au plus, rapporte 10.
    .see = 9.8 10.1 11.2
rule-11-2 = Autour d’une vraie table, vous choisissez combien de pièces payer pour une telle carte ; ici, la maison paie ce qui rapporte le plus de points.
    .ours = yes
    .example = À 3 points par pièce, pour moitié, 6 pièces rapportent 9 points ; restantes, elles en rapporteraient 1.
    .see = 10.9 11.3
rule-11-3 = Chaque lot de 5 pièces restantes rapporte un point.
    .example = 13 pièces rapportent 2 points.
    .see = 11.2
rule-11-4 = Chacune des neuf zones de votre campement entièrement couverte rapporte 4 points.
    .example = Cinq zones sans case vide rapportent 20 points.
    .see = 11.5
rule-11-5 = Les gemmes restantes peuvent combler des cases vides, une par case, de toute sorte. Elles ne complètent que des zones : ni bonus, ni lignes, ni colonnes.
    .example = Il manque deux cases à une zone : une gemme orange et une transparente les comblent, pour 4 points.
    .see = 10.6 11.4 11.6
rule-11-6 = Vous comblez zone par zone comme vous voulez, ou laissez faire la maison, qui en comble autant que possible.
    .ours = yes
    .see = 11.5
rule-11-7 = Une égalité revient à qui avait le chapeau le plus haut à la dernière manche.
    .example = Deux joueurs ont 160 points. L’un était sur la case 12 à la manche 3, l’autre sur la case 8 : le premier l’emporte.
    .see = 9.3
rule-11-8 = D’abord les cartes, puis les pièces, puis les zones : une gemme compte pour une carte et peut encore combler une case.
    .see = 10.8 11.1 11.3 11.5

rule-12 = Jouer seul
rule-12-1 = Lancez un dé de chaque couleur et deux transparents ; les autres forment une réserve, dont on ne prend jamais de dé transparent. Il en est ainsi à chaque manche.
    .see = 2.1 12.4
rule-12-2 = Le présentoir a quatre lots. De six cartes Maître vous en gardez quatre, de deux tuiles Talent une ; les autres sont remélangées. Les 56 cartes sont dans la pioche, puisque personne ne reçoit de série.
    .ours = yes
    .see = 2.2 2.6 2.10
rule-12-3 = Des chapeaux neutres occupent les cases 6, 10 et 16 pendant toute la partie.
    .see = 7.2 12.5
rule-12-4 = Au début d’un tour, vous pouvez défausser une affiche exposée contre un dé de sa couleur de la réserve, lancé sur le chapiteau principal. L’affiche est remplacée.
    .see = 6.10 12.1
rule-12-5 = Avant que vous ne choisissiez un lot, des lots sont perdus depuis le haut, un par chapeau neutre au-dessus du vôtre.
    .see = 9.4 12.3
rule-12-6 = Les lots que vous n’avez pas pris sont défaussés. Votre chapeau retourne sur la case de départ 1.
    .see = 9.4 9.10
rule-12-7 = Vous gagnez avec 200 points. Avec 220 vous êtes Maître de cérémonie, avec plus de 240 Magnifique.
    .example = Avec 219 points la partie est gagnée ; 1 point de plus fait de vous un Maître de cérémonie.
    .see = 11.1
rule-12-8 = Vous ne donnez pas de pièce, et il n’y a pas de sélection.
    .ours = yes
    .see = 2.9 2.14

## Une première partie, pas à pas

lesson-1 = Vous dirigez un cirque, et après trois manches de quatre tours, le plus de points l’emporte. Plateaux, cartes Maître et premières affiches sont distribués, et chacun a une tuile Talent. Votre affiche demande une grande tuile orange.
    Chaque tour commence par un dé, posé sur une de vos cartes Maître. Prenez le 5 orange, posez-le sur « Petites tuiles orange », dont le bonus lui va bien, et gardez-le tel quel : un talent pourrait le retourner.
lesson-2 = Votre puissance dit ce que peut faire votre unique action : c’est la valeur du dé, plus celle de vos dés précédents de sa couleur. Le bonus de la carte ajoute 2 à un dé orange, et chaque gemme orange dépensée, 2 de plus.
    Utilisez le bonus et la gemme. Avec une puissance de 9, vous construisez une grande et une petite tuile en un tour.
lesson-3 = Les tuiles ont la couleur du dé et peuvent être tournées et retournées. Ce qu’elles couvrent est aussitôt à vous : cherchez les bonus de votre campement.
    Choisissez la grande tuile et posez-la comme indiqué : elle couvre 2 pièces et un talent.
lesson-4 = Désormais, chaque tuile doit toucher une des vôtres par un bord. Contre le bord gauche attendent 5 points, et la petite tuile peut tout juste les atteindre.
    Posez-la là, puis terminez votre tour.
lesson-5 = { $player1 } et { $player2 } ont fait rouler le wagon de la couleur de leur dé et ramassé chacun un chapiteau. Il vous en faut un aussi : seules les affiches au-dessus d’un chapiteau peuvent être résolues.
    Le chapiteau de l’étoile est à deux cases du wagon vert. Un 2 suffit donc, et les petits dés coûtent peu en fin de manche. Prenez le 2 vert, posez-le sur « Chapiteaux » et gardez-le tel quel.
lesson-6 = Le bonus de cette carte est une affiche. « Trois bougies » demande une petite tuile de chaque couleur et rapporte 7 points et 2 pièces. Vous avez déjà la tuile orange.
    Utilisez le bonus, prenez cette affiche et accrochez-la à l’emplacement 5 : c’est là que vous monterez le chapiteau.
lesson-7 = Un wagon roule dans le sens horaire, d’autant de cases que votre puissance, ou moins. Chaque gemme qu’il dépasse ou atteint est à vous ; un chapiteau, seulement s’il s’y arrête.
    Avancez de 2 cases : une gemme verte en chemin, puis le chapiteau.
lesson-8 = Chaque emplacement de chapiteau récompense une fois : une affiche, et des pièces, des gemmes, un talent ou des points. Le cinquième vaut 4 points, et « Trois bougies » est juste au-dessus.
    Montez-y le chapiteau. Prenez ensuite « Le chaton du sphinx », une grande affiche pour la manche suivante, accrochez-la à l’emplacement 2 et terminez votre tour.
lesson-9 = { $player2 } a construit trois grandes tuiles d’un coup, avec un dé tourné sur le 6, un autre 6 et trois gemmes. C’est grandiose, mais il faudra bientôt payer 12 pour ces dés orange.
    Il vous faut une petite tuile verte et une violette. Prenez le 5 vert : avec votre 2, cela fait 7, assez pour deux petites tuiles. Posez-le sur « Lignes pleines », gardez-le, prenez la pièce du bonus, et construisez-les.
lesson-10 = Deux affiches attendent au milieu de votre campement, et la petite tuile verte y va bien. On peut les accrocher là où il n’y a pas encore de chapiteau : vous en trouverez un plus tard.
    Posez la tuile comme indiqué. Prenez « Deux fois brûlé », dont vous avez les deux tuiles orange, et accrochez-la à l’emplacement 3. Prenez ensuite « Le tour du trèfle » pour la dernière place libre.
lesson-11 = La seconde tuile devrait être verte aussi, mais un talent lui donne une autre couleur. Les talents utilisés reviennent après la manche : inutile de les épargner.
    Construisez la petite tuile violette. Elle couvre une gemme transparente, qui vaut n’importe quelle couleur, et un nouveau talent. Terminez ensuite votre tour.
lesson-12 = Place au spectacle. Pour deux affiches il faut une puissance de 8, et ici la couleur du dé n’importe pas. Un dé transparent a la couleur que vous dites : avec 5 et 2 en vert, un 1 suffit.
    Prenez-le, gardez-le tel quel et utilisez-le comme vert. Votre dernière carte copie le bonus d’une autre : copiez la pièce de « Lignes pleines ».
lesson-13 = Pour vous produire, posez votre chapeau sur une case à votre portée ; elle dit combien d’affiches vous pouvez résoudre. Leurs tuiles doivent être dans votre campement, et elles y restent.
    Produisez-vous sur la case 8. Résolvez « Trois bougies » à l’emplacement 5, puis votre première affiche à l’emplacement 1 : avec leurs chapiteaux, cela fait 12 points et 7 pièces.
lesson-14 = Une affiche est résolue : les autres peuvent maintenant changer de place. « Le chaton du sphinx » attend encore une grande tuile violette, mais sera bien au-dessus du chapiteau de l’étoile ; et pour « Deux fois brûlé », au-dessus du chapiteau imprimé, vous avez tout ce qu’il faut.
    Échangez les emplacements 2 et 5, puis 1 et 3. Laissez les affiches ainsi et terminez votre tour.
lesson-15 = Chacun a payé ses dés : la couleur la plus forte, et tous les transparents. Pour vous, 7 et 1. { $player2 } a payé 16, et { $player1 } a perdu 3 points, faute de 3 pièces. Mieux vaut mêler les couleurs.
    Le chapeau le plus haut choisit en premier. Prenez le lot 1, une carte Maître avec une tuile Talent. Résolvez ensuite une de vos cartes, qui sera défaussée : « Gemmes de couleur » rapporte 3 points pour chacune de vos trois gemmes.
lesson-done = Trente points en une manche, et des pièces de reste. Vous avez de nouveau quatre cartes, vos talents sont revenus, et tous les dés sont relancés. Le chapeau le plus bas commence.
    Il reste deux manches. Après la dernière, vos autres cartes rapportent la moitié de leurs points, et chaque zone entièrement couverte de votre campement en rapporte 4. Plus personne ne vous guide : bonne tournée !

# La feuille de score

pad-bonuses = Bonus des cartes Maître
pad-camp = Symboles du campement
pad-places = Nouveaux chapiteaux
pad-posters = Affiches
pad-tents = Chapiteaux des spectacles
pad-applause = Applaudissements
pad-unpaid = Dés impayés
pad-masters = Cartes Maître
pad-half = Autres cartes, à moitié
pad-coins = Pièces
pad-zones = Zones du campement
goal-title-1 = Aucun titre
goal-title-2 = Victoire
goal-title-3 = Maître de cérémonie
goal-title-4 = Magnifique

# The box: sections, keys and choices of the components file

box-section-camp = Zones du campement
box-section-dice = Dés selon le nombre de joueurs
box-section-dice-reserve = Réserve de dés
box-section-gems = Gemmes
box-section-level = Table de construction
box-section-magnificent = Les Magnifiques
box-section-master = Cartes Maître
box-section-poster = Affiches
box-section-printed-tent = Le chapiteau imprimé
box-section-side = Plateaux des joueurs
box-section-starting-poster = Affiches de départ
box-section-talent-place = Talents du plateau principal
box-section-talent-tile = Tuiles Talent
box-section-tent = Chapiteaux
box-section-tent-place = Emplacements de chapiteau
box-section-tile = Tuiles de campement
box-section-wheel = Roues
box-field-blocked = cases bloquées
box-field-board = plateau
box-field-bonuses = bonus des cases
box-field-cap = au plus
box-field-cell = case
box-field-cells = cases
box-field-coins-per-point = pièces pour un point
box-field-colour = couleur
box-field-cost = coût
box-field-die = dé
box-field-display-posters = affiches exposées
box-field-draft-hand = cartes de la première main
box-field-draft-tiles = tuiles au choix
box-field-first-gives = cartes données d’abord
box-field-gem = gemme
box-field-gems = gemmes
box-field-green = vert
box-field-large = grandes tuiles
box-field-lots = lots
box-field-magnificent = Magnifique
box-field-masters = cartes Maître
box-field-orange = orange
box-field-overflow-coins = pièces par gemme en trop
box-field-points-per-missing-coin = points perdus par pièce manquante
box-field-points-per-zone = points par zone
box-field-posters = affiches
box-field-power = force
box-field-purple = violet
box-field-score = décompte
box-field-set = série
box-field-shape = forme
box-field-side = face
box-field-size = taille
box-field-small = petites tuiles
box-field-storage = gemmes d’une sorte en réserve
box-field-talents = talents
box-field-tiles = tuiles
box-field-titles = points des titres
box-field-tokens = jetons
box-field-transparent = transparent
box-field-zones = zones
box-choice-applause = applaudissements
box-choice-coloured-gem = gemmes de couleur
box-choice-copy-other-master = copie une autre carte Maître
box-choice-dice-highest-plus-transparent = le plus haut dé plus un dé transparent
box-choice-die-plus-any = augmente un dé au choix
box-choice-die-plus-colour = augmente un dé d’une couleur
box-choice-different-magnificent = Magnifiques différents
box-choice-discard-gems-build-small = des gemmes contre une petite tuile
box-choice-double-tent = double un chapiteau
box-choice-double-tile = double une tuile
box-choice-extra-poster = une affiche de plus
box-choice-extra-tile = une tuile de plus
box-choice-flat = une fois
box-choice-full-column = colonnes pleines
box-choice-full-row = lignes pleines
box-choice-gain-coins = pièces
box-choice-gain-gem = une gemme
box-choice-gain-points = points
box-choice-gain-posters = affiches
box-choice-gain-talent = un talent
box-choice-ignore-tile = une tuile de moins
box-choice-large = grande
box-choice-large-tile-any = grandes tuiles
box-choice-large-tile-colour = grandes tuiles d’une couleur
box-choice-none = aucune
box-choice-one = un talent
box-choice-each = un talent à chaque fois
box-choice-two = deux talents
box-choice-pay-coin = pièces payées
box-choice-pay-coins-for-talent = des pièces contre un talent
box-choice-performance-number = le numéro de la représentation
box-choice-plus-build = plus pour construire
box-choice-plus-perform = plus pour la représentation
box-choice-plus-travel = plus pour voyager
box-choice-poster = affiche
box-choice-poster-colour = affiches d’une couleur
box-choice-rectangle-colour = plus grand bloc d’une couleur
box-choice-return-talent-build-small = un talent contre une petite tuile
box-choice-same-magnificent = le même Magnifique
box-choice-set-die-value = règle un dé
box-choice-small = petite
box-choice-small-tile-any = petites tuiles
box-choice-small-tile-colour = petites tuiles d’une couleur
box-choice-talent-token = talents
box-choice-tent = chapiteaux
box-choice-tile-colour = tuiles d’une couleur
box-choice-transparent-dice-double = dés transparents, doublés
box-choice-turn-back = fait demi-tour
box-bare = rien
box-wheel-cell = Case { $cell } : { $sign }
box-camp-cell = Colonne { $column }, ligne { $line } : zone { $zone }
box-side-cell = Colonne { $column }, ligne { $line } : { $sign }
