/** The words of a page: everything that can be read on it or is read aloud. */

/** What guests are called, in every language. */
const GUEST = /^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/;

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
export async function wordsOf(page) {
  return await page.evaluate(() => {
    /** Said in a language of its own, typed by people, or the same in all: addresses, keys, moves, names. */
    const APART = 'script, style, template, code, kbd, [lang]:not(html), [data-part="moves"], .coordinates, bdi, [data-part="invite-link"]';
    const found = new Set([document.title, document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '']);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest(APART) !== null) continue;
      if (!(node instanceof Element)) found.add(node.textContent ?? '');
      else for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription']) found.add(node.getAttribute(name) ?? '');
    }
    return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text));
  }).then((words) => words.filter((text) => !GUEST.test(text)));
}

/** A key of the catalogues that was shown in place of its text. @param {string} text */
export function isKey(text) {
  return /\b(site|client|refusal|home|rules|guide|about|help|preferences|account|bots)-[a-z]+(-[a-z0-9]+)*\b/.test(text);
}
