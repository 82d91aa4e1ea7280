// What is said beside the board: players to each other, and those who look on to each other.

import assert from 'node:assert/strict';
import { REFUSED, register } from './help/account.js';
import { clean } from './help/axe.js';
import { until } from './help/board.js';
import { Bot } from './help/bot.js';
import { tabTo } from './help/keys.js';
import { twoGuests } from './help/two-guests.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true, settings: { ATAXX_ADMINISTRATORS: 'Judge' } });

/** @param {Visitor} visitor */
const lines = async (visitor) => await visitor.part('chat-lines').locator('li').allInnerTexts();

/** Waits until these lines stand there. @param {Visitor} visitor @param {(string | RegExp)[]} expected */
async function toHear(visitor, ...expected) {
  await until(async () => {
    const heard = await lines(visitor);
    assert.equal(heard.length, expected.length, heard.join('\n'));
    for (const [i, words] of expected.entries()) {
      if (typeof words === 'string') assert.equal(heard[i], words);
      else assert.match(heard[i], words);
    }
  });
}

/** @param {Visitor} visitor @param {string} words */
async function choose(visitor, words) {
  await visitor.part('chat').getByRole('button', { name: words, exact: true }).click();
}

/** Writes a line, and sends it until it has gone: at first the page may not be connected. @param {Visitor} visitor @param {string} words */
async function write(visitor, words) {
  const field = visitor.part('chat-field');
  await field.fill(words);
  await until(async () => {
    if (await field.inputValue() !== '') await field.press('Enter');
    assert.equal(await field.inputValue(), '');
  });
}

/** Looks on at a game. @param {Visitor} visitor @param {string} game */
async function watch(visitor, game) {
  await visitor.goto(`/en/game/${game}`);
  await visitor.toWatch();
}

house.test('presets are seen by both', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await choose(red, 'Good luck!');
  await toHear(red, 'You Good luck!');
  await toHear(blue, /^\w+ \w+ \w+ Good luck!$/);
  await choose(blue, 'Thank you!');
  await toHear(red, 'You Good luck!', /Thank you!$/);
  assert.equal(await red.part('chat-form').isVisible(), false, 'guests choose');
  assert.equal(await red.part('chat-note').isVisible(), true);
  // What was said is still there for who comes back.
  await red.page.reload();
  await toHear(red, 'You Good luck!', /Thank you!$/);
});

house.test('who wants no chat sees none', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  await red.part('chat-toggle').click();
  await red.part('chat-body').waitFor({ state: 'hidden' });
  await choose(blue, 'Hello!');
  await toHear(blue, 'You Hello!');
  await red.page.reload();
  await toHear(red, /Hello!$/);
  assert.equal(await red.part('chat-body').isVisible(), false, 'it is kept');
  await red.part('chat-toggle').click();
  await red.part('chat-body').waitFor();
});

house.test('an account writes; what it writes is text', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  const { game } = red;
  await register(red, 'Marta');
  await red.goto(`/en/game/${game}`);
  await write(red, '<img src=x onerror=alert(1)> <b>hi</b>');
  await toHear(blue, 'Marta <img src=x onerror=alert(1)> <b>hi</b>');
  assert.equal(await blue.part('chat-lines').locator('img, li b b').count(), 0);
});

house.test('those who look on speak among themselves, the players among themselves', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  const [zoe, nobody] = [await invite({ excused: REFUSED }), await invite()];
  await register(zoe, 'Zoe');
  await watch(zoe, red.game);
  await watch(nobody, red.game);
  for (const visitor of [zoe, nobody]) {
    assert.equal(await visitor.page.getByRole('log', { name: 'Watchers\' chat' }).count(), 1);
    assert.equal(await visitor.part('chat-apart').innerText(), 'The players don\'t see this chat.');
  }
  await write(zoe, 'Red is ahead');
  // By keys, and by somebody without a name so far: what they say makes them a guest.
  assert.equal(await nobody.part('chat-form').isVisible(), false);
  await tabTo(nobody, nobody.part('chat').getByRole('button', { name: 'Hello!' }));
  await nobody.page.keyboard.press('Enter');
  const said = ['Zoe Red is ahead', /^[A-Z]\w+ [A-Z]\w+ \d+ Hello!$/];
  for (const visitor of [zoe, nobody]) await toHear(visitor, ...said);
  await choose(nobody, 'Sorry!');
  await toHear(nobody, ...said, /Sorry!$/);
  const [, hello, sorry] = await lines(nobody);
  assert.equal(hello.replace(' Hello!', ''), sorry.replace(' Sorry!', ''), 'the same guest');

  await choose(red, 'Good luck!');
  await toHear(blue, /Good luck!$/);
  await toHear(red, 'You Good luck!');
  await zoe.page.reload();
  await toHear(zoe, ...said, /Sorry!$/);
  await blue.page.reload();
  await toHear(blue, /Good luck!$/);
  await clean(zoe);
  assert.equal(await nobody.part('chat-lines').getByRole('link', { name: 'Zoe' }).getAttribute('href'), '/en/@/Zoe');

  // What is refused is said beside the field, which keeps what was written.
  const unseen = '\u200b\u200b';
  await zoe.part('chat-field').fill(unseen);
  await zoe.part('chat-field').press('Enter');
  await until(async () => assert.equal(await zoe.part('chat-problem').innerText(), 'There is nothing to be read in that line.'));
  assert.equal(await zoe.part('chat-field').inputValue(), unseen);
});

