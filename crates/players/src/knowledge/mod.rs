//! Precomputed knowledge of the computer players: tuned weights, an opening book, tablebases.
//!
//! None of it is global. The program reads the files once and passes the [`Knowledge`] to the
//! players it makes; a player without it plays by search and hand-set weights alone. A player has
//! all of its knowledge from its first move on, so the same position, node budget and seed give the
//! same move whatever is being loaded elsewhere: a tablebase that is not unpacked yet is unpacked
//! on the first probe.

pub(crate) mod draughts_features;
pub mod draughts_network;
pub mod draughts_weights;
pub mod losing_network;
pub mod mill_network;
pub mod network;
pub mod queens_guard_network;
pub mod queens_guard_weights;

use std::sync::Arc;

use coffer_rules::draughts::board::Board;
use coffer_rules::mill::board::{Board as MillBoard, Options as MillOptions};
use coffer_texts::Sentence;
use thiserror::Error;

use self::draughts_network::{self as draughts, DraughtsInputs};
use self::draughts_weights::{self as tuned, Weights, WeightsError};
use self::losing_network::{self as losing, LosingInputs};
use self::mill_network::MillInputs;
use self::network::Networks;
use self::queens_guard_network::NetworksByGame;
use self::queens_guard_weights::{self as queens_guard, WeightSets};
use crate::book::{self, Book, BookError};
use crate::kept::KeptPlayer;
use crate::mill_tablebase as mill;
use crate::tablebase::{self, Tablebase, TablebaseError};
use crate::wdl_tablebase::{self as wdl, Tablebases, WdlError, WdlTablebase};

/// The files that are small enough for every program, without those of which each game of a family
/// has its own.
const SMALL_FILES: [&[u8]; 5] = [
    tuned::FILE,
    draughts::FILE,
    losing::FILE,
    book::DRAUGHTS,
    queens_guard::FILE,
];

/// The knowledge of the players. Clones share the data.
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    weights: Option<Arc<Weights>>,
    networks: Option<Arc<Networks<DraughtsInputs>>>,
    losing_networks: Option<Arc<Networks<LosingInputs>>>,
    mill_networks: [Option<Arc<Networks<MillInputs>>>; 3],
    book: Option<Arc<Book>>,
    mill_books: [Option<Arc<Book>>; 3],
    draughts: Tablebases,
    mill: Option<Arc<mill::Tablebase>>,
    queens_guard: Option<Arc<WeightSets>>,
    queens_guard_networks: NetworksByGame,
    kept: KeptPlayer,
    adviser: KeptPlayer,
}

