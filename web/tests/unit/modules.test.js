import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const web = new URL('../../', import.meta.url);
const lists = readFileSync(new URL('../crates/server/src/pages/modules.rs', web), 'utf8');

/** Everything that a module imports before it runs, itself included. @param {string} entry @returns {string[]} */
function closure(entry) {
  const found = new Set([entry]);
  for (const module of found) {
    const source = readFileSync(new URL(module, web), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [, path] of source.matchAll(/^(?:import|export)\s[^'"]*?from '(\.[^']+)'/gm)) {
      found.add(new URL(path, new URL(module, web)).href.slice(web.href.length));
    }
  }
  return [...found].sort();
}

/** The list that the page preloads. @param {string} name */
function preloaded(name) {
  const list = lists.match(new RegExp(`const ${name}[^=]*= &\\[([^\\]]*)\\]`))?.[1] ?? '';
  return [...list.matchAll(/"([^"]+)"/g)].map(([, path]) => path).sort();
}

test('the home page preloads what its script imports, all of it and no more', () => {
  assert.deepEqual(preloaded('HOME_MODULES'), closure('js/home.js'));
});

test('the game page preloads what its script imports', () => {
  assert.deepEqual(preloaded('GAME_MODULES'), closure('js/game.js'));
});

test('the pages about accounts preload what their script imports', () => {
  assert.deepEqual(preloaded('ACCOUNT_MODULES'), closure('js/account.js'));
});

test('so does the page that challenges somebody', () => {
  assert.deepEqual(preloaded('CHALLENGE_MODULES'), closure('js/challenge.js'));
});

test('so do the pages for watching', () => {
  assert.deepEqual(preloaded('TV_MODULES'), closure('js/tv.js'));
  assert.deepEqual(preloaded('GAMES_MODULES'), closure('js/games.js'));
});

test('the preferences preload what their script imports', () => {
  assert.deepEqual(preloaded('PREFERENCES_MODULES'), closure('js/preferences-page.js'));
});

test('so do the guide and the rules', () => {
  assert.deepEqual(preloaded('GUIDE_MODULES'), closure('js/guide.js'));
  assert.deepEqual(preloaded('RULES_MODULES'), closure('js/rules.js'));
});

test('the home page is ready with ten requests: page, style, early script, modules', () => {
  assert.ok(3 + closure('js/home.js').length <= 10);
});

test('the board\'s modules do not reach beyond the board', () => {
  for (const module of closure('js/board/input.js')) assert.match(module, /^js\/board\//);
});
