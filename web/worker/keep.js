/**
 * What is kept for when the network is away: every file of this version, and the pages of the languages that
 * are read. A cache is one version; it is whole or not there.
 *
 * @typedef {import('./decide.js').Site} Site
 *
 * @typedef {object} Around What the worker works with.
 * @property {CacheStorage} caches
 * @property {(address: string) => Promise<Response>} fetch
 * @property {() => number} now ms
 */

import { cacheName, isStale, languagesOf, outdated } from './decide.js';

/** Requests made at once: few, so that a game that is on goes before. */
const AT_ONCE = 2;

/** Keeps this version, or throws and leaves all as it was. @param {Site} site @param {string[]} languages @param {Around} around */
export async function keepSite(site, languages, around) {
  const { caches } = around;
  const name = cacheName(site);
  const isNew = !(await caches.has(name));
  try {
    const cache = await caches.open(name);
    await each(site.files, async (file) => {
      const address = `${site.base}/${file}`;
      if (await cache.match(address) === undefined) await keepFile(cache, address, around);
    });
    for (const lang of new Set([...languages, ...await languagesKept(site, around)])) await keepPages(site, lang, around);
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
}

/** @param {Cache} cache @param {string} address @param {Around} around */
async function keepFile(cache, address, { fetch }) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

/** Keeps the pages of a language, unless they are there and from today. @param {Site} site @param {string} lang @param {Around} around */
export async function keepPages(site, lang, around) {
  const cache = await around.caches.open(cacheName(site));
  const last = `/${lang}/${site.offline}`;
  const kept = await cache.match(last, HOWEVER);
  if (kept !== undefined && !isStale(kept.headers.get('date'), around.now())) return;
  await each(site.places, async (place) => await keepPage(cache, site, `/${lang}/${place}`, around));
  // Last, for it tells that the others are there.
  await keepPage(cache, site, last, around);
}

/** A page that wants the files of another version, as while the server is being replaced, is left out. @param {Cache} cache @param {Site} site @param {string} address @param {Around} around */
async function keepPage(cache, { base }, address, { fetch }) {
  const answer = await fetch(address);
  if (!answer.ok || answer.redirected) return;
  if ((await answer.clone().text()).includes(`"${base}/`)) await cache.put(address, answer);
}

/** The languages that any version kept pages of. @param {Site} site @param {Around} around */
export async function languagesKept(site, { caches }) {
  const urls = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
  }
  return languagesOf(urls, site);
}

/** Lets go of what no open page can need. @param {Site} site @param {Around} around */
export async function forgetOld(site, { caches }) {
  await Promise.all(outdated(await caches.keys(), cacheName(site)).map((name) => caches.delete(name)));
}

/** What a page varies by, the language of its address says already. */
const HOWEVER = { ignoreVary: true };

/** A kept answer by its address, of whatever version; none if storage does not work. @param {string} address @param {Around} around */
export async function kept(address, { caches }) {
  return await caches.match(address, HOWEVER).catch(() => undefined);
}

/** A page as this version kept it. @param {string} address @param {Site} site @param {Around} around */
export async function keptPage(address, site, { caches }) {
  return await caches.match(address, { ...HOWEVER, cacheName: cacheName(site) }).catch(() => undefined);
}

/** @template T @param {T[]} all @param {(one: T) => Promise<void>} act */
async function each(all, act) {
  const left = [...all];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
