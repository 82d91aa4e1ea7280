/** An exercise of the guide: a lesson with a goal, a hint, a move that is shown on request, and a next one. */

import { part, show } from '../dom.js';
import { mountLesson } from './lesson.js';

/**
 * @param {HTMLElement} root @param {import('./lesson.js').Scene} scene @param {import('../text.js').Text} text
 * @param {{ say: (words: string) => void, done: () => void, next: HTMLElement | null }} around
 */
export function mountExercise(root, scene, text, { say, done, next }) {
  const [hint, reveal, again] = ['hint', 'show', 'again'].map((name) => part(name, root));
  const [hintText, shown] = ['hint-text', 'shown'].map((name) => part(name, root));
  const further = /** @type {HTMLElement | null} */ (root.querySelector('[data-part="next-exercise"]'));

  const lesson = mountLesson(root, scene, text, {
    say,
    moved: () => { show(hintText, false); show(shown, false); },
    after: (right) => {
      show(again, true);
      show(hint, !right);
      show(reveal, false);
      root.toggleAttribute('data-right', right);
      if (right && further !== null) show(further, true);
      if (right) done();
    },
  });

  again.addEventListener('click', () => {
    lesson.reset();
    root.removeAttribute('data-right');
    show(again, false);
    show(hint, true);
    toBoard(root);
  });
  hint.addEventListener('click', () => {
    if (!again.hidden) again.click();
    show(hintText, true);
    show(hint, false);
    show(reveal, true);
    say(hintText.textContent ?? '');
    reveal.focus();
  });
  reveal.addEventListener('click', () => {
    show(shown, true);
    show(reveal, false);
    toBoard(root);
    lesson.point();
    say(shown.textContent ?? '');
  });
  further?.addEventListener('click', () => {
    if (next === null) return;
    next.scrollIntoView({ block: 'nearest' });
    toBoard(next);
  });
}

/** The keyboard goes on where something can be done. @param {HTMLElement} root */
function toBoard(root) {
  const cell = /** @type {HTMLElement | null} */ (root.querySelector('[data-square][tabindex="0"]'));
  cell?.focus({ preventScroll: true });
}
