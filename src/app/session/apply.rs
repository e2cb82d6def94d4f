//! Intents become moves, or refusals with a reason.

use crate::app::schedule::FrameSystems;
use bevy::prelude::*;

use crate::app::session::{
    Applied, ChanceWaits, GaveUp, Intent, Intents, Laid, Look, MoveLine, Occasion, Open, Practise,
    Refused, RuleNow, Session, TableGame, TableState, Tried,
};
use crate::app::table::motion::Motion;
use crate::levels::pages;
use crate::players::levels::Courtier;
use crate::players::thinker;
use crate::rules::{
    Ending, Game, GameView, Match, Occupant, Outcome, Ply, Reason, Refusal, Seat, Spot, Turn,
    Variant,
};
use crate::texts::text;

/// The level of the courtier who plays on for somebody who has given up (ALL-3).
const SUBSTITUTE: u8 = 3;
/// How many of its last moves a courtier must have judged level before it agrees to a draw (DR-8).
const LEVEL_MOVES: usize = 4;
/// What counts as level, in hundredths of a man.
const LEVEL_SCORE: i32 = 35;

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            open::<G>,
            apply::<G>.run_if(resource_exists::<Session<G>>),
            let_chance_act::<G>.run_if(resource_exists::<Session<G>>),
            turn_table::<G>.run_if(resource_exists::<Session<G>>),
        )
            .chain()
            .in_set(FrameSystems::Apply)
            .in_set(crate::app::session::OfGame(G::GAME)),
    );
}

fn open<G: TableGame>(
    mut commands: Commands,
    mut requests: MessageReader<Open>,
    mut practices: MessageReader<Practise>,
    mut intents: ResMut<Intents>,
    mut table: ResMut<TableState>,
    mut laid: MessageWriter<Laid>,
    mut refused: MessageWriter<Refused>,
) {
    let practice = practices
        .read()
        .last()
        .map(|practise| (&practise.record, Some(practise.learner)));
    let opened = requests.read().last().map(|Open(record)| (record, None));
    let Some((record, learner)) = practice.or(opened) else {
        return;
    };
    let own = |variant: &Variant| variant.key == record.variant;
    if !G::VARIANTS.iter().any(own) {
        commands.remove_resource::<Session<G>>();
        return;
    }
    match Match::<G>::from_record(record) {
        Ok(game) => {
            intents.0.clear();
            let mut session = Session {
                game,
                scores: Vec::new(),
                looking: None,
                practice: learner.is_some(),
                pointing: false,
                open_to: None,
            };
            session.open_to = session.first_eyes(learner);
            table.opened += 1;
            table.viewer = learner.unwrap_or_else(|| first_viewer(session.game.seats()));
            describe(&session, &mut table);
            commands.insert_resource(session);
            laid.write(Laid {
                occasion: Occasion::Opened,
                glide: false,
            });
        }
        Err(error) => {
            refused.write(Refused {
                sentence: error.to_string(),
                at: None,
            });
        }
    }
}

/// The side towards the screen when a match begins: the first person's.
fn first_viewer(seats: &[Occupant]) -> Seat {
    crate::app::session::first_person(seats).unwrap_or_default()
}

