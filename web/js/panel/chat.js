/**
 * What players say to each other beside the board. Whatever a person has written is put there as text.
 *
 * @typedef {import('../play/view.js').View} View
 * @typedef {import('../wire.js').Line} Line
 */

import { other } from '../board/position.js';
import { part, show } from '../dom.js';
import { read, watch, write } from '../preferences.js';

/** @param {import('../text.js').Text} text @param {(what: { preset: string } | { text: string }) => boolean} say */
export function mountChat(text, say) {
  const root = part('chat');
  const list = part('chat-lines');
  const form = /** @type {HTMLFormElement} */ (part('chat-form'));
  const field = /** @type {HTMLInputElement} */ (part('chat-field'));
  const toggle = part('chat-toggle');
  const presets = new Map([...root.querySelectorAll('button[data-preset]')].map((made) => [made.getAttribute('data-preset') ?? '', made]));

  for (const [preset, made] of presets) made.addEventListener('click', () => say({ preset }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = field.value.trim();
    if (words !== '' && say({ text: words })) field.value = '';
  });
  toggle.addEventListener('click', () => write('chat', read('chat') === 'on' ? 'off' : 'on'));
  const dress = () => {
    const on = read('chat') === 'on';
    toggle.setAttribute('aria-expanded', String(on));
    show(part('chat-body'), on);
  };
  watch(dress);
  dress();

  /** @type {Line[]} */
  let drawn = [];
  return (/** @type {View} */ { game, you }) => {
    const { chat = [], players, state } = game;
    show(root, you !== null && state.seats[other(you)].kind === 'human');
    if (you === null) return;
    const writes = players[you]?.kind === 'account';
    show(form, writes);
    show(part('chat-note'), !writes);
    if (chat === drawn) return;
    const last = drawn.at(-1);
    const more = last === undefined ? -1 : chat.findIndex(({ number }) => number === last.number);
    const made = chat.slice(more + 1).map((line) => lineOf(line, you, presets, text));
    // Added to what stands there: a screen reader says only what is new.
    if (more === -1) list.replaceChildren(...made);
    else list.append(...made);
    const log = list.parentElement;
    if (log !== null) log.scrollTop = log.scrollHeight;
    drawn = chat;
  };
}

/** @param {Line} line @param {import('../wire.js').Side} you @param {Map<string, Element>} presets @param {import('../text.js').Text} text */
function lineOf(line, you, presets, text) {
  const made = document.createElement('li');
  const who = document.createElement('b');
  who.className = 'speaker';
  who.textContent = line.side === you ? text('client-you') : line.name;
  const words = document.createElement('span');
  const hidden = line.preset === undefined && line.text === undefined;
  const preset = line.preset === undefined ? undefined : presets.get(line.preset)?.textContent ?? undefined;
  words.textContent = hidden ? text('client-chat-hidden') : preset ?? line.text ?? '';
  if (hidden) words.className = 'hidden-line';
  words.dir = 'auto';
  made.append(who, ' ', words);
  return made;
}
