# Fourberies en français. D’abord le titre, les questions, les choix, le récit et les refus ; puis
# les noms et les textes des pièces, la table en mots, et les règles.

## Le jeu

game-title = Fourberies
game-tagline = Menez votre troupe de cité en cité et préparez le spectacle qui saura plaire au Roi, dont l’humeur change sans cesse.
game-billing = Menez une troupe de cité en cité au gré de l’humeur du Roi.

## Ce que demande une étape

ask-travel = { $journeys ->
    [1] Où jouera votre troupe ?
   *[other] { acrobat-horse } : { $nth ->
        [1] choisissez la première de deux cités
       *[other] choisissez la seconde cité
    }
}
    .help = Tous choisissent en secret. Seul, on rencontre les cartes ; à plusieurs, on pioche une demande.
ask-perform = { $who ->
    [ox] { acrobat-ox } : vous réserver une cité ?
    [turtle] { acrobat-turtle } : reprendre toutes vos cartes voyage ?
    [horse] { acrobat-horse } : visiter deux cités pendant ce tour ?
    [monkey] { acrobat-monkey } : qui voulez-vous épier ?
    [fox] { acrobat-fox } : renoncer à une cité pour une autre ?
    [cat] { acrobat-cat } : attirer une carte de plus à { $city } ?
    [bear] { acrobat-bear } : emporter une carte de { $city } ?
    [elephant] { acrobat-elephant } : pousser l’aiguille ?
    [wolf] { acrobat-wolf } : quel acteur proposez-vous ?
   *[other] { $acrobats } : en faire jouer un maintenant ?
}
    .help = { $who ->
    [ox] Montrez votre carte voyage : personne d’autre ne peut choisir cette cité pendant ce tour.
    [turtle] Vos caravelles reviennent aussi. Elle joue une fois par saison.
    [horse] Vous choisirez deux cités en secret et visiterez les deux. Il joue une fois par saison.
    [monkey] Cet adversaire choisit avant vous, et vous seul voyez où il va.
    [fox] Toutes les cartes sont visibles : reprenez-en une des vôtres et jouez-en une autre.
    [cat] La carte la plus récente d’une cité voisine sans caravelle ; vous la rencontrez d’abord.
    [bear] Vous la prenez avant la fuite des autres ; un acteur vous rejoint sans effet.
    [elephant] De { $steps } cases au plus, dans un sens ou l’autre. Si l’humeur change, les régisseurs rentrent.
    [wolf] Contre un acteur différent d’un adversaire, d’une expérience à { $gap } près.
   *[other] { $moment ->
        [1] { acrobat-ox } : une cité pour vous seul. { acrobat-turtle } : reprendre cartes voyage et caravelles.
        [2] { acrobat-horse } : visiter deux cités. { acrobat-monkey } : voir où va un adversaire, puis choisir.
       *[other] { acrobat-elephant } : pousser l’aiguille de { $steps } au plus. { acrobat-wolf } : échanger un acteur.
    }
}
ask-swap-city = { acrobat-fox } : où aller plutôt qu’à { $old_city } ?
    .help = Toute cité de votre main que personne ne s’est réservée.
ask-choose-troupe = { acrobat-wolf } : avec qui échanger votre { $role } ?
    .help = { $gap ->
    [0] On ne prend qu’un acteur différent, de même expérience.
   *[other] On ne prend qu’un acteur différent, d’une expérience à { $gap } près.
}
ask-choose-actor = { acrobat-wolf } : qui prendre contre votre { $role } ?
    .help = Dans la troupe de { $other_seat }. Aucun effet ne se produit à nouveau.
ask-steal = Votre { $actor } vole 1 écu : à qui ?
    .help = On ne vole qu’à qui possède au moins un écu.
ask-send-to-court = Envoyer un nouveau venu à la cour, ou garder tous ?
    .help = Aiguille : { needle-place }. Qui part la tourne de son expérience et vous quitte.
ask-discard-request = { $limit } demandes au plus en main : défaussez-en une
    .help = Elle part face cachée ; personne d’autre ne la voit.
ask-camouflage = Combien de Caméléons jouent selon le Roi ({ $mood }) ?
    .help = Sans eux, votre spectacle vaut { $lead } pour le Roi ; chacun compte { $experience }, pour ou contre.
ask-play-requests = { $nth ->
    [1] Jouer une demande secrète ?
   *[other] { acrobat-owl } : jouer une seconde demande ?
}
    .help = { $nth ->
    [1] { $left ->
        [0] Elle rapporte ce qu’elle dit ; c’était la dernière saison.
       *[other] Elle rapporte, reste ouverte et rapporte encore à la saison suivante si elle tient.
    }
   *[other] Elle rapporte une fois, puis elle est défaussée.
}

## Ce qu’on peut faire

move-pass = Passer
move-pass-perform = Continuer sans saltimbanque
    .do = Continuer
move-pass-play-requests = Garder vos demandes en main
    .do = Les garder en main
move-travel = Partir pour { $city } (cité { $number })
    .do = Sceller { $city }
move-steal = Voler 1 écu à { $seat }
    .do = Voler { $seat }
move-keep = Garder tous les nouveaux venus dans votre troupe
    .do = Les garder tous
move-court = Envoyer le { $role } à la cour
    .do = { $role } à la cour
move-discard = Défausser { $request }
    .do = Écarter { $request }
move-claim = { acrobat-ox } : vous réserver { $city } pour ce tour
    .do = Réserver { $city }
move-recover = { acrobat-turtle } : reprendre toutes vos cartes voyage et vos caravelles
    .do = Tout reprendre
move-ride = { acrobat-horse } : visiter deux cités pendant ce tour
    .do = Visiter deux cités
move-peek = { acrobat-monkey } : découvrir où va { $seat } avant de choisir
    .do = Épier { $seat }
move-leave = { acrobat-fox } : renoncer à { $city } pour une autre cité
    .do = Renoncer à { $city }
move-swap = Aller plutôt à { $city }
    .do = Aller à { $city }
move-pull = { acrobat-cat } : attirer la carte la plus récente de { $city }
    .do = Attirer de { $city }
move-snatch = { acrobat-bear } : emporter la carte « { $encounter } »
    .do = Prendre { $encounter }
move-turn = { acrobat-elephant } : tourner l’aiguille { needle-shift }
    .do = Pousser l’aiguille
move-lend = { acrobat-wolf } : proposer votre { $role } en échange
    .do = Proposer { $role }
move-from = Échanger avec { $seat }
    .do = Avec { $seat }
move-for = Prendre le { $role }
    .do = Prendre { $role }
move-towards = { $count ->
    [0] Aucun Caméléon ne joue selon l’humeur du Roi
    [one] { $count } Caméléon joue selon l’humeur du Roi
   *[other] { $count } Caméléons jouent selon l’humeur du Roi
}
    .do = { $count } selon le Roi
move-play = Jouer { $request }

## Ce qui s’est passé

told-season-opens = La saison { $season } commence : le Roi est d’humeur à voir une { $mood }.
    .heads = Saison { $season }
told-lays = Du nouveau à { $city } : { $encounter }.
    .series = Du nouveau dans les cités : { $items }.
    .item = { $encounter } à { $city }
told-friend-plans = { $seat } découvre où ira sa troupe amie : { $city }.
told-claims = { $acrobat } : { $seat } se réserve { $city } et en ferme les portes aux autres pour ce tour.
told-recovers = { $seat } reprend ses cartes voyage et ses caravelles.
told-recalls = { $acrobat } : { $seat } récupère toutes ses cartes voyage et ses caravelles.
told-rides = { $acrobat } : { $seat } se met en selle pour visiter deux cités pendant ce tour.
told-spies = { $acrobat } : { $seat } tient à l’œil { $target }, qui doit choisir en premier.
told-peeks = { $seat } découvre où va { $target } : { $city }.
told-travels = { $seat } part pour { $city }.
    .series = Les troupes prennent la route : { $items }.
    .item = { $seat } pour { $city }
