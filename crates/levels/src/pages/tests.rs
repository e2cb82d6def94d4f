use coffer_rules::draughts::Draughts;
use coffer_rules::mill::Mill;
use coffer_rules::mill::board::Side;
use coffer_rules::{Ending, InteractiveGame, Match, Setup, legal_moves, registry};

use super::*;

/// The rulings that players need to know; DR-10, NM-9, AG-8 and SW-12 are about perft.
const RULINGS: &[(&str, &[&str])] = &[
    (
        "draughts",
        &[
            "DR-1", "DR-2", "DR-3", "DR-4", "DR-5", "DR-6", "DR-7", "DR-8", "DR-9",
        ],
    ),
    (
        "losing",
        &[
            "DR-1", "DR-2", "DR-3", "DR-4", "DR-5", "DR-6", "DR-8", "DR-11",
        ],
    ),
    ("wolf", &["WS-1", "WS-2", "WS-3", "WS-4", "WS-5"]),
    (
        "nine_mens_morris",
        &[
            "NM-1", "NM-2", "NM-3", "NM-4", "NM-5", "NM-6", "NM-7", "NM-8",
        ],
    ),
    (
        "mixed_mill",
        &[
            "NM-1", "NM-2", "NM-3", "NM-4", "NM-5", "NM-6", "NM-7", "NM-8", "NM-10",
        ],
    ),
    (
        "ceylon_mill",
        &[
            "NM-1", "NM-2", "NM-3", "NM-4", "NM-5", "NM-6", "NM-7", "NM-8", "NM-11", "NM-12",
        ],
    ),
    (
        "queens_guard",
        &[
            "AG-1", "AG-2", "BQ-1", "AG-3", "AG-4", "AG-5", "AG-6", "AG-7", "AG-9", "AG-10",
        ],
    ),
    (
        "bloody_queen",
        &[
            "AG-1", "AG-2", "AG-7", "BQ-1", "BQ-2", "BQ-3", "BQ-4", "BQ-5", "BQ-6",
        ],
    ),
    (
        "six_wives",
        &[
            "SW-1", "SW-2", "SW-3", "SW-4", "SW-5", "SW-6", "SW-7", "SW-8", "SW-9", "SW-10",
            "SW-11", "SW-13", "SW-14", "SW-15", "SW-16", "SW-17",
        ],
    ),
    (
        "six_of_viii",
        &[
            "SV-1", "SV-2", "SV-3", "SV-4", "SV-5", "SV-6", "SV-7", "SV-8", "SV-9", "SV-10",
            "SV-11", "SV-12", "SV-13", "SV-14", "SV-15",
        ],
    ),
    (
        "cromwell",
        &[
            "CR-1", "CR-2", "CR-3", "CR-4", "CR-5", "CR-6", "CR-7", "CR-8",
        ],
    ),
    (
        "cromwell_advanced",
        &[
            "CR-3", "CR-4", "CR-7", "CR-8", "CR-9", "CR-10", "CR-11", "CR-12", "CR-13", "CR-14",
            "CR-15",
        ],
    ),
];

#[test]
fn every_ruling_that_concerns_players_is_told() {
    for (variant, rulings) in RULINGS {
        let told: Vec<&String> = of(variant).flat_map(|page| &page.rulings).collect();
        for ruling in *rulings {
            assert!(
                told.iter().any(|told| told == ruling),
                "{variant}: {ruling} is not told"
            );
        }
        for ruling in told {
            assert!(
                rulings.contains(&ruling.as_str()),
                "{variant}: {ruling} does not concern it"
            );
        }
    }
}

