## The gallery of a line of people

line-learned-note =
    { $n ->
        [one] { $n } retenu sur { $all }
       *[other] { $n } retenus sur { $all }
    }
line-learned = retenu : nommé trois fois sans faute
line-veiled = voilé : pas encore retenu
line-between = Entre { $first } et { $second }
line-first = Tout au début, avant { $name }
line-last = Tout à la fin, après { $name }
line-named = nommé sans faute : { $n } sur { $all }
line-never_asked = pas encore demandé
line-ask = M’interroger
line-close = Fermer
line-to-before = Avant : { $name }
line-to-after = Après : { $name }
line-wrong = { $name } a nommé { $first }. Voici qui vint avant et après { $second }.
line-wrong-you = Vous avez nommé { $first }. Voici qui vint avant et après { $second }.
line-neighbours = Dans la lignée : { $names }.

## For teachers

line-teachers = Enseignants
line-sheet = Fiche à imprimer

## The drill

drill-title = Qui vint après ?
drill-about = Cinq minutes de questions : qui vint avant, et qui vint après ? Ceux que vous ne connaissez pas encore viennent en premier.
drill-grade = Difficulté
drill-grade-easy = 3 noms
drill-grade-usual = 4 noms
drill-grade-hard = 6 noms
drill-grade-easy-note = Trois noms au choix, avec leurs années.
drill-grade-usual-note = Quatre noms au choix.
drill-grade-hard-note = Six noms au choix.
drill-start = Commencer
drill-stop = Arrêter
drill-next = Continuer
drill-again = Rejouer
drill-right = Juste : { $name }.
drill-wrong = Non, c’était { $name }.
drill-either = { $first } ou { $second }
drill-result =
    { $n ->
        [one] { $n } juste sur { $all }
       *[other] { $n } justes sur { $all }
    }
drill-over = Fin de l’interrogation
drill-time_up = Temps écoulé
drill-weak = À retenir encore
drill-best =
    { $n ->
        [one] Record : { $n } réponse juste
       *[other] Record : { $n } réponses justes
    }
drill-best-new = C’est votre record !
drill-daily = Question du jour
drill-daily-done = La prochaine question arrive à minuit.
drill-daily-answer = Qui vint avant et après
drill-daily-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours d’affilée
    }
