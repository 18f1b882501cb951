# Carnavalesque en français. D’abord ce que le jeu s’appelle, demande, propose, raconte et refuse ;
# puis les noms et textes de ses cartes, le plan de la table, et les règles.

## The game

game-title = Carnavalesque
game-tagline = Une rue pleine de costumes, un Roi qui ne peut pas dire ce qu’il veut, et un défilé que vous bâtissez ensemble.
game-billing = Un Roi muet, une rue en costumes : bâtissez le défilé.
option-version = Version
    .about = Ce qui change d’une manche à l’autre : un évènement pour tous, ou un rôle pour chacun.
option-version-events = Évènements
    .about = Chaque manche a un évènement qui bouscule les règles, et le joueur à gauche du Roi est le Bouffon.
option-version-roles = Rôles
    .about = À chaque manche, tous sauf le Roi choisissent un rôle en secret, et son pouvoir marque leur tour.
option-blind-draw = Pioche à l’aveugle
    .about = Comment un joueur aux yeux fermés trouve une carte dans la foule.
option-blind-draw-aimed = Visée
    .about = Vous désignez un point de la rue vide, et votre main tremblante se pose quelque part autour.
option-blind-draw-random = Au hasard
    .about = Personne ne désigne rien : le doigt se pose n’importe où sur la foule.
option-blind-draw-guided = Guidée
    .about = Vous désignez un point ; puis les autres, sauf le Roi, guident votre doigt par quelques indices.
option-signs = Signes
    .about = Si les joueurs peuvent dire quelque chose de la table après leur tour.
option-signs-yes = Avec signes
    .about = Après votre tour, vous pouvez montrer un char ou une carte, ou dire une phrase toute faite.
option-signs-no = Sans signes
    .about = Après son tour, nul ne montre ni ne dit rien : seules les cartes jouées font comprendre ce que l’on veut.

## What a step asks

ask-aim = Désignez un point de la rue sombre
    .help = Votre main tremble : elle tombe quelque part à côté, et vous prenez ce qu’elle touche.
ask-hint = Guidez le doigt de { $other_seat }
    .help = { $hints ->
        [one] C’est le dernier indice
       *[other] Il reste { $hints } indices pour vous tous
    } ; après « stop », la carte sous le doigt est prise.
ask-draw = Prenez une carte dans la foule
    .help = { $taking } { $decree }
ask-dig = Prendre une deuxième carte en dessous ?
    .help = Une carte qui était sous la première et qu’on voit en partie, de tout âge, sur toute face.
ask-give = { $count ->
    [one] Donnez une carte à { $other_seat }
   *[other] Donnez une carte à { $other_seat } ; { $count } en tout
}
    .help = Elle part face cachée : vous deux seuls la connaissez. Chaque carte montre d’abord les chars où elle va.
ask-show-card = Posez une carte ouverte pour la manche
    .help = Tout le monde la voit. Elle reste dans votre main et peut encore être donnée ou envoyée.
ask-show-together = Choisissez une carte à poser ouverte
    .help = Tous choisissent en secret et montrent ensemble. Elles restent ouvertes toute la manche.
ask-lay-row = Colin-maillard : quelle carte vient ensuite en rangée ?
    .help = Vous seul savez l’ordre, retenez-le : vous ne reverrez pas ces cartes pendant la manche.
ask-decree = Décret pour { $other_seat } : quel âge est interdit ?
    .help = C’est tout ce que vous pouvez dire de ce que vous voulez.
ask-reign = { $due ->
    [0] Envoyez, faites partir un char ou terminez
    [one] Envoyez une carte aux ateliers
   *[other] Envoyez { $due } cartes ou plus aux ateliers
}
    .help = { $points ->
        [0] Aucun point
        [one] { $points } point
       *[other] { $points } points
    }, { $mark } pour « { $goal } ». Un char de { $least }, { $next }, { $then } cartes rapporte { $worths }.
ask-sign = Un signe sur ce que tout le monde voit ?
    .help = Un char, sa charrette, une carte, une phrase de la liste : rien sur les mains !
ask-choose-role = Choisissez votre rôle en secret
    .help = Les autres rôles passent au suivant. Le vôtre est révélé à votre tour.
ask-conjure = Magicien : prendre une carte d’un char ?
    .help = Elle ira face cachée sur un autre char et y comptera, quels que soient leurs points communs.
ask-conjure-into = Quel char rejoint-elle, face cachée ?
    .help = Elle y compte comme une autre : { $person }.
ask-hunt = Chasseuse de prime : choisissez une carte recouverte
    .help = Elle sera posée face visible à côté de la foule, où chacun pourra la prendre.
ask-lay-around = Où la posez-vous, face visible ?
    .help = À côté de la foule, elle ne recouvre rien et rien ne la recouvre.
ask-refill = Prenez une carte, { $holding } sur { $count } en main
    .help = Toute personne que rien ne recouvre, de tout âge, visible ou cachée.
ask-throw-back = Rejetez une carte dans la foule
    .help = Vous en tenez { $holding } et en gardez { $size }. Elle tombe n’importe où, sur une face ou l’autre.

## What may be done

move-pass = Passer
move-pass-sign = Rester muet
move-pass-dig = Ne pas prendre de deuxième carte
    .do = Pas de deuxième carte
move-pass-conjure = Laisser les chars comme ils sont
    .do = Laisser les chars
move-end = Terminer votre tour
move-forbid = Interdire : { $age }
move-take = Prendre le n° { $slot }
    .do = Prendre le n° { $number }
move-aim = Désigner { $spot }
    .do = Désigner ce point
move-hint = { $hint }
move-give = Donner { $person }
    .do = Donner cette carte
move-row = Donner la carte en place { $place } de votre rangée
    .do = Donner la place { $number }
move-show = Montrer { $person }
    .do = Montrer cette carte
move-next = Poser ensuite { $person }
    .do = Poser cette carte
move-throw = Rejeter { $person }
    .do = Rejeter cette carte
move-send-1 = Atelier 1 : { $person }
    .do = À l’atelier 1
move-send-2 = Atelier 2 : { $person }
    .do = À l’atelier 2
move-send-3 = Atelier 3 : { $person }
    .do = À l’atelier 3
move-send-4 = Atelier 4 : { $person }
    .do = À l’atelier 4
move-send-5 = Atelier 5 : { $person }
    .do = À l’atelier 5
move-launch = Faire partir le char de l’atelier { $workshop }
    .do = Faire partir le char { $number }
move-role = { $role }
move-conjure = Prendre { $person }
    .do = Prendre cette carte
move-into = La retourner sur le char de l’atelier { $workshop }
    .do = La cacher sur le char { $number }
move-hunt = Traquer le n° { $slot }
    .do = Traquer le n° { $number }
move-lay = La poser { $around }
    .do = La poser ici
move-grow = Montrer l’atelier { $workshop } : qu’il grandisse
    .do = Que le char { $number } grandisse
move-roll = Montrer l’atelier { $workshop } : qu’il parte
    .do = Que le char { $number } parte
move-look = Montrer le n° { $slot }
    .do = Montrer le n° { $number }
move-say = « { $phrase } »
    .do = Le dire

## What happened

told-dealt = { $person ->
    [invisible] { $seat } reçoit une carte ({ $age }).
   *[seen] { $seat } reçoit { $person }.
}
    .series = { $seat } reçoit { $items }.
    .item = { $person ->
        [invisible] { $times ->
            [one] une carte ({ $age })
           *[other] { $times } cartes ({ $age })
        }
       *[seen] { $person }
    }
told-lies-up = N° { $slot } dans la foule : { $person }.
    .series = Dans la foule : { $items }.
    .item = n° { $slot } { $person }
told-lies-down = Le n° { $slot } dans la foule est face cachée ({ $age }).
    .series = Faces cachées dans la foule : { $items }.
    .item = n° { $slot } ({ $age })
