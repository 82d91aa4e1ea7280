//! Steps against the gradient.
//
// CITE: AdamW: Loshchilov & Hutter, "Decoupled weight decay regularization", 2019. That rows without a gradient rest,
// moments and all, is what common libraries call sparse or lazy Adam.

use std::ops::Range;

use super::gradient::Gradient;
use super::line::Line;
use super::weights::{Shape, WEIGHT_MAX, Weights};

const DECAY: f32 = 0.01;
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
const EPSILON: f32 = 1e-8;

pub(super) struct Adam {
    /// The running mean of the slopes, and that of their squares.
    pub first: Weights,
    pub second: Weights,
    /// Of each row.
    pub steps: Vec<u32>,
}

/// How large a step is.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    pub rate: f32,
    /// In the batch.
    pub samples: usize,
}

/// Some rows and all that belongs to them: one thread's share.
struct Part<'a> {
    weights: &'a mut [Line],
    first: &'a mut [Line],
    second: &'a mut [Line],
    steps: &'a mut [u32],
    gradients: Vec<(&'a mut [Line], &'a mut [bool])>,
}

impl Adam {
    pub fn new(shape: Shape) -> Adam {
        Adam { first: Weights::zero(shape), second: Weights::zero(shape), steps: vec![0; shape.rows()] }
    }

    /// One step against the sum of the gradients, which are zero then; as many threads as gradients work on it.
    pub fn step(&mut self, weights: &mut Weights, gradients: &mut [Gradient], pace: Pace) {
        let shape = weights.shape();
        let rows = shape.rows().div_ceil(gradients.len());
        let lines = rows * shape.row();
        let mut gradients: Vec<_> = gradients
            .iter_mut()
            .map(|gradient| {
                gradient.sums.lines_mut().chunks_mut(lines).zip(gradient.touched.chunks_mut(rows))
            })
            .collect();
        let moments = self.first.lines_mut().chunks_mut(lines).zip(self.second.lines_mut().chunks_mut(lines));
        let parts = weights.lines_mut().chunks_mut(lines).zip(self.steps.chunks_mut(rows)).zip(moments);
        std::thread::scope(|scope| {
            for ((weights, steps), (first, second)) in parts {
                let gradients = gradients.iter_mut().filter_map(Iterator::next).collect();
                let part = Part { weights, first, second, steps, gradients };
                scope.spawn(move || part.step(shape.row(), pace));
            }
        });
    }
}

impl Part<'_> {
    fn step(self, row: usize, pace: Pace) {
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
                // SAFETY: the processor has said that it has these instructions.
                return unsafe { self.step_avx512(row, pace) };
            }
            if is_x86_feature_detected!("avx2") {
                // SAFETY: as above.
                return unsafe { self.step_avx2(row, pace) };
            }
        }
        self.portable(row, pace);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn step_avx2(self, row: usize, pace: Pace) {
        self.portable(row, pace);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512vl,avx2")]
    fn step_avx512(self, row: usize, pace: Pace) {
        self.portable(row, pace);
    }

    #[inline(always)]
    fn portable(mut self, row: usize, pace: Pace) {
        for number in 0..self.steps.len() {
            let place = number * row..(number + 1) * row;
            let Some(sum) = collect(&mut self.gradients, number, place.clone()) else { continue };
            self.steps[number] += 1;
            let step = Step::new(self.steps[number], pace);
            let moments = self.first[place.clone()].iter_mut().zip(&mut self.second[place.clone()]);
            for ((weights, slopes), (first, second)) in self.weights[place].iter_mut().zip(sum).zip(moments) {
                step.take(weights, slopes, first, second);
                *slopes = Line::ZERO;
            }
        }
    }
}

/// The sum of a row over all gradients, in the first one; none if none of them touched it. The others are zero then,
/// and the row is untouched.
#[inline(always)]
fn collect<'a>(
    gradients: &'a mut [(&mut [Line], &mut [bool])],
    row: usize,
    place: Range<usize>,
) -> Option<&'a mut [Line]> {
    let ((sum, first_touched), others) = gradients.split_first_mut()?;
    let sum = &mut sum[place.clone()];
    let mut any = std::mem::take(&mut first_touched[row]);
    for (lines, touched) in others {
        if std::mem::take(&mut touched[row]) {
            any = true;
            for (sum, line) in sum.iter_mut().zip(&mut lines[place.clone()]) {
                sum.add(line);
                *line = Line::ZERO;
            }
        }
    }
    any.then_some(sum)
}

/// What is the same for all numbers of a row.
struct Step {
    rate: f32,
    /// One over the samples of a batch.
    share: f32,
    correct_1: f32,
    correct_2: f32,
}

impl Step {
    #[inline(always)]
    fn new(steps: u32, pace: Pace) -> Step {
        let correct = |beta: f32| 1.0 / (1.0 - beta.powi(steps.min(1 << 20) as i32));
        Step {
            rate: pace.rate,
            share: 1.0 / pace.samples as f32,
            correct_1: correct(BETA_1),
            correct_2: correct(BETA_2),
        }
    }

    #[inline(always)]
    fn take(&self, weights: &mut Line, slopes: &Line, first: &mut Line, second: &mut Line) {
        for lane in 0..Line::LEN {
            let slope = slopes.0[lane] * self.share;
            let (first, second, weight) = (&mut first.0[lane], &mut second.0[lane], &mut weights.0[lane]);
            *first += (1.0 - BETA_1) * (slope - *first);
            *second += (1.0 - BETA_2) * (slope * slope - *second);
            let step = *first * self.correct_1 / ((*second * self.correct_2).sqrt() + EPSILON);
            let moved = *weight - self.rate * (step + DECAY * *weight);
            *weight = moved.clamp(-WEIGHT_MAX, WEIGHT_MAX);
        }
    }
}