#[test]
fn every_page_has_its_texts_and_its_pictures_are_positions() {
    let mut used = Vec::new();
    for page in all() {
        assert!(
            page.paragraphs > 0 && !page.variants.is_empty(),
            "{}",
            page.key
        );
        assert_eq!(
            all().iter().filter(|other| other.key == page.key).count(),
            1,
            "{} is there twice",
            page.key
        );
        for key in [page.title()]
            .into_iter()
            .chain(page.paragraphs())
            .chain(page.captions())
        {
            assert!(texts::has(&key), "no text {key}");
            used.push(key);
        }
        for (variant, picture) in page
            .variants
            .iter()
            .flat_map(|variant| page.pictures.iter().map(move |one| (variant, one)))
        {
            let drawn = picture
                .diagram(variant)
                .unwrap_or_else(|| panic!("{} in {variant}: {picture:?}", page.key));
            assert!(
                drawn.pieces.len() + drawn.cards.len() > 1
                    && drawn.arrows.iter().all(|arrow| arrow.len() > 1),
                "{}",
                page.key
            );
            let lists = (drawn.marks.len(), drawn.arrows.len());
            assert_eq!(
                lists,
                (picture.marks.len(), picture.arrows.len()),
                "{}: every place is one",
                page.key
            );
            assert!(
                picture
                    .marked
                    .iter()
                    .all(|card| (1..=drawn.cards.len()).contains(card))
            );
            assert_eq!(picture.diagram("halma"), None);
        }
    }
    for key in texts::keys().filter(|key| key.starts_with("page-")) {
        assert!(used.iter().any(|used| used == key), "{key} is never shown");
    }
    assert_eq!(
        (page("crown").map(|page| page.key.as_str()), page("halma")),
        (Some("crown"), None)
    );
    assert_eq!(of("halma").count(), 0);
}

/// Arrows are legal moves, some of them with a choice of what is removed, except the reply on
/// the page of Losing Draughts.
#[test]
fn arrows_are_legal_moves() {
    let mut seen = 0;
    for (page, picture) in all()
        .iter()
        .flat_map(|page| page.pictures.iter().map(move |picture| (page, picture)))
        .filter(|(_, picture)| !picture.arrows.is_empty())
    {
        let table = picture.table(&page.variants[0]).unwrap();
        for arrow in &picture.arrows {
            let removing = format!("{}x", arrow.join("-"));
            let legal = ["-", "x"]
                .iter()
                .any(|join| table.refusal(&arrow.join(join)).is_none())
                || table.legal().iter().any(|mv| mv.starts_with(&removing));
            assert!(
                legal || (page.key == "losing" && arrow == &["14", "23"]),
                "{}: {arrow:?}",
                page.key
            );
            seen += 1;
        }
    }
    assert!(seen > 10);
}

#[test]
fn every_refusal_leads_to_a_page() {
    for variant in registry::variants().filter(|variant| family(variant.key).is_some()) {
        let game = registry::set_up(variant.key, &BTreeMap::new(), None).expect("a match");
        let own = format!("refusal-{}-", variant.game);
        for key in texts::keys().filter(|key| key.starts_with("refusal-")) {
            // Cards have no path of squares, and boards have no face-down cards.
            let strange = if game.hides_anything() {
                "refusal-ambiguous_way"
            } else {
                "refusal-turned_down"
            };
            let common = key.matches('.').count() == 1 && key != strange;
            if common || key.starts_with(&own) {
                assert!(
                    for_refusal(variant.key, key).is_some(),
                    "{}: {key} leads nowhere",
                    variant.key
                );
            }
        }
    }
    for refusal in all().iter().flat_map(|page| &page.refusals) {
        assert!(texts::has(refusal), "{refusal} is no refusal");
    }
    let page = |variant, key| for_refusal(variant, key).map(|page| page.key.as_str());
    assert_eq!(page("draughts", "refusal-over"), Some("end"));
    assert_eq!(page("losing", "refusal-over"), Some("losing"));
    assert_eq!(page("wolf", "refusal-over"), Some("wolf_end"));
    assert_eq!(
        page("losing", "refusal-draughts-no_huffing"),
        Some("huff"),
        "only its sister knows huffing"
    );
    assert_eq!(
        (
            page("draughts", "refusal.halma"),
            page("halma", "refusal-over")
        ),
        (None, None)
    );
}