told-friend-travels = { $seat } voit sa troupe amie partir pour { $city }.
told-swaps = { $acrobat } : { $seat } change de cap et préfère { $city } à { $old }.
told-pulls = { $acrobat } : { $seat } attire une carte de { $city }, « { $encounter } ».
told-snatches = { $acrobat } : { $seat } emporte « { $encounter } » au nez et à la barbe de tous.
told-earns = { $ecus ->
    [one] { $seat } empoche une prime de { $ecus } écu.
   *[other] { $seat } empoche une prime de { $ecus } écus.
}
told-joins = { $seat } accueille un saltimbanque : { $encounter }.
told-meets = { $seat } rencontre un { $encounter }.
told-steals = { $seat } vole 1 écu à { $victim }.
told-stages = { $seat } met un régisseur en scène.
told-stages-none = { $seat } n’a plus de régisseur à mettre en scène.
told-manages = { $ecus ->
    [one] { $seat } touche { $ecus } écu grâce au régisseur en scène.
   *[other] { $seat } touche { $ecus } écus grâce aux régisseurs en scène.
}
told-pays = { $seat } verse 1 écu pour engager un { $encounter }.
told-turned-away = { $seat } n’a pas d’écu pour engager un { $encounter }, qui passe son chemin.
told-courts = { $seat } envoie un { $encounter } à la cour.
told-scared = Cohue à { $city } : les cartes se dispersent, et les acteurs éventuels filent à la cour.
told-friend-scares = Une troupe amie traverse { $city } : les cartes se dispersent en pure perte.
told-sways = L’aiguille tourne jusqu’à { needle-place }.
told-mood-turns = Le Roi change d’humeur : place à la { $mood } ! Tous les régisseurs quittent la scène.
told-reshuffles = Les demandes défaussées sont mélangées et forment une nouvelle pioche.
told-draws = { $seat } pioche { $request }.
    .series = { $seat } pioche { $items }.
    .item = { $request }
told-discards = { $seat } défausse { $request }.
    .series = { $seat } défausse { $items }.
    .item = { $request }
told-friend-recovers = { $seat } rend à sa troupe amie toutes ses cartes voyage et les mélange.
told-pushes = { $acrobat } : { $seat } pèse de tout son poids sur l’aiguille.
told-trades = { $seat } cède un { $given } à { $victim } et lui prend un { $encounter }.
told-leans = { $others ->
    [0] { $count ->
        [one] { $seat } fait jouer son Caméléon selon l’humeur du Roi.
       *[other] { $seat } fait jouer ses { $count } Caméléons selon l’humeur du Roi.
    }
   *[other] { $count ->
        [0] { $others ->
            [one] { $seat } fait jouer son Caméléon contre l’humeur du Roi.
           *[other] { $seat } fait jouer ses { $others } Caméléons contre l’humeur du Roi.
        }
       *[other] { $seat } partage ses Caméléons : { $count } selon l’humeur du Roi, { $others } contre elle.
    }
}
told-actors-pay = { $ecus ->
    [0] { $seat } n’a aucun acteur au goût du Roi.
    [one] { $seat } reçoit { $ecus } écu pour { $ecus } acteur au goût du Roi.
   *[other] { $seat } reçoit { $ecus } écus pour { $ecus } acteurs au goût du Roi.
}
told-pleases = { $ecus ->
    [one] { $seat } charme le Roi avec une avance de { $difference } : { $ecus } écu.
   *[other] { $seat } charme le Roi avec une avance de { $difference } : { $ecus } écus.
}
told-triumphs = { $ecus ->
    [one] Triomphe pour { $seat } ! Une avance de { $difference }, que nul ne surpasse : { $ecus } écu.
   *[other] Triomphe pour { $seat } ! Une avance de { $difference }, que nul ne surpasse : { $ecus } écus.
}
told-displeases = { $seat } présente un spectacle qui laisse le Roi de marbre.
told-grants = { $ecus ->
    [one] { $seat } joue { $request } et gagne { $ecus } écu.
   *[other] { $seat } joue { $request } et gagne { $ecus } écus.
}
told-grants-again = { $ecus ->
    [0] { $seat } n’obtient rien de plus pour sa demande ouverte : { $request }.
    [one] { $seat } gagne encore { $ecus } écu pour sa demande ouverte : { $request }.
   *[other] { $seat } gagne encore { $ecus } écus pour sa demande ouverte : { $request }.
}
told-forgets = Grâce au Hibou, { $seat } joue une demande de plus, aussitôt défaussée : { $request }.

## Pourquoi non

why-must-travel = Chacun pose une carte voyage.
why-choice-comes-later = Tous choisissent leur cité ensemble, quand les saltimbanques de ce moment ont fini.
why-cards-are-turned-up = Les destinations de ce tour sont déjà révélées.
why-travel-card-used = Votre carte voyage pour { $city } est déjà jouée ; il faut d’abord la reprendre.
why-city-already-chosen = Vous avez déjà choisi { $city }.
why-city-claimed = Le Bœuf d’une autre troupe garde { $city } pendant ce tour.
why-must-steal = Un adversaire a des écus : il faut en voler un.
why-theft-from-opponents = On vole un écu à un adversaire de cette table.
why-opponent-is-broke = { $seat } n’a pas d’écu à se faire voler.
why-theft-on-arrival = On ne vole un écu qu’en rencontrant un acteur d’expérience 2.
why-court-comes-later = Vous pourrez envoyer un acteur à la cour après avoir rencontré la dernière carte de la cité.
why-court-after-meeting = Vous ne pouvez envoyer un acteur à la cour qu’après avoir rencontré seul les cartes d’une cité.
why-only-newcomers = Aucun { $role } ne figure parmi les acteurs que vous venez de rencontrer.
why-court-or-keep = On ne passe pas ici : envoyez un nouveau venu à la cour, ou gardez-les tous.
why-keep-after-meeting = Il n’y a de nouveaux venus à garder qu’après avoir rencontré seul les cartes d’une cité.
why-must-discard = Vous tenez plus de trois demandes : vous devez en défausser une.
why-request-not-in-hand = Cette demande n’est pas dans votre main : { $request }.
why-few-requests = On ne défausse une demande que si l’on en tient plus de trois.
why-acrobat-not-yours = Ce saltimbanque ne voyage pas avec vous : { $acrobat }.
why-acrobat-just-arrived = Ce saltimbanque vient d’arriver et doit attendre la fin de la dernière cité : { $acrobat }.
why-acrobat-tilted = Ce saltimbanque a déjà joué cette saison : { $acrobat }.
why-acrobat-other-moment = Ce saltimbanque joue { $moment } : { $acrobat }.
why-acrobat-while-meeting = Aucun saltimbanque ne joue pendant que vous rencontrez les cartes d’une cité.
why-acrobats-one-by-one = Les saltimbanques jouent l’un après l’autre : finissez d’abord ce que vous avez commencé.
why-nothing-discarded = Vous avez déjà toutes vos cartes voyage en main.
why-two-cards-needed = Pour monter le Cheval, il faut deux cartes voyage que vous puissiez choisir.
why-monkey-watches-opponents = Le Singe surveille un adversaire de cette table.
why-choice-is-public = { $seat } n’a plus rien à cacher : son choix est déjà public.
why-not-going-there = Vous n’allez pas à { $city } pendant ce tour.
why-no-other-travel-card = Vous n’avez aucune autre carte voyage que vous puissiez jouer.
why-fox-takes-back-first = Choisissez d’abord la carte voyage que le Renard reprend.
why-fox-has-taken-back = Vous avez repris { $city } ; jouez maintenant une autre carte voyage.
why-just-taken-back = Vous venez de reprendre { $city }.
why-already-going-there = Vous allez déjà à { $city }.
why-not-a-neighbour = { $city } n’est pas à côté de la cité que vous visitez.
why-no-card-there = Il n’y a aucune carte à { $city }.
why-caravel-there = Une caravelle attend devant { $city }.
why-not-in-stack = Pas de « { $encounter } » dans cette cité.
why-other-copy = { $encounter } : prenez plutôt l’exemplaire de cette cité.
why-copies-are-alike = { $encounter } : cette cité en a plusieurs, identiques, et un seul exemplaire est proposé.
why-length-of-a-push = { $count ->
    [one] L’Éléphant pousse l’aiguille de { $count } case.
   *[other] L’Éléphant pousse l’aiguille de 1 à { $count } cases.
}
why-end-of-the-dial = Le cadran finit avant : l’aiguille n’irait pas plus loin.
why-not-your-actor = Votre troupe n’a pas cet acteur : { $role }.
why-no-match-anywhere = Aucun adversaire n’a d’acteur à échanger contre celui-ci : { $role }.
why-wolf-lends-first = Choisissez d’abord l’acteur de votre troupe que le Loup donne.
why-wolf-has-lent = L’échange du Loup a commencé : choisissez maintenant qui vous recevez.
why-wolf-needs-a-troupe = Choisissez d’abord la troupe où va le Loup.
why-wolf-goes-to-opponents = Le Loup échange des acteurs avec un adversaire de cette table.
why-nothing-to-trade = { $seat } n’a aucun acteur qui convienne à l’échange.
why-not-their-actor = { $seat } n’a pas cet acteur : { $role }.
why-same-actor = { $role } serait échangé contre le même : il faut deux acteurs différents.
why-too-different = { $count ->
    [0] { $role } ne convient pas : les deux doivent avoir la même expérience.
   *[other] { $role } ne convient pas : les deux expériences peuvent différer de { $count } au plus.
}
why-chameleons-at-the-count = Les Caméléons choisissent leur nature à la fin d’une saison, avant le décompte des spectacles.
why-not-that-many-chameleons = { $count ->
    [one] Vous avez { $count } Caméléon.
   *[other] Vous avez { $count } Caméléons.
}
why-must-turn-colour = Vos Caméléons doivent choisir leur nature.
why-requests-at-the-count = Les demandes se jouent à la fin d’une saison, après le décompte des spectacles.
why-request-already-chosen = Vous avez déjà choisi { $request }.
why-request-pays-nothing = Cette demande ne vous rapporterait rien maintenant : { $request }.

