/** Addresses of pages, in the language of this one. */

/** @param {string} game */
export function gameAddress(game) {
  return `/${location.pathname.split('/')[1]}/game/${game}`;
}

/** The page about a user. @param {string} name */
export function profileAddress(name) {
  return `/${location.pathname.split('/')[1]}/@/${encodeURIComponent(name)}`;
}

/** The page has become this game: its address, and the links to it in other languages. @param {string} game */
export function moveTo(game) {
  history.pushState(null, '', gameAddress(game));
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.languages a'))) {
    link.href = `/${link.pathname.split('/')[1]}/game/${game}`;
  }
}
