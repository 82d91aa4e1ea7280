/**
 * People with a browser. Each visitor has a context of their own: storage, language, screen. What should
 * never happen to anybody is noted, and fails the test in the end: an error in the console, a breach of the
 * content security policy, a request to somebody else's host.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').BrowserContextOptions} ContextOptions
 */

import assert from 'node:assert/strict';
import test from 'node:test';
import { chromium } from 'playwright-core';
import { BoardOnPage, until } from './board.js';
import { describe } from './describe.js';
import { Proxy } from './proxy.js';
import { Server } from './server.js';

/** Longest wait for anything on a page, ms: machines that run tests are slow at times. */
export const PATIENCE_MS = 60_000;
const TEST_MS = 10 * 60_000;

const BROWSER = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
};

/** What a broken line makes a browser print. */
export const BROKEN_LINE = [/WebSocket connection to .* failed/, /Failed to load resource: net::ERR_/,
  /Failed to load resource: the server responded with a status of 50\d/, /no moves in advance/,
  // The worker's script, asked for while the server was away: the next page asks again.
  /An unknown error occurred when fetching the script/];

/** @typedef {{ server: Server, proxy: Proxy, browser: import('playwright-core').Browser }} Rooms */

/** One file's browser and server, and a wire to it that can be cut: from the file's first test to its last. */
export class House {
  /** @type {Rooms | null} */
  #rooms = null;

  /**
   * @param {{ saveData?: boolean, settings?: Record<string, string> }} [how] `settings`: variables of the server's
   *   environment; `saveData`: its visitors ask for that, so no service worker fetches the whole
   *   site for each of them; for files with many visitors that are not about the worker
   */
  constructor({ saveData = false, settings = {} } = {}) {
    this.saveData = saveData;
    this.settings = settings;
    test.after(async () => {
      await this.#rooms?.browser.close();
      await this.#rooms?.proxy.stop();
      await this.#rooms?.server.stop();
    });
  }

  get rooms() {
    assert.ok(this.#rooms !== null, 'the house opens with its first test');
    return this.#rooms;
  }

  get server() {
    return this.rooms.server;
  }

  get proxy() {
    return this.rooms.proxy;
  }

  get origin() {
    return this.server.origin;
  }

  async #open() {
    if (this.#rooms !== null) return;
    const server = await Server.start(this.settings);
    this.#rooms = { server, proxy: await Proxy.start(server.origin), browser: await chromium.launch(BROWSER) };
  }

  /**
   * A test whose visitors are looked after: when it fails, it says what each saw.
   * @param {string} name @param {(invite: Invite) => Promise<void>} body
   */
  test(name, body) {
    return test(name, { timeout: TEST_MS }, async (t) => {
      /** @type {Visitor[]} */
      const visitors = [];
      await this.#open();
      try {
        await body(async (options) => await Visitor.come(this, options, visitors));
        for (const visitor of visitors) visitor.mustBeCalm();
      } catch (error) {
        for (const [i, { page }] of visitors.entries()) t.diagnostic(`visitor ${i}: ${await describe(page)}`);
        throw error;
      } finally {
        await Promise.all(visitors.map((visitor) => visitor.leave()));
        this.#rooms?.proxy.mend();
      }
    });
  }
}

/** @typedef {ContextOptions & { origin?: string, excused?: RegExp[] }} VisitorOptions `excused`: what the console may say */
/** @typedef {(options?: VisitorOptions) => Promise<Visitor>} Invite */

export class Visitor {
  /** @type {string[]} */
  troubles = [];
  /** @type {string[]} every request, in order */
  requests = [];

  /** @param {import('playwright-core').BrowserContext} context @param {Page} page @param {string} origin @param {RegExp[]} excused */
  constructor(context, page, origin, excused) {
    this.context = context;
    this.page = page;
    this.origin = origin;
    this.excused = excused;
    this.board = new BoardOnPage(page);
  }

  /** @param {House} house @param {VisitorOptions} [options] @param {Visitor[]} [others] where it is entered */
  static async come(house, { origin = house.origin, excused = [], ...options } = {}, others = []) {
    const context = await house.rooms.browser.newContext({ locale: 'en-US', viewport: { width: 1200, height: 800 }, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const visitor = new Visitor(context, page, origin, excused);
    others.push(visitor);
    if (house.saveData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await visitor.#watch();
    return visitor;
  }

  async #watch() {
    const { context } = this;
    context.on('request', (request) => {
      const url = new URL(request.url());
      this.requests.push(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== this.origin) this.troubles.push(`request to ${url}`);
    });
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.troubles.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.troubles.push(`error: ${error.error().stack}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  /** Opens an address of the site. @param {string} path */
  goto = async (path) => await this.page.goto(this.origin + path);

  /** The part of the page that it calls `name`. @param {string} name */
  part = (name) => this.page.locator(`[data-part="${name}"]`);

  /** The line under the board. */
  get status() {
    return this.part('status-text');
  }

  /** Waits until the line under the board says so. @param {RegExp} words */
  async toRead(words) {
    await until(async () => assert.match(await this.status.innerText(), words));
  }

  /** Waits until the page of a game of others has heard of it: it counts who looks on. */
  async toWatch() {
    const counts = this.page.locator('[data-part="watchers"], [data-part="watchers-count"]');
    await until(async () => assert.notEqual((await counts.allTextContents()).join(''), ''));
  }

  /** The game that the address names. */
  get game() {
    const id = new URL(this.page.url()).pathname.match(/^\/\w+\/game\/(\w+)$/)?.[1];
    assert.ok(id !== undefined, `${this.page.url()} names no game`);
    return id;
  }

  /** What the browser keeps of the seat at this game. @returns {Promise<string>} */
  async secret(game = this.game) {
    return await this.page.evaluate((id) => JSON.parse(localStorage.getItem('ataxx.seats') ?? '{}')[id]?.secret, game);
  }

  /** Nothing happened that should not. */
  mustBeCalm() {
    const troubles = this.troubles.filter((trouble) => !this.excused.some((pattern) => pattern.test(trouble)));
    assert.deepEqual(troubles, []);
  }

  async leave() {
    await this.context.close();
  }
}
