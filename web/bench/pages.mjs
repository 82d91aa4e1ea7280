/**
 * The pages, and on each the first thing that a reader can do there.
 *
 * @typedef {{ press: string, look: string, attribute: string, value: string }} Deed `press` is pressed until
 *   `look` says by this attribute that it was heard
 * @typedef {{ name: keyof typeof WEIGHTS, path: string, deed: Deed, what: string }} Page
 */

import { Bot } from '../tests/browser/help/bot.js';
import { WEIGHTS } from '../tests/browser/help/weigh.js';

/** All of them, or the one of this name. @param {string} origin @param {string} [name] @returns {Promise<Page[]>} */
export async function pagesOf(origin, name) {
  /** @type {Page[]} */
  const all = [
    // Red begins in this corner, whoever plays.
    { name: 'home', path: '/en/', deed: choose('[data-square="a7"]'), what: 'a piece can be chosen' },
    { name: 'rules', path: '/en/rules', deed: step(), what: 'the button shows the next move' },
    { name: 'guide', path: '/en/guide', deed: choose('[data-lesson="touch"] [data-square="c4"]'), what: 'a piece can be chosen' },
    { name: 'game', path: await game(origin), deed: choose('[data-square="a7"]'), what: 'a piece can be chosen' },
  ];
  const wanted = all.filter((page) => name === undefined || page.name === name);
  if (wanted.length === 0) throw new Error(`no page is called ${name}; there are ${all.map((page) => page.name).join(', ')}`);
  return wanted;
}

/** A game that has begun, by the link to Red's seat, whose turn it is. @param {string} origin */
async function game(origin) {
  const bot = await Bot.invite(origin);
  return (await bot.friend()).path;
}

/** @param {string} square @returns {Deed} */
function choose(square) {
  return { press: square, look: square, attribute: 'aria-selected', value: 'true' };
}

/** @returns {Deed} */
function step() {
  return { press: '[data-part="moves-next"]', look: '[data-part="moves-previous"]', attribute: 'aria-disabled', value: 'false' };
}
