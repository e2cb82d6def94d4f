## A table of cards

cards-the =
    { FORM($card, "gender") ->
        [feminine] la { $card }
       *[masculine] le { $card }
    }
cards-dummy = le mort
    .elide = mort
cards-held =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
cards-partner = votre partenaire
cards-acts = doit jouer
cards-from =
    { FORM($name, "elide") ->
        [yes] d’{ FORM($name, "within") }
        [mort] du mort
       *[other] de { FORM($name, "within") }
    }
cards-your_turn = À vous
cards-dummys_turn = À vous : le mort
cards-turn = { FORM($name, "subject") } joue
cards-dealing = On distribue les cartes
cards-tricks =
    { $n ->
        [one] { $n } pli
       *[other] { $n } plis
    }
cards-diamonds =
    { $n ->
        [one] { $n } diamant
       *[other] { $n } diamants
    }
cards-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards-ours = Notre camp
cards-theirs = Leur camp
cards-rose = La Rose
cards-portcullis = La Herse
cards-last = Dernier pli
cards-close = Fermer
cards-pile-label = { $tricks } : { $open }
cards-laid = { $name } : { $card }
cards-scores = Score
cards-spread = Appuyez sur une main pour l’étaler sur la table.
cards-spread-both = Appuyez sur une main ou une maison pour étaler ses cartes.
cards-spread-line = Appuyez sur une maison pour étaler ses cartes.
cards-scores-menu = Feuille de score
cards-scores-next = Donne suivante
cards-total = Total
cards-hand = Donne { $n }
cards-hand-open = en cours
cards-level = Égalité à { $points }.
cards-leads =
    { $n ->
        [one] { $name } mène d’un point.
       *[other] { $name } mène de { $n } points.
    }
cards-leads-you =
    { $n ->
        [one] Vous menez d’un point.
       *[other] Vous menez de { $n } points.
    }
cards-leads-ours =
    { $n ->
        [one] Notre camp mène d’un point.
       *[other] Notre camp mène de { $n } points.
    }
cards-say-dealt = Les cartes sont distribuées.
cards-say-plays = { $name } joue { $card }.
cards-say-plays-you = Vous jouez { $card }.
cards-say-passes =
    { $n ->
        [one] { $name } pose une carte face cachée, à passer.
       *[other] { $name } pose { WORDS($n) } cartes face cachée, à passer.
    }
cards-say-passes-you =
    { $n ->
        [one] Vous posez une carte face cachée, à passer.
       *[other] Vous posez { WORDS($n) } cartes face cachée, à passer.
    }
cards-say-gets = { $name } reçoit { $cards }.
cards-say-gets-you = Vous recevez { $cards }.
cards-say-wins = { $name } remporte le pli.
cards-say-wins-you = Vous remportez le pli.
cards-say-wins-points = { $name } remporte le pli : { $points }.
cards-say-wins-points-you = Vous remportez le pli : { $points }.
cards-say-annul = { $name } annule le pli : il ne compte pour personne.
cards-say-annul-you = Vous annulez le pli : il ne compte pour personne.
cards-say-let = { $name } maintient le pli.
cards-say-let-you = Vous maintenez le pli.
cards-say-hand = { $tricks } et { $diamonds }, { $points } dans cette donne
cards-say-total = { $n } au total
cards-say-own = Votre main : { $cards }.
cards-say-dummy = Le mort : { $cards }.
cards-say-stop = { $what }, jouable
cards-say-held = { $what }, non jouable à présent
cards-say-pick = { $what }, c’est choisi.
cards-say-back = { $what }, remis en main.
cards-say-reign = { $first }. { $second }.
cards-place-hand = { $name } : { $cards }
cards-place-tray =
    { FORM($name, "elide") ->
        [yes] Plis d’{ FORM($name, "within") } : { $n }
        [mort] Plis du mort : { $n }
       *[other] Plis de { FORM($name, "within") } : { $n }
    }
cards-place-empty = Il n’y a rien ici
cards-place-pile =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
