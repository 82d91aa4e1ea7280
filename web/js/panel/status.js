/**
 * One line under the board: the most urgent thing to know, with what can be done about it. It is always
 * there, so that nothing moves when it changes.
 *
 * @typedef {import('../play/view.js').View} View
 * @typedef {import('../text.js').Text} Text
 * @typedef {import('../wire.js').Deed} Deed
 * @typedef {Deed | 'play-planned' | 'drop-planned'} Choice
 * @typedef {Choice | 'wait' | 'decide'} Offered `wait` for who is away, or `decide` after all
 * @typedef {{ text: string, tone?: 'calm' | 'ask' | 'warn' | 'planned', choices?: [string, Offered][] }} Line
 */

import { other } from '../board/position.js';
import { button, fill, mark, part } from '../dom.js';
import { bothMoved, moverOf } from '../play/game.js';
import { NAME, sayReason, sayResult } from '../play/narrate.js';

const NO_CLONE_LIMIT = 100;
const NO_CLONE_WARNING = 80;

/** @param {Text} text @param {(deed: Choice) => void} act */
export function mountStatus(text, act) {
  /** Which absence we have chosen to wait through: another one asks anew. @type {number | null} */
  let waits = null;
  /** @type {View | null} */
  let seen = null;
  const put = mountLine((choice) => {
    if (choice !== 'wait' && choice !== 'decide') return act(choice);
    waits = choice === 'wait' ? seen?.game.state.away?.claimable_at ?? null : null;
    if (seen !== null) draw(seen);
  });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function draw(/** @type {View} */ view) {
    clearTimeout(timer);
    seen = view;
    put(mostUrgent(view, text, waits));
    if (view.game.state.away !== null || view.lostAt !== null) timer = setTimeout(draw, 500, view);
  }
  return draw;
}

/** What has just taken the place of something else is not pressed by who meant that, ms. */
const SETTLED_MS = 500;

/** Puts one line after the other there. @param {(deed: Offered) => void} act */
export function mountLine(act) {
  const root = part('status');
  const words = part('status-text');
  const choices = part('status-choices');
  let drawn = '';
  return (/** @type {Line} */ line) => {
    fill(words, line.text);
    mark(root, 'tone', line.tone ?? 'calm');
    const offered = JSON.stringify(line.choices ?? []);
    if (offered === drawn) return;
    drawn = offered;
    const usedFrom = choices.matches(':hover') && choices.childElementCount > 0 ? performance.now() + SETTLED_MS : 0;
    const made = (line.choices ?? []).map(([label, deed], i) => {
      /** @param {MouseEvent} [event] by the keyboard if it counts no clicks */
      const press = (event) => (performance.now() >= usedFrom || event?.detail === 0) && act(deed);
      return button(label, press, i === 0 ? 'main' : 'quiet');
    });
    choices.replaceChildren(...made);
  };
}

/** @param {View} view @param {Text} text @param {number | null} [waits] the absence that we wait through @returns {Line} */
export function mostUrgent(view, text, waits = null) {
  return connection(view, text) ?? refusal(view) ?? plannedMove(view, text) ?? offer(view, text) ?? ended(view, text) ?? away(view, text, waits)
    ?? asked(view, text) ?? warning(view, text) ?? history(view, text) ?? passed(view, text) ?? turn(view, text);
}

/** @param {View} view @param {Text} text @returns {Line | null} */
function connection({ phase, game, you, lostAt, now }, text) {
  if (phase !== 'waiting') return null;
  const { turn, away } = game.state;
  const claim = away?.claimable_at ?? (lostAt === null || game.patience === undefined ? null : lostAt + game.patience);
  if (you === null || turn !== you || claim === null || !bothMoved(game)) return { text: text('client-reconnecting'), tone: 'warn' };
  return { text: `${text('client-reconnecting')}. ${sayClaim(claim, now(), text)}`, tone: 'warn' };
}

/** @param {View} view @returns {Line | null} */
function refusal({ notice }) {
  return notice === null ? null : { text: notice, tone: 'warn' };
}

/** Before all that others want: what we see on the board is not yet so. @param {View} view @param {Text} text @returns {Line | null} */
function plannedMove({ planned }, text) {
  return planned === null ? null : plannedLine(planned.move, text);
}

/** @param {string} move @param {Text} text @returns {Line} */
export function plannedLine(move, text) {
  return {
    text: text('client-planned', { move }),
    tone: 'planned',
    choices: [[text('client-planned-play'), 'play-planned'], [text('client-planned-cancel'), 'drop-planned']],
  };
}

