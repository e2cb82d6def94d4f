//! What computer players know by heart: tuned weights, an opening book, tablebases.
//!
//! Nothing of it is global. Whoever runs the program reads the files once and hands the
//! [`Knowledge`] to the players it makes; a player without it plays by search and by hand-set
//! weights alone. As a player has all of its knowledge from its first move on, the same position,
//! nodes and seed give the same move, whatever is being loaded elsewhere: what a tablebase has not
//! unpacked yet it unpacks when it is first asked.

use std::sync::Arc;

use thiserror::Error;

use super::book::{self, Book, BookError};
use super::mill::tablebase as mill;
use super::tablebase::{self, Tablebase, TablebaseError};
use super::tuned::{self, Weights, WeightsError};
use crate::rules::mill::board::Options as MillOptions;

/// What players know. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    weights: Option<Arc<Weights>>,
    book: Option<Arc<Book>>,
    draughts: Option<Arc<Tablebase>>,
    mill: Option<Arc<mill::Tablebase>>,
}

/// Why a file teaches nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum KnowledgeError {
    /// It begins like none of them.
    #[error("this is neither weights nor a book nor a tablebase, or one of another version")]
    Unknown,
    /// Weights that cannot be read.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// A book that cannot be read.
    #[error(transparent)]
    Book(#[from] BookError),
    /// A tablebase of draughts that cannot be read.
    #[error(transparent)]
    Draughts(#[from] TablebaseError),
    /// A tablebase of the mill games that cannot be read.
    #[error(transparent)]
    Mill(#[from] mill::TablebaseError),
}

impl Knowledge {
    /// What is small enough to be part of every program: weights and the opening book.
    ///
    /// # Errors
    /// If this program was built with damaged files.
    pub fn built_in() -> Result<Knowledge, KnowledgeError> {
        Knowledge::of_files([tuned::FILE, book::DRAUGHTS])
    }

    /// Everything that there is, tablebases included. A program that does not call this does not
    /// carry them.
    ///
    /// # Errors
    /// If this program was built with damaged files.
    pub fn complete() -> Result<Knowledge, KnowledgeError> {
        Knowledge::of_files([
            tuned::FILE,
            book::DRAUGHTS,
            tablebase::FILE,
            super::mill::tablebase::FILE,
        ])
    }

    /// Reads these files.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn of_files<'a>(
        files: impl IntoIterator<Item = &'a [u8]>,
    ) -> Result<Knowledge, KnowledgeError> {
        let mut knowledge = Knowledge::default();
        files
            .into_iter()
            .try_for_each(|file| knowledge.learn(file))?;
        Ok(knowledge)
    }

    /// Reads one more file, of whichever kind, in place of an earlier one of that kind. This is
    /// quick: tablebases stay packed. Players that were made before do not change.
    ///
    /// # Errors
    /// If it is no such file or damaged; nothing has changed then.
    pub fn learn(&mut self, file: &[u8]) -> Result<(), KnowledgeError> {
        match file.first_chunk() {
            Some(&tuned::MAGIC) => self.weights = Some(Arc::new(Weights::from_bytes(file)?)),
            Some(&book::MAGIC) => self.book = Some(Arc::new(Book::from_bytes(file)?)),
            Some(&tablebase::MAGIC) => self.draughts = Some(Arc::new(Tablebase::from_bytes(file)?)),
            Some(&mill::MAGIC) => self.mill = Some(Arc::new(mill::Tablebase::from_bytes(file)?)),
            _ => return Err(KnowledgeError::Unknown),
        }
        Ok(())
    }

    /// The tuned weights of draughts.
    #[must_use]
    pub fn weights(&self) -> Option<Arc<Weights>> {
        self.weights.clone()
    }

    /// The opening book of draughts.
    #[must_use]
    pub fn book(&self) -> Option<Arc<Book>> {
        self.book.clone()
    }

    /// The tablebase of draughts.
    #[must_use]
    pub fn draughts(&self) -> Option<Arc<Tablebase>> {
        self.draughts.clone()
    }

    /// The tablebase of the mill games, if it holds for these rules.
    #[must_use]
    pub fn mill(&self, terms: MillOptions) -> Option<Arc<mill::Tablebase>> {
        self.mill.clone().filter(|_| !terms.may)
    }

    /// Unpacks all tablebases of a game, so that no move waits for it.
    pub fn unpack_for(&self, game: &str) {
        match game {
            "draughts" => self.unpack(),
            "mill" => self.mill.iter().for_each(|endings| endings.unpack()),
            _ => {}
        }
    }

    /// Unpacks what nearly every match comes to, so that nobody waits for it later. It changes no
    /// move. The mill games unpack theirs in a fifth of a second when they are played.
    pub fn unpack(&self) {
        if let Some(endings) = &self.draughts {
            endings.unpack();
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::OnceLock;

    use super::*;
    use crate::players::levels::Courtier;
    use crate::players::system_clock;
    use crate::players::think_request::ThinkRequest;
    use crate::players::thinker::{CourtGame, Thought};
    use crate::rules::draughts::Draughts;
    use crate::rules::mill::Mill;
    use crate::rules::{Game, Occupant, Setup, legal_moves};

    /// Everything, read once for all tests.
    pub(crate) fn complete() -> &'static Knowledge {
        static ALL: OnceLock<Knowledge> = OnceLock::new();
        ALL.get_or_init(|| Knowledge::complete().expect("the files are whole"))
    }

    /// The weights alone: for tests of the search, which a book or a tablebase would answer.
    pub(crate) fn weights() -> &'static Knowledge {
        static WEIGHTS: OnceLock<Knowledge> = OnceLock::new();
        WEIGHTS.get_or_init(|| Knowledge::of_files([tuned::FILE]).expect("the file is whole"))
    }

    #[test]
    fn every_file_of_this_program_is_read() {
        let all = Knowledge::complete().expect("the files are whole");
        assert!(all.weights().is_some() && all.book().is_some() && all.draughts().is_some());
        let terms = |may| MillOptions {
            may,
            ..MillOptions::default()
        };
        assert!(all.mill(terms(false)).is_some());
        assert!(all.mill(terms(true)).is_none(), "it does not hold there");
        let some = Knowledge::built_in().expect("the files are whole");
        assert!(some.weights().is_some() && some.book().is_some());
        assert!(some.draughts().is_none() && some.mill(terms(false)).is_none());
    }

    #[test]
    fn what_cannot_be_read_changes_nothing() {
        let mut knowledge = Knowledge::built_in().expect("the files are whole");
        for file in [&b""[..], b"KCWEIGH", b"KCWHATS\x01and more"] {
            assert_eq!(knowledge.learn(file), Err(KnowledgeError::Unknown));
        }
        for (file, error) in [
            (tuned::FILE, WeightsError.into()),
            (book::DRAUGHTS, BookError::Damaged.into()),
            (tablebase::FILE, TablebaseError::Damaged.into()),
            (mill::FILE, mill::TablebaseError::Damaged.into()),
        ] {
            assert_eq!(knowledge.learn(&file[..file.len() - 1]), Err(error));
        }
        assert!(knowledge.weights().is_some() && knowledge.book().is_some());
        assert!(knowledge.draughts().is_none());
    }

    /// What a courtier answers in a position of a variant.
    fn asked<G>(variant: &str, position: &str, knowledge: &Knowledge) -> Thought<G::Move>
    where
        G: CourtGame + Game<View = G>,
    {
        let setup = Setup::standard(variant).expect("registered");
        let game = G::from_position(&setup, position).expect("a position");
        let question = ThinkRequest::<G> {
            variant: variant.to_owned(),
            who: Occupant::Courtier(Courtier::ThomasCromwell.level()),
            view: game.view(game.turn().seat()),
            legal: legal_moves(&game),
            seed: 7,
            nodes: Some(3_000),
        };
        question.think(knowledge, &question.request(system_clock))
    }

    /// Asked before anything is unpacked, while another thread unpacks it, and afterwards: the same
    /// nodes and seed give the same thought. Without the tablebases it is another.
    fn is_the_same_while_it_is_unpacked<G>(variant: &str, position: &str)
    where
        G: CourtGame + Game<View = G>,
    {
        let knowledge = Knowledge::complete().expect("the files are whole");
        let before = asked::<G>(variant, position, &knowledge);
        let fresh = Knowledge::complete().expect("the files are whole");
        let during = std::thread::scope(|scope| {
            scope.spawn(|| {
                fresh.unpack();
                fresh.mill.iter().for_each(|endings| endings.unpack());
            });
            asked::<G>(variant, position, &fresh)
        });
        let after = asked::<G>(variant, position, &fresh);
        assert_eq!(before, during, "{variant}");
        assert_eq!(before, after, "{variant}");
        let without = Knowledge::built_in().expect("the files are whole");
        assert_ne!(before, asked::<G>(variant, position, &without), "{variant}");
    }

    #[test]
    fn thinking_does_not_depend_on_what_is_unpacked() {
        is_the_same_while_it_is_unpacked::<Draughts>("draughts", "B:WK4,K18,21:BK5,K9,11");
        is_the_same_while_it_is_unpacked::<Mill>("nine_mens_morris", MILL);
    }

    /// Four men each, White to move.
    const MILL: &str = "W:Wa7,b6,c5,d1:Bd7,g4,e5,b2";
}
