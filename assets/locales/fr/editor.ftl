## Composer une position à la main

editor-title = Composer une position
editor-tool = Effet d’un clic
editor-put = Poser : { $piece }
editor-move = Déplacer une pièce
editor-remove = Retirer une pièce
editor-turn = Au trait
editor-in_hand = En réserve : { $side }
editor-clear = Plateau vide
editor-start = Position initiale
editor-analyse = Vers le plateau d’analyse
editor-ready = { $side } au trait.
editor-over = La partie serait finie : { $why }
editor-held = { $place }, en main
editor-hand = Main : { $side }
editor-out = Hors du jeu
editor-pile = { $name } : { $n }
editor-card = { $card }, { $pile }
editor-put_down = Poser ici : { $name }
editor-deal = Distribuer
editor-clear_cards = Tout hors du jeu
