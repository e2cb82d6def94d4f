## Career: seals and achievements

career-title = Votre carrière à la cour
career-open-note = Votre carrière : { $percent } % du coffre exploré
career-explored = { $percent } % du coffre exploré
career-explored-note = { $done } sur { $all } : chaque jeu, chaque leçon, chaque sceau, chaque succès
career-seals = Sceaux
career-seals-note = Un courtisan vous remet son sceau quand vous le battez à n’importe quel jeu de la famille. Comptent les parties commencées ici et jouées sans conseil, sans coup annulé et sans recommencer.
career-seal-won = { $name } : le sceau est à vous
career-seal-open = { $name } : pas encore de sceau
career-achievements = Succès, { $done } sur { $all }
career-achievement-part = { $task } ({ $done } sur { $all })
career-achievement-day = Obtenu le { $date }
career-new = Du nouveau dans votre carrière : { $names }.

## Achievements: the name, what has to be done, and a true story with its source

achievement-first_match = Le couvercle se lève
achievement-first_match-task = Terminez une partie.
# Source: 33 Henry VIII c. 9 (1541), the Unlawful Games Act.
achievement-first_match-story = En 1541, le Parlement interdit aux artisans, aux apprentis et aux valets le jeu de tables, les cartes, les dés, les boules et la paume, sauf à Noël dans la maison de leur maître.

achievement-six_families = Maître des menus plaisirs
achievement-six_families-task = Terminez une partie dans chacune des six familles.
# Source: E. K. Chambers, Notes on the History of the Revels Office under the Tudors (1906).
achievement-six_families-story = Pièces et mascarades de la cour étaient l’affaire du « Master of the Revels ». Sir Thomas Cawarden fut le premier à tenir la charge à vie, à partir de 1545.

achievement-first_lesson = L’abécédaire
achievement-first_lesson-task = Achevez une leçon.
# Source: Oxford Dictionary of National Biography, “Skelton, John”.
achievement-first_lesson-story = Le jeune prince Henri eut un poète pour précepteur : John Skelton, qui se vanta plus tard de lui avoir appris à épeler.

achievement-six_lessons = Le maître d’école
achievement-six_lessons-task = Achevez six leçons.
# Source: Roger Ascham, The Scholemaster (1570).
achievement-six_lessons-story = Roger Ascham enseigna le grec et le latin à la princesse Élisabeth. Son livre sur l’art d’instruire sans battre, « The Scholemaster », parut en 1570, deux ans après sa mort.

achievement-first_puzzle = Passe-temps d’Utopie
achievement-first_puzzle-task = Résolvez un problème.
# Source: Thomas More, Utopia (1516), book 2.
achievement-first_puzzle-story = Les habitants de l’« Utopie » de Thomas More ne jouent pas aux dés. Ils ont deux jeux assez semblables aux échecs : dans l’un, les nombres prennent les nombres ; dans l’autre, les vices combattent les vertus.

achievement-puzzle_families = Le jeu des philosophes
achievement-puzzle_families-task = Résolvez un problème dans quatre familles.
# Source: The most noble, auncient, and learned playe, called the Philosophers game (London, 1563).
achievement-puzzle_families-story = En 1563, un imprimeur de Londres vendait un livre sur le « jeu des philosophes », des échecs où les pièces se prennent par l’arithmétique.

achievement-hardest = Vu de côté
achievement-hardest-task = Résolvez l’un des problèmes les plus difficiles.
# Source: National Gallery, London, NG1314.
achievement-hardest-story = Dans « Les Ambassadeurs » de 1533, Hans Holbein a peint un crâne si étiré qu’on ne le reconnaît qu’en se plaçant sur le côté du tableau.

achievement-themes = La table du charpentier
achievement-themes-task = Résolvez des problèmes de huit thèmes.
# Source: J. Gardiner and M. J. Allen (eds.), Before the Mast: Life and Death aboard the Mary Rose (2005).
achievement-themes-story = Quand le navire de guerre Mary Rose sombra, en 1545, un tablier du jeu de tables se trouvait dans la cabine du charpentier. On l’a remonté plus de quatre siècles après.

achievement-daily = L’horloge du roi
achievement-daily-task = Résolvez le problème du jour trois jours d’affilée.
# Source: Historic Royal Palaces, Hampton Court Palace: the astronomical clock.
achievement-daily-story = L’horloge astronomique qu’Henri fit poser à Hampton Court en 1540 donne l’heure, le mois, le signe du zodiaque, et l’heure de la marée haute au pont de Londres.

achievement-people = Le camp du Drap d’or
achievement-people-task = Terminez une partie entre personnes.
# Source: the memoirs of Robert de La Marck, seigneur de Fleuranges.
achievement-people-story = Au camp du Drap d’or, en 1520, le roi Henri défia le roi François à la lutte, et se fit jeter à terre. Les récits anglais n’en parlent pas.

achievement-somers = Le sceau du bouffon
achievement-somers-task = Battez Will Somers.
# Source: Royal Collection, RCIN 405796.
achievement-somers-story = Un tableau des environs de 1545 montre le roi Henri avec sa famille. Sous l’arche de droite se tient Will Somers, un singe sur le dos.

achievement-katherine = Le sceau de la demoiselle
achievement-katherine-task = Battez Katherine.
# Source: Oxford Dictionary of National Biography, “Anne Boleyn”, “Jane Seymour”, “Catherine Howard”.
achievement-katherine-story = Anne Boleyn, Jeanne Seymour et Catherine Howard avaient toutes trois servi une reine avant qu’Henri ne fît d’elles des reines.

achievement-brandon = Le sceau du duc
achievement-brandon-task = Battez Charles Brandon.
# Source: Oxford Dictionary of National Biography, “Brandon, Charles”.
achievement-brandon-story = En 1515, Charles Brandon fut envoyé à Paris pour ramener Marie, la sœur du roi, qui était veuve. Il l’y épousa en secret. Le roi entra en fureur, perçut une amende, et pardonna à son ami.

achievement-more = Le sceau de l’humaniste
achievement-more-task = Battez Thomas More.
# Source: The Frick Collection, New York, 1912.1.77 and 1915.1.76.
achievement-more-story = Holbein peignit Thomas More en 1527, et Thomas Cromwell quelques années plus tard. À New York, les voilà tous deux accrochés de part et d’autre d’une même cheminée.

achievement-cromwell = Le sceau du ministre
achievement-cromwell-task = Battez Thomas Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell-story = Thomas Cromwell fut décapité le 28 juillet 1540, et le même jour le roi épousa Catherine Howard.

achievement-ten_seals = Le grand sceau
achievement-ten_seals-task = Gagnez dix sceaux.
# Source: Oxford Dictionary of National Biography, “More, Sir Thomas”.
achievement-ten_seals-story = Le lord chancelier gardait le grand sceau d’Angleterre. Thomas More le rendit le 16 mai 1532, au lendemain de la soumission du clergé au roi.

achievement-all_seals = Le sceau privé
achievement-all_seals-task = Gagnez les trente sceaux.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-all_seals-story = En juillet 1536, Thomas Cromwell devint lord du Sceau privé, après que le père d’Anne Boleyn eut dû céder la charge.