told-reigns = Manche { $round } : { $seat } devient Roi.
    .mark = Manche { $round }
told-event = L’évènement de la manche : { $event }
told-swap-hands = { $seat } et { $other } échangent leurs mains.
told-swapped = { $person ->
    [invisible] { $seat } hérite d’une carte.
   *[seen] { $seat } tient maintenant { $person }.
}
    .series = { $seat } tient maintenant { $items }.
    .item = { $person ->
        [invisible] { $times ->
            [one] une carte
           *[other] { $times } cartes
        }
       *[seen] { $person }
    }
told-face-down-row = { $seat } pose toute sa main face cachée, en rangée.
told-lies-in-row = Place { $place } de la rangée de { $seat } : { $age }.
    .series = La rangée de { $seat } : { $items }.
    .item = { $age } (place { $place })
told-shows = { $seat } montre { $person }.
told-forbids = Le Roi { $seat } décrète pour { $other } : { $age ->
    [enfant] pas d’enfants !
    [ado] pas d’ados !
   *[adulte] pas d’adultes !
}
told-closes-eyes = { $seat } ferme les deux yeux.
told-points = { $seat } désigne la colonne { $column }, ligne { $line }.
told-hints = { $seat } : « { $hint } »
told-takes-up = { $seat } prend { $person }.
told-takes-down = { $person ->
    [invisible] { $seat } prend une carte face cachée ({ $age }).
   *[seen] { $seat } prend une carte face cachée : { $person }.
}
told-appears-up = On voit maintenant le n° { $slot } : { $person }.
told-appears-down = On voit maintenant le n° { $slot }, face cachée ({ $age }).
told-finds-nothing = { $seat } ne trouve aucune carte à prendre.
told-gives = { $person ->
    [invisible] { $seat } donne à { $other } une carte ({ $age }).
   *[seen] { $seat } donne à { $other } { $person }.
}
told-gives-from-row = { $person ->
    [invisible] { $seat } donne à { $other } la carte en place { $place } de la rangée.
   *[seen] { $seat } donne à { $other } la carte en place { $place } de la rangée : { $person }.
}
told-gives-shown = { $seat } donne à { $other } la carte qui était ouverte : { $person }.
told-sends = Le Roi { $seat } envoie { $person } à l’atelier { $workshop }.
told-launches = { $points ->
    [one] { $seat } fait partir le char de l’atelier { $workshop } avec { $size } cartes : { $points } point.
   *[other] { $seat } fait partir le char de l’atelier { $workshop } avec { $size } cartes : { $points } points.
}
told-ends = { $seat } termine son règne.
told-sees-roles = { $seat } regarde les rôles qui restent.
told-drafts = { $role ->
    [invisible] { $seat } garde un rôle en secret.
   *[seen] { $seat } garde un rôle : { $role }.
}
told-reveals = { $seat } révèle un rôle : { $role }.
told-is-void = { CAP(LE($role)) } est sans effet pour { $seat }, car { LE($other) } a été { GENDER($other) ->
    [f] révélée
   *[m] révélé
}.
told-conjures = { $seat } retourne { $person } face cachée sur le char de l’atelier { $workshop }.
told-hunts = { $seat } dégage { $person } et pose la carte ouverte à côté de la foule, n° { $slot }.
told-takes-hand-up = { $seat } reprend sa rangée de cartes en main.
told-sees-again = { $person ->
    [invisible] { $seat } regarde de nouveau une carte.
   *[seen] { $seat } tient { $person }.
}
    .series = { $seat } regarde de nouveau { $items }.
    .item = { $person ->
        [invisible] { $times ->
            [one] une carte
           *[other] { $times } cartes
        }
       *[seen] { $person }
    }
told-throws-up = { $seat } rejette { $person }, et la carte tombe face visible.
told-throws-down = { $person ->
    [invisible] { $seat } rejette une carte ({ $age }), qui tombe face cachée.
   *[seen] { $seat } rejette { $person }, et la carte tombe face cachée.
}
told-wants-growth = { $seat } montre l’atelier { $workshop } : que ce char grandisse.
told-wants-launch = { $seat } montre l’atelier { $workshop } : que ce char parte.
told-looks-at = { $seat } montre le n° { $slot } dans la foule.
told-says = { $seat } : « { $phrase } »
told-last-parade = Le dernier Roi a fini : tout ce qui roule rejoint le défilé.
    .heads = Le défilé
told-parades = Char { $number } avec { $size } cartes : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-too-short = { $size ->
    [one] La seule carte de l’atelier { $workshop } reste sur place.
   *[other] Les { $size } cartes de l’atelier { $workshop } ne suffisent pas et restent sur place.
}
    .series = Trop peu pour partir, elles restent sur place : { $items }.
    .item = { $size ->
        [one] la seule carte de l’atelier { $workshop }
       *[other] les { $size } cartes de l’atelier { $workshop }
    }
told-public-says = { $points ->
    [0] Pas un seul point.
    [one] { $points } point.
   *[other] { $points } points.
} { $reaction }

## Why not

why-no-card-there = Aucune carte ne se trouve à cette place.
why-card-is-covered = Une autre carte est posée dessus.
why-card-is-hidden = On en voit trop peu.
why-age-is-forbidden = Le Roi a interdit cet âge : { $age }.
why-wrong-side-by-day = Au Bal de jour, on ne pioche que des cartes faces visibles.
why-wrong-side-by-night = Au Bal de nuit, on ne pioche que des cartes faces cachées.
why-smuggles-covered = La Contrebandière prend une carte recouverte ; rien n’est posé sur celle-ci.
why-smuggles-forbidden = La Contrebandière prend une carte de l’âge interdit : { $age }.
why-steals-face-up = Une carte recouverte ne peut être volée que si elle est face visible.
why-not-dug = Elle n’était pas sous votre première carte.
why-not-hunted = La Chasseuse de prime prend une carte recouverte ; rien n’est posé sur celle-ci.
why-slot-not-in-sight = On voit trop peu de cette carte pour la montrer.
why-not-in-hand = Vous ne tenez pas cette carte : { $person }.
why-no-row = Votre main n’est pas posée en rangée : choisissez la carte elle-même.
why-not-in-row = Il n’y a pas de carte à cette place de votre rangée.
why-row-is-face-down = Votre main est face cachée, sauf ce que vous venez de piocher : choisissez une carte par sa place.
why-already-laid = Cette carte est déjà dans votre rangée : { $person }.
why-must-lay-a-row = Toute votre main doit être posée en rangée.
why-no-such-workshop = Cet atelier n’existe pas.
why-no-common-point = Elle n’a pas ce que les cartes de ce char ont en commun.
why-same-empty-workshop = Les ateliers vides se valent : seul le premier est proposé.
why-float-is-empty = Il n’y a pas de char dans cet atelier.
why-float-too-small = Ce char a trop peu de cartes pour partir.
why-not-on-a-float = Aucun char d’atelier ne porte cette carte : { $person }.
why-same-float = Cette carte est déjà sur ce char : { $person }.
why-role-not-offered = { CAP(LE($role)) } n’est pas parmi les rôles que vous pouvez choisir.
why-must-forbid = Votre décret doit interdire un âge.
why-must-draw = Il y a une carte à piocher : vous devez en piocher une.
why-must-give = Vous devez donner une carte.
why-must-show = Vous devez poser une carte ouverte.
why-must-keep-a-role = Vous devez garder un des rôles.
why-must-hunt = La Chasseuse de prime doit déplacer une carte recouverte.
why-must-level = Personne ne passe pendant la remise à niveau des mains.
why-king-ends = Le Roi ne passe pas : terminez votre tour quand vous avez assez envoyé.
why-must-send = { $count ->
    [one] Vous devez envoyer une carte tant qu’une de votre main convient.
   *[other] Vous devez envoyer au moins { $count } cartes tant qu’une de votre main convient.
}
why-must-send-many = { $count ->
    [one] Avec la Folie des grandeurs, vous devez envoyer au moins { $count } carte tant qu’une de votre main convient.
   *[other] Avec la Folie des grandeurs, vous devez envoyer au moins { $count } cartes tant qu’une de votre main convient.
}
why-stop-ends-hints = Un indice est attendu ; « stop » y met fin.
why-card-comes-first = Choisissez d’abord la carte, puis où elle va.
why-card-is-chosen = La carte est choisie ; choisissez maintenant où elle va.
why-only-the-king-forbids = Seul le Roi donne des décrets.
why-decree-before-draw = Un décret se donne juste avant qu’un joueur pioche.
why-only-the-king-sends = Seul le Roi envoie des cartes et fait partir des chars, à son tour.
why-king-comes-last = Le tour du Roi vient après ceux de tous les autres.
why-king-has-reigned = Le tour du Roi est fini.
why-king-draws-later = Le Roi ne pioche qu’à la remise à niveau des mains.
why-king-is-silent = Le Roi ne dit rien d’autre que ses décrets.
why-king-has-no-role = Le Roi n’a pas de rôle.
why-role-is-chosen = Les rôles de cette manche sont choisis.
why-no-signs-agreed = Vous avez convenu de jouer sans signes.
why-sign-after-turn = Un signe se fait juste après son propre tour.
why-turn-comes-later = Vous piocherez et donnerez plus tard, à votre tour.
why-turn-is-over = Votre tour est joué ; vous pouvez maintenant faire un signe.
why-eyes-are-closed = Vous avez les yeux fermés : désignez un point.
why-eyes-are-open = Seul un Bouffon désigne un point les yeux fermés.
why-gift-comes-last = Votre don vient à la fin de votre tour.
why-gift-is-made = Le Père Noël donne avant de piocher : votre don est fait.
why-draw-is-over = La pioche est finie ; maintenant, vous donnez.
why-draw-after-gift = Le Père Noël donne avant de piocher.
why-hunt-after-draw = La Chasseuse de prime pioche d’abord, et déplace une carte recouverte juste après.
why-power-is-void = Votre pouvoir est sans effet, car { LE($role) } a été { GENDER($role) ->
    [f] révélée
   *[m] révélé
}.
why-magic-before-draw = Le Magicien déplace une carte quand il est révélé, avant de piocher.
why-hand-is-short = Votre main doit encore grandir : on ne rejette rien.
why-hand-is-long = Votre main est trop grande : vous rejetez des cartes, sans piocher.
why-thrown-when-levelled = On ne rejette des cartes qu’à la remise à niveau des mains.

