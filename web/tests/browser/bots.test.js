// An account makes a bot: its token is read once, renewed and revoked, and the bot removed; by keys alone, and with what
// axe says of the page.

import assert from 'node:assert/strict';
import { REFUSED, register } from './help/account.js';
import { clean } from './help/axe.js';
import { hasFocus } from './help/board.js';
import { tabTo } from './help/keys.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** Presses Enter on what is found by Tab. @param {Visitor} visitor @param {string} name */
async function press(visitor, name) {
  const button = visitor.page.getByRole('button', { name, exact: true });
  await button.waitFor();
  await tabTo(visitor, button);
  await visitor.page.keyboard.press('Enter');
}

/** The token that the page shows, at which a reader is set down. @param {Visitor} visitor @param {string} other than this one */
async function readToken({ page }, other = '') {
  const shown = page.getByRole('region', { name: 'The token of Amoeba', exact: true });
  const code = shown.locator('code').first();
  await code.filter({ hasNotText: other === '' ? 'nothing' : other }).waitFor();
  await hasFocus(shown);
  const token = await code.innerText();
  assert.match(token, /^ataxx_[\w-]{43}$/);
  assert.ok((await shown.innerText()).includes(`ATAXX_TOKEN=${token} ataxx-server bot --server ${house.origin}`));
  return token;
}

/** @param {string} token */
async function status(token) {
  return (await fetch(`${house.origin}/api/challenges`, { headers: { authorization: `Bearer ${token}` } })).status;
}

house.test('a bot is made, its token read once, renewed and revoked, and the bot removed', async (invite) => {
  const ann = await invite({ excused: REFUSED });
  const { page } = ann;
  await register(ann, 'Ann');
  await page.getByRole('link', { name: 'Your bots', exact: true }).click();
  await page.waitForURL(/\/en\/account\/bots$/);
  await clean(ann);

  // A name that will not do is kept in its field, beside the reason.
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('an amoeba');
  await page.keyboard.press('Enter');
  await page.getByText('A name has no spaces.').waitFor();
  assert.equal(await name.inputValue(), 'an amoeba');
  await hasFocus(name);
  await name.fill('Amoeba');
  await page.keyboard.press('Enter');
  const first = await readToken(ann);
  await clean(ann);

  await ann.goto('/en/account/bots');
  const bot = page.getByRole('region', { name: 'Amoeba Bot', exact: true });
  await bot.getByText(/^Token of \d{4}-\d\d-\d\d, not used so far\.$/).waitFor();
  assert.equal((await page.content()).includes(first), false, 'it is shown once');
  assert.equal(await status(first), 200);

  await press(ann, 'New token Amoeba');
  const second = await readToken(ann, first);
  assert.deepEqual([await status(first), await status(second)], [401, 200]);
  await press(ann, 'Revoke the token Amoeba');
  await bot.getByText('It has no token, so that it can\'t come in.').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Revoke/ }).count(), 0);
  assert.equal(await status(second), 401);
  await clean(ann);
  await press(ann, 'Remove Amoeba');
  await bot.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Make the bot and show its token', exact: true }).waitFor();
});