/// Writes down what those at the screen may know.
pub(super) fn describe<G: TableGame>(session: &Session<G>, table: &mut TableState) {
    let game = &session.game;
    table.hidden = session.hidden();
    table.sees = if table.hidden {
        session.open_to
    } else {
        Some(table.viewer)
    };
    let sees = table.sees;
    game.setup().variant().key.clone_into(&mut table.variant);
    table.seats = game.seats().to_vec();
    let seats = || (0..).map(Seat).take(table.seats.len());
    let team = |seat| {
        seats()
            .find(|other| game.game().allies(*other, seat))
            .unwrap_or(seat)
    };
    table.teams = seats().map(team).collect();
    table.turn = game.turn();
    let person = game.acting().is_some_and(|(_, who)| who.is_person());
    table.looking = session.looking;
    table.practice = session.practice;
    let shown = table.looking.unwrap_or(game.plies().len());
    // In practice only the learner's own side is moved by hand.
    let own = !session.practice || table.turn.seat() == Some(table.viewer);
    // Nor may anybody know what another could do with his cards.
    let shown_to = !table.hidden || table.turn.seat() == sees;
    let person = person && own && shown_to && table.looking.is_none();
    table.pointing = session.pointing;
    table.choices = if session.pointing {
        everywhere(game.game())
    } else if person {
        game.legal_moves()
            .iter()
            .map(|mv| game.game().spots(mv))
            .collect()
    } else {
        Vec::new()
    };
    table.way = G::WAY;
    table.compulsory = if person {
        game.game().compulsory()
    } else {
        Vec::new()
    };
    let position = game.game_after(shown);
    table.standing = (0..)
        .map(Seat)
        .take(table.seats.len())
        .map(|seat| position.standing(seat))
        .collect();
    table.pieces = position.view(sees).pieces();
    table.position = if table.hidden {
        String::new()
    } else {
        position.position()
    };
    let mut turn = 0;
    table.moves = game
        .plies()
        .iter()
        .map(|ply| {
            let line = MoveLine::of(ply, turn, sees);
            turn += usize::from(ply.after.starts_turn());
            line
        })
        .collect();
    let last = shown.checked_sub(1).and_then(|last| game.plies().get(last));
    let told = |ply: &&Ply<G>| {
        !table.hidden || ply.after.move_text_for(&ply.mv, &ply.text, sees) == ply.text
    };
    table.last = last
        .filter(told)
        .map_or_else(Vec::new, |ply| ply.after.spots(&ply.mv));
    table.last.truncate(G::WAY);
    let moment = shown_to.then(|| pages::moment(game)).flatten();
    table.rule = moment.map(|moment| RuleNow {
        page: &moment.page.key,
        sentence: moment.sentence.to_string(),
    });
    table.can_undo = undo_depth(session).is_some();
    table.can_redo = may_redo(session);
}

/// Every place with a piece on it, alone.
fn everywhere<G: Game>(game: &G) -> Vec<Vec<Spot>> {
    game.view(None)
        .pieces()
        .into_iter()
        .map(|piece| vec![piece.spot])
        .collect()
}

fn undo_depth<G: TableGame>(session: &Session<G>) -> Option<usize> {
    if session.practice {
        return None;
    }
    let seats = session.game.seats();
    let person = |seat: Seat| seats.get(seat.index()).is_some_and(Occupant::is_person);
    if !session.hidden() {
        return session.game.undo_depth(person);
    }
    // With secrets only one's own: what another person has chosen stays as it is.
    let own = |seat: Seat| session.open_to == Some(seat);
    let depth = session.game.undo_depth(own)?;
    let back = session.game.plies().iter().rev().take(depth);
    let others = back
        .filter_map(|ply| ply.seat)
        .any(|seat| person(seat) && !own(seat));
    (!others).then_some(depth)
}

/// Whether what was taken back can be played again by those at the screen.
fn may_redo<G: TableGame>(session: &Session<G>) -> bool {
    session.game.redoable() > 0
        && (!session.hidden() || session.game.turn().seat() == session.open_to)
}

