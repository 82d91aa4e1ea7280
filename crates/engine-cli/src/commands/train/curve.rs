//! The errors over the epochs, as a picture.

use std::fmt::{self, Write};

use super::settings::Epoch;
use crate::chart::{Chart, MARGIN, WIDTH};

/// Lines across.
const GRID: usize = 5;

/// An SVG file: training in grey, the check in blue.
pub(super) fn svg(epochs: &[Epoch]) -> String {
    let mut svg = String::new();
    draw(&mut svg, epochs).expect("a string takes all");
    svg
}

fn draw(svg: &mut String, epochs: &[Epoch]) -> fmt::Result {
    let errors = || epochs.iter().flat_map(|epoch| [epoch.training, epoch.check]);
    let (least, most) = (errors().fold(f64::MAX, f64::min), errors().fold(f64::MIN, f64::max));
    let height = (most - least).max(1e-9);
    let chart = Chart { left: 70.0, height: 360.0, least: most - height, most };
    let x = |epoch: usize| chart.x(epoch as f64 / (epochs.len().max(2) - 1) as f64);
    chart.begin(svg)?;
    for line in 0..=GRID {
        let error = least + height * line as f64 / GRID as f64;
        chart.line(svg, error, &format!("{error:.5}"))?;
    }
    let bottom = chart.below();
    for epoch in 0..epochs.len() {
        if epoch == 0 || epoch + 1 == epochs.len() {
            writeln!(
                svg,
                r#"<text x="{:.1}" y="{bottom}" text-anchor="middle">epoch {}</text>"#,
                x(epoch),
                epoch + 1
            )?;
        }
    }
    let mut curve = |name: &str, colour: &str, of: fn(&Epoch) -> f64| {
        let points: Vec<String> = epochs
            .iter()
            .enumerate()
            .map(|(at, epoch)| format!("{:.1},{:.1}", x(at), chart.y(of(epoch))))
            .collect();
        let points = points.join(" ");
        writeln!(
            svg,
            r#"<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"><title>{name}</title></polyline>"#
        )
    };
    curve("training", "#888", |epoch| epoch.training)?;
    curve("check", "#1565c0", |epoch| epoch.check)?;
    let right = WIDTH - MARGIN;
    writeln!(
        svg,
        r##"<text x="{right}" y="{}" text-anchor="end" fill="#666">training</text>"##,
        MARGIN + 14.0
    )?;
    writeln!(
        svg,
        r##"<text x="{right}" y="{}" text-anchor="end" fill="#1565c0">check</text>"##,
        MARGIN + 30.0
    )?;
    writeln!(svg, "</svg>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_become_heights() {
        let epochs = [(0.08, 0.07), (0.06, 0.065)].map(|(training, check)| Epoch { training, check });
        let svg = svg(&epochs);
        assert!(svg.contains(r#"<polyline points="70.0,20.0 620.0,320.0""#), "{svg}");
        assert!(svg.contains(r#"<polyline points="70.0,170.0 620.0,245.0""#), "{svg}");
        assert!(svg.contains("epoch 2<") && svg.ends_with("</svg>\n"), "{svg}");
    }

    #[test]
    fn one_epoch_or_none_is_a_picture_too() {
        for epochs in [&[][..], &[Epoch { training: 0.1, check: 0.1 }]] {
            assert!(!svg(epochs).contains("NaN"));
        }
    }
}
