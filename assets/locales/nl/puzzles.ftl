## The list of puzzles

puzzles-title = Puzzels
puzzles-name = Puzzel { $n }
puzzles-daily = Dagpuzzel, { $date }
puzzles-side = { $side } aan zet
puzzles-easy = Om te beginnen
puzzles-middle = Met enig nadenken
puzzles-hard = Voor een stil uurtje
puzzles-hardest = Voor een lange avond
puzzles-show = Tonen
puzzles-all = Alle puzzels
puzzles-unsolved = Onopgelost
puzzles-to_repeat = Te herhalen
puzzles-failed = Mislukt
puzzles-none = Deze zijn allemaal opgelost.
puzzles-next = Volgende puzzel
puzzles-solved = opgelost
puzzles-open = onopgelost
puzzles-is_failed = mislukt
puzzles-is_due = te herhalen
puzzles-note = { $solved } · { $due }
puzzles-due =
    { $n ->
        [one] { $n } te herhalen
       *[other] { $n } te herhalen
    }
puzzles-say = { $name }, moeilijkheid { $n } van { $most }, { $line }, { $state }
puzzles-own = { $title } (van jezelf)
puzzles-lessons = Je eigen lessen
puzzles-own_lessons =
    { $n ->
        [one] { $n } eigen les
       *[other] { $n } eigen lessen
    }
puzzles-say_lesson = Les: { $name }, { $note }

## Three minutes of puzzles

rush-start = Drie minuten
rush-again = Nog eens
rush-time = Nog { $time }
rush-time_up = De tijd is om
rush-over = De derde fout
rush-solved =
    { $n ->
        [one] { $n } opgelost
       *[other] { $n } opgelost
    }
rush-mistakes =
    { $n ->
        [0] geen fout
        [one] { $n } fout
       *[other] { $n } fouten
    }
rush-count = { $solved } · { $mistakes }
rush-result =
    { $n ->
        [0] Deze keer geen puzzel opgelost.
        [one] Je hebt { $n } puzzel opgelost.
       *[other] Je hebt { $n } puzzels opgelost.
    }
rush-best-new = Geen ronde was ooit zo goed!
rush-best =
    { $n ->
        [one] Je record is { $n }.
       *[other] Je record is { $n }.
    }
rush-no_help = Geen hulp zolang de klok loopt. Na drie fouten is het voorbij.

## What a puzzle asks for

puzzle-win = Win de partij { in-moves }.
puzzle-pieces =
    { $n ->
        [one] Win een stuk { in-moves }.
       *[other] Win { WORDS($n) } stukken { in-moves }.
    }
puzzle-goals =
    { $n ->
        [one] Bereik een doel { in-moves }.
       *[other] Bereik { WORDS($n) } doelen { in-moves }.
    }
puzzle-stay_winning =
    { $moves ->
        [one] Vind de enige zet die nog wint.
        [2] Vind twee keer de enige zet die nog wint.
       *[other] Vind { WORDS($moves) } keer de enige zet die nog wint.
    }
puzzle-tricks_all =
    { $of ->
        [1] Haal met je partner de laatste slag. Alle handen liggen open.
       *[other] Haal met je partner alle { WORDS($of) } slagen. Alle handen liggen open.
    }
puzzle-tricks_but_one = Haal met je partner alle { WORDS($of) } slagen op één na. Alle handen liggen open.
puzzle-tricks = Haal met je partner { WORDS($n) } van de { WORDS($of) } slagen. Alle handen liggen open.
puzzle-too_few_tricks = Dat is niet de oplossing: het haalt te weinig slagen.
puzzle-lay =
    { $n ->
        [one] Leg in deze beurt één kaart meer neer dan de anderen daarna kunnen. Alle handen liggen open; de anderen ruilen voor wat ze kunnen neerleggen.
       *[other] Leg in deze beurt { WORDS($n) } kaarten meer neer dan de anderen daarna kunnen. Alle handen liggen open; de anderen ruilen voor wat ze kunnen neerleggen.
    }