fn apply<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut intents: ResMut<Intents>,
    mut table: ResMut<TableState>,
    mut motion: ResMut<Motion>,
    mut applied: MessageWriter<Applied>,
    mut laid: MessageWriter<Laid>,
    mut refused: MessageWriter<Refused>,
    mut tried: MessageWriter<Tried>,
    mut gave_up: MessageWriter<GaveUp>,
) {
    let mut busy = motion.busy();
    let mut waiting = Vec::new();
    while let Some(intent) = intents.0.pop_front() {
        let moves = matches!(
            intent,
            Intent::Attempt(_) | Intent::Answer { .. } | Intent::Script(_)
        );
        if busy && moves {
            intents.0.push_front(intent);
            break;
        }
        if session.looking.is_some() && matches!(intent, Intent::Answer { .. }) {
            // The answer waits until the player is back.
            waiting.push(intent);
            continue;
        }
        let of_match = matches!(
            intent,
            Intent::Undo
                | Intent::Redo
                | Intent::Restart
                | Intent::Rematch
                | Intent::Resign
                | Intent::OfferDraw
                | Intent::OutOfTime(_)
        );
        if session.practice && of_match {
            continue;
        }
        if let Intent::Look(_) = intent
            && session.hidden()
            && session.game.turn().outcome().is_none()
        {
            refused.write(Refused {
                sentence: text("refusal.turned_down").to_owned(),
                at: None,
            });
            continue;
        }
        if !matches!(intent, Intent::Look(_) | Intent::Hint) {
            session.looking = None;
        }
        let result = match intent {
            Intent::Attempt(spots) if session.practice => {
                tried.write(try_out(&session, spots));
                Err(None)
            }
            Intent::Attempt(spots) => attempt(&mut session, &spots),
            Intent::Answer { text, ply } => answer(&mut session, &text.0, ply),
            Intent::Undo => undo(&mut session)
                .then_some(Change::Laid(Occasion::Undone))
                .ok_or(None),
            Intent::Redo => redo(&mut session)
                .then_some(Change::Laid(Occasion::Redone))
                .ok_or(None),
            Intent::Restart => {
                restart(&mut session);
                Ok(Change::Laid(Occasion::Restarted))
            }
            Intent::Rematch => {
                rematch(&mut session);
                table.viewer = first_viewer(session.game.seats());
                Ok(Change::Laid(Occasion::Rematched))
            }
            Intent::Resign => resign(&mut session, table.viewer, &mut gave_up),
            Intent::OfferDraw => offer_draw(&mut session),
            Intent::OutOfTime(seat) => end(&mut session, Ending::OutOfTime(seat)),
            Intent::Look(look) => look_at(&mut session, look),
            Intent::Script(text) => script(&mut session, &text),
            Intent::Pointing(pointing) => {
                session.pointing = session.practice && pointing;
                Ok(Change::Ended)
            }
            // Whoever gives advice listens to the intents.
            Intent::Hint => Err(None),
        };
        match result {
            Ok(change) => {
                describe(&session, &mut table);
                match change {
                    Change::Played => {
                        applied.write_batch(last_applied(&session, &table));
                        motion.expect();
                        busy = true;
                    }
                    Change::Laid(occasion) => {
                        laid.write(Laid {
                            occasion,
                            glide: true,
                        });
                    }
                    Change::Stepped => {
                        applied.write_batch(applied_at(&session, table.shown(), &table));
                        motion.expect();
                        busy = true;
                    }
                    Change::Ended => {}
                }
            }
            Err(Some(refusal)) => {
                refused.write(Refused {
                    sentence: refusal.sentence(),
                    at: refusal.spot(),
                });
            }
            Err(None) => {}
        }
    }
    for intent in waiting.into_iter().rev() {
        intents.0.push_front(intent);
    }
}

/// A deal or a shuffle, as soon as the table is at rest.
fn let_chance_act<G: TableGame>(
    mut session: ResMut<Session<G>>,
    waits: Res<ChanceWaits>,
    mut table: ResMut<TableState>,
    mut motion: ResMut<Motion>,
    mut applied: MessageWriter<Applied>,
) {
    if waits.0 {
        return;
    }
    if session.game.turn() == Turn::Chance
        && session.looking.is_none()
        && !motion.busy()
        && session.game.play_chance().is_some()
    {
        if let Some(seat) = session.open_to.filter(|_| session.people() > 1)
            && !table
                .pieces
                .iter()
                .any(|piece| piece.spot == Spot::Hand(seat))
        {
            // Everybody looks on between two hands: new cards are seen when the curtain opens.
            session.open_to = None;
        }
        describe(&session, &mut table);
        applied.write_batch(last_applied(&session, &table));
        motion.expect();
    }
}

/// The move played last, as the viewer may see it.
fn last_applied<G: TableGame>(session: &Session<G>, table: &TableState) -> Option<Applied> {
    applied_at(session, session.game.plies().len(), table)
}

/// The move that led to the position after so many, as the viewer may see it.
fn applied_at<G: TableGame>(
    session: &Session<G>,
    moves: usize,
    table: &TableState,
) -> Option<Applied> {
    let ply = session.game.plies().get(moves.checked_sub(1)?)?;
    Some(Applied::of(ply, table.sees))
}