## Les moments des saltimbanques

moment-1 = avant le choix des cités
moment-2 = juste avant le choix des cités
moment-3 = après la révélation des cartes voyage
moment-4 = avant que vous rencontriez seul les cartes d’une cité
moment-5 = avant qu’une cité partagée soit vidée
moment-6 = après la dernière cité

## Le Roi et son aiguille

mood-1 = comédie
mood--1 = tragédie
needle-place = { $needle ->
    [-1] la case 1 de la tragédie
    [-2] la case 2 de la tragédie
    [-3] la case 3 de la tragédie
    [-4] la case 4 de la tragédie
    [-5] la case 5 de la tragédie
    [-6] la case 6 de la tragédie
    [-7] la case 7 de la tragédie
    [-8] la case 8 de la tragédie
    [-9] la case 9 de la tragédie
    [-10] la case 10 de la tragédie
    [-11] la case 11 de la tragédie
    [-12] la case 12 de la tragédie
   *[other] la case { $needle } de la comédie
}
needle-shift = { $shift ->
    [-1] d’une case vers la tragédie
    [-2] de 2 cases vers la tragédie
    [-3] de 3 cases vers la tragédie
    [-4] de 4 cases vers la tragédie
    [-5] de 5 cases vers la tragédie
    [-6] de 6 cases vers la tragédie
    [-7] de 7 cases vers la tragédie
    [-8] de 8 cases vers la tragédie
    [-9] de 9 cases vers la tragédie
    [-10] de 10 cases vers la tragédie
    [-11] de 11 cases vers la tragédie
    [-12] de 12 cases vers la tragédie
    [-13] de 13 cases vers la tragédie
    [-14] de 14 cases vers la tragédie
    [-15] de 15 cases vers la tragédie
    [-16] de 16 cases vers la tragédie
    [-17] de 17 cases vers la tragédie
    [-18] de 18 cases vers la tragédie
    [-19] de 19 cases vers la tragédie
    [-20] de 20 cases vers la tragédie
    [-21] de 21 cases vers la tragédie
    [-22] de 22 cases vers la tragédie
    [-23] de 23 cases vers la tragédie
    [one] d’une case vers la comédie
   *[other] de { $shift } cases vers la comédie
}

## Les cités

city-unknown = une cité tenue secrète
city-1 = Port-Sabot
city-2 = Belle-Ramure
city-3 = Haute-Crête
city-4 = Val-Moustache
city-5 = Tour-Griffe
city-6 = Rive-Museau
city-7 = Mont-Terrier
city-8 = Cap-Plumage

## Acteurs et primes

encounter-unknown = une rencontre cachée
tragedian-1 = Tragédien 1
tragedian-2 = Tragédien 2
tragedian-3 = Tragédien 3
tragedian-4 = Tragédien 4
tragedian-5 = Tragédien 5
comedian-1 = Comédien 1
comedian-2 = Comédien 2
comedian-3 = Comédien 3
comedian-4 = Comédien 4
comedian-5 = Comédien 5
bonus-1 = Prime de 1 écu
bonus-2 = Prime de 2 écus
bonus-3 = Prime de 3 écus
bonus-4 = Prime de 4 écus
bonus-5 = Prime de 5 écus
bonus-6 = Prime de 6 écus
bonus-7 = Prime de 7 écus
bonus-8 = Prime de 8 écus
bonus-9 = Prime de 9 écus
bonus-10 = Prime de 10 écus
effect-actor-1 = Reprenez toutes vos cartes voyage et vos caravelles.
effect-actor-2 = Dérobez 1 écu à l’adversaire de votre choix.
effect-actor-3 = Envoyez un régisseur en scène, puis recevez 1 écu par régisseur présent.
effect-actor-4 = Un grand nom, et rien de plus.
effect-actor-5 = Payez 1 écu ; si vous n’en avez pas, cet acteur passe son chemin.
effect-bonus = { $ecus ->
    [one] Recevez { $ecus } écu.
   *[other] Recevez { $ecus } écus.
}

## Saltimbanques

acrobat-chameleon = Caméléon
acrobat-chameleon-text = Il tient sa place dans chaque spectacle, en tragédien ou en comédien d’expérience { $experience } : vous décidez lequel, en secret, à la fin de la saison. Il ne se fatigue jamais.
acrobat-ox = Bœuf
acrobat-ox-text = Avant le choix des cités, montrez votre carte voyage : aucun autre joueur ne peut choisir cette cité pendant ce tour.
acrobat-turtle = Tortue
acrobat-turtle-text = Avant le choix des cités, reprenez toutes vos cartes voyage et vos caravelles.
acrobat-horse = Cheval
acrobat-horse-text = Annoncez-le avant le choix des cités, puis choisissez-en deux en secret : vous visitez l’une et l’autre.
acrobat-monkey = Singe
acrobat-monkey-text = Avant le choix des cités, désignez un adversaire, qui doit choisir en premier. Sa destination n’est connue que de vous.
acrobat-fox = Renard
acrobat-fox-text = Une fois les destinations connues, reprenez une de vos cartes voyage et jouez-en une autre.
acrobat-cat = Chat
acrobat-cat-text = Quand vous avez une cité pour vous, attirez-y la carte la plus récente d’une cité voisine sans caravelle devant elle. Vous la rencontrez d’abord.
acrobat-bear = Ours
acrobat-bear-text = Dans une cité partagée, prenez une carte avant que les autres ne se dispersent. Un acteur vous rejoint sans effet ni paiement.
acrobat-elephant = Éléphant
acrobat-elephant-text = Après la dernière cité, tournez l’aiguille { $steps ->
        [one] d’une case
       *[other] de { $steps } cases au plus
    } vers la tragédie ou la comédie.
acrobat-wolf = Loup
acrobat-wolf-text = Après la dernière cité, échangez un de vos acteurs contre un acteur différent d’une autre troupe, { $gap ->
        [0] de même expérience
        [one] dont l’expérience est la même ou diffère de { $gap }
       *[other] dont l’expérience diffère de { $gap } au plus
    }.
acrobat-owl = Hibou
acrobat-owl-text = En fin de saison, jouez une deuxième demande qui rapporte. Elle est ensuite défaussée.

## Demandes secrètes

request-unknown = une demande secrète
    .many = demandes secrètes
