//! The analysis board: a match in which one person moves every side, goes back, and plays on in
//! another way. The moves taken back stay the rest of the line on the board, and a line that was
//! left stays beside it.

use super::{Match, MatchError};
use crate::{Analysis, Game, Occupant, Record, Refusal};

/// A line beside the one on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideLine<'a> {
    /// The number of moves that both have in common.
    pub from: usize,
    /// Its moves from there on, in notation.
    pub moves: &'a [String],
}

impl<G: Game> Match<G> {
    /// The lines of an analysis board; `None` if this is a match to be played.
    pub fn analysis(&self) -> Option<&Analysis> {
        self.analysis.as_ref()
    }

    /// Takes over the analysis of a record whose moves were played. There is none where something
    /// is hidden, or anybody but people sits.
    ///
    /// # Errors
    /// If a line breaks the rules; the error names the move.
    pub(super) fn take_analysis(&mut self, record: &Record) -> Result<(), MatchError> {
        let people = self.seats.iter().all(Occupant::is_person);
        let Some(Analysis { at, lines }) = record.analysis.as_ref().filter(|_| people) else {
            return Ok(());
        };
        if self.start.hides_anything() {
            return Ok(());
        }
        let mut played = Vec::with_capacity(lines.len() + 1);
        let mut board = self.restarted();
        let mut earlier: &[String] = &[];
        for line in lines {
            let same = line.iter().zip(earlier).take_while(|(one, two)| one == two);
            let same = same.count();
            board.go_to(same);
            for (index, text) in line.iter().enumerate().skip(same) {
                (board.play_text(text))
                    .map_err(|refusal| MatchError::illegal(index, text, refusal))?;
            }
            played.push(board.plies.iter().map(|ply| ply.text.clone()).collect());
            earlier = line;
        }
        played.push(self.line());
        self.analysis = Some(Analysis {
            at: 0,
            lines: Analysis::longest(played),
        });
        self.go_to(*at);
        Ok(())
    }

    /// The record of an analysis board with the moves of this match, and with its lines if it is one,
    /// that shows the position after `at` moves. A person sits in every seat.
    #[must_use]
    pub fn analysis_board(&self, at: usize, people: Vec<Occupant>, seed: u64) -> Record {
        let mut record = self.record();
        let lines = record
            .analysis
            .take()
            .map_or_else(Vec::new, |board| board.lines);
        record.set_analysis(Some(Analysis { at, lines }));
        Record {
            seats: people,
            faces: Vec::new(),
            seed,
            ending: None,
            clock: None,
            ..record
        }
    }

    /// The match as far as its line goes: with the moves that were taken back.
    #[must_use]
    pub fn whole(&self) -> Self {
        let mut whole = self.clone();
        while whole.redo().is_some() {}
        whole
    }

    /// The line on the board in notation, with the moves that were taken back.
    #[must_use]
    pub fn line(&self) -> Vec<String> {
        let whole = self.whole();
        whole.plies.into_iter().map(|ply| ply.text).collect()
    }

    /// Goes to the position after so many moves of the line on the board.
    pub fn go_to(&mut self, moves: usize) {
        while self.plies.len() > moves && self.undo() {}
        while self.plies.len() < moves && self.redo().is_some() {}
    }

    /// Plays a move on an analysis board. If another line goes on like this, it comes to the board.
    ///
    /// # Errors
    /// With the reason if it is not legal; the match is then unchanged.
    pub fn explore(&mut self, mv: G::Move) -> Result<(), Refusal> {
        self.play(mv)?;
        let line = self.line();
        let Some(analysis) = &mut self.analysis else {
            return Ok(());
        };
        let longer = analysis.lines.iter().find(|other| other.starts_with(&line));
        match longer.cloned() {
            Some(longer) => self.enter_line(&longer, self.plies.len()),
            None => analysis.add(line),
        }
        Ok(())
    }