## Ages, costumes and accessories

age-child = enfant
age-teen = ado
age-adult = adulte
costume-rabbit = lapin
costume-pirate = pirate
costume-witch = sorcière
costume-astronaut = astronaute
costume-dragon = dragon
costume-harlequin = arlequin
costume-bee = abeille
costume-robot = robot
costume-ghost = fantôme
accessory-balloon = ballon
accessory-lantern = lampion
accessory-fireworks = feu d’artifice
accessory-confetti = confettis
accessory-streamers = serpentins
accessory-trumpet = trompette
accessory-tambourine = tambourin
accessory-umbrella = parapluie
accessory-candyfloss = barbe à papa

## Events

event-feast-of-fools = La fête des fous !
event-feast-of-fools-text = Le Roi et le Bouffon échangent tout de suite leurs mains.
event-court-of-miracles = La cour des miracles
event-court-of-miracles-text = Tous sauf le Roi piochent les yeux fermés, comme le Bouffon.
event-delusions-of-grandeur = La folie des grandeurs !
event-delusions-of-grandeur-text = Le Roi envoie { $least } cartes ou plus aux ateliers.
event-king-dagobert = Le roi Dagobert
event-king-dagobert-text = Le Roi pose une de ses cartes, ouverte, devant lui.
event-masks-off = Bas les masques !
event-masks-off-text = Tous sauf le Roi posent une carte ouverte devant eux.
event-cupid = Cupidon
event-cupid-text = Le Bouffon pioche { $draws } cartes et en donne une.
event-blind-mans-buff = Colin-maillard
event-blind-mans-buff-text = La main du Bouffon est face cachée ; il ne voit que la carte qu’il vient de piocher.
event-day-ball = Bal de jour
event-day-ball-text = On ne pioche que des cartes faces visibles, recouvertes ou non. Le Bouffon fait comme toujours.
event-night-ball = Bal de nuit
event-night-ball-text = On ne pioche que des cartes faces cachées, recouvertes ou non. Le Bouffon fait comme toujours.
event-caterpillar = La chenille !
event-caterpillar-text = Les dons vont à gauche : autant que vous en avez reçu, plus un.

## Roles

role-unknown = invisible
offer-unknown = invisible
role-bounty-hunter = Chasseuse de prime
    .gender = f
role-bounty-hunter-text = Après votre pioche, déplacez une carte recouverte, face visible, à côté de la foule. Sans effet dès que la Contrebandière est révélée.
role-smuggler = Contrebandière
    .gender = f
role-smuggler-text = Vous piochez une carte à la fois interdite et recouverte. Sans effet dès que la Chasseuse de prime est révélée.
role-jester = Bouffon
    .gender = m
role-jester-text = Vous piochez les yeux fermés, quoi qu’il y ait là.
role-spy = Espionne
    .gender = f
role-spy-text = Tout de suite : tous sauf le Roi posent une carte ouverte devant eux.
role-paparazzi = Paparazzi
    .gender = m
role-paparazzi-text = Tout de suite : le Roi pose une carte ouverte devant lui.
role-magician = Magicien
    .gender = m
role-magician-text = Vous pouvez retourner une carte d’un char, face cachée, sur un autre char.
role-father-christmas = Père Noël
    .gender = m
role-father-christmas-text = Vous donnez { $count } cartes, puis en piochez { $count } disponibles.
role-navvy = Terrassier
    .gender = m
role-navvy-text = Après votre pioche, vous pouvez piocher une carte qui était sous la première.
role-vizier = Vizir
    .gender = m
role-vizier-text = À la remise à niveau des mains, piochez { $count } cartes de plus. Sans effet si la Voleuse est révélée.
role-thief = Voleuse
    .gender = f
role-thief-text = Vous pouvez piocher une carte recouverte qui est face visible, quel que soit son âge. Sans effet dès que le Vizir est révélé.
role-seer = Voyante
    .gender = f
role-seer-text = Tous les rôles sont révélés. Si le Bouffon ou le Magicien en est, vous piochez { $count } cartes et en donnez { $count }.

## The public, hints, phrases, places

reaction-yawns = Seul le balayeur reste jusqu’au bout.
reaction-doubts = On a battu des mains, ou bien elles avaient froid.
reaction-called-back = Un joli cortège : gardez la date libre l’an prochain.
reaction-ovation = Les chapeaux volent, les fenêtres s’ouvrent, et les grands-parents dansent sur le trottoir.
reaction-world-peace = De vieux ennemis partagent un parapluie, et il pleut des confettis toute la semaine.
hint-left = À gauche
hint-right = À droite
hint-up = Plus haut
hint-down = Plus bas
hint-stop = Stop
phrase-patience = Patience, de meilleures cartes viendront.
phrase-hurry = Le temps presse.
phrase-new-float = Commençons un nouveau char.
phrase-few-floats = Mieux vaut peu de chars, mais longs.
phrase-mind-the-ages = Attention aux âges sur les dos.
phrase-well-done = Bien joué !
around-top-left = en haut à gauche
around-top = en haut
around-top-right = en haut à droite
around-right = à droite
around-bottom-right = en bas à droite
around-bottom = en bas
around-bottom-left = en bas à gauche
around-left = à gauche

## The people of the crowd

