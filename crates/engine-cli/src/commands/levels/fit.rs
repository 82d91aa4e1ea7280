//! One scale from many results.
//
// CITE: the model: Bradley & Terry, "Rank Analysis of Incomplete Block Designs: I. The Method of Paired Comparisons",
// 1952, with a draw as half a win; the Elo scale: Elo, "The Rating of Chessplayers, Past and Present", 1978.

mod solve;

use super::series::Results;

/// Where each player stands, in Elo, and how surely.
pub struct Ratings {
    elo: Vec<f64>,
    covariance: Vec<Vec<f64>>,
}

/// Elo points to one unit of the logistic function's argument.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The spread of players that is expected before any game: so wide that it moves no rating that games have told of, and
/// keeps finite the rating of somebody who lost them all. In Elo.
const SPREAD: f64 = 3_000.0;

/// 95 % of a normal distribution lie within so many standard deviations of its middle.
const SIGMAS: f64 = 1.96;

impl Ratings {
    /// How far `player` stands above `other`, in Elo.
    pub fn above(&self, player: usize, other: usize) -> f64 {
        self.elo[player] - self.elo[other]
    }

    /// The true difference of the two lies within so many Elo of [`Ratings::above`], with a probability of 95 %. The
    /// games count as independent, which two from one opening are not quite.
    pub fn error(&self, player: usize, other: usize) -> f64 {
        let covariance = |a: usize, b: usize| self.covariance[a][b];
        let variance =
            covariance(player, player) + covariance(other, other) - 2.0 * covariance(player, other);
        SIGMAS * variance.max(0.0).sqrt()
    }
}

/// The ratings of so many players that make these results the likeliest, by Newton's method.
pub fn ratings(players: usize, results: &[Results]) -> Ratings {
    let mut strengths = vec![0.0; players];
    let mut curvature = Vec::new();
    for _ in 0..200 {
        let slope;
        (slope, curvature) = derivatives(&strengths, results);
        let step = solve::solve(curvature.clone(), slope);
        let largest = step.iter().fold(0.0, |most: f64, step| most.max(step.abs()));
        // Far from the top the curvature misleads: one unit is as far as it can be trusted.
        let share = if largest > 1.0 { 1.0 / largest } else { 1.0 };
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += share * step);
        if largest < 1e-9 {
            break;
        }
    }
    let mut covariance = solve::inverse(&curvature);
    covariance.iter_mut().flatten().for_each(|value| *value *= ELO * ELO);
    Ratings { elo: strengths.iter().map(|strength| strength * ELO).collect(), covariance }
}

/// The slope of the results' log-likelihood, and its curvature with the sign turned.
fn derivatives(strengths: &[f64], results: &[Results]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = strengths.len();
    let precision = (ELO / SPREAD).powi(2);
    let mut slope: Vec<f64> = strengths.iter().map(|strength| -precision * strength).collect();
    let mut curvature = vec![vec![0.0; players]; players];
    (0..players).for_each(|player| curvature[player][player] = precision);
    for result in results {
        let [first, second] = result.players;
        let games = f64::from(result.games());
        let expected = 1.0 / (1.0 + (strengths[second] - strengths[first]).exp());
        let surplus = result.points() - games * expected;
        slope[first] += surplus;
        slope[second] -= surplus;
        let weight = games * expected * (1.0 - expected);
        for (row, column, sign) in
            [(first, first, 1.0), (second, second, 1.0), (first, second, -1.0), (second, first, -1.0)]
        {
            curvature[row][column] += sign * weight;
        }
    }
    (slope, curvature)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(first: usize, second: usize, won: u32, drawn: u32, lost: u32) -> Results {
        Results { players: [first, second], won, drawn, lost }
    }

    #[test]
    fn two_players_stand_apart_as_their_score_says() {
        let ratings = ratings(2, &[results(0, 1, 60, 8, 32)]);
        // 64 %, and the textbook's error of a share.
        assert!((ratings.above(0, 1) - 100.0).abs() < 1.0, "{}", ratings.above(0, 1));
        let error = 1.96 * ELO / (100.0_f64 * 0.64 * 0.36).sqrt();
        assert!((ratings.error(0, 1) - error).abs() < 1.0, "{} {error}", ratings.error(0, 1));
    }

    #[test]
    fn results_that_agree_add_up() {
        // 200 Elo: 76.0 %; 400 Elo: 90.9 %.
        let all = [results(1, 0, 760, 0, 240), results(2, 1, 760, 0, 240), results(2, 0, 909, 0, 91)];
        let ratings = ratings(3, &all);
        assert!((ratings.above(2, 0) - 400.0).abs() < 2.0, "{}", ratings.above(2, 0));
        assert!(ratings.error(2, 0) < ratings.error(2, 1) + ratings.error(1, 0));
    }

    #[test]
    fn who_lost_all_games_or_played_none_has_a_rating_too() {
        let ratings = ratings(3, &[results(0, 1, 20, 0, 0)]);
        let above = ratings.above(0, 1);
        assert!((500.0..3_000.0).contains(&above), "{above}");
        assert!(ratings.error(0, 1) > 300.0);
        assert!(ratings.above(2, 0).is_finite() && ratings.error(2, 0) > 3_000.0);
    }
}