/** The opponent wants something. @param {View} view @param {Text} text @returns {Line | null} */
function offer({ game, you }, text) {
  if (you === null) return null;
  const { draw, takeback, rematch } = game.state.offers;
  const them = other(you);
  if (draw === them) return choice(text('client-offer-draw'), [[text('client-accept'), 'accept-draw'], [text('client-decline'), 'decline-draw']]);
  if (takeback === them) return choice(text('client-offer-takeback'), [[text('client-accept'), 'accept-takeback'], [text('client-decline'), 'decline-takeback']]);
  if (rematch === them && game.state.next === null) return choice(text('client-offer-rematch'), [[text('client-accept'), 'offer-rematch'], [text('client-decline'), 'decline-rematch']]);
  return null;
}

/** @param {string} words @param {[string, Offered][]} choices @returns {Line} */
function choice(words, choices) {
  return { text: words, tone: 'ask', choices };
}

/** @param {View} view @param {Text} text @returns {Line | null} */
function ended({ game, you }, text) {
  const { end } = game.state;
  if (end === null) return null;
  return { text: `${sayResult(end, you, text)} ${sayReason(end, text)}` };
}

/** What the other may do who waits for us. @param {number} from the server's time @param {number} now @param {Text} text */
function sayClaim(from, now, text) {
  const seconds = Math.ceil((from - now) / 1000);
  return seconds > 0 ? text('client-away-you', { count: seconds }) : text('client-away-you-now');
}

/** @param {View} view @param {Text} text @param {number | null} waits @returns {Line | null} */
function away({ game, you, now }, text, waits) {
  const { away } = game.state;
  if (away === null) return null;
  const seconds = Math.max(0, Math.ceil((away.claimable_at - now()) / 1000));
  const side = text(NAME[away.side]);
  if (you === null) return { text: text('client-away-watched', { side }), tone: 'warn' };
  if (you === away.side) return { text: sayClaim(away.claimable_at, now(), text), tone: 'warn' };
  if (seconds > 0) return { text: text('client-away-countdown', { count: seconds }), tone: 'warn' };
  if (waits === away.claimable_at) return { text: text('client-away-waiting'), choices: [[text('client-claim-decide'), 'decide']] };
  return choice(text('client-away-claim'), [[text('client-claim-win'), 'claim-win'], [text('client-claim-draw'), 'claim-draw'], [text('client-claim-wait'), 'wait']]);
}

/** What we asked for and wait to hear about. @param {View} view @param {Text} text @returns {Line | null} */
function asked({ game, you }, text) {
  const { draw, takeback } = game.state.offers;
  if (you !== null && draw === you) return { text: text('client-asked-draw') };
  if (you !== null && takeback === you) return { text: text('client-asked-takeback') };
  return null;
}

/** @param {View} view @param {Text} text @returns {Line | null} */
function warning({ game }, text) {
  const { occurrences, no_clone_plies: plies } = game.state;
  if (occurrences === 2) return { text: text('client-warn-repetition'), tone: 'warn' };
  if (plies < NO_CLONE_WARNING) return null;
  return { text: text('client-warn-no-clone', { count: NO_CLONE_LIMIT - plies }), tone: 'warn' };
}

/** @param {View} view @param {Text} text @returns {Line | null} */
function history({ live, index, game }, text) {
  return live ? null : { text: text('client-looking-back', { ply: index, count: game.plies.length }) };
}

/** @param {View} view @param {Text} text @returns {Line | null} */
function passed({ game, you }, text) {
  const last = game.plies.length - 1;
  if (game.plies[last]?.move !== '0000') return null;
  const side = moverOf(game, last);
  if (you === null) return { text: text('client-passed', { side: text(NAME[side]) }) };
  return { text: text(side === you ? 'client-passed-you' : 'client-passed-them') };
}

/** @param {View} view @param {Text} text @returns {Line} */
function turn({ game, you, pending, premove, phase }, text) {
  const { turn } = game.state;
  if (turn === null) return { text: text('client-waiting-friend') };
  if (premove !== null) return { text: text('client-premove', { move: premove.move }) };
  if (pending !== null && phase === 'connecting') return { text: text('client-sending') };
  if (you === null) return { text: text('client-turn-side', { side: text(NAME[turn]) }) };
  if (turn === you && pending === null) return { text: text('client-turn-you') };
  const opponent = game.state.seats[other(you)].kind;
  return { text: text(opponent === 'computer' ? 'client-turn-computer' : 'client-turn-them') };
}
