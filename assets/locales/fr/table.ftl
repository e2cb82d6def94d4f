## Beside the table

table-taken = prises
table-taken_count = prises : { $count }
table-in_hand = en réserve
table-in_hand_count = { $count } en réserve
table-flies = vole
hud-moves = Coups
hud-no_moves = Pas encore de coup.
hud-undo = Annuler
hud-redo = Rétablir
hud-hint = Conseil
hud-result = Résultat
hud-menu = Menu
hud-your_move = À vous
hud-their_move =
    { FORM($name, "article") ->
        [au] Au { $name } de jouer
        [aux] Aux { $name } de jouer
       *[other] À { FORM($name, "within") } de jouer
    }
hud-thinking = { $name } réfléchit
hud-to_play =
    { FORM($side, "article") ->
        [au] Au { $side } de jouer
        [aux] Aux { $side } de jouer
       *[other] À { $side } de jouer
    }
hud-move = coup { $n }
hud-over = La partie est finie
hud-flies = { $name } vole
hud-flies-you = Vous volez
hud-flies-note = trois pions peuvent voler vers n’importe quel point libre
hud-rules = Règles
hud-hint_thinking = Réflexion
hud-analysis = plateau d’analyse
hud-side_line = ou
hud-opening = Ouverture : { $name }.
hud-book = Dans le livre : { $moves }.
hud-best_line = Le mieux : { $line }. { $why }
hud-ahead = Avantage { $side } : { $n }
hud-ahead_none = aucun camp n’a l’avantage
hud-ahead_won = Gain : { $side }
hud-looked = après { $n }. { $move }
hud-looked-start = avant le premier coup
hud-no_hint = Vous pouvez demander conseil quand c’est à vous de jouer.
hud-no_undo = Il n’y a rien à annuler.
hud-undo_barred = Ce coup ne peut plus être annulé : depuis, une carte cachée a été vue ou quelqu’un d’autre a décidé.
hud-no_redo = Il n’y a rien à rétablir.
hud-numbered = { $n }. { $move }
hud-looking = Retour en arrière
hud-now = Retour à la partie
hud-clock-runs = il reste { $time }, en marche
hud-clock-stands = il reste { $time }

## The moves

moves-start = Au début
moves-back = Un coup en arrière
moves-forward = Un coup en avant
moves-end = À la fin
moves-all = Tous les coups
moves-close = Fermer la liste
moves-first = { $n } { $move }
moves-later = { $n } … { $move }

## Refusals in every game

refusal-over = La partie est finie.
refusal-not_your_turn = Ce n’est pas à vous de jouer.
refusal-thinking = { $name } réfléchit encore.
table-laying = On dresse la table…
refusal-position = Ce n’est pas une position du jeu : { $why }
refusal-ambiguous_way = Deux rafles finissent là : choisissez les cases du parcours.
refusal-draw_refused = { $name } préfère continuer.
refusal-draw-none = Pas de nulle par accord dans ce jeu.
refusal-turned_down = Les cartes déjà jouées restent face cachée jusqu’à la fin de la partie.

## How a match ended

outcome-third_repetition = La même position s’est présentée pour la troisième fois.
outcome-score = Le score décide.
outcome-shared = Égalité à { $n } : victoire partagée entre { $winner }.
outcome-resigned-you = Vous avez abandonné.
outcome-resigned-many = { $loser } ont abandonné.
outcome-agreed = Nulle par accord mutuel.
outcome-resigned =
    { $loser ->
        [Moutons] Les moutons ont abandonné.
       *[other] { FORM($loser, "subject") } a abandonné.
    }
outcome-out_of_time = Temps écoulé : { $loser }.
outcome-out_of_time-you = Votre temps est écoulé.