house.test('what was said before one came is not read out, what is said then is', async (invite) => {
  const bot = await Bot.alone(house.origin);
  await bot.playAny(1);
  const [one, two] = [await invite(), await invite()];
  await watch(one, bot.game);
  await choose(one, 'Hello!');
  await toHear(one, /Hello!$/);
  await watch(two, bot.game);
  await toHear(two, /Hello!$/);
  const log = two.page.getByRole('log');
  assert.equal(await log.getAttribute('aria-live'), 'off');
  await choose(one, 'Thank you!');
  await toHear(two, /Hello!$/, /Thank you!$/);
  assert.equal(await log.getAttribute('aria-live'), 'polite');
  await bot.act('resign');
});

house.test('what an administrator hides can no longer be read, in both rooms', async (invite) => {
  const [{ red, blue }, zoe, nobody, judge] = [await twoGuests(house, invite, 2), await invite(), await invite(), await invite()];
  const { game } = red;
  for (const [visitor, name] of /** @type {const} */ ([[red, 'Rude'], [zoe, 'Rough'], [judge, 'Judge']])) await register(visitor, name);
  await red.goto(`/en/game/${game}`);
  await watch(zoe, game);
  await watch(nobody, game);
  await write(red, 'an insult');
  await toHear(blue, 'Rude an insult');
  await write(zoe, 'another one');
  await toHear(nobody, 'Rough another one');
  for (const line of [/Rude.*an insult/, /Rough.*another one/]) {
    await judge.goto(`/en/order/game/${game}`);
    await judge.page.getByRole('radio', { name: line }).check();
    const hide = judge.page.getByRole('region', { name: 'Hide a line of the chat' });
    await hide.getByLabel('Reason').fill('An insult.');
    await hide.getByRole('button', { name: 'Hide the line' }).click();
    await judge.page.getByText('The line is hidden.').waitFor();
  }
  await toHear(red, 'You Hidden by an administrator.');
  await toHear(blue, 'Rude Hidden by an administrator.');
  for (const visitor of [zoe, nobody]) await toHear(visitor, 'Rough Hidden by an administrator.');
});

house.test('a rematch is another game, in which nothing has been said yet', async (invite) => {
  const { red, blue } = await twoGuests(house, invite, 2);
  const before = red.game;
  await choose(red, 'Good luck!');
  await toHear(blue, /Good luck!$/);
  await blue.part('do-resign').click();
  await blue.part('question-yes').click();
  await red.part('rematch').click();
  await blue.part('status').getByRole('button', { name: 'Accept' }).click();
  for (const visitor of [red, blue]) {
    await until(async () => assert.notEqual(visitor.game, before));
    await toHear(visitor);
  }
  await choose(blue, 'Hello!');
  await toHear(red, /Hello!$/);
});

house.test('the best game\'s page has the chat of the game that it shows', async (invite) => {
  const watcher = await invite();
  const first = await Bot.alone(house.origin);
  await first.playAny(1);
  await first.best();
  await watcher.goto('/en/tv');
  await watcher.toWatch();
  await choose(watcher, 'Well played!');
  await toHear(watcher, /Well played!$/);
  const next = await Bot.alone(house.origin);
  await next.playAny(1);
  await first.act('resign');
  await next.best();
  const other = await invite();
  await watch(other, next.game);
  await choose(other, 'Hello!');
  await toHear(watcher, /Hello!$/);
  await choose(watcher, 'Thank you!');
  await toHear(other, /Hello!$/, /Thank you!$/);
  await next.act('resign');
});
