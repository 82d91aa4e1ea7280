/** The guide: one step at a time, each with boards to try something on, and a game in the end. */

import { part, show } from './dom.js';
import { mountExercise } from './lesson/exercise.js';
import { mountFirstGame } from './lesson/first-game.js';
import { exercisesDone, forgetProgress, markDone } from './lesson/progress.js';
import { pageText, readData } from './text.js';

const text = pageText();
/** @type {import('./lesson/lesson.js').Scene[]} */
const scenes = readData('lessons');
const live = part('live');
const finale = part('finale');
const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-part="step"]')]);
const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('a[data-step]')]);

for (const step of steps) {
  const exercises = /** @type {HTMLElement[]} */ ([...step.querySelectorAll('[data-part="exercise"]')]);
  exercises.forEach((root, i) => {
    const scene = scenes.find(({ id }) => id === root.dataset.lesson);
    if (scene === undefined) return;
    mountExercise(root, scene, text, {
      say: (words) => { live.textContent = words; },
      done: () => { markDone(scene.id); showProgress(); },
      next: exercises[i + 1] ?? null,
    });
  });
  step.querySelector('[data-part="next"]')?.addEventListener('click', () => go(steps[steps.indexOf(step) + 1]));
  step.querySelector('[data-part="previous"]')?.addEventListener('click', () => go(steps[steps.indexOf(step) - 1]));
}
for (const link of links) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go(steps.find(({ id }) => id === link.dataset.step));
  });
}
mountFirstGame(finale, text);
part('reset', finale).addEventListener('click', () => { forgetProgress(); showProgress(); location.assign(location.pathname); });
addEventListener('hashchange', () => turnTo(named() ?? steps[0]));
turnTo(named() ?? firstOpen());
showProgress();

/** The step that the address names. */
function named() {
  return steps.find(({ id }) => location.hash === `#${id}`) ?? null;
}

/** Where one left off. */
function firstOpen() {
  return steps.find((step) => !isDone(step)) ?? steps[steps.length - 1];
}

/** @param {HTMLElement | undefined} step */
function go(step) {
  if (step === undefined) return;
  history.pushState(null, '', `#${step.id}`);
  turnTo(step);
  step.querySelector('h2')?.focus({ preventScroll: true });
  part('guide').scrollIntoView({ block: 'start' });
}

/** @param {HTMLElement} step */
function turnTo(step) {
  for (const other of steps) other.toggleAttribute('data-current', other === step);
  for (const link of links) {
    if (link.dataset.step === step.id) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
  }
  showFinale(step);
}

function showProgress() {
  for (const link of links) {
    const step = steps.find(({ id }) => id === link.dataset.step);
    const done = step !== undefined && isDone(step);
    link.toggleAttribute('data-done', done);
    show(part('done', link), done);
    step?.querySelector('[data-part="next"]')?.classList.toggle('main', done);
    step?.querySelector('[data-part="next"]')?.classList.toggle('quiet', !done);
  }
  showFinale(steps.find((step) => step.hasAttribute('data-current')));
}

/** With the last step done, or looked at again, there is a game to play. @param {HTMLElement | undefined} step */
function showFinale(step) {
  finale.toggleAttribute('data-current', step === steps[steps.length - 1] && isDone(step));
}

/** @param {HTMLElement} step */
function isDone(step) {
  const done = exercisesDone();
  return [...step.querySelectorAll('[data-lesson]')].every((root) => root instanceof HTMLElement && done.has(root.dataset.lesson ?? ''));
}
