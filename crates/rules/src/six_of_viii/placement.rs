//! Hands set up by hand: the four hands, the trick on the table, and what else a position tells.

use coffer_texts::{capital, fill, list, text};

use super::deck::{Card, SPACES};
use super::notation::{self, PositionText};
use super::round::{Play, Round};
use super::{DUMMY, Phase, Place, SixOfViii, pass_spot};
use crate::{CardPile, Game, Kind, Placement, PlacementChoice, Refusal, Seat, Spot, side_name};

/// The choice whether cards are passed or tricks played.
const NEXT: &str = "six_of_viii-position-next";
/// The choice who leads.
const LEADS: &str = "six_of_viii-position-leads";
/// With three players, the choice who is solo.
const SOLO: &str = "six_of_viii-solo";
/// In the advanced game for four, the choice which team holds the Church.
const CHURCH: &str = "six_of_viii-church";

/// The position as one that was set up by hand. Cards that were passed are in hand until all have
/// chosen.
pub(super) fn placement(game: &SixOfViii) -> Placement {
    let hand = |place: Place| {
        let spots = [Spot::Hand(Seat(place)), pass_spot(place)];
        let there = game.spots.iter().zip(&game.faces);
        let there = there.filter(move |(spot, _)| spots.contains(spot));
        let cards = there.map(|(_, card)| card.kind());
        CardPile::sorted(fill("editor-hand", &[("side", &name(game, place))]), cards)
    };
    let trick = game.round.plays().iter().map(|play| play.card.kind());
    let mut piles: Vec<CardPile> = (0..4).map(hand).collect();
    piles.push(CardPile::in_order(
        text("six_of_viii-position-trick").to_owned(),
        trick,
    ));
    let placed: Vec<Kind> = piles.iter().flat_map(|pile| &pile.cards).copied().collect();
    let rest = game.options.cards().iter().map(Card::kind);
    let rest = rest.filter(|card| !placed.contains(card));
    piles.push(CardPile::sorted(text("editor-out").to_owned(), rest));
    Placement {
        piles,
        choices: choices(game),
        note: note(game),
        ..Placement::default()
    }
}

/// The name of a place.
fn name(game: &SixOfViii, place: Place) -> String {
    if !game.options.four && place == DUMMY {
        return text("cards-dummy").to_owned();
    }
    side_name(SixOfViii::VARIANTS[0].key, Seat(place))
}

fn choices(game: &SixOfViii) -> Vec<PlacementChoice> {
    let choice = |key, answers, chosen| PlacementChoice {
        key,
        answers,
        chosen,
    };
    let names = |count: Place| {
        let names = (0..count).map(|place| capital(&name(game, place)));
        names.collect::<Vec<String>>()
    };
    let words = |key: &str| text(key).to_owned();
    let next = vec![
        words("six_of_viii-position-pass"),
        words("six_of_viii-position-play"),
    ];
    let next = choice(NEXT, next, usize::from(game.phase != Phase::Pass));
    let leader = game.ring()[usize::from(game.round.leader())];
    let mut choices = vec![next, choice(LEADS, names(4), usize::from(leader))];
    if !game.options.four {
        choices.push(choice(SOLO, names(3), usize::from(game.starter())));
    } else if game.options.advanced {
        let team = |one: Place| list(&[name(game, one), name(game, one + 2)]);
        let teams = vec![
            words("six_of_viii-position-nobody"),
            capital(&team(0)),
            capital(&team(1)),
        ];
        let church = game.church.filter(|church| !church.used);
        let holds = church.map_or(0, |church| usize::from(church.team) + 1);
        choices.push(choice(CHURCH, teams, holds));
    }
    choices
}

/// Which trick it is, and which suit is trump.
fn note(game: &SixOfViii) -> String {
    let number = (game.round.crown() + 1).min(SPACES as u8).to_string();
    let suit = text(game.round.trump().text_key());
    let values = [("n", &*number), ("suit", suit)];
    fill("six_of_viii-position-note", &values)
}

/// The text of a position set up by hand. The score of the hand stays if as many tricks were played;
/// a spy that lies in the trick already stands for what it stood for.
pub(super) fn placed(game: &SixOfViii, placement: &Placement) -> String {
    written(game, placement).write()
}

