/** Finding and filling the parts of a page. */

/** The element that the page calls `name`. @param {string} name @param {ParentNode} [root] @returns {HTMLElement} */
export function part(name, root = document) {
  const found = root.querySelector(`[data-part="${name}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no part "${name}"`);
  return found;
}

/** @param {HTMLElement} element @param {string} text */
export function fill(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {HTMLElement} element @param {boolean} visible */
export function show(element, visible) {
  if (element.hidden === visible) element.hidden = !visible;
}

/** @param {HTMLElement} element @param {string} name @param {string | null} value `null` takes it away */
export function mark(element, name, value) {
  if (element.dataset[name] === (value ?? undefined)) return;
  if (value === null) delete element.dataset[name];
  else element.dataset[name] = value;
}

/** @param {string} label @param {(event: MouseEvent) => void} press @param {string} [className] */
export function button(label, press, className = 'quiet') {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}
