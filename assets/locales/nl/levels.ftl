## Files with lessons, puzzles and captions of cards that players write: what is in them, and what is wrong with them

level-puzzles =
    { $n ->
        [one] { $n } puzzel van { $game }
       *[other] { $n } puzzels van { $game }
    }
level-lesson =
    { $n ->
        [one] een les van { $n } stap in { $game }
       *[other] een les van { $n } stappen in { $game }
    }
level-deck =
    { $n ->
        [one] { $n } bijschrift voor de kaarten van { $game }
       *[other] { $n } bijschriften voor de kaarten van { $game }
    }
level-too_large = het bestand is groter dan 16 MB
level-not_text = het bestand is geen tekst
level-unreadable = dit is niet te lezen als les, als puzzels of als kaartspel: { $why }
level-more =
    { $n ->
        [one] … en nog { $n } fout
       *[other] … en nog { $n } fouten
    }
level-game = { $why }
level-how_many_puzzles = er zijn { $n } puzzels; een bestand kan er 1 tot { $most } hebben
level-how_many_steps = er zijn { $n } stappen; een les kan er 1 tot { $most } hebben
level-key = “{ $key }” kan geen naam zijn: gebruik kleine letters, cijfers, _ en -, samen hoogstens 40
level-twice = “{ $key }” is twee keer gebruikt
level-teacher = er is geen leraar { $n }: geef het niveau van een hoveling, van 1 tot 5
level-no_people = over de kaarten van dit spel wordt niets verteld
level-no_captions = er zijn geen zinnen: geef er minstens één
level-no_sentence = de zin “{ $key }” ontbreekt
level-never_said = de zin “{ $key }” wordt nergens gebruikt
level-long_sentence = de zin “{ $key }” is langer dan { $n } tekens
level-strange_sentence = de zin “{ $key }” heeft tekens die niet getoond kunnen worden
level-puzzle = puzzel “{ $id }”: { $why }
level-step = stap “{ $key }”: { $why }
level-difficulty = de moeilijkheid is { $n }, maar moet van 1 tot { $most } zijn
level-solution_length = een oplossing begint en eindigt met een zet van de oplosser en heeft hoogstens { $most } zetten; deze heeft er { $n }
level-too_many = te veel onderdelen in “{ $part }”: hoogstens { $most } zijn toegestaan
level-position = de stelling wordt geweigerd: { $why }
level-hidden = dit spel verbergt kaarten of stukken, dus hebben de puzzels een doel met open handen nodig, bijvoorbeeld Tricks(3, 5)
level-nobody_moves = in deze stelling is niemand aan zet
level-whose_move = zet { $n } van de oplossing is van de verkeerde speler
level-move = zet { $n } van de oplossing, “{ $text }”, wordt geweigerd: { $why }
level-also = “{ $text }” in “also” bereikt het doel niet of staat niet in de eigen notatie van het spel
level-not_solved = de oplossing bereikt het doel niet
level-other_family = “{ $name }” is geen spel van deze familie
level-place = “{ $text }” is in dit spel geen plek
level-tap = opdracht { $n } moet minstens één plek noemen en elk maar één keer
level-not_the_learner = de leerling is in opdracht { $n } niet aan zet: geef de tegenstander een antwoord
level-refusal = opdracht { $n } vraagt om de weigering “{ $key }”, die niet bestaat
level-no_refusal = opdracht { $n } moet minstens één weigering noemen
level-task_move = “{ $text }” in opdracht { $n } wordt geweigerd: { $why }
level-notation = het staat niet in de eigen notatie van het spel
level-no_move = geen toegestane zet vervult opdracht { $n }
level-no_reply = na “{ $text }” in opdracht { $n } is geen antwoord toegestaan
level-left_out =
    { $n ->
        [0] Het bestand “{ $file }” is overgeslagen: { $why }.
        [one] Het bestand “{ $file }” is overgeslagen: { $why }. Dat geldt ook voor nog { $n } bestand; het logboek zegt waarom.
       *[other] Het bestand “{ $file }” is overgeslagen: { $why }. Dat geldt ook voor nog { $n } bestanden; het logboek zegt waarom.
    }
