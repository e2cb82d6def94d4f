## What `coffer help` says: of each command, of its arguments, and its examples. The names of the
## commands and arguments are in the program.

help-coffer = King’s Coffer sans sa fenêtre : jouer, montrer, rejouer et mesurer ses jeux
help-coffer-examples =
    Exemples :
      coffer games
      coffer play draughts --seats me,3
      coffer show W:W18,26:B7,K12

## Arguments of several commands

help-any-variant = La variante
help-any-options = Une option de la variante, par exemple huff=on ; `coffer games` les énumère
help-any-seat_options = Une option d’une place, par exemple 2:variant=cocktail ; les places se comptent à partir de 1, dans l’ordre du jeu
help-any-position = La première position, dans la notation du jeu, par exemple W:W18,26:B7,K12
help-any-nodes = Positions à examiner pour chaque coup, au lieu de la limite propre au joueur ; donne chaque fois les mêmes coups
help-any-ms = Millisecondes pour chaque coup, au lieu de la limite propre au joueur
help-any-threads = Combien de fils d’exécution employer ; les résultats sont les mêmes quel que soit leur nombre
help-options = Options des variantes, la valeur par défaut d’abord :

## The commands

help-games = Énumère toutes les variantes avec leurs places, niveaux et options
help-games-json = En JSON, pour les programmes
help-perft = Compte les suites de coups d’une longueur donnée
help-perft-depth = Le nombre de coups
help-perft-divide = Compte séparément après chaque premier coup
help-perft-examples =
    Exemples :
      coffer perft draughts 9
      coffer perft draughts 5 --option huff=on --position B:W17,18,32:B1,13,14 --divide
help-play = Joue dans le terminal, ou fait jouer des joueurs automatiques et écrit une ligne JSON par partie
help-play-seats = Qui joue, par place : un niveau de 1 à 5, `random` (au hasard), `greedy` (ne voit que son propre coup), `child` (vient d’apprendre le jeu), ou `me` (moi). S’il y a plus de places, les joueurs automatiques se répètent à tour de rôle [par défaut : `me` contre le niveau 3 dans un terminal, sinon `random`]
help-play-level = Le niveau d’une place : voir --seats
help-play-games = Le nombre de parties
help-play-seed = La graine de la première partie ; chaque partie suivante ajoute 1 [par défaut : 0, ou chaque fois une nouvelle si vous jouez]
help-play-save = Ajoute aussi à ce fichier la ligne JSON de chaque partie
help-play-examples =
    Niveaux :
      1 { courtier-will }, 2 { courtier-kath }, 3 { courtier-bran }, 4 { courtier-more }, 5 { courtier-crom }

    Exemples :
      coffer play draughts --seats me,3
      coffer play nine_mens_morris --seats 2,me --option removal=may --save mill.jsonl
      coffer play six_of_viii --seats me,4 --option rules=advanced
      coffer play draughts --seats 4,random --games 10 --nodes 20000
help-host = Dresse une table pour des invités sur d’autres appareils : affiche son lien, attend que toutes les places soient prises, et joue
help-host-seats = Qui s’assoit où : `me` (moi), `guest` (un invité), un niveau de 1 à 5 ou `random` (au hasard) ; qui n’est pas nommé est un invité [par défaut : `me`, puis des invités]
help-host-name = Votre nom, comme les invités le voient
help-host-port = Le port UDP où arrivent les invités ; 0 est n’importe quel port libre
help-host-relay = Un relais pour les invités qui ne peuvent pas joindre directement cet ordinateur, par exemple https://relay.example
help-host-seed = La graine du hasard et des courtisans [par défaut : chaque fois une nouvelle]
help-host-at_once = Montrer les coups de l’ordinateur dès qu’ils sont trouvés, même quand des mains sont cachées. Les invités voient alors combien de temps chacun a réfléchi
help-host-keep = Un fichier qui garde la table, par exemple table.json : si le programme s’est arrêté, la même commande dresse la table de nouveau sous le même lien. Qui a le fichier peut prendre toutes les places
help-host-json = Événements et demandes en lignes JSON, pour les programmes
help-host-examples =
    Exemples :
      coffer host draughts --name Anne
      coffer host cromwell --option seats=4 --seats me,guest,guest,3
      coffer host six_of_viii --seats guest,guest,guest,guest --json
