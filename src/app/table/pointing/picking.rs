//! Picking the spots of a move one after another: what each further spot comes to. Pure functions
//! of the moves that can be chosen.

use crate::rules::Spot;

/// The result of picking one more spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The picks so far; the move needs more.
    More(Vec<Spot>),
    /// A complete move.
    Whole(Vec<Spot>),
    /// Two moves end here; the spots on the way must be picked.
    Ambiguous,
    /// Not the start of any move: the rules give the reason.
    Refused(Vec<Spot>),
    /// Another of the player's own pieces is selected. The rules give the reason why these spots,
    /// which end with it, are no move.
    Instead(Vec<Spot>),
    /// The selection is cleared.
    Nothing,
}

/// The moves that can be picked, and the spots of the player's own pieces.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pickable<'a> {
    /// The legal moves, as spots.
    pub choices: &'a [Vec<Spot>],
    /// What looks like a move between the player's own pieces, but is refused now.
    pub barred: &'a [Vec<Spot>],
    /// The number of leading spots of a move that are the path of its piece.
    pub path_length: usize,
    /// The spots of the player's own pieces.
    pub own: &'a [Spot],
}

/// The result of picking `spot` after `picks`.
///
/// The last spot of the path can be picked directly, if only one move ends there. The spots after
/// the path are picked once the piece has arrived. An own piece that is no part of a move is picked
/// instead of the first one, or is refused with its own reason.
pub fn pick(pickable: &Pickable, picks: &[Spot], spot: Spot) -> Pick {
    let Pickable {
        choices,
        barred,
        path_length,
        own,
    } = *pickable;
    let hand = out_of_hand(choices, spot);
    let picks = if picks.is_empty() {
        hand.as_slice()
    } else {
        picks
    };
    if together(choices) && matches!(spot, Spot::Piece(_)) && picks.contains(&spot) {
        let rest: Vec<Spot> = picks
            .iter()
            .copied()
            .filter(|other| *other != spot)
            .collect();
        return if rest.is_empty() {
            Pick::Nothing
        } else {
            Pick::More(rest)
        };
    }
    let open: Vec<&Vec<Spot>> = choices
        .iter()
        .filter(|choice| begins(choice, picks))
        .collect();
    let mut next = picks.to_vec();
    next.push(spot);
    if let Some(whole) = open
        .iter()
        .find(|choice| choice.len() == next.len() && begins(choice, &next))
    {
        return Pick::Whole((*whole).clone());
    }
    if !picks.is_empty() && !together(choices) {
        let mut ending = open.iter().filter(|choice| {
            choice.len() > next.len() && choice.len() <= path_length && choice.last() == Some(&spot)
        });
        match (ending.next(), ending.next()) {
            (Some(only), None) => return Pick::Whole((*only).clone()),
            (Some(_), Some(_)) => return Pick::Ambiguous,
            (None, _) => {}
        }
    }
    if open.iter().any(|choice| begins(choice, &next)) {
        return Pick::More(next);
    }
    // If several cards are picked together, the first one picked is replaced.
    if together(choices)
        && !picks.is_empty()
        && choices.iter().any(|choice| begins(choice, &next[1..]))
    {
        return Pick::More(next[1..].to_vec());
    }
    let arrived = picks.len() >= path_length;
    if picks.first() == Some(&spot) || arrived && picks.get(path_length - 1) == Some(&spot) {
        return Pick::Nothing;
    }
    if !arrived && choices.iter().any(|choice| begins(choice, &[spot])) {
        return if barred.contains(&next) {
            Pick::Instead(next)
        } else {
            Pick::More(vec![spot])
        };
    }
    let between_own = own.contains(&spot) && picks.first().is_some_and(|first| own.contains(first));
    if matches!(spot, Spot::Piece(_)) || between_own && !arrived && !barred.contains(&next) {
        return Pick::Refused(vec![spot]);
    }
    Pick::Refused(next)
}

/// The number of cards with which a choice starts.
fn leading_cards(choice: &[Spot]) -> usize {
    choice
        .iter()
        .take_while(|spot| matches!(spot, Spot::Piece(_)))
        .count()
}