#[test]
fn a_search_finds_all_words_in_capitals_or_not_and_titles_first() {
    let keys = |variant, words| {
        search(variant, words)
            .iter()
            .map(|found| found.page.key.as_str())
            .collect::<Vec<_>>()
    };
    assert_eq!(keys("draughts", "CROWNED crown"), ["crown"]);
    assert_eq!(keys("draughts", "kings")[0], "king", "the title goes first");
    assert!(keys("draughts", "third time").contains(&"draw"));
    assert_eq!(
        keys("draughts", "third huff"),
        Vec::<&str>::new(),
        "both words on one page"
    );
    assert_eq!(keys("wolf", "wolf’s turn"), keys("wolf", "WOLF'S turn"));
    assert!(keys("wolf", "wolf's").contains(&"wolf_end"));
    assert_eq!(keys("wolf", "huff"), Vec::<&str>::new());
    for nothing in ["", "  ", "halma", "\u{0}", &"x".repeat(10_000)] {
        assert_eq!(keys("draughts", nothing), Vec::<&str>::new());
    }
    let third = &search("draughts", "third")[0];
    assert!(third.excerpt.contains("third time"), "{}", third.excerpt);
    assert!(
        third.excerpt.chars().count() <= EXCERPT + 2 && third.excerpt.starts_with('…'),
        "{}",
        third.excerpt
    );
    // Every word of every page is found, and its excerpt is part of the page.
    for page in all() {
        for key in page.paragraphs() {
            for word in texts::text(&key).split_whitespace() {
                let found = search(&page.variants[0], word);
                let here = found
                    .iter()
                    .find(|found| found.page == page)
                    .unwrap_or_else(|| panic!("{key}: {word}"));
                assert!(
                    plain(&here.excerpt).contains(&plain(word))
                        || plain(texts::text(&page.title())).contains(&plain(word)),
                    "{key}: {word}: {}",
                    here.excerpt
                );
            }
        }
    }
}

const SIX_PASS: &str = concat!(
    "pass:1:0:A12A10A7A3B11B8B5S12S6C9C7H10H8P9P4/A1A5A9B1B4B9S4S8S11C8H4H9P1P6P11/A2",
    "A6A11B2B6B10S5S9C10C12H5H11P2P7P12/A4A8B3B7B12S7S10C11H6H7H12P3P5P8P10",
);
const SIX_BLUE: &str = "play:13:0:KB4H9/A0C8S4/B9S6S7/C9H12B12";

fn table(
    variant: &str,
    options: &[(&str, &str)],
    position: Option<&str>,
    moves: &str,
) -> Box<dyn AnyMatch> {
    let of_match = options.iter().filter(|(name, _)| !name.contains(':'));
    let mut setup = Setup::new(variant, of_match.copied()).unwrap();
    for (name, value) in options {
        if let Some((seat, name)) = name.split_once(':') {
            let seat = seat.parse::<usize>().unwrap() - 1;
            setup.set_seat_option(seat, name, value).unwrap();
        }
    }
    let mut table = registry::start_match(setup.clone(), Vec::new(), 0, position).unwrap();
    let apart: &[char] = if moves.contains(';') || moves.starts_with("pass") {
        &[';']
    } else {
        &[' ']
    };
    for mv in moves.split(apart).filter(|mv| !mv.is_empty()) {
        table.play(mv).unwrap();
    }
    table
}

