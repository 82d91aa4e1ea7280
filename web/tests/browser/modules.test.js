// Each page loads all that its script imports at once, instead of one after the other, and nothing else.

import assert from 'node:assert/strict';
import { closure } from '../unit/closure.js';
import { Bot, truth } from './help/bot.js';
import { House } from './help/visitor.js';

const house = new House();

house.test('each page preloads what its script imports, all of it and no more', async () => {
  const { game } = await Bot.invite(house.origin);
  const somebody = encodeURIComponent((await truth(house.origin, game)).players.blue?.name ?? '');
  const scripts = new Set();
  for (const page of ['/en/', `/en/game/${game}`, `/en/challenge/${somebody}`, '/en/tv', '/en/games', '/en/games/mine', '/en/guide', '/en/rules', '/en/preferences', '/en/sign-in']) {
    const html = await (await fetch(house.origin + page)).text();
    const of = (/** @type {RegExp} */ form) => [...html.matchAll(form)].map(([, name]) => name);
    const [entry] = of(/<script type="module" src="\/assets\/\w+\/([^"]+)"/g);
    assert.deepEqual(of(/<link rel="modulepreload" href="\/assets\/\w+\/([^"]+)"/g).sort(), closure(entry), page);
    scripts.add(entry);
  }
  assert.equal(scripts.size, 10);
});