person-unknown = invisible
person-child-rabbit-confetti = le lapin aux confettis (enfant)
person-child-rabbit-lantern-candyfloss = le lapin au lampion et à la barbe à papa (enfant)
person-teen-rabbit-fireworks = le lapin au feu d’artifice (ado)
person-teen-rabbit-streamers = le lapin aux serpentins (ado)
person-adult-rabbit-balloon = le lapin au ballon (adulte)
person-adult-rabbit-umbrella = le lapin au parapluie (adulte)
person-child-pirate-balloon = le pirate au ballon (enfant)
person-child-pirate-confetti = le pirate aux confettis (enfant)
person-teen-pirate-fireworks = le pirate au feu d’artifice (ado)
person-teen-pirate-lantern-trumpet = le pirate au lampion et à la trompette (ado)
person-adult-pirate-streamers = le pirate aux serpentins (adulte)
person-adult-pirate-tambourine = le pirate au tambourin (adulte)
person-child-witch-balloon = la sorcière au ballon (enfant)
person-child-witch-streamers = la sorcière aux serpentins (enfant)
person-teen-witch-lantern = la sorcière au lampion (ado)
person-teen-witch-confetti = la sorcière aux confettis (ado)
person-adult-witch-candyfloss = la sorcière à la barbe à papa (adulte)
person-adult-witch-tambourine-umbrella = la sorcière au tambourin et au parapluie (adulte)
person-child-astronaut-confetti = l’astronaute aux confettis (enfant)
person-child-astronaut-streamers-tambourine = l’astronaute aux serpentins et au tambourin (enfant)
person-teen-astronaut-lantern = l’astronaute au lampion (ado)
person-teen-astronaut-umbrella = l’astronaute au parapluie (ado)
person-adult-astronaut-balloon = l’astronaute au ballon (adulte)
person-adult-astronaut-trumpet = l’astronaute à la trompette (adulte)
person-child-dragon-balloon = le dragon au ballon (enfant)
person-child-dragon-umbrella = le dragon au parapluie (enfant)
person-teen-dragon-tambourine = le dragon au tambourin (ado)
person-teen-dragon-confetti-candyfloss = le dragon aux confettis et à la barbe à papa (ado)
person-adult-dragon-fireworks = le dragon au feu d’artifice (adulte)
person-adult-dragon-trumpet = le dragon à la trompette (adulte)
person-child-harlequin-streamers = l’arlequin aux serpentins (enfant)
person-child-harlequin-trumpet = l’arlequin à la trompette (enfant)
person-teen-harlequin-lantern = l’arlequin au lampion (ado)
person-teen-harlequin-umbrella = l’arlequin au parapluie (ado)
person-adult-harlequin-candyfloss = l’arlequin à la barbe à papa (adulte)
person-adult-harlequin-fireworks-confetti = l’arlequin au feu d’artifice et aux confettis (adulte)
person-child-bee-candyfloss = l’abeille à la barbe à papa (enfant)
person-child-bee-balloon-umbrella = l’abeille au ballon et au parapluie (enfant)
person-teen-bee-trumpet = l’abeille à la trompette (ado)
person-teen-bee-tambourine = l’abeille au tambourin (ado)
person-adult-bee-fireworks = l’abeille au feu d’artifice (adulte)
person-adult-bee-confetti = l’abeille aux confettis (adulte)
person-child-robot-lantern = le robot au lampion (enfant)
person-child-robot-tambourine = le robot au tambourin (enfant)
person-teen-robot-fireworks = le robot au feu d’artifice (ado)
person-teen-robot-streamers-trumpet = le robot aux serpentins et à la trompette (ado)
person-adult-robot-umbrella = le robot au parapluie (adulte)
person-adult-robot-candyfloss = le robot à la barbe à papa (adulte)
person-child-ghost-lantern = le fantôme au lampion (enfant)
person-child-ghost-trumpet = le fantôme à la trompette (enfant)
person-teen-ghost-tambourine = le fantôme au tambourin (ado)
person-teen-ghost-candyfloss = le fantôme à la barbe à papa (ado)
person-adult-ghost-streamers = le fantôme aux serpentins (adulte)
person-adult-ghost-balloon-fireworks = le fantôme au ballon et au feu d’artifice (adulte)

## The outline of the table

outline-round = Manche { $round } sur { $rounds } ; { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} dans la rue pour l’instant
outline-king = Roi : { $player }
outline-jester = Bouffon : { $player }
outline-event = Évènement : { $event } { $text }
outline-past = Évènements passés : { $events }
outline-decree = Interdit en ce moment : { $age }
outline-over = La partie est finie. { $reaction }
outline-success = Un succès pour tous.
outline-failure = Pas un succès, cette fois.
outline-crowd = La foule : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
outline-closed = Vos yeux sont fermés.
outline-finger = Le doigt, depuis le milieu de la rue : { $way } ; indices restants : { $hints }.
finger-left = { $mm } mm à gauche
finger-right = { $mm } mm à droite
finger-up = { $mm } mm plus haut
finger-down = { $mm } mm plus bas
finger-middle = sans écart
outline-free = Rien dessus : { $cards }
outline-covered = Recouvertes, visibles en partie : { $cards }
outline-buried = { $count ->
    [one] { $count } carte hors de vue
   *[other] { $count } cartes hors de vue
}
outline-recalled = Hors de vue, de mémoire : { $cards }
outline-slot-up = { $slot } { $person }
outline-slot-down = { $slot } face cachée ({ $age })
outline-slot-known = { $slot } face cachée, de mémoire : { $person }
outline-workshops = Ateliers
outline-workshop = Atelier { $workshop } : { $cards }
outline-workshop-empty = Atelier { $workshop } : vide
outline-common = { $cards } (en commun : { $features })
outline-open = { $cards } (tout convient)
outline-turned = { $person }, face cachée
outline-parade = Défilé
outline-float = { $points ->
    [one] Char { $number }, { $points } point : { $cards }
   *[other] Char { $number }, { $points } points : { $cards }
}
outline-no-float = Aucun char n’est encore parti.
outline-hand = Main : { $cards }
outline-back = invisible ({ $age })
outline-in-row = { $place } face cachée ({ $age })
outline-shown = Carte ouverte : { $person }
outline-role = Rôle : { $role }
outline-role-secret = Rôle : { $role } (pas révélé)
outline-role-hidden = A un rôle, pas révélé
outline-offered = Vous pouvez choisir parmi : { $roles }
outline-offered-then = Vous avez choisi parmi : { $roles }
outline-sealed = A choisi une carte à montrer
outline-chosen = Vous montrerez : { $person }
outline-sign-grow = Signe : que l’atelier { $workshop } grandisse
outline-sign-roll = Signe : que le char de l’atelier { $workshop } parte
outline-sign-look = Signe : regardez le n° { $slot }
outline-sign-say = Signe : « { $phrase } »
outline-recalls = De mémoire
outline-recall = { $person } : { $where }
outline-recall-hand = main de { $player }
outline-recall-slot = n° { $slot } dans la foule
outline-recall-heap = quelque part dans la foule
outline-guide = Ce que font les choses
outline-guide-card = { $card } : { $text }
slot-text = { $slot }, { $what }
slot-back = face cachée ({ $age })
place-text = { $place } ({ $age })
spot-text = colonne { $column }, ligne { $line }

## The rules

rules-overview = En bref
    .who = Vous êtes une rue qui prépare ensemble un carnaval : un seul score pour tous, et l’on gagne ou perd ensemble. À chaque manche, l’un de vous est le Roi, qui compose les chars et n’a pas le droit de dire ce qu’il veut.
    .turn = Les autres prennent une carte dans la foule, selon ce que permet le décret du Roi, et lui donnent une carte de leur main. Puis le Roi envoie des cartes aux ateliers, où les cartes d’un char partagent un costume ou un accessoire. Un évènement, ou les rôles des joueurs, bousculent ces règles à chaque manche.
    .points = Tout char de trois cartes ou plus compte au défilé, et chaque carte de plus vaut davantage que la précédente : 3 points pour trois cartes, 6 pour quatre, 10 pour cinq, 15 pour six.
    .end = Après quatre à six manches, selon le nombre de joueurs, on compte le défilé. C’est un succès à partir de 45 points.
    .synonyms = piocher prendre tirer / don donner / carte personne / bouffon fou / décret interdire interdit

