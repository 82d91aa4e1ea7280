/**
 * Timers that a hidden tab does not slow down: browsers let a page that nobody looks at run its timers
 * once a minute, and the server would take a player who only looks elsewhere for gone.
 */

/** @returns {(call: () => void, ms: number) => () => void} */
export function wakefulTimers() {
  const worker = start();
  if (worker === null) return plain;
  let last = 0, works = true;
  /** @type {Map<number, { call: () => void, ms: number }>} */
  const waiting = new Map();
  const ring = (/** @type {number} */ id) => {
    const timer = waiting.get(id);
    waiting.delete(id);
    timer?.call();
  };
  worker.addEventListener('message', ({ data }) => ring(data));
  // Its file did not come, as when the server is away just then: what waits would wait for ever.
  worker.addEventListener('error', () => {
    works = false;
    for (const [id, { ms }] of waiting) setTimeout(ring, ms, id);
  });
  return (call, ms) => {
    const id = (last += 1);
    waiting.set(id, { call, ms });
    if (works) worker.postMessage({ id, ms });
    else setTimeout(ring, ms, id);
    return () => waiting.delete(id);
  };
}

/** @param {() => void} call @param {number} ms */
function plain(call, ms) {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

function start() {
  try {
    return new Worker(new URL('./wakeful-worker.js', import.meta.url));
  } catch {
    return null;
  }
}