/// What an accepted intent did to the match.
enum Change {
    /// A move was played.
    Played,
    /// The pieces lie anew.
    Laid(Occasion),
    /// A move that was played before is shown.
    Stepped,
    /// It is over, without a move.
    Ended,
}

type Verdict = Result<Change, Option<Refusal>>;

fn attempt<G: TableGame>(session: &mut Session<G>, spots: &[Spot]) -> Verdict {
    match session.game.acting() {
        Some((_, Occupant::Person(_))) => {}
        Some((_, other)) => {
            return Err(Some(
                Refusal::new("refusal.thinking")
                    .with("name", crate::app::wording::people::name(other)),
            ));
        }
        None => return Err(Some(Refusal::new("refusal.over"))),
    }
    if session.hidden() && session.open_to != session.game.turn().seat() {
        return Err(None);
    }
    let game = session.game.game();
    let chosen = session
        .game
        .legal_moves()
        .into_iter()
        .find(|mv| game.spots(mv) == spots);
    match chosen {
        Some(mv) => session.game.play(mv).map(|_| Change::Played).map_err(Some),
        None => Err(Some(game.explain(spots))),
    }
}

/// In practice whoever teaches says what becomes of it.
fn try_out<G: TableGame>(session: &Session<G>, spots: Vec<Spot>) -> Tried {
    let game = session.game.game();
    let chosen = session
        .game
        .legal_moves()
        .into_iter()
        .find(|mv| game.spots(mv) == spots);
    Tried {
        refusal: chosen.is_none().then(|| game.explain(&spots)),
        text: chosen.map(|mv| game.move_text(&mv)),
        spots,
    }
}

fn answer<G: TableGame>(session: &mut Session<G>, text: &str, ply: usize) -> Verdict {
    let courtier = session
        .game
        .acting()
        .is_some_and(|(_, who)| !who.is_person());
    if session.practice || !courtier || session.game.plies().len() != ply {
        return Err(None);
    }
    session
        .game
        .play_text(text)
        .map(|_| Change::Played)
        .map_err(Some)
}

fn script<G: TableGame>(session: &mut Session<G>, text: &str) -> Verdict {
    if !session.practice {
        return Err(None);
    }
    session
        .game
        .play_text(text)
        .map(|_| Change::Played)
        .map_err(Some)
}

fn look_at<G: TableGame>(session: &mut Session<G>, look: Look) -> Verdict {
    let end = session.game.plies().len();
    let now = session.looking.unwrap_or(end);
    let wanted = match look {
        Look::To(moves) => moves.min(end),
        Look::Back => now.saturating_sub(1),
        Look::Forward => (now + 1).min(end),
        Look::Start => 0,
        Look::Now => end,
    };
    session.looking = (wanted < end).then_some(wanted);
    match wanted {
        _ if wanted == now => Err(None),
        _ if wanted == now + 1 => Ok(Change::Stepped),
        _ => Ok(Change::Laid(Occasion::Looked)),
    }
}

fn undo<G: TableGame>(session: &mut Session<G>) -> bool {
    let Some(depth) = undo_depth(session) else {
        return false;
    };
    for _ in 0..depth {
        session.game.undo();
    }
    let seats = session.game.seats();
    let by_courtier = |seat: Seat| seats.get(seat.index()).is_some_and(|who| !who.is_person());
    let answers = session
        .game
        .plies()
        .iter()
        .filter(|ply| ply.seat.is_some_and(by_courtier))
        .count();
    session.scores.truncate(answers);
    true
}

fn redo<G: TableGame>(session: &mut Session<G>) -> bool {
    if !may_redo(session) || session.game.redo().is_none() {
        return false;
    }
    let mid_turn = |game: &Match<G>| {
        !game.game().starts_turn() || game.acting().is_some_and(|(_, who)| !who.is_person())
    };
    while session.game.redoable() > 0 && mid_turn(&session.game) {
        if session.game.redo().is_none() {
            break;
        }
    }
    true
}