puzzle-go_out = Ga in deze beurt uit. Alle handen liggen open; de anderen ruilen voor wat ze kunnen neerleggen.
puzzle-too_few_cards = Dat is niet de oplossing: je legt te weinig kaarten neer, of de anderen te veel.
puzzle-not_out = Dat is niet de oplossing: je gaat er niet zeker mee uit.
puzzle-not_that = Dat is niet de oplossing: het wint te weinig.
puzzle-not_in_time = Dat is niet de oplossing: de ander kan het je beletten.
puzzle-no_longer_wins = Dat is niet de oplossing: het laat de winst ontglippen.
refusal-puzzle-solved = De puzzel is opgelost.

## What a puzzle is about, and what it teaches

theme-shot = Slagzet
theme-shot-lesson = Een slagzet: geef een schijf zodat wie hem slaat komt te staan waar jij wilt, en sla er meer.
theme-capture = Slaan
theme-capture-lesson = Tel wat er ongedekt staat: val aan waar er niet twee tegelijk te redden zijn.
theme-crown = Dam halen
theme-crown-lesson = Een dam is de mars waard: maak eerst de weg naar de damlijn vrij.
theme-shut_in = Insluiten
theme-shut_in-lesson = Wie niet kan zetten, heeft verloren: laat de ander stukken, maar geen weg.
theme-give_away = Weggeven
theme-give_away-lesson = Wie moet slaan, wordt geleid: geef er een waar de ene slag de volgende afdwingt.
theme-two_threats = Twee dreigingen
theme-two_threats-lesson = Dreig met twee molens tegelijk: er kan er maar één worden tegengehouden.
theme-double_mill = Dubbele molen
theme-double_mill-lesson = Een dubbele molen: de steen die de ene lijn opent, sluit de andere, zet na zet.
theme-placing = Plaatsen
theme-placing-lesson = Zolang er geplaatst wordt, hoort elke steen waar twee lijnen elkaar kruisen: dat geeft twee dreigingen.
theme-break_through = Doorbreken
theme-break_through-lesson = De wolf heeft één gat nodig: lok de schapen naar de ene kant en ren dan naar de andere.
theme-close_the_net = Het net sluiten
theme-close_the_net-lesson = Houd de schapen op één lijn: een gat achter hen is alles wat de wolf nodig heeft.
theme-throne = Troon
theme-throne-lesson = De troon verover je vanuit de ring eromheen: breng de laatste wachter op tijd.
theme-trap = Val
theme-trap-lesson = Een stuk tussen twee vijanden is gevangen: stap naar waar twee van de jouwe tegenover elkaar staan.
theme-fates = Het lot
theme-fates-lesson = Eén wandeling, twee lotgevallen: bedenk waar de koning staat als de volgende koningin valt.
theme-every_trick = Elke slag
theme-every_trick-lesson = Elke slag: tel de kronen die nog komen, en houd een weg open van hand naar hand.
theme-give_a_trick = Een slag afstaan
theme-give_a_trick-lesson = Verlies de slag die het minst kost, zolang uitkomen hun niets oplevert.
theme-trumps = Troeven
theme-trumps-lesson = Een troef is het meest waard voordat de regering van zijn koningin voorbij is: kijk waar de kroon daarna heen gaat.
theme-order = De juiste volgorde
theme-order-lesson = Dezelfde kaarten in een andere volgorde halen minder slagen: speel eerst wat niet kan wachten.
theme-house = Een huis afmaken
theme-house-lesson = Kondig aan waarop een ander wacht: de prijs is de kaart die je mist.
theme-give_nothing = Niets weggeven
theme-give_nothing-lesson = Leveren twee ruilen je evenveel op, kies dan die waarmee de anderen het minst winnen.
theme-lay_or_wait = Neerleggen of wachten
theme-lay_or_wait-lesson = Wat op tafel ligt, helpt iedereen: leg meteen alleen neer wat je zonder schade kunt tonen.
theme-last_card = De laatste kaart
theme-last_card-lesson = Tel wat je na een ruil in de hand houdt: wie uitgaat, krijgt een punt voor elke kaart van de anderen.
