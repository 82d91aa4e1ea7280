/** The page of one's own games: those that only this browser knows of, reminders, vacation. */

import { gameAddress } from './address.js';
import { fill, part, show } from './dom.js';
import { setNotices, setVacation } from './net/me.js';
import { standing, turnOff, turnOn } from './push.js';
import { sideOf, unfinished } from './seats.js';
import { stillOn } from './still-on.js';
import { pageText, problemText } from './text.js';

const text = pageText();
const lang = location.pathname.split('/')[1];

/** Games of this browser that are looked up. */
const LOOKED_UP_MAX = 20;

/** Seats that were taken before the browser was known, or as somebody else. */
async function showOthers() {
  const shown = new Set([...document.querySelectorAll('.own-game')].map((link) => link.getAttribute('href')));
  const others = unfinished().filter((game) => !shown.has(gameAddress(game))).slice(0, LOOKED_UP_MAX);
  for (const game of others) {
    const snapshot = await stillOn(game);
    if (snapshot !== null) add(game, snapshot);
  }
}

/** @param {string} game @param {import('./wire.js').Snapshot} snapshot */
function add(game, { state }) {
  const side = sideOf(game);
  const link = document.createElement('a');
  link.className = 'own-game';
  link.href = gameAddress(game);
  const who = document.createElement('span');
  who.className = 'name';
  who.textContent = side === null ? game : text(side === 'red' ? 'client-red' : 'client-blue');
  const about = document.createElement('span');
  about.className = 'about';
  about.textContent = state.turn === null ? text('client-waiting-friend')
    : text('client-turn-side', { side: text(state.turn === 'red' ? 'client-red' : 'client-blue') });
  link.append(who, about);
  const item = document.createElement('li');
  item.append(link);
  part('others-list').append(item);
  show(part('others'), true);
  show(part('none'), false);
}

/** @param {string} name @param {import('./wire.js').Problem | null} problem */
function complain(name, problem) {
  fill(part(name), problemText(problem, text));
}

async function pushes() {
  const on = document.querySelector('[data-part="push-on"]');
  if (!(on instanceof HTMLButtonElement)) return;
  const key = on.dataset.key ?? '';
  /** @param {import('./push.js').Standing} now @param {boolean} aloud */
  const tell = (now, aloud) => {
    show(on, now === 'off');
    show(part('push-off'), now === 'on');
    show(part('push-none'), now === 'none');
    show(part('push-denied'), now === 'denied');
    const said = part('push-said');
    if (now === 'on') fill(said, said.dataset.on ?? '');
    else fill(said, aloud && now === 'off' ? said.dataset.off ?? '' : '');
  };
  on.addEventListener('click', async () => {
    fill(part('notices-problem'), '');
    on.disabled = true;
    const done = await turnOn(key, lang);
    on.disabled = false;
    if (done.problem !== null) complain('notices-problem', done.problem.problem);
    tell(done.standing, true);
    if (done.standing === 'on') part('push-off').focus();
  });
  part('push-off').addEventListener('click', async () => {
    await turnOff();
    tell('off', true);
    on.focus();
  });
  tell(await standing(key, lang), false);
}

function letters() {
  const mail = document.querySelector('[data-part="mail"]');
  if (!(mail instanceof HTMLInputElement)) return;
  mail.addEventListener('change', async () => {
    const { value, problem } = await setNotices(mail.checked);
    const said = part('mail-said');
    if (value === null) {
      mail.checked = !mail.checked;
      complain('notices-problem', problem);
    } else {
      fill(part('notices-problem'), '');
      fill(said, (mail.checked ? said.dataset.on : said.dataset.off) ?? '');
    }
  });
}

/** @param {number} days */
async function vacationOf(days) {
  const { value, problem } = await setVacation(days);
  if (value === null) complain('vacation-problem', problem);
  else location.reload();
}

function vacation() {
  const form = document.querySelector('[data-part="vacation"]');
  if (form instanceof HTMLFormElement) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      vacationOf(Number(new FormData(form).get('days')));
    });
  }
  document.querySelector('[data-part="vacation-end"]')?.addEventListener('click', () => vacationOf(0));
  const until = document.querySelector('[data-part="vacation-until"]');
  if (until instanceof HTMLElement) {
    const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeStyle: 'short' });
    fill(until, format.format(Number(until.dataset.ms)));
  }
}

letters();
vacation();
showOthers();
pushes();

// Only on the page of somebody whom others can reach.
const challenges = /** @type {HTMLElement | null} */ (document.querySelector('[data-part="challenges"]'));
if (challenges !== null) import('./challenge/strip.js').then(({ mountStrip }) => mountStrip(challenges, text)).catch(() => {});
