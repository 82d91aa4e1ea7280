/**
 * What a push says. Pure.
 *
 * @typedef {{ title: string, body: string, lang: string, tag: string, path: string }} Told
 */

/** What a push says; none if it says nothing that we understand. @param {unknown} said @param {string} origin ours @returns {Told | null} */
export function toldBy(said, origin) {
  const { title, body, lang, tag, path } = /** @type {Record<string, unknown>} */ (said ?? {});
  const texts = [title, body, lang, tag, path];
  if (!texts.every((text) => typeof text === 'string')) return null;
  const told = /** @type {Told} */ ({ title, body, lang, tag, path });
  // It leads to a page of ours, whoever has sent it.
  return told.path.startsWith('/') && new URL(told.path, origin).origin === origin ? told : null;
}
