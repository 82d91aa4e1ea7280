/**
 * The lobby on the home page: quick pairing, the open seeks, and what to do while nobody else looks for a game. Loaded
 * when somebody touches it, or at leisure.
 *
 * @typedef {import('../wire.js').Time} Time
 * @typedef {import('../wire.js').Paired} Paired
 * @typedef {import('../wire.js').FromServer} FromServer
 * @typedef {import('../text.js').Text} Text
 */

import { gameAddress } from '../address.js';
import { fill, mark, part, show } from '../dom.js';
import { sayTime } from '../panel/time.js';
import { keepSeat, newSecret } from '../seats.js';
import { play, unlock } from '../sound/sound.js';
import { problemText } from '../text.js';
import { lobbyLine } from './line.js';
import { mountList } from './list.js';
import { mountMeanwhile } from './meanwhile.js';
import { createSeeking, keyOf } from './seeking.js';
import { acceptSeek, getSeeks } from './ask.js';

/** Alone for so long, and something else is offered, ms: some waves. */
const ALONE_MS = 6_000;
/** How often what changes is read aloud, ms. */
const SPOKEN_MS = 15_000;
const DAYS_OFFERED = 3;

/** @param {HTMLElement} section @param {Text} text @param {(paired: Paired) => void} enter makes the page that game */
export function mountLobby(section, text, enter) {
  const words = part('lobby-text', section), count = part('lobby-others', section);
  const problem = part('lobby-problem', section), offers = part('lobby-offers', section);
  const buttons = /** @type {HTMLButtonElement[]} */ ([...section.querySelectorAll('button[data-time]')]);
  const table = part('table');
  const how = words.textContent ?? '';
  const draw = mountList(section, text, take);
  let lobby = { seeks: /** @type {import('../wire.js').OpenSeek[]} */ ([]), more: 0, looking: 0 };
  let followed = false, seen = false, spokenAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let alone;
  /** @type {ReturnType<typeof mountMeanwhile> | null} */
  let meanwhile = null;

  const line = lobbyLine({ said, away: () => { followed = false; seeking.away(); change(); } });
  const seeking = createSeeking({ hold: (secrets) => line.seats(secrets), refused, changed: change });

  /** Looks anew at everything. */
  function change() {
    const times = seeking.times();
    for (const made of buttons) made.setAttribute('aria-pressed', String(seeking.has(keyOf(timeOf(made)))));
    const looks = times.length > 0;
    mark(section, 'looks', looks ? 'yes' : null);
    fill(words, looks ? text('client-lobby-looking', { times: sayTimes(times) })
      : seeking.kept() > 0 ? text('client-lobby-stands') : how);
    fill(count, looks ? (followed ? text('client-lobby-others', { count: others() }) : text('client-reconnecting')) : '');
    if (!seeking.asks()) draw(lobby, seeking.isMine);
    waitAlone(looks);
    line.want(looks || (seen && !document.hidden));
    if (meanwhile !== null && !looks && section.isConnected) meanwhile = null;
  }

  /** People who look, but oneself. */
  const others = () => Math.max(0, lobby.looking - (seeking.times().length > 0 ? 1 : 0));
  /** @param {Time[]} times */
  const sayTimes = (times) => times.map((time) => sayTime(time, text)).join(', ');

  /** @param {boolean} looks */
  function waitAlone(looks) {
    if (!looks || others() > 0) {
      clearTimeout(alone);
      alone = undefined;
      return show(offers, false);
    }
    alone ??= setTimeout(() => { show(offers, true); speak(part('lobby-alone', section).textContent ?? ''); }, ALONE_MS);
  }

  /** @param {string} sentence */
  function speak(sentence) {
    spokenAt = performance.now();
    fill(part('live'), sentence);
  }

  /** @param {FromServer} message */
  function said(message) {
    if (message.t === 'lobby') {
      const before = others();
      ({ seeks: lobby.seeks, more: lobby.more, looking: lobby.looking } = message);
      followed = true;
      change();
      const news = seeking.times().length > 0 && others() !== before && performance.now() - spokenAt > SPOKEN_MS;
      if (news && section.isConnected) speak(text('client-lobby-others', { count: others() }));
    }
    if (message.t === 'seeking') told(seeking.told(message.seeks));
    if (message.t === 'paired') paired(message);
  }

  /** How it is with one's own seek, beside a game with the computer. @param {import('../wire.js').OwnSeek | null} mine */
  function told(mine) {
    if (meanwhile === null) return;
    if (mine === null) {
      if (seeking.times().length > 0) return;
      meanwhile.end();
      meanwhile = null;
    } else if (mine.asked === null) {
      // Whoever was here has found somebody else.
      seeking.busy(true);
      meanwhile.looking(sayTimes(mine.times));
    } else if (mine.busy) meanwhile.here();
  }

  /** Goes on looking beside a game with the computer. */
  function lookOn() {
    const times = seeking.times();
    if (times.length === 0 || meanwhile !== null) return;
    seeking.busy(true);
    meanwhile = mountMeanwhile(text, {
      come: () => seeking.busy(false),
      stop: () => { meanwhile = null; seeking.stop(); },
    });
    meanwhile.looking(sayTimes(times));
  }

  /** @param {Paired} message */
  function paired(message) {
    const secret = seeking.paired(message);
    if (secret === null) return;
    keepSeat(message.game, secret, message.side);
    if (message.time.kind === 'days') return tellDays(message);
    if (section.isConnected) return sit(message);
    location.assign(gameAddress(message.game));
  }

  /** A game over days waits; nobody is taken there. @param {Paired} message */
  function tellDays({ game }) {
    play('joined');
    if (!section.isConnected) return;
    problem.replaceChildren(text('client-lobby-here'), ' ', link(gameAddress(game), text('client-lobby-go')));
  }

  /** @param {Paired} game */
  function sit(game) {
    play('joined');
    // The page is the game's now: what is said of the lobby's end opens no line to it again.
    seen = false;
    line.want(false);
    enter(game);
  }

  /** @param {import('../wire.js').OpenSeek} seek @param {HTMLButtonElement} pressed */
  async function take(seek, pressed) {
    unlock();
    fill(problem, '');
    if (seek.busy && lookFor(seek)) return;
    pressed.disabled = true;
    const secret = newSecret();
    const { value, problem: refusal } = await acceptSeek(seek.seek, { secret });
    pressed.disabled = false;
    if (value === null) return refused(refusal);
    keepSeat(value.game, secret, value.side);
    seeking.stop();
    if (section.isConnected) sit(value);
    else location.assign(gameAddress(value.game));
  }

  /**
   * Looks for what somebody looks for who plays something else meanwhile: they are asked to come.
   * @param {import('../wire.js').OpenSeek} seek @returns {boolean} whether there are buttons for it
   */
  function lookFor({ times, stake }) {
    const offered = buttons.map(timeOf).filter((time) => times.some((other) => keyOf(other) === keyOf(time)));
    if (offered.length === 0) return false;
    const radio = section.querySelector(`input[name="stake"][value="${stake}"]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    seeking.playFor(stake);
    for (const time of offered) seeking.wish(time, true);
    speak(text('client-lobby-looking', { times: sayTimes(offered) }));
    return true;
  }

  /** @param {import('../wire.js').Problem | null} why */
  function refused(why) {
    const wait = why?.why === 'paused' && why.retry_ms ? ` ${text('client-lobby-break', { count: Math.ceil(why.retry_ms / 60_000) })}` : '';
    fill(problem, problemText(why, text) + wait);
    if (why?.why === 'needs-account') problem.append(' ', link(new URL('register', location.href).pathname, text('client-lobby-register')));
  }

  for (const made of buttons) made.addEventListener('click', () => {
    unlock();
    fill(problem, '');
    seeking.wish(timeOf(made), !seeking.has(keyOf(timeOf(made))));
  });
  section.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'stake') seeking.playFor(target.value === 'ranked' ? 'ranked' : 'casual');
    if (target instanceof HTMLSelectElement) seeking.within(wishedRange());
  });
  part('lobby-computer', section).addEventListener('click', () => {
    part('board').scrollIntoView({ block: 'center' });
    /** @type {HTMLElement | null} */ (part('board').querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  });
  part('lobby-days', section).addEventListener('click', () => {
    const days = /** @type {const} */ ({ kind: 'days', days: DAYS_OFFERED });
    if (!seeking.has(keyOf(days))) seeking.wish(days, true);
  });
  seeking.within(wishedRange());
  const stake = section.querySelector('input[name="stake"]:checked');
  if (stake instanceof HTMLInputElement) seeking.playFor(stake.value === 'ranked' ? 'ranked' : 'casual');

  // The page has become a game: with the computer one may go on looking, beside it.
  new MutationObserver(() => {
    if (table.dataset.page === 'game' && !section.isConnected) lookOn();
  }).observe(table, { attributeFilter: ['data-page'] });

  new IntersectionObserver((entries) => { seen = entries.some((entry) => entry.isIntersecting); change(); }).observe(section);
  document.addEventListener('visibilitychange', () => { change(); line.wake(); });
  addEventListener('online', () => line.wake());
  void getSeeks().then(({ value }) => {
    if (value === null) return;
    lobby = value.lobby;
    seeking.recall(value.mine);
  });
  return {
    /** A button that was pressed before this was loaded. @param {HTMLButtonElement} made */
    press: (made) => made.click(),
    stop: () => seeking.stop(),
  };
}

/** The ratings of opponents that are wished for, which only accounts can. @returns {import('../wire.js').Range | undefined} */
function wishedRange() {
  const chosen = (/** @type {string} */ name) => {
    const select = document.querySelector(`[data-part="${name}"]`);
    return select instanceof HTMLSelectElement ? select.value : '';
  };
  const from = chosen('range-from'), to = chosen('range-to');
  if (from === '' && to === '') return undefined;
  const { least, most } = part('seeks-table').dataset;
  return { from: Number(from || least), to: Number(to || most) };
}

/** @param {string} href @param {string} textContent */
function link(href, textContent) {
  return Object.assign(document.createElement('a'), { href, textContent });
}

/** @param {HTMLButtonElement} made @returns {Time} */
function timeOf(made) {
  return JSON.parse(made.dataset.time ?? 'null');
}
