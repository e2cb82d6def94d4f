//! Cromwell on the table: a line of time on which the monarchs are laid, the stock, the Block, and
//! what the players say. The panels around the table get their data from `view_model.rs`.

mod cues;
mod fronts;
mod oliver;
mod people;
mod ribbon;
mod view_model;

use bevy::prelude::*;

pub use self::oliver::TurnCard;

use crate::app::assets::broken_index;
use crate::app::games::CofferGame;
use crate::app::session::{LineAnswer, TableGame};
use crate::app::table::cards::show::card_game_plugin;
use crate::app::table::drawing::skin_plan::Pictures;
use crate::app::table::layout::TableShape;
use crate::app::table::layout::cards::Arrangement;
use crate::app::table::layout::cards::{CardShape, PileRole};
use crate::app::table::presentation::{AddGame, Gallery, GamePresentation};
use crate::app::ui::cards::CardFace;
use crate::app::wording::words::{CardWords, GameWords};
use crate::levels::people::Person;
use crate::levels::quiz::succession;
use crate::rules::cromwell::deck::{Monarch, Side};
use crate::rules::cromwell::{
    ANNOUNCE, AWAY, BLOCK, Cromwell, DECLINE, LAY, Move, NO_OFFER, PASS, STOCK, View, accept_spot,
    laid_spot, named_at, shown_spot, side_spot,
};
use crate::rules::{Kind, Seat, Spot};
use crate::skins::cromwell::fronts::check;
use crate::skins::cromwell::named;
use crate::texts::{Sentence, fill, text};

impl TableGame for Cromwell {
    const GAME: &'static str = "cromwell";

    /// A person chooses among a few names (CR-13).
    fn offers(&self, mv: &Move) -> bool {
        match (mv, self.asked_about()) {
            (Move::Name(side, named), Some(card)) => {
                let number = self.options().questions.names();
                plausible(card, *side, number).any(|name| name == named.key())
            }
            _ => true,
        }
    }

    fn names_only(view: &View) -> bool {
        view.names_only()
    }

    fn line_answer(&self, mv: &Move) -> Option<LineAnswer> {
        let Move::Name(side, named) = mv else {
            return None;
        };
        let answer = self.now()?.answers.last()?;
        Some(LineAnswer {
            about: answer.card.key(),
            side: *side,
            named: named.key(),
            right: answer.right,
        })
    }

    /// An offer is accepted by the name of the card; easy questions show the dates; the advanced game
    /// has no Block (CR-9).
    fn choice_name(view: &View, number: u16) -> Option<Sentence> {
        if Spot::Choice(number) == ANNOUNCE && view.options.advanced {
            return Some(Sentence::new("cromwell-choice-announce-advanced"));
        }
        if let Some((_, named)) = named_at(Spot::Choice(number)) {
            let person = person(named).filter(|_| view.options.questions.shows_dates())?;
            return Some(person.dated());
        }
        let seats = 0..view.options.seats;
        let offered = seats.filter(|seat| accept_spot(*seat) == Spot::Choice(number));
        let card = offered.filter_map(|seat| view.offer_of(seat)).next()?;
        Some(Sentence::new("cromwell-choice-accept").with_text("card", card.called()))
    }
}

/// Cromwell on the table.
#[derive(Default)]
pub struct CromwellPlugin;

impl CofferGame for Cromwell {
    type Plugin = CromwellPlugin;
}

impl Plugin for CromwellPlugin {
    fn build(&self, app: &mut App) {
        if let Err(why) = check() {
            error!("{}", broken_index("cromwell.json", why));
        }
        app.add_game::<Cromwell>(GamePresentation {
            words: GameWords {
                kind: |kind, _| Monarch::of_kind(kind).map(|card| card.name().to_owned()),
                choice,
                cards: Some(CardWords {
                    face,
                    as_played: |_, _| None,
                    named,
                    in_full,
                    section,
                }),
                ..GameWords::of(Cromwell::GAME)
            },
            board: table,
            sides: &["disc_dark", "disc_light"],
            count: |_, _| None,
            figure: |_, _| None,
            stage: |_| None,
            skin: |_| Pictures::Cards(fronts::SKIN),
            cues: cues::CUES,
            sheets: people::SHEETS,
            gallery: Gallery::Line(people::LINE),
        });
        card_game_plugin::<Cromwell>(app);
        app.add_plugins((cues::plugin, ribbon::plugin, oliver::plugin));
    }
}

fn table(seats: u8) -> TableShape {
    let role = |spot: Spot, role| match spot {
        Spot::Pile(number) => Some((number, role)),
        _ => None,
    };
    let piles = [
        role(STOCK, PileRole::Stock),
        role(BLOCK, PileRole::Discards),
        role(AWAY, PileRole::Away),
    ];
    let shown = (0..seats).map(|seat| role(shown_spot(seat), PileRole::Trick(Seat(seat))));
    CardShape {
        arrangement: Arrangement::Line,
        piles: piles.into_iter().chain(shown).flatten().collect(),
        sort: |kind, _| u32::from(kind.0),
    }
    .into()
}

/// The face of a card in a panel.
fn face(kind: Kind) -> Option<CardFace> {
    let monarch = Monarch::of_kind(kind)?;
    Some(CardFace {
        index: monarch.name().to_owned(),
        suit: None,
        points: 0,
        name: monarch.name().to_owned(),
    })
}

