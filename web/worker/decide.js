/**
 * What the worker does with a request. Pure.
 *
 * @typedef {object} Site What the server says of this version of the site.
 * @property {string} base where its files lie, as `/assets/0123456789ab`
 * @property {string[]} files their paths below that
 * @property {string[]} languages the first part of every page's address
 * @property {string[]} places the pages that are kept, below their language; the home page is the empty one
 * @property {string} offline the page that says that there is no network, below its language
 *
 * @typedef {{ method: string, mode: string, url: string }} Asked
 *
 * @typedef {object} Page
 * @property {'page'} what
 * @property {string | null} lang as the address has it
 * @property {string | null} kept the address under which it may have been kept
 *
 * @typedef {{ what: 'leave' } | { what: 'file' } | Page} Decision
 */

/** Addresses of the site's own that are no pages. A dot in the last part tells a file. */
const NO_PAGES = ['api', 'ws', 'assets', 'icons', 'picture', 'healthz', 'readyz', 'metrics'];

/** @param {Asked} asked @param {string} origin ours @param {Site} site @returns {Decision} */
export function decide({ method, mode, url }, origin, site) {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return { what: 'leave' };
  if (pathname.startsWith('/assets/')) return { what: 'file' };
  const [first, ...rest] = pathname.slice(1).split('/');
  if (mode !== 'navigate' || NO_PAGES.includes(first) || rest.at(-1)?.includes('.') || first.includes('.')) return { what: 'leave' };
  const lang = site.languages.includes(first) ? first : null;
  const stands = lang !== null && rest.length > 0 && site.places.includes(rest.join('/'));
  return { what: 'page', lang, kept: stands ? `/${lang}/${rest.join('/')}` : null };
}

/** Answers of a proxy whose server is away. */
const AWAY = [502, 503, 504];

/** Whether this is no answer to a reader who could have a kept page. @param {{ status: number } | null} answer */
export function isAway(answer) {
  return answer === null || AWAY.includes(answer.status);
}

/** A kept page may tell yesterday's news, no older: 24 hours, ms. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Whether a page that the server sent at `date` should be asked for again. @param {string | null} date @param {number} now ms */
export function isStale(date, now) {
  return !(now - Date.parse(date ?? '') < FRESH_MS);
}

/** What all our caches are called by; the rest is the version. */
const PREFIX = 'ataxx:';

/** @param {Site} site */
export function cacheName({ base }) {
  return PREFIX + base;
}

/** Versions kept beside the newest: a page of theirs may be open still, and load the rest of its files. */
const EARLIER_VERSIONS_KEPT = 2;

/** The caches that nobody needs any more. @param {string[]} names in the order in which they were made @param {string} newest */
export function outdated(names, newest) {
  const earlier = names.filter((name) => name.startsWith(PREFIX) && name !== newest);
  return earlier.slice(0, Math.max(0, earlier.length - EARLIER_VERSIONS_KEPT));
}

/** The languages in which pages are kept, by the addresses in a cache. @param {string[]} urls @param {Site} site */
export function languagesOf(urls, { languages }) {
  const first = urls.map((url) => new URL(url).pathname.split('/')[1]);
  return languages.filter((lang) => first.includes(lang));
}
