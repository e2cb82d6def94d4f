## Cromwell

cromwell-house-norman = Normandie
cromwell-house-plantagenet = Plantagenêt
cromwell-house-lancaster = Lancastre
cromwell-house-york = York
cromwell-house-tudor = Tudor
cromwell-house-stuart = Stuart
cromwell-house-hanover = Hanovre
cromwell-house-saxe_coburg = Saxe-Cobourg-Gotha
cromwell-house-windsor = Windsor
cromwell-monarch-william1 = Guillaume Ier
cromwell-monarch-william2 = Guillaume II
cromwell-monarch-henry1 = Henri Ier
cromwell-monarch-stephen = Étienne
cromwell-monarch-henry2 = Henri II
cromwell-monarch-richard1 = Richard Ier
cromwell-monarch-john = Jean
cromwell-monarch-henry3 = Henri III
cromwell-monarch-edward1 = Édouard Ier
cromwell-monarch-edward2 = Édouard II
cromwell-monarch-edward3 = Édouard III
cromwell-monarch-richard2 = Richard II
cromwell-monarch-henry4 = Henri IV
cromwell-monarch-henry5 = Henri V
cromwell-monarch-henry6 = Henri VI
cromwell-monarch-edward4 = Édouard IV
cromwell-monarch-edward5 = Édouard V
cromwell-monarch-richard3 = Richard III
cromwell-monarch-henry7 = Henri VII
cromwell-monarch-henry8 = Henri VIII
cromwell-monarch-edward6 = Édouard VI
cromwell-monarch-jane = Jeanne
cromwell-monarch-mary1 = Marie Ire
cromwell-monarch-elizabeth1 = Élisabeth Ire
cromwell-monarch-james1 = Jacques Ier
cromwell-monarch-charles1 = Charles Ier
cromwell-monarch-charles2 = Charles II
cromwell-monarch-james2 = Jacques II
cromwell-monarch-mary2 = Marie II
cromwell-monarch-william3 = Guillaume III
cromwell-monarch-anne = Anne
cromwell-monarch-george1 = George Ier
cromwell-monarch-george2 = George II
cromwell-monarch-george3 = George III
cromwell-monarch-george4 = George IV
cromwell-monarch-william4 = Guillaume IV
cromwell-monarch-victoria = Victoria
cromwell-monarch-edward7 = Édouard VII
cromwell-monarch-george5 = George V
cromwell-monarch-edward8 = Édouard VIII
cromwell-monarch-george6 = George VI
cromwell-monarch-elizabeth2 = Élisabeth II
cromwell-caption-william1 = Fit recenser son nouveau royaume dans le Domesday Book.
cromwell-caption-william2 = Dit le Roux ; une flèche le tua dans la New Forest.
cromwell-caption-henry1 = Perdit son seul fils légitime dans le naufrage de la Blanche-Nef.
cromwell-caption-stephen = Disputa des années la couronne à sa cousine Mathilde.
cromwell-caption-henry2 = Ses chevaliers tuèrent Becket dans la cathédrale de Canterbury.
cromwell-caption-richard1 = Cœur de Lion, mis à rançon au retour de la croisade.
cromwell-caption-john = Apposa son sceau à la Grande Charte, à Runnymede.
cromwell-caption-henry3 = Roi à neuf ans ; il rebâtit l’abbaye de Westminster.
cromwell-caption-edward1 = Longues-Jambes : ses grands châteaux tinrent le pays de Galles.
cromwell-caption-edward2 = Battu par Robert Bruce à Bannockburn.
cromwell-caption-edward3 = Revendiqua la France et fonda l’ordre de la Jarretière.
cromwell-caption-richard2 = Affronta la révolte des paysans à quatorze ans.
cromwell-caption-henry4 = Prit le trône à son propre cousin.
cromwell-caption-henry5 = Vainquit à Azincourt, le jour de la Saint-Crépin.
cromwell-interrupted-henry6 = Henri VI revint sur le trône d’octobre 1470 à avril 1471, tandis qu’Édouard IV était en exil. Dans la lignée, chacun a la place de son premier règne.
cromwell-caption-henry6 = Roi au berceau ; il fonda le collège d’Eton.
cromwell-caption-edward4 = Épousa Élisabeth Woodville en secret.
cromwell-caption-edward5 = L’un des deux princes disparus dans la Tour.
cromwell-caption-richard3 = On retrouva ses os sous un parking de Leicester.
cromwell-caption-henry7 = Gagna sa couronne à la bataille de Bosworth.
cromwell-caption-henry8 = Se maria six fois et rompit avec Rome.
cromwell-caption-edward6 = Roi à neuf ans, il tint le journal de son règne.
cromwell-caption-jane = Reine neuf jours durant, en juillet.
cromwell-caption-mary1 = La première femme couronnée pour régner elle-même.
cromwell-caption-elizabeth1 = Ses navires repoussèrent l’Invincible Armada.
cromwell-caption-james1 = La conspiration des poudres voulait le faire sauter.
cromwell-caption-charles1 = Décapité devant sa propre Banqueting House.
cromwell-caption-charles2 = Se cacha un jour des soldats de Cromwell dans un chêne.
cromwell-caption-james2 = S’enfuit en France quand son gendre vint avec une armée.
cromwell-caption-mary2 = Emplit ses palais de porcelaine bleue et blanche.
cromwell-caption-william3 = Mourut d’une chute : son cheval, dit-on, heurta une taupinière.
cromwell-caption-anne = Sous elle, Angleterre et Écosse devinrent Grande-Bretagne.
cromwell-caption-george1 = Vint de Hanovre à cinquante-quatre ans, sachant peu d’anglais.
cromwell-caption-george2 = Dernier roi britannique à mener une armée au combat.
cromwell-caption-george3 = Acheta la maison qui devint le palais de Buckingham.
cromwell-caption-george4 = Fit bâtir à Brighton un palais aux dômes indiens.
cromwell-caption-william4 = Le roi marin : il entra dans la flotte à treize ans.
cromwell-caption-victoria = Première tête couronnée britannique à prendre le train.
cromwell-caption-edward7 = Monta sur le trône à cinquante-neuf ans.
cromwell-caption-george5 = Donna aux siens le nom de Windsor en 1917.
cromwell-caption-edward8 = Renonça à la couronne pour épouser Wallis Simpson.
cromwell-caption-george6 = Joua à Wimbledon, dix ans avant d’être roi.
cromwell-caption-elizabeth2 = Régna soixante-dix ans, plus que nul avant elle.

