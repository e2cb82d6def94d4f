## The command line

cli-games-variant = VARIANTE
cli-games-game = JEU
cli-games-seats = PLACES
cli-games-levels = NIVEAUX
cli-games-options = OPTIONS
cli-games-each_seat = { $option } (chaque place)
cli-games-note = La première valeur d’une option est celle par défaut ; --option NOM=VALEUR en donne une autre.
cli-draw-side = { $mark }  { $side } : { $has }
cli-draw-side_to_move = { $mark }  { $side } : { $has }, au trait
cli-draw-pieces =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
cli-draw-kings = <X> et <O> sont des dames.
cli-draw-wolf = sur le damier
cli-draw-wolf_waits = pas encore placé
cli-draw-sheep = 4 sur le damier
cli-draw-men = { $n } sur le tablier
cli-draw-men_and_hand = { $n } sur le tablier, { $hand } en réserve
cli-draw-before = On va distribuer les cartes.
cli-draw-between = Donnes jouées : { $finished }
cli-draw-passing = Donne { $hand }, avant le premier pli
cli-draw-trick = Donne { $hand }, pli { $trick } sur 15. { $reigns }.
cli-draw-timeline = Règnes : { $reigns }
cli-draw-winning = { $card }, qui mène
cli-draw-got = Vous avez reçu { $cards }.
cli-draw-hand = Votre main :
cli-draw-dummy = La main du mort :
cli-draw-score = { $names } : { $tricks } + { $diamonds }♦ = { $points }, { $total } au total
cli-draw-task-pass = Choisissez deux cartes pour { FORM($name, "within") }, par exemple : pass { $cards }
cli-draw-task-take = Prenez deux cartes du mort, par exemple : take { $cards }
cli-draw-task-church = L’Église peut annuler ce pli : annul, ou le maintenir : let
cli-draw-task-lead = À vous l’entame : jouez n’importe quelle carte.
cli-draw-task-lead_dummy = Au mort l’entame : jouez l’une de ses cartes.
cli-draw-task-any = Couleur demandée : { $suit }. Vous n’en avez pas : jouez n’importe quelle carte.
cli-draw-task-any_dummy = Couleur demandée : { $suit }. Le mort n’en a pas : jouez l’une de ses cartes.
cli-draw-task-follow = Couleur demandée : { $suit }. Vous pouvez jouer { $plays }
cli-draw-task-follow_dummy = Couleur demandée : { $suit }. Le mort peut jouer { $plays }
cli-show-begins = { $game }, avant le premier coup
cli-show-after = { $game }, après { $moves }, le dernier { $last }
cli-show-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
cli-show-new = Un lien vers une nouvelle partie : { $game }
cli-show-new_with = Un lien vers une nouvelle partie : { $game }, avec { $options }
cli-picture-written =
    { $n ->
        [one] { $file } : { $size } ko
       *[other] { $file } : { $n } positions, { $size } ko
    }
cli-show-position = Position : { $position }
cli-end-drawn = Partie nulle.
cli-end-wins =
    { $name ->
        [Moutons] Les moutons gagnent.
       *[other] { FORM($name, "subject") } gagne.
    }
cli-end-wins-you = Vous gagnez.
cli-end-win = Victoire : { $names }.
cli-play-title = { $game }. Tapez un coup, ou help pour les autres commandes.
cli-play-help =
    Tapez un coup tel que m les énumère. Les autres commandes :
      ?       un conseil, et pourquoi
      u       reprend votre dernier coup
      m       énumère tous les coups permis
      t       redessine la table
      r       énumère les pages des règles ; r 2 ouvre la page 2, r MOT cherche un mot
      resign  abandonne la partie
      q       quitte la partie
cli-play-prompt = Votre coup :
cli-play-prompt-side =
    { FORM($side, "article") ->
        [au] Au { $side } de jouer :
        [aux] Aux { $side } de jouer :
       *[other] À { $side } de jouer :
    }