fn written(game: &SixOfViii, placement: &Placement) -> PositionText {
    let cards = |pile: &CardPile| -> Vec<Card> {
        let cards = pile.cards.iter();
        cards.filter_map(|kind| Card::of_kind(*kind)).collect()
    };
    let mut piles = placement.piles.iter().map(cards);
    let hands = std::array::from_fn(|_| piles.next().unwrap_or_default());
    let before = game.round.plays();
    let played = |card: Card| {
        let play = before.iter().find(|play| play.card == card);
        play.copied().unwrap_or(Play::own(card))
    };
    let trick = piles.next().unwrap_or_default();
    let trick: Vec<Play> = trick.into_iter().map(played).collect();
    let (hand, starter) = if game.options.four {
        (game.hand, game.starter())
    } else {
        let solo = placement.chosen(SOLO) as Place;
        (solo, solo)
    };
    let leader = placement.chosen(LEADS) as Place;
    let crown = crown(&hands, trick.len(), leader, game.options.ring(starter));
    let same = crown == game.round.crown();
    PositionText {
        phase: [notation::PASS, notation::PLAY][placement.chosen(NEXT).min(1)],
        crown,
        leader,
        hands,
        trick,
        tallies: if same {
            game.round.tallies
        } else {
            Default::default()
        },
        hand,
        points: game.standing(),
        church: placement.chosen(CHURCH).checked_sub(1),
    }
}

/// What is wrong with the cards, as somebody sees it who looks at them.
pub(super) fn misplaced(game: &SixOfViii, placement: &Placement) -> Option<Refusal> {
    let written = written(game, placement);
    let trick = &written.trick;
    if trick.len() > 3 {
        return Some(Refusal::new("placed-six_of_viii-trick"));
    }
    let side = |place: Place| capital(&name(game, place));
    let starter = if game.options.four {
        game.starter()
    } else {
        written.hand
    };
    let ring = game.options.ring(starter);
    let at = ring.iter().position(|place| *place == written.leader);
    let at = at.unwrap_or_default();
    // What each place was dealt, as far as known: its hand and its card on the table.
    let mut dealt = written.hands.clone();
    for (step, play) in trick.iter().enumerate() {
        dealt[usize::from(ring[(at + step) % 4])].push(play.card);
    }
    let count = |place: Place| dealt[usize::from(place)].len();
    let most = (0..4).max_by_key(|place| count(*place)).unwrap_or_default();
    if count(most) == 0 {
        return Some(Refusal::new("placed-six_of_viii-no_cards"));
    }
    if count(most) > SPACES {
        let refusal = Refusal::new("placed-six_of_viii-too_many").with("side", side(most));
        return Some(refusal.with("n", count(most)));
    }
    if let Some(other) = (0..4).find(|place| count(*place) != count(most)) {
        let refusal = Refusal::new("placed-six_of_viii-hands");
        let refusal = refusal.with("side", side(most)).with("n", count(most));
        return Some(refusal.with("other", side(other)).with("m", count(other)));
    }
    if written.phase == notation::PASS && (written.crown != 0 || !trick.is_empty()) {
        return Some(Refusal::new("placed-six_of_viii-pass"));
    }
    let held = |place: Place| dealt[usize::from(place)].iter().copied().collect();
    let mut round = Round::new(ring.map(held), at as u8, written.crown);
    for (step, play) in trick.iter().enumerate() {
        if !round.legal().contains(*play) {
            let place = ring[(at + step) % 4];
            return Some(Refusal::new("placed-six_of_viii-suit").with("side", side(place)));
        }
        round.play(*play);
    }
    None
}

/// The crown's space, counted from 0: where most cards were dealt, one is left for each trick from
/// there on.
fn crown(hands: &[Vec<Card>; 4], trick: usize, leader: Place, ring: [Place; 4]) -> u8 {
    let at = ring.iter().position(|place| *place == leader);
    let dealt = ring.iter().enumerate().map(|(step, place)| {
        let played = (step + 4 - at.unwrap_or_default()) % 4 < trick;
        hands[usize::from(*place)].len() + usize::from(played)
    });
    let left = dealt.max().unwrap_or_default().clamp(1, SPACES);
    (SPACES - left) as u8
}