## The game

cromwell-name = Cromwell
cromwell-gallery = Les monarques d’Angleterre
cromwell-short = Cromwell
cromwell-line = Échangez des monarques par leur nom, et posez les maisons d’Angleterre.
cromwell_advanced-name = Cromwell avancé
cromwell_advanced-short = Cromwell avancé
cromwell_advanced-line = Le même sans pioche : qui échange dit qui vint avant ou après.
cromwell-first = la première place est Cromwell d’abord
cromwell_advanced-first = { cromwell-first }
cromwell-option-seats = Joueurs
cromwell-option-seats-2 = deux
cromwell-option-seats-3 = trois
cromwell-option-seats-4 = quatre
cromwell-option-seats-5 = cinq
cromwell-option-seats-6 = six
cromwell-option-length = Durée
cromwell-option-length-note = une partie est une donne, trois donnes, ou autant qu’il en faut pour atteindre 50 points
cromwell-option-length-deal = une donne
cromwell-option-length-three = trois donnes
cromwell-option-length-fifty = jusqu’à 50
cromwell-option-first_house = Première maison
cromwell-option-first_house-note-2 = d’usage à deux : Normandie à Stuart. Si trop peu de monarques sont choisis, des maisons voisines les rejoignent.
cromwell-option-first_house-note = d’usage à ce nombre : toutes les maisons. Si trop peu de monarques sont choisis, des maisons voisines les rejoignent.
cromwell-option-first_house-usual = d’usage
cromwell-option-first_house-norman = Normandie
cromwell-option-first_house-plantagenet = Plantagenêt
cromwell-option-first_house-lancaster = Lancastre
cromwell-option-first_house-york = York
cromwell-option-first_house-tudor = Tudor
cromwell-option-first_house-stuart = Stuart
cromwell-option-first_house-hanover = Hanovre
cromwell-option-first_house-windsor = Windsor
cromwell-option-last_house = Dernière maison
cromwell-option-last_house-usual = d’usage
cromwell-option-last_house-norman = Normandie
cromwell-option-last_house-plantagenet = Plantagenêt
cromwell-option-last_house-lancaster = Lancastre
cromwell-option-last_house-york = York
cromwell-option-last_house-tudor = Tudor
cromwell-option-last_house-stuart = Stuart
cromwell-option-last_house-hanover = Hanovre
cromwell-option-last_house-windsor = Windsor
cromwell-option-edward7 = Édouard VII
cromwell-option-edward7-note = le seul monarque de sa maison : il ne peut jamais être posé
cromwell-option-edward7-out = écarté
cromwell-option-edward7-in = en jeu
cromwell-seat-0 = place 1
cromwell-seat-1 = place 2
cromwell-seat-2 = place 3
cromwell-seat-3 = place 4
cromwell-seat-4 = place 5
cromwell-seat-5 = place 6
cromwell_advanced-option-seats = { cromwell-option-seats }
cromwell_advanced-option-seats-2 = { cromwell-option-seats-2 }
cromwell_advanced-option-seats-3 = { cromwell-option-seats-3 }
cromwell_advanced-option-seats-4 = { cromwell-option-seats-4 }
cromwell_advanced-option-seats-5 = { cromwell-option-seats-5 }
cromwell_advanced-option-seats-6 = { cromwell-option-seats-6 }
cromwell_advanced-option-length = { cromwell-option-length }
cromwell_advanced-option-length-note = { cromwell-option-length-note }
cromwell_advanced-option-length-deal = { cromwell-option-length-deal }
cromwell_advanced-option-length-three = { cromwell-option-length-three }
cromwell_advanced-option-length-fifty = { cromwell-option-length-fifty }
cromwell_advanced-option-first_house = { cromwell-option-first_house }
cromwell_advanced-option-first_house-note-2 = d’usage à deux : Normandie à York. Si trop peu de monarques sont choisis, des maisons voisines les rejoignent.
cromwell_advanced-option-first_house-note-3 = d’usage à trois : Normandie à Tudor. Si trop peu de monarques sont choisis, des maisons voisines les rejoignent.
cromwell_advanced-option-first_house-note-4 = d’usage à quatre : Plantagenêt à Hanovre. Si trop peu de monarques sont choisis, des maisons voisines les rejoignent.
cromwell_advanced-option-first_house-note = d’usage à ce nombre : Normandie à Hanovre. Si trop peu de monarques sont choisis, des maisons voisines les rejoignent.
cromwell_advanced-option-first_house-usual = { cromwell-option-first_house-usual }
cromwell_advanced-option-first_house-norman = { cromwell-option-first_house-norman }
cromwell_advanced-option-first_house-plantagenet = { cromwell-option-first_house-plantagenet }
cromwell_advanced-option-first_house-lancaster = { cromwell-option-first_house-lancaster }
cromwell_advanced-option-first_house-york = { cromwell-option-first_house-york }
cromwell_advanced-option-first_house-tudor = { cromwell-option-first_house-tudor }
cromwell_advanced-option-first_house-stuart = { cromwell-option-first_house-stuart }
cromwell_advanced-option-first_house-hanover = { cromwell-option-first_house-hanover }
cromwell_advanced-option-first_house-windsor = { cromwell-option-first_house-windsor }
cromwell_advanced-option-last_house = { cromwell-option-last_house }
cromwell_advanced-option-last_house-usual = { cromwell-option-last_house-usual }
cromwell_advanced-option-last_house-norman = { cromwell-option-last_house-norman }
cromwell_advanced-option-last_house-plantagenet = { cromwell-option-last_house-plantagenet }
cromwell_advanced-option-last_house-lancaster = { cromwell-option-last_house-lancaster }
cromwell_advanced-option-last_house-york = { cromwell-option-last_house-york }
cromwell_advanced-option-last_house-tudor = { cromwell-option-last_house-tudor }
cromwell_advanced-option-last_house-stuart = { cromwell-option-last_house-stuart }
cromwell_advanced-option-last_house-hanover = { cromwell-option-last_house-hanover }
cromwell_advanced-option-last_house-windsor = { cromwell-option-last_house-windsor }
cromwell_advanced-option-edward7 = { cromwell-option-edward7 }
cromwell_advanced-option-edward7-note = { cromwell-option-edward7-note }
cromwell_advanced-option-edward7-out = { cromwell-option-edward7-out }
cromwell_advanced-option-edward7-in = { cromwell-option-edward7-in }
cromwell_advanced-option-trading = Échanges
cromwell_advanced-option-trading-note = d’usage : tous doivent proposer une carte, et Cromwell doit en accepter une. Cromwell doit : Cromwell seul, s’il y a une offre. Libres : personne n’est tenu d’échanger.
cromwell_advanced-option-trading-must = tous doivent
cromwell_advanced-option-trading-accept = Cromwell doit
cromwell_advanced-option-trading-may = libres
cromwell_advanced-option-questions = Questions
cromwell_advanced-option-questions-note = d’usage : quatre noms au choix. Facile : trois noms avec leurs dates. Difficile : six noms.
cromwell_advanced-option-questions-usual = d’usage
cromwell_advanced-option-questions-easy = facile
cromwell_advanced-option-questions-hard = difficile
cromwell_advanced-seat-0 = { cromwell-seat-0 }
cromwell_advanced-seat-1 = { cromwell-seat-1 }
cromwell_advanced-seat-2 = { cromwell-seat-2 }
cromwell_advanced-seat-3 = { cromwell-seat-3 }
cromwell_advanced-seat-4 = { cromwell-seat-4 }
cromwell_advanced-seat-5 = { cromwell-seat-5 }
cromwell-block = Le billot
cromwell-hand = Votre main
cromwell-stock =
    { $n ->
        [one] La pioche : { $n } carte
       *[other] La pioche : { $n } cartes
    }