cli-play-moved = { $name } : { $move }
cli-play-hint = { $move } : { $why }
cli-play-no_hint = Il n’y a pas de conseil ici.
cli-play-no_undo = Il n’y a rien à reprendre.
cli-play-page = (Tapez r { $n } pour la suite.)
cli-play-left = Vous quittez la table.
cli-play-too_long = Une ligne a au plus { $n } octets.
cli-play-rules-how = Tapez r et un numéro pour ouvrir une page, ou r et un mot pour le chercher.
cli-play-rules-none = Aucune page des règles ne contient ces mots.
cli-table-link = Envoyez ce lien à ceux qui doivent jouer :
cli-table-link-onlookers = Et celui-ci à ceux qui doivent seulement regarder :
cli-table-waits = La partie commence dès que toutes les places sont prises. q débarrasse la table.
cli-table-device = Pour revenir plus tard à votre place, rejoignez la table avec --device { $device }
cli-table-seat = Place { $n } : { $who }
cli-table-free = libre
cli-table-unnamed = quelqu’un
cli-table-away = { $name } (absent)
cli-table-stand_in = { $name } (absent ; { $courtier } continue)
cli-table-onlookers = Spectateurs : { $n }
cli-table-retreat = Des coups ont été repris.
cli-table-asks-draw = { $name } : propose la nulle.
cli-table-asks-undo = { $name } : demande à reprendre le dernier coup.
cli-table-asks-rematch = { $name } : demande une autre partie, en changeant de camp.
cli-table-yes_or_no = Tapez yes (oui) ou no (non).
cli-table-asked = On le demande aux autres.
cli-table-declined = Tous n’ont pas été d’accord.
cli-table-late = Trop tard : la partie a continué.
cli-table-not_now = C’est impossible maintenant.
cli-table-not_your_turn = Ce n’est pas à vous de jouer.
cli-table-not_begun = La partie n’a pas encore commencé.
cli-table-host_away = L’hôte est injoignable. Nouvel essai…
cli-table-host_back = L’hôte est de retour.
cli-table-help =
    Tapez un coup comme m les énumère. Les autres commandes :
      m       énumère tous les coups permis
      t       redessine la table
      r       énumère les pages des règles ; r 2 ouvre la page 2, r MOT cherche un mot
      draw    propose la nulle
      u       demande à reprendre votre dernier coup
      yes, no répond oui ou non à une demande
      resign  abandonne la partie
      q       quitte la table
cli-progress-games = Parties
cli-progress-openings = Ouvertures
cli-progress-positions = Positions
cli-progress-solving = Résolution
cli-progress-checking = Vérification
cli-progress-reading = Lecture, en ko
cli-progress-counting = Comptage
cli-progress-hint = Recherche d’un conseil
cli-progress-thinking = { $name } réfléchit

## Errors

cli-error-option = « { $option } » n’est pas une option : écrivez NOM=VALEUR
cli-error-seat_option = « { $option } » n’est pas une option d’une place : écrivez PLACE:NOM=VALEUR, les places comptées à partir de 1
cli-error-level = aucun courtisan ne joue à { $variant } au niveau { $level } ; il y a { $known }
cli-error-profile = « { $name } » ne joue pas à { $variant }
cli-error-change = « { $change } » n’est pas une modification d’un joueur automatique
cli-program = l’autre programme n’a pas répondu : { $why }
cli-error-not_two = un test se joue entre deux joueurs : nommez-les avec --levels
cli-error-other_match = { $file } : ce sont les lignes d’une autre rencontre
cli-error-too_few = un tournoi demande au moins deux joueurs : nommez-les avec --levels
cli-error-no_pairs = un tournoi est pour deux à quatre places, mais ce jeu en a { $seats }
cli-error-level_of_a_seat = un niveau appartient à une place : écrivez --seats me,{ $level } pour jouer contre lui, ou --seats { $level },{ $level } pour regarder
cli-error-no_sheet = il n’y a pas de fiche pour « { $family } » : essayez cromwell
cli-error-no_smaller_tablebase = il faut d’abord la table de finales à une pièce de moins ({ $n })
cli-error-no_table = { $variant } se résout chaque fois qu’il le faut : il n’y a pas de table de finales à écrire ou à vérifier
cli-error-puzzles = les problèmes ne peuvent être écrits : { $why }
cli-error-broken_levels =
    { $all ->
        [one] le fichier est défectueux
       *[other] fichiers défectueux : { $broken } sur { $all }
    }