/// A situation for each kind of help: the variant with its options, the position (`-` for the
/// standard one), the moves from there, the key of the sentence, and the page that explains it.
const MOMENTS: &str = "\
draughts | - | - | draughts-start | board
losing | - | - | losing-start | losing
draughts | W:W22,31:B18,3 | - | draughts-must | must
losing | W:W23,30:B7,10,18,19 | - | draughts-choice | must
draughts | W:W29,32:B1,10,18,27 | - | draughts-chain | chain
draughts huff=on | W:W22,31:B18,3 | - | draughts-may_capture | huff
draughts huff=on | W:W22,31:B18,3 | 31-27 | draughts-huff | huff
draughts | W:WK32:BK1 | 32-28 1-6 28-32 6-1 32-28 1-6 28-32 | draughts-repetition | draw
draughts | W:W6,30:B12 | - | draughts-crown | crown
draughts | W:WK18:B1 | - | draughts-king | king
draughts | W:W13,21:B6,9,14,17 | - | draughts-lost | end
losing | W:W13,21:B6,9,14,17 | - | losing-won | losing
wolf | - | - | wolf-place | wolf_place
wolf | - | 18 | wolf-steps | wolf_steps
wolf first=sheep | - | 18 | wolf-steps | wolf_steps
wolf | B:W15,18,20,21:B17 | - | wolf-way | wolf_end
wolf | W:W15,18,20,21:B17 | - | wolf-nearly | wolf_end
wolf | B:W9,10,12,15:B5 | - | wolf-one_way | wolf_end
wolf | W:W19,20,22,25:B21 | - | wolf-shut_now | wolf_end
wolf | B:W15,18,20,21:B17 | 17-22 | wolf-past | wolf_end
wolf | W:W19,20,22,25:B21 | 22-17 | wolf-shut | wolf_end
nine_mens_morris | - | - | mill-start | mill_board
mixed_mill | - | - | mill-mixed | mill_mixed
ceylon_mill | - | - | mill-ceylon | mill_ceylon
ceylon_mill | W:Wa7,d7:Bb4,f2:H7,7 | g7 | mill-again | mill_ceylon
ceylon_mill | W:Wa7,d7:Bb4,f2:H7,7 | - | mill-close_turn | mill_ceylon
ceylon_mill | W:Wa7,f4,c3:Bd7,g4,e5:H1,0 | - | mill-waits | mill_ceylon
nine_mens_morris | W:Wa7,d7:Bb4,f2:H7,7 | - | mill-close | mill_mills
mixed_mill | B:Wa7,d7:Bb4,f2:H7,7 | - | mill-threat | mill_mills
nine_mens_morris | W:Wa7,f4,c3,b6:Bd7,g4,e5,d2 | \
    a7-a4 d7-g7 a4-a7 g7-d7 a7-a4 d7-g7 a4-a7 | mill-repetition | mill_draw
nine_mens_morris | W:Wa7,f4,c3:Bd7,g4,e5 | - | mill-flies | mill_fly
nine_mens_morris | B:Wa7,f4,c3,b6:Bd7,g4,e5:H0,1 | d2 | mill-moving | mill_move
nine_mens_morris | B:Wa7,d7,g7,b2:Bb4,f4 | - | mill-lost | mill_end
queens_guard | - | - | queens_guard-start | guard_step
bloody_queen | - | - | queens_guard-bloody | bloody_trap
queens_guard setup=free | - | - | queens_guard-place | guard_free
queens_guard | L:LQ2.3,5.8:DQ5.15,2.2,2.4,5.7,5.9 | - | queens_guard-queen | guard_back
queens_guard trapped_queen=trapper | L:LQ2.3,5.8:DQ5.15,2.2,2.4 | - | queens_guard-their_queen | \
    guard_trapper
queens_guard | L:LQ5.0,2.3:DQ5.15,2.2,2.4 | - | queens_guard-guard | guard_back
bloody_queen | L:LQ5.0,2.2,3.6:DQ5.15,2.3,5.24 | 3.6-2.4 | queens_guard-send | bloody_guard
bloody_queen | L:LQ5.0,2.2,3.6:DQ2.3,5.24,5.27 | 3.6-2.4 | queens_guard-exchange | bloody_queens
queens_guard | L:LQ0.0,1.0,1.1,1.2,1.3,1.4,2.10:DQ2.3,5.20 | - | queens_guard-win | guard_win
queens_guard | L:LQ0.0,1.0,1.1,1.2,1.3,1.4,2.10:DQ2.3,5.20 | 2.10-1.5 | queens_guard-won | guard_win
queens_guard | L:LQ5.3,1.0,1.1,1.2,1.3,1.4,2.10:DQ2.3,5.20 | - | queens_guard-beware | guard_win
queens_guard | L:LQ5.3,1.0,1.1,1.2,1.3,1.4,2.10:DQ2.3,5.20 | 2.10-1.5 | queens_guard-lost | guard_win
queens_guard | L:LQ5.0,5.4:DQ5.15,5.20 | 5.0-5.1 5.15-5.16 5.1-5.0 5.16-5.15 5.0-5.1 5.15-5.16 \
    5.1-5.0 | queens_guard-repetition | guard_draw