cromwell-pile-0 =
    { $n ->
        [0] La pioche, vide
        [one] La pioche : { $n } carte
       *[other] La pioche : { $n } cartes
    }
cromwell-pile-1 =
    { $n ->
        [0] Le billot, vide
        [one] Le billot : { $n } carte
       *[other] Le billot : { $n } cartes
    }
cromwell-laid =
    { $n ->
        [one] { $n } carte posée
       *[other] { $n } cartes posées
    }
cromwell-deal-out = { $name } a fini et gagne la donne.
cromwell-deal-idle = Un tour de table entier n’a rien donné : la donne est terminée.
cromwell-deal-long = Tout le monde a joué soixante tours : la donne est terminée.
outcome-went_out = Qui finit en premier gagne, quels que soient les points.
outcome-level_by_out = Égalité à { $n } ; la dernière donne départage pour { $winner }.

## For teachers

cromwell-teachers-1 = La galerie montre tous les monarques de la lignée, maison par maison. Un portrait se dévoile quand le monarque a été nommé trois fois sans faute, la dernière comprise. Une réponse fausse le voile de nouveau, jusqu’à la prochaine juste.
cromwell-teachers-2 = « Qui vint après ? » demande pendant cinq minutes qui vint avant ou après un monarque. Ceux qu’on a mal nommés reviennent bientôt, ceux qu’on connaît, au bout de plusieurs jours seulement : on apprend plus en cinq minutes par jour qu’en une heure par semaine.
cromwell-teachers-3 = Il y a trois degrés de difficulté : trois noms avec leurs années, quatre noms, ou six. La pendule s’arrête tant qu’une réponse est montrée ; on a donc le temps de regarder les voisins et leurs règnes.
cromwell-teachers-4 = La question du jour est la même pour tous. Elle ouvre bien une leçon : posez-la à voix haute, laissez la classe décider, et laissez le jeu dire qui avait raison.
cromwell-teachers-5 = Le jeu de base de Cromwell ne demande aucun savoir au départ et le récompense mieux à chaque tour. Le jeu avancé pose une question avant chaque échange ; après une réponse fausse, toute la table voit qui vint avant et après.
cromwell-teachers-6 = Noms et années suivent la liste habituelle des monarques d’Angleterre depuis 1066. Ce qui a été appris reste sur ce seul appareil ; les réglages peuvent l’exporter vers un autre.

## The sheet for teachers

cromwell-sheet-title = Les monarques d’Angleterre depuis 1066
cromwell-sheet-line = Neuf maisons et quarante-deux monarques, dans l’ordre de leurs règnes
cromwell-sheet-how-1 = Chaque carte est un monarque de l’une des neuf maisons. Trois monarques ou plus d’une même maison, qui ont régné à la suite, peuvent être posés.
cromwell-sheet-how-2 = Qui a la carte d’Oliver Cromwell annonce l’un de ses monarques. Les autres en proposent chacun un des leurs, ou rien, par le seul nom : jamais la maison, jamais une année.
cromwell-sheet-how-3 = Cromwell peut accepter une offre, et les deux cartes s’échangent. Sinon, dans le jeu de base, Cromwell pioche une carte et se défausse de celle qui a été annoncée.
cromwell-sheet-how-4 = Dans le jeu avancé, tous doivent proposer une carte, et Cromwell doit en accepter une. Mais un échange se mérite : les deux joueurs nomment le monarque qui vint juste avant ou juste après celui qu’ils vont recevoir. Qui se trompe perd la carte.
cromwell-sheet-how-5 = On peut ajouter une carte seule à l’un ou l’autre bout de n’importe quelle suite. Ensuite, Cromwell passe à gauche.
cromwell-sheet-how-6 = Qui pose sa dernière carte finit et gagne la donne. Chaque carte que vous avez posée vaut un point, et de même chaque carte que les autres tiennent encore : les points classent les autres, et s’ajoutent d’une donne à l’autre.
cromwell-sheet-credit = { credits-games-3 } Jeu sur ordinateur : King’s Coffer.

