/**
 * `cargo xtask bench page`: what the home page weighs, and how soon one can move. In a real Chromium, with a
 * release server and an empty cache, so that the figures are a newcomer's.
 *
 * Weight: everything the network carried until the page was at rest, heads included, but engine and fonts.
 * Shift: Chromium's layout-shift score until then, at three widths.
 * First move: from the beginning of the navigation until the page is painted and a press on one of Red's pieces
 * chooses it, the processor slowed down four times. The press is tried every few milliseconds, so the figure is an
 * upper bound.
 */

import { chromium } from 'playwright-core';
import { Server } from '../tests/browser/help/server.js';

/** Kilobytes of 1,024 bytes, requests, score, milliseconds: what the page may take. */
const BUDGET = { kilobytes: 60, requests: 10, shift: 0, firstMoveMs: 1_000 };
const SLOWER = 4;
const SIZES = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }];
const ADDRESS = '/en/';
/** Red begins here, whoever plays. */
const PIECE = 'a7';
/** The page is at rest when the network has been silent for half a second, and nothing is left to settle. */
const SETTLE_MS = 500;
const PATIENCE_MS = 60_000;
const NOT_COUNTED = /\.(woff2?|ttf|otf|wasm)$|\/engine\//;

const repeats = Number(process.argv[2] ?? 5);
const server = await Server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-dev-shm-usage'],
});
try {
  report(await weigh(), await shifts(), await times());
} finally {
  await browser.close();
  await server.stop();
}

/** @returns {Promise<{ path: string, bytes: number, counted: boolean }[]>} */
async function weigh() {
  return await visit(SIZES[0], async (page, cdp) => {
    /** @type {Map<string, string>} */
    const asked = new Map();
    /** @type {Map<string, number>} */
    const carried = new Map();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => carried.set(requestId, encodedDataLength));
    await cdp.send('Network.enable');
    await open(page);
    return [...asked].filter(([, url]) => url.startsWith('http')).map(([id, url]) => {
      const path = new URL(url).pathname;
      return { path, bytes: carried.get(id) ?? 0, counted: !NOT_COUNTED.test(path) };
    });
  });
}

/** @returns {Promise<{ width: number, shift: number }[]>} */
async function shifts() {
  const all = [];
  for (const size of SIZES) {
    const shift = await visit(size, async (page) => {
      await page.addInitScript(() => {
        const page = /** @type {any} */ (window);
        page.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) page.shift += /** @type {any} */ (entry).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page);
      return await page.evaluate(() => /** @type {any} */ (window).shift);
    });
    all.push({ width: size.width, shift });
  }
  return all;
}

/** @returns {Promise<{ firstMove: number, chosen: number, painted: number }[]>} milliseconds, of each visit */
async function times() {
  const all = [];
  for (let i = 0; i < repeats; i += 1) {
    all.push(await visit(SIZES[0], async (page, cdp) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.addInitScript(pressUntilChosen, PIECE);
      await page.goto(server.origin + ADDRESS, { timeout: PATIENCE_MS });
      const both = await page.waitForFunction(() => {
        const chosen = /** @type {number | undefined} */ (/** @type {any} */ (window).chosen);
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        return chosen !== undefined && painted !== undefined && { chosen, painted };
      }, null, { timeout: PATIENCE_MS });
      const { chosen, painted } = /** @type {{ chosen: number, painted: number }} */ (await both.jsonValue());
      return { firstMove: Math.max(chosen, painted), chosen, painted };
    }));
  }
  return all;
}

/** In the page. A press without a pointer is how a screen reader activates a square. @param {string} square */
function pressUntilChosen(square) {
  const press = () => {
    const cell = document.querySelector(`[data-square="${square}"]`);
    cell?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    if (cell?.getAttribute('aria-selected') === 'true') {
      /** @type {any} */ (window).chosen = performance.now();
    } else {
      setTimeout(press, 4);
    }
  };
  press();
}

/**
 * A new person with an empty cache.
 * @template T
 * @param {{ width: number, height: number }} viewport
 * @param {(page: import('playwright-core').Page, cdp: import('playwright-core').CDPSession) => Promise<T>} body
 */
async function visit(viewport, body) {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    const page = await context.newPage();
    return await body(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').Page} page */
async function open(page) {
  await page.goto(server.origin + ADDRESS, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
  await page.waitForTimeout(SETTLE_MS);
}

/**
 * @param {Awaited<ReturnType<typeof weigh>>} files
 * @param {Awaited<ReturnType<typeof shifts>>} shifted
 * @param {Awaited<ReturnType<typeof times>>} timed
 */
function report(files, shifted, timed) {
  const kilobytes = files.filter(({ counted }) => counted).reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
  const shift = Math.max(...shifted.map((one) => one.shift));
  const firstMoves = timed.map(({ firstMove }) => firstMove);
  const firstMoveMs = median(firstMoves);
  for (const { path, bytes, counted } of files) {
    console.log(`  ${(bytes / 1_024).toFixed(1).padStart(6)} KB  ${path}${counted ? '' : ' (not counted)'}`);
  }
  console.log(`\n${'home page'.padEnd(46)}  measured    budget`);
  row('over the wire, KB', kilobytes.toFixed(1), BUDGET.kilobytes, kilobytes <= BUDGET.kilobytes);
  row('requests', String(files.length), BUDGET.requests, files.length <= BUDGET.requests);
  row(`layout shift, worst of ${shifted.map(({ width }) => width).join(', ')} px`, shift.toFixed(4), BUDGET.shift, shift <= BUDGET.shift);
  row(`first possible move at ${SLOWER}x slower, ms, median of ${repeats}`, firstMoveMs.toFixed(0), BUDGET.firstMoveMs, firstMoveMs < BUDGET.firstMoveMs);
  row('  the slowest', Math.max(...firstMoves).toFixed(0));
  row('  a press chooses, median', median(timed.map(({ chosen }) => chosen)).toFixed(0));
  row('  painted, median', median(timed.map(({ painted }) => painted)).toFixed(0));
  console.log(JSON.stringify({ kilobytes, requests: files.length, shift, firstMoveMs, times: timed, files, budget: BUDGET }));
}

/** @param {string} what @param {string} measured @param {number} [budget] @param {boolean} [kept] */
function row(what, measured, budget, kept) {
  const verdict = budget === undefined ? '' : `${String(budget).padStart(8)}  ${kept ? 'kept' : 'OVER'}`;
  console.log(`${what.padEnd(46)}${measured.padStart(10)}  ${verdict}`);
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