rule-1 = Le jeu
rule-1-1 = Vous jouez ensemble : chacun à son tour est Roi pour une manche, et tous partagent le même score.
    .see = 2.6 8.1
rule-1-2 = Il y a deux versions. Dans la version Évènements, chaque manche a un évènement ; dans la version Rôles, tous sauf le Roi ont un rôle.
    .see = 3.3 3.4 9.1 10.1
rule-1-3 = Là où un évènement ou le pouvoir d’un rôle contredit une règle, c’est lui qui vaut.
    .see = 9.1 10.2
rule-1-4 = Le défilé est un succès pour tous ou pour personne : il réussit si la réaction du public est au moins la troisième, ce qui demande 45 points.
    .ours = yes
    .see = 8.3
rule-1-5 = On n’a retrouvé que l’aide de jeu de l’éditeur, pas la règle. Ce qu’elle ne dit pas est de nous et marqué ainsi ; les nombres que nous avons choisis sont dans le fichier des composants, ligne par ligne, et qui possède la boîte peut jouer avec son propre fichier.
    .ours = yes

rule-2 = La mise en place
rule-2-1 = Chacune des 54 personnes de la foule a un costume, un ou deux accessoires et un âge. Il y a 9 costumes, chacun 6 fois, et 9 accessoires, chacun 7 fois. Les enfants n’ont pas de feu d’artifice, les ados pas de ballon, les adultes pas de lampion.
    .see = 2.7 6.2
rule-2-2 = Chacun reçoit une main. À trois, elle a 4 cartes et il y a 6 manches ; à quatre, 5 et 4 ; à cinq, 3 et 5 ; à six, 3 et 4.
    .ours = yes
    .see = 7.1
rule-2-3 = Le reste de la foule est jeté sur la table, carte après carte : n’importe où, dans n’importe quel sens, d’un côté ou de l’autre, les dernières sur les premières.
    .ours = yes
    .see = 4.2 4.3
rule-2-4 = Il y a cinq ateliers, tous vides.
    .ours = yes
    .see = 6.2
rule-2-5 = Dans la version Évènements, les dix évènements sont mélangés, faces cachées ; dans la version Rôles, les onze rôles sont prêts.
    .see = 9.1 10.1
rule-2-6 = Le premier Roi est tiré au sort. Après chaque manche, la couronne passe à son voisin de gauche.
    .ours = yes
    .see = 3.1
rule-2-7 = Le dos d’une carte montre l’âge de la personne, où que soit la carte : dans la foule, dans une main, ou donnée.
    .ours = yes
    .see = 3.8 11.1

rule-3 = La manche
rule-3-1 = Les joueurs autres que le Roi sont les Carnavalistes. Ils jouent dans le sens horaire depuis sa gauche ; le tour du Roi vient en dernier.
    .see = 3.5 3.7 6.1
rule-3-2 = Dans la version Évènements, le voisin de gauche du Roi est le Bouffon de la manche.
    .see = 3.6 5.1
rule-3-3 = Une manche de la version Évènements : le Roi prend le pouvoir, l’évènement est révélé, le Bouffon joue, puis les Carnavalistes, puis le Roi ; enfin les mains sont remises à niveau.
    .see = 5.1 6.1 7.1 9.1
rule-3-4 = Une manche de la version Rôles : le Roi prend le pouvoir, on choisit les rôles, les Carnavalistes jouent, puis le Roi ; enfin les mains sont remises à niveau. Nul n’est Bouffon, sinon par son rôle.
    .see = 6.1 7.1 10.1 10.7
rule-3-5 = Avant qu’un Carnavaliste pioche, le Roi donne son décret : il interdit exactement un âge. Il peut interdire de nouveau le même. Le décret vaut pour cette pioche.
    .ours = yes
    .see = 3.6 4.2
rule-3-6 = Aucun décret n’est donné pour le Bouffon de la version Évènements, et aucun ne lie un Bouffon, dans aucune version.
    .see = 5.1 10.7
rule-3-7 = Après avoir pioché, un Carnavaliste donne au Roi une carte de sa main ; ce peut être celle qu’il vient de piocher.
    .see = 3.8 4.7
rule-3-8 = Un don se fait face cachée et rejoint aussitôt la main du Roi. Seuls le donneur et le Roi le connaissent ; tous voient l’âge au dos.
    .ours = yes
    .see = 2.7 11.1
rule-3-9 = Qui ne trouve aucune carte à piocher n’en pioche pas, et en donne une quand même ; qui en trouve doit en piocher une. Qui n’a pas de carte à donner n’en donne pas.
    .ours = yes
    .see = 3.7 4.2

rule-4 = La foule
rule-4-1 = Prendre une carte ne déplace rien d’autre dans la foule.
    .see = 4.2
rule-4-2 = Une carte est disponible si rien n’est posé dessus et si son âge n’est pas interdit.
    .see = 3.5 4.3
rule-4-3 = Une carte est posée sur une autre, et la recouvre, si elle est plus haut et que les deux se chevauchent au-delà de leurs bords, larges d’un millimètre chacun ; ce qu’il y a entre les deux ne compte pas.
    .ours = yes
    .see = 4.2 4.4
rule-4-4 = Une carte recouverte ne peut être prise, là où quelque chose le permet, que si une partie en est visible. S’il n’y en a pas, on n’en prend pas.
    .see = 4.3 4.5
rule-4-5 = Une carte est visible en partie si au moins 100 millimètres carrés en sont visibles.
    .ours = yes
    .see = 4.4
rule-4-6 = Une carte rejetée tombe n’importe où dans la zone de 600 sur 450 millimètres, sur les autres, d’un côté ou de l’autre.
    .ours = yes
    .see = 7.3
rule-4-7 = Une pioche ordinaire prend une carte disponible, face visible ou cachée.
    .see = 4.2

rule-5 = La pioche du Bouffon
rule-5-1 = Le Bouffon pioche une carte les yeux fermés, disponible ou non, puis donne une carte comme tout le monde.
    .see = 3.6 3.7 5.2
rule-5-2 = On convient avant la partie de la pioche du Bouffon : visée d’une main tremblante, au hasard, ou guidée par des indices. Qui a les yeux fermés voit une rue vide à la place de la foule, et désigne l’un des 300 points.
    .ours = yes
    .see = 5.3 5.5 5.6
rule-5-3 = La main tremble : le doigt tombe autour du point, avec un écart de 60 millimètres dans chaque sens.
    .ours = yes
    .see = 5.4
rule-5-4 = La carte piochée est la plus haute sous le doigt, même si elle n’y montre qu’un liseré ; s’il n’y en a pas, c’est la plus proche, et entre deux aussi proches la plus haute.
    .ours = yes
    .see = 4.3
rule-5-5 = Si l’on est convenu d’une pioche au hasard, le doigt tombe n’importe où sur la foule et nul ne désigne rien.
    .ours = yes
    .see = 5.2 5.4
rule-5-6 = Si l’on est convenu d’une pioche guidée, les autres, sauf le Roi, donnent ensuite des indices à tour de rôle, dans le sens horaire depuis le Bouffon, huit en tout : à gauche, à droite, plus haut ou plus bas déplace le doigt de 40 millimètres, sans sortir de la zone ; stop y met fin.
    .ours = yes
    .see = 5.2 5.4