## On the command line

cli-draw-cromwell-turn = Donne { $deal }. Cromwell : { $name }
cli-draw-cromwell-announced = annonce { $card }
cli-draw-cromwell-offered = propose { $card }
cli-draw-cromwell-nothing = ne propose rien
cli-draw-cromwell-announce = Posez des cartes si vous pouvez, ou annoncez-en une, par exemple : announce { $card }
cli-draw-cromwell-empty = Vous n’avez pas de carte à annoncer : pass
cli-draw-cromwell-offer = Proposez l’un de vos monarques, par exemple : offer { $card } ; ou bien : offer nothing
cli-draw-cromwell-must_offer = Proposez l’un de vos monarques, par exemple : offer { $card }
cli-draw-cromwell-choose = Choisissez : { $moves }
cli-draw-cromwell-discard = Vous avez pioché : discard pour vous défausser, ou posez tout pour finir.
cli-draw-cromwell-name = Qui vint avant ou après { $card } ? Tapez { $before } ou { $after }, et un nom.
cli-draw-cromwell-lay = Posez des cartes si vous pouvez, ou bien : pass
cli-draw-cromwell-score = { $name } : { $total }
cli-show-knows = { $name } sait qui suivit qui : { $runs }.
cli-show-knows_nothing = { $name } ne sait pas qui suivit qui.

## Refusals

refusal-cromwell-notation = « { $text } » n’est pas un coup de ce jeu ; écrivez announce anne, offer henry8, offer nothing, accept 2, draw, discard, lay henry4 henry5 henry6, ou pass.
refusal-cromwell-bad_deal = Chaque carte en question est nommée une seule fois.
refusal-cromwell-deal = On distribue d’abord les cartes.
refusal-cromwell-shuffle = Le billot est d’abord mêlé pour refaire une pioche.
refusal-cromwell-announce = Annoncez l’un de vos monarques, ou posez d’abord des cartes.
refusal-cromwell-empty = Vous n’avez plus de carte à annoncer : passez Cromwell.
refusal-cromwell-offer = Proposez l’un de vos monarques, ou rien.
refusal-cromwell-must_offer = Proposez l’un de vos monarques : chacun doit en proposer un.
refusal-cromwell-choose = Acceptez l’une des offres, ou piochez.
refusal-cromwell-choose_or_not = Acceptez l’une des offres, ou refusez-les toutes.
refusal-cromwell-must_accept = Acceptez l’une des offres : vous ne pouvez pas les refuser toutes.
refusal-cromwell-discard = Défaussez-vous du monarque annoncé, ou finissez.
refusal-cromwell-go_out = On ne se défausse pas de sa dernière carte : posez-la.
refusal-cromwell-name = Nommez le monarque qui vint avant ou après.
refusal-cromwell-pass = Posez des cartes, ou passez Cromwell.
refusal-cromwell-not_held = { $card } n’est pas dans votre main.
refusal-cromwell-no_offer = Ce joueur n’a rien proposé.
refusal-cromwell-lay_what = Choisissez les cartes à poser.
refusal-cromwell-alone = { $card } est le seul de sa maison : il ne se pose jamais.
refusal-cromwell-two_houses = { $first } et { $last } sont de maisons différentes.
refusal-cromwell-gap = Entre { $first } et { $last } vint { $between }.
refusal-cromwell-too_few =
    { $n ->
        [one] Une suite a au moins trois cartes, et il en manque une.
       *[other] Une suite a au moins trois cartes, et il en manque { WORDS($n) }.
    }
refusal-cromwell-discard_first = Après avoir pioché, on ne pose des cartes que pour finir. Défaussez-vous d’abord.
refusal-cromwell-confirm = Ces cartes peuvent être posées : confirmez maintenant.
refusal-cromwell-confirm_one = Dites quoi faire de cette carte : l’annoncer ou la poser.
refusal-cromwell-one_offer = Ne proposez qu’une carte.
refusal-cromwell-no_predecessor = Dans ce jeu, personne ne vint avant { $card } : nommez qui vint après.
refusal-cromwell-no_successor = Dans ce jeu, personne ne vint après { $card } : nommez qui vint avant.
refusal-cromwell-itself = Nommez un voisin : qui vint juste avant ou après { $card }.
refusal-cromwell-others_card = Cette carte est dans la main de quelqu’un d’autre.
refusal-cromwell-block = Personne ne pioche sur le billot.
refusal-cromwell-stock = Ce n’est pas le moment de piocher.
refusal-cromwell-on_the_table = Les cartes posées restent là. Choisissez dans votre main.
position-cromwell-form = elle s’écrit tour:cromwell:mains, par exemple turn:1:henry7,jane/anne,mary1
position-cromwell-cards = les cartes ne s’accordent pas : chacune est du jeu et s’y trouve une fois, et ce qui a été dit leur convient ; le jeu avancé n’a ni pioche ni billot
position-cromwell-hands = il faut à chacun une carte en main au moins ; dans le jeu avancé, à l’un des joueurs
position-cromwell-table = on ne pose que des suites : trois monarques consécutifs ou plus d’une même maison
placed-cromwell-hands = Aucune carte en main : { $side }.
placed-cromwell-table = Posées, mais sans former de suite : { $cards }. Une suite compte au moins trois monarques consécutifs d’une même maison.
cromwell-position-cromwell = Cromwell
cromwell-position-laid = Cartes posées : { $side }
cromwell-position-stock = La pioche, tirée par la gauche

## Hints

hint-cromwell-goes_out =
    { $n ->
        [one] Posez { $cards } : c’est votre dernière carte, et vous finissez.
       *[other] Posez { $cards } : ce sont vos dernières cartes, et vous finissez.
    }
hint-cromwell-lays =
    { $n ->
        [one] Posez { $cards } : c’est un point pour vous, et un de moins pour les autres.
       *[other] Posez { $cards } : chaque carte est un point pour vous, et un de moins pour les autres.
    }
hint-cromwell-lays_off =
    { $n ->
        [one] Complétez avec { $cards } : c’est un point pour vous, et un de moins pour les autres.
       *[other] Complétez avec { $cards } : chaque carte est un point pour vous, et un de moins pour les autres.
    }
