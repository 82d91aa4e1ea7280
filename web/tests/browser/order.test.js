// A report is written, found by an administrator, and acted upon: by keys alone, and with what axe says of the pages.

import assert from 'node:assert/strict';
import { REFUSED, register } from './help/account.js';
import { clean } from './help/axe.js';
import { hasFocus } from './help/board.js';
import { tabTo } from './help/keys.js';
import { House } from './help/visitor.js';

const house = new House({ saveData: true, settings: { ATAXX_ADMINISTRATORS: 'Judge', ATAXX_CONTACT: 'order@ataxx.example' } });

house.test('a report is sent by keys, keeps what was typed, and leads to a suspension', async (invite) => {
  const [judge, ann, bob] = [await invite({ excused: REFUSED }), await invite(), await invite({ excused: REFUSED })];
  await register(judge, 'Judge');
  await register(ann, 'Ann');
  await register(bob, 'Bob');

  await bob.goto('/en/report/Ann');
  await clean(bob);
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
  await clean(bob);
  assert.equal(await text.inputValue(), 'Called me <b>names</b>.');
  assert.equal(await bob.page.getByRole('radio', { name: 'Insults' }).isChecked(), true);
  await hasFocus(game);
  await bob.page.keyboard.press('Control+A');
  await bob.page.keyboard.press('Delete');
  await bob.page.keyboard.press('Enter');
  await bob.page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await clean(bob);

  // For everybody else there is nothing.
  const answer = await bob.page.goto(`${house.origin}/en/order`);
  assert.equal(answer?.status(), 404);

  await judge.goto('/en/account');
  await judge.page.getByRole('link', { name: 'Administration' }).click();
  await judge.page.getByText('Called me <b>names</b>.').waitFor();
  await clean(judge);
  const record = judge.page.getByRole('link', { name: 'Record of Ann' });
  await tabTo(judge, record);
  await judge.page.keyboard.press('Enter');
  await judge.page.getByRole('heading', { name: 'Record of Ann' }).waitFor();
  await clean(judge);
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
  await clean(ann);
  await judge.goto('/en/order/audit');
  await judge.page.getByText(/Suspended Ann until/).waitFor();
  await clean(judge);
});
