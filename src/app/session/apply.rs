//! Intents become moves, or refusals with a reason.

use bevy::prelude::*;

use super::super::SessionSystems;
use super::super::table::motion::Motion;
use super::Applied;
use super::Intent;
use super::Intents;
use super::Laid;
use super::Look;
use super::MoveLine;
use super::Occasion;
use super::Open;
use super::Practise;
use super::Refused;
use super::RuleNow;
use super::Session;
use super::TableGame;
use super::TableState;
use super::Tried;
use crate::levels::pages;
use crate::rules::ClockRecord;
use crate::rules::Effect;
use crate::rules::Ending;
use crate::rules::Game;
use crate::rules::GameView;
use crate::rules::Match;
use crate::rules::Occupant;
use crate::rules::Refusal;
use crate::rules::Seat;
use crate::rules::Spot;
use crate::rules::Turn;
use crate::rules::registry;

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
            .in_set(super::OfGame(G::GAME))
            .in_set(SessionSystems::Apply),
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
    let practice = practices.read().last().map(|practise| (&practise.record, Some(practise.learner)));
    let opened = requests.read().last().map(|Open(record)| (record, None));
    let Some((record, learner)) = practice.or(opened) else {
        return;
    };
    if registry::variant(&record.variant).is_some_and(|variant| variant.game != G::GAME) {
        commands.remove_resource::<Session<G>>();
        return;
    }
    match Match::<G>::from_record(record) {
        Ok(game) => {
            intents.0.clear();
            let session = Session {
                game,
                scores: Vec::new(),
                looking: None,
                practice: learner.is_some(),
                pointing: false,
            };
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
    let first = seats.iter().position(Occupant::is_person).unwrap_or(0);
    Seat(u8::try_from(first).unwrap_or(0))
}

/// Writes down what the viewer may know.
fn describe<G: TableGame>(session: &Session<G>, table: &mut TableState) {
    let game = &session.game;
    game.setup().variant().key.clone_into(&mut table.variant);
    table.seats = game.seats().to_vec();
    table.turn = game.turn();
    let person = game.acting().is_some_and(|(_, who)| who.is_person());
    table.looking = session.looking;
    table.practice = session.practice;
    let shown = table.looking.unwrap_or(game.plies().len());
    // In practice only the learner's own side is moved by hand.
    let own = !session.practice || table.turn.seat() == Some(table.viewer);
    let person = person && own && table.looking.is_none();
    table.pointing = session.pointing;
    table.choices = if session.pointing {
        everywhere(game.game())
    } else if person {
        game.legal_moves().iter().map(|mv| game.game().spots(mv)).collect()
    } else {
        Vec::new()
    };
    table.compulsory = if person { game.game().compulsory() } else { Vec::new() };
    let position = game.game_after(shown);
    table.pieces = position.view(Some(table.viewer)).pieces();
    table.position = position.position();
    let mut turn = 0;
    table.moves = game
        .plies()
        .iter()
        .map(|ply| {
            let line = MoveLine {
                seat: ply.seat,
                text: ply.text.clone(),
                crowned: ply.effects.iter().any(|effect| matches!(effect, Effect::Crowned { .. })),
                turn,
            };
            turn += usize::from(ply.after.starts_turn());
            line
        })
        .collect();
    let last = shown.checked_sub(1).and_then(|last| game.plies().get(last));
    table.last = last.map_or_else(Vec::new, |ply| ply.after.spots(&ply.mv));
    table.rule = pages::moment(game).map(|moment| RuleNow {
        page: &moment.page.key,
        sentence: moment.sentence.to_string(),
    });
    table.can_undo = undo_depth(session).is_some();
    table.can_redo = game.redoable() > 0;
}

/// Every place with a piece on it, alone.
fn everywhere<G: Game>(game: &G) -> Vec<Vec<Spot>> {
    game.view(None).pieces().into_iter().map(|piece| vec![piece.spot]).collect()
}

fn undo_depth<G: TableGame>(session: &Session<G>) -> Option<usize> {
    if session.practice {
        return None;
    }
    let seats = session.game.seats();
    session
        .game
        .undo_depth(|seat| seats.get(seat.index()).is_some_and(Occupant::is_person))
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
) {
    let mut busy = motion.busy();
    let mut waiting = Vec::new();
    while let Some(intent) = intents.0.pop_front() {
        let moves = matches!(intent, Intent::Attempt(_) | Intent::Answer { .. } | Intent::Script(_));
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
            Intent::Undo | Intent::Redo | Intent::Restart | Intent::Rematch | Intent::Resign | Intent::OfferDraw | Intent::OutOfTime(_)
        );
        if session.practice && of_match {
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
            Intent::Answer { text, ply } => answer(&mut session, &text, ply),
            Intent::Undo => undo(&mut session).then_some(Change::Laid(Occasion::Undone)).ok_or(None),
            Intent::Redo => redo(&mut session).then_some(Change::Laid(Occasion::Redone)).ok_or(None),
            Intent::Restart => {
                session.game = session.game.restarted();
                session.scores.clear();
                Ok(Change::Laid(Occasion::Restarted))
            }
            Intent::Rematch => {
                rematch(&mut session);
                table.viewer = first_viewer(session.game.seats());
                Ok(Change::Laid(Occasion::Rematched))
            }
            Intent::Resign => resign(&mut session),
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
                        laid.write(Laid { occasion, glide: true });
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
    mut table: ResMut<TableState>,
    mut motion: ResMut<Motion>,
    mut applied: MessageWriter<Applied>,
) {
    if session.game.turn() == Turn::Chance && session.looking.is_none() && !motion.busy() && session.game.play_chance().is_some() {
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
fn applied_at<G: TableGame>(session: &Session<G>, moves: usize, table: &TableState) -> Option<Applied> {
    let ply = session.game.plies().get(moves.checked_sub(1)?)?;
    let seen = |effect| ply.after.effect_for(effect, Some(table.viewer));
    Some(Applied {
        seat: ply.seat,
        effects: ply.effects.iter().map(seen).collect(),
    })
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
        Some((_, other)) => return Err(Some(Refusal::new("refusal.thinking").with("name", super::people::name(other)))),
        None => return Err(Some(Refusal::new("refusal.over"))),
    }
    let game = session.game.game();
    let chosen = session.game.legal_moves().into_iter().find(|mv| game.spots(mv) == spots);
    match chosen {
        Some(mv) => session.game.play(mv).map(|_| Change::Played).map_err(Some),
        None => Err(Some(game.explain(spots))),
    }
}

/// In practice whoever teaches says what becomes of it.
fn try_out<G: TableGame>(session: &Session<G>, spots: Vec<Spot>) -> Tried {
    let game = session.game.game();
    let chosen = session.game.legal_moves().into_iter().find(|mv| game.spots(mv) == spots);
    Tried {
        refusal: chosen.is_none().then(|| game.explain(&spots)),
        text: chosen.map(|mv| game.move_text(&mv)),
        spots,
    }
}

fn answer<G: TableGame>(session: &mut Session<G>, text: &str, ply: usize) -> Verdict {
    let courtier = session.game.acting().is_some_and(|(_, who)| !who.is_person());
    if session.practice || !courtier || session.game.plies().len() != ply {
        return Err(None);
    }
    session.game.play_text(text).map(|_| Change::Played).map_err(Some)
}

fn script<G: TableGame>(session: &mut Session<G>, text: &str) -> Verdict {
    if !session.practice {
        return Err(None);
    }
    session.game.play_text(text).map(|_| Change::Played).map_err(Some)
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
    let answers = session.game.plies().iter().filter(|ply| ply.seat.is_some_and(by_courtier)).count();
    session.scores.truncate(answers);
    true
}

fn redo<G: TableGame>(session: &mut Session<G>) -> bool {
    if session.game.redo().is_none() {
        return false;
    }
    let mid_turn = |game: &Match<G>| !game.game().starts_turn() || game.acting().is_some_and(|(_, who)| !who.is_person());
    while session.game.redoable() > 0 && mid_turn(&session.game) {
        if session.game.redo().is_none() {
            break;
        }
    }
    true
}

/// The same people in the next seats, from the beginning.
fn rematch<G: TableGame>(session: &mut Session<G>) {
    let mut seats = session.game.seats().to_vec();
    seats.rotate_left(1);
    let clock = session.game.clock().map(|clock| ClockRecord::new(clock.minutes, clock.increment));
    session.game = Match::new(session.game.setup().clone(), seats, session.game.seed().wrapping_add(1));
    session.game.set_clock(clock);
    session.scores.clear();
}

fn resign<G: TableGame>(session: &mut Session<G>) -> Verdict {
    let person = session.game.acting().filter(|(_, who)| who.is_person()).map(|(seat, _)| seat);
    let seat = person.unwrap_or_else(|| first_viewer(session.game.seats()));
    end(session, Ending::Resigned(seat))
}

fn offer_draw<G: TableGame>(session: &mut Session<G>) -> Verdict {
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
                Refusal::new("refusal.draw_refused").with("name", super::people::name(courtier)),
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
fn turn_table<G: TableGame>(session: Res<Session<G>>, motion: Res<Motion>, mut table: ResMut<TableState>, mut laid: MessageWriter<Laid>) {
    let Some(seat) = table.acting_person() else { return };
    if seat != table.viewer && !table.practice && table.looking.is_none() && !motion.busy() {
        table.viewer = seat;
        describe(&session, &mut table);
        laid.write(Laid {
            occasion: Occasion::Turned,
            glide: true,
        });
    }
}