hint-cromwell-announce_useless = Annoncez { $card } : personne ne pourra jamais poser cette carte.
hint-cromwell-announce_blocked = Annoncez { $card } : personne ne peut se servir de cette carte tant que ses voisins sont sur le billot.
hint-cromwell-announce_wanted = Annoncez { $card } : { $name } a { $other } en main et proposera peut-être quelque chose en échange.
hint-cromwell-announce_lonely = Annoncez { $card } : vous n’avez personne de la même maison dans les parages.
hint-cromwell-announce_least = Annoncez { $card } : c’est la carte qui vous manquera le moins.
hint-cromwell-offer_completes = Proposez { $card } : avec { $other }, vous pourriez poser des cartes.
hint-cromwell-offer_useless = Proposez { $card } : personne ne pourra jamais poser cette carte.
hint-cromwell-offer_blocked = Proposez { $card } : personne ne peut se servir de cette carte tant que ses voisins sont sur le billot.
hint-cromwell-offer_wanted = Proposez { $card } : { $name } a { $other } en main et prendra peut-être cette carte.
hint-cromwell-offer_lonely = Proposez { $card } : vous n’avez personne de la même maison dans les parages.
hint-cromwell-offer_least = Proposez { $card } : c’est la carte qui vous manquera le moins.
hint-cromwell-no_use = Ne proposez rien : { $card } n’a de voisin ni dans votre main ni sur la table.
hint-cromwell-no_offer = Ne proposez rien : un échange coûterait plus qu’il ne rapporte.
hint-cromwell-no_taker = Ne proposez rien : { $name } a déjà reçu des offres et n’en a jamais accepté.
hint-cromwell-accept_completes = Prenez { $card } : avec cette carte, vous pouvez en poser.
hint-cromwell-accept_near = Prenez { $card } : dans la lignée, { $other } n’est pas loin.
hint-cromwell-accept = Prenez { $card } : cette carte peut servir plus que celle que vous avez annoncée.
hint-cromwell-accept_must = Prenez { $card } : vous devez accepter l’une des offres.
hint-cromwell-draw = Piochez : la pioche promet plus que les offres.
hint-cromwell-draw_serves = Piochez : { $name } a { $other } en main, et { $card } y serait utile.
hint-cromwell-draw_only = Piochez : personne ne propose rien.
hint-cromwell-decline = Refusez tout : aucune des offres ne vaut l’échange.
hint-cromwell-decline_serves = Refusez tout : { $name } a { $other } en main, et { $card } y serait utile.
hint-cromwell-discard = Défaussez-vous de la carte annoncée : { $card }.
hint-cromwell-pass = Passez Cromwell.
hint-cromwell-before = Avant, { $other } : tel fut le règne qui précéda { $card }.
hint-cromwell-after = Après, { $other } : tel fut le règne qui suivit { $card }.

## At the table

cromwell-announces = annonce { $card }
cromwell-offers = propose { $card }
cromwell-offers-nothing = ne propose rien
cromwell-offers-nothing-short = rien
cromwell-announced = { $name } a annoncé
cromwell-announced-you = Vous avez annoncé
cromwell-announced-below = pour le billot
cromwell-announced-below-advanced = à échanger
cromwell-asked = Nommez le voisin
cromwell-asked-below = avant ou après ?
cromwell-stock-short = Pioche, { $n }
cromwell-block-short = Le billot, { $n }
cromwell-deal = Donne { $n }
cromwell-choice-announce = Annoncer pour le billot
cromwell-choice-announce-advanced = Annoncer pour échange
cromwell-choice-lay = Poser
cromwell-choice-no_offer = Ne rien proposer
cromwell-choice-decline = Tout refuser
cromwell-choice-pass = Passer Cromwell
cromwell-choice-accept = Prendre { $card }
cromwell-choice-before = Avant
cromwell-choice-after = Après
cromwell-note-announce = { $name } pose des cartes, ou annonce un monarque pour le billot.
cromwell-note-announce-you = Posez des cartes si vous pouvez, puis annoncez un monarque pour le billot.
cromwell-note-announce_advanced = { $name } pose des cartes, ou annonce un monarque à échanger.
cromwell-note-announce_advanced-you = Posez des cartes si vous pouvez, puis annoncez un monarque à échanger.
cromwell-note-offer = { $name } peut proposer un monarque contre { $card }.
cromwell-note-offer-you = { $cromwell } donnerait { $card } : proposez un monarque, ou rien.
cromwell-note-must_offer = { $name } doit proposer un monarque contre { $card }.
cromwell-note-must_offer-you = { $cromwell } donnerait { $card } : proposez l’un de vos monarques.
cromwell-note-choose = { $name } prend une offre, ou pioche.
cromwell-note-choose-you = Prenez une offre contre { $card }, ou piochez.
cromwell-note-choose_or_not = { $name } prend une offre, ou aucune.
cromwell-note-choose_or_not-you = Prenez une offre contre { $card }, ou aucune.
cromwell-note-must_choose = { $name } doit prendre l’une des offres.
cromwell-note-must_choose-you = Prenez l’une des offres contre { $card }.
cromwell-note-discard = { $name } met au billot { $card }.
cromwell-note-discard-you = Mettez au billot { $card }, ou posez toutes vos cartes et finissez.
cromwell-note-name = { $name } dit qui vint avant ou après { $asked }.
cromwell-note-name-you = Qui vint avant ou après { $asked } ? Répondez à l’un des deux.
cromwell-note-lay = { $name } peut poser des cartes, et passe Cromwell.
cromwell-note-lay-you = Posez des cartes si vous pouvez, puis passez Cromwell.
cromwell-in_full = { $card }, { $house }, { $dates }
cromwell-say-table = Sur la table : { $cards }.
cromwell-say-table-empty = Rien n’est encore posé.
cromwell-say-block = Sur le billot : { $cards }.
cromwell-own-cards-the = { $card }
cromwell-own-cards-say-lay = { $name } pose { $card }.
cromwell-own-cards-say-lay-you = Vous posez { $card }.
cromwell-own-cards-say-announce = { $name } annonce { $card }.
cromwell-own-cards-say-announce-you = Vous annoncez { $card }.
cromwell-own-cards-say-offer = { $name } propose { $card }.
cromwell-own-cards-say-offer-you = Vous proposez { $card }.
cromwell-own-cards-say-offer_nothing = { $name } ne propose rien.
cromwell-own-cards-say-offer_nothing-you = Vous ne proposez rien.
cromwell-own-cards-say-accept = { $name } prend { $first } à { FORM($with, "within") }, et donne { $second }.
cromwell-own-cards-say-accept-you = Vous prenez { $first } à { FORM($with, "within") }, et donnez { $second }.
cromwell-own-cards-say-predecessor_right = { $name } place { $first } avant { $second }, à juste titre.
cromwell-own-cards-say-predecessor_right-you = Vous placez { $first } avant { $second }, à juste titre.
cromwell-own-cards-say-predecessor_wrong = { $name } place { $first } avant { $second }, à tort : c’était { $third }. La carte va à { FORM($with, "within") }.
cromwell-own-cards-say-predecessor_wrong-you = Vous placez { $first } avant { $second }, à tort : c’était { $third }. La carte va à { FORM($with, "within") }.
cromwell-own-cards-say-successor_right = { $name } place { $first } après { $second }, à juste titre.
cromwell-own-cards-say-successor_right-you = Vous placez { $first } après { $second }, à juste titre.
cromwell-own-cards-say-successor_wrong = { $name } place { $first } après { $second }, à tort : c’était { $third }. La carte va à { FORM($with, "within") }.
cromwell-own-cards-say-successor_wrong-you = Vous placez { $first } après { $second }, à tort : c’était { $third }. La carte va à { FORM($with, "within") }.
cromwell-own-cards-say-draw = { $name } pioche.
cromwell-own-cards-say-draw-you = Vous piochez.
cromwell-own-cards-say-decline = { $name } n’accepte aucune offre.
cromwell-own-cards-say-decline-you = Vous n’acceptez aucune offre.
cromwell-own-cards-say-discard = { $name } met au billot { $card }.
cromwell-own-cards-say-discard-you = Vous mettez au billot { $card }.
cromwell-own-cards-say-pass = { $name } passe Cromwell.
cromwell-own-cards-say-pass-you = Vous passez Cromwell.