help-join = Rejoint la table d’un lien : s’asseoir et jouer, ou regarder
help-join-link = Le lien, ou un message qui le contient
help-join-name = Votre nom, comme les autres le voient
help-join-seat = La place, comptée à partir de 1, au lieu de la première libre
help-join-relay = Un relais à la place de celui du lien
help-join-device = L’appareil d’un appel précédent, 32 chiffres hexadécimaux, pour revenir à sa place [par défaut : chaque fois un nouveau]
help-join-json = Événements et demandes en lignes JSON, pour les programmes
help-join-examples =
    Exemples :
      coffer join table=ADRESSE.SECRET --name Ben
      coffer join table=ADRESSE.SECRET --seat 2 --json
help-tournament = Fait jouer des joueurs automatiques entre eux, chaque ouverture avec les deux couleurs, et écrit un tableau croisé ; la dernière ligne est du JSON
help-tournament-levels = Les joueurs : des niveaux de 1 à 5, `greedy` (ne voit que son propre coup), `child` (vient d’apprendre le jeu), ou `random` (au hasard) ; `5/book=off/depth=9` est un niveau modifié ; à Cromwell aussi `taker` (n’échange que pour ce qu’il peut poser) et `ender` (refuse dès qu’il mène), aux Six de VIII `miser` (prend les plis à moindres frais), aux Six Épouses `racer` (va au plus court vers ses propres buts)
help-tournament-games = Parties de chaque paire, 100 si rien n’est dit ; chaque ouverture se joue deux fois
help-tournament-random = Coups au hasard au début d’une partie, à moins qu’elle ne commence par une donne
help-tournament-sprt = Fait s’affronter deux joueurs jusqu’à ce qu’il soit clair si le second est plus fort d’elo0 ou d’elo1 (un test séquentiel du rapport des probabilités, avec 5 % d’erreurs)
help-tournament-elo0 = L’écart Elo qui ne suffit pas
help-tournament-elo1 = L’écart Elo qui suffit
help-tournament-lines = Écrit chaque ouverture du test dans ce fichier, et reprend de là quand on relance le même test
help-tournament-nodes = Positions à examiner pour chaque coup, si la limite propre au joueur n’est pas plus basse
help-tournament-ms = Millisecondes pour chaque coup, au lieu du temps propre aux joueurs ; les résultats diffèrent d’une fois à l’autre
help-tournament-seed = La graine des ouvertures et du hasard
help-tournament-alone = Assied seul le second joueur de chaque paire, à chaque place à son tour, contre le premier à toutes les autres
help-tournament-neighbours = Ne fait jouer entre eux que les voisins de la liste
help-tournament-examples =
    Exemples :
      coffer tournament draughts --levels greedy,1,2,3,4,5 --neighbours --nodes 60000
      coffer tournament draughts --levels 5/book=off,5/book=off/depth=9 --games 200 --threads 4
      coffer tournament draughts --levels 5,5/weights=new.bin --sprt --nodes 20000 --random 6 --lines test.jsonl
