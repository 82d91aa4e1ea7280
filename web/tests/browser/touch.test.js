// On a phone: tapping, dragging, moves made in advance, second thoughts.

import assert from 'node:assert/strict';
import { boardOf, SHORT_GAME, truth } from './help/bot.js';
import { until } from './help/board.js';
import { Finger, middle, PHONE } from './help/finger.js';
import { mustBeOver, playPlies, sit } from './help/short-game.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */
/** @typedef {import('./help/bot.js').Bot} Bot */

const house = new House();

/** Red on a phone, Blue by program. @param {import('./help/visitor.js').Invite} invite @param {number} plies played already */
async function onPhone(invite, plies = 0) {
  const { bot, path } = await sit(house, invite);
  const red = await invite(PHONE);
  red.board.touch = (square) => red.board.cell(square).tap();
  await red.goto(path);
  await playPlies(red, bot, 0, plies);
  return { bot, red };
}

house.test('a whole game by tapping', async (invite) => {
  const { bot, red } = await onPhone(invite);
  await playPlies(red, bot);
  await mustBeOver(red, bot);
});

house.test('a tap more than needed plays nothing; an empty square takes two', async (invite) => {
  const { bot, red } = await onPhone(invite);
  await red.board.turn();
  await red.board.touch('a7');
  await red.board.touch('a7');
  assert.deepEqual(await red.board.marked('selected'), []);
  await red.board.touch('b7');
  assert.deepEqual(await red.board.marked('armed'), ['b7']);
  assert.equal((await bot.truth()).plies.length, 0);
  await red.board.touch('b7');
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), ['b7']));
});

house.test('a piece is dragged, and the page stays where it is', async (invite) => {
  const { bot, red } = await onPhone(invite);
  const { board, page } = red;
  await board.turn();
  const finger = await Finger.on(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const [from, to] = [await middle(board.cell('a7')), await middle(board.cell('c5'))];

  // Carried along, shown where it would land, and put back beside the board.
  await finger.down(from);
  await finger.move(from, to);
  await until(async () => assert.deepEqual(await board.marked('carried'), ['a7']));
  assert.deepEqual(await board.marked('pointed'), ['c5']);
  await finger.move(to, { x: to.x, y: 2 });
  await finger.up();
  assert.deepEqual(await board.marked('carried'), []);
  assert.equal((await bot.truth()).plies.length, 0);

  await finger.drag(from, to);
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), ['a7c5']));
  await finger.drag(await middle(board.cell('d2')), await middle(board.cell('d6')));
  assert.equal(await scrolled(), 0);
  await scrollsElsewhere(red, finger);
});

/** @param {Visitor} red @param {Finger} finger */
async function scrollsElsewhere({ page, part }, finger) {
  const below = await middle(part('status'));
  await finger.drag(below, { x: below.x, y: below.y - 150 });
  await page.waitForFunction(() => window.scrollY > 20);
}

house.test('a move is made in advance, and played when its time has come', async (invite) => {
  const { bot, red } = await onPhone(invite, 1);
  await red.board.root.and(red.page.locator('[data-mode="premove"]')).waitFor();
  await red.board.touch('c5');
  await red.board.touch('d4');
  assert.deepEqual((await red.board.marked('premove')).sort(), ['c5', 'd4']);
  await red.toRead(/^d4 is planned\./);
  assert.equal((await bot.truth()).plies.length, 1);
  await bot.move(SHORT_GAME[1]);
  await until(async () => assert.deepEqual((await bot.truth()).plies.map(({ move }) => move), SHORT_GAME.slice(0, 3)));
  assert.deepEqual(await red.board.marked('premove'), []);
  await playPlies(red, bot, 3);
  await mustBeOver(red, bot);
});

house.test('a move in advance that has become impossible is dropped', async (invite) => {
  const { bot, red } = await onPhone(invite, 1);
  await red.board.root.and(red.page.locator('[data-mode="premove"]')).waitFor();
  await red.board.touch('c5');
  await red.board.touch('e5');
  assert.deepEqual((await red.board.marked('premove')).sort(), ['c5', 'e5']);
  // Blue lands just there.
  await bot.move('g7e5');
  await red.toRead(/^Your turn$/);
  assert.deepEqual(await red.board.marked('premove'), []);
  assert.equal((await bot.truth()).plies.length, 2);
});

house.test('the computer lets a move be taken back', async (invite) => {
  const guest = await invite(PHONE);
  const { board, part } = guest;
  board.touch = (square) => board.cell(square).tap();
  await guest.goto('/en/');
  await board.make(await board.choose());
  await guest.page.waitForURL(/\/en\/game\/\w{10}$/);
  assert.equal(await board.turn(), 'turn');
  await part('do-takeback').tap();
  await part('question-yes').tap();
  await until(async () => assert.equal((await truth(house.origin, guest.game)).plies.length, 0));
  assert.equal(await board.turn(), 'turn');
  await board.toShow(boardOf(await truth(house.origin, guest.game)));
  await board.make(await board.choose());
  await until(async () => assert.ok((await truth(house.origin, guest.game)).plies.length >= 1));
});

house.test('resigning is asked about in place, and No means no', async (invite) => {
  const { bot, red } = await onPhone(invite, 2);
  await red.board.turn();
  await red.part('do-resign').tap();
  assert.equal(await red.part('question-text').innerText(), 'Resign this game?');
  await red.part('question-no').tap();
  await red.part('question').waitFor({ state: 'hidden' });
  assert.equal((await bot.truth()).state.end, null);
  await red.part('do-resign').tap();
  await red.part('question-yes').tap();
  await red.toRead(/^You lose\. .*resign/i);
  assert.deepEqual((await bot.truth()).state.end, { verdict: 'won', winner: 'blue', reason: 'resigned', by: 'red' });
});