## Rules

page-crom_houses-title = Maisons et suites
page-crom_houses-1 = Chaque carte est un monarque de l’une des neuf maisons. Les monarques d’une maison se suivent dans l’ordre de leurs règnes, sans trou entre eux.
page-crom_houses-2 = Trois monarques consécutifs ou plus d’une même maison font une suite, et peuvent être posés. Pas trois Henri, et pas à cheval sur deux maisons.
page-crom_houses-3 = On peut compléter d’une carte l’un ou l’autre bout de n’importe quelle suite sur la table, qui que ce soit qui l’ait posée, et en réunir deux. Elle compte pour celui qui la pose.
page-crom_houses-4 = Entre Charles Ier et Charles II il y a la république, mais dans le jeu ils se suivent. Après Jacques II viennent Marie II, Guillaume III et Anne.
page-crom_houses-picture-1 = Les Stuarts, tous les sept à la suite.
page-crom_deal-title = La donne
page-crom_deal-1 = On distribue les cartes comme s’il y avait un joueur de plus. Ce tas, avec les cartes qui restent, est la pioche, face cachée.
page-crom_deal-2 = À deux, on prend les maisons de Normandie à Stuart, à plus nombreux toutes les maisons. L’hôte peut choisir la plus ancienne et la plus récente ; si elles ont trop peu de monarques, des maisons voisines les rejoignent.
page-crom_deal-3 = Édouard VII fut le seul de sa maison, et ne peut donc jamais être posé. Il n’est en jeu que si l’hôte le demande.
page-crom_deal-picture-1 = Personne de sa maison ne régna avant ni après lui.
page-crom_turn-title = Un tour de Cromwell
page-crom_turn-1 = Qui a la carte d’Oliver Cromwell pose des cartes s’il le veut, puis annonce l’un de ses monarques, promis au billot.
page-crom_turn-2 = Les autres, dans le sens des aiguilles d’une montre, proposent chacun l’un de leurs propres monarques à la place, ou rien. Annonces et offres ne sont que des noms : de quelle maison il s’agit, à vous de le savoir.
page-crom_turn-3 = Cromwell peut accepter une offre : les deux cartes s’échangent alors face cachée. Sinon, Cromwell pioche, et la carte annoncée va au billot, face visible.
page-crom_turn-4 = À la fin du tour, on peut de nouveau poser des cartes. Ensuite, Cromwell passe à gauche.
page-crom_block-title = Le billot, la pioche, et la fin
page-crom_block-1 = Personne ne pioche sur le billot. Quand la pioche est vide à la fin d’un tour, le billot est mêlé et devient la nouvelle pioche.
page-crom_block-2 = Qui pose sa dernière carte finit et gagne la donne, qui est alors terminée.
page-crom_block-3 = Juste après avoir pioché, on ne peut poser des cartes que si cela permet de finir ; alors on n’a pas à se défausser. Sinon, la défausse vient d’abord.
page-crom_score-title = Les points
page-crom_score-1 = Chaque carte que vous avez posée est un point, et de même chaque carte que les autres tiennent encore. Dans une partie d’une donne, qui finit gagne, et les points classent les autres ; si personne ne finit, qui a le plus de points gagne, et à égalité de points on partage la victoire.
page-crom_score-2 = Une partie est une donne, trois donnes, ou continue jusqu’à ce que quelqu’un ait cinquante points. Après plusieurs donnes, qui a le plus de points gagne ; à égalité, c’est qui a fini la dernière donne.
page-crom_score-3 = Une donne se termine aussi quand un tour de table entier n’apporte ni échange, ni carte posée, ni pioche, ou quand tout le monde a joué soixante tours.
page-crom_advanced-title = Le jeu avancé
page-crom_advanced-1 = Toutes les cartes de maisons entières sont distribuées, et il n’y a ni pioche ni billot. Quelques-uns des monarques les plus récents ou les plus anciens sont écartés, pour que les mains soient égales.
page-crom_advanced-2 = Cromwell pose, annonce un monarque, entend les offres, en accepte une, pose encore, et passe Cromwell. L’échange est la seule façon d’obtenir une carte : tous les autres doivent en proposer une, et Cromwell doit en accepter une. L’hôte peut choisir des échanges plus libres.
page-crom_advanced-3 = Annonces et offres ne sont que des noms, jamais une maison ni une année.
page-crom_answers-title = Qui vint après ?
page-crom_answers-1 = Lors d’un échange, les deux cartes sont montrées à tous, avec la maison et le règne ; si les questions sont difficiles, avec leur seul nom. Cromwell d’abord, puis son partenaire nomment le monarque qui vint juste avant ou juste après celui dont ils vont recevoir la carte.
page-crom_answers-2 = Avant ou après, c’est à vous de choisir, et les maisons n’importent pas : après Étienne vint Henri II.
page-crom_answers-3 = Marie II et Guillaume III régnèrent ensemble. Après Jacques II, l’un comme l’autre est juste, et avant l’un comme l’autre, Jacques II est juste.
page-crom_answers-picture-1 = Jacques II, les deux souverains réunis, et Anne.
page-crom_wrong-title = Réponses fausses
page-crom_wrong-1 = Après une réponse fausse, la carte va à qui tient la carte de la bonne réponse. Si personne ne la tient, ou si c’est le joueur qui s’est trompé, elle reste à celui qui l’avait.
page-crom_wrong-2 = Chacune des deux cartes est jugée à part. Un joueur dont la main se vide par des réponses fausses n’a pas fini, et passe.
page-crom_wrong-3 = Quand un tour de table entier n’apporte ni échange ni carte posée, la donne est terminée, et l’on compte les points.
moment-cromwell-shuffle = La pioche est vide : le billot devient la nouvelle pioche.
moment-cromwell-announce = Cromwell pose des cartes, ou en annonce une que d’autres peuvent échanger.
moment-cromwell-offer = Annonce : { $card }. On ne propose qu’un nom, ou rien.
moment-cromwell-must_offer = L’annonce : { $card }. Chacun doit proposer un monarque, par son nom.
moment-cromwell-choose = Cromwell accepte une offre, ou pioche et envoie au billot la carte annoncée.
moment-cromwell-choose_advanced = Cromwell accepte une offre, ou aucune.
moment-cromwell-must_choose = Cromwell doit accepter l’une des offres.
moment-cromwell-discard = La carte annoncée va au billot, à moins que Cromwell ne finisse.
moment-cromwell-name = Qui vint juste avant ou juste après { $card } ?
moment-cromwell-lay = Trois à la suite d’une même maison font une suite, et d’autres peuvent la compléter.
moment-cromwell-over = Qui finit gagne la donne. Un point par carte posée, et par carte que les autres tiennent.