help-bench = Mesure la vitesse à laquelle les règles comptent et les joueurs cherchent ; la dernière ligne est du JSON
help-bench-variant = La variante ; toutes si rien n’est dit
help-bench-ms = Combien de temps chercher, en millisecondes
help-solve = Résout ce qui peut l’être d’une variante, et le vérifie position par position ; la dernière ligne est du JSON
help-solve-write = Écrit dans ce fichier la table de finales compressée ; celle à 6 pièces va dans le dossier des sauvegardes si aucun n’est nommé
help-solve-pieces = Avec 5 ou 6, la table de finales des dames à ce nombre de pièces : des résultats sans distances ; un travail interrompu est repris
help-solve-check = Ne résout rien, mais vérifie la table de finales de ce fichier
help-positions = Écrit des positions de parties que le programme joue contre lui-même, pour entraîner des réseaux ; la dernière ligne est du JSON
help-positions-games = Le plus grand nombre de parties
help-positions-seconds = Ne commence plus de partie après ce nombre de secondes
help-positions-nodes = Positions à examiner pour chaque coup
help-positions-near = Et autant de positions voisines de chacune de la partie : à un à quatre coups au hasard, avec un quart de la recherche et sans résultat
help-positions-seed = La graine des parties ; d’autres graines donnent d’autres parties
help-positions-weights = Poids ou réseaux avec lesquels jouer, au lieu de ceux du programme
help-positions-write = Écrit les positions dans ce fichier
help-tune = Règle les poids d’une évaluation par des parties jouées pour cela
help-tune-games = Parties de chaque cycle
help-tune-nodes = Positions à examiner pour chaque coup
help-tune-rounds = Cycles ; le premier emploie les poids écrits à la main, chacun des suivants ceux du cycle précédent
help-tune-seed = La graine des parties
help-tune-write = Écrit les poids dans ce fichier
help-book = Fait grandir un livre d’ouvertures par des recherches profondes ; la dernière ligne est du JSON
help-book-positions = Le nombre de positions
help-book-nodes = Positions à examiner pour chacun de leurs coups
help-book-leaf_nodes = Positions à examiner de nouveau au bout de chaque ligne du livre ; sans cette option, aucune
help-book-write = Écrit le livre dans ce fichier
help-puzzles = Trouve des problèmes dans des parties entre joueurs automatiques ; la dernière ligne est du JSON
help-puzzles-games = Le nombre de parties
help-puzzles-seed = La graine de la première partie ; chaque partie suivante ajoute 1
help-puzzles-keep = Le plus grand nombre de problèmes à garder de chaque difficulté
help-puzzles-from = Commence par les problèmes de ce fichier, leurs difficultés et leurs thèmes déterminés à nouveau
help-puzzles-write = Écrit les problèmes dans ce fichier
help-ratings = Calcule les cotes des niveaux d’après les dernières lignes de tournois, lues sur l’entrée standard, où chaque niveau a rencontré celui d’en dessous, et le premier `child`
help-ratings-examples =
    Exemple :
      coffer tournament draughts --levels child,1,2,3,4,5 --neighbours > ladder.jsonl
      coffer ratings < ladder.jsonl
help-check = Vérifie des parties en PDN ou d’un programme de moulin, et des fichiers de leçons et de problèmes de votre main : écrit ce qui ne va pas dans chacun, ou ce qu’il contient
help-check-files = Un fichier, un dossier de tels fichiers, ou `-` pour l’entrée standard
help-check-examples =
    Exemples :
      coffer check my_puzzles.ron
      coffer check ~/.local/share/kings-coffer/levels
help-replay = Rejoue des parties et vérifie chaque coup ; écrit une ligne JSON pour chacune, avec son issue
help-replay-file = Un fichier avec des parties, des lignes de `coffer play`, du PDN, des parties d’un programme de moulin, un lien ou un code ; `-` est l’entrée standard
help-replay-game = Seulement cette partie du fichier, comptée à partir de 1
help-replay-board = Dessine la dernière position de chaque partie avant sa ligne
help-replay-variant = Le jeu d’une partie de moulin qui pourrait en être plusieurs
help-picture = Peint une position en PNG, ou une partie en GIF animé
help-picture-what = Une position, une partie, une partie en PDN ou d’un programme de moulin, un lien ou un code ; son fichier, ou `-` pour l’entrée standard
help-picture-out = L’image : un fichier qui finit par .png (la dernière position) ou .gif (toute la partie)
help-picture-game = Cette partie d’un fichier qui en a plusieurs, comptée à partir de 1
help-picture-seat = La table telle que la voit cette place, comptée à partir de 1
help-picture-after = Seulement les premiers coups de la partie, en ce nombre
help-picture-variant = Le jeu d’une partie de moulin qui pourrait en être plusieurs
help-picture-width = La largeur de l’image [par défaut : 1000, et 640 pour un GIF]
help-picture-delay = Combien de temps se voit chaque position d’un GIF
help-picture-examples =
    Exemples :
      coffer picture W:W18,26:B7,K12 ending.png
      coffer picture game.pdn shot.png --after 20 --seat 2
      coffer picture unfinished-1763850000-12.json match.gif --width 480 --delay 0.8

