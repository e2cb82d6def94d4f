//! The score cards of the sides, and the score sheet.

use crate::app::games::six_of_viii::view_model::builder::{ViewModelBuilder, points, tricks};
use crate::app::table::cards::sheets::{ScoreCard, ScoreCell, ScoreColumn, ScoreRow, ScoresData};
use crate::app::wording::cards;
use crate::rules::Seat;
use crate::rules::six_of_viii::Place;
use crate::rules::six_of_viii::round::SideScore;
use crate::texts::{capital, fill, plural, text};

impl ViewModelBuilder<'_> {
    pub(super) fn score_cards(&self) -> Vec<ScoreCard> {
        let view = self.view;
        let sides = self.sides();
        sides
            .iter()
            .enumerate()
            .map(|(index, side)| {
                let tally = self.now(*side);
                let part = |value: fn(SideScore) -> u8| {
                    tally.map_or_else(String::new, |tally| value(tally).to_string())
                };
                let title = self.title(*side, index);
                let names = self.members(*side);
                let total = self.total(*side);
                let mark = if view.options.four {
                    self.church(*side)
                } else {
                    self.solo_mark(*side)
                };
                let mut spoken = vec![if names.is_empty() {
                    title.clone()
                } else {
                    format!("{title}, {names}")
                }];
                if let Some(tally) = tally {
                    spoken.push(fill(
                        "cards-say-hand",
                        &[
                            ("tricks", &tricks(usize::from(tally.tricks))),
                            (
                                "diamonds",
                                &plural("cards-diamonds", usize::from(tally.diamonds)),
                            ),
                            ("points", &points(u32::from(tally.points()))),
                        ],
                    ));
                }
                if self.several() {
                    spoken.push(fill("cards-say-total", &[("n", &total.to_string())]));
                }
                if !mark.is_empty() {
                    spoken.push(mark.clone());
                }
                ScoreCard {
                    title,
                    names,
                    badge: self.badge(*side).to_owned(),
                    ink: self.ink(*side, index),
                    tricks: part(|tally| tally.tricks),
                    points: part(|tally| tally.diamonds),
                    hand: part(SideScore::points),
                    total: self.several().then(|| total.to_string()),
                    mark,
                    spoken: spoken.join(text("list-comma")),
                }
            })
            .collect()
    }

    fn church(&self, side: usize) -> String {
        match self
            .view
            .church
            .filter(|church| usize::from(church.team) == side)
        {
            Some(church) if church.used => text("six_of_viii-church-used").to_owned(),
            Some(_) => text("six_of_viii-church").to_owned(),
            None => String::new(),
        }
    }

    fn solo_mark(&self, side: usize) -> String {
        if side == usize::from(self.view.starter) {
            text("six_of_viii-solo").to_owned()
        } else {
            String::new()
        }
    }

    /// The score sheet with every hand.
    pub(super) fn scores(&self) -> ScoresData {
        let view = self.view;
        let sides = self.sides();
        let columns: Vec<ScoreColumn> = sides
            .iter()
            .enumerate()
            .map(|(index, side)| ScoreColumn {
                title: self.title(*side, index),
                names: self.members(*side),
                badge: self.badge(*side).to_owned(),
                ink: self.ink(*side, index),
                total: self.total(*side).to_string(),
            })
            .collect();
        let open = (!view.resting()).then_some(&view.tallies);
        let hands = view.finished.iter().chain(open).enumerate();
        ScoresData {
            title: text("cards-scores").to_owned(),
            line: self.standing(&sides),
            rows: hands
                .map(|(hand, tallies)| self.score_row(hand, tallies, &sides, &columns))
                .collect(),
            total: text("cards-total").to_owned(),
            columns,
            button: String::new(),
        }
    }

    /// A row of the score sheet: the current hand, or a finished one.
    fn score_row(
        &self,
        hand: usize,
        tallies: &[SideScore; 2],
        sides: &[usize],
        columns: &[ScoreColumn],
    ) -> ScoreRow {
        let label = fill("cards-hand", &[("n", &(hand + 1).to_string())]);
        let notes = self.hand_notes(hand, sides);
        let cells: Vec<ScoreCell> = sides
            .iter()
            .map(|side| self.score_cell(tallies, hand, *side))
            .collect();
        let mut spoken = vec![label.clone()];
        for (column, cell) in columns.iter().zip(&cells) {
            if !cell.sum.is_empty() {
                let values = [("name", column.title.as_str()), ("card", &cell.sum)];
                spoken.push(fill("cards-laid", &values));
            }
        }
        spoken.extend(notes.iter().cloned());
        ScoreRow {
            label,
            note: capital(&notes.join(text("list-semicolon"))),
            cells,
            fresh: self.view.resting() && self.is_last(hand),
            spoken: spoken.join(text("list-semicolon")),
        }
    }

    /// Whether this is the current hand or, between two hands, the last one.
    fn is_last(&self, hand: usize) -> bool {
        hand + usize::from(self.view.resting()) == self.view.finished.len()
    }

    /// A side's score in a hand. With three players, only the soloist scores.
    fn score_cell(&self, tallies: &[SideScore; 2], hand: usize, side: usize) -> ScoreCell {
        let tally = if self.view.options.four {
            tallies[side]
        } else if hand % 3 == side {
            tallies[0]
        } else {
            return ScoreCell::default();
        };
        ScoreCell {
            sum: tally.points().to_string(),
            tricks: tally.tricks.to_string(),
            points: tally.diamonds.to_string(),
        }
    }

    /// Notes on a hand: the soloist and, for the last hand, what the Church did.
    fn hand_notes(&self, hand: usize, sides: &[usize]) -> Vec<String> {
        let view = self.view;
        let mut notes = Vec::new();
        if hand == view.finished.len() {
            notes.push(text("cards-hand-open").to_owned());
        }
        if !view.options.four {
            let solo = self.name((hand % 3) as Place);
            notes.push(fill("six_of_viii-solo-was", &[("name", &solo)]));
        }
        if self.is_last(hand) {
            notes.extend(view.church.map(|church| {
                let team = usize::from(church.team);
                let index = sides.iter().position(|side| *side == team);
                let title = self.title(team, index.unwrap_or(0));
                fill("six_of_viii-church-of", &[("side", &title)])
            }));
            let annulled = view.tricks.iter().filter(|trick| trick.annulled);
            notes.extend(annulled.map(|trick| {
                let number = (trick.space + 1).to_string();
                fill("six_of_viii-church-annulled", &[("n", &number)])
            }));
        }
        notes
    }

    /// A sentence about who leads; in the long game for three, also who has won games.
    fn standing(&self, sides: &[usize]) -> String {
        let mut totals: Vec<(i32, usize)> = sides
            .iter()
            .enumerate()
            .map(|(index, side)| (self.total(*side), index))
            .collect();
        totals.sort_by_key(|(total, index)| (std::cmp::Reverse(*total), *index));
        let [(most, index), (second, _), ..] = totals.as_slice() else {
            return String::new();
        };
        let line = if most == second {
            fill(
                "cards-level",
                &[("points", &points(u32::try_from(*most).unwrap_or(0)))],
            )
        } else {
            let side = sides[*index];
            let ahead = (most - second).to_string();
            let values = [("n", ahead.as_str())];
            if !self.view.options.four {
                cards::about(self.table, Seat(side as Place), "cards-leads", &values)
            } else if *index == 0 && self.table.sees.is_some() {
                fill("cards-leads-ours", &values)
            } else {
                let title = self.title(side, *index);
                fill("cards-leads", &[("name", &title), ("n", &ahead)])
            }
        };
        let games: Vec<String> = (0..)
            .zip(&self.view.games)
            .filter(|(_, won)| **won > 0)
            .map(|(place, won)| {
                fill(
                    "six_of_viii-games",
                    &[("name", &self.name(place)), ("n", &won.to_string())],
                )
            })
            .collect();
        if games.is_empty() {
            line
        } else {
            let list = games.join(text("list-comma"));
            let games = fill("six_of_viii-games-all", &[("list", &list)]);
            [line, games].join(text("sentence-gap"))
        }
    }
}
