/**
 * The page that says that there is no network, shown at the address of another: goes there when it can. Who
 * has lost the line in the middle of a game is back at the board without doing anything.
 */

/** The page that stands in says so by another address. */
const STANDS_IN = !/^\/\w+\/offline$/.test(location.pathname);

/** The pause between two tries, ms. */
const PAUSE_MS = 5_000;

async function back() {
  if (document.hidden) return;
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (answer !== null && answer.status < 500) location.reload();
}

if (STANDS_IN) {
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', back);
  setInterval(back, PAUSE_MS);
}
