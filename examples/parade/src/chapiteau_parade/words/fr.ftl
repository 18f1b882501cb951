## Tout ce que dit Parade. Chaque identifiant de ce fichier existe aussi dans en.ftl.

game-title = Parade
game-tagline = Misez en secret sur les chars d’une parade.

option-rounds = Manches
    .about = Combien de chars défilent avant la fin de la partie.
option-rounds-6 = Six
    .about = On se dispute six chars.
option-rounds-4 = Quatre
    .about = On se dispute quatre chars, pour une partie plus courte.

ask-peek = Voulez-vous regarder la prochaine carte de la pioche ?
ask-bury = Que faites-vous de la carte que vous avez vue ?
ask-choose-card = Quelle carte jouez-vous pour ce char ?

move-pass = Ne pas regarder
move-peek = La regarder, une fois par partie
move-leave = La laisser sur le dessus
move-bury = La mettre sous la pioche
move-play = Jouer { $card }

told-rolls-by = Manche { $round } : { $float } défile et vaut { $points }.
told-peeks = { $seat } regarde la pioche et voit { $card }.
told-buries = { $seat } met la carte sous la pioche.
told-leaves = { $seat } laisse la carte sur le dessus.
told-plays = { $seat } joue { $card }.
told-wins = { $seat } remporte { $float } et marque { $points }.
told-nobody-wins = Personne ne remporte { $float }.
told-draws = { $seat } pioche { $card }.

why-too-late-to-peek = On ne regarde la pioche qu’avant le choix des cartes.
why-card-not-yours = Vous n’avez pas { $card } en main.

card-unknown = une carte cachée
float-unknown = un char caché
float-drum = le Tambour
float-clown = le Clown
float-swan = le Cygne
float-ship = le Navire
float-dragon = le Dragon
float-moon = la Lune

outline-round = Manche { $round }
outline-float = Défile : { $float }, valeur { $points }
outline-deck = Pioche, depuis le dessus : { $cards }
outline-hand = Main : { $cards }
outline-won = Chars : { $floats }

rule-1 = Le jeu
rule-1-1 = De deux à quatre joueurs emploient 16, 20 ou 24 cartes numérotées à partir de 1, et six chars qui valent de 1 à 3 points.
rule-1-2 = Cartes et chars sont mélangés. Chacun pioche trois cartes.
rule-1-3 = Après six manches, ou quatre si l’on en convient, gagne qui a remporté les chars valant le plus de points ; les ex æquo partagent la victoire.

rule-2 = Une manche
rule-2-1 = Le prochain char est retourné.
rule-2-2 = Dans l’ordre, chacun peut, une fois par partie, regarder la prochaine carte de la pioche.
rule-2-3 = Qui a regardé laisse la carte sur le dessus ou la met sous la pioche. Tous voient ce choix, personne d’autre ne voit la carte.
rule-2-4 = Chacun choisit en secret une carte de sa main ; toutes sont montrées ensemble. Tant que le dernier n’a pas choisi, un choix peut être repris.
rule-2-5 = Les cartes forment des paliers de deux : 1 et 2, 3 et 4, et ainsi de suite. Le plus haut palier à une seule carte remporte le char. Si aucune carte n’est seule, personne ne le remporte.
rule-2-6 = Dans l’ordre, chacun pioche une carte tant qu’il en reste. La première place change à chaque manche.

rule-3 = Les secrets
rule-3-1 = Les mains et les pioches sont secrètes ; les cartes jouées et les chars sont visibles. Qui a vu une carte de la pioche la reconnaît où qu’elle aille.

# The box: sections of the components file

box-section-deck = Pioches
box-section-float = Chars
