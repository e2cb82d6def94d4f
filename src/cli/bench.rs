//! `coffer bench`: how fast the rules count and the players search.

use std::io::Write;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::{CliError, count, let_chance_act, milliseconds};
use crate::players::knowledge::Knowledge;
use crate::players::levels::Manner;
use crate::players::thinker::Request;
use crate::players::{Budget, Clock, thinker, wolf};
use crate::rules::Setup;
use crate::rules::six_of_viii::deck::CardSet;
use crate::rules::six_of_viii::round::Round;
use crate::rules::{Variant, registry};

/// Counting goes deeper until it takes this long.
const COUNT_FOR: Duration = Duration::from_millis(300);
/// Nor deeper than this.
const DEEPEST_COUNT: u32 = 40;
/// So many hands of cards are played at random.
const RANDOM_HANDS: u64 = 50_000;

pub(super) fn bench(
    variant: Option<&str>,
    time: Duration,
    output: &mut dyn Write,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<(), CliError> {
    let variants: Vec<&'static Variant> = match variant {
        Some(key) => vec![Setup::standard(key)?.variant()],
        None => registry::variants().collect(),
    };
    let mut results = Vec::new();
    for variant in variants {
        results.push(one(variant.key, time, output, knowledge, clock)?);
    }
    writeln!(output, "{}", json!({ "bench": results }))?;
    Ok(())
}

/// So many things a second.
fn rate(things: u64, time: Duration) -> u64 {
    let micros = time.as_micros().max(1);
    u64::try_from(u128::from(things) * 1_000_000 / micros).unwrap_or(u64::MAX)
}

fn one(
    key: &'static str,
    time: Duration,
    output: &mut dyn Write,
    knowledge: &Knowledge,
    clock: Clock,
) -> Result<Value, CliError> {
    let mut game = registry::start_match(Setup::standard(key)?, Vec::new(), 1, None)?;
    let_chance_act(&mut *game);
    let (mut depth, mut nodes, mut took) = (0, 1, Duration::ZERO);
    while took < COUNT_FOR && depth < DEEPEST_COUNT && nodes > 0 {
        depth += 1;
        let began = clock();
        nodes = count(&*game, depth);
        took = clock() - began;
    }
    let per_second = rate(nodes, took);
    writeln!(
        output,
        "{key}: perft {depth}: {nodes} sequences in {} ms, {per_second} a second",
        milliseconds(took)
    )?;
    let perft = json!({ "depth": depth, "nodes": nodes, "ms": milliseconds(took), "per_second": per_second });
    let solved = (key == "wolf").then(|| {
        let began = clock();
        let bytes = wolf::work_out().bytes();
        let took = milliseconds(clock() - began);
        json!({ "bytes": bytes, "ms": took })
    });
    if let Some(solved) = &solved {
        writeln!(
            output,
            "{key}: worked out as a whole in {} ms, {} bytes",
            solved["ms"], solved["bytes"]
        )?;
    }
    let hands = (key == "six_of_viii").then(|| {
        let began = clock();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..RANDOM_HANDS {
            let mut round = Round::at_random(CardSet::ALL, 0, &mut rng);
            round.exchange_at_random(&mut rng);
            round.play_out(&mut rng);
        }
        let took = clock() - began;
        json!({ "hands": RANDOM_HANDS, "ms": milliseconds(took), "per_second": rate(RANDOM_HANDS, took) })
    });
    if let Some(hands) = &hands {
        writeln!(
            output,
            "{key}: {} whole hands at random in {} ms, {} a second",
            hands["hands"], hands["ms"], hands["per_second"]
        )?;
    }
    let Some(who) = thinker::courtiers(key).last() else {
        writeln!(output, "{key}: nobody plays it yet")?;
        return Ok(
            json!({ "variant": key, "perft": perft, "solved": solved, "random": hands, "search": null }),
        );
    };
    let mut search = Value::Null;
    // Without a book of openings: who plays by heart does not search.
    let by_head = thinker::manner(key, who).and_then(|manner| {
        thinker::of_manner(
            key,
            &Manner {
                book: false,
                ..manner
            },
            knowledge,
        )
    });
    if let Some(mut player) = by_head.or_else(|| thinker::courtier(key, who, knowledge)) {
        let request = Request::new(Some(Budget::time(time)), 1, clock);
        let began = clock();
        if let Some(thought) = player.think(&*game, &request) {
            let took = clock() - began;
            let per_second = rate(thought.nodes, took);
            writeln!(
                output,
                "{key}: {who} looked {} plies deep, at {} positions in {} ms, {per_second} a second: {}",
                thought.depth,
                thought.nodes,
                milliseconds(took),
                thought.line.join(" "),
            )?;
            search = json!({
                "level": who.level(),
                "depth": thought.depth,
                "nodes": thought.nodes,
                "ms": milliseconds(took),
                "nodes_per_second": per_second,
                "table_bytes": who.manner().map(|manner| manner.table_bytes),
            });
        }
    }
    Ok(
        json!({ "variant": key, "perft": perft, "solved": solved, "random": hands, "search": search }),
    )
}
