// Every page in every language, on a phone and on a wide screen: nothing in its console, nothing too wide or too small,
// its language said and spoken throughout, nothing that axe minds, no link that leads nowhere.

import assert from 'node:assert/strict';
import { bringAxe, violations } from './help/axe.js';
import { tooSmall } from './help/fingers.js';
import { allPages, NOT_THERE } from './help/pages.js';
import { House } from './help/visitor.js';
import { isKey, wordsOf } from './help/words.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */
/** @typedef {import('./help/pages.js').Sight} Sight */

const house = new House({ saveData: true });

/** Codes in addresses, and what `lang` says. The last is no language: English disguised (crates/i18n, `pseudo`). */
const LANGUAGES = /** @type {const} */ ([['en', 'en'], ['pt', 'pt-BR'], ['vi', 'vi'], ['el', 'el'], ['nl', 'nl'], ['nb', 'nb'], ['xa', 'en-XA']]);

/** Where axe looks: all four in English; elsewhere two, for colours are the same in every language. */
const LOOKS = /** @type {const} */ ([[360, 'light'], [1440, 'dark'], [360, 'dark'], [1440, 'light']]);

/** Where nothing may be too wide, CSS pixels: the third is a desktop zoomed to 200 %, the fourth a phone on its side. */
const SCREENS = [[1440, 740], [320, 740], [640, 450], [568, 320], [360, 740]];

/** The squares are most of axe's work, and the same in every language but for their names, which are read as words. */
const BOARDS = ['.board'];

/** What may read as in English: names, and words that are the same. @type {[RegExp, string[] | 'all', string][]} */
const SAME = [
  [/^Ataxx$/, 'all', 'the name of the game'],
  [/\bSpore$/, 'all', "the engine's name, and its level"],
  [/^(PyChess|Pressibus)$/, 'all', 'names of sites'],
  [/^(FEN|UAI|MIT|API|QR)$/, 'all', 'names of formats'],
  [/^(Normal|Volume)$/, ['pt'], 'the Portuguese words'],
  [/^(Computer|Contact|Privacy|\d+ · Octopus|Octopus)$/, ['nl'], 'the Dutch words'],
  [/^(Ratings?|Chat|Bullet|Blitz|Rapid|E-mail|Lag.*|\+15 s)$/, ['pt', 'nl', 'nb'], 'the words of players, and of the net'],
  [/^(Passkeys|Sorry!|Account|1 week)$/, ['nl'], 'the Dutch words'],
  [/^Bot$/, ['pt', 'nl', 'vi', 'el'], 'the word of players there'],
  [/^(Send|Type)$/, ['nb'], 'the Norwegian words'],
];

/** What the English pages say. @type {Set<string>} */
const english = new Set();
/** Where links lead to, with a page that has them. @type {Map<string, string>} */
const links = new Map();

for (const [lang, tag] of LANGUAGES) {
  house.test(`every page in ${lang}`, async (invite) => {
    for (const sight of await allPages(house.origin, lang)) {
      const visitor = await invite({ reducedMotion: 'reduce', locale: tag, viewport: { width: 1440, height: 900 }, excused: NOT_THERE });
      const answer = await visitor.goto(sight.path);
      assert.match(answer?.headers()['content-security-policy'] ?? '', /default-src 'none'; script-src 'self'/);
      await sight.ready(visitor);
      await speaks(visitor, sight, lang, tag);
      await fits(visitor, sight);
      await bringAxe(visitor.page);
      for (const [width, colorScheme] of LOOKS.slice(0, lang === 'en' ? 4 : 2)) {
        await visitor.page.setViewportSize({ width, height: 900 });
        await visitor.page.emulateMedia({ colorScheme });
        assert.deepEqual(await violations(visitor.page, lang === 'en' ? [] : BOARDS), [], `${sight.name}, ${width} px, ${colorScheme}`);
      }
      await collectLinks(visitor, sight);
      await visitor.leave();
    }
  });
}

/** The page says which language it is in, and says everything in it. @param {Visitor} visitor @param {Sight} sight @param {string} lang @param {string} tag */
async function speaks({ page }, { name }, lang, tag) {
  assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
  const words = await wordsOf(page);
  assert.ok(words.length > 8, `${name}: ${words}`);
  assert.deepEqual(words.filter(isKey), [], name);
  if (lang === 'en') words.forEach((text) => english.add(text));
  else if (lang === 'xa') assert.deepEqual(words.filter((text) => !text.includes('⟦')), [], `${name}: not from the catalogues, or cut`);
  else assert.deepEqual(words.filter((text) => english.has(text) && !mayBeSame(text, lang)), [], `${name}: English`);
}

/** @param {string} text @param {string} lang */
function mayBeSame(text, lang) {
  return SAME.some(([pattern, languages]) => pattern.test(text) && (languages === 'all' || languages.includes(lang)));
}

/** Nothing is too wide, nor too small for a finger. @param {Visitor} visitor @param {Sight} sight */
async function fits({ page }, { name }) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `${name}: ${wide} px at ${width} × ${height}`);
  }
  assert.deepEqual(await tooSmall(page), [], name);
}

/** @param {Visitor} visitor @param {Sight} sight */
async function collectLinks({ page, origin }, { name }) {
  const found = await page.evaluate(() => [...document.querySelectorAll('a[href], link[href]')].map((link) => /** @type {HTMLAnchorElement} */ (link).href));
  for (const href of found) if (href.startsWith(origin)) links.set(href, name);
}

house.test('no link of these pages leads nowhere', async () => {
  assert.ok(links.size > 60, String(links.size));
  /** @type {Map<string, string>} */
  const bodies = new Map();
  for (const [href, name] of links) {
    const [address, hash] = href.split('#');
    if (!bodies.has(address)) {
      const answer = await fetch(address);
      // From the page that says that there is none, a language leads to the same.
      if (!/\/(nowhere|game\/n0Such0ne0)$/.test(address)) assert.equal(answer.status, 200, `${address} on ${name}`);
      bodies.set(address, await answer.text());
    }
    if (hash) assert.ok(bodies.get(address)?.includes(`id="${hash}"`), `${href} on ${name}: no such part`);
  }
});
