/**
 * Timers that a hidden tab does not slow down: browsers let a page that nobody looks at run its timers
 * once a minute, and the server would take a player who only looks elsewhere for gone.
 */

/** @returns {(call: () => void, ms: number) => () => void} */
export function wakefulTimers() {
  const worker = start();
  if (worker === null) return plain;
  let last = 0;
  /** @type {Map<number, () => void>} */
  const calls = new Map();
  worker.addEventListener('message', ({ data }) => {
    const call = calls.get(data);
    calls.delete(data);
    call?.();
  });
  return (call, ms) => {
    const id = (last += 1);
    calls.set(id, call);
    worker.postMessage({ id, ms });
    return () => calls.delete(id);
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