rule-6 = Le tour du Roi
rule-6-1 = Le Roi envoie des cartes de sa main aux ateliers, une à une, faces visibles.
    .see = 6.2 6.4
rule-6-2 = Les cartes d’un atelier font un char. Toutes ses cartes faces visibles partagent un costume ou un accessoire ; un âge n’est pas un point commun.
    .ours = yes
    .see = 2.1 6.3 10.10
rule-6-3 = Toute carte peut aller dans un atelier vide. Ce qu’un char a en commun découle des cartes faces visibles qu’il a à cet instant : une seule laisse encore tous ses traits ouverts. Entre plusieurs ateliers vides, seul le premier est proposé.
    .ours = yes
    .see = 6.2
rule-6-4 = Le Roi envoie au moins une carte. Avant cela, il ne peut s’arrêter que si aucune carte de sa main ne convient à un atelier tel qu’il est ; il n’est jamais forcé de faire partir un char.
    .ours = yes
    .see = 6.3 6.5 9.4
rule-6-5 = À tout moment de son tour, le Roi peut faire partir un char de trois cartes ou plus pour le défilé. Cela libère l’atelier, n’envoie aucune carte, et le char ne change plus.
    .ours = yes
    .see = 8.1 8.2
rule-6-6 = Le Roi peut garder des cartes. Les chars restent dans leurs ateliers de manche en manche ; le Roi ne déplace ni ne retourne leurs cartes.
    .ours = yes
    .see = 7.1 10.10

rule-7 = La remise à niveau des mains
rule-7-1 = Après le tour du Roi, chaque main est ramenée à sa taille.
    .see = 2.2 7.2 7.3
rule-7-2 = Cela se fait dans le sens horaire depuis le Roi, un joueur après l’autre. Qui a trop peu de cartes en prend sur lesquelles rien n’est posé, une à une ; ni décret ni bal ne comptent ici.
    .ours = yes
    .see = 3.5 4.3 9.9 9.10
rule-7-3 = Qui a trop de cartes choisit le surplus et le rejette dans la foule.
    .see = 4.6
rule-7-4 = Avant cela, les cartes ouvertes devant les joueurs, et une rangée de cartes faces cachées, retournent dans leurs mains.
    .ours = yes
    .see = 9.8 9.12
rule-7-5 = Si la foule n’a plus de carte, les mains restent courtes.
    .ours = yes
    .see = 7.2
rule-7-6 = Après la dernière manche, les mains ne sont pas remises à niveau : cela ne changerait rien.
    .ours = yes
    .see = 8.1

rule-8 = Le défilé
rule-8-1 = Après la dernière manche, tout char de trois cartes ou plus rejoint le défilé ; les plus courts ne comptent pas.
    .example = Il reste dans les ateliers des chars de 4, 3 et 2 cartes. Les deux premiers rejoignent le défilé pour 6 + 3 = 9 points ; le troisième ne rapporte rien.
    .ours = yes
    .see = 8.2
rule-8-2 = Un char de n cartes vaut la moitié de n fois (n − 1) : 3 points pour trois cartes, puis 6, 10, 15, 21, 28 et ainsi de suite. Les cartes faces cachées comptent aussi.
    .example = Six lapins sur un char rapportent 6 × 5 / 2 = 15 points ; sur deux chars de trois, seulement 3 + 3 = 6.
    .ours = yes
    .see = 8.3 10.10
rule-8-3 = Le public accueille le défilé de l’une de ces cinq manières : jusqu’à 35 points, dès 36, dès 45, dès 50, dès 55.
    .example = Des chars de 7, 6, 4 et 3 cartes font 21 + 15 + 6 + 3 = 45 points : la troisième manière, et un succès.
    .see = 1.4

rule-9 = Les évènements
rule-9-1 = Un évènement est révélé à chaque manche et vaut pour elle ; aucun ne revient.
    .see = 1.3 2.5
rule-9-2 = La fête des fous : le Roi et le Bouffon échangent tout de suite leurs mains entières. Tous deux connaissent dès lors les deux mains.
    .see = 3.2
rule-9-3 = La cour des miracles : tous sauf le Roi piochent en Bouffons ; il n’y a donc pas de décret dans cette manche.
    .see = 3.5 5.1
rule-9-4 = La folie des grandeurs : le Roi envoie au moins cinq cartes ; avant cela, il ne peut s’arrêter que dans le cas prévu en 6.4.
    .ours = yes
    .see = 6.4
rule-9-5 = Le roi Dagobert : le Roi choisit une de ses cartes et la pose aussitôt, ouverte.
    .see = 9.12
rule-9-6 = Bas les masques : tous sauf le Roi posent aussitôt une carte ouverte ; tous choisissent ensemble, puis montrent.
    .ours = yes
    .see = 9.12
rule-9-7 = Cupidon : le Bouffon pioche deux cartes, toutes deux les yeux fermés, voit la première avant de piocher la deuxième, et donne une carte.
    .see = 5.1
rule-9-8 = Colin-maillard : la main du Bouffon est posée aussitôt face cachée, en rangée. Il en choisit l’ordre, que nul autre ne connaît, ne voit ensuite que la carte qu’il pioche, et peut donner celle-ci ou n’importe laquelle de la rangée, par sa place.
    .ours = yes
    .see = 3.2 7.4
rule-9-9 = Bal de jour : les Carnavalistes ne piochent que des cartes faces visibles, recouvertes ou non. Le décret vaut ; le Bouffon n’est pas concerné.
    .see = 3.5 4.4
rule-9-10 = Bal de nuit : les Carnavalistes ne piochent que des cartes faces cachées, recouvertes ou non. Le décret vaut ; le Bouffon n’est pas concerné.
    .see = 3.5 4.4
rule-9-11 = La chenille : chacun donne à qui se trouve à sa gauche, et non au Roi. Le Bouffon donne une carte, tout autre en donne une de plus qu’il n’en a reçu, n’importe lesquelles de sa main ; le Roi en reçoit donc autant que d’habitude, toutes de sa droite. Qui en a moins les donne toutes.
    .ours = yes
    .see = 3.7 3.8
rule-9-12 = Qui pose une carte ouverte la choisit dans sa main. Elle reste devant son propriétaire jusqu’à la fin de la manche, et peut être donnée ou envoyée comme toute autre carte de la main.
    .see = 3.7 6.1 7.4

rule-10 = Les rôles
rule-10-1 = On tire au hasard un rôle de plus qu’il n’y a de joueurs. Dans le sens horaire depuis la gauche du Roi, chaque Carnavaliste regarde ceux qui restent, en garde un en secret et passe les autres. Les deux derniers ne sont pas en jeu. Le Roi n’a pas de rôle et n’en voit aucun.
    .ours = yes
    .see = 2.5 10.2 10.16
rule-10-2 = Un rôle est révélé au tour de son propriétaire, après le décret. L’Espionne et le Paparazzi sont révélés et appliqués dès que tous ont choisi, dans le sens horaire.
    .ours = yes
    .see = 3.5 10.8 10.9
rule-10-3 = La Chasseuse de prime et la Contrebandière sont antagonistes, de même que le Vizir et la Voleuse : un pouvoir est sans effet si, au moment de l’appliquer, l’autre rôle a déjà été révélé, par qui que ce soit, même si cet autre était lui-même sans effet.
    .see = 10.5 10.6 10.13 10.14
rule-10-4 = Une pioche dont le pouvoir est sans effet, ou non utilisé, est ordinaire et liée par le décret.
    .ours = yes
    .see = 3.5 4.7
rule-10-5 = Chasseuse de prime : après la pioche, vous devez prendre une carte recouverte, quels que soient son côté et son âge, et la poser face visible à côté de la foule. On peut dès lors la piocher comme une autre, et elle n’est pas rejetée. Sans carte recouverte, rien ne se passe.
    .see = 4.4 10.3 10.17
