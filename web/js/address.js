/** Addresses of pages, in the language of this one. */

/** @param {string} game */
export function gameAddress(game) {
  return `/${location.pathname.split('/')[1]}/game/${game}`;
}

/** The game that an address names. @param {string} path @returns {string | null} */
export function gameIn(path) {
  return path.match(/^\/[^/]+\/game\/([^/]+)$/)?.[1] ?? null;
}
