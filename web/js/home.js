/**
 * The home page: a board where Red may move at once. Only what the first move needs is loaded; the rest
 * comes when somebody touches the board.
 *
 * @typedef {import('./wire.js').Snapshot} Snapshot
 */

import { attachBoard } from './board/input.js';
import { readBoard, readLegal, shown } from './board/position.js';
import { pageText, readData } from './text.js';

const text = pageText();
/** @type {Snapshot} */
const start = readData('start');

const root = /** @type {HTMLElement} */ (document.querySelector('[data-part="board"]'));
const board = attachBoard(root, readBoard(start.start), {
  text,
  onTouch: warm,
  onMove: begin,
});
Object.assign(board.state, { mine: 'red', mode: 'move', legal: readLegal(start.state.legal) });
board.show();

/** Shows the first move at once, whatever has been loaded by then. @param {import('./board/input.js').Made} made */
async function begin(made) {
  const { state } = board;
  const before = state.board;
  const flips = state.legal.flips.get(made.to) ?? [];
  // Who confirms moves sees at once that this one is not sent; what asks them comes with the rest.
  const planned = document.documentElement.dataset.confirmUntimed === 'on' ? made : null;
  Object.assign(state, { board: shown(before, made, 'red', flips), last: made, mode: 'none', planned });
  board.show();
  const dragged = board.dragged;
  const at = performance.now();
  const rest = await game();
  if (rest === null) return giveUp('status-text');
  await rest.beginWithMove(board, start, level(), { ...made, before, flips: flips.length, dragged, at }, text);
}

/** How often the rest of the program is asked for. */
const TRIES = 4;

/** All that a running game needs; `null` if it can't be had, however often one asks. */
async function game() {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await import('./begin.js');
    } catch {
      await new Promise((resolve) => { setTimeout(resolve, tries * 500); });
    }
  }
  return null;
}

/**
 * The rest can't be had: if the server is there, a newer site has taken this one's place and the page
 * loads itself anew; otherwise it is as if no move had been made.
 * @param {string} where the line that tells it
 */
async function giveUp(where) {
  const there = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (there?.ok) return location.reload();
  Object.assign(board.state, { board: readBoard(start.start), last: null, mode: 'move', planned: null });
  board.show();
  say(where, 'client-not-connected');
}

/** @param {string} part @param {string} key */
function say(part, key) {
  const line = document.querySelector(`[data-part="${part}"]`);
  if (line !== null) line.textContent = text(key);
}

function warm() {
  root.dataset.touched = 'yes';
  void game();
}

function level() {
  const chosen = document.querySelector('input[name="level"]:checked');
  return chosen instanceof HTMLInputElement ? Number(chosen.value) : 1;
}

document.querySelector('[data-part="levels"]')?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const note = document.querySelector('[data-part="player-top"] [data-part="note"]');
  const name = document.querySelector('[data-part="level-name"]');
  if (note !== null) note.textContent = target.dataset.note ?? '';
  if (name !== null) name.textContent = target.dataset.name ?? '';
});

const opener = document.querySelector('[data-part="friend-open"]');
const friend = /** @type {HTMLFormElement | null} */ (document.querySelector('[data-part="friend"]'));
opener?.addEventListener('click', () => {
  if (friend === null) return;
  friend.hidden = !friend.hidden;
  opener.setAttribute('aria-expanded', String(!friend.hidden));
  warm();
});
// The same from the list of what there is, further down.
document.querySelector('[data-part="friend-offer"]')?.addEventListener('click', () => {
  if (friend?.hidden && opener instanceof HTMLElement) opener.click();
  friend?.querySelector('input')?.focus();
});
friend?.addEventListener('submit', async (event) => {
  event.preventDefault();
  void lobby?.then(({ stop }) => stop());
  const rest = await game();
  if (rest === null) return giveUp('friend-problem');
  await rest.inviteFriend(board, start, friend, text);
});

const section = /** @type {HTMLElement} */ (document.querySelector('[data-part="lobby"]'));
/** @type {Promise<{ press: (button: HTMLButtonElement) => void, stop: () => void }> | null} */
let lobby = null;
/** Whether it hears what is pressed by itself. */
let hears = false;

/** Everything that finds opponents; tried again with the next touch if it can't be had. */
function openLobby() {
  lobby ??= import('./lobby/lobby.js').then(({ mountLobby }) => {
    hears = true;
    return mountLobby(section, text, sitDown);
  });
  lobby.catch(() => { lobby = null; });
  return lobby;
}

/** @param {import('./wire.js').Paired} paired */
async function sitDown(paired) {
  const rest = await game();
  if (rest === null) return location.assign(`game/${paired.game}`);
  rest.enterPaired(board, start, paired, text);
}

section.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null || hears) return;
  warm();
  // It hears of what it missed.
  openLobby().then(({ press }) => press(button)).catch(() => say('lobby-problem', 'client-not-connected'));
});

/** So long after the page was loaded it has the leisure to find out what goes on, ms. */
const LEISURE_MS = 5_000;
/** What the page says of the moment when it was made is no longer said after this time, ms. */
const OLD_MS = 60_000;

const now = /** @type {HTMLElement} */ (document.querySelector('[data-part="now"]'));
// A page that was kept, to be read without a network, tells of long ago.
if (Math.abs(Date.now() - start.now) > OLD_MS) now.dataset.state = 'unknown';
// Modules run before that.
addEventListener('load', () => setTimeout(followNow, now.dataset.state === 'unknown' ? 0 : LEISURE_MS));

async function followNow() {
  if (!now.isConnected) return;
  openLobby().catch(() => {});
  try {
    const { follow } = await import('./home/now.js');
    follow(now, start.start, text);
  } catch {
    now.dataset.state = 'unknown';
    setTimeout(followNow, OLD_MS);
  }
}


// Only on the page of somebody whom others can reach.
const challenges = /** @type {HTMLElement | null} */ (document.querySelector('[data-part="challenges"]'));
if (hasSeats() || challenges !== null) import('./resume.js').then(({ offerToResume }) => offerToResume()).catch(() => {});
if (challenges !== null) import('./challenge/strip.js').then(({ mountStrip }) => mountStrip(challenges, text)).catch(() => {});

function hasSeats() {
  try {
    return localStorage.getItem('ataxx.seats') !== null;
  } catch {
    return false;
  }
}
