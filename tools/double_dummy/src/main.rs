//! The double-dummy solver against another: `cargo run --release --manifest-path
//! tools/double_dummy/Cargo.toml`.
//!
//! A package of its own: what `pons-dds` needs would otherwise turn on features of crates below
//! Bevy, and all of it would be built twice.
//!
//! Plain bridge against the crate `pons-dds` on 200 random deals, a strain for each deal, every
//! leader: both must agree, and both speeds are printed. Then The Six of VIII with more and more
//! cards, and whole deals searched for one trick and for two. Times are processor times of this
//! thread, if the system reports them.

use std::fs;
use std::time::Instant;

use contract_bridge::FullDeal;
use contract_bridge::Seat;
use contract_bridge::Strain;
use coffer_players::six_of_viii::solver_deck;
use coffer_players::double_dummy::Deck;
use coffer_players::double_dummy::Position;
use coffer_players::double_dummy::SEATS;
use coffer_players::double_dummy::Solver;
use coffer_rules::six_of_viii::deck::CardSet;
use coffer_rules::six_of_viii::deck::deck;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

/// Seconds of this thread, or on the clock.
fn seconds() -> f64 {
    thread_local!(static BEGAN: Instant = Instant::now());
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| BEGAN.with(|began| began.elapsed().as_secs_f64()), |nanos| nanos / 1e9)
}

fn dealt(cards: CardSet, each: usize, seed: u64) -> [u64; SEATS] {
    let mut order: Vec<u64> = cards.iter().map(|card| 1 << card.number()).collect();
    order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut hands = order.chunks(each).map(|hand| hand.iter().sum());
    std::array::from_fn(|_| hands.next().unwrap_or_default())
}

struct Times(Vec<f64>);

impl Times {
    fn at(&mut self, share: f64) -> f64 {
        self.0.sort_by(f64::total_cmp);
        self.0[((self.0.len() - 1) as f64 * share).round() as usize] * 1e3
    }

    fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64 * 1e3
    }

    fn tell(&mut self, name: &str) {
        println!(
            "{name}: median {:.2} ms, mean {:.2} ms, nine of ten below {:.2} ms",
            self.at(0.5),
            self.mean(),
            self.at(0.9)
        );
    }
}

fn bridge(deals: u64) {
    let strains = [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::Notrump];
    let (mut ours, mut theirs, mut different) = (Times(Vec::new()), Times(Vec::new()), 0);
    let mut solvers: Vec<Solver<4>> = (0..5).map(|trump| Solver::new(Deck::new(&[13; 4], &[trump; 13]), 20)).collect();
    let mut others = strains.map(pons_dds::Solver::new);
    for number in 0..deals {
        let at = number as usize % 5;
        let hands = dealt(CardSet((1 << 52) - 1), 13, number);
        let words = hands.map(|hand| {
            let suit = |suit: u32| -> String {
                let ranks = (0..13).rev().filter(|rank| hand >> (13 * suit + rank) & 1 != 0);
                ranks.map(|rank| char::from(b"23456789TJQKA"[rank as usize])).collect()
            };
            [3, 2, 1, 0].map(suit).join(".")
        });
        let deal: FullDeal = format!("N:{}", words.join(" ")).parse().expect("a deal in the notation of bridge");
        let began = seconds();
        let table = pons_dds::solve_deal_on(&mut others[at], deal);
        theirs.0.push(seconds() - began);
        let began = seconds();
        solvers[at].clear();
        let mut guess = 7;
        let values = [0, 1, 2, 3].map(|leader| {
            guess = solvers[at].value(&Position::new(hands, leader), guess, u64::MAX).unwrap_or(-1);
            guess
        });
        ours.0.push(seconds() - began);
        for (leader, declarer) in [Seat::West, Seat::North, Seat::East, Seat::South].into_iter().enumerate() {
            let tricks = i32::from(table[strains[at]].get(declarer).get());
            let north = if leader % 2 == 1 { tricks } else { 13 - tricks };
            different += u32::from(values[leader] != north);
        }
    }
    println!("bridge, {deals} deals with one strain each and every leader; values that differ: {different}");
    ours.tell("  this solver");
    theirs.tell("  pons-dds");
    println!(
        "  times as long: {:.2} at the median, {:.2} in the mean",
        ours.at(0.5) / theirs.at(0.5),
        ours.mean() / theirs.mean()
    );
    assert_eq!(different, 0, "both solvers agree");
}

/// Nodes after which the search of a deal is stopped.
const PATIENCE: u64 = 100_000_000;

fn six(advanced: bool, each: usize, look: usize, deals: u64) {
    let mut solver: Solver<6> = Solver::new(solver_deck(15 - each, each, advanced), 19);
    let (mut times, mut solved) = (Times(Vec::new()), 0);
    let cards = if advanced { CardSet::ALL } else { deck().basic };
    for number in 0..deals {
        let position = Position::new(dealt(cards, each, number), 0);
        let began = seconds();
        solver.clear();
        solver.set_horizon(each.saturating_sub(look));
        let guess = solver.estimate(&position);
        solved += u64::from(solver.value(&position, guess, PATIENCE).is_some());
        times.0.push(seconds() - began);
    }
    let rules = if advanced { "advanced" } else { "basic" };
    let how = if look < each {
        format!("{look} tricks searched")
    } else {
        format!("{solved} of {deals} solved")
    };
    times.tell(&format!("six of VIII, {rules}, {each} cards each, {how}"));
}

fn main() {
    let deals = std::env::var("DEALS").ok().and_then(|deals| deals.parse().ok()).unwrap_or(200);
    // How long each number of cards takes, up to the whole deal.
    if std::env::args().any(|word| word == "--six") {
        for (each, deals) in [(9, 30), (10, 30), (11, 30), (12, 30), (13, 10), (14, 5), (15, 5)] {
            six(false, each, each, deals);
        }
        return;
    }
    bridge(deals);
    if std::env::args().any(|word| word == "--bridge-only") {
        return;
    }
    for advanced in [false, true] {
        for (each, look, deals) in [
            (15, 1, 40),
            (15, 2, 20),
            (7, 15, 40),
            (8, 15, 40),
            (9, 15, 40),
            (10, 15, 20),
            (11, 15, 10),
        ] {
            six(advanced, each, look, deals);
        }
    }
}
