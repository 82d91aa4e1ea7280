//! Linear equations, few and well-behaved.

/// The `x` of `matrix · x = right`, by Gauss's elimination; the matrix must be positive definite, so that no rows need
/// be swapped.
pub fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    for pivot in 0..right.len() {
        let pivots = matrix[pivot].clone();
        for row in pivot + 1..right.len() {
            let factor = matrix[row][pivot] / pivots[pivot];
            matrix[row].iter_mut().zip(&pivots).for_each(|(value, above)| *value -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..right.len()).rev() {
        let known: f64 = (row + 1..right.len()).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// The inverse of a symmetric, positive definite matrix.
pub fn inverse(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let unit = |at: usize| (0..matrix.len()).map(|row| f64::from(u8::from(row == at))).collect();
    (0..matrix.len()).map(|at| solve(matrix.to_vec(), unit(at))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_the_unit() {
        let matrix = vec![vec![4.0, 1.0, -1.0], vec![1.0, 3.0, 0.5], vec![-1.0, 0.5, 2.0]];
        let inverse = inverse(&matrix);
        for (row, left) in matrix.iter().enumerate() {
            for (column, right) in inverse.iter().enumerate() {
                let product: f64 = left.iter().zip(right).map(|(a, b)| a * b).sum();
                assert!((product - f64::from(u8::from(row == column))).abs() < 1e-12);
            }
        }
    }
}