six_wives first=first_seat | - | - | six_wives-start | wives_aim
six_wives 1:variant=number | SW:SWKg7,0a1,1b1,2c1,3a2,4b2,5a3:NEKd4,j8,i9,j9,h10,i10,j10 | - | six_wives-number | wives_handicaps
six_wives 1:variant=history | SW:SWKg7,a1,b1,c1,a2,b2,a3:NEKd4,j8,i9,j9,h10,i10,j10 | - | six_wives-history | wives_handicaps
six_wives 1:variant=both | SW:SWKg7,0a1,1b1,2c1,3a2,4b2,5a3:NEKd4,j8,i9,j9,h10,i10,j10 | - | six_wives-both | wives_handicaps
six_wives 1:variant=cocktail | SW:SWKg7,0a1,1b1,2c1,3a2,4b2,5a3*05.13:NEKd4,j8,i9,j9,h10,i10,j10 | - | six_wives-cocktail | wives_cocktail
six_wives | SW:SWKb5,a5,+e5/DBBGS:NEKh3,i3,+f6/DDBGS | - | six_wives-win | wives_win
six_wives | SW:SWKj2,h9,+e5/DDBBG:NEKh3,i3,+f6/DDBGS | - | six_wives-beware | wives_art
six_wives | SW:SWKb5,a5,b1,c1,d1,a2,b2:NEKd4,j8,i9,j9,h10,i10,j10 | - | six_wives-divorced | wives_divorce
six_wives | SW:SWKc6,c7,b1,c1,d1,a2,b2:NEKd4,j8,i9,j9,h10,i10,j10 | - | six_wives-beheaded | wives_behead
six_wives | SW:SWKg7,d5,b1,c1,d1,a2,b2:NEKd4,j8,i9,j9,h10,i10,j10 | - | six_wives-died | wives_die
six_wives | SW:SWKg7,i9,b1,c1,d1,a2,b2:NEKd4,h6,i6,j6,h7,i7,j7 | - | six_wives-survived | \
    wives_survive
six_wives | SW:SWKa1,a10,+e5/DDBBG:NEKb10,b1,c1,a8,a9,a2,j10 | - | six_wives-pass | wives_draw
six_wives | SW:SWKg7,a1,b1,c1,a2,b2,a3:NEKd4,j8,i9,j9,h10,i10,j10 | \
    g7-g8 d4-d3 g8-g7 d3-d4 g7-g8 d4-d3 g8-g7 | six_wives-repetition | wives_draw
six_wives | SW:SWKb5,a5,+e5/DBBGS:NEKh3,i3,+f6/DDBGS | b5xa5 | six_wives-won | wives_win
six_of_viii | SIX_PASS | - | six_of_viii-pass | six_pass
six_of_viii seats=3 | SIX_PASS | - | six_of_viii-give | six_dummy
six_of_viii seats=3 | SIX_PASS | pass A12 A10 | six_of_viii-take | six_dummy
six_of_viii seats=3 | SIX_PASS | pass A12 A10;take A12 A10 | six_of_viii-partners | six_dummy
six_of_viii | SIX_PASS | pass A12 A10;pass A1 A5;pass A2 A6;pass A4 A8 | six_of_viii-first | six_trump
six_of_viii | play:12:0:H9P10A12B12/H5P3A5S7/H6P8A6C9/H4P7B4B5 | - | six_of_viii-last | six_trump
six_of_viii rules=advanced | SIX_BLUE | - | six_of_viii-reign | six_trump
six_of_viii rules=advanced | SIX_BLUE | K | six_of_viii-king | six_king
six_of_viii rules=advanced | SIX_BLUE | B4;B13 | six_of_viii-spy | six_spies
six_of_viii rules=advanced length=full | play:13:1:A4A5B7/P12B2/A8B8/A6A7:P8A9H8::2,20,30,20,30:0 | \
    A4 | six_of_viii-church | six_church