request-favourite = La Favorite
request-queen = La Reine
request-dauphin = Le Dauphin
request-minister = Le Ministre
request-confessor = Le Confesseur
request-jester = Le Fou du Roi
request-poet = Le Poète
request-pastry-cook = Le Pâtissier
request-twins = Les Jumelles
request-clockmaker = L’Horloger
request-duchess = La Duchesse
request-collector = Le Collectionneur
request-ballet-master = Le Maître de ballet
request-architect = L’Architecte
request-almoner = L’Aumônier
request-tax-farmer = Le Fermier général
request-admiral = L’Amiral
request-ambassador = L’Ambassadrice
request-dowager = La Douairière
request-nurse = La Nourrice
request-exile = L’Exilé
request-astrologer = L’Astrologue

request-text = Souhait : { $conditions }. Récompense : { $reward }.
request-reward = { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
}
request-reward-per = { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
} par { $unit }, { $max } au plus
condition-and = { $a }, et { $b }
condition-none = rien de particulier

# $cmp vaut ge (au moins), le (au plus), eq (exactement) ou lt (moins de).
how-many = { $cmp ->
    [ge] au moins { $value }
    [le] au plus { $value }
    [lt] moins de { $value }
   *[eq] exactement { $value }
}
how-much = { $cmp ->
    [ge] d’au moins { $value }
    [le] d’au plus { $value }
    [lt] de moins de { $value }
   *[eq] d’exactement { $value }
}
metric-tragedians = { how-many } { $value ->
        [one] tragédien
       *[other] tragédiens
    } dans votre troupe
metric-comedians = { how-many } { $value ->
        [one] comédien
       *[other] comédiens
    } dans votre troupe
metric-actors = { how-many } { $value ->
        [one] acteur
       *[other] acteurs
    } dans votre troupe
metric-min-kind-count = { $cmp ->
    [ge] au moins { $value } { $value ->
            [one] acteur
           *[other] acteurs
        } de chaque genre dans votre troupe
   *[other] { how-many } { $value ->
            [one] acteur
           *[other] acteurs
        } du genre le plus rare dans votre troupe
}
metric-kind-count-gap = { $cmp ->
    [eq] { $value ->
        [0] exactement autant de tragédiens que de comédiens
       *[other] un écart { how-much } entre vos nombres de tragédiens et de comédiens
    }
   *[other] un écart { how-much } entre vos nombres de tragédiens et de comédiens
}
metric-tragedian-experience = des tragédiens dont l’expérience totale est { how-much }
metric-comedian-experience = des comédiens dont l’expérience totale est { how-much }
metric-show-difference = { $cmp ->
    [lt] { $value ->
        [0] un spectacle contraire à l’humeur du Roi
       *[other] un spectacle avec une avance { how-much } dans le goût du Roi
    }
   *[other] un spectacle avec une avance { how-much } dans le goût du Roi
}
metric-show-abs-difference = { $cmp ->
    [eq] { $value ->
        [0] un spectacle en parfait équilibre entre tragédie et comédie
       *[other] un écart { how-much } entre tragédie et comédie dans votre spectacle
    }
   *[other] un écart { how-much } entre tragédie et comédie dans votre spectacle
}
metric-max-experience = { $cmp ->
    [ge] un acteur d’expérience { $value } ou plus
    [le] aucun acteur d’expérience supérieure à { $value }
    [lt] aucun acteur d’expérience { $value } ou plus
   *[eq] une expérience d’exactement { $value } pour l’acteur le plus aguerri
}
metric-distinct-experience = { how-many } { $value ->
        [one] expérience différente
       *[other] expériences différentes
    } dans votre troupe
metric-max-same-experience = { how-many } { $value ->
        [one] acteur
       *[other] acteurs
    } d’une seule et même expérience
metric-actors-exp-ge-4 = { how-many } { $value ->
        [one] acteur
       *[other] acteurs
    } d’expérience 4 ou 5
metric-actors-exp-le-2 = { how-many } { $value ->
        [one] acteur
       *[other] acteurs
    } d’expérience 1 ou 2
metric-acrobats = { how-many } { $value ->
        [one] saltimbanque
       *[other] saltimbanques
    } à vos côtés
metric-own-managers-on-stage = { how-many } { $value ->
        [one] de vos régisseurs
       *[other] de vos régisseurs
    } en scène
metric-caravels-on-board = { how-many } { $value ->
        [one] de vos caravelles
       *[other] de vos caravelles
    } sur le plateau
metric-wealth-rank-poorest = { $cmp ->
    [lt] quelqu’un de plus pauvre que vous
    [le] quelqu’un de plus pauvre que vous
   *[other] { $value ->
        [0] quelqu’un de plus pauvre que vous
       *[other] personne de plus pauvre que vous
    }
}
metric-wealth-rank-richest = { $cmp ->
    [lt] quelqu’un de plus riche que vous
    [le] quelqu’un de plus riche que vous
   *[other] { $value ->
        [0] quelqu’un de plus riche que vous
       *[other] personne de plus riche que vous
    }
}
metric-needle-distance = { $cmp ->
    [ge] l’aiguille sur la case { $value } ou au-delà, d’un côté ou de l’autre
    [le] l’aiguille sur la case { $value } ou plus près du milieu, d’un côté ou de l’autre
    [lt] l’aiguille plus près du milieu que la case { $value }, d’un côté ou de l’autre
   *[eq] l’aiguille sur la case { $value }, d’un côté ou de l’autre
}

unit-tragedians = tragédien de votre troupe
unit-comedians = comédien de votre troupe
unit-actors = acteur de votre troupe
unit-min-kind-count = paire formée d’un tragédien et d’un comédien de votre troupe
unit-kind-count-gap = acteur qu’un genre compte de plus que l’autre
unit-tragedian-experience = point d’expérience de vos tragédiens
unit-comedian-experience = point d’expérience de vos comédiens
unit-show-difference = point d’avance de votre spectacle dans le goût du Roi
unit-show-abs-difference = point d’écart entre tragédie et comédie dans votre spectacle
unit-max-experience = point d’expérience de votre acteur le plus aguerri
unit-distinct-experience = expérience différente dans votre troupe
unit-max-same-experience = acteur de l’expérience la plus répandue dans votre troupe
unit-actors-exp-ge-4 = acteur d’expérience 4 ou 5
unit-actors-exp-le-2 = acteur d’expérience 1 ou 2
unit-acrobats = saltimbanque à vos côtés
unit-own-managers-on-stage = régisseur que vous avez en scène
unit-caravels-on-board = caravelle que vous avez sur le plateau
unit-wealth-rank-poorest = saison où personne n’est plus pauvre que vous
unit-wealth-rank-richest = saison où personne n’est plus riche que vous
unit-needle-distance = case que l’aiguille a gagnée de son côté

## La table en mots

outline-turn = Saison { $season }, tour { $turn }
outline-over = La partie est finie.
outline-winners = Victoire : { $players }
outline-theatre = Le théâtre
outline-mood = Le Roi est d’humeur à voir une { $mood }.
outline-needle = L’aiguille est sur { needle-place } ; chaque côté compte { $dial } cases.
outline-managers = Régisseurs en scène : { $managers }
outline-managers-of = { $player } { $count }
outline-managers-none = Aucun régisseur n’est en scène.
outline-first = Première place pendant ce tour : { $player }
outline-cities = Les cités, la carte la plus récente d’abord
outline-city = { $number }. { $city }
outline-no-cards = aucune carte
outline-waiting = caravelles devant la cité : { $players }
outline-on-board = caravelles sur le plateau : { $players }
outline-friend-of = { $player } (troupe amie)
outline-ecus = { $ecus ->
    [one] { $ecus } écu
   *[other] { $ecus } écus
}
outline-hand = Cartes voyage en main : { $cards }
outline-laid = Cartes voyage posées : { $cards }
outline-chosen = Choix du moment : { $choices }
outline-sealed = choix caché
outline-troupe-empty = Aucun acteur dans la troupe
outline-tragedians = Tragédiens d’expérience { $experiences } (total { $total })
outline-comedians = Comédiens d’expérience { $experiences } (total { $total })
outline-newcomers = Acteurs tout juste rencontrés : { $cards }
outline-ready = Saltimbanques prêts : { $cards }
outline-arrived = Saltimbanques tout juste arrivés : { $cards }
outline-tilted = Saltimbanques ayant déjà joué : { $cards }
outline-requests = { $count ->
    [0] Aucune demande secrète en main
    [one] { $count } demande secrète en main
   *[other] { $count } demandes secrètes en main
}
outline-own-requests = Demandes secrètes en main
outline-open-requests = Demandes jouées, ouvertes
outline-request = { $request }. { $text } { $ecus ->
        [0] Ne rapporterait rien maintenant.
        [one] Rapporterait { $ecus } écu maintenant.
       *[other] Rapporterait { $ecus } écus maintenant.
    }
