## Saved matches and settings

record-unreadable = ce n’est pas une partie enregistrée (ce n’est pas du JSON à la ligne { $line }, colonne { $column })
record-something_else = c’est du JSON, mais pas une partie enregistrée
record-broken_off = cette partie enregistrée est incomplète
record-missing = cette partie enregistrée est incomplète : « { $part } » manque
record-stray = ce n’est pas une partie enregistrée : « { $part } » n’y a pas sa place
record-field = ce n’est pas une partie enregistrée : « { $part } » devrait être { $form }
record-no_format = ce n’est pas une partie enregistrée (aucune version de King’s Coffer n’a écrit de format 0)
record-too_new = cette partie a été enregistrée par une version plus récente de King’s Coffer (format { $format } ; celle-ci lit jusqu’à { $newest })
record-part-format = un nombre
record-part-variant = le nom d’un jeu
record-part-options = des options du jeu avec leurs valeurs
record-part-seat_options = une liste avec les options de chaque place
record-part-seats = une liste de ceux qui jouent
record-part-faces = une liste de noms de portraits
record-part-seed = un nombre entier, 0 ou plus
record-part-position = une position dans la notation du jeu
record-part-moves = une liste de coups dans la notation du jeu
record-part-ending = la façon dont la partie s’est terminée
record-part-clock = les minutes et secondes d’une pendule
record-part-analysis = les suites d’un plateau d’analyse
record-part-source = la partie d’où celle-ci a été ouverte
save-unreadable = King’s Coffer n’a pas écrit ceci
save-damaged = le fichier était abîmé
save-newer =
    { $n ->
        [one] { $n } partie a été enregistrée par une version plus récente de King’s Coffer et reste telle quelle.
       *[other] { $n } parties ont été enregistrées par une version plus récente de King’s Coffer et restent telles quelles.
    }
save-refused = La partie enregistrée n’a pas pu être ouverte : { $why }. Elle est gardée sous « { $file } ».
saves-refused =
    { $n ->
        [one] { $n } partie enregistrée n’a pas pu être ouverte : { $why }. Elle est gardée sous « { $file } ».
       *[other] { $n } parties enregistrées n’ont pas pu être ouvertes. La raison : { $why }. Elles sont gardées sous « { $file } » et dans des fichiers à côté.
    }
files-refused =
    { $n ->
        [one] { $n } fichier n’a pas pu être lu : { $what }. La raison : { $why }. Il est gardé sous « { $file } ».
       *[other] { $n } fichiers n’ont pas pu être lus : { $what }. La raison : { $why }. Ils sont gardés sous « { $file } » et sous des noms semblables.
    }
files-refused-settings = vos réglages
files-refused-progress = votre progression
files-refused-matches =
    { $n ->
        [one] { $n } partie enregistrée
       *[other] { $n } parties enregistrées
    }
library-refused = Vos favoris et vos notes n’ont pas pu être lus : { $why }. L’ancien fichier est gardé sous « { $file } ».
settings-partly = Certains réglages n’ont pas pu être lus et ont repris leur valeur d’origine : { $fields }. Tous les autres sont comme vous les aviez laissés.
settings-last_setup = la dernière partie que vous avez préparée
settings-last_drill = la difficulté de « Qui vint après ? »
settings-refused = Vos réglages n’ont pas pu être lus, et ceux d’origine s’appliquent. L’ancien fichier est gardé sous « { $file } ».
progress-refused = Votre progression n’a pas pu être lue : { $why }. Elle repart de zéro, et l’ancien fichier est gardé sous « { $file } ».
progress-unreadable = elle était abîmée
progress-newer = elle a été écrite par une version plus récente de King’s Coffer (format { $format })
progress-no_format = elle n’a pas de format

## Why a match cannot be set up or replayed

match-no_such_game = il n’y a pas de jeu nommé « { $name } »
match-no_such_option = { $variant } n’a pas d’option « { $name } »
match-no_such_seat_option = { $variant } n’a pas d’option « { $name } » pour une place
match-seat_missing =
    { $seats ->
        [one] il n’y a pas de place { $seat } : cette table a { $seats } place
       *[other] il n’y a pas de place { $seat } : cette table a { $seats } places
    }
match-bad_value = « { $value } » n’est pas une valeur de l’option { $name } ; elle accepte { $allowed }
match-position = la position de départ est refusée : { $why }
match-move = le coup { $n }, « { $text } », est refusé : { $why }
match-seats = joueurs nommés : { $given } ; places à cette table : { $wanted }
match-no_such_seat = la place { $seat } ne peut avoir perdu : cette place n’existe pas
match-no_such_courtier = la place { $seat } a un courtisan de niveau { $level }, mais les niveaux vont de 1 à 5
match-no_such_face = aucun personnage de ce nom ne peut jouer à la place { $seat }
match-ending = elle ne peut s’être terminée ainsi : { $why }
match-ended_twice = rien ne peut plus arriver après le coup { $n } : il a mis fin à la partie

## Computer players

players-no_level = « { $level } » n’est pas un niveau : les niveaux vont de 1 à 5
players-no_courtier = aucun courtisan ne joue à « { $variant } »
players-unreadable = ceci n’a pas pu être lu : { $why }
players-foreign = ce ne sont ni des poids, ni un livre, ni une table de finales de cette version
players-foreign_weights = ce ne sont pas des poids pour les dames de cette version
players-foreign_book = ce n’est pas un livre d’ouvertures de cette version
players-damaged_book = le livre d’ouvertures est abîmé
players-draughts-foreign_tablebase = ce n’est pas une table de finales de dames de cette version
players-draughts-damaged_tablebase = la table de finales de dames est abîmée
players-mill-foreign_tablebase = ce n’est pas une table de finales de moulin de cette version
players-mill-damaged_tablebase = la table de finales de moulin est abîmée
players-no_knowledge = { $why } ; les courtisans jouent sans