six_of_viii | play:15:0:P12/A5/A7/A9 | P12;A5;A7;A9 | six_of_viii-over | six_end
cromwell seats=2 | CROM | - | cromwell-announce | crom_turn
cromwell seats=2 | CROM | announce jane; | cromwell-offer | crom_turn
cromwell seats=2 | CROM | announce jane;offer henry8 | cromwell-choose | crom_turn
cromwell seats=2 | CROM | announce jane;offer henry8;draw | cromwell-discard | crom_block
cromwell seats=2 | CROM | announce jane;offer henry8;draw;discard | cromwell-lay | crom_houses
cromwell seats=2 | CROM | announce jane;offer henry8;draw;discard;pass | cromwell-shuffle | crom_block
cromwell_advanced seats=2 last_house=tudor | turn:1:henry7,jane/henry8,mary1 | \
    announce jane; | cromwell-must_offer | crom_advanced
cromwell_advanced seats=2 last_house=tudor | turn:1:henry7,jane/henry8,mary1 | \
    announce jane;offer henry8 | cromwell-must_choose | crom_advanced
cromwell_advanced seats=2 last_house=tudor trading=may | turn:1:henry7,jane/henry8,mary1 | \
    announce jane;offer henry8 | cromwell-choose_advanced | crom_advanced
cromwell_advanced seats=2 last_house=tudor | turn:1:henry7,jane/henry8,mary1 | \
    announce jane;offer henry8;accept 2 | cromwell-name | crom_answers
cromwell seats=2 | turn:1:henry7,henry8,edward6/jane | lay henry7 henry8 edward6; | \
    cromwell-over | crom_score
";

#[test]
fn each_moment_has_its_rule() {
    let given = |field: &'static str| match field {
        "-" => None,
        "SIX_PASS" => Some(SIX_PASS),
        "SIX_BLUE" => Some(SIX_BLUE),
        "CROM" => Some("turn:1:henry7,jane/henry8,mary1:::john"),
        other => Some(other),
    };
    let mut told = Vec::new();
    for line in MOMENTS.lines() {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [setup, position, moves, key, page] = fields[..] else {
            panic!("{line} has five fields");
        };
        let mut setup = setup.split(' ');
        let variant = setup.next().unwrap_or_default();
        let options: Vec<_> = setup.filter_map(|option| option.split_once('=')).collect();
        let (position, moves) = (given(position), given(moves).unwrap_or_default());
        let now = moment(&*table(variant, &options, position, moves))
            .unwrap_or_else(|| panic!("nothing instead of {key}"));
        let own = now.sentence.key().strip_prefix("moment-");
        assert_eq!((own, now.page.key.as_str()), (Some(key), page), "{line}");
        told.push(now.sentence.key());
        assert!(
            now.page.variants.iter().any(|own| own == variant),
            "{variant} has the page {page}"
        );
        assert!(
            now.sentence.to_string().len() > 10 && !now.sentence.to_string().contains(['{', '}']),
            "{}",
            now.sentence.to_string()
        );
    }
    let others = [
        "moment-draughts-forty",
        "moment-draughts-drawn",
        "moment-mill-fifty",
        "moment-mill-drawn",
        "moment-queens_guard-drawn",
        "moment-queens_guard-quiet",
        "moment-queens_guard-late",
        "moment-six_wives-late",
        "moment-six_wives-drawn",
    ];
    for key in texts::keys().filter(|key| key.starts_with("moment-")) {
        assert!(
            told.contains(&key) || others.contains(&key),
            "{key} never comes"
        );
    }
    assert_eq!(
        moment(&*table("draughts", &[], None, "11-15")),
        None,
        "nothing is to be said of an ordinary move"
    );
    assert_eq!(moment(&*table("wolf", &[], None, "10 10-14")), None);
    assert_eq!(
        moment(&*table("nine_mens_morris", &[], None, "d6 f4")),
        None
    );
    assert_eq!(
        moment(&*table("queens_guard", &[], None, "5.4-4.3 5.2-5.1")),
        None
    );
    let first = [("first", "first_seat")];
    assert_eq!(
        moment(&*table("six_wives", &first, None, "g7-g8 d4-d3")),
        None
    );
}