outline-friend = Troupe amie
outline-friend-deck = { $count ->
    [one] { $count } carte voyage dans sa pioche
   *[other] { $count } cartes voyage dans sa pioche
}
outline-friend-next = Prochaine cité : { $city }
outline-friend-used = Cartes voyage jouées : { $cards }
outline-decks = Pioches et défausses
outline-deck = { $count ->
    [0] La pioche des rencontres est vide.
    [one] { $count } carte dans la pioche des rencontres
   *[other] { $count } cartes dans la pioche des rencontres
}
outline-discard = { $count ->
    [one] { $count } carte dans la défausse des rencontres : { $cards }
   *[other] { $count } cartes dans la défausse des rencontres : { $cards }
}
outline-discard-empty = La défausse des rencontres est vide.
outline-many = { $count } × { $card }
outline-request-deck = { $count ->
    [0] La pioche des demandes est vide.
    [one] { $count } carte dans la pioche des demandes
   *[other] { $count } cartes dans la pioche des demandes
}
outline-request-discard = { $count ->
    [0] La défausse des demandes est vide.
    [one] { $count } carte dans la défausse des demandes
   *[other] { $count } cartes dans la défausse des demandes
}
outline-request-discard-seen = On sait qu’elle contient : { $requests }
outline-guide = Ce que font les cartes visibles
outline-guide-card = { $cards }. { $text }

## Les règles. Une règle marquée .ours est une décision de la maison : le livret se tait, ou nous en différons.

rules-overview = En bref
    .who = Chacun mène une troupe ambulante à travers huit cités, pendant deux saisons. Il s’agit d’être le plus riche en écus à la fin.
    .turn = À chaque tour, chacun choisit une cité en secret. Qui s’y trouve seul en rencontre toutes les cartes : les acteurs rejoignent la troupe, les saltimbanques joueront plus tard, les primes paient. Où plusieurs se croisent, les cartes se dispersent, les acteurs parmi elles influencent le Roi, et chaque joueur pioche une demande secrète.
    .points = À la fin d’une saison, chaque acteur au goût du Roi vaut 1 écu, un spectacle selon son humeur rapporte davantage, et le meilleur le double. Puis chacun peut jouer une demande secrète qui paie.
    .end = Une saison s’achève quand les rencontres sont épuisées. Après la seconde, le plus riche l’emporte.
    .synonyms = écu pièce argent / saltimbanque acrobate animal / cité ville / demande souhait / aiguille humeur cadran

rule-1 = Le jeu
rule-1-1 = De deux à cinq troupes parcourent huit cités pendant deux saisons. À la fin, la plus riche en écus l’emporte.
    .see = 11.1 12.1
rule-1-2 = Tout est visible de tous : écus, troupes, saltimbanques, cartes des cités, cartes voyage déjà jouées. Seuls restent cachés l’ordre des pioches, les demandes en main et les destinations avant la révélation.
    .see = 4.1 5.13
rule-1-3 = Les écus ne manquent jamais.
    .ours = oui

rule-2 = La mise en place
rule-2-1 = Une pièce lancée en l’air décide de l’humeur du Roi : l’aiguille part de la première case de la tragédie ou de celle de la comédie.
    .see = 6.1
rule-2-2 = Chaque troupe possède 3 écus, 8 cartes voyage, 8 caravelles et 3 régisseurs.
    .see = 4.1 4.3 5.7
rule-2-3 = Les rencontres et les demandes secrètes sont mélangées, puis chaque cité reçoit une rencontre, visible de tous.
    .see = 5.2 5.13 8.2
rule-2-4 = La première place est tirée au sort. Elle ne sert qu’à fixer l’ordre dans lequel on propose les saltimbanques et l’on pioche les demandes.
    .ours = oui
    .see = 3.2 5.14 7.2

rule-3 = Le tour
rule-3-1 = Un tour comporte trois phases : le voyage, la résolution des cités de 1 à 8, puis les nouvelles opportunités.
    .see = 4.1 5.1 8.1
rule-3-2 = Quand un ordre entre les places importe, on suit le sens des aiguilles d’une montre depuis la première, laquelle avance d’un cran à chaque tour, d’une saison à l’autre également.
    .ours = oui
    .see = 5.14 7.2

rule-4 = Le voyage
rule-4-1 = Tous posent en même temps une carte voyage de leur main, face cachée. Tant qu’il reste quelqu’un à attendre, on peut revenir sur son choix.
    .see = 4.2 7.6 7.7
rule-4-2 = Le dernier choix fait, toutes les cartes se retournent ensemble.
    .see = 4.3 7.8
rule-4-3 = Chacun met une caravelle devant sa destination et laisse sa carte voyage sur sa défausse, à la vue de tous : elle y reste jusqu’à ce qu’il la reprenne.
    .see = 5.1 5.5 5.18

rule-5 = La résolution
rule-5-1 = On prend les cités dans l’ordre, de la première à la huitième ; on passe celles qui n’ont pas de caravelle devant elles.
    .see = 5.2 5.12 5.19
rule-5-2 = Si vous n’avez pas de compagnie dans la cité, vous en rencontrez les cartes l’une après l’autre, en commençant par la plus récente. Rien ne peut s’y intercaler.
    .see = 5.10 5.11 7.3 7.9
rule-5-3 = Prime : recevez les écus inscrits, puis défaussez la carte.
    .see = 7.10
rule-5-4 = Saltimbanque : il reste devant vous, face visible. Il peut jouer à partir de la fin de cette résolution, mais pas dans une cité suivante du même tour.
    .see = 7.1 7.2
rule-5-5 = Acteur d’expérience 1 : reprenez l’ensemble de vos cartes voyage et de vos caravelles, y compris celles de ce tour.
    .see = 5.18
rule-5-6 = Acteur d’expérience 2 : vous prenez 1 écu à l’adversaire que vous désignez.
    .see = 5.20
rule-5-7 = Acteur d’expérience 3 : un de vos régisseurs monte sur scène, puis chaque régisseur en scène vous vaut 1 écu, quel que soit son propriétaire.
    .example = Deux régisseurs d’autres troupes sont en scène. Vous rencontrez un Comédien 3, mettez un des vôtres en scène et recevez 3 écus.
    .see = 5.21 6.3
rule-5-8 = Acteur d’expérience 4 : rien de plus.
    .see = 9.2
rule-5-9 = Acteur d’expérience 5 : payez 1 écu si vous en avez un. Sinon l’acteur part à la défausse et ne fait rien.
    .see = 5.10
rule-5-10 = Après la dernière carte, vous pouvez envoyer à la cour un des acteurs tout juste rencontrés au lieu de le garder : l’aiguille avance vers son genre d’autant de cases qu’il a d’expérience. Ce qu’il a fait à son arrivée reste acquis.
    .see = 6.1 6.2
rule-5-11 = Les autres nouveaux venus entrent dans votre troupe, que tous peuvent voir.
    .see = 9.1 10.1
rule-5-12 = Quand plusieurs caravelles attendent devant une cité, ses cartes partent toutes à la défausse et leurs effets sont perdus. Seuls comptent les acteurs : on oppose l’expérience des tragédiens à celle des comédiens, et l’aiguille tourne une seule fois, de la différence.
    .example = Un Tragédien 4, un Comédien 1 et un Comédien 5 sont chassés : 4 contre 6, et l’aiguille tourne de 2 cases vers la comédie.
    .see = 5.13 6.1 7.10