rule-10-6 = Contrebandière : vous piochez une carte à la fois interdite et recouverte. S’il n’y en a pas, vous n’en piochez pas.
    .see = 3.5 4.4 10.3
rule-10-7 = Bouffon : vous piochez les yeux fermés, comme le Bouffon de la version Évènements.
    .see = 3.6 5.1
rule-10-8 = Espionne : tous sauf le Roi posent aussitôt une carte ouverte.
    .see = 9.12 10.2
rule-10-9 = Paparazzi : le Roi pose aussitôt une carte ouverte.
    .see = 9.12 10.2
rule-10-10 = Magicien : en le révélant, vous pouvez prendre une carte d’un char, face visible ou non, et la retourner face cachée sur un autre char qui a une carte, quel que soit son point commun. Elle y compte comme une autre et n’a plus de traits ; ce qu’elle était reste connu de tous.
    .ours = yes
    .see = 6.2 8.2
rule-10-11 = Père Noël : vous donnez deux cartes, puis en piochez deux disponibles ; cela remplace pioche et don. Qui en tient moins donne ce qu’il a.
    .ours = yes
    .see = 3.7 4.2
rule-10-12 = Terrassier : après une pioche ordinaire, vous pouvez piocher une deuxième carte que la première recouvrait, quels que soient son âge et son côté, si elle est alors visible en partie. Celles qui n’étaient dessous qu’à travers d’autres ne comptent pas.
    .ours = yes
    .see = 4.3 4.5 4.7
rule-10-13 = Vizir : à la remise à niveau, vous ramenez d’abord votre main à sa taille, puis piochez deux cartes de plus. Vous les gardez toute la manche suivante ; le surplus part à la remise à niveau de celle-ci. Une Voleuse en jeu l’annule toujours.
    .ours = yes
    .see = 7.1 7.3 10.3
rule-10-14 = Voleuse : vous pouvez piocher, au lieu d’une carte disponible, une carte recouverte qui est face visible, quel que soit son âge.
    .see = 4.4 10.3
rule-10-15 = Voyante : tous les rôles sont révélés. Si le Bouffon ou le Magicien est du nombre, montré maintenant ou plus tôt, vous piochez deux cartes disponibles et en donnez deux ; sinon pioche et don sont ordinaires. Les autres agissent toujours à leur propre tour.
    .see = 4.2 10.7 10.10
rule-10-16 = Tous les rôles reviennent avant le choix de la manche suivante.
    .ours = yes
    .see = 10.1
rule-10-17 = À côté de la foule, il y a huit places pour la carte de la Chasseuse de prime, aux côtés et aux coins de tout ce qui est là : elle n’y recouvre rien, et rien ne la recouvre.
    .ours = yes
    .see = 4.3 10.5

rule-11 = Savoir et dire
rule-11-1 = Les mains, les rôles non révélés et les cartes faces cachées sont secrets, sauf l’âge que montre leur dos. Où une carte se trouve dans la foule, et de quel côté, est ouvert à tous.
    .see = 2.7 11.2
rule-11-2 = Ce que vous avez vu, vous le savez : une carte avant qu’elle soit recouverte, qui l’a prise, un don que vous avez fait. Là où une carte vue a pu changer de place sans qu’on la voie, vous connaissez les places où elle peut être.
    .ours = yes
    .see = 3.8
rule-11-3 = Le Roi ne dit rien, sinon ses décrets.
    .see = 3.5 11.4
rule-11-4 = Si l’on est convenu de signes, chaque Carnavaliste peut en faire un après son tour : montrer un char pour qu’il grandisse ou parte, montrer une carte visible, ou dire une phrase toute faite. Rien n’est dit des mains.
    .ours = yes
    .see = 3.1

## The board, drawn

