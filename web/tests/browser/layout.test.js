// Everything fits on a small screen, and is large enough for a finger.

import assert from 'node:assert/strict';
import { House } from './help/visitor.js';

const house = new House({ saveData: true });

house.test('the board is whole in sight when a page opens', async (invite) => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    const visitor = await invite({ viewport });
    await visitor.goto('/en/');
    const box = await visitor.board.root.boundingBox();
    assert.ok(box !== null && box.y >= 0 && box.y + box.height <= viewport.height, JSON.stringify({ box, viewport }));
    assert.ok(Math.abs(box.width - box.height) < 1, JSON.stringify(box));
    await visitor.leave();
  }
});
