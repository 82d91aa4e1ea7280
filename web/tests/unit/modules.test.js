import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closure } from './closure.js';

test('the home page is ready with ten requests: page, style, early script, modules', () => {
  assert.ok(3 + closure('js/home.js').length <= 10);
});

test('the board\'s modules do not reach beyond the board', () => {
  for (const module of closure('js/board/input.js')) assert.match(module, /^js\/board\//);
});
