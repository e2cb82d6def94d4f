## Questions

confirm-resign = Abandonner la partie ?
confirm-resign-detail = Victoire pour { FORM($name, "within") }, et fin de la partie.
confirm-resign-yes = Abandonner
confirm-resign-no = Continuer
confirm-delete = Supprimer cette partie ?
confirm-delete-detail = { $name }. C’est irréversible.
confirm-delete-yes = Supprimer
confirm-delete-no = Garder
confirm-resign-detail-you = Vous gagnez, et la partie s’arrête.
confirm-draw = Proposer nulle ?
confirm-draw-detail = { $name } peut accepter ou jouer ; d’ici là, la partie continue.
confirm-draw-yes = Proposer nulle
confirm-draw-no = Continuer
confirm-offered = On vous propose la nulle
confirm-offered-detail = { $name } propose la nulle. Si vous acceptez, la partie s’arrête et personne ne gagne.
confirm-offered-yes = Accepter
confirm-offered-no = Continuer
confirm-undo_asked = Reprendre le dernier tour ?
confirm-undo_asked-detail = { $name } aimerait reprendre le dernier tour.
confirm-undo_asked-yes = Accepter
confirm-undo_asked-no = Continuer
confirm-rematch_asked = Une autre partie ?
confirm-rematch_asked-detail = { $name } aimerait une autre partie en changeant de camp.
confirm-rematch_asked-yes = Rejouer
confirm-rematch_asked-no = Pas maintenant
confirm-resign-played_on = Vous perdez la partie. Un courtisan peut continuer à votre place sous vos yeux, ou bien la partie s’arrête sur-le-champ.
confirm-resign-watch = Abandonner et regarder
confirm-resign-at_once = Abandonner, voir le résultat
confirm-resign-played_on-people = Les autres continuent, avec un courtisan à votre place.

## What becomes of a match that is left

left-kept = Votre partie ({ $name }) est conservée : « Continuer », sur l’écran-titre, permet de la reprendre.
left-full = Vous aviez déjà dix parties en cours ; la plus ancienne est maintenant à la fin de la liste.
left-waits = La partie attend en l’état. En quittant la leçon, vous y reviendrez.
