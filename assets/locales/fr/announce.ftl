## What is spoken

say-kind-hidden = pièce cachée
say-kinds-hidden = pièces cachées
say-title = King’s Coffer.
say-setup = Préparer une partie.
say-hint = Conseil : { $what }. { $why }
say-low = Il reste moins de vingt secondes à { FORM($name, "within") }.
say-low-you = Il vous reste moins de vingt secondes.
say-turning = La partie a basculé au coup { $n } : { $move }. { $why }
say-leaf = { $title }. { $words }
say-panel = { $title }.
say-opened = { $game } : la partie commence.
say-analysis = Plateau d’analyse : { $game }.
say-continued = { $game } : la partie reprend au coup { $n }.
say-sits-you = Vous jouez { FORM($side, "the") }.
say-sits = { $name } joue { FORM($side, "the") }.
say-last = Dernier coup : { $move }.
say-looked = La position après { $move }.
say-looked-start = La position de départ.
say-undone = Retour au coup { $n }.
say-redone = De nouveau au coup { $n }.
say-restarted = La partie recommence.
say-rematched = Nouvelle partie ; les camps sont échangés.
say-rematched-round = Nouvelle partie ; tout le monde se décale d’une place.
say-step = { $from } vers { $to }
say-capture = { $from } prend { $to }
say-then = { $move }, puis { $to }
say-crowned = { $move }, promu dame
say-move = { $name } : { $move }.
say-chance = { $move }.
say-taken = Prise : { $pieces }.
say-taken_piece = { $piece } en { $at }
say-your_move = À vous de jouer.
say-to_move =
    { FORM($name, "article") ->
        [au] Au { $name } de jouer.
        [aux] Aux { $name } de jouer.
       *[other] À { FORM($name, "within") } de jouer.
    }
say-must = Vous devez prendre.
say-end = { $headline }. { $reason }
say-piece-own = votre { $kind }
say-piece-side =
    { FORM($kind, "gender") ->
        [feminine] { $kind } { FORM($side, "feminine") }
        [alone] { $kind }
       *[other] { $kind } { FORM($side, "masculine") }
    }
say-empty = { $place }, libre
say-holds = { $place } : { $pieces }
say-chosen = { $what }, c’est choisi
say-target = { $what }, vous pouvez y aller
say-must_capture = { $what }, prise obligatoire
say-movable = { $what }, peut jouer
say-stop = { $what }.
say-pick = { $what }, c’est choisi ; destinations possibles : { $to }.
say-on = En { $at } ; ensuite vers { $to }.
say-given_up = Choix annulé.
say-whose = { $name }, { $side }
say-side = { $whose } : { $pieces }.
say-group = { $kind } en { $places }
say-goals = buts atteints : { $goals }
say-no_piece = aucune pièce
say-hand = { $side } : { $n } en réserve
say-set = { $kind } en { $at }
say-lined = { $move }, et forme un moulin
say-arrived = En { $at } ; choisissez maintenant ce que vous retirez : { $to }.
say-takeable = { $what }, vous pouvez le retirer
say-sayable = { $what }, vous pouvez le choisir
say-flies = { $name } peut voler : ses trois derniers pions vont sur n’importe quel point libre.
say-flies-you = Vous pouvez voler : vos trois derniers pions vont sur n’importe quel point libre.
say-widget-button = { $label }, bouton
say-widget-on = { $label }, activé
say-widget-off = { $label }, désactivé
say-widget-chosen = { $label }, choisi
say-widget-other = { $label }, non choisi
say-widget-value = { $label }, { $value }
say-widget-disabled = { $label }, indisponible
say-at-partner = Votre partenaire est { FORM($name, "within") }.
say-at-left = À votre gauche : { $name }.
say-at-right = À votre droite : { $name }.
say-at-opposite = En face de vous : { $name }.
say-at-far_left = De l’autre côté de la table, à gauche : { $name }.
say-at-far_right = De l’autre côté de la table, à droite : { $name }.
say-partners = { $name } fait équipe avec { FORM($other, "within") }.
say-partners-you = Vous faites équipe avec { FORM($other, "within") }.
say-round = À table : { $names }.
say-curtain = Passez l’écran à { FORM($name, "within") }. Maintenez pour ouvrir ; une double pression ouvre aussi.
say-resigned = Un courtisan continue à cette place.
