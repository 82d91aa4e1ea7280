/**
 * `cargo xtask bench page [--page NAME] [--repeats N]`: what the pages that people find first weigh, and how soon one
 * can do something on them. In a real Chromium, with a release server and an empty cache, so that the figures are a
 * newcomer's.
 */

import { parseArgs } from 'node:util';
import { Server } from '../tests/browser/help/server.js';
import { pagesOf } from './pages.mjs';
import { report } from './report.mjs';
import { shifts } from './shift.mjs';
import { DIRECT, SLOW_4G, times } from './times.mjs';
import { Browser } from './visit.mjs';
import { weight } from './weight.mjs';

const { values } = parseArgs({ options: { page: { type: 'string' }, repeats: { type: 'string', default: '5' } } });
const repeats = Number(values.repeats);
const server = await Server.start();
const browser = await Browser.open(server.origin);
try {
  for (const page of await pagesOf(server.origin, values.page)) {
    report(page, {
      weight: await weight(browser, page),
      shifts: await shifts(browser, page),
      direct: await times(browser, page, DIRECT, repeats),
      slow: await times(browser, page, SLOW_4G, repeats),
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
