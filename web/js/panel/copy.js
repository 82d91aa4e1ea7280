/** Buttons that copy something, and say so. */

import { fill } from '../dom.js';

/** How long the button says that it is done, ms. */
const DONE_MS = 2_000;

/** @param {HTMLElement} button @param {() => string} what @param {import('../text.js').Text} text */
export function copies(button, what, text) {
  const label = button.textContent ?? '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    fill(button, text(await copy(what()) ? 'client-copied' : 'client-not-copied'));
    timer = setTimeout(fill, DONE_MS, button, label);
  });
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Where the clipboard is refused, as on plain http. @param {string} text */
function copyBySelection(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