/// Plays to the end of the game, always to new positions for which `busy` does not hold, and
/// returns the help given under this key on the way; all other help must be one of `others`.
fn told_to_the_end<G: InteractiveGame>(
    game: &mut Match<G>,
    busy: impl Fn(&G) -> bool,
    key: &str,
    others: &[&str],
) -> Vec<String> {
    let (mut told, mut seen) = (Vec::new(), vec![game.game().key()]);
    while game.turn().outcome().is_none() {
        let quiet = |mv: &&G::Move| {
            let mut after = game.game().clone();
            after.play_unchecked(mv, &mut Vec::new());
            !seen.contains(&after.key()) && !busy(&after)
        };
        let mv = legal_moves(game.game())
            .iter()
            .find(quiet)
            .expect("a new quiet position")
            .clone();
        game.play(mv).unwrap();
        seen.push(game.game().key());
        match moment(game) {
            Some(now) if now.sentence.key() == key => told.push(now.sentence.to_string()),
            Some(now) => assert!(
                others.contains(&now.sentence.key()),
                "{}",
                now.sentence.key()
            ),
            None => {}
        }
    }
    told
}

#[test]
fn the_last_ten_moves_before_a_draw_are_told_of() {
    let setup = Setup::standard("nine_mens_morris").unwrap();
    let mut game =
        Match::<Mill>::from_position(setup, Vec::new(), 0, "W:Wa7,d6,e5,b2:Bg1,f2,c4,d1").unwrap();
    let busy = |game: &Mill| {
        Side::ALL
            .into_iter()
            .any(|side| game.board().with_turn(side).closable() != 0)
    };
    let told = told_to_the_end(&mut game, busy, "moment-mill-fifty", &["moment-mill-drawn"]);
    assert_eq!(told.len(), 20, "ten moves by each side: {told:?}");
    assert_eq!(
        moment(&game).map(|now| now.sentence.key()),
        Some("moment-mill-drawn")
    );

    let setup = Setup::standard("draughts").unwrap();
    let mut game =
        Match::<Draughts>::from_position(setup, Vec::new(), 0, "W:WK29,K32:BK4,K1").unwrap();
    let busy = |game: &Draughts| legal_moves(game).iter().any(|answer| answer.is_capture());
    let others = ["moment-draughts-king", "moment-draughts-drawn"];
    let told = told_to_the_end(&mut game, busy, "moment-draughts-forty", &others);
    assert_eq!(told.len(), 20, "ten moves by each side: {told:?}");
    assert!(
        told[0].ends_with("each side: 10.") && told[19].ends_with("each side: 1."),
        "{told:?}"
    );
    assert_eq!(
        moment(&game).map(|now| now.sentence.key()),
        Some("moment-draughts-drawn")
    );
    let mut agreed = Match::<Draughts>::new(Setup::standard("draughts").unwrap(), Vec::new(), 0);
    agreed.end(Ending::Agreed).expect("it is not over");
    assert_eq!(
        moment(&agreed).map(|now| now.page.key.as_str()),
        Some("draw")
    );
    let mut wives = registry::set_up("six_wives", &BTreeMap::new(), None).unwrap();
    wives.end(Ending::Agreed).expect("it is not over");
    assert_eq!(
        moment(&*wives).map(|now| now.sentence.key()),
        Some("moment-six_wives-drawn")
    );
    let mut given_up = Match::<Draughts>::new(Setup::standard("draughts").unwrap(), Vec::new(), 0);
    given_up
        .end(Ending::Resigned(coffer_rules::Seat(0)))
        .expect("it is not over");
    assert_eq!(moment(&given_up), None);
}
