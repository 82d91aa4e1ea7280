//! Every number of the rating system, in one place. They are the set that lichess and PlayStrategy use
//! together, the second a site as small as ours begins: where they differ from Glickman's paper it says why.

use skillratings::glicko2::Glicko2Config;

use crate::time::Millis;

/// Where everybody begins: the middle of Glickman's scale.
pub const RATING_START: f64 = 1500.0;
/// Nobody falls below. A few lost games too many must not bury a beginner.
pub const RATING_MIN: f64 = 400.0;
pub const RATING_MAX: f64 = 4000.0;

/// How unsure a first rating is, and the most unsure any rating becomes. Wider than the paper's 350: the
/// first games find a newcomer's place sooner, and a small site has few games to find it with.
pub const DEVIATION_MAX: f64 = 500.0;
/// The surest a rating becomes: below it somebody who improves could hardly rise.
pub const DEVIATION_MIN: f64 = 45.0;
/// What a player's first rating at one speed is unsure by, when their main rating is known.
pub const DEVIATION_NEW_SPEED: f64 = 230.0;
/// From here up a rating is shown as provisional.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// How much a player's strength is expected to wander in a period, on Glicko-2's own scale.
pub const VOLATILITY_START: f64 = 0.09;
pub const VOLATILITY_MIN: f64 = 0.01;
pub const VOLATILITY_MAX: f64 = 0.1;

/// One rating period, 4.665 days: a deviation of 60 has grown to 110 after a year without a game, at a
/// volatility of 0.06.
pub const PERIOD: Millis = Millis(403_060_272);

/// What a millisecond without a game adds to the square of a deviation, for each unit of the square of the
/// volatility. Exported for a store that compares deviations of today itself.
pub const WANDER: f64 = SCALE * SCALE / PERIOD.0 as f64;

/// The most that one game changes a rating.
pub const CHANGE_MAX: f64 = 700.0;

/// `tau` holds the volatility back: 0.3 to 1.2 by the paper.
pub const GLICKO: Glicko2Config = Glicko2Config { tau: 0.75, convergence_tolerance: 0.000_001 };

/// Points of the shown scale to one of Glicko-2's own.
pub const SCALE: f64 = 173.7178;
