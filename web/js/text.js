/**
 * The catalogue's texts in the browser, as the page brings them along: `{name}` is filled in, a plural
 * is an object from which `Intl.PluralRules` of `count` chooses.
 *
 * @typedef {Record<string, string | Record<string, string>>} Texts
 * @typedef {(key: string, args?: Record<string, string | number>) => string} Text
 */

/** @param {Texts} texts @param {string} lang a BCP 47 tag @returns {Text} */
export function createText(texts, lang) {
  const plurals = new Intl.PluralRules(lang);
  return (key, args = {}) => {
    const found = texts[key] ?? key;
    const text = typeof found === 'string' ? found
      : found[plurals.select(Number(args.count))] ?? found.other;
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
  };
}

/** Why something was refused, in words. @param {Text} text @returns {(why: string) => string} */
export function refusalText(text) {
  return (why) => {
    const key = `refusal-${why}`;
    const words = text(key);
    return words === key ? text('refusal-unknown') : words;
  };
}

/**
 * Why a request failed, in the language of this page; `null`: nobody answered. How long to wait only the server knows.
 * @param {import('./wire.js').Problem | null} problem @param {Text} text
 */
export function problemText(problem, text) {
  if (problem === null) return text('client-not-connected');
  return problem.why === 'too-many' ? problem.text : refusalText(text)(problem.why);
}

/** The content of one of the page's data blocks. @param {string} id @returns {any} */
export function readData(id) {
  const block = document.getElementById(id);
  return block === null ? null : JSON.parse(block.textContent ?? 'null');
}

/** The texts of this page. */
export function pageText() {
  return createText(readData('texts') ?? {}, document.documentElement.lang || 'en');
}
