## The page in a browser. These are the texts of the page itself, which become texts.js beside it
## (scripts/page-texts); the page reads no others.

## The loading screen

web-opening = Le coffre s’ouvre…
web-opening-percent = Le coffre s’ouvre… { $percent } %
web-opening-megabytes = Le coffre s’ouvre… { $megabytes } Mo
web-opened = On allume les chandelles…

## Dialogs

web-copied = Copié
web-not_copied = Le navigateur n’a pas permis la copie : veuillez copier vous-même le texte sélectionné.
web-share = Partager…
web-choose_file = Choisir un fichier…
web-no_text = Il n’y a pas encore de texte ici.
web-file_too_large = Ce fichier est trop gros pour être une partie.
web-file_read = Voici « { $file } ».
web-file_unreadable = Ce fichier n’a pas pu être lu.

## When the game cannot go on

web-trouble = Le coffre est coincé
web-trouble-broken = Quelque chose s’est cassé dans le jeu, qui ne peut pas continuer.
web-trouble-memory = Le navigateur n’a plus de mémoire pour le jeu. Fermer d’autres pages peut aider.
web-trouble-fetch = Une partie du jeu n’a pas pu être chargée. La connexion s’est peut-être perdue.
web-trouble-webgl = Ce navigateur ne peut pas dessiner le jeu : il lui faut WebGL 2, qui manque ici ou qui est désactivé. Un autre navigateur, ou une version plus récente, peut aider.
web-trouble-context = La page a perdu l’accès à la carte graphique de cet appareil. Cela peut arriver après une longue veille, ou quand la mémoire vient à manquer.
web-trouble-start = Le jeu n’a pas pu démarrer dans ce navigateur.
web-trouble-kept = Le navigateur a gardé votre partie : rechargez la page et choisissez « Continuer ».
web-trouble-nothing_lost = Rien n’est perdu : toute partie commencée est gardée par le navigateur.
web-trouble-report = Pour qui le réparera, voici ce qui s’est passé :
web-trouble-reload = Recharger la page
web-trouble-copy = Copier le rapport
web-report-first = King’s Coffer : { $what }
web-report-then = Puis : { $what }
web-report-browser = Navigateur : { $browser }
web-report-window = Fenêtre : { $width }×{ $height }, rapport de pixels { $ratio }
web-report-match = Partie : { $record }
web-report-no_match = Partie : aucune
web-report-no_context = Aucun contexte WebGL2 n’a pu être créé.
web-report-lost_context = Le contexte WebGL a été perdu.
web-mirror = Montrer aux lecteurs d’écran chaque commande et chaque case
