/**
 * What is said beside the board: among the players for a player, among the watchers for who looks on. Whatever a
 * person has written is put there as text.
 *
 * @typedef {import('../play/view.js').View} View
 * @typedef {import('../wire.js').Line} Line
 * @typedef {import('../wire.js').Side} Side
 * @typedef {import('../net/say.js').Words} Words
 * @typedef {(what: Words) => Promise<string | null>} Say the answer: why it was not said; `null` if it was
 */

import { profileAddress } from '../address.js';
import { other } from '../board/position.js';
import { fill, part, show } from '../dom.js';
import { read, watch, write } from '../preferences.js';

/** @param {import('../text.js').Text} text @param {Say} say */
export function mountChat(text, say) {
  const root = part('chat'), toggle = part('chat-toggle'), form = part('chat-form'), note = part('chat-note'), apart = part('chat-apart');
  const presets = new Map([...root.querySelectorAll('button[data-preset]')].map((made) => [made.getAttribute('data-preset') ?? '', made]));
  const draw = mountLines(presets, text);
  mountSaying(form, presets, say);

  toggle.addEventListener('click', () => write('chat', read('chat') === 'on' ? 'off' : 'on'));
  const dress = () => {
    const on = read('chat') === 'on';
    toggle.setAttribute('aria-expanded', String(on));
    show(part('chat-body'), on);
  };
  watch(dress);
  dress();

  return (/** @type {View} */ view) => {
    const { game: { players, state: { seats } }, you } = view;
    const room = you === null ? 'watchers' : 'players';
    // Nobody looks on at a game that waits for a player: whoever is there may become the player.
    const open = seats.red.kind === 'open' || seats.blue.kind === 'open';
    show(root, you === null ? !open : seats[other(you)].kind === 'human');
    fill(toggle, toggle.dataset[room] ?? '');
    const writes = you === null ? root.dataset.writes === 'yes' : players[you]?.kind === 'account';
    show(form, writes);
    show(note, !writes);
    show(apart, you === null);
    draw(view, room);
  };
}

/** @param {HTMLElement} form @param {Map<string, Element>} presets @param {Say} say */
function mountSaying(form, presets, say) {
  const field = /** @type {HTMLInputElement} */ (part('chat-field')), problem = part('chat-problem');
  let saying = false;

  /** One line at a time, or who is nobody yet would become two guests. @param {Words} what @returns {Promise<boolean>} whether it was said */
  async function once(what) {
    if (saying) return false;
    saying = true;
    fill(problem, '');
    const why = await say(what);
    saying = false;
    fill(problem, why ?? '');
    return why === null;
  }

  // Sent before somebody listens, it would load the page anew.
  /** @type {HTMLFieldSetElement} */ (part('chat-entry')).disabled = false;
  for (const [preset, made] of presets) made.addEventListener('click', () => once({ preset }));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const typed = field.value, words = typed.trim();
    if (words !== '' && await once({ text: words }) && field.value === typed) field.value = '';
  });
}

/** @param {Map<string, Element>} presets @param {import('../text.js').Text} text */
function mountLines(presets, text) {
  const list = part('chat-lines');
  const log = /** @type {HTMLElement} */ (list.parentElement);
  /** Which game's, and which room's. */
  let shown = '';
  /** @type {Line[] | undefined} */
  let drawn;
  /** What stands there, by number. @type {Map<number, HTMLElement>} */
  const rows = new Map();

  return (/** @type {View} */ { game: { game, chat }, you, chatting, phase }, /** @type {Line['room']} */ room) => {
    const place = `${game} ${room}`;
    // Who only seems to look on is not shown what players do not see: that they play, the line says.
    const heard = you === null && phase !== 'live' ? undefined : chat;
    if (place === shown && heard === drawn) return;
    // A screen reader says what is new, and that was said just now: not what was there before its reader came.
    log.setAttribute('aria-live', chatting ? 'polite' : 'off');
    if (place !== shown) {
      rows.clear();
      list.replaceChildren();
    }
    shown = place;
    drawn = heard;
    const before = rows.size;
    // Who has just sat down still has what they heard while they looked on.
    for (const line of (heard ?? []).filter((line) => line.room === room)) {
      const made = lineOf(line, you, presets, text);
      const row = rows.get(line.number);
      if (row?.isEqualNode(made)) continue;
      if (row === undefined) list.append(made);
      else row.replaceWith(made);
      rows.set(line.number, made);
    }
    if (rows.size > before) log.scrollTop = log.scrollHeight;
  };
}

/** @param {Line} line @param {Side | null} you @param {Map<string, Element>} presets @param {import('../text.js').Text} text */
function lineOf(line, you, presets, text) {
  const made = document.createElement('li');
  const mine = you !== null && line.side === you;
  const who = document.createElement(you === null ? 'a' : 'b');
  who.className = 'speaker';
  who.textContent = mine ? text('client-you') : line.name;
  // Players have their names beside the board. Where there are more, this leads to who said it, and to a report.
  if (you === null) who.setAttribute('href', profileAddress(line.name));
  const words = document.createElement('span');
  const hidden = line.preset === undefined && line.text === undefined;
  const preset = line.preset === undefined ? undefined : presets.get(line.preset)?.textContent ?? undefined;
  words.textContent = hidden ? text('client-chat-hidden') : preset ?? line.text ?? '';
  if (hidden) words.className = 'hidden-line';
  words.dir = 'auto';
  made.append(who, ' ', words);
  return made;
}
