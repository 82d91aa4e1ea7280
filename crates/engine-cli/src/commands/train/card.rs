//! What a network is made of, for whoever finds it: a page in Markdown.

use std::fmt::{self, Write};

use super::checkpoint::State;
use super::settings::Settings;

/// The page. `hash` is that of the network's file, `date` the caller's.
pub(super) fn card(state: &State, hash: &str, date: Option<&str>) -> String {
    let mut card = String::new();
    write(&mut card, state, hash, date).expect("a string takes all");
    card
}

fn write(card: &mut String, state: &State, hash: &str, date: Option<&str>) -> fmt::Result {
    let settings = &state.settings;
    writeln!(card, "# Network {hash}\n")?;
    if let Some(date) = date {
        writeln!(card, "Made on {date}.\n")?;
    }
    let Settings { hidden, scale, seed, batch, .. } = settings;
    writeln!(
        card,
        "- inputs: {} ({} windows), hidden units: {hidden}",
        settings.inputs.count(),
        settings.inputs
    )?;
    writeln!(card, "- scale: {scale} hundredths of a piece to one unit of the output")?;
    let result = settings.result;
    writeln!(card, "- target: {result} × result + {:.2} × what the score foretells", 1.0 - result)?;
    writeln!(
        card,
        "- rate: {}, after a warm-up of {} of all steps along a cosine",
        settings.rate, settings.warm_up
    )?;
    writeln!(
        card,
        "- epochs: {} of {}; {} steps of {batch} positions",
        state.epochs.len(),
        settings.epochs,
        state.step
    )?;
    writeln!(card, "- seed: {seed}, threads: {}", settings.threads)?;
    if let Some(from) = &settings.from {
        writeln!(card, "- begun with the checkpoint {from}")?;
    }
    writeln!(
        card,
        "\n## Positions\n\n| file | games | positions | SHA-256 | made by |\n|---|---|---|---|---|"
    )?;
    for file in &settings.files {
        let made =
            file.settings.as_deref().map_or("not known".to_owned(), |settings| format!("`{settings}`"));
        writeln!(card, "| {} | {} | {} | {} | {made} |", file.name, file.games, file.positions, file.hash)?;
    }
    writeln!(card, "\n## Errors\n\nMean squares, in training and on games that were not learned from.\n")?;
    writeln!(card, "| epoch | training | check |\n|---|---|---|")?;
    for (number, epoch) in state.epochs.iter().enumerate() {
        writeln!(card, "| {} | {:.6} | {:.6} |", number + 1, epoch.training, epoch.check)?;
    }
    Ok(())
}
