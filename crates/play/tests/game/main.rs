//! How a game is played, matter by matter, told at a [`table`].

mod table;

mod abandonment;
mod abort;
mod clock;
mod deadline;
mod draw;
mod flag;
mod gift;
mod join;
mod moves;
mod outage;
mod passes;
mod rematch;
mod resign;
mod rule;
mod start;
mod takeback;
mod vacation;
