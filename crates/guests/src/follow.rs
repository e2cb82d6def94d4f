//! A guest together with the match that it follows, for programs that have nothing else to do with it.

use std::time::Duration;

use coffer_rules::{MatchError, Record, Seat};

use crate::guest::{Guest, GuestNews};
use crate::seen::{FollowError, SharedMatch, open};
use crate::transport::GuestTransport;

/// Why a guest cannot go on: what the host sends is not to be followed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LostError {
    /// There is no such variant in this version of the game.
    #[error("there is no variant “{0}”")]
    NoSuchVariant(String),
    /// The match cannot be begun.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// The record of a match that is over cannot be read.
    #[error("the record of the match cannot be read")]
    NoRecord,
    /// A move or a view does not fit.
    #[error(transparent)]
    Follow(#[from] FollowError),
}

/// A guest and its match.
pub struct Follower {
    /// The guest.
    pub guest: Guest,
    game: Option<Box<dyn SharedMatch>>,
    /// The seat from which the match is seen. The table may know a later one already.
    viewer: Option<Seat>,
}

impl Follower {
    /// A guest without a match.
    pub fn new(guest: Guest) -> Self {
        Self {
            guest,
            game: None,
            viewer: None,
        }
    }

    /// The match, once one has begun.
    pub fn game(&self) -> Option<&dyn SharedMatch> {
        self.game.as_deref()
    }

    /// The seat from which it is seen; `None` for an onlooker.
    pub fn viewer(&self) -> Option<Seat> {
        match self.game {
            Some(_) => self.viewer,
            None => self.guest.table()?.yours,
        }
    }

    /// Handles everything that has arrived, follows the match, and returns the news.
    ///
    /// # Errors
    /// If the match cannot be followed.
    pub fn run(
        &mut self,
        transport: &mut dyn GuestTransport,
        now: Duration,
    ) -> Result<Vec<GuestNews>, LostError> {
        self.guest.run(transport, now);
        let mut all = Vec::new();
        while let Some(news) = self.next_news()? {
            all.push(news);
        }
        Ok(all)
    }

    /// Takes the next news of the guest and follows it: the match is then as it was right after it.
    ///
    /// # Errors
    /// If the match cannot be followed.
    pub fn next_news(&mut self) -> Result<Option<GuestNews>, LostError> {
        let news = self.guest.news();
        if let Some(news) = &news {
            self.follow(news)?;
        }
        Ok(news)
    }

    fn follow(&mut self, news: &GuestNews) -> Result<(), LostError> {
        let viewer = self.viewer;
        match (news, &mut self.game) {
            (GuestNews::Begun, game) => {
                let Some(table) = self.guest.table() else {
                    return Ok(());
                };
                let viewer = table.yours;
                let record = table.record();
                let mut begun = open_record(&record)?;
                let start = table.game.as_ref().and_then(|game| game.start.as_ref());
                if let Some(start) = start {
                    begun.follow_start(viewer, start)?;
                }
                *game = Some(begun);
                self.viewer = viewer;
                self.follow_table();
            }
            (GuestNews::Table, Some(_)) => self.follow_table(),
            (GuestNews::Retreat(plies), Some(game)) => {
                game.retreat(*plies);
                self.follow_table();
            }
            (GuestNews::Ply(ply), Some(game)) => game.follow_ply(viewer, ply)?,
            (GuestNews::Ended(ending), Some(game)) => {
                game.end(*ending).map_err(FollowError::Ending)?
            }
            (GuestNews::Record(text), Some(game)) => {
                let record = Record::from_json(text).map_err(|_| LostError::NoRecord)?;
                *game = open_record(&record)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes over who sits where.
    fn follow_table(&mut self) {
        let (Some(table), Some(game)) = (self.guest.table(), &mut self.game) else {
            return;
        };
        if table.game.is_none() {
            self.game = None;
            return;
        }
        for (seat, sitter) in (0..).map(Seat).zip(&table.seats) {
            game.replace(seat, sitter.occupant());
        }
    }
}

fn open_record(record: &Record) -> Result<Box<dyn SharedMatch>, LostError> {
    let opened = open(record);
    let opened = opened.ok_or_else(|| LostError::NoSuchVariant(record.variant.clone()))?;
    Ok(opened?)
}
