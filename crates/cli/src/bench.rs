//! `coffer bench`: the speed of the rules (perft) and of the players (search).

use std::time::Duration;

use clap::Args;
use coffer_players::knowledge::Knowledge;
use coffer_players::levels::{Courtier, PlayerProfile};
use coffer_players::seed::PlayerSeed;
use coffer_players::thinker::{AnyThinker, Request};
use coffer_players::{Budget, thinker, wolf};
use coffer_rules::Setup;
use coffer_rules::six_of_viii::deck::CardSet;
use coffer_rules::six_of_viii::round::Round;
use coffer_rules::{AnyMatch, Variant, registry};
use coffer_texts::Sentence;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::chance::let_chance_act;
use super::context::Context;
use super::error::CliError;
use super::output::milliseconds;
use super::variant_names::variant_parser;

/// Perft goes one ply deeper until it takes this long.
const COUNT_FOR: Duration = Duration::from_millis(300);
/// The greatest depth of perft.
const DEEPEST_COUNT: u32 = 40;
/// Hands of cards played at random.
const RANDOM_HANDS: u64 = 50_000;

/// Arguments of `coffer bench`.
#[derive(Debug, Args)]
pub(super) struct BenchCommand {
    #[arg(value_parser = variant_parser())]
    variant: Option<String>,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
}

impl BenchCommand {
    pub fn run(&self, context: &mut Context) -> Result<(), CliError> {
        let variants: Vec<&'static Variant> = match &self.variant {
            Some(key) => vec![Setup::standard(key)?.variant()],
            None => registry::variants().collect(),
        };
        let time = Duration::from_millis(self.ms);
        let mut results = Vec::new();
        for variant in variants {
            results.push(one(variant.key, time, context)?);
        }
        writeln!(context.output, "{}", json!({ "bench": results }))?;
        Ok(())
    }
}

/// Things per second.
fn rate(things: u64, time: Duration) -> u64 {
    let micros = time.as_micros().max(1);
    u64::try_from(u128::from(things) * 1_000_000 / micros).unwrap_or(u64::MAX)
}

/// All figures of one variant.
fn one(key: &'static str, time: Duration, context: &mut Context) -> Result<Value, CliError> {
    let mut game = registry::start_match(Setup::standard(key)?, Vec::new(), 1, None)?;
    let_chance_act(&mut *game);
    let perft = counting(key, &*game, context)?;
    let solved = match key {
        "wolf" => solving(key, context)?,
        _ => Value::Null,
    };
    let random = match key {
        "six_of_viii" => random_hands(key, context)?,
        _ => Value::Null,
    };
    let search = searching(key, &*game, time, context)?;
    Ok(json!({
        "variant": key,
        "perft": perft,
        "solved": solved,
        "random": random,
        "search": search,
    }))
}

/// Perft with growing depth.
fn counting(key: &str, game: &dyn AnyMatch, context: &mut Context) -> Result<Value, CliError> {
    let (mut depth, mut nodes, mut took) = (0, 1, Duration::ZERO);
    while took < COUNT_FOR && depth < DEEPEST_COUNT && nodes > 0 {
        depth += 1;
        let began = (context.clock)();
        nodes = game.fast_perft(depth);
        took = (context.clock)() - began;
    }
    let (ms, per_second) = (milliseconds(took), rate(nodes, took));
    let line = Sentence::new("cli-bench-perft")
        .with("variant", key)
        .with("depth", depth)
        .with("nodes", nodes)
        .with("time", ms)
        .with("rate", per_second);
    writeln!(context.output, "{line}")?;
    Ok(json!({ "depth": depth, "nodes": nodes, "ms": ms, "per_second": per_second }))
}

/// Solves Wolf and Sheep completely.
fn solving(key: &str, context: &mut Context) -> Result<Value, CliError> {
    let began = (context.clock)();
    let bytes = wolf::solve_all().bytes();
    let ms = milliseconds((context.clock)() - began);
    let line = Sentence::new("cli-bench-solved")
        .with("variant", key)
        .with("time", ms)
        .with("bytes", bytes);
    writeln!(context.output, "{line}")?;
    Ok(json!({ "bytes": bytes, "ms": ms }))
}

/// Plays whole hands of cards at random.
fn random_hands(key: &str, context: &mut Context) -> Result<Value, CliError> {
    let began = (context.clock)();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..RANDOM_HANDS {
        let mut round = Round::at_random(CardSet::ALL, 0, &mut rng);
        round.exchange_at_random(&mut rng);
        round.play_out(&mut rng);
    }
    let took = (context.clock)() - began;
    let (ms, per_second) = (milliseconds(took), rate(RANDOM_HANDS, took));
    let line = Sentence::new("cli-bench-hands")
        .with("variant", key)
        .with("all", RANDOM_HANDS)
        .with("time", ms)
        .with("rate", per_second);
    writeln!(context.output, "{line}")?;
    Ok(json!({ "hands": RANDOM_HANDS, "ms": ms, "per_second": per_second }))
}

/// Lets the strongest player think for `time`; null if the game has no computer player.
fn searching(
    key: &str,
    game: &dyn AnyMatch,
    time: Duration,
    context: &mut Context,
) -> Result<Value, CliError> {
    let Some(who) = thinker::courtiers(key).last() else {
        let line = Sentence::new("cli-bench-nobody").with("variant", key);
        writeln!(context.output, "{line}")?;
        return Ok(Value::Null);
    };
    let Some(mut player) = without_book(key, who, context.knowledge) else {
        return Ok(Value::Null);
    };
    let request = Request::new(
        Some(Budget::time(time)),
        PlayerSeed::of(1, 0),
        context.clock,
    );
    let began = (context.clock)();
    let Some(thought) = player.think(game, &request) else {
        return Ok(Value::Null);
    };
    let took = (context.clock)() - began;
    let (ms, per_second) = (milliseconds(took), rate(thought.nodes, took));
    let line = Sentence::new("cli-bench-search")
        .with("variant", key)
        .with("name", who)
        .with("depth", thought.depth)
        .with("nodes", thought.nodes)
        .with("time", ms)
        .with("rate", per_second)
        .with("line", thought.line.join(" "));
    writeln!(context.output, "{line}")?;
    Ok(json!({
        "level": who.level(),
        "depth": thought.depth,
        "nodes": thought.nodes,
        "ms": ms,
        "nodes_per_second": per_second,
        "table_bytes": who.profile().map(|profile| profile.table_bytes),
    }))
}

/// A player without its opening book, so that it has to search.
fn without_book(key: &str, who: Courtier, knowledge: &Knowledge) -> Option<Box<dyn AnyThinker>> {
    let profile = thinker::profile(key, who).map(|profile| PlayerProfile {
        book: false,
        ..profile
    });
    profile
        .and_then(|profile| thinker::with_profile(key, &profile, knowledge))
        .or_else(|| thinker::courtier(key, who, knowledge))
}