## Lesson

lesson-cromwell-title = Cromwell, enseigné par Thomas Cromwell
lesson-cromwell-lay-title = Trois à la suite
lesson-cromwell-lay-say = Essayez de poser une carte seule. Ici, nous mettons de l’ordre parmi les rois : trois à la suite d’une même maison peuvent être posés. Le monsieur de la petite carte sera l’arrière-arrière-petit-fils de ma sœur.
lesson-cromwell-lay-say-2 = Posez maintenant les trois Tudors qui se sont succédé. Une carte est trop peu, comme les règles vous le diront à tout bout de champ.
lesson-cromwell-lay-done = Chaque carte que vous posez est un point pour vous, et un de moins pour tous les autres. Trois Henri n’auraient rien valu : ce sont la maison et l’ordre qui comptent.
lesson-cromwell-lay-not_yet = Cela peut attendre. Essayez d’abord de poser une carte seule ; ensuite vos trois Tudors.
lesson-cromwell-lay-hint-1 = Choisissez Anne, et essayez de la poser.
lesson-cromwell-lay-hint-2 = Posez ensemble Henri VII, Henri VIII et Édouard VI.
lesson-cromwell-off-title = Compléter
lesson-cromwell-off-say = Posez qui suivit Guillaume III. Mon voisin a trois Stuarts sur la table, et tout ce qui s’ajuste à l’un ou l’autre bout peut s’y joindre, et compte pour qui le pose.
lesson-cromwell-off-done = Un point à vous auprès d’une suite à lui. Regardez la table avant de vous séparer d’une carte.
lesson-cromwell-off-not_yet = Pas encore. L’une de vos cartes a sa place auprès de Guillaume III.
lesson-cromwell-off-hint-1 = Anne fut la dernière des Stuarts : posez-la auprès de Guillaume III.
lesson-cromwell-trade-title = Un échange
lesson-cromwell-trade-say = Annoncez le monarque qui ne vous sert à rien : vous collectionnez les Tudors. C’est vous Cromwell à présent, et celui que vous annoncez doit aller au billot ; les autres peuvent en proposer un des leurs à la place.
lesson-cromwell-trade-say-2 = Choisissez l’offre qui va avec vos Henri. Il y en a deux, et vous n’entendez que des noms.
lesson-cromwell-trade-say-3 = Posez les trois Tudors. Les cartes ont été échangées face cachée, et personne n’est allé au billot.
lesson-cromwell-trade-done = Les deux parties ont eu ce qu’elles voulaient ; voilà à quoi doit ressembler un échange. Retenez qui a demandé Anne, et pourquoi.
lesson-cromwell-trade-not_yet = Vous le regretteriez. Séparez-vous d’Anne, acceptez Édouard VI, et posez les Tudors.
lesson-cromwell-trade-hint-1 = Annoncez Anne.
lesson-cromwell-trade-hint-2 = Édouard VI était le fils d’Henri VIII : acceptez l’offre de votre voisin de gauche.
lesson-cromwell-trade-hint-3 = Posez Henri VII, Henri VIII et Édouard VI.
lesson-cromwell-name-title = Qu’y a-t-il dans un nom ?
lesson-cromwell-name-say = Choisissez la Marie qui va avec votre Jacques II et votre Guillaume III. Vous avez annoncé Jean, et l’on vous propose deux Marie. Elles sont de maisons différentes, et personne ne vous dira laquelle est laquelle.
lesson-cromwell-name-say-2 = Posez-les : c’est la bonne.
lesson-cromwell-name-done = Marie Ire était une Tudor ; Marie II régna de concert avec son mari, Guillaume III. Qui connaît les maisons échange bien. Les autres devinent.
lesson-cromwell-name-not_yet = Considérez quelle Marie régna entre Jacques II et Guillaume III.
lesson-cromwell-name-hint-1 = C’est Marie II qu’il vous faut : acceptez l’offre de votre voisin de droite.
lesson-cromwell-name-hint-2 = Posez Jacques II, Marie II et Guillaume III.
lesson-cromwell-draw-title = La pioche et le billot
lesson-cromwell-draw-say = Piochez une carte. Personne ne veut d’Anne.
lesson-cromwell-draw-say-2 = Défaussez-vous d’Anne : maintenant, elle va au billot.
lesson-cromwell-draw-say-3 = Posez vos Windsors. À la fin de votre tour, vous pouvez de nouveau poser des cartes, et la fortune vous a souri.
lesson-cromwell-draw-done = Le billot est étalé aux yeux de tous, mais personne n’y pioche. Quand la pioche est vide, on le mêle et il ressert.
lesson-cromwell-draw-not_yet = D’abord piochez, défaussez-vous ensuite d’Anne, et posez enfin les Windsors.
lesson-cromwell-draw-hint-1 = Piochez.
lesson-cromwell-draw-hint-2 = Défaussez-vous de la carte annoncée.
lesson-cromwell-draw-hint-3 = Posez George V, Édouard VIII et George VI.
lesson-cromwell-offer-title = Une offre
lesson-cromwell-offer-say = Proposez une carte dont vous pouvez vous passer, et espérez qu’elle plaise. C’est un autre qui est Cromwell, et il annonce Jeanne, dont la place est entre deux de vos cartes.
lesson-cromwell-offer-say-2 = Posez ce que vous avez. Elle a plu : Jeanne est à vous, et c’est votre tour.
lesson-cromwell-offer-done = On peut toujours ne rien proposer. Mais il n’en sort rien.
lesson-cromwell-offer-not_yet = Vous avez besoin vous-même d’Édouard VI et de Marie Ire, de part et d’autre de Jeanne. Proposez Anne.
lesson-cromwell-offer-hint-1 = Proposez Anne.
lesson-cromwell-offer-hint-2 = Posez Édouard VI, Jeanne et Marie Ire.
lesson-cromwell-answer-title = Qui vint après ?
lesson-cromwell-answer-say = Acceptez Édouard VI, qu’on propose contre votre Anne. Dans le jeu avancé, il n’y a ni pioche ni billot ; il y a un examen.
lesson-cromwell-answer-say-2 = Nommez le monarque qui vint juste avant Édouard VI, ou juste après, à votre gré, pour le recevoir. Les deux cartes sont montrées.
lesson-cromwell-answer-say-3 = Posez maintenant vos Tudors. C’est exact, et votre partenaire savait qui vint après Anne.
lesson-cromwell-answer-done = Avec une réponse fausse, la carte serait allée à qui tenait la bonne, ou serait restée où elle était. Réfléchissez avant d’échanger.
lesson-cromwell-answer-not_yet = Non. Acceptez l’offre d’Édouard VI ; il vint après Henri VIII et avant Jeanne ; et posez ensuite vos Tudors.
lesson-cromwell-answer-hint-1 = Acceptez l’offre de votre voisin de gauche.
lesson-cromwell-answer-hint-2 = Henri VIII vint avant Édouard VI, et Jeanne après lui.
lesson-cromwell-answer-hint-3 = Posez Henri VII, Henri VIII et Édouard VI.
lesson-cromwell-out-title = Finir
lesson-cromwell-out-say = Piochez une carte avant de vous séparer d’Édouard VIII. Vous l’avez annoncé, et personne ne propose rien.
lesson-cromwell-out-say-2 = Commencez à poser : à présent, toutes vos cartes peuvent partir, et dans ce cas on ne se défausse de rien.
lesson-cromwell-out-say-3 = Posez maintenant le reste.
lesson-cromwell-out-done = Vous avez fini, et la donne est à vous. Ce que vous avez posé compte pour vous, et de même chaque carte que les autres tiennent encore. Mes compliments ; que cela ne vous monte pas à la tête. On la perd facilement, ici.
lesson-cromwell-out-not_yet = Piochez, et posez ensuite tout : les trois Windsors, et Anne auprès de Guillaume III.
lesson-cromwell-out-hint-1 = Piochez.
lesson-cromwell-out-hint-2 = Posez George V, Édouard VIII et George VI.
lesson-cromwell-out-hint-3 = Posez Anne auprès de Guillaume III.

## Achievements: each with its source

achievement-cromwell_win = Le fils du forgeron
achievement-cromwell_win-task = Gagnez une partie de Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell_win-story = Thomas Cromwell venait de Putney. Son père, Walter, était forgeron, foulon de drap et brasseur, et fut souvent mis à l’amende pour sa bière.

achievement-cromwell_people = Le registre paroissial
achievement-cromwell_people-task = Retenez dix souverains de la ligne de succession.
# Source: Cromwell’s Injunctions of September 1538.
achievement-cromwell_people-story = Depuis 1538, chaque paroisse doit consigner ses mariages, ses baptêmes et ses enterrements. Thomas Cromwell l’ordonna ; qui cherche ses aïeux l’en remercie.

achievement-cromwell_drill = Couronné sur le champ
achievement-cromwell_drill-task = Donnez quinze réponses justes en une seule interrogation.
# Source: Oxford Dictionary of National Biography, “Henry VII”.
achievement-cromwell_drill-story = Le 22 août 1485, Henri Tudor fut acclamé roi sur le champ de bataille de Bosworth, avec la couronne qu’avait portée Richard III.
