/** The real server, in a folder of its own, on a port of its own. */

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './board.js';

const BUILT = fileURLToPath(new URL('../../../../target/debug/ataxx-server', import.meta.url));
const BINARY = process.env.ATAXX_SERVER ? resolve(process.env.ATAXX_SERVER) : BUILT;

export class Server {
  /** Where it is found, as `http://127.0.0.1:4711`. */
  origin = '';
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #folder = '';
  /** @type {Record<string, string>} */
  #settings = {};
  #log = '';
  #said = '';

  /** Starts a server with an empty database. @param {Record<string, string>} [settings] variables of its environment */
  static async start(settings = {}) {
    assert.ok(existsSync(BINARY), `no server at ${BINARY}: run \`cargo build -p server\`, or name one in ATAXX_SERVER`);
    const server = new Server();
    server.#settings = settings;
    server.#folder = await mkdtemp(join(tmpdir(), 'ataxx-browser-'));
    await server.#run('127.0.0.1:0');
    return server;
  }

  /**
   * Ends the process as `signal` does, and starts it again at the same address.
   * @param {'SIGTERM' | 'SIGKILL'} signal @param {() => Promise<void>} [meanwhile]
   */
  async restart(signal, meanwhile = async () => {}) {
    await this.#end(signal);
    try {
      await meanwhile();
    } finally {
      // Whatever went wrong: the tests after this one need a server.
      await this.#run(new URL(this.origin).host);
    }
  }

  /** Puts its clock forward: what takes so long is due at once. @param {number} ms */
  async pass(ms) {
    const child = this.#process;
    assert.ok(child !== null && child.exitCode === null && child.signalCode === null, `no server hears of the time:\n${this.#log}`);
    const before = this.#said.length;
    const done = new AbortController();
    const gone = once(child, 'exit', { signal: done.signal });
    try {
      child.stdin?.write(`${ms}\n`);
      await Promise.race([
        until(async () => assert.match(this.#said.slice(before), /^The clock reads \d+$/m)),
        gone.then(() => assert.fail(`the server ended when time passed:\n${this.#log}`)),
      ]);
    } finally {
      done.abort();
    }
  }

  /** Ends it for good. That it had to log an error is a fault too. */
  async stop() {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true });
    assert.doesNotMatch(this.#log, /ERROR|panicked/);
  }

  /** @param {string} listen */
  async #run(listen) {
    const child = spawn(BINARY, ['--steered-clock'], {
      env: {
        ...process.env,
        ATAXX_LISTEN: listen,
        ATAXX_DATABASE: join(this.#folder, 'ataxx.db'),
        ATAXX_GAMES_PER_MINUTE: '10000',
        ATAXX_PUSH_LOOPBACK: 'true',
        ATAXX_LOG: 'warn',
        ...this.#settings,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#said = '';
    child.stderr.on('data', (text) => { this.#log += text; });
    child.stdout.on('data', (text) => { this.#said += text; });
    this.origin = await announced(child, () => this.#said, () => this.#log);
  }

  /** @param {'SIGTERM' | 'SIGKILL'} signal */
  async #end(signal) {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/**
 * The address that the server prints when it is ready.
 * @param {import('node:child_process').ChildProcess} child @param {() => string} said @param {() => string} log
 * @returns {Promise<string>}
 */
function announced(child, said, log) {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = said().match(/^Ataxx is on (http:\S+)$/m);
      if (found !== null) resolve(found[1]);
    });
    child.on('exit', () => reject(new Error(`the server ended before it served:\n${log()}`)));
  });
}
