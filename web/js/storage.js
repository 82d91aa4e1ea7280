/** What the browser remembers, in memory where it may not: private windows, full or forbidden storage. */

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} key @returns {unknown} what was remembered, `null` if nothing or nonsense */
export function recall(key) {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** @param {string} key */
export function forget(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, nothing is.
  }
}
