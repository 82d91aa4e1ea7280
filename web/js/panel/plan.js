/**
 * Moves given in advance, in a game over days while the opponent thinks: "if they play this, I answer that". What can
 * be played where is asked of the server. Loaded when it is first needed.
 *
 * @typedef {import('../net/plan.js').Branch} Branch
 * @typedef {import('../play/view.js').View} View
 * @typedef {import('../text.js').Text} Text
 */

import { button, fill, part } from '../dom.js';
import { getAhead, getPlan, putPlan } from '../net/plan.js';
import { nodesOf, planted, pruned } from '../play/plan.js';
import { problemText } from '../text.js';

/** As players write a move. @param {string} move */
const written = (move) => (move.length === 4 ? `${move.slice(0, 2)}–${move.slice(2)}` : move);

/** @param {string[]} path */
const line = (path) => path.map(written).join(' ');

/** @param {Text} text @returns {(game: string, seat: string | undefined, board: string) => void} to be told of each board that can be planned for */
export function mountPlan(text) {
  const root = part('plan');
  const list = part('plan-lines');
  const form = /** @type {HTMLFormElement} */ (part('plan-form'));
  const [after, theirs, mine] = ['plan-after', 'plan-theirs', 'plan-mine'].map((name) => /** @type {HTMLSelectElement} */ (part(name)));
  const problem = part('plan-problem');
  let seen = '';
  let game = '';
  /** @type {string | undefined} */
  let seat;
  let version = 0, offered = 0;
  /** @type {Branch[]} */
  let branches = [];

  /** @param {import('../wire.js').Problem | null} why */
  const complain = (why) => fill(problem, problemText(why, text));

  /** Asks, and answers nothing if the board has moved on meanwhile. @template T @param {Promise<import('../net/http.js').Answer<T>>} asked */
  async function told(asked) {
    const board = seen;
    const { value, problem: why } = await asked;
    if (board !== seen) return null;
    if (value === null) complain(why);
    return value;
  }

  async function load() {
    const value = await told(getPlan(game, seat));
    if (value === null) return;
    ({ version, branches } = value);
    fill(problem, '');
    draw();
    await offerTheirs();
  }

  function draw() {
    const nodes = nodesOf(branches);
    list.replaceChildren(...nodes.map(({ path }) => {
      const item = document.createElement('li');
      const words = document.createElement('span');
      words.textContent = line(path);
      const remove = button(root.dataset.remove ?? '', () => keep(pruned(branches, path)), 'plain');
      remove.setAttribute('aria-label', `${root.dataset.remove}: ${line(path)}`);
      item.append(words, remove);
      return item;
    }));
    const chosen = after.value;
    after.replaceChildren(option('', root.dataset.now ?? ''), ...nodes.filter(({ path }) => path.length < 20).map(({ path }) => option(path.join(' '), line(path))));
    if ([...after.options].some(({ value }) => value === chosen)) after.value = chosen;
    /** @type {HTMLElement} */ (after.closest('label')).hidden = nodes.length === 0;
  }

  /** What can be played after these moves; nothing if something else has been asked for meanwhile. @param {string} path */
  async function ahead(path) {
    const mine = (offered += 1);
    const value = await told(getAhead(game, seat, path));
    return mine === offered ? value : null;
  }

  /** What the opponent could play there, less what has its answer. */
  async function offerTheirs() {
    const path = after.value;
    // Nothing is chosen from what belongs to another board.
    for (const select of [theirs, mine]) choose(select, []);
    const value = await ahead(path);
    if (value === null) return;
    const answered = nodesOf(branches).filter((node) => node.path.slice(0, -2).join(' ') === path).map((node) => node.path.at(-2));
    choose(theirs, moves(value).filter((move) => !answered.includes(move)));
    await offerMine();
  }

  async function offerMine() {
    choose(mine, []);
    if (theirs.value === '') return;
    const value = await ahead([after.value, theirs.value].join(' ').trim());
    if (value === null) return;
    // Who would have to pass, or has no game left, answers nothing.
    choose(mine, value.turn === null ? [] : moves(value));
  }

  /** @param {Branch[]} next */
  async function keep(next) {
    const value = await told(putPlan(game, seat, { version, branches: next }));
    if (value === null) return;
    branches = next;
    fill(problem, '');
    draw();
    await offerTheirs();
  }

  after.addEventListener('change', offerTheirs);
  theirs.addEventListener('change', offerMine);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (theirs.value === '' || mine.value === '') return;
    const path = after.value === '' ? [] : after.value.split(' ');
    keep(planted(branches, path, theirs.value, mine.value));
  });

  return (id, secret, board) => {
    const key = `${id} ${board}`;
    if (key === seen) return;
    [seen, game, seat] = [key, id, secret];
    load();
  };
}

/** @param {import('../wire.js').Ahead} ahead */
function moves({ legal }) {
  return legal === null ? [] : legal.moves.split(' ');
}

/** @param {HTMLSelectElement} select @param {string[]} values moves */
function choose(select, values) {
  select.replaceChildren(...values.map((move) => option(move, written(move))));
  select.disabled = values.length === 0;
}

/** @param {string} value @param {string} label */
function option(value, label) {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = label;
  return made;
}
