/**
 * All that surrounds the board, mounted once.
 *
 * @typedef {import('../play/view.js').View} View
 * @typedef {object} Doing
 * @property {(deed: import('./status.js').Choice) => void} act
 * @property {(ply: number) => void} lookAt
 * @property {() => void} flip
 * @property {() => Promise<string | null>} accept
 * @property {(sentence: string) => void} say
 * @property {import('./chat.js').Say} chat
 */

import { part, show } from '../dom.js';
import { gameAddress } from '../address.js';
import { seatOf } from '../seats.js';
import { play } from '../sound/sound.js';
import { mountActions } from './actions.js';
import { mountChat } from './chat.js';
import { copies } from './copy.js';
import { mountDays } from './days.js';
import { mountInvite } from './invite.js';
import { mountLag } from './lag.js';
import { commands } from './letters.js';
import { mountMoves } from './moves.js';
import { mountPlayers } from './players.js';
import { mountResult } from './result.js';
import { mountStake } from './stake.js';
import { mountStatus } from './status.js';
import { mountTally } from './tally.js';
import { mountTitle } from './title.js';
import { mountWatchers } from './watchers.js';
import { mountZen } from './zen.js';

/** @param {import('../text.js').Text} text @param {Doing} doing @returns {(view: View) => void} */
export function mountPanels(text, doing) {
  /** @type {View | null} */
  let seen = null;
  const panels = [
    mountPlayers(text, (side) => side === seen?.you && play('hurry')),
    mountTally(text),
    mountStake(text),
    mountStatus(text, doing.act),
    mountInvite(text, doing.accept),
    mountResult(text, doing.act, gameAddress),
    mountMoves(text, doing.lookAt),
    mountActions(text, doing.act),
    mountChat(text, doing.chat),
    mountLag(text),
    mountTitle(text),
    mountDays(text),
    mountFoot(text, () => seen),
    mountWatchers(text),
  ];
  mountZen(text, doing.say);
  part('flip').addEventListener('click', doing.flip);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'f' && commands(event)) doing.flip();
  });
  return (view) => {
    seen = view;
    for (const panel of panels) panel(view);
  };
}

/** The links to take along. @param {import('../text.js').Text} text @param {() => View | null} seen */
function mountFoot(text, seen) {
  const device = part('device');
  copies(part('copy-device'), () => {
    const game = seen()?.game.game ?? '';
    return `${location.origin}${gameAddress(game)}#seat=${seatOf(game)}`;
  }, text);
  copies(part('copy-link'), () => location.origin + gameAddress(seen()?.game.game ?? ''), text);
  copies(part('copy-invite'), () => location.origin + location.pathname, text);
  return (/** @type {View} */ { game, you }) => {
    show(device, you !== null && game.state.end === null && seatOf(game.game) !== undefined);
  };
}
