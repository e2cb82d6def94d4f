## Text in and out

carry-link = Lien vers cette partie
carry-link-note = Qui l’ouvre voit la partie telle qu’elle est à présent et peut la continuer.
carry-daily = Le résultat
carry-daily-note = Cela ne trahit rien du problème. Copiez-le et envoyez-le à un ami.
carry-export = Vos parties et réglages
carry-export-note = Gardez ce texte en lieu sûr, ou servez-vous-en pour passer à un autre navigateur ou à un autre ordinateur.
carry-import = Importer parties et réglages
carry-import-note = Collez le texte que vous avez exporté, ou choisissez son fichier. Ses parties et sa progression s’ajoutent aux vôtres ; ses réglages remplacent les vôtres.
carry-import-accept = Importer
carry-copy = Copier
carry-copied = Copié.
carry-paste = Coller
carry-no_clipboard = Le presse-papiers n’est pas disponible ici. Vous pouvez sélectionner le texte et le copier vous-même.
carry-empty_clipboard = Il n’y a pas de texte dans le presse-papiers.
carry-no_match = Il n’y a pas de partie à exporter.
carry-no_notation = Ce jeu n’a pas de notation que d’autres programmes lisent.
carry-link-note-desktop = Qui colle ce texte dans King’s Coffer, ou l’ajoute à la fin de l’adresse de sa page web, voit la partie telle qu’elle est à présent et peut la continuer.
carry-open = Ouvrir une partie ou une position
carry-open-note = Collez un lien, des parties en PDN ou d’un programme de moulin, une position, ou une partie enregistrée.
carry-open-note-desktop = Collez un lien, des parties en PDN ou d’un programme de moulin, une position, ou une partie enregistrée ; ou choisissez un fichier, ou déposez-en un sur la fenêtre.
carry-open-accept = Ouvrir
carry-choose = Choisir un fichier…
carry-choose-games = Parties
carry-choose-all = Tous les fichiers
carry-choose-none = Aucun fichier n’a été choisi.
carry-choose-impossible = Aucune boîte de dialogue de fichiers ne peut s’ouvrir ici. Déposez le fichier sur la fenêtre, ou collez son texte.
carry-pdn = Cette partie en PDN
carry-pdn-note = D’autres programmes de dames peuvent lire ce texte.
carry-record = La notation de cette partie
carry-record-note = D’autres programmes de moulin peuvent lire ce texte.
carry-imported = Vos parties et vos réglages ont été importés.
carry-file = « { $file } » n’a pas pu être ouvert : { $why }
carry-file-size = ce n’est pas un fichier de parties, ou il dépasse 16 Mo.
carry-reading = Lecture…
carry-reading-text = le texte
carry-reading-file = « { $file } »
carry-reading-begun = Lecture en cours : { $what }…
carry-reading-games =
    { $n ->
        [one] Lecture en cours : { $what }, { $n } partie jusqu’ici.
       *[other] Lecture en cours : { $what }, { $n } parties jusqu’ici.
    }
carry-long = Seul le début de ce long texte est montré ici ; il servira en entier.
carry-close = Fermer
