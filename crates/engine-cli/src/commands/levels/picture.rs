//! The levels' ratings, as a picture.

use std::fmt::{self, Write};

use super::fit::Ratings;
use super::player::Player;
use crate::chart::{Chart, MARGIN, WIDTH};

/// Room for numbers at the left.
const LEFT: f64 = 60.0;
/// A line across each so many Elo.
const GRID: f64 = 500.0;

/// An SVG file: levels as blue dots with their 95 % intervals, the others as dashed lines. The player at `zero` has 0.
pub fn svg(row: &[Player], ratings: &Ratings, zero: usize) -> String {
    let mut svg = String::new();
    draw(&mut svg, row, ratings, zero).expect("a string takes all");
    svg
}

fn draw(svg: &mut String, row: &[Player], ratings: &Ratings, zero: usize) -> fmt::Result {
    let elo: Vec<f64> = (0..row.len()).map(|at| ratings.above(at, zero)).collect();
    let frame = Frame::around(&elo);
    frame.0.begin(svg)?;
    frame.grid(svg)?;
    let count = row.iter().filter(|player| matches!(player, Player::Level(_))).count();
    let mut done = 0;
    for (at, player) in row.iter().enumerate() {
        if let Player::Level(level) = player {
            done += 1;
            let x = frame.0.x((f64::from(done) - 0.5) / count as f64);
            let error = ratings.error(at, zero);
            frame.dot(svg, x, elo[at], error, level.number)?;
        } else {
            frame.line(svg, elo[at], &player.to_string())?;
        }
    }
    writeln!(svg, "</svg>")
}

/// A chart whose heights are Elo.
struct Frame(Chart);

impl Frame {
    /// From one line of the grid to another.
    fn around(elo: &[f64]) -> Frame {
        let least = elo.iter().copied().fold(0.0, f64::min) - 1.0;
        let most = elo.iter().copied().fold(0.0, f64::max) + 1.0;
        let (least, most) = ((least / GRID).floor() * GRID, (most / GRID).ceil() * GRID);
        Frame(Chart { left: LEFT, height: 420.0, least, most })
    }

    fn y(&self, elo: f64) -> f64 {
        self.0.y(elo)
    }

    fn grid(&self, svg: &mut String) -> fmt::Result {
        let Chart { least, most, .. } = self.0;
        for line in 0..=((most - least) / GRID).round() as u32 {
            let elo = least + GRID * f64::from(line);
            self.0.line(svg, elo, &format!("{elo:.0}"))?;
        }
        Ok(())
    }

    fn dot(&self, svg: &mut String, x: f64, elo: f64, error: f64, number: u8) -> fmt::Result {
        let (y, low, high) = (self.y(elo), self.y(elo - error), self.y(elo + error));
        let bottom = self.0.below();
        writeln!(svg, r##"<path d="M{x:.1} {low:.1}V{high:.1}" stroke="#1565c0"/>"##)?;
        writeln!(
            svg,
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="#1565c0"><title>level {number}: {elo:.0} Elo, ± {error:.0}</title></circle>"##
        )?;
        writeln!(svg, r#"<text x="{x:.1}" y="{bottom}" text-anchor="middle">{number}</text>"#)
    }

    fn line(&self, svg: &mut String, elo: f64, name: &str) -> fmt::Result {
        let (y, right) = (self.y(elo), WIDTH - MARGIN);
        writeln!(svg, r##"<path d="M{LEFT} {y:.1}H{right}" stroke="#888" stroke-dasharray="4 4"/>"##)?;
        writeln!(svg, r##"<text x="{}" y="{:.1}" fill="#666">{name}</text>"##, LEFT + 6.0, y - 4.0)
    }
}

#[cfg(test)]
mod tests {
    use engine::levels::LEVELS;

    use super::super::fit;
    use super::super::series::Results;
    use super::*;

    #[test]
    fn ratings_become_heights() {
        let row = [Player::Level(LEVELS[0]), Player::Greedy, Player::Level(LEVELS[9])];
        let won = |players| Results { players, won: 24, drawn: 0, lost: 76 };
        let ratings = fit::ratings(3, &[won([0, 1]), won([1, 2])]);
        let svg = svg(&row, &ratings, 1);
        // From −500 to 500 over 360 units: 200 Elo are 72 above and below the middle, at 200.
        assert!(svg.contains(r##"<path d="M60 200.0H620" stroke="#888""##), "{svg}");
        assert!(svg.contains(r#"cx="200.0" cy="272."#), "{svg}");
        assert!(svg.contains("level 10: 200 Elo") && svg.ends_with("</svg>\n"), "{svg}");
    }

    #[test]
    fn without_games_it_is_a_picture_too() {
        let row = [Player::Greedy];
        assert!(!svg(&row, &fit::ratings(1, &[]), 0).contains("NaN"));
    }
}