cli-error-no_puzzles = { $file } n’est pas un fichier de problèmes pour { $variant } ; `coffer check` dit ce que c’est
cli-error-nothing_to_check = il n’y a pas de fichier de leçons ou de problèmes dans ce dossier
cli-error-no_player = « { $name } » n’est pas un joueur : nommez un niveau de 1 à 5, random, greedy, child ou me
cli-error-one_person = une seule personne peut jouer dans un terminal à un jeu à cartes cachées
cli-error-no_sitter = « { $name } » ne peut pas s’asseoir à cette table : nommez me, guest, un niveau de 1 à 5 ou random
cli-error-no_kept_table = « { $file } » ne contient aucune table qui puisse être dressée de nouveau ; le fichier reste tel quel
cli-error-other_kept_table = « { $file } » contient une autre table, de { $game } : dressez-la comme elle l’était, ou nommez un autre fichier
cli-error-kept_table_over = la partie de « { $file } » est finie : nommez un autre fichier
cli-error-one_me = une seule place peut être me
cli-error-no_randomness = le système n’a pas de nombres aléatoires pour les secrets d’une table
cli-error-no_link = ce n’est pas un lien vers une table ; un lien entier ressemble à table=ADRESSE.SECRET
cli-error-no_relay = ce n’est pas l’adresse d’un relais : elle commence par https:// ou http://
cli-error-no_way = aucun chemin ne mène à cette table : elle n’a ni relais ni adresse à elle
cli-error-port = le port est occupé, ou ne peut pas être utilisé
cli-error-no_network = le réseau ne peut pas être utilisé
cli-error-no_host = l’hôte de cette table est injoignable
cli-error-seat_taken = la place { $seat } est prise, ou n’existe pas
cli-error-no_free_seat = toutes les places de cette table sont prises ; l’autre lien sert à regarder
cli-error-no_such_table = cette table n’existe plus, ou le lien n’est pas le sien
cli-error-put_out = l’hôte vous a fait quitter la table
cli-error-elsewhere = vous êtes venu à cette table d’un autre endroit aussi, et la partie continue là-bas
cli-error-other_version = l’hôte a une autre version du jeu
cli-error-newer_host = l’hôte a une version plus récente du jeu
cli-error-older_host = l’hôte a une version plus ancienne du jeu
cli-error-full = il y a déjà trop de monde à cette table
cli-error-cleared = l’hôte a débarrassé la table
cli-error-misused = l’hôte a fermé la connexion : ce programme a envoyé trop de messages, ou des messages illisibles
cli-error-lost = ce que l’hôte envoie ne suit pas les règles de cette version du jeu
cli-error-device = un appareil a 32 chiffres hexadécimaux
cli-error-no_answer = le joueur à la place { $seat } n’a trouvé aucun coup
cli-error-pdn = partie { $game } : { $why }
cli-error-no_such_game =
    { $games ->
        [one] il n’y a pas de partie { $game } : il n’y en a qu’une
       *[other] il n’y a pas de partie { $game } : il n’y en a que { $games }
    }
cli-error-mill_move = partie { $game }, coup { $n }, « { $text } » : { $why }
cli-error-several_games = la partie { $game } pourrait être { $games } : dites laquelle avec --variant, par exemple --variant { $first }
cli-error-wrong_tablebase = la table de finales est fausse : { $why }
cli-error-too_large = { $file } dépasse 16 Mo, le plus qui soit lu
cli-error-failed =
    { $failed ->
        [one] { $failed } partie sur { $all } n’a pas pu être rejouée
       *[other] { $failed } parties sur { $all } n’ont pas pu être rejouées
    }
cli-error-many_failed = parmi les premières parties ({ $all }), { $failed } n’ont pas pu être rejouées, et le reste n’a donc pas été lu
cli-error-no_picture = Le nom de l’image, { $file }, doit finir par .png ou .gif
cli-error-seconds = --delay attend un nombre de secondes de 0,05 à 60, pas « { $text } »
cli-error-nothing_to_show = « { $text } » n’est ni un fichier, ni une position, ni une partie, ni un lien, ni un code
cli-error-no_command = il n’y a pas de commande « { $name } » ; `coffer help` les énumère
cli-error-nothing_to_replay = il n’y a pas de partie dans { $file }
cli-check-games =
    { $n ->
        [one] { $n } partie de dames
       *[other] { $n } parties de dames
    }
cli-check-fine = { $file } est en ordre : { $what }
cli-check-mill_games =
    { $n ->
        [one] { $n } partie de moulin
       *[other] { $n } parties de moulin
    }
cli-check-several_games = { $games }, qui pourraient être de plus d’une sorte de moulin : --variant de replay et de show dit laquelle
cli-nobody = personne

## Requests of other programs that cannot be answered

cli-serve-no_json = la ligne n’est pas du JSON à partir de la colonne { $column }
cli-serve-no_object = une demande est un objet, par exemple {"{"}"cmd":"state"{"}"}
cli-serve-no_command = « cmd » manque : il nomme ce qu’il faut faire
cli-serve-unknown_command = « { $name } » n’est pas une commande : il y a { $commands }
cli-serve-unknown_part = « { $name } » n’est pas une partie de « { $command } »
cli-serve-missing_part = « { $command } » a besoin de « { $name } »
cli-serve-wrong_part = « { $name } » doit être { $kind }
cli-serve-kind-text = un texte
cli-serve-kind-texts = une liste de textes
cli-serve-kind-number = un nombre entier à partir de 0
cli-serve-kind-limit = un nombre entier à partir de 1
cli-serve-kind-small = un nombre entier de 0 à 255
cli-serve-kind-switch = true ou false
cli-serve-kind-options = un objet de noms et de textes
cli-serve-kind-seat_options = une liste d’objets de noms et de textes, un par place
cli-serve-move = coup { $n } : { $why }
cli-serve-too_long = une demande a au plus { $n } octets
cli-serve-no_match = il n’y a pas encore de partie : commencez-en une avec « new »
cli-serve-no_chance = ce n’est pas au hasard de jouer
cli-serve-no_undo = il n’y a pas de coup à reprendre
cli-serve-no_seat = cette place n’existe pas : les places vont de 0 à { $last }
cli-serve-no_player = aucun courtisan ne joue à { $variant } à ce niveau
cli-serve-no_answer = personne n’a de coup à choisir

