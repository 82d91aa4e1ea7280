/**
 * What a page costs its reader over the wire: every byte that came, compressed, heads included, but engine and fonts,
 * which come later and are kept for good.
 *
 * @typedef {{ path: string, bytes: number, counted: boolean }} File
 */

const NOT_COUNTED = /\.(woff2?|ttf|otf|wasm)$|\/engine\//;

/** What each page may cost: kilobytes of 1,024 bytes, and requests. */
export const WEIGHTS = {
  home: { kilobytes: 60, requests: 10 },
  rules: { kilobytes: 70, requests: 24 },
  guide: { kilobytes: 70, requests: 30 },
  game: { kilobytes: 90, requests: 60 },
};

/**
 * Weighs what the page loads from now on. What the service worker fetches for itself is not seen from here.
 * @param {import('playwright-core').CDPSession} chromium @returns {Promise<() => File[]>} what came until it is called
 */
export async function weigh(chromium) {
  /** @type {Map<string, string>} */
  const asked = new Map();
  /** @type {Map<string, number>} */
  const carried = new Map();
  chromium.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
  chromium.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => carried.set(requestId, encodedDataLength));
  await chromium.send('Network.enable');
  return () => [...asked].filter(([, url]) => url.startsWith('http')).map(([id, url]) => {
    const path = new URL(url).pathname;
    return { path, bytes: carried.get(id) ?? 0, counted: !NOT_COUNTED.test(path) };
  });
}

/** @param {File[]} files */
export function kilobytes(files) {
  return files.filter(({ counted }) => counted).reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
}
