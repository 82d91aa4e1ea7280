/**
 * The strip of challenges that have come, at the lower edge of the screen: it covers and moves nothing that one reads.
 * A new one stands above the others, so that none of them moves under a finger.
 *
 * @typedef {import('../wire.js').Challenge} Challenge
 * @typedef {import('../wire.js').Problem} Problem
 * @typedef {import('../text.js').Text} Text
 */

import { gameAddress } from '../address.js';
import { button, fill, part, show } from '../dom.js';
import { sayTime } from '../panel/time.js';
import { createText, problemText } from '../text.js';
import { accept, decline, getChallenges } from './ask.js';
import { follow } from './follow.js';

/** Challenges end by themselves: while some are shown, they are looked up so often, ms. */
const EVERY_MS = 30_000;
/** What is pressed so soon after something has appeared or gone was meant for what was there before, ms. */
const STILL_MS = 500;

/** @param {HTMLElement} strip @param {Text} text */
export function mountStrip(strip, text) {
  const list = part('challenges-list', strip), problem = part('challenges-problem', strip);
  const from = createText({ from: strip.dataset.from ?? '' }, document.documentElement.lang);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let changedAt = 0;

  /** @param {Challenge} challenge */
  function sentence({ from: { name, rating, provisional }, time, stake, side }) {
    const who = rating === null ? name : `${name} (${rating}${provisional ? '?' : ''})`;
    const mine = side === 'red' ? 'blue' : 'red';
    return from('from', {
      name: who,
      time: sayTime(time, text),
      stake: text(stake === 'ranked' ? 'client-lobby-ranked' : 'client-lobby-casual'),
      side: text(mine === 'red' ? 'client-red' : 'client-blue'),
    });
  }

  /** @param {string} id */
  const rowOf = (id) => /** @type {HTMLElement | null} */ (list.querySelector(`[data-challenge="${id}"]`));

  /** @param {Challenge} challenge @param {boolean} aloud */
  function add(challenge, aloud) {
    if (rowOf(challenge.id) !== null) return;
    const row = document.createElement('li');
    row.dataset.challenge = challenge.id;
    const words = document.createElement('p');
    words.id = `challenge-${challenge.id}`;
    words.dir = 'auto';
    words.textContent = sentence(challenge);
    const yes = button(text('client-accept'), (event) => press(event, yes, () => take(challenge.id)), 'main');
    const no = button(text('client-decline'), (event) => press(event, no, () => refuse(challenge.id)));
    for (const made of [yes, no]) made.setAttribute('aria-describedby', words.id);
    const buttons = document.createElement('div');
    buttons.className = 'row-of-buttons';
    buttons.append(yes, no);
    row.append(words, buttons);
    list.prepend(row);
    settle();
    if (aloud) fill(part('challenges-said'), words.textContent);
  }

  /** @param {string} id */
  function remove(id) {
    const row = rowOf(id);
    if (row === null) return;
    const focused = row.contains(document.activeElement);
    row.remove();
    settle();
    if (focused) list.querySelector('button')?.focus();
  }

  /** Shows the strip while there is something on it. */
  function settle() {
    changedAt = performance.now();
    show(strip, list.childElementCount > 0 || problem.textContent !== '');
    clearTimeout(timer);
    if (list.childElementCount > 0) timer = setTimeout(look, EVERY_MS);
  }

  /** @param {MouseEvent} event @param {HTMLButtonElement} pressed @param {() => Promise<void>} deed */
  async function press(event, pressed, deed) {
    // A key is pressed on what has the focus, wherever it stands.
    if (event.detail > 0 && performance.now() - changedAt < STILL_MS) return;
    fill(problem, '');
    pressed.disabled = true;
    await deed();
    pressed.disabled = false;
  }

  /** @param {string} id */
  async function take(id) {
    const { value, problem: refusal } = await accept(id);
    if (value !== null) return location.assign(gameAddress(value.game));
    refused(id, refusal);
  }

  /** @param {string} id */
  async function refuse(id) {
    const { value, problem: refusal } = await decline(id);
    if (value !== null || refusal?.why === 'expired') remove(id);
    else refused(id, refusal);
  }

  /** @param {string} id @param {Problem | null} refusal */
  function refused(id, refusal) {
    fill(problem, problemText(refusal, text));
    if (refusal?.why === 'expired') remove(id);
    else settle();
  }

  /** Brings the strip to what stands. */
  async function look() {
    if (inGame()) return leave();
    const { value } = await getChallenges();
    if (value === null) return settle();
    const standing = new Set(value.received.map(({ id }) => id));
    for (const row of /** @type {HTMLElement[]} */ ([...list.children])) {
      if (!standing.has(row.dataset.challenge ?? '')) remove(row.dataset.challenge ?? '');
    }
    for (const challenge of value.received.toReversed()) add(challenge, true);
    if (list.childElementCount > 0) settle();
  }

  /** @param {import('../wire.js').UserEvent} message */
  function heard(message) {
    if (inGame()) return leave();
    if (message.t === 'challenge') add(message, true);
    if (message.t === 'challenge-cancelled' || message.t === 'challenge-declined') remove(message.id);
    if (message.t === 'game-start') remove(message.game);
  }

  /** The page has become a game: nobody is called away from it. */
  const inGame = () => document.querySelector('main[data-page="game"]') !== null;

  const stop = follow({ opened: look, heard });
  function leave() {
    stop();
    clearTimeout(timer);
    show(strip, false);
  }
}