/// The spots with which a choice may start: the first one, or any of the cards picked together.
pub(in crate::app::table) fn beginnings(choice: &[Spot]) -> &[Spot] {
    &choice[..leading_cards(choice).max(1).min(choice.len())]
}

/// Whether several cards are picked together, in any order.
pub fn together(choices: &[Vec<Spot>]) -> bool {
    choices.iter().any(|choice| leading_cards(choice) > 1)
}

/// Whether a choice starts with these spots. Cards picked together may come in any order.
pub fn begins(choice: &[Spot], picks: &[Spot]) -> bool {
    let cards = leading_cards(choice);
    if cards < 2 {
        return choice.starts_with(picks);
    }
    let picked = leading_cards(picks);
    let rest = &picks[picked..];
    picked <= cards
        && picks[..picked]
            .iter()
            .all(|spot| choice[..cards].contains(spot))
        && (rest.is_empty() || picked == cards && choice[cards..].starts_with(rest))
}

/// The next spots of all open moves, without the shortcuts to their last spots. On a card table
/// these, and the spots that start a move, are all there is to pick.
pub fn next_places(choices: &[Vec<Spot>], picks: &[Spot]) -> Vec<Spot> {
    let mut out = Vec::new();
    for choice in choices.iter().filter(|choice| begins(choice, picks)) {
        let cards = leading_cards(choice);
        if cards > 1 && picks.len() < cards {
            out.extend(choice[..cards].iter().filter(|spot| !picks.contains(spot)));
        } else {
            out.extend(choice.get(picks.len()));
        }
    }
    // The word for cards that are laid together is offered with some of them already, and the rules
    // say what is missing.
    let words = choices.iter().filter(|choice| leading_cards(choice) > 1);
    let words = words.filter_map(|choice| choice.get(leading_cards(choice)));
    if !picks.is_empty() && leading_cards(picks) == picks.len() {
        out.extend(words.filter(|word| matches!(word, Spot::Choice(_))));
    }
    // Another card may be picked instead; a spoken choice with which a move begins stays among its
    // alternatives.
    if let Some(first) = picks.first() {
        let firsts = choices.iter().flat_map(|choice| beginnings(choice));
        out.extend(firsts.filter(|spot| match spot {
            Spot::Piece(_) => !picks.contains(spot),
            Spot::Choice(_) => matches!(first, Spot::Choice(_)),
            _ => false,
        }));
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// The hand from which a piece can be placed now: it is selected implicitly until something else
/// is.
pub(in crate::app::table) fn in_hand(choices: &[Vec<Spot>]) -> Option<Spot> {
    let first = |choice: &Vec<Spot>| {
        choice
            .first()
            .copied()
            .filter(|spot| matches!(spot, Spot::Hand(_)))
    };
    choices
        .iter()
        .filter(|choice| choice.len() > 1)
        .find_map(first)
}

/// The hand that is selected implicitly by picking this spot first: a piece from it can be placed
/// there, and no move starts there.
fn out_of_hand(choices: &[Vec<Spot>], spot: Spot) -> Option<Spot> {
    let hand = in_hand(choices).filter(|hand| *hand != spot)?;
    let begins_there = choices.iter().any(|choice| choice.first() == Some(&spot));
    let goes_there = choices
        .iter()
        .any(|choice| choice.starts_with(&[hand, spot]));
    (goes_there && !begins_there).then_some(hand)
}

/// The spots that can be picked next: the next ones of all open moves, and the last ones of their
/// `path_length`.
pub fn targets(choices: &[Vec<Spot>], path_length: usize, picks: &[Spot]) -> Vec<Spot> {
    let hand = in_hand(choices);
    let picks = if picks.is_empty() {
        hand.as_slice()
    } else {
        picks
    };
    if together(choices) {
        return next_places(choices, picks);
    }
    if picks.is_empty() {
        // Choices made by picking a single spot.
        return choices
            .iter()
            .filter(|choice| choice.len() == 1)
            .map(|choice| choice[0])
            .collect();
    }
    let mut out = Vec::new();
    for choice in choices
        .iter()
        .filter(|choice| choice.starts_with(picks) && choice.len() > picks.len())
    {
        out.push(choice[picks.len()]);
        out.extend(choice.last().filter(|_| choice.len() <= path_length));
    }
    out.sort_unstable();
    out.dedup();
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    /// The whole move is its piece's path.
    const ANY: usize = usize::MAX;

    fn of(choices: &[Vec<Spot>]) -> Pickable<'_> {
        Pickable {
            choices,
            path_length: ANY,
            ..Default::default()
        }
    }

    fn squares(numbers: &[u16]) -> Vec<Spot> {
        numbers.iter().copied().map(Spot::Square).collect()
    }

    #[test]
    fn pointing_at_a_piece_and_its_target_makes_a_move() {
        let choices = [squares(&[1, 5]), squares(&[1, 6]), squares(&[2, 6])];
        assert_eq!(
            pick(&of(&choices), &[], Spot::Square(1)),
            Pick::More(squares(&[1]))
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(6)),
            Pick::Whole(squares(&[1, 6]))
        );
        assert_eq!(targets(&choices, ANY, &squares(&[1])), squares(&[5, 6]));
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(2)),
            Pick::More(squares(&[2])),
            "another piece is chosen instead"
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(1)),
            Pick::Nothing,
            "the same piece again gives it up"
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(9)),
            Pick::Refused(squares(&[1, 9]))
        );
        assert_eq!(
            pick(&of(&choices), &[], Spot::Square(9)),
            Pick::Refused(squares(&[9]))
        );
    }

    #[test]
    fn what_must_leave_the_hand_needs_not_be_pointed_at_first() {
        let hand = Spot::Hand(Seat(0));
        let choices = [vec![hand, Spot::Square(4)], vec![hand, Spot::Square(9)]];
        assert_eq!(targets(&choices, ANY, &[]), squares(&[4, 9]));
        assert_eq!(
            pick(&of(&choices), &[], Spot::Square(9)),
            Pick::Whole(vec![hand, Spot::Square(9)])
        );
        assert_eq!(pick(&of(&choices), &[], hand), Pick::More(vec![hand]));
        assert_eq!(
            pick(&of(&choices), &[hand], Spot::Square(4)),
            Pick::Whole(vec![hand, Spot::Square(4)])
        );
        assert_eq!(pick(&of(&choices), &[hand], hand), Pick::Nothing);
    }

    #[test]
    fn a_chain_may_be_made_by_its_last_square_where_only_one_way_leads_there() {
        let choices = [squares(&[1, 10, 19]), squares(&[1, 12, 21])];
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(21)),
            Pick::Whole(squares(&[1, 12, 21]))
        );
        assert_eq!(
            pick(&of(&choices), &squares(&[1]), Spot::Square(10)),
            Pick::More(squares(&[1, 10]))
        );
        let forked = [squares(&[1, 10, 19]), squares(&[1, 12, 19])];
        assert_eq!(
            pick(&of(&forked), &squares(&[1]), Spot::Square(19)),
            Pick::Ambiguous
        );
        assert_eq!(
            pick(&of(&forked), &squares(&[1, 10]), Spot::Square(19)),
            Pick::Whole(squares(&[1, 10, 19]))
        );
        assert_eq!(
            targets(&forked, ANY, &squares(&[1])),
            squares(&[10, 12, 19])
        );
    }

    #[test]
    fn another_own_piece_is_picked_or_refused_with_its_own_reason() {
        let choices = [squares(&[1, 5]), squares(&[2, 6])];
        let (barred, own) = ([squares(&[1, 2])], squares(&[1, 2, 3]));
        let table = Pickable {
            barred: &barred,
            own: &own,
            ..of(&choices)
        };
        assert_eq!(
            pick(&table, &squares(&[1]), Spot::Square(3)),
            Pick::Refused(squares(&[3])),
            "it cannot move: the reason is about it, not about the piece that was selected"
        );
        assert_eq!(
            pick(&table, &squares(&[1]), Spot::Square(2)),
            Pick::Instead(squares(&[1, 2])),
            "it is selected, and the refused action gets its reason"
        );
        assert_eq!(
            pick(&table, &squares(&[2]), Spot::Square(1)),
            Pick::More(squares(&[1]))
        );
        assert_eq!(
            pick(&table, &squares(&[1]), Spot::Square(9)),
            Pick::Refused(squares(&[1, 9]))
        );
    }
}