help-show = Dessine une position, une partie, une partie en PDN ou d’un programme de moulin, un lien ou un code
help-show-what = Le texte lui-même, un ou plusieurs fichiers, ou `-` pour l’entrée standard
help-show-game = Seulement cette partie d’un fichier, comptée à partir de 1
help-show-seat = Montre la table telle que la voit cette place, comptée à partir de 1, plutôt qu’en spectateur
help-show-after = La montre après ce nombre de coups, au lieu d’après le dernier
help-show-memory = Écrit aussi ce que chaque courtisan de Cromwell sait de l’ordre de succession
help-show-variant = Le jeu d’une partie de moulin qui pourrait en être plusieurs
help-show-examples =
    Exemples :
      coffer show W:W18,26:B7,K12
      coffer show "play=cromwell_advanced?first_house=tudor&last_house=stuart"
      coffer show nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7
      coffer show game.pdn --after 20
      coffer show games.pdn --game 3
      coffer play draughts --seats 2,3 | coffer show -
help-serve = Joue contre un autre programme : des lignes JSON sur l’entrée et la sortie standard
help-serve-examples =
    Un court dialogue ; ce que dit l’autre programme est en retrait, et `…` remplace ce qu’on omet ici :
    {"      {"}"cmd":"new","variant":"draughts"{"}"}
    {"  {"}"legal":["9-13",…],"outcome":null,"ply":0,"position":"B:W21-32:B1-12","turn":0{"}"}
    {"      {"}"cmd":"move","move":"11-15"{"}"}
    {"  {"}"legal":["24-19",…],"outcome":null,"ply":1,"position":"W:W21-32:B1-10,12,15","turn":1{"}"}
    {"      {"}"cmd":"go","depth":4,"book":false{"}"}
    {"  {"}"best":"…","book":false,"depth":4,"line":…{"}"}
help-hub = Joue aux dames ou à Qui perd gagne contre d’autres programmes : le protocole Hub sur l’entrée et la sortie standard
help-hub-examples =
    Un court dialogue ; ce que dit l’interface est en retrait, et `…` remplace ce qu’on omet ici :
          hub
      id name="King's Coffer" …
      …
      wait
          set-param name=book value=false
          init
      ready
          pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves="11-15 22-18"
          level depth=6
          go think
      …
      done move=15x22x18 ponder=…
help-uci = Joue aux jeux de moulin contre d’autres programmes : un protocole pareil à UCI sur l’entrée et la sortie standard, tel que le parle Sanmill
help-uci-examples =
    Un court dialogue ; ce que dit l’interface est en retrait, et `…` remplace ce qu’on omet ici :
          uci
      …
      uciok
          position startpos moves a7 b6 d7 d6
          go movetime 500
      …
      bestmove g7
help-completions = Écrit les complétions pour un interpréteur de commandes
help-completions-shell = L’interpréteur de commandes
help-completions-examples =
    Exemple :
      coffer completions bash > ~/.local/share/bash-completion/completions/coffer
help-sheet = Écrit en HTML la fiche pour les enseignants : toutes les personnes en ordre, les règles en bref, et un formulaire qui fait des liens
help-sheet-family = La famille de jeux, par exemple cromwell
help-sheet-examples =
    Exemples :
      coffer sheet cromwell > teachers.html

help-man = Écrit la page de manuel
help-man-command = La page de cette commande, par exemple play
help-man-examples =
    Exemple :
      coffer man > ~/.local/share/man/man1/coffer.1
