use super::*;
use crate::registry;

fn from_link(link: &str, opponent: &Occupant) -> Result<Option<Record>, LinkError> {
    super::from_link(&Registry::default(), link, &Company::of(opponent.clone()))
}

fn open_text(given: &str, opponent: &Occupant) -> Result<Record, OpenError> {
    super::open_text(&Registry::default(), given, &Company::of(opponent.clone()))
}

fn record() -> Record {
    let seats = vec![Occupant::Person("Ænne".to_owned()), Occupant::courtier(4)];
    Record {
        moves: vec!["11-15".to_owned(), "22-17".to_owned()],
        ..Record::new("draughts", seats, u64::MAX)
    }
}

#[test]
fn a_match_goes_into_a_link_and_comes_out_again() {
    let link = to_link(&record());
    assert!(
        link.bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"=_-".contains(&b)),
        "{link}"
    );
    assert_eq!(from_link(&link, &Occupant::Random), Ok(Some(record())));
    assert_eq!(
        from_link(&format!("{link}=="), &Occupant::Random),
        Ok(Some(record()))
    );
}

#[test]
fn every_variant_travels_in_a_link_with_its_moves() {
    for variant in registry::variants() {
        let mut game = registry::set_up(variant.key, &Default::default(), None).expect("a variant");
        for ply in 0..12 {
            while game.chance() {}
            let legal = game.legal();
            if let Some(text) = legal.get(ply * 5 % legal.len().max(1)) {
                game.play(text).expect("a legal move");
            }
        }
        let record = game.record();
        assert!(record.moves.len() >= 12, "{}", variant.key);
        assert_eq!(
            from_link(&to_link(&record), &Occupant::Random),
            Ok(Some(record)),
            "{}",
            variant.key
        );
    }
}

#[test]
fn a_position_of_a_mill_game_is_opened_with_its_variant() {
    for (text, variant, side) in [
        (
            "nine_mens_morris:W:Wa7,d7:Bb6,c5:H7,7",
            "nine_mens_morris",
            0,
        ),
        ("mixed_mill:B:Wa7,d7:Bb6,c5:H7,7", "mixed_mill", 1),
        (
            "#position=ceylon_mill:W:Wa7,d7,g4:Bb6,d6,c5",
            "ceylon_mill",
            0,
        ),
    ] {
        let record = opened(text);
        assert_eq!(record.variant, variant);
        assert_eq!(
            record.seats[side],
            Occupant::Person(String::new()),
            "{text}"
        );
        assert!(text.ends_with(record.position.as_deref().expect("a position")));
    }
    for bad in [
        "nine_mens_morris:W:Wa7:Ba7:H8,8",
        "mixed_mill:W:Wz9:Bb6:H8,8",
        "W:Wa7,d7,g4:Bb6,d6,c5",
    ] {
        assert!(open_text(bad, &Occupant::Random).is_err(), "{bad}");
    }
}

#[test]
fn a_position_seats_the_person_at_the_side_to_move() {
    let link = "position=draughts:W:W18,26:B7,K12";
    let record = from_link(link, &Occupant::courtier(4))
        .expect("a link")
        .expect("a position");
    assert_eq!(
        record.seats,
        [Occupant::courtier(4), Occupant::Person(String::new())]
    );
    assert_eq!(record.position.as_deref(), Some("W:W18,26:B7,K12"));
    assert!(registry::read(&record.to_json()).is_ok());
}