rule-5-13 = Chaque joueur qui partage une cité reçoit une demande secrète de la pioche.
    .see = 5.14 5.15 9.4
rule-5-14 = Les places piochent leurs demandes tour à tour, chacune réglant sa limite de main avant la suivante.
    .ours = oui
    .see = 3.2 5.15
rule-5-15 = Avec plus de trois demandes en main, vous en défaussez aussitôt une, la nouvelle si vous voulez. Une demande déjà jouée ne compte pas.
    .see = 5.22 9.6
rule-5-16 = Quand la pioche des demandes est épuisée, sa défausse mélangée la remplace.
    .see = 5.23
rule-5-17 = Une fois la cité terminée, les caravelles qui attendaient devant elle vont se poser sur sa place du plateau.
    .see = 4.3 5.18
rule-5-18 = Ensuite, quiconque était là et n’a pas plus d’une carte voyage en main récupère toutes les siennes avec ses caravelles.
    .see = 5.17 7.6
rule-5-19 = Une cité vide, possible seulement au dernier tour de la seconde saison, donne à son visiteur une demande secrète à la place des cartes.
    .see = 5.24 7.9 8.3
rule-5-20 = On ne vole qu’un adversaire qui possède des écus. Si personne n’en a, rien ne se passe et l’acteur suit quand même.
    .ours = oui
    .see = 5.6
rule-5-21 = Sans régisseur disponible, l’acteur d’expérience 3 n’en place aucun et rapporte tout de même.
    .ours = oui
    .see = 2.2 5.7
rule-5-22 = La demande défaussée pour respecter la limite l’est face cachée : personne d’autre ne la voit.
    .ours = oui
    .see = 5.15
rule-5-23 = Si la pioche des demandes et sa défausse sont vides toutes les deux, on ne pioche rien.
    .ours = oui
    .see = 5.16
rule-5-24 = Plusieurs visiteurs d’une cité vide piochent une demande chacun, pas davantage.
    .ours = oui
    .see = 5.19

rule-6 = L’humeur du Roi
rule-6-1 = L’aiguille se tient du côté de la tragédie ou de celui de la comédie. Il n’y a pas de case entre les deux : d’une première case à l’autre, il n’y a qu’un pas.
    .see = 5.10 5.12
rule-6-2 = Au bout du cadran, l’aiguille s’arrête.
    .ours = oui
    .see = 7.11
rule-6-3 = Dès que l’aiguille change de côté, le décor tourne et tous les régisseurs en scène rentrent chez eux.
    .see = 5.7

rule-7 = Les saltimbanques
rule-7-1 = Un saltimbanque joue une fois par saison au plus. On l’incline alors jusqu’à la saison suivante.
    .see = 10.2
rule-7-2 = Un saltimbanque ne joue qu’à son moment, et n’est proposé que si cela change quelque chose. À chaque moment, toutes les places ont leur tour, dans l’ordre, avec autant de leurs propres saltimbanques qu’elles le souhaitent, l’un après l’autre. Rien n’y oblige, et tous le voient.
    .ours = oui
    .see = 3.2 5.4
rule-7-3 = Tant que quelqu’un, sans compagnie dans une cité, en rencontre les cartes, aucun saltimbanque ne joue.
    .see = 5.2
rule-7-4 = Bœuf, avant le choix : montrez votre carte voyage de ce tour. Personne d’autre ne peut choisir cette cité, fût-ce avec le Cheval ou le Renard. Les troupes amies n’en ont cure.
    .ours = oui
    .see = 4.1 7.6 7.8 12.1
rule-7-5 = Tortue, avant le choix : reprenez toutes vos cartes voyage et vos caravelles. Elle n’est pas proposée à qui tient ses huit cartes.
    .ours = oui
    .see = 4.3
rule-7-6 = Cheval, annoncé avant le choix : choisissez en secret deux cartes voyage différentes. Les deux cités sont visitées, chacune séparément. Tant que la seconde reste à venir, sa carte et sa caravelle restent engagées, et l’on attend cette cité pour vérifier s’il ne vous reste qu’une carte. Il vous faut deux cartes que vous ayez le droit de choisir.
    .ours = oui
    .see = 4.1 5.18
rule-7-7 = Singe, annoncé avant le choix : un adversaire dont le choix n’est pas public pose ses cartes d’abord et n’y touche plus ; vous les voyez, sans autre témoin, avant de choisir. Les cartes des troupes amies restent cachées.
    .ours = oui
    .see = 4.1 7.4 12.2
rule-7-8 = Renard, après la révélation : reprenez une de vos cartes voyage révélées et jouez-en une autre, qui était dans votre main.
    .ours = oui
    .see = 4.2 7.4
rule-7-9 = Chat, avant de rencontrer sans compagnie les cartes d’une cité : la carte la plus récente d’une cité voisine sans caravelle devant elle devient la plus récente de la vôtre. Dans une cité vide, vous la rencontrez au lieu de piocher une demande.
    .ours = oui
    .see = 5.2 5.19
rule-7-10 = Ours, avant qu’une cité partagée soit vidée : prenez-y une carte. Une prime est versée, un saltimbanque vous rejoint comme d’ordinaire, un acteur entre droit dans votre troupe, sans effet ni paiement. Vous piochez tout de même votre demande.
    .ours = oui
    .see = 5.12 5.13
rule-7-11 = Éléphant, après la dernière cité : tournez l’aiguille d’une à trois cases, dans le sens de votre choix.
    .ours = oui
    .see = 6.1 6.3
rule-7-12 = Loup, après la dernière cité : échangez un acteur de votre troupe contre un acteur différent d’un adversaire, d’expérience égale ou à un près. Aucun des deux ne produit d’effet.
    .ours = oui
    .see = 5.11
rule-7-13 = Hibou, quand on joue les demandes : jouez-en une deuxième qui rapporte. Elle est défaussée aussitôt après et ne comptera pas de nouveau.
    .ours = oui
    .see = 9.4 9.5 9.6
rule-7-14 = Caméléon : ce n’est pas un acteur, mais dans chaque spectacle il vaut un tragédien ou un comédien d’expérience 1.
    .see = 7.15 9.1 9.2
rule-7-15 = À la fin de chaque saison, chaque propriétaire d’un Caméléon en choisit le genre, en secret et en même temps que les autres ; ce choix vaut aussi pour les demandes. Un Caméléon n’est jamais incliné.
    .ours = oui
    .see = 9.2 9.4

rule-8 = Les nouvelles opportunités
rule-8-1 = Quand il n’y a plus de rencontres à piocher, la saison s’achève.
    .see = 9.1
rule-8-2 = Sinon, chaque cité reçoit une carte de plus, dans l’ordre des cités, par-dessus celles qu’elle a déjà.
    .see = 5.2
rule-8-3 = S’il n’y en a pas pour toutes les cités, on joue encore ce tour, puis la saison s’achève.
    .see = 5.19 8.1

rule-9 = La fin d’une saison
rule-9-1 = Chaque acteur de votre troupe dont le genre répond à l’humeur du Roi vous vaut 1 écu. Les Caméléons ne rapportent rien ici.
    .example = Le Roi veut une tragédie. Vos Tragédiens 2, 2 et 5 vous valent 3 écus ; vos comédiens, rien.
    .see = 6.1 7.14
rule-9-2 = Votre spectacle plaît si l’expérience de vos acteurs du genre voulu par le Roi dépasse celle des autres, Caméléons compris : 3 écus à la première saison, 5 à la seconde. À égalité, il ne plaît pas.
    .example = Pour une tragédie, des Tragédiens 2, 2 et 5 contre un Comédien 4 font une avance de 9 − 4 = 5. Un Caméléon la porte à 6, ou à 4. À la première saison, le spectacle rapporte 3 écus.
    .ours = oui
    .see = 7.14 9.3
rule-9-3 = Le meilleur spectacle, celui dont l’avance est la plus forte, rapporte le double ; tous ceux qui l’égalent aussi.
    .example = À la seconde saison, des avances de 5, 5, 2 et −3 : les deux premières rapportent 10 écus chacune, la troisième 5, la quatrième rien.
    .see = 9.2
