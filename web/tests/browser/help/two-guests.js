/** Two guests at one board, each with a browser. */

import assert from 'node:assert/strict';
import { SHORT_GAME, truth } from './bot.js';
import { until } from './board.js';

/** @typedef {import('./visitor.js').Visitor} Visitor */

/**
 * A game by the clock that is so many plies old; the host is Red.
 * @param {import('./visitor.js').House} house
 * @param {import('./visitor.js').Invite} invite @param {number} plies
 * @param {(visitor: Visitor) => Promise<void>} [prepare] before they open a page
 */
export async function twoGuests(house, invite, plies, prepare = async () => {}) {
  const [red, blue] = await Promise.all([invite(), invite()]);
  await Promise.all([red, blue].map(prepare));
  await blue.goto(await inviteFriend(red, { time: '3+2' }));
  assert.ok((await blue.part('invite-terms').innerText()).endsWith('Time: 3+2.'));
  await blue.part('accept').click();
  for (let i = 0; i < plies; i += 1) await (i % 2 === 0 ? red : blue).board.play(SHORT_GAME[i]);
  await until(async () => assert.equal((await truth(house.origin, red.game)).plies.length, plies));
  return { red, blue };
}

/**
 * The home page's way to a link for a friend; the answer is the link's path.
 * @param {Visitor} host @param {{ side?: 'Red' | 'Blue', time?: string | RegExp, rated?: boolean }} [wish] what is not said stays as
 *   the page has it, but the side: Red
 */
export async function inviteFriend(host, { side = 'Red', time, rated = false } = {}) {
  await host.goto('/en/');
  await host.part('friend-open').click();
  const form = host.page.locator('#friend');
  for (const name of [side, time, rated ? 'A rating' : undefined]) {
    if (name !== undefined) await form.getByRole('radio', { name, exact: true }).check();
  }
  await host.page.getByRole('button', { name: 'Create the link' }).click();
  await host.page.waitForURL(/\/en\/game\/\w{10}$/);
  return new URL(host.page.url()).pathname;
}

/** What a player's clock says, in seconds. @param {Visitor} visitor @param {'top' | 'bottom'} place */
export async function seconds(visitor, place) {
  const face = await visitor.part(`player-${place}`).locator('[data-part="clock"]').innerText();
  const [, minutes = '0', rest] = face.match(/^(?:(\d+):)?(\d+(?:\.\d)?)$/) ?? [];
  assert.ok(rest !== undefined, face);
  return Number(minutes) * 60 + Number(rest);
}

/**
 * Holds back what the server says, so that two people can say something before they hear each other.
 * @returns {{ prepare: (visitor: Visitor) => Promise<void>, hold: () => void, release: () => void }}
 */
export function silence() {
  let holds = false;
  /** @type {(() => void)[]} */
  const held = [];
  return {
    prepare: ({ page }) => page.routeWebSocket(/\/ws$/, (client) => {
      const server = client.connectToServer();
      server.onMessage((message) => {
        if (holds) held.push(() => client.send(message));
        else client.send(message);
      });
    }),
    hold: () => { holds = true; },
    release() {
      holds = false;
      for (const say of held.splice(0)) say();
    },
  };
}
