/** The page that challenges somebody by name: sends what the form says, then waits for the answer. */

import { gameAddress } from './address.js';
import { challenge, getChallenges, withdraw } from './challenge/ask.js';
import { follow } from './challenge/follow.js';
import { fill, part, show } from './dom.js';
import { getGame } from './net/http.js';
import { pageText, problemText } from './text.js';

/** @typedef {import('./wire.js').Challenge} Challenge */

/** How often it is looked up whether the challenge still stands, ms: nobody tells that it has lapsed. */
const EVERY_MS = 30_000;

const text = pageText();
const page = part('page');
const form = /** @type {HTMLFormElement} */ (part('form'));
const send = /** @type {HTMLButtonElement} */ (part('send'));
const takeBack = /** @type {HTMLButtonElement} */ (part('withdraw'));
const problem = part('problem'), said = part('said');
const to = page.dataset.name ?? '';

/** The challenge that stands. @type {string | null} */
let standing = null;
let stop = () => {};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  fill(problem, '');
  fill(said, '');
  send.disabled = true;
  const { value, problem: refusal } = await challenge(wish());
  send.disabled = false;
  if (value !== null) return wait(value);
  // Perhaps by this very request, whose answer was lost.
  if (refusal?.why === 'already-challenged' && await recall()) return;
  fill(problem, problemText(refusal, text));
});

/** @returns {import('./wire.js').NewChallenge} */
function wish() {
  const data = new FormData(form);
  const side = /** @type {import('./wire.js').NewChallenge['side']} */ (String(data.get('side')));
  return { to, time: JSON.parse(String(data.get('time'))), side, stake: data.get('stake') === 'ranked' ? 'ranked' : 'casual' };
}

/** Whether a challenge to them stands: then it is waited for. @returns {Promise<boolean>} */
async function recall() {
  const { value } = await getChallenges();
  const found = value?.sent.find((sent) => sent.to.name === to);
  if (found === undefined) return false;
  choose('time', JSON.stringify(found.time));
  choose('side', found.side);
  choose('stake', found.stake);
  wait(found);
  return true;
}

/** @param {string} name @param {string} value */
function choose(name, value) {
  for (const input of form.querySelectorAll('input')) if (input.name === name) input.checked = input.value === value;
}

/** @param {Challenge} sent */
function wait({ id }) {
  stop();
  standing = id;
  const focused = form.contains(document.activeElement);
  lock(true);
  fill(said, said.dataset.waiting ?? '');
  if (focused) takeBack.focus();
  const unfollow = follow({ opened: () => void look(id), heard: (message) => hear(id, message) }, { unseen: true });
  const timer = setInterval(() => void look(id), EVERY_MS);
  stop = () => { unfollow(); clearInterval(timer); };
}

/** What is waited for can't be changed, only taken back. @param {boolean} waits */
function lock(waits) {
  for (const set of form.querySelectorAll('fieldset')) set.disabled = waits;
  show(send, !waits);
  show(part('waiting'), waits);
}

/** @param {string} id @param {import('./wire.js').UserEvent} message */
function hear(id, message) {
  if (message.t === 'game-start' && message.game === id) go(id);
  if (message.t === 'challenge-declined' && message.id === id) end('declined');
  if (message.t === 'challenge-cancelled' && message.id === id) end('withdrawn');
}

/** Whether it still stands, and if not, what has become of it. @param {string} id */
async function look(id) {
  const { value } = await getChallenges();
  if (value === null || standing !== id || value.sent.some((sent) => sent.id === id)) return;
  const { value: game, problem: none } = await getGame(id);
  if (standing !== id) return;
  if (game !== null) go(id);
  else if (none?.why === 'unknown-game') end('lapsed');
}

/** @param {string} id */
function go(id) {
  stop();
  location.assign(gameAddress(id));
}

/** @param {'declined' | 'withdrawn' | 'lapsed'} how */
function end(how) {
  if (standing === null) return;
  stop();
  standing = null;
  const focused = document.activeElement === takeBack;
  lock(false);
  fill(said, said.dataset[how] ?? '');
  if (focused) send.focus();
}

takeBack.addEventListener('click', async () => {
  const id = standing;
  if (id === null) return;
  fill(problem, '');
  takeBack.disabled = true;
  const { value, problem: refusal } = await withdraw(id);
  takeBack.disabled = false;
  if (value !== null) return end('withdrawn');
  if (refusal?.why === 'expired') return look(id);
  fill(problem, problemText(refusal, text));
});

if (page.dataset.known !== undefined) void recall();
