//! A real PostgreSQL for tests: the machine's own program, over a folder in the temporary one, reached by a socket there,
//! on no port.
//!
//! [`Cluster::shared`] is one for all tests of a run, whichever process they are in, with a [`Database`] for each test.
//! The first that asks starts it. Whoever uses it holds a lock; a small watchman (`keep.sh`) stops and removes it once
//! nobody has held the lock for some seconds. So nothing is left running, even after tests that were killed.

mod cluster;
mod database;
mod locks;
mod programs;

pub use cluster::Cluster;
pub use database::Database;