/// Name, house and reign of a monarch, as they stand on the card.
fn in_full(kind: Kind) -> Option<String> {
    let monarch = person(Monarch::of_kind(kind)?)?;
    let values = [
        ("card", monarch.name()),
        ("house", monarch.group_name()),
        ("dates", &monarch.dates()),
    ];
    Some(fill("cromwell-in_full", &values))
}

/// The house of the monarch who is laid on a pile, and the places of all its monarchs.
fn section(pile: u16) -> Option<(String, Vec<Spot>)> {
    let mut all = Monarch::all();
    let house = all
        .find(|card| laid_spot(*card) == Spot::Pile(pile))?
        .house();
    let places = house.monarchs().iter().map(laid_spot);
    Some((house.name().to_owned(), places.collect()))
}

/// The words on the button of a choice.
fn choice(number: u16) -> Option<String> {
    let spot = Spot::Choice(number);
    if let Some((_, named)) = named_at(spot) {
        return Some(named.name().to_owned());
    }
    let key = match spot {
        ANNOUNCE => "cromwell-choice-announce",
        LAY => "cromwell-choice-lay",
        NO_OFFER => "cromwell-choice-no_offer",
        DECLINE => "cromwell-choice-decline",
        PASS => "cromwell-choice-pass",
        _ if spot == side_spot(Side::Before) => "cromwell-choice-before",
        _ if spot == side_spot(Side::After) => "cromwell-choice-after",
        _ => return None,
    };
    Some(text(key).to_owned())
}

/// A monarch in the line that questions are asked about.
fn person(monarch: Monarch) -> Option<&'static Person> {
    succession(Cromwell::GAME)?.people.get(monarch.index())
}

/// The keys of this many names among which a person chooses the neighbour of a card (CR-13).
fn plausible(card: Monarch, side: Side, number: usize) -> impl Iterator<Item = &'static str> {
    let about = succession(Cromwell::GAME).zip(person(card));
    let names = about.map(|(line, about)| line.names(about, side, number, 0));
    names.into_iter().flatten().map(|name| name.key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cromwell::name_spot;
    use crate::rules::quiz::Difficulty;
    use crate::rules::{Game, Match, Setup, legal_moves};

    /// A match in which a name is asked for.
    fn asking(questions: &str) -> Match<Cromwell> {
        let setup = Setup::new(
            "cromwell_advanced",
            [("seats", "2"), ("questions", questions)],
        );
        let mut game = Match::<Cromwell>::new(setup.expect("a set-up"), Vec::new(), 1);
        while game.game().asked_about().is_none() {
            if game.play_chance().is_some() {
                continue;
            }
            let moves = legal_moves(game.game());
            let trades = |mv: &&Move| {
                matches!(
                    mv,
                    Move::Offer(Some(_)) | Move::Accept(_) | Move::Announce(_)
                )
            };
            let mv = moves.iter().find(trades).or(moves.first()).expect("a move");
            game.play(mv.clone()).expect("a legal move");
        }
        game
    }

    /// CR-13: the difficulty sets how many names are offered, and whether dates are shown; the rules
    /// take them all.
    #[test]
    fn the_difficulty_sets_how_many_names_are_offered() {
        for difficulty in Difficulty::ALL {
            let game = asking(difficulty.key());
            let game = game.game();
            let card = game.asked_about().expect("a question");
            let moves = legal_moves(game);
            let offered = moves.iter().filter(|mv| game.offers(mv)).count();
            let sides = Side::BOTH.into_iter();
            let sides = sides.filter(|side| card.neighbour(*side).is_some()).count();
            assert_eq!(offered, difficulty.names() * sides);
            assert!(moves.len() > offered);
            let named = name_spot(Side::After, card);
            let Spot::Choice(number) = named else {
                panic!("a choice")
            };
            let label = Cromwell::choice_name(&game.view(None), number);
            let (first, _) = card.years();
            let dated = label.is_some_and(|label| label.to_string().contains(&first.to_string()));
            assert_eq!(dated, difficulty == Difficulty::Easy);
        }
    }

    /// CR-13: the order of the names on the table does not tell the right one, which stands in every
    /// place about equally often.
    #[test]
    fn the_order_of_the_names_tells_nothing() {
        for difficulty in Difficulty::ALL {
            let number = difficulty.names();
            let mut places = vec![0; number];
            for card in Monarch::all() {
                for side in Side::BOTH {
                    let of_key = |key: &str| key.parse::<Monarch>().expect("a monarch");
                    let names = plausible(card, side, number).map(of_key);
                    let mut names: Vec<Monarch> = names.collect();
                    names.sort_by_key(|named| name_spot(side, *named));
                    let right = card.right_answers(side);
                    let place = names.iter().position(|named| right.contains(named));
                    if let Some(place) = place {
                        places[place] += 1;
                    }
                }
            }
            assert_eq!(places.iter().sum::<usize>(), 82);
            let even = 82 / number;
            let fair = |times: &usize| (even / 2..=even * 3 / 2).contains(times);
            assert!(places.iter().all(fair), "{places:?}");
        }
    }
}