rule-9-4 = Chacun peut alors jouer une demande secrète. On choisit en secret et l’on montre ensemble.
    .ours = oui
    .see = 7.13 9.5 9.6
rule-9-5 = Seule une demande qui rapporte quelque chose à cet instant peut être jouée. On a toujours le droit de n’en jouer aucune.
    .ours = oui
    .see = 9.4
rule-9-6 = Une demande jouée à la première saison demeure ouverte. À la seconde, on la mesure à neuf et elle paie encore, en plus d’une nouvelle.
    .example = Une demande a payé 4 écus à la première saison. Si sa condition tient encore à la seconde, elle en paie 4 de plus, et une nouvelle qui en paie 3 porte le tout à 7.
    .see = 9.4 10.2
rule-9-7 = Toutes les demandes d’un même décompte sont mesurées avant qu’aucune ne soit payée.
    .ours = oui
    .see = 9.4 9.6

rule-10 = La seconde saison
rule-10-1 = Toutes les troupes se séparent de leurs acteurs, qui vont à la défausse.
    .see = 5.11
rule-10-2 = Les saltimbanques restent et sont prêts de nouveau ; les demandes en main restent aussi, de même que celle qui est ouverte.
    .see = 7.1 9.6
rule-10-3 = Cartes voyage et caravelles ne bougent pas.
    .see = 5.18
rule-10-4 = Tous les régisseurs rentrent chez eux.
    .see = 5.7 6.3
rule-10-5 = Les cartes des cités sont défaussées ; la défausse des rencontres, mélangée, devient la pioche, et chaque cité reçoit une carte.
    .ours = oui
    .see = 2.3
rule-10-6 = Un nouveau lancer de pièce décide de l’humeur du Roi.
    .see = 2.1

rule-11 = La fin
rule-11-1 = Après la seconde saison, la victoire revient au plus riche. Les ex æquo se la partagent.
    .see = 9.1

rule-12 = À deux joueurs
rule-12-1 = Chaque joueur mène en outre une troupe amie d’une seconde couleur, avec ses huit cartes voyage, mélangées face cachée, et ses huit caravelles. Les régisseurs de cette couleur ne servent pas.
    .see = 12.2 12.3 12.4
rule-12-2 = À chaque phase de voyage, chaque propriétaire est seul à regarder la prochaine carte de sa troupe amie avant de choisir.
    .see = 4.1 12.9
rule-12-3 = Elle se retourne avec les autres, et une caravelle amie gagne cette cité.
    .see = 4.2 4.3
rule-12-4 = Une troupe amie ne prend ni carte ni demande. Seule dans une cité, elle en fait défausser toutes les cartes, dont l’effet est perdu.
    .see = 12.5 12.6
rule-12-5 = Deux troupes amies seules ensemble envoient les acteurs de la cité à la cour, comme dans une cité partagée.
    .see = 5.12
rule-12-6 = Un joueur qui croise une troupe amie, fût-ce la sienne, partage la cité et pioche une demande.
    .see = 5.12 5.13
rule-12-7 = Quand sa pioche ne compte plus qu’une carte, sa cité une fois terminée, une troupe amie retrouve ses huit cartes et ses caravelles, et sa pioche est mélangée à neuf.
    .see = 5.18
rule-12-8 = Ni les saltimbanques ni les reprises d’un joueur ne touchent aux cartes d’une troupe amie. Les troupes amies restent telles quelles d’une saison à l’autre.
    .see = 5.5 5.18 10.3
rule-12-9 = La carte de la troupe amie est regardée avant que le moindre saltimbanque de la phase de voyage n’agisse.
    .ours = oui
    .see = 7.2 12.2

## Sur le plateau dessiné