board-street = La rue
board-floats = Les ateliers
board-crowd = { $count ->
    [0] personne
    [one] { $count } personne
   *[other] { $count } personnes
}
board-mark = { $points ->
    [0] Aucun point
    [one] { $points } point
   *[other] { $points } points
}, { $mark } pour « { $goal } »
board-no-parade = Aucun char n’est encore parti
board-cart = Char de l’atelier { $workshop }
board-joins = { $person }, peut rejoindre l’atelier { $workshop }
board-of-others = Vu chez les autres
board-recalled-with = { $person }, chez { $player } d’après votre souvenir
board-point = La rue est sombre : désignez un point n’importe où
board-carnavalist = Carnavaliste
board-taking-free = Toute personne que rien ne recouvre.
board-taking-day = Seulement des cartes visibles, recouvertes ou non.
board-taking-night = Seulement des cartes cachées, recouvertes ou non.
board-taking-smuggled = Seulement des cartes recouvertes de l’âge interdit.
board-taking-stolen = Cartes libres d’autres âges, ou recouvertes et visibles.
board-no-ban = Aucun âge n’est interdit.
figure-cards = cartes en main
board-side-left = gauche
board-side-up = haut
board-side-right = droite
board-side-down = bas
board-round = Manche { $round } sur { $rounds }
board-score = { $points ->
    [0] aucun point pour l’instant
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
board-age-child = Enfants
board-age-teen = Ados
board-age-adult = Adultes
board-age-open = { $age } : permis
board-age-banned = { $age } : interdit par décret royal
board-event = Évènement de la manche : { $event }
board-role-open = Rôle : { $role }
board-role-secret = Votre rôle secret : { $role }
board-role-hidden = A un rôle secret
board-no-role = Pas encore de rôle
board-king-has-no-role = Le Roi n’a pas de rôle
board-recalled = Face cachée, mais vous vous souvenez : { $person }
board-back = Face cachée : { $age }
board-never-seen = Une carte que personne n’a vue
board-lies-free = Personne devant
board-lies-peeks = Quelqu’un se tient devant
board-lies-buried = Enfouie sous d’autres
board-banned = Interdit par décret royal : { $age }
board-fits = { $count ->
    [one] Va avec le char { $floats }
   *[other] Va avec les chars { $floats }
}
board-fits-none = Ne va avec aucun char commencé
board-looks = { $player } regarde cette carte
board-eyes-closed = Vos yeux sont fermés : la rue est noire
board-closed = { $player } a les yeux fermés
board-finger = Le doigt de { $player } ; { $hints ->
    [one] encore un indice
   *[other] encore { $hints } indices
}
board-free = libre
board-workshop = Atelier { $workshop }, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
board-any-may-begin = Toute carte peut commencer un char ici
board-common = En commun : { $points }
board-worth = { $points ->
    [0] Encore trop petit pour le défilé
    [one] Vaut { $points } point
   *[other] Vaut { $points } points
}
board-on-float = { $person }, sur le char de l’atelier { $workshop }
board-turned = { $person }, face cachée sur le char de l’atelier { $workshop }
board-wants-grow = { $player } veut que le char de l’atelier { $workshop } grandisse
board-wants-roll = { $player } veut que le char de l’atelier { $workshop } parte
board-in-parade = { $person }, dans le défilé sur le char { $number }
board-paraded = Char { $number } du défilé, { $count } cartes : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = Votre main
board-in-hand = { $person }, dans votre main
board-row = Place { $place } de votre rangée, face cachée : { $age }
board-shown = { $person }, carte montrée par { $player }
board-shown-tag = montrée
board-is-king = Roi
board-is-jester = Bouffon
board-cards = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-says = Dit : { $phrase }
board-numbered = N° { $slot }. { $who }
board-around = À côté de la foule, { $around }
board-decree-child = Par décret royal : pas d’enfants !
board-decree-teen = Par décret royal : pas d’ados !
board-decree-adult = Par décret royal : pas d’adultes !

# pourquoi un partenaire a fait ce qu’il a fait, quand aucune recherche ne décide

thought-aim-aim = Les yeux fermés, je ne sais pas où sont les cartes. Depuis le milieu, ma main s’écarte le moins de la foule.
thought-hint-hint = J’ai cherché la carte que les chars attendent le plus parmi celles que le doigt peut encore atteindre : « { $move } » en est le prochain pas, ou la fin du chemin.
thought-sign-grow = Ce char vaut la peine d’attendre, à mon avis.
thought-sign-roll = Plus personne ne peut rejoindre ce char, et l’atelier doit servir.
thought-sign-look = Cette carte irait bien sur un char.
thought-sign-say = Il me semblait qu’il fallait le dire : { $move }
thought-sign-pass = Rien de ce que je pouvais montrer n’aurait aidé.
thought-choose-role-role = Des rôles qui m’étaient proposés, c’est celui qui rapporte d’habitude le plus aux chars.
thought-alone-draw = Un partenaire a montré cette carte, et aucune carte ouverte n’était plus utile à un char.
thought-alone-refill = { thought-alone-draw }

## Une première partie

lesson-1 = Vous préparez ensemble un carnaval : un seul score pour tous, qu’on gagne ou qu’on perde. À chaque manche, l’un de vous est Roi et compose des chars avec les gens que les autres lui amènent. { $player1 } règne en premier, et l’évènement de la manche lui a fait montrer une carte : un lapin aux confettis.
    À vous de prendre quelqu’un dans la foule. Le Roi vient de décréter pour vous : pas d’adultes. Et qui se trouve sous une autre carte n’est pas disponible non plus. Prenez le fantôme à la barbe à papa : il ira bien avec votre abeille.
lesson-2 = Vous donnez ensuite au Roi une carte de votre main, face cachée. Personne d’autre que vous deux ne sait laquelle ; on n’en voit que l’âge, au dos. Le Roi n’a pas le droit de dire ce qu’il espère : il faut deviner.
    Mais sa carte est là, ouverte : des confettis ! Donnez la sorcière aux confettis.
lesson-3 = Bien deviné : quatre personnes aux confettis sont à l’atelier 1. Les cartes d’un char ont en commun un costume ou un accessoire ; l’âge ne suffit pas. Un arlequin à la barbe à papa attend à l’atelier 2. Puis la couronne est passée à { $player2 }, et vous voilà Bouffon de la manche.
    L’évènement du jour : « Bas les masques ! » Tous sauf le Roi montrent une carte. Montrez votre abeille à la barbe à papa.
lesson-4 = Aucun décret ne lie le Bouffon, mais il pioche les yeux fermés. La rue est noire, et vous désignez un point ; votre main tremble, et le doigt peut se poser un peu à côté. Ce qu’il touche est à vous, recouvert ou non.
    Désignez la colonne 12, ligne 5, un peu au-dessus du milieu de la foule.
lesson-5 = Quelle prise : un dragon aux confettis et à la barbe à papa ! Il va sur les deux chars, et personne d’autre ne le sait. À la manche suivante, ce sera votre règne : gardez-le.
    Pour { $player2 }, il y a l’abeille ouverte devant vous : elle rejoindra l’arlequin à l’atelier 2. Donnez-la.
lesson-6 = Trois tambourins sont à l’atelier 3, et la couronne est à vous ! { $player1 }, votre Bouffon, vous a donné un lapin à la barbe à papa. C’est à { $player2 } de piocher, et vous interdisez d’abord un âge. Un Roi ne dit jamais rien d’autre : que cela serve.
    Vous aimeriez l’astronaute aux confettis, un enfant. Quelqu’un se trouve dessus, mais au Bal de jour on peut piocher une carte recouverte si elle est face visible. Interdisez les adultes.
lesson-7 = { $player2 } a compris et vous amène l’astronaute. Envoyez maintenant des cartes de votre main aux ateliers, une par une : au moins une, et autant que vous voulez.
    Un long char vaut bien plus que deux courts : 3 points pour trois cartes, 6 pour quatre, 10 pour cinq, 15 pour six. Envoyez l’astronaute aux confettis de l’atelier 1.
lesson-8 = Le dragon convient à l’atelier 1 comme à l’atelier 2. Avec la barbe à papa, il serait la troisième carte, pour 3 points ; avec les confettis, il est la sixième, pour 5 de plus.
    Envoyez le dragon à l’atelier 1.
lesson-9 = Six des sept personnes aux confettis sur un même char ! Pendant votre tour, un char d’au moins trois cartes peut partir pour le défilé. Il ne change alors plus, et son atelier est libre pour autre chose.
    Faites partir le char de l’atelier 1.
lesson-10 = Il roule, et reste en vue avec ses 15 points. À l’atelier 2, l’arlequin et l’abeille à la barbe à papa cherchent encore un troisième.
    Envoyez le fantôme à l’atelier 2.
lesson-11 = Un costume fait aussi un char : vous tenez trois lapins, et peu importe alors ce qu’ils portent. Il y a cinq ateliers, et le premier libre est de nouveau le numéro 1.
    Envoyez les trois lapins à l’atelier 1, l’un après l’autre.
lesson-12 = En haut est compté ce qui défilerait aujourd’hui : 24 points. À la fin de la sixième manche, il en faut 45 pour un succès, et à partir de 55 le public ne parlera plus que de vous.
    Votre main est vide. Terminez votre tour.
lesson-13 = On remet maintenant les mains à niveau, et la vôtre remonte à quatre cartes. Plus de décret ici : prenez qui vous voulez, visible ou caché, tant que personne ne se trouve dessus.
    Prenez le robot et l’astronaute aux trompettes, l’astronaute au parapluie et, pour la chance, l’adulte face cachée qui s’éclaire.
lesson-done = Encore un lapin : votre char lui ferait bien une place. { $player1 } est Roi pour la deuxième fois, la Fête des fous a échangé deux mains, et il reste trois manches pour faire de 24 points au moins 45.
    Regardez ce qui se montre, retenez ce qui se donne, et devinez de quoi rêve le Roi. Plus personne ne vous guide : joyeux carnaval !

# La feuille de score

pad-float = Char { $number }, { $size } cartes
goal-reaction-yawns = Bâillements
goal-reaction-doubts = Des doutes
goal-reaction-called-back = À l’année prochaine
goal-reaction-ovation = Ovation
goal-reaction-world-peace = Paix dans le monde

# The box: sections, keys and choices of the components file

box-section-accessory = Accessoires
box-section-blind-draw = Désigner à l’aveugle
box-section-costume = Costumes
box-section-draft = Choix des rôles
box-section-event = Évènements
box-section-float-score = Points d’un char
box-section-king-turn = Tour du Roi
box-section-person = La foule
box-section-players = Selon le nombre de joueurs
box-section-reaction = Réactions du public
box-section-role = Rôles
box-section-success = Réussite commune
box-section-table = Cartes et rue
box-section-talk = Signes entre joueurs
box-section-workshops = Ateliers
box-field-accessories = accessoires
box-field-age = âge
box-field-antagonist = antagoniste
box-field-card-height = hauteur d’une carte (dixièmes de millimètre)
box-field-card-width = largeur d’une carte (dixièmes de millimètre)
box-field-costume = costume
box-field-draws = cartes piochées
box-field-fewest-sent = nombre minimal de cartes envoyées
box-field-hand-size = cartes en main
box-field-hint-step = longueur d’un indice (dixièmes de millimètre)
box-field-hints = indices
box-field-inset = recouvrement qui compte (dixièmes de millimètre)
box-field-least = au moins
box-field-least-in-sight = surface visible minimale (millimètres carrés)
box-field-more-than-players = rôles en plus du nombre de joueurs
box-field-never-on = jamais sur
box-field-reaction = à partir de la réaction
box-field-sigma = dispersion d’un doigt aveugle (dixièmes de millimètre)
box-field-signs = signes
box-field-smallest-float = cartes du plus petit char
box-field-zone-height = hauteur de la rue (dixièmes de millimètre)
box-field-zone-width = largeur de la rue (dixièmes de millimètre)
