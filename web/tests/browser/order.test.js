// A report is written, found by an administrator, and acted upon: by keys alone, and with what axe says of the pages.

import assert from 'node:assert/strict';
import { bringAxe, violations } from './help/axe.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true, settings: { ATAXX_ADMINISTRATORS: 'Judge', ATAXX_CONTACT: 'order@ataxx.example' } });
const PASSWORD = 'a dish of agar';

/** What a browser's console says of a form that was not accepted, and of a page that is not there. */
const REFUSED = [/status of 4\d\d/];

/** @param {Visitor} visitor @param {string} name */
async function register({ goto, page }, name) {
  await goto('/en/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the account', exact: true }).click();
  await page.waitForURL(/\/en\/account$/);
}

/** Goes on by Tab until this is reached. @param {Visitor} visitor @param {import('playwright-core').Locator} wanted */
async function tabTo({ page }, wanted) {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  assert.fail('it is not reached by Tab');
}

/** @param {Visitor} visitor */
async function axe(visitor) {
  await bringAxe(visitor.page);
  assert.deepEqual(await violations(visitor.page), []);
}

house.test('a report is sent by keys, keeps what was typed, and leads to a suspension', async (invite) => {
  const [judge, ann, bob] = [await invite({ excused: REFUSED }), await invite(), await invite({ excused: REFUSED })];
  await register(judge, 'Judge');
  await register(ann, 'Ann');
  await register(bob, 'Bob');

  await bob.goto('/en/report/Ann');
  await axe(bob);
  await tabTo(bob, bob.page.getByRole('radio', { name: 'Moves found by an engine' }));
  await bob.page.keyboard.press('ArrowDown');
  assert.equal(await bob.page.getByRole('radio', { name: 'Insults' }).isChecked(), true);
  const text = bob.page.getByLabel('What happened?');
  await tabTo(bob, text);
  await bob.page.keyboard.type('Called me <b>names</b>.');
  const game = bob.page.getByLabel('Address of the game, if it is about one');
  await tabTo(bob, game);
  await bob.page.keyboard.type('nowhere');
  await bob.page.keyboard.press('Enter');
  await bob.page.getByText('Ann has not played in a game at this address.').waitFor();
  await axe(bob);
  assert.equal(await text.inputValue(), 'Called me <b>names</b>.');
  assert.equal(await bob.page.getByRole('radio', { name: 'Insults' }).isChecked(), true);
  assert.equal(await game.evaluate((input) => input === document.activeElement), true);
  await bob.page.keyboard.press('Control+A');
  await bob.page.keyboard.press('Delete');
  await bob.page.keyboard.press('Enter');
  await bob.page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await axe(bob);

  // For everybody else there is nothing.
  const answer = await bob.page.goto(`${house.origin}/en/order`);
  assert.equal(answer?.status(), 404);

  await judge.goto('/en/account');
  await judge.page.getByRole('link', { name: 'Administration' }).click();
  await judge.page.getByText('Called me <b>names</b>.').waitFor();
  await axe(judge);
  const record = judge.page.getByRole('link', { name: 'Record of Ann' });
  await tabTo(judge, record);
  await judge.page.keyboard.press('Enter');
  await judge.page.getByRole('heading', { name: 'Record of Ann' }).waitFor();
  await axe(judge);
  await tabTo(judge, judge.page.getByRole('radio', { name: '1 day' }));
  await judge.page.keyboard.press('ArrowRight');
  await tabTo(judge, judge.page.getByRole('region', { name: 'Suspend' }).getByLabel('Reason'));
  await judge.page.keyboard.type('Insults.');
  await tabTo(judge, judge.page.getByRole('button', { name: 'Suspend' }));
  await judge.page.keyboard.press('Enter');
  await judge.page.getByText('Ann is suspended.').waitFor();

  await ann.goto('/en/notices');
  await ann.page.getByText(/You are suspended until \d{4}-/).waitFor();
  await ann.page.getByText('Insults.').waitFor();
  await ann.page.getByText('order@ataxx.example').waitFor();
  await axe(ann);
  await judge.goto('/en/order/audit');
  await judge.page.getByText(/Suspended Ann until/).waitFor();
  await axe(judge);
});