board-cities = Cités
board-stage = Scène
board-troupes = Troupes
board-requests = Demandes
board-own-requests = Demandes secrètes
board-open-requests = Demandes ouvertes
board-phase-travel = Voyage
board-phase-cities = Dans les cités
board-phase-count = Décompte
board-turns-left = { $count ->
    [0] dernier tour de la saison
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
board-managers = { $count ->
    [0] aucun régisseur en scène
    [one] { $count } régisseur en scène
   *[other] { $count } régisseurs en scène
}
board-in-deck = { $count } à piocher
board-encounters = rencontres à venir
board-requests-deck = demandes à piocher
board-gone = { $count } à la défausse
board-spent = Jouées : de retour avec un acteur 1, ou à une carte près.
board-show-leans = { $side ->
    [even] Votre spectacle ne penche d’aucun côté
    [comedy] Votre spectacle penche de { $show } vers la comédie
   *[other] Votre spectacle penche de { $show } vers la tragédie
}{ $more ->
    [0] {""}
    [one]  ; { $more } Caméléon peut y changer quelque chose
   *[other]  ; { $more } Caméléons peuvent y changer quelque chose
}
board-show = spectacle
board-or = { $a } ou { $b }
figure-ecus = écus
figure-show = ce que vaut le spectacle pour le Roi
board-tragedian = Tragédien
board-comedian = Comédien
board-bonus = Prime
board-troupe = Votre troupe
board-travel-cards = Cartes voyage
board-no-requests = Aucune demande pour l’instant
board-how-requests = On en pioche une en partageant une cité.
board-how-actors = Seul dans une cité, on y rencontre tout le monde.
board-friend-of = de { $player }
board-friend-next = Prochaine cité :
board-friend-going = En route vers
board-friend-rests = Au repos
board-next-secret = secrète
board-card-at = { $card }, à { $city }
board-card-met = { $card }, tout juste rencontré à { $city }
board-in-troupe = { $card }, troupe de { $player }
board-ready = { $card }, saltimbanque de { $player }, prêt
board-arrived = { $card }, saltimbanque de { $player }, tout juste arrivé
board-tilted = { $card }, saltimbanque de { $player }, a déjà joué cette saison
board-manager = Régisseur de { $player }, en scène
board-caravel-waiting = Caravelle de { $player } devant { $city }
board-caravel-planned = Caravelle de { $player }, en partance pour { $city }
board-caravel-lying = Caravelle de { $player } sur le plateau, à { $city }
board-claimed = { $city } : réservée par { $player } pour ce tour
board-travel-card = Carte voyage { $number }, { $city }
board-travel-spent = Carte voyage { $number }, { $city }, déjà jouée
board-own-request = Demande secrète : { $request }
board-open-request = Demande ouverte de { $player } : { $request }

# Ce que compte une demande, en deux ou trois mots sous son image.
board-metric-tragedians = { $value ->
    [one] tragédien
   *[other] tragédiens
}
board-metric-comedians = { $value ->
    [one] comédien
   *[other] comédiens
}
board-metric-actors = { $value ->
    [one] acteur
   *[other] acteurs
}
board-metric-min-kind-count = { $value ->
    [one] acteur de chaque genre
   *[other] acteurs de chaque genre
}
board-metric-kind-count-gap = d’écart entre les genres
board-metric-tragedian-experience = d’expérience tragique
board-metric-comedian-experience = d’expérience comique
board-metric-show-difference = d’avance au goût du Roi
board-metric-show-abs-difference = d’écart au spectacle
board-metric-max-experience = expérience maximale
board-metric-distinct-experience = { $value ->
    [one] expérience
   *[other] expériences différentes
}
board-metric-max-same-experience = { $value ->
    [one] acteur de même expérience
   *[other] acteurs de même expérience
}
board-metric-actors-exp-ge-4 = { $value ->
    [one] acteur de 4 ou 5
   *[other] acteurs de 4 ou 5
}
board-metric-actors-exp-le-2 = { $value ->
    [one] acteur de 1 ou 2
   *[other] acteurs de 1 ou 2
}
board-metric-acrobats = { $value ->
    [one] saltimbanque
   *[other] saltimbanques
}
board-metric-own-managers-on-stage = { $value ->
    [one] régisseur en scène
   *[other] régisseurs en scène
}
board-metric-caravels-on-board = { $value ->
    [one] caravelle sur le plateau
   *[other] caravelles sur le plateau
}
board-metric-wealth-rank-poorest = { $cmp ->
    [lt] pas le plus pauvre
    [le] pas le plus pauvre
   *[other] { $value ->
        [0] pas le plus pauvre
       *[other] le plus pauvre
    }
}
board-metric-wealth-rank-richest = { $cmp ->
    [lt] pas le plus riche
    [le] pas le plus riche
   *[other] { $value ->
        [0] pas le plus riche
       *[other] le plus riche
    }
}
board-metric-needle-distance = pour la case de l’aiguille

## Une première partie, pas à pas

lesson-1 = Vous menez une troupe de comédiens ambulants. En deux saisons, il s’agit d’amasser plus d’écus que les autres, et la plupart viennent du Roi : l’aiguille au-dessus de la scène montre s’il préfère pleurer (à gauche) ou rire (à droite).
    À chaque tour, chacun choisit une cité en secret. Qui voyage seul rencontre les acteurs et les saltimbanques qui y attendent. Envoyez votre troupe à Haute-Crête : la cité est éclairée sur le plateau.
lesson-2 = Vous avez eu tous trois la même idée ! Quand des troupes se heurtent, les cartes de la cité se dispersent et chacun pioche à la place une demande secrète : le souhait particulier d’une personne de la cour, qui vaut des écus à la fin d’une saison.
    La carte voyage jouée est dépensée : Haute-Crête vous reste fermée jusqu’à ce qu’un acteur d’expérience 1, ou votre avant-dernière carte, les ramène toutes. Les cités se remplissent ; essayez Port-Sabot.
lesson-3 = Encore un heurt. Ses acteurs ont filé à la cour, où ils influencent le Roi : l’expérience des tragédiens tire l’aiguille vers la gauche, celle des comédiens vers la droite. Il veut maintenant des larmes.
    Vous avez deux demandes, mais pas encore de troupe. Deux tragédiens et le Loup attendent à Mont-Terrier. De l’audace : allez-y.
lesson-4 = Seul, enfin : tout le monde à Mont-Terrier se joint à vous. Ce que fait un acteur à la rencontre dépend de son expérience, et un petit signe le montre : avec 2 d’expérience, il a les doigts agiles.
    Délestez { $player1 } d’un écu.
lesson-5 = Parmi les acteurs que vous venez de rencontrer, l’un peut partir à la cour au lieu de rester. L’aiguille tourne alors de son expérience, mais il est perdu pour votre troupe.
    Le Roi penche déjà vers la tragédie autant qu’il le peut, et vous avez des tragédiens : gardez les deux.
lesson-6 = À la fin d’une saison, chaque acteur au goût du Roi rapporte 1 écu, et votre spectacle doit plaire : l’expérience de vos acteurs à son goût moins celle de tous les autres doit dépasser zéro. Cette avance figure à côté des deux masques, dans votre panneau.
    Des comédiens vous pèseraient en ce moment. Faites tout de même un tour à Rive-Museau : le Cheval s’y trouve.
lesson-7 = Personne n’aura le Cheval : vous vous êtes encore croisés, et vous piochez une troisième demande. Une demande dit pour quoi elle paie ; le doigt, la souris ou le clavier vous la font lire.
    Deux tragédiens, le Hibou et le Chat sont à Belle-Ramure. Les autres auront du mal à vous y déranger.
lesson-8 = Belle prise, et qui rapporte : un acteur d’expérience 3 met en scène un de vos régisseurs, puis vaut un écu par régisseur qui s’y trouve.
    Envoyez le Tragédien 3 à la cour. L’aiguille s’enfonce dans la tragédie, où votre spectacle est fort.
lesson-9 = { $player1 } vient d’envoyer à la cour un comédien d’expérience, et le Roi rit : quand l’aiguille change de côté, le décor tourne et tous les régisseurs rentrent chez eux. Tant que cela dure, vos tragédiens ne valent rien.
    Les saltimbanques aident dans ces moments, chacun une fois par saison et seulement à son heure. Le Loup pourrait déjà échanger un acteur, mais la saison n’est pas finie : attendez.
lesson-10 = Il reste un tour ; les bougies à côté de la saison les comptent. Peu de choses vous conviennent, et une demande vaut alors une carte : allez où d’autres iront sans doute.
    Voyagez vers Val-Moustache.
lesson-11 = Un heurt, et les acteurs de la cité ont couru à la cour : l’aiguille est sur la quatrième case de la comédie. On garde au plus trois demandes, et voici la quatrième.
    L’Horloger réclame ce que vous n’aurez pas. Défaussez-le.
lesson-12 = Au Loup, maintenant : il échange un de vos acteurs contre celui d’un adversaire dont l’expérience est la même, ou voisine d’un point. La saison finit en comédie.
    Proposez le Tragédien 4, et { $player1 } vous cède un Comédien 4 : votre avance gagne huit points, l’autre en perd autant.
lesson-13 = La saison est finie : votre spectacle était le meilleur et a rapporté le double. Chacun peut ensuite jouer une demande qui paie. Elle reste ouverte devant vous et paiera encore à la fin de la seconde saison, si elle se vérifie toujours.
    La Favorite paie 4 écus. Jouez-la.
lesson-14 = D’ordinaire, ce serait tout, mais le Hibou vous permet d’en jouer une autre ; celle-là est ensuite défaussée.
    Jouez aussi le Fermier général.
lesson-done = Voilà une saison entière. La seconde suit les mêmes règles, avec une plus grande récompense pour qui plaît au Roi ; le plus riche à la fin l’emporte.
    Vos acteurs s’en vont, les saltimbanques restent et sont de nouveau dispos, et plus personne ne vous guide : jouez à votre guise.

# La feuille de score

pad-start = Écus de départ
pad-bonuses = Primes
pad-thefts = Vols
pad-managers = Régisseurs
pad-wages = Vedettes engagées
pad-taste = Acteurs au goût du Roi
pad-shows = Spectacles
pad-requests = Demandes

# The box: sections, keys and choices of the components file

box-section-acrobat = Saltimbanques
box-section-actor = Comédiens
box-section-bonus = Primes
box-section-city = Cités
box-section-needle = Le cadran
box-section-request = Requêtes secrètes
box-section-season = Saisons
box-field-cmp = comparaison
box-field-conditions = conditions
box-field-ecus = écus
box-field-experience = expérience
box-field-gap = écart maximal
box-field-max = au plus
box-field-metric = ce qui compte
box-field-number = numéro
box-field-op = effet
box-field-per-unit = paie par unité
box-field-spaces-per-side = cases de chaque côté
box-choice-acrobats = saltimbanques de la troupe
box-choice-actors = comédiens de la troupe
box-choice-actors-exp-ge-4 = comédiens d’expérience 4 ou plus
box-choice-actors-exp-le-2 = comédiens d’expérience 2 ou moins
box-choice-caravels-on-board = ses caravelles sur le plateau
box-choice-claim-city = réserve une cité
box-choice-comedian = comique
box-choice-comedian-experience = expérience des comiques
box-choice-comedians = comiques de la troupe
box-choice-count-in-difference = compte dans la différence
box-choice-distinct-experience = expériences différentes
box-choice-extra-destination = une destination de plus
box-choice-extra-request = une requête de plus
box-choice-kind-count-gap = écart entre tragiques et comiques
box-choice-max-experience = plus haute expérience
box-choice-max-same-experience = plus grand nombre de comédiens de même expérience
box-choice-min-kind-count = la moins nombreuse des deux sortes
box-choice-move-needle = déplace l’aiguille
box-choice-needle-distance = distance de l’aiguille
box-choice-own-managers-on-stage = ses régisseurs sur la scène
box-choice-peek-choice = regarde un choix
box-choice-pull-neighbour-card = attire une carte d’une cité voisine
box-choice-recover-travel = reprend des cartes voyage
box-choice-show-abs-difference = différence du spectacle, dans un sens ou l’autre
box-choice-show-difference = différence du spectacle
box-choice-snatch-card = subtilise une carte
box-choice-swap-actor = échange un comédien
box-choice-swap-destination = change de destination
box-choice-tragedian = tragique
box-choice-tragedian-experience = expérience des tragiques
box-choice-tragedians = tragiques de la troupe
box-choice-wealth-rank-poorest = rang parmi les plus pauvres
box-choice-wealth-rank-richest = rang parmi les plus riches
