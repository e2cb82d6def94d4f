## Tables avec invités : chacun sur son propre appareil

guests-lobby = Une table pour invités
guests-lobby-note = { $game }. Envoyez le lien à celles et ceux qui joueront. La partie commence quand toutes les places sont prises.
guests-lobby-begun = { $game }. Qui rouvre le lien retrouve sa place.
guests-link = Le lien pour les invités
guests-link-soon = Le lien se prépare…
guests-copy = Copier le lien
guests-copy_onlookers = Lien pour regarder
guests-leave = Quitter la table
guests-name = Votre nom
guests-name-hint = votre nom
guests-free = Attendre un invité
guests-put_out = Congédier
guests-courtier = Un courtisan joue
guests-seat_free = Une place libre
guests-waits = attend un invité
guests-here = est là
guests-away = s’est absenté
guests-yours = votre place
guests-sit = S’asseoir ici
guests-stand = Se lever
guests-taken = Quelqu’un d’autre vient de prendre cette place.
guests-onlookers =
    { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
guests-failed = Impossible de dresser ou de trouver une table : { $why }
guests-impossible = Les tables avec invités ne sont pas possibles ici.
guests-visit = Une table ailleurs
guests-visit-looking = On cherche la table…
guests-visit-away = { $game }. L’hôte s’est absenté. La table attend, et on la cherche encore.
guests-visit-onlooker = { $game }. Vous regarderez la partie dès qu’elle commencera.
guests-visit-waits = { $game }. La partie commence quand toutes les places sont prises.
guests-visit-choose = { $game }. Choisissez une place.
guests-gone-no_table = Cette table n’existe plus.
guests-gone-put_out = L’hôte a donné votre place à quelqu’un d’autre.
guests-gone-elsewhere = Cette table est ouverte dans une autre fenêtre de cet appareil.
guests-gone-version = L’hôte a une autre version du jeu.
guests-gone-newer = L’hôte a une version plus récente du jeu. Installez-la pour vous asseoir ici.
guests-gone-older = L’hôte a une version plus ancienne du jeu. Demandez-lui d’installer la vôtre.
guests-gone-full = Trop de monde est venu à cette table.
guests-gone-over = L’hôte a débarrassé la table.
guests-unreadable = La partie de l’hôte ne peut pas être suivie ici : elle ne correspond pas aux règles de cette version.
guests-is_away = { $name } s’est absenté ; la place est gardée.
guests-host_away = L’hôte s’est absenté. Rien n’est perdu ; on cherche encore la table.
guests-not_now = Ce n’est pas possible maintenant.
guests-asked = On demande aux autres.
guests-declined = Les autres préfèrent continuer.
guests-bad_link = Ce lien vers une table n’est pas complet.
guests-code = Le code du lien : à scanner avec un téléphone
guests-link-note = Envoyez-le à ceux qui doivent jouer. Qui l’ouvre arrive à votre table.
guests-greetings = Saluts des autres
guests-greets = { $name } : { $greeting }
guests-greeting-good_day = Bien le bonjour
guests-greeting-good_fortune = Bonne chance
guests-greeting-well_played = Bien joué
guests-greeting-bold = Quelle audace
guests-greeting-close = C’était juste
guests-greeting-thinking = Je réfléchis
guests-greeting-no_hurry = Rien ne presse
guests-greeting-pardon = Mille pardons
guests-greeting-moment = Je reviens
guests-greeting-thanks = Grand merci
guests-greeting-hat = Un coup de chapeau
guests-greeting-bow = Une révérence