## Folders and the browser’s storage

store-memory = Rien ne peut être enregistré sur cet ordinateur ({ $reason }). Vous pouvez jouer, mais vos parties et vos réglages seront perdus quand vous fermerez le jeu.
store-unwritable = Rien ne peut être enregistré pour le moment ({ $reason }). Vos parties et vos réglages enregistrés sont là, mais ce que vous changez sera perdu quand vous fermerez le jeu.
store-second = King’s Coffer est déjà ouvert sur cet ordinateur, et seul ce qui s’y joue est enregistré. Ce que vous jouez ici sera perdu quand vous le fermerez.
store-second-page = King’s Coffer est déjà ouvert dans un autre onglet ou une autre fenêtre, et seul ce qui s’y joue est enregistré. Pour jouer ici, fermez l’autre et rechargez cette page ; ce que vous jouez ici avant cela sera perdu.
store-no_display = King’s Coffer a besoin d’un écran où ouvrir sa fenêtre, et il n’y en a pas. `coffer` joue dans le terminal.
store-raised = King’s Coffer est déjà ouvert ; sa fenêtre passe au premier plan.
store-called = King’s Coffer était déjà ouvert : voici sa fenêtre.
store-no_storage = le navigateur ne laisse cette page rien enregistrer
store-import-unreadable = Ce n’est pas un texte exporté de King’s Coffer ({ $reason }). Rien n’a été changé.
store-import-newer = Ce texte a été exporté d’une version plus récente de King’s Coffer (format { $format }). Rien n’a été changé.
store-import-long = il est trop long
store-import-room = Le texte à importer demande encore { $size } ko, et le navigateur n’a plus autant de place. Rien n’a été changé. Supprimer des parties libère de la place.
store-import-damaged = « { $name } » était abîmé dans le texte importé, et est gardé sous « { $file } ». Ce que vous aviez ici reste tel quel.
store-vanished = Le dossier de vos sauvegardes avait disparu. Tout ce qu’on en savait a été récrit dans { $place }.
store-merged =
    { $n ->
        [one] Une copie de votre progression se trouvait à côté, peut-être venue d’un autre ordinateur. Les deux ne font plus qu’une, et rien n’a été perdu.
       *[other] { $n } copies de votre progression se trouvaient à côté, peut-être venues d’un autre ordinateur. Toutes n’en font plus qu’une, et rien n’a été perdu.
    }
store-no_folder = il n’y a pas de dossier pour cela
store-bad_name = « { $name } » ne peut être le nom d’un fichier enregistré. Les noms se composent des lettres a à z et de chiffres, avec . _ - entre eux.
store-not_text = Le fichier « { $name } » n’est pas du texte.
store-too_large = Le fichier « { $name } » est trop gros pour être l’un des nôtres.
store-too_many = Il y a déjà trop de copies défectueuses de « { $name } ».
store-read = « { $name } » n’a pas pu être lu ({ $reason }).
store-write = « { $name } » n’a pas pu être écrit ({ $reason }).
store-full = « { $name } » n’a pas pu être écrit, car il n’y a plus de place ({ $reason }).
store-needs = il faut { $size } ko
store-unread = Ce qui était rangé sous « { $name } » n’a pas pu être lu. C’est gardé sous « { $file } ».
store-dropped =
    { $n ->
        [one] Le navigateur n’a plus de place, si bien que la plus ancienne partie a été supprimée : { $what }. « Exporter un texte », dans les réglages, garde ce qui est encore là.
       *[other] Le navigateur n’a plus de place, si bien que les { $n } plus anciennes parties ont été supprimées : { $what }. « Exporter un texte », dans les réglages, garde ce qui est encore là.
    }
store-remove = « { $name } » n’a pas pu être supprimé ({ $reason }).

## Crash reports

crash-written = Un rapport de plantage a été écrit dans
crash-last = King’s Coffer a planté la dernière fois. Vos parties sont sauves. Le rapport de plantage est dans { $file }

## Links and opened texts

link-refused = Le lien n’a pas pu être ouvert : { $why }.
link-not_unpacked = Le lien mène à un jeu qui n’est pas encore déballé.
open-refused = Ceci n’a pas pu être ouvert : { $why }.
open-empty = Il n’y a pas de texte à ouvrir.
open-long = C’est trop long pour être une partie.
open-unknown = Ce n’est ni un lien, ni une position, ni une partie que King’s Coffer sache lire.
open-several = Ce pourrait être une partie de l’un de ces jeux : { $games }. Écrivez lequel en tête du texte, par exemple [Variant "{ $first }"].
open-bundle = Ce texte contient les parties et les réglages de quelqu’un. Vous pouvez l’importer dans les réglages, sous « Jeu ».
link-option = « { $option } » n’est pas une option : elles s’écrivent NOM=VALEUR ou PLACE.NOM=VALEUR
link-torn = il est incomplet ou a été altéré en route

## Messages of the log, read by people who run the game in a terminal

log-index = L’index des images « { $name } » est abîmé ({ $why }). Le jeu continue sans elles.
log-pictures = Certaines images n’ont pas pu être chargées. Le jeu continue sans elles. Le dossier « assets » est-il à côté du programme ?
log-sheet = Les images « { $name } » n’ont pas pu être chargées : elles sont dessinées simplement.
log-sprite = « { $name } » manque parmi les images de ce plateau et n’est donc pas montré.
log-sounds = Certains sons n’ont pas pu être chargés. Le jeu continue sans eux.
log-font = La police « { $name } » n’est pas un fichier TrueType ou OpenType.

notice-close = Fermer
