use super::model::{Model, WEIGHT_MAX};

const DECAY: f32 = 0.01;
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
const EPSILON: f32 = 1e-8;

/// AdamW: Loshchilov & Hutter, "Decoupled weight decay regularization", 2019.
pub(super) struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub fn new() -> Adam {
        let count = Model::zero().rows().count();
        Adam { first: vec![0.0; count], second: vec![0.0; count], steps: 0 }
    }

    /// One step against the gradient.
    pub fn step(&mut self, model: &mut Model, gradient: &mut Model, rate: f32, samples: usize) {
        self.steps += 1;
        let (correct_1, correct_2) = (1.0 - BETA_1.powi(self.steps), 1.0 - BETA_2.powi(self.steps));
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((weight, slope), (first, second)) in model.rows().zip(gradient.rows()).zip(moments) {
            let slope = *slope / samples as f32;
            *first += (1.0 - BETA_1) * (slope - *first);
            *second += (1.0 - BETA_2) * (slope * slope - *second);
            let step = (*first / correct_1) / ((*second / correct_2).sqrt() + EPSILON);
            *weight -= rate * (step + DECAY * *weight);
            *weight = weight.clamp(-WEIGHT_MAX, WEIGHT_MAX);
        }
    }
}