#[test]
fn a_link_opens_a_new_match_with_its_options() {
    let company = Company {
        opponent: Occupant::courtier(4),
        others: [1, 3, 2].map(Occupant::courtier).to_vec(),
        seed: 77,
    };
    let games = Registry::default();
    let open = |text: &str| {
        super::open_text(&games, text, &company).unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    let link = "play=cromwell_advanced?first_house=tudor&last_house=stuart&seats=5";
    for text in [
        link.to_owned(),
        format!("#{link}"),
        format!("https://example.org/coffer/#{link} is today’s match."),
        format!("(https://example.org/#{link})."),
    ] {
        assert!(has_play_link(&text), "{text}");
        let record = open(&text);
        assert_eq!(record.variant, "cromwell_advanced");
        let option = |name: &str| record.options.get(name).map(String::as_str);
        assert_eq!(option("first_house"), Some("tudor"));
        assert_eq!(
            (option("last_house"), option("seats")),
            (Some("stuart"), Some("5"))
        );
        assert_eq!(
            (record.seed, record.moves.len(), record.position.as_deref()),
            (77, 0, None)
        );
        let levels = [1, 3, 2, 1].map(Occupant::courtier);
        assert_eq!(record.seats[0], Occupant::Person(String::new()));
        assert_eq!(record.seats[1..], levels);
        assert!(registry::read(&record.to_json()).is_ok());
    }
    let two = open("play=draughts?huff=on&").seats;
    assert_eq!(
        two,
        [Occupant::Person(String::new()), Occupant::courtier(4)]
    );
    assert!(!has_play_link("position=draughts:W:W18:B7") && !has_play_link("I play=1"));
    assert!(has_link("\u{feff} position=draughts:W:W18:B7"));
    assert!(!has_link("[Site \"https://example.org/?play=1\"] 1. 11-15"));
}

#[test]
fn a_new_match_of_every_variant_travels_in_a_link() {
    for variant in registry::variants() {
        let last = variant.options.iter();
        let last = last.filter_map(|option| Some((option.name, *option.values.last()?)));
        let mut setup = Setup::for_variant(variant, last).expect("a set-up");
        for option in variant.seat_options {
            let value = option.values.last().expect("a value");
            setup
                .set_seat_option(1, option.name, value)
                .expect("a seat");
        }
        for setup in [setup, Setup::standard(variant.key).expect("a variant")] {
            let link = to_play_link(&setup);
            let record = from_link(&link, &Occupant::Random)
                .expect("a link")
                .expect("a match");
            let back = Setup::for_record(variant, &record).expect("a set-up");
            assert_eq!(back, setup, "{link}");
        }
    }
    let standard = Setup::standard("cromwell").expect("a variant");
    assert_eq!(to_play_link(&standard), "play=cromwell");
}

#[test]
#[cfg(feature = "texts")]
fn other_links_are_none_of_ours_and_broken_ones_get_a_sentence() {
    for other in [
        "",
        "top",
        "Match=x",
        "positions",
        "Play=draughts",
        "players",
    ] {
        assert_eq!(from_link(other, &Occupant::Random), Ok(None), "{other}");
    }
    let unplayable = to_link(&Record {
        moves: vec!["1-32".to_owned()],
        ..record()
    });
    let unknown = to_link(&Record {
        variant: "chess".to_owned(),
        ..record()
    });
    for bad in [
        "match=",
        "match=!!",
        "match=AAAA",
        "match=é",
        "position=",
        "position=draughts",
        "position=chess:x",
        "position=draughts:W:W99",
        "position=draughts;huff:W:W18:B7",
        "position=draughts;huff=maybe:W:W18:B7",
        "position=draughts;0.huff=on:W:W18:B7",
        "position=draughts;3.huff=on:W:W18:B7",
        "play=",
        "play=?",
        "play=chess",
        "play=draughts?huff",
        "play=draughts?huff=maybe",
        "play=draughts?seats=99999999999999999999",
        "play=draughts?0.huff=on",
        "play=draughts;huff=on",
        "play=six_wives?9.variant=cocktail",
        "play=six_wives?18446744073709551616.variant=cocktail",
        "play=cromwell?first_house=%3Cscript%3E",
        "play=cromwell?first_house=tudor&last_house=",
        "play=cromwell?é=é",
        unplayable.as_str(),
        unknown.as_str(),
        &unknown[..unknown.len() - 7],
    ] {
        let error = from_link(bad, &Occupant::Random).unwrap_err().to_string();
        let position = error.starts_with("This is not a position of the game: ");
        assert!(
            (position || error.starts_with("The link")) && error.ends_with('.'),
            "{bad}: {error}"
        );
    }
}

fn opened(text: &str) -> Record {
    open_text(text, &Occupant::courtier(2)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_match_is_opened_in_every_form_that_it_can_be_sent_in() {
    let link = to_link(&record());
    let code = link.strip_prefix(MATCH).expect("a match");
    let page = format!("Your move!\nhttps://example.org/coffer/index.html#{link}\n");
    for text in [
        &link,
        &format!("#{link}"),
        &page,
        &format!("  {code}\n"),
        &record().to_json(),
    ] {
        assert_eq!(opened(text), record(), "{text}");
    }
}

#[test]
fn a_position_is_opened_with_its_variant_or_as_draughts() {
    for text in [
        "W:W18,26:B7,K12",
        " W:W18,26:B7,K12. ",
        "\"W:W18,26:B7,K12\"",
        "draughts:W:W18,26:B7,K12",
        "#position=draughts:W:W18,26:B7,K12",
        "W:W 18, 26:B 7, K12",
    ] {
        let record = opened(text);
        assert_eq!(
            record.seats,
            [Occupant::courtier(2), Occupant::Person(String::new())],
            "{text}"
        );
        assert_eq!(
            (record.variant.as_str(), record.position.as_deref()),
            ("draughts", Some("W:W18,26:B7,K12"))
        );
    }
    let huff = opened("#position=draughts;huff=on:W:W18,26:B7,K12");
    assert_eq!(huff.options["huff"], "on");
    assert_eq!(opened("draughts;huff=on:W:W18,26:B7,K12"), huff);
    assert_eq!(opened("wolf:B:W29-32:B18").variant, "wolf");
    assert_eq!(opened("losing:W:W18:B7").variant, "losing");
}

#[test]
fn a_game_in_pdn_is_opened_and_the_first_of_several() {
    let text =
        "[White \"Ann\"]\n[Black \"Bess\"]\n1. 11-15 23-19 2. 8-11 1-0\n\n[White \"x\"]\n1. 9-13 *";
    let record = opened(text);
    assert_eq!(record.moves, ["11-15", "23-19", "8-11"]);
    assert_eq!(record.seats[0], Occupant::Person("Bess".to_owned()));
    assert_eq!(record.ending, Some(crate::Ending::Resigned(Seat(1))));
    assert_eq!(opened("1. 11-15 22-17").moves.len(), 2);
    assert_eq!(opened("11-15 22-17 *").moves.len(), 2);
    assert_eq!(
        opened("[FEN \"W:W18,26:B7,K12\"]").position.as_deref(),
        Some("W:W18,26:B7,K12")
    );
}

#[test]
fn what_goes_out_as_pdn_comes_in_again() {
    let out = to_notation(&record(), ["Ann", "Bess"])
        .expect("draughts has PDN")
        .expect("a match");
    let back = opened(&out);
    assert_eq!(back.moves, record().moves);
    assert_eq!(
        back.seats,
        ["Ann", "Bess"].map(|name| Occupant::Person(name.to_owned()))
    );
    let wolf = opened("wolf:B:W29-32:B18");
    assert!(to_notation(&wolf, ["", ""]).is_none());
    let broken = Record {
        moves: vec!["1-32".to_owned()],
        ..record()
    };
    assert!(to_notation(&broken, ["", ""]).is_some_and(|result| result.is_err()));
}

/// Opened, saved, gone on with and written again: tags and notes stay, and notes on an end that
/// is none any more do not.
#[test]
fn tags_and_notes_of_an_opened_game_are_written_again() {
    let text = "[Event \"Cup\"]\n[Round \"3\"]\n[Black \"Bess\"]\n\n1. 11-15 {good} 23-19 (1... 22-18) 2. 8-11 $1 {White resigns} 1-0\n";
    let record = opened(text);
    let saved = Record::from_json(&record.to_json()).expect("a record");
    assert_eq!(saved, record);
    let written = |record: &Record, names| {
        let out = to_notation(record, names).expect("draughts has PDN");
        out.expect("a match")
    };
    let out = written(&saved, ["Bess", "You"]);
    for part in [
        "[Event \"Cup\"]",
        "[Round \"3\"]",
        "{good}",
        "(1... 22-18)",
        "$1",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(!out.contains("You"), "{out}");
    assert_eq!(opened(&out), record);
    let on = Record {
        moves: [record.moves.as_slice(), &["22-17".to_owned()]].concat(),
        ending: None,
        ..record.clone()
    };
    let out = written(&on, ["Ann", "You"]);
    assert!(
        out.contains("[Event \"Cup\"]\n[Round \"3\"]\n[Black \"Ann\"]\n"),
        "{out}"
    );
    assert!(out.contains("{good}") && !out.contains("resigns"), "{out}");
    assert_eq!((opened(&out).moves, opened(&out).ending), (on.moves, None));
    let other = Record {
        moves: vec!["9-14".to_owned()],
        ending: None,
        ..record.clone()
    };
    let out = written(&other, ["Ann", "Bess"]);
    assert!(!out.contains("Cup") && !out.contains("good"), "{out}");
    let link = super::from_link(
        &Registry::default(),
        &to_link(&record),
        &Company::of(Occupant::Random),
    );
    let source = None;
    assert_eq!(link, Ok(Some(Record { source, ..record })));
    assert_eq!(
        opened("[Black \"Bess\"]\n[White \"Ann\"]\n1. 11-15 *").source,
        None
    );
}

/// A mill record that fits several games is asked about; a tag settles it.
#[test]
#[cfg(feature = "texts")]
fn the_record_of_a_mill_program_is_opened() {
    let text = "1. d2 d6 2. f4 f2 3. b4 d3";
    let opponent = Occupant::Random;
    let Err(OpenError::Several(records)) = open_text(text, &opponent) else {
        panic!("{text}")
    };
    let variants: Vec<&str> = records.iter().map(|one| one.variant.as_str()).collect();
    assert_eq!(variants, ["nine_mens_morris", "mixed_mill", "ceylon_mill"]);
    let asked = OpenError::Several(records).to_string();
    assert!(
        asked.contains("Nine Men’s Morris, Mixed Mill, Ceylon Mill"),
        "{asked}"
    );
    for tag in ["[Variant \"Ceylon Mill\"]", "[Variant \"Mixed Mill\"]"] {
        let record = opened(&format!("{tag}\n{text}"));
        assert_eq!(record.moves.len(), 6);
        assert!(tag.to_lowercase().contains(&record.variant[..5]), "{tag}");
        let out = to_notation(&record, ["Ann", ""])
            .expect("mill has one")
            .expect("a match");
        assert_eq!(opened(&out).moves, record.moves, "{out}");
    }
    let bad = open_text("1. d2 d2", &opponent)
        .expect_err("taken")
        .to_string();
    assert!(bad.contains("d2") && bad.ends_with('.'), "{bad}");
}

#[test]
#[cfg(feature = "texts")]
fn what_opens_nothing_gets_a_sentence() {
    let long = "x".repeat(MAX_TEXT + 1);
    let code = "A".repeat(60);
    for bad in [
        "",
        " \n",
        "hello",
        "Dear Ann, shall we play on Sunday?",
        "{",
        "{}",
        "{\"kings_coffer\":1,\"files\":{}}",
        "W:W99:B1",
        "W:W1:B1",
        "wolf:nonsense",
        "draughts:",
        "1. 11-16 1-32",
        "1. 11-99",
        "[Event \"x",
        "#match=",
        "https://example.org/#match=AAAA",
        "#position=chess:x",
        "mmmm#mmm=ppp",
        "é#é",
        code.as_str(),
        long.as_str(),
    ] {
        let error = open_text(bad, &Occupant::Random)
            .expect_err(&cut(bad, 40))
            .to_string();
        assert!(
            error.ends_with('.') && error.len() > 20 && !error.starts_with("open-"),
            "{}: {error}",
            cut(bad, 40)
        );
        assert!(error.chars().count() < 320, "{error}");
    }
}

/// The fault of the first is reported, whoever reads the text.
#[test]
fn of_several_games_that_cannot_be_opened_the_first_says_why() {
    let games = Registry::default();
    let company = Company::of(Occupant::Random);
    for text in [
        "1. 11-99 1-0\n1. 9-10 1-0\n",
        "1. 11-15 22-18 2. 1-32 1-0\n1. 9-77 0-1\n",
    ] {
        let whole = read_text(&games, text, &company).expect_err("no game");
        let (first, _) = text.split_once('\n').expect("two lines");
        assert_eq!(
            Err(whole.clone()),
            read_text(&games, first, &company),
            "{text}"
        );
        assert_eq!(
            Err(whole),
            super::open_text(&games, text, &company),
            "{text}"
        );
    }
}

/// A registry with other games opens those and none of the built-in ones.
#[test]
fn only_games_of_the_list_are_opened() {
    let link = to_link(&record());
    let without = Registry::empty();
    let unknown =
        |text: &str| super::open_text(&without, text, &Company::of(Occupant::Random)).is_err();
    for text in [
        link.as_str(),
        "draughts:W:W18,26:B7,K12",
        "W:W18,26:B7,K12",
        "1. 11-15 22-17",
        &record().to_json(),
    ] {
        assert!(unknown(text), "{text}");
        assert!(open_text(text, &Occupant::Random).is_ok(), "{text}");
    }
}

/// However a link was handed on, it opens; so does a position with a game's other name.
#[test]
fn links_are_opened_as_messengers_and_mails_hand_them_on() {
    let link = to_link(&record());
    let encoded = link.replace('=', "%3D");
    let twice = encoded.replace('%', "%25");
    for text in [
        format!("https://example.org/coffer/#{encoded}"),
        format!("https://example.org/coffer/%23{encoded}"),
        format!("https://example.org/coffer/%2523{twice}"),
        format!("https://example.org/coffer/?utm_source=x#{link}&fbclid=y"),
        format!("<https://example.org/coffer/#{link}>"),
        format!("(https://example.org/coffer/#{link}),"),
        format!("“https://example.org/coffer/#{link}”."),
        format!("\"{link}\""),
        format!("[game](https://example.org/coffer/#{link})"),
        format!("Look: https://example.org/coffer/#{link}, and answer!"),
    ] {
        assert_eq!(opened(&text), record(), "{text}");
    }
    let code = link.strip_prefix(MATCH).expect("a match");
    for text in [
        format!("<{code}>"),
        format!("“{code}”,"),
        format!("({code})."),
    ] {
        assert_eq!(opened(&text), record(), "{text}");
    }
    let position = opened("draughts:W:W18,26:B7,K12").position;
    for text in [
        "checkers:W:W18,26:B7,K12",
        "Checkers: W:W18,26:B7,K12",
        "English draughts:W:W18,26:B7,K12",
        "#position=checkers:W:W18,26:B7,K12,",
        "https://example.org/#position%3Dcheckers%3AW%3AW18%2C26%3AB7%2CK12",
        "(W:W18,26:B7,K12)",
        "<draughts:W:W18,26:B7,K12>",
        "“W:W18,26:B7,K12”,",
    ] {
        let record = opened(text);
        assert_eq!(
            (record.variant.as_str(), &record.position),
            ("draughts", &position),
            "{text}"
        );
    }
    for text in ["W:W18,26:B7,K12:H0:F1", "W:W18,26:R7,K12:h0:f12"] {
        assert_eq!(opened(text).variant, "draughts", "{text}");
    }
    let red = opened("R:W18:R7");
    assert_eq!(red.seats[0], Occupant::Person(String::new()));
    assert_eq!(
        opened("mill:W:Wa7,d7:Bb6,c5:H7,7").variant,
        "nine_mens_morris"
    );
    assert_eq!(opened("play=mill&utm_source=x").variant, "nine_mens_morris");
    let huff = opened("https://example.org/#play=checkers%3Fhuff%3Don");
    assert_eq!(huff.options.get("huff").map(String::as_str), Some("on"));
}

/// A position of every game that ends in any mark is not cut short.
#[test]
fn links_to_positions_keep_their_end() {
    for variant in registry::variants() {
        let mut game = registry::set_up(variant.key, &Default::default(), None).expect("a variant");
        for ply in 0..30 {
            while game.chance() {}
            let setup = registry::setup_of(&game.record()).expect("a set-up");
            let text = game.position();
            if let Ok(started) =
                Registry::default().start(setup.clone(), Vec::new(), 0, Some(&text))
            {
                let link = format!("{POSITION}{}:{text}", variant.key);
                let record = from_link(&link, &Occupant::Random)
                    .expect("a link")
                    .expect("one");
                let again = registry::replay_match(&record).expect("a position");
                assert_eq!(again.position(), started.position(), "{link}");
            }
            let legal = game.legal();
            let Some(text) = legal.get(ply * 5 % legal.len().max(1)) else {
                break;
            };
            game.play(text).expect("a legal move");
        }
    }
}