/// Why a file contains no knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum KnowledgeError {
    /// It begins like none of the known formats.
    #[error("{}", Sentence::new("players-foreign"))]
    Unknown,
    /// Weights that cannot be read.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// A book that cannot be read.
    #[error(transparent)]
    Book(#[from] BookError),
    /// A draughts tablebase that cannot be read.
    #[error(transparent)]
    Draughts(#[from] TablebaseError),
    /// A draughts tablebase without distances that cannot be read.
    #[error(transparent)]
    Wdl(#[from] WdlError),
    /// A mill tablebase that cannot be read.
    #[error(transparent)]
    Mill(#[from] mill::TablebaseError),
}

impl Knowledge {
    /// The parts that are small enough for every program: weights and the opening book.
    ///
    /// # Errors
    /// If the program was built with damaged files.
    pub fn built_in() -> Result<Knowledge, KnowledgeError> {
        let mill = mill_network::FILES.into_iter().chain(book::MILL);
        let by_game = mill.chain(queens_guard_network::FILES);
        Knowledge::of_files(SMALL_FILES.into_iter().chain(by_game))
    }

    /// The opening books alone, for a page whose courtiers are a program of their own.
    ///
    /// # Errors
    /// If the program was built with damaged files.
    pub fn books() -> Result<Knowledge, KnowledgeError> {
        let mut knowledge = Knowledge {
            book: Some(draughts_book(book::DRAUGHTS)?),
            ..Knowledge::default()
        };
        for (game, file) in book::MILL.into_iter().enumerate() {
            knowledge.mill_books[game] = Some(mill_book(game, file)?);
        }
        Ok(knowledge)
    }

    /// Everything, including the tablebases. A program that does not call this does not contain
    /// them.
    ///
    /// # Errors
    /// If the program was built with damaged files.
    pub fn complete() -> Result<Knowledge, KnowledgeError> {
        let mut knowledge = Knowledge::built_in()?;
        knowledge.learn(tablebase::FILE)?;
        knowledge.learn(wdl::FIVE_PIECES)?;
        knowledge.learn(mill::FILE)?;
        Ok(knowledge)
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

    /// Reads one more file of any kind, which replaces an earlier one of the same kind. This is
    /// quick, since tablebases stay packed. Players made before are not changed.
    ///
    /// # Errors
    /// If it is not such a file or is damaged; `self` is then unchanged.
    pub fn learn(&mut self, file: &[u8]) -> Result<(), KnowledgeError> {
        let magic: [u8; 8] = *file.first_chunk().ok_or(KnowledgeError::Unknown)?;
        match magic {
            tuned::MAGIC => self.weights = Some(Arc::new(Weights::from_bytes(file)?)),
            draughts::MAGIC => {
                self.networks = Some(Arc::new(Networks::from_bytes(&magic, file)?));
            }
            losing::MAGIC => {
                self.losing_networks = Some(Arc::new(Networks::from_bytes(&magic, file)?));
            }
            book::MAGIC => self.book = Some(draughts_book(file)?),
            tablebase::MAGIC => {
                let distances = Arc::new(Tablebase::from_bytes(file)?);
                self.draughts = self.draughts.clone().with_distances(distances);
            }
            wdl::MAGIC => {
                let results = Arc::new(WdlTablebase::from_bytes(file)?);
                self.draughts = self.draughts.clone().with(results);
            }
            mill::MAGIC => self.mill = Some(Arc::new(mill::Tablebase::from_bytes(file)?)),
            queens_guard::MAGIC => {
                self.queens_guard = Some(Arc::new(WeightSets::from_bytes(file)?));
            }
            _ => self.learn_by_game(magic, file)?,
        }
        self.kept = KeptPlayer::default();
        self.adviser = KeptPlayer::default();
        Ok(())
    }

    /// Reads the draughts tablebase with six pieces, of which a part may be solved.
    ///
    /// # Errors
    /// If it is anything else or is damaged; `self` is then unchanged.
    pub fn learn_six_pieces(&mut self, file: &[u8]) -> Result<(), KnowledgeError> {
        let table = WdlTablebase::from_bytes(file)?;
        if table.pieces() != *wdl::PIECES.end() {
            return Err(WdlError::Foreign.into());
        }
        self.draughts = self.draughts.clone().with(Arc::new(table));
        self.kept = KeptPlayer::default();
        self.adviser = KeptPlayer::default();
        Ok(())
    }

    /// [`Knowledge::learn`] for networks and books of which each game of a family has its own.
    fn learn_by_game(&mut self, magic: [u8; 8], file: &[u8]) -> Result<(), KnowledgeError> {
        let game = |magics: &[[u8; 8]]| magics.iter().position(|known| *known == magic);
        if let Some(game) = game(&mill_network::MAGICS) {
            self.mill_networks[game] = Some(Arc::new(Networks::from_bytes(&magic, file)?));
        } else if let Some(game) = game(&queens_guard_network::MAGICS) {
            let networks = Networks::from_bytes(&magic, file)?;
            self.queens_guard_networks.0[game] = Some(Arc::new(networks));
        } else {
            let game = game(&book::MILL_MAGICS).ok_or(KnowledgeError::Unknown)?;
            self.mill_books[game] = Some(mill_book(game, file)?);
        }
        Ok(())
    }

    /// The player that was asked last, made with this knowledge.
    #[must_use]
    pub const fn kept(&self) -> &KeptPlayer {
        &self.kept
    }

    /// The player that was last asked for a score alone.
    #[must_use]
    pub const fn adviser(&self) -> &KeptPlayer {
        &self.adviser
    }

    /// The tuned draughts weights.
    #[must_use]
    pub fn weights(&self) -> Option<Arc<Weights>> {
        self.weights.clone()
    }

    /// The draughts networks.
    #[must_use]
    pub fn networks(&self) -> Option<Arc<Networks<DraughtsInputs>>> {
        self.networks.clone()
    }

    /// The networks of Losing Draughts.
    #[must_use]
    pub fn losing_networks(&self) -> Option<Arc<Networks<LosingInputs>>> {
        self.losing_networks.clone()
    }

    /// The networks of the mill game with these options.
    #[must_use]
    pub fn mill_networks(&self, options: MillOptions) -> Option<Arc<Networks<MillInputs>>> {
        self.mill_networks[mill_network::number(options)].clone()
    }

    /// The draughts opening book.
    #[must_use]
    pub fn book(&self) -> Option<Arc<Book>> {
        self.book.clone()
    }

    /// The opening book of the mill game with these options, if it is valid for them.
    #[must_use]
    pub fn mill_book(&self, options: MillOptions) -> Option<Arc<Book>> {
        let book = self.mill_books[mill_network::number(options)].clone();
        book.filter(|_| !options.may)
    }

    /// The draughts tablebase with distances.
    #[must_use]
    pub fn draughts(&self) -> Option<Arc<Tablebase>> {
        self.draughts.distances().cloned()
    }

    /// All draughts tablebases.
    #[must_use]
    pub fn tablebases(&self) -> Tablebases {
        self.draughts.clone()
    }

    /// The mill tablebase, if it is valid for these options.
    #[must_use]
    pub fn mill(&self, terms: MillOptions) -> Option<Arc<mill::Tablebase>> {
        self.mill.clone().filter(|_| !terms.may)
    }

    /// The fitted weights for Queen's Guard and Bloody Queen.
    #[must_use]
    pub fn queens_guard(&self) -> Option<Arc<WeightSets>> {
        self.queens_guard.clone()
    }

    /// The networks of Queen's Guard and Bloody Queen.
    #[must_use]
    pub fn queens_guard_networks(&self) -> NetworksByGame {
        self.queens_guard_networks.clone()
    }

    /// Unpacks all tablebases, so that no move has to wait for that.
    pub fn unpack_all(&self) {
        self.unpack();
        if let Some(endings) = &self.mill {
            endings.unpack();
        }
    }

    /// Unpacks the tablebases that nearly every match reaches, so that nobody waits for them later.
    /// This changes no move. The mill tablebases take a fifth of a second and are unpacked when a
    /// mill game starts.
    pub fn unpack(&self) {
        if let Some(endings) = self.draughts.distances() {
            endings.unpack();
        }
    }
}

/// The draughts book in this file.
fn draughts_book(file: &[u8]) -> Result<Arc<Book>, BookError> {
    Book::from_bytes(&book::MAGIC, file, &Board::START).map(Arc::new)
}

/// The book in this file, of the mill game with this number.
fn mill_book(game: usize, file: &[u8]) -> Result<Arc<Book>, BookError> {
    let start = MillBoard::start(mill_network::GAMES[game]);
    Book::from_bytes(&book::MILL_MAGICS[game], file, &start).map(Arc::new)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::OnceLock;

    use coffer_rules::draughts::Draughts;
    use coffer_rules::mill::Mill;
    use coffer_rules::queens_guard::board::Options as QueensGuardOptions;
    use coffer_rules::{Game, Occupant, Setup, Strength, legal_moves};

    use super::*;
    use crate::seed::PlayerSeed;
    use crate::system_clock;
    use crate::think_request::ThinkRequest;
    use crate::thinker::{CourtGame, Thought};

    /// All knowledge, read once for all tests.
    pub(crate) fn complete() -> &'static Knowledge {
        static ALL: OnceLock<Knowledge> = OnceLock::new();
        ALL.get_or_init(|| Knowledge::complete().expect("the files are whole"))
    }

    /// The weights alone, for tests of the search: a book or a tablebase would replace it.
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
        assert!(some.weights().is_some() && some.networks().is_some() && some.book().is_some());
        assert!(some.queens_guard().is_some() && some.losing_networks().is_some());
        for bloody in [false, true] {
            let options = QueensGuardOptions {
                bloody,
                ..QueensGuardOptions::default()
            };
            assert!(some.queens_guard_networks().of(options).is_some());
        }
        for options in mill_network::GAMES {
            assert!(some.mill_networks(options).is_some() && some.mill_book(options).is_some());
            let may = MillOptions {
                may: true,
                ..options
            };
            assert!(some.mill_book(may).is_none(), "it has other moves");
        }
        assert!(some.draughts().is_none() && some.mill(terms(false)).is_none());
        let books = Knowledge::books().expect("the files are whole");
        assert!(books.book().is_some() && books.weights().is_none());
        assert!(
            mill_network::GAMES
                .iter()
                .all(|game| books.mill_book(*game).is_some())
        );
    }

    #[test]
    fn what_cannot_be_read_changes_nothing() {
        let mut knowledge = Knowledge::built_in().expect("the files are whole");
        for file in [&b""[..], b"KCWEIGH", b"KCWHATS\x01and more"] {
            assert_eq!(knowledge.learn(file), Err(KnowledgeError::Unknown));
        }
        for (file, error) in [
            (tuned::FILE, WeightsError.into()),
            (draughts::FILE, WeightsError.into()),
            (book::DRAUGHTS, BookError::Damaged.into()),
            (tablebase::FILE, TablebaseError::Damaged.into()),
            (wdl::FIVE_PIECES, WdlError::Damaged.into()),
            (mill::FILE, mill::TablebaseError::Damaged.into()),
            (queens_guard::FILE, WeightsError.into()),
            (losing::FILE, WeightsError.into()),
            (mill_network::FILES[0], WeightsError.into()),
            (queens_guard_network::FILES[1], WeightsError.into()),
            (book::MILL[0], BookError::Damaged.into()),
        ] {
            assert_eq!(knowledge.learn(&file[..file.len() - 1]), Err(error));
        }
        assert!(knowledge.weights().is_some() && knowledge.book().is_some());
        assert!(knowledge.draughts().is_none());
    }

    /// What a courtier thinks of a position.
    fn asked<G>(variant: &str, position: &str, knowledge: &Knowledge) -> Thought<G::Move>
    where
        G: CourtGame + Game<View = G>,
    {
        let setup = Setup::standard(variant).expect("registered");
        let game = G::from_position(&setup, position).expect("a position");
        let think_request = ThinkRequest::<G> {
            variant: variant.to_owned(),
            who: Occupant::Courtier(Strength::STRONGEST),
            view: game.view(game.turn().seat()),
            legal: legal_moves(&game),
            seed: PlayerSeed::of(7, 0),
            nodes: Some(3_000),
            threads: 1,
            analyses: true,
        };
        think_request.think(knowledge, &think_request.request(system_clock))
    }

    /// Asked before anything is unpacked, while another thread unpacks it, and afterwards: the same
    /// node budget and seed give the same thought. Without the tablebases the thought differs.
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
