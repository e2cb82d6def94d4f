## Career: seals and achievements

career-title = Jouw loopbaan aan het hof
career-open-note = Jouw loopbaan: { $percent }% van de kist verkend
career-explored = { $percent }% van de kist verkend
career-explored-note = { $done } van { $all }: elk spel, elke les, elk zegel, elke prestatie
career-seals = Zegels
career-seals-note = Een hoveling geeft je zijn zegel als je hem bij een spel van de familie verslaat. Partijen tellen als ze hier zijn begonnen en zonder tips, teruggenomen zetten of herstart zijn gespeeld.
career-seal-won = { $name }: het zegel is van jou
career-seal-open = { $name }: nog geen zegel
career-achievements = Prestaties, { $done } van { $all }
career-achievement-part = { $task } ({ $done } van { $all })
career-achievement-day = Behaald op { $date }
career-new = Nieuw in je loopbaan: { $names }.

## Achievements: the name, what has to be done, and a true story with its source

achievement-first_match = Het deksel gaat open
achievement-first_match-task = Speel een partij uit.
# Source: 33 Henry VIII c. 9 (1541), the Unlawful Games Act.
achievement-first_match-story = In 1541 verbood het parlement ambachtslieden, leerjongens en bedienden om te triktrakken, te kaarten, te dobbelen, te kegelen en te kaatsen, behalve met Kerstmis in het huis van hun meester.

achievement-six_families = Meester van het vermaak
achievement-six_families-task = Speel een partij uit in elk van de zes families.
# Source: E. K. Chambers, Notes on the History of the Revels Office under the Tudors (1906).
achievement-six_families-story = De toneelstukken en maskerades van het hof waren de zaak van de Master of the Revels. Sir Thomas Cawarden was de eerste die dat ambt voor het leven bekleedde, vanaf 1545.

achievement-first_lesson = Het leesplankje
achievement-first_lesson-task = Voltooi een les.
# Source: Oxford Dictionary of National Biography, “Skelton, John”.
achievement-first_lesson-story = De jonge prins Hendrik had een dichter als leermeester: John Skelton, die er later prat op ging dat hij hem had leren spellen.

achievement-six_lessons = De schoolmeester
achievement-six_lessons-task = Voltooi zes lessen.
# Source: Roger Ascham, The Scholemaster (1570).
achievement-six_lessons-story = Roger Ascham leerde prinses Elizabeth Grieks en Latijn. Zijn boek over onderwijs zonder slaag, “The Scholemaster”, werd in 1570 gedrukt, twee jaar na zijn dood.

achievement-first_puzzle = Een utopisch tijdverdrijf
achievement-first_puzzle-task = Los een puzzel op.
# Source: Thomas More, Utopia (1516), book 2.
achievement-first_puzzle-story = De bewoners van Thomas Mores “Utopia” dobbelen niet. Ze hebben twee spelen die op schaken lijken: in het ene slaan getallen elkaar, in het andere vechten de ondeugden tegen de deugden.

achievement-puzzle_families = Het spel van de filosoof
achievement-puzzle_families-task = Los in vier families een puzzel op.
# Source: The most noble, auncient, and learned playe, called the Philosophers game (London, 1563).
achievement-puzzle_families-story = In 1563 verkocht een Londense drukker een boek over “the Philosopher’s Game”, een schaakspel waarin de stukken elkaar slaan door te rekenen.

achievement-hardest = Van opzij bekeken
achievement-hardest-task = Los een van de moeilijkste puzzels op.
# Source: National Gallery, London, NG1314.
achievement-hardest-story = In “De ambassadeurs” van 1533 schilderde Hans Holbein een schedel, zo uitgerekt dat je hem alleen vanaf de zijkant van het schilderij herkent.

achievement-themes = Het bord van de timmerman
achievement-themes-task = Los puzzels op met acht thema’s.
# Source: J. Gardiner and M. J. Allen (eds.), Before the Mast: Life and Death aboard the Mary Rose (2005).
achievement-themes-story = Toen het oorlogsschip Mary Rose in 1545 zonk, lag er een triktrakbord in de hut van de timmerman. Het werd na meer dan vier eeuwen bovengehaald.

achievement-daily = De klok van de koning
achievement-daily-task = Los op drie dagen achter elkaar een dagpuzzel op.
# Source: Historic Royal Palaces, Hampton Court Palace: the astronomical clock.
achievement-daily-story = De astronomische klok die Hendrik in 1540 op Hampton Court liet aanbrengen, wijst het uur aan, de maand, het teken van de dierenriem en wanneer het hoogwater is bij London Bridge.

achievement-people = Het Goudlakenkamp
achievement-people-task = Speel een partij tussen mensen uit.
# Source: the memoirs of Robert de La Marck, seigneur de Fleuranges.
achievement-people-story = Op het Goudlakenkamp daagde koning Hendrik in 1520 koning Frans uit tot een worstelpartij en werd tegen de grond gewerkt. De Engelse verslagen zwijgen erover.

achievement-somers = Het zegel van de nar
achievement-somers-task = Versla Will Somers.
# Source: Royal Collection, RCIN 405796.
achievement-somers-story = Een schilderij van omstreeks 1545 toont koning Hendrik met zijn gezin. In de poort rechts staat Will Somers, met een aapje op zijn rug.

achievement-katherine = Het zegel van de hofdame
achievement-katherine-task = Versla Katherine.
# Source: Oxford Dictionary of National Biography, “Anne Boleyn”, “Jane Seymour”, “Catherine Howard”.
achievement-katherine-story = Anna Boleyn, Jane Seymour en Catharina Howard waren alle drie hofdame van een koningin voordat Hendrik hen zelf tot koningin maakte.

achievement-brandon = Het zegel van de hertog
achievement-brandon-task = Versla Charles Brandon.
# Source: Oxford Dictionary of National Biography, “Brandon, Charles”.
achievement-brandon-story = In 1515 werd Charles Brandon naar Parijs gestuurd om Maria, de pas weduwe geworden zus van de koning, naar huis te brengen. Hij trouwde daar in het geheim met haar. De koning was woedend, inde een boete en vergaf het zijn vriend.

achievement-more = Het zegel van de geleerde
achievement-more-task = Versla Thomas More.
# Source: The Frick Collection, New York, 1912.1.77 and 1915.1.76.
achievement-more-story = Holbein schilderde Thomas More in 1527 en Thomas Cromwell een paar jaar later. In New York hangen de twee nu aan weerszijden van één open haard.

achievement-cromwell = Het zegel van de minister
achievement-cromwell-task = Versla Thomas Cromwell.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-cromwell-story = Thomas Cromwell werd op 28 juli 1540 onthoofd, en op dezelfde dag trouwde de koning met Catharina Howard.

achievement-ten_seals = Het grootzegel
achievement-ten_seals-task = Win tien zegels.
# Source: Oxford Dictionary of National Biography, “More, Sir Thomas”.
achievement-ten_seals-story = De Lord Chancellor bewaarde het grootzegel van Engeland. Thomas More gaf het op 16 mei 1532 terug, de dag nadat de geestelijkheid zich aan de koning had onderworpen.

achievement-all_seals = Het geheimzegel
achievement-all_seals-task = Win alle dertig zegels.
# Source: Oxford Dictionary of National Biography, “Cromwell, Thomas”.
achievement-all_seals-story = In juli 1536 werd Thomas Cromwell bewaarder van het geheimzegel, Lord Privy Seal, nadat de vader van Anna Boleyn het ambt had moeten opgeven.