## Draughts and mill programs that cannot be answered

cli-engine-move = « { $move } » n’est pas un coup permis ici
cli-hub-no_line = la ligne n’est pas de la forme : commande nom=valeur nom="deux mots"
cli-hub-no_parameter = un paramètre se donne par name=… value=…
cli-hub-wrong_parameter = « { $value } » n’est pas une valeur de « { $name } »
cli-hub-no_position = « { $position } » n’est pas une position : écrivez B ou W pour le camp au trait, puis w, b, W, B ou e pour chacune des 32 cases
cli-uci-no_fen = « { $fen } » n’est pas une position : écrivez trois anneaux de huit points avec O, @ et *, le camp au trait, la phase, l’action, et les pions des deux camps sur le tablier et en réserve
cli-uci-no_option = il n’y a pas d’option « { $name } »
cli-uci-wrong_option = « { $value } » n’est pas une valeur de « { $name } » dans nos jeux
cli-uci-removal = un pion doit d’abord être retiré, par exemple x{ $point }
cli-uci-no_removal = aucun pion ne peut être retiré ici
cli-uci-no_command = « { $command } » n’est pas une commande

## What is measured

cli-tournament-pair = { $variant } : { $first } contre { $second } : { $result } ; { $time } s
cli-tournament-result = score de { $points } sur { $games }, { $percent } % (+{ $won } ={ $drawn } -{ $lost }), { $elo }
cli-tournament-elo = Elo { $elo } (de { $low } à { $high })
cli-tournament-elo_or_more = Elo { $low } ou plus
cli-tournament-elo_or_less = Elo { $high } ou moins
cli-tournament-lead = { $result }, avance par partie : { $points } ± { $half }
cli-tournament-accepted = { $first } est plus fort que { $second } d’au moins { $elo1 } Elo, plutôt que de { $elo0 }
cli-tournament-rejected = { $first } est plus fort que { $second } d’au plus { $elo0 } Elo, plutôt que de { $elo1 }
cli-tournament-open = Il faut plus de parties pour dire si { $first } est plus fort que { $second } de { $elo0 } ou de { $elo1 } Elo
cli-tournament-sum = somme
cli-tournament-percent = pour cent
cli-bench-perft =
    { $nodes ->
        [one] { $variant } : perft { $depth } : { $nodes } suite en { $time } ms, { $rate } par seconde
       *[other] { $variant } : perft { $depth } : { $nodes } suites en { $time } ms, { $rate } par seconde
    }
cli-bench-solved = { $variant } : entièrement résolu en { $time } ms, { $bytes } octets
cli-bench-hands =
    { $all ->
        [one] { $variant } : { $all } donne entière au hasard en { $time } ms, { $rate } par seconde
       *[other] { $variant } : { $all } donnes entières au hasard en { $time } ms, { $rate } par seconde
    }
cli-bench-search = { $variant } : { $name } a cherché à la profondeur { $depth }, { $nodes } positions en { $time } ms, { $rate } par seconde : { $line }
cli-bench-nobody = { $variant } : il n’y a pas encore de joueur automatique
cli-solve-solved = { $game } : résolu en { $time } ms
cli-solve-checked = { $game } : chaque position s’accorde avec ses coups : vérifié en { $time } ms ; { $bytes } octets, décompressés en { $unpacked } ms
cli-solve-counts = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost } ; la plus longue, en demi-coups : { $longest } ({ $example })
cli-solve-draughts = dames : { $n } sur le damier : { $positions } positions avant le choix du camp au trait, dont { $both } avec des pièces des deux camps ; avec l’un ou l’autre camp au trait { $counts }
cli-solve-wdl-estimate = dames : { $n } sur le damier : { $indices } indices ; environ { $memory } Mo de mémoire, { $minutes } min et un fichier de { $size } Mo
cli-solve-wdl = dames : { $n } sur le damier : { $positions } positions découlent de leurs coups : gagnées : { $won }, nulles : { $drawn }, perdues : { $lost } ; résolues une seconde fois : { $again } ; { $bytes } octets
cli-solve-mill = { $game } : { $own } au trait contre { $other } : { $positions } positions à symétrie près ; { $counts }
cli-tune-round = cycle { $round } : parties : { $games }, en { $time } s, points du camp qui commence : { $points } ; positions : { $positions }, K { $k }, erreur sur les parties mises à part { $by_hand } à la main, { $tuned } réglée, { $rounded } arrondie ; { $total } s
cli-tune-numbers = nombres { $numbers }
