//! What the player decides: plays, pairs to pass or take, and the annulment of a trick.

use coffer_rules::six_of_viii::deck::{CardSet, SPACES};
use coffer_rules::six_of_viii::round::Play;
use coffer_rules::six_of_viii::{HAND, Move, Phase, SixOfViii, View};

use super::greedy::{OPPONENTS, greedy_with, habit, plays_of, strongest_two, temptation};
use super::seat_model::SeatModel;
use super::worlds::{EvaluatedMove, EvaluatedPlays, best, count_world, distinct, patiently};
use super::{TAKER, TrickPlayer, TrickProfile};
use crate::baseline::CardBaseline;
use crate::determinization::SplitMix64;
use crate::double_dummy::Position;
use crate::knowledge::Knowledge;
use crate::levels::{Courtier, GREEDY, PlayerProfile};
use crate::search::Score;
use crate::thinker::{CourtGame, Opponent, Request, Thinker, Thought};
use crate::{Budget, stopper};

impl TrickPlayer {
    fn play(
        &mut self,
        view: &View,
        legal: &[Move],
        seed: u64,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought<Move> {
        let profile = self.profile;
        let table = SeatModel::new(view, self, seed);
        let plays = plays_of(legal);
        let hand = view.playing().unwrap_or(view.own);
        let options: Vec<EvaluatedMove<Play>> = distinct(view, hand, &plays)
            .into_iter()
            .map(EvaluatedMove::new)
            .collect();
        let nodes = budget.nodes.unwrap_or(u64::MAX);
        let sign = table.sign();
        let left = SPACES.saturating_sub(usize::from(view.crown));
        let evaluated = if options.len() <= 1 {
            EvaluatedPlays {
                options,
                depth: 0,
                nodes: 0,
            }
        } else if profile.tree > 0 && left > profile.solves {
            table.search_tree(&options, nodes.min(profile.tree), stop)
        } else {
            table.evaluate_worlds(&profile, options, nodes, stop)
        };
        let EvaluatedPlays {
            options,
            depth,
            nodes,
        } = evaluated;
        let best = best(&options);
        let made = view.tallies.map(|tally| i32::from(tally.points()));
        let score = best.filter(|best| best.worlds > 0).map(|best| {
            let rest = CardSet(view.unseen().0 | view.own.0 | view.dummy.unwrap_or_default().0);
            let worth = i64::from(rest.diamonds())
                + i64::from(view.diamonds())
                + (SPACES - usize::from(view.crown).min(SPACES)) as i64;
            // The points are the first side's: the other side has the rest.
            let first = best.mean() * i64::from(sign);
            let ahead =
                i64::from(sign) * (100 * i64::from(made[0] - made[1]) + 2 * first - 100 * worth);
            Score(ahead as i32)
        });
        Thought {
            best: best
                .map(|best| Move::Play(best.choice))
                .or_else(|| legal.first().cloned()),
            line: best
                .map(|best| Move::Play(best.choice))
                .into_iter()
                .collect(),
            score,
            depth,
            nodes,
        }
    }

    /// Chooses two cards to pass or to take from the dummy: all pairs are tried in some worlds,
    /// then the better ones in more.
    fn pair(
        &mut self,
        view: &View,
        legal: &[Move],
        seed: u64,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought<Move> {
        let profile = self.profile;
        let mut table = SeatModel::new(view, self, seed);
        let nodes = budget.nodes.unwrap_or(u64::MAX);
        let sign = table.sign();
        let mut options: Vec<EvaluatedMove<Move>> =
            legal.iter().cloned().map(EvaluatedMove::new).collect();
        let mut look = 0;
        for round in 0..3_u32 {
            let share = nodes / 3 * u64::from(round + 1);
            let worlds = (profile.worlds / 3).max(1) << round;
            for world in 0..worlds {
                if (world > 0 || round > 0) && (table.nodes() >= share || stop()) {
                    break;
                }
                let Some(hands) = table.world() else { break };
                let mut values = Vec::with_capacity(options.len());
                for option in &options {
                    let after = exchanged(&table, hands, &option.choice);
                    let position = Position::new(after, table.at(view.leader) as u8);
                    let left = nodes.saturating_sub(table.nodes());
                    let value = match look {
                        0 => table.solver.estimate(&position),
                        _ => patiently(table.solver, &position, 25, left, stop)
                            .unwrap_or_else(|| table.solver.estimate(&position)),
                    };
                    values.push(value);
                    if table.nodes() >= nodes {
                        break;
                    }
                }
                count_world(&mut options, &values, sign);
            }
            options.sort_by_key(|option| std::cmp::Reverse(option.mean()));
            options.truncate([24, 6, 1][round as usize]);
            if round == 1 && profile.look > 0 {
                // Compare the finalists by a search, all in the same worlds.
                look = profile.look;
                table.solver.set_horizon(HAND - look);
                for option in &mut options {
                    (option.sum, option.worlds) = (0, 0);
                }
            }
        }
        let best = options.into_iter().next().map(|best| best.choice);
        Thought {
            line: best.iter().cloned().collect(),
            best: best.or_else(|| legal.first().cloned()),
            score: None,
            depth: look as u32,
            nodes: table.nodes(),
        }
    }

    /// Decides whether to annul the trick on the table. The cards are gone and the lead passes on
    /// either way, so this compares the trick's points with the most expensive trick that the
    /// opponents may win later.
    fn church(
        &mut self,
        view: &View,
        seed: u64,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Thought<Move> {
        let profile = self.profile;
        let mut table = SeatModel::new(view, self, seed);
        let winner = view.winning().map_or(0, |played| table.at(played.place));
        let points = 1 + i64::from(view.diamonds());
        let mut later = 0_i64;
        let mut worlds = 0_i64;
        let nodes = budget.nodes.unwrap_or(u64::MAX);
        while worlds < i64::from(profile.worlds.max(8)) * 4 {
            if worlds > 0 && (table.nodes() >= nodes || stop()) {
                break;
            }
            let Some(hands) = table.world() else { break };
            let mut most = 0;
            table
                .solver
                .play_on(&Position::new(hands, winner as u8), |taker, worth, king| {
                    if taker % 2 == winner % 2 && !king {
                        most = most.max(worth);
                    }
                });
            later += i64::from(most);
            worlds += 1;
        }
        // The most expensive later trick is known only in hindsight, so accept slightly less now.
        let annul = points * worlds.max(1) * 8 >= later * 7;
        let best = if annul { Move::Annul } else { Move::Let };
        Thought {
            line: vec![best.clone()],
            best: Some(best),
            score: None,
            depth: 0,
            nodes: table.nodes(),
        }
    }
}

/// The hands after everybody has passed two cards: the viewer as in the move, the others by
/// [`habit`].
fn exchanged(table: &SeatModel<'_>, hands: [u64; 4], mv: &Move) -> [u64; 4] {
    let view = table.view;
    let mut after = hands;
    let own = table.own;
    let solo = !view.options.four && own == 0;
    let mut pass = |from: usize, given: u64| {
        after[from] &= !given;
        after[(from + 2) % 4] |= given;
    };
    match mv {
        Move::Pass(pair) => {
            let given = pair.iter().copied().collect::<CardSet>().0;
            if solo {
                // The solo player takes back the best two cards there, possibly ones just given.
                pass(0, given);
                let back = strongest_two(hands[2] | given);
                pass(2, back);
            } else {
                let back = habit(CardSet(hands[(own + 2) % 4]));
                pass(own, given);
                pass((own + 2) % 4, back);
            }
        }
        Move::Take(pair) => pass(2, pair.iter().copied().collect::<CardSet>().0),
        _ => {}
    }
    // The other side exchanges too, unless it is the solo side, which already has.
    let (left, right) = ((own + 1) % 4, (own + 3) % 4);
    if view.options.four || solo {
        let (one, other) = (habit(CardSet(hands[left])), habit(CardSet(hands[right])));
        after[left] = hands[left] & !one | other;
        after[right] = hands[right] & !other | one;
    }
    after
}

impl Thinker<SixOfViii> for TrickPlayer {
    fn budget(&self) -> Budget {
        self.profile.budget
    }

    fn think(&mut self, view: &View, legal: &[Move], request: &Request) -> Thought<Move> {
        let seen = view.played().0 ^ view.own.0.rotate_left(17) ^ u64::from(view.hand);
        let mut luck = SplitMix64::new(request.seed.get() ^ seen);
        let seed = luck.below(usize::MAX) as u64;
        let simple = |best: Option<Move>| Thought {
            line: best.iter().cloned().collect(),
            best,
            score: None,
            depth: 0,
            nodes: 1,
        };
        if legal.len() <= 1 {
            return simple(legal.first().cloned());
        }
        let attention = self.profile.attention;
        let view = &attention.of(view);
        let legal = attention.looked_at(legal, &mut luck);
        if self.profile.worlds == 0 {
            return simple(greedy_with(view, legal, attention.partner));
        }
        let budget = request.budget.unwrap_or(self.profile.budget);
        let mut stop = stopper(budget, request.cancel.clone(), request.clock);
        match view.phase {
            Phase::Pass | Phase::Take => self.pair(view, legal, seed, budget, &mut stop),
            Phase::Church => self.church(view, seed, budget, &mut stop),
            Phase::Deal | Phase::Play | Phase::Over => {
                self.play(view, legal, seed, budget, &mut stop)
            }
        }
    }
}

impl CourtGame for SixOfViii {
    const OPPONENTS: &'static [Opponent<Self>] = &OPPONENTS;

    fn courtier(
        _variant: &str,
        who: Courtier,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(TrickPlayer::new(TrickProfile::of(who))))
    }

    /// Only the greedy profile: the profiles of board games do not apply to the other players.
    fn with_profile(
        _variant: &str,
        profile: &PlayerProfile,
        _knowledge: &Knowledge,
    ) -> Option<Box<dyn Thinker<Self>>> {
        (*profile == GREEDY).then(|| Box::new(TrickPlayer::new(TAKER)) as Box<dyn Thinker<Self>>)
    }

    fn profile(_variant: &str, _who: Courtier) -> Option<PlayerProfile> {
        None
    }

    fn baseline(_variant: &str) -> Option<Box<dyn Thinker<Self>>> {
        Some(Box::new(CardBaseline::<SixOfViii>(temptation)))
    }
}
