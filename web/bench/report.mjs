/** The figures of a page beside what it may take, as a table; and all of them as a line of JSON. */

import { WEIGHTS, kilobytes } from '../tests/browser/help/weigh.js';
import { DIRECT, SLOWER, SLOW_4G } from './times.mjs';

/** The score, and milliseconds with the network as it is. */
const BUDGET = { shift: 0, firstMs: 1_000 };

/**
 * @typedef {object} Figures
 * @property {Awaited<ReturnType<typeof import('./weight.mjs').weight>>} weight
 * @property {{ width: number, shift: number }[]} shifts
 * @property {import('./times.mjs').Times[]} direct
 * @property {import('./times.mjs').Times[]} slow
 */

/** @param {import('./pages.mjs').Page} page @param {Figures} figures */
export function report({ name, what }, { weight, shifts, direct, slow }) {
  const { files, worker } = weight;
  const budget = { ...WEIGHTS[name], ...BUDGET };
  for (const { path, bytes, counted } of files) {
    console.log(`  ${(bytes / 1_024).toFixed(1).padStart(6)} KB  ${path}${counted ? '' : ' (not counted)'}`);
  }
  const carried = kilobytes(files);
  const shift = Math.max(...shifts.map((one) => one.shift));
  console.log(`\n${name.padEnd(56)}  measured    budget`);
  row('over the wire, KB', carried.toFixed(1), budget.kilobytes, carried <= budget.kilobytes);
  row('requests', String(files.length), budget.requests, files.length <= budget.requests);
  row(`  the worker's own, afterwards: ${worker.requests} requests, KB`, (worker.bytes / 1_024).toFixed(1));
  row(`layout shift, worst of ${shifts.map(({ width }) => width).join(', ')} px`, shift.toFixed(4), budget.shift, shift <= budget.shift);
  timeRows(what, DIRECT, direct, budget.firstMs);
  timeRows(what, SLOW_4G, slow);
  console.log(`${JSON.stringify({ page: name, kilobytes: carried, requests: files.length, worker, shifts, direct, slow, files, budget })}\n`);
}

/** @param {string} what @param {import('./times.mjs').Network} network @param {import('./times.mjs').Times[]} times @param {number} [budgetMs] */
function timeRows(what, network, times, budgetMs) {
  const all = times.map(({ first }) => first);
  const first = median(all);
  console.log(`${SLOWER}x slower, ${network.name}, ms, median of ${times.length}`);
  row('  painted', median(times.map(({ painted }) => painted)).toFixed(0));
  row(`  ${what}`, first.toFixed(0), budgetMs, budgetMs !== undefined && first < budgetMs);
  row('    the slowest', Math.max(...all).toFixed(0));
}

/** @param {string} what @param {string} measured @param {number} [budget] @param {boolean} [kept] */
function row(what, measured, budget, kept) {
  const verdict = budget === undefined ? '' : `${String(budget).padStart(8)}  ${kept ? 'kept' : 'OVER'}`;
  console.log(`${what.padEnd(56)}${measured.padStart(10)}  ${verdict}`);
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