/// The same people in the next seats, from the beginning.
fn rematch<G: TableGame>(session: &mut Session<G>) {
    let next = session.game.rematch();
    begin(session, next);
}

/// The same people in the same seats. What was hidden is dealt anew: the same cards would be known.
fn restart<G: TableGame>(session: &mut Session<G>) {
    if session.hidden() {
        let next = session.game.redealt();
        begin(session, next);
    } else {
        session.game = session.game.restarted();
        session.scores.clear();
    }
}

fn begin<G: TableGame>(session: &mut Session<G>, game: Match<G>) {
    session.game = game;
    session.scores.clear();
    session.open_to = session.first_eyes(None);
}

/// Gives up: the person who acts, with secrets the one whose they are. Of more than two the others
/// play on, with a courtier in that seat.
fn resign<G: TableGame>(
    session: &mut Session<G>,
    viewer: Seat,
    gave_up: &mut MessageWriter<GaveUp>,
) -> Verdict {
    let person = session
        .game
        .acting()
        .filter(|(_, who)| who.is_person())
        .map(|(seat, _)| seat);
    let seat = match session.open_to {
        Some(seat) if session.hidden() => seat,
        _ if session.hidden() => viewer,
        _ => person.unwrap_or_else(|| first_viewer(session.game.seats())),
    };
    if session.game.seats().len() <= 2 {
        return end(session, Ending::Resigned(seat));
    }
    if session.game.turn().outcome().is_some() {
        return Err(Some(Refusal::new("refusal.over")));
    }
    if !session
        .game
        .seats()
        .get(seat.index())
        .is_some_and(Occupant::is_person)
    {
        return Err(None);
    }
    if session.people() == 1 {
        let game = session.game.game();
        let others = (0..game.seats())
            .map(Seat)
            .filter(|other| !game.allies(seat, *other));
        gave_up.write(GaveUp {
            record: session.game.record(),
            outcome: Outcome {
                winners: others.collect(),
                reason: Reason::Resigned,
                scores: Vec::new(),
            },
        });
    }
    let courtiers = thinker::courtiers(session.game.setup().variant().key);
    let level = courtiers
        .map(Courtier::level)
        .min_by_key(|level| level.abs_diff(SUBSTITUTE));
    session
        .game
        .replace(seat, level.map_or(Occupant::Random, Occupant::Courtier));
    // Whoever is left alone has not opened the curtain yet: until then the cards stay face down.
    session.open_to = session.open_to.filter(|other| *other != seat);
    Ok(Change::Laid(Occasion::Resigned))
}

fn offer_draw<G: TableGame>(session: &mut Session<G>) -> Verdict {
    if session.hidden() || session.game.seats().len() > 2 {
        return Err(None);
    }
    let courtier = session.game.seats().iter().find(|who| !who.is_person());
    if let Some(courtier) = courtier {
        let level = session
            .scores
            .iter()
            .rev()
            .take(LEVEL_MOVES)
            .filter(|score| score.abs() <= LEVEL_SCORE)
            .count();
        if level < LEVEL_MOVES {
            return Err(Some(
                Refusal::new("refusal.draw_refused")
                    .with("name", crate::app::wording::people::name(courtier)),
            ));
        }
    }
    end(session, Ending::Agreed)
}

fn end<G: TableGame>(session: &mut Session<G>, ending: Ending) -> Verdict {
    if session.game.turn().outcome().is_some() {
        return Err(Some(Refusal::new("refusal.over")));
    }
    session.game.end(ending);
    Ok(Change::Ended)
}

/// Turns the table to the person who plays, once the pieces have come to rest.
fn turn_table<G: TableGame>(
    session: Res<Session<G>>,
    motion: Res<Motion>,
    mut table: ResMut<TableState>,
    mut laid: MessageWriter<Laid>,
) {
    let Some(seat) = table.acting_person().filter(|_| !table.hidden) else {
        return;
    };
    if seat != table.viewer && !table.practice && table.looking.is_none() && !motion.busy() {
        table.viewer = seat;
        describe(&session, &mut table);
        laid.write(Laid {
            occasion: Occasion::Turned,
            glide: true,
        });
    }
}
