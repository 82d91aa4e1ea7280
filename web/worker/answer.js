/**
 * Answers from the network, from what is kept, or with the page that says that there is no network.
 *
 * @typedef {import('./decide.js').Site} Site
 * @typedef {import('./decide.js').Page} Page
 * @typedef {import('./keep.js').Around & { wait: (ms: number) => Promise<void> }} Hands
 */

import { isAway } from './decide.js';
import { kept, keptPage, languagesKept } from './keep.js';

/** A reader who could have a kept page waits no longer for the newest one, ms. */
const NETWORK_PATIENCE_MS = 4_000;

/** A file never changes under its address: of whatever version it is, a kept one is as good. @param {Request} request @param {Hands} hands @param {() => Promise<Response>} network */
export async function answerFile({ url }, hands, network) {
  return await kept(url, hands) ?? await network();
}

/** @param {Page} page @param {string} path @param {Site} site @param {Hands} hands @param {Promise<Response>} network */
export async function answerPage(page, path, site, hands, network) {
  const copy = page.kept === null ? undefined : await keptPage(page.kept, site, hands);
  const newest = network.catch(() => null);
  const answer = await (copy === undefined ? newest : Promise.race([newest, hands.wait(NETWORK_PATIENCE_MS).then(() => null)]));
  if (answer !== null && (copy === undefined || !isAway(answer))) return answer;
  // Without anything of our own, the browser says that there is no network.
  return copy ?? await withoutNetwork(page, path, site, hands) ?? await network;
}

/** @param {Page} page @param {string} path @param {Site} site @param {Hands} hands */
async function withoutNetwork({ lang }, path, site, hands) {
  const languages = await languagesKept(site, hands).catch(() => []);
  const readable = languages.find((one) => one === lang) ?? languages[0];
  if (readable === undefined) return undefined;
  // An address without a language leads on to one, as the server's own does.
  const place = path === `/${lang}` ? '' : path.slice(1);
  if (site.places.includes(place)) return Response.redirect(`/${readable}/${place}`, 307);
  return await keptPage(`/${readable}/${site.offline}`, site, hands);
}