    /// The lines beside the one on the board, oldest first.
    #[must_use]
    pub fn side_lines(&self) -> Vec<SideLine<'_>> {
        let line = self.line();
        let lines = self.analysis.iter().flat_map(|analysis| &analysis.lines);
        let side_lines = lines.filter(|other| **other != line);
        side_lines
            .map(|other| {
                let common = other.iter().zip(&line).take_while(|(one, two)| one == two);
                let from = common.count();
                let moves = &other[from..];
                SideLine { from, moves }
            })
            .collect()
    }

    /// Brings a line beside the one on the board, given by its number, to the board, and goes to the
    /// position after its first move. Returns whether there is such a line.
    pub fn enter(&mut self, number: usize) -> bool {
        let line = self.line();
        let Some(side) = self.side_lines().into_iter().nth(number) else {
            return false;
        };
        let from = side.from;
        let line = [&line[..from], side.moves].concat();
        self.enter_line(&line, from + 1);
        true
    }

    /// Plays a line, and goes to the position after `at` moves.
    fn enter_line(&mut self, line: &[String], at: usize) {
        let common = self
            .plies
            .iter()
            .zip(line)
            .take_while(|(ply, text)| ply.text == **text);
        let common = common.count();
        self.go_to(common);
        for text in &line[common..] {
            // The lines are legal, so this never ends early.
            if self.play_text(text).is_err() {
                break;
            }
        }
        self.go_to(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Draughts;
    use crate::{RECORD_FORMAT, Setup};

    fn board(lines: &[&[&str]], at: usize) -> Match<Draughts> {
        let texts = |line: &[&str]| line.iter().map(|text| (*text).to_owned()).collect();
        let record = Record {
            analysis: Some(Analysis {
                at,
                lines: lines.iter().map(|line| texts(line)).collect(),
            }),
            moves: texts(lines[0]),
            ..Record::new("draughts", vec![Occupant::Person(String::new()); 2], 1)
        };
        Match::from_record(&record).expect("an analysis board")
    }

    fn explore(game: &mut Match<Draughts>, text: &str) {
        let mv = game.game().parse_move(text).expect("a move");
        game.explore(mv).expect("a legal move");
    }

    fn told(game: &Match<Draughts>) -> (usize, String, Vec<(usize, String)>) {
        let side = game.side_lines().into_iter();
        (
            game.plies().len(),
            game.line().join(" "),
            side.map(|side| (side.from, side.moves.join(" "))).collect(),
        )
    }

    #[test]
    fn another_move_begins_a_side_line_and_the_main_line_stays() {
        let mut game = board(&[&["11-15", "22-18", "15x22", "25x18"]], 1);
        explore(&mut game, "23-19");
        explore(&mut game, "8-11");
        let main = (1, "22-18 15x22 25x18".to_owned());
        assert_eq!(told(&game), (3, "11-15 23-19 8-11".to_owned(), vec![main]));
        assert!(game.enter(0) && !game.enter(1));
        let side = (1, "23-19 8-11".to_owned());
        let line = "11-15 22-18 15x22 25x18".to_owned();
        assert_eq!(told(&game), (2, line.clone(), vec![side.clone()]));
        game.go_to(1);
        explore(&mut game, "23-19");
        assert_eq!(
            told(&game).0,
            2,
            "an old line comes back with all its moves"
        );
        assert_eq!(told(&game).1, "11-15 23-19 8-11");
        game.go_to(1);
        explore(&mut game, "22-18");
        explore(&mut game, "15x22");
        assert_eq!(told(&game), (3, line, vec![side]));
    }

    #[test]
    fn a_line_that_goes_on_takes_the_place_of_its_beginning() {
        let mut game = board(&[&["11-15"], &["11-15", "22-18"]], 0);
        assert_eq!(
            told(&game),
            (0, "11-15".to_owned(), vec![(1, "22-18".to_owned())])
        );
        explore(&mut game, "11-15");
        assert_eq!(told(&game), (1, "11-15 22-18".to_owned(), Vec::new()));
        game.go_to(2);
        explore(&mut game, "15x22");
        assert_eq!(told(&game), (3, "11-15 22-18 15x22".to_owned(), Vec::new()));
    }

    #[test]
    fn the_record_keeps_every_line_and_the_place() {
        let mut game = board(&[&["11-15", "22-18"], &["11-16"]], 1);
        explore(&mut game, "23-19");
        game.go_to(1);
        let record = game.record();
        assert!(record.format > RECORD_FORMAT);
        assert_eq!(record.moves, ["11-15", "23-19"]);
        let again = Record::from_json(&record.to_json()).expect("readable");
        let again = Match::<Draughts>::from_record(&again).expect("legal");
        assert_eq!(told(&again), told(&game));
        let mut earlier = board(&[&["11-15", "22-18"], &["11-16"]], 0).record();
        game.update(&mut earlier, 0);
        assert_eq!(earlier, record);
    }

    #[test]
    fn a_line_against_the_rules_is_refused_and_a_courtier_analyses_nothing() {
        let mut record = board(&[&["11-15"]], 0).record();
        record.analysis.as_mut().expect("an analysis").lines[0] = vec!["1-32".to_owned()];
        let refused = Match::<Draughts>::from_record(&record);
        assert!(matches!(refused, Err(MatchError::Move { number: 1, .. })));
        record.seats[1] = Occupant::courtier(2);
        let game = Match::<Draughts>::from_record(&record).expect("a match");
        assert_eq!((game.analysis(), game.plies().len()), (None, 1));
        let setup = Setup::standard("draughts").expect("draughts");
        let game = Match::<Draughts>::new(setup, Vec::new(), 0);
        assert!(game.analysis().is_none() && game.side_lines().is_empty());
    }
}
