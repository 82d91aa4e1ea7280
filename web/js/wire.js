/**
 * The messages between browser and server, as types only: nothing imports this file at run time. The
 * originals are in `crates/protocol`; the examples in `docs/messages` are read by both sides' tests.
 *
 * @typedef {'red' | 'blue'} Side
 *
 * @typedef {{ moves: string, flips: string }} Legal All moves of the side to move (`g2 a1c3`), and
 *   what each landing square converts (`c3:b2b3 d4:c4`).
 * @typedef {{ kind: 'open' } | { kind: 'human' } | { kind: 'computer', level: number }} Seat
 * @typedef {{ red: number, blue: number, at: number, running: Side | null }} Clock Milliseconds.
 * @typedef {{ draw: Side | null, takeback: Side | null, rematch: Side | null }} Offers
 * @typedef {{ side: Side, claimable_at: number }} Away
 * @typedef {{ verdict: 'won' | 'drawn' | 'void', winner: Side | null, reason: string, by: Side | null, words?: string }} Ended
 * @typedef {{ kind: 'untimed' } | { kind: 'increment', base: number, increment: number }
 *   | { kind: 'days', days: number }} Time
 *
 * @typedef {object} State Everything that can change with an event, but the plies.
 * @property {Side | null} turn
 * @property {Legal | null} legal
 * @property {Record<Side, Seat>} seats
 * @property {Clock | null} clock
 * @property {Offers} offers
 * @property {Away | null} away
 * @property {number} occurrences
 * @property {number} no_clone_plies
 * @property {Ended | null} end
 * @property {string | null} next
 * @property {number | null} deadline
 * @property {Record<Side, number | null>} [resting] Until when who is on vacation.
 *
 * @typedef {{ move: string, board: string }} Ply The move (`0000` a pass) and the board after it.
 *
 * @typedef {{ name: string, kind: 'guest' | 'account' | 'bot', rating: number | null, provisional: boolean,
 *   change: number | null }} Player
 * @typedef {Record<Side, Player | null>} Players
 *
 * @typedef {'players' | 'watchers'} ChatRoom
 * @typedef {object} Line What somebody said; neither `preset` nor `text` if an administrator has hidden it.
 * @property {ChatRoom} room
 * @property {number} number
 * @property {number} at
 * @property {string} name
 * @property {'guest' | 'account' | 'bot'} kind
 * @property {Side | null} side
 * @property {string} [preset]
 * @property {string} [text]
 *
 * @typedef {{ board: string, turn: Side | null, legal: Legal | null }} Ahead The board after some moves.
 *
 * @typedef {object} Snapshot
 * @property {string} game
 * @property {number} version
 * @property {number} now
 * @property {Side | null} you
 * @property {Time} time
 * @property {'casual' | 'ranked'} stake
 * @property {Players} players
 * @property {number} [patience] ms from the loss of a connection until a claim; left out where nobody can claim
 * @property {string} start
 * @property {Ply[]} plies
 * @property {number} watchers
 * @property {Line[]} [chat] left out while nobody has said anything
 * @property {string[]} [names] of watchers; comes with `watchers`, never with the snapshot
 * @property {State} state
 *
 * @typedef {{ what: 'moved', by: Side, id: number } & Ply
 *   | { what: 'passed', by: Side } & Ply
 *   | { what: 'joined' | 'left' | 'returned', side: Side }
 *   | { what: 'draw-offered' | 'draw-declined' | 'takeback-offered' | 'takeback-declined'
 *       | 'rematch-offered' | 'rematch-declined', by: Side }
 *   | { what: 'took-back', by: Side, plies: number }
 *   | { what: 'excused', lost: number }
 *   | { what: 'rested', side: Side, until: number }
 *   | { what: 'time-given', to: Side, ms: number }
 *   | { what: 'ended' | 'rematched' }} Happened
 *
 * @typedef {object} Update
 * @property {string} game
 * @property {number} after
 * @property {number} version
 * @property {number} now
 * @property {Happened[]} events
 * @property {Players} [players]
 * @property {State} state
 *
 * @typedef {{ t: 'snapshot' } & Snapshot
 *   | { t: 'update' } & Update
 *   | { t: 'ack', id: number, version: number }
 *   | { t: 'refused', id: number, why: string, retry_ms?: number }
 *   | { t: 'pong', id: number, now: number }
 *   | { t: 'said', game: string, line: Line }
 *   | { t: 'watchers', game: string, count: number, names?: string[] }
 *   | { t: 'lobby' } & Lobby
 *   | { t: 'seeking', seeks: OwnSeek[] }
 *   | { t: 'paired' } & Paired
 *   | { t: 'bye', retry_ms: number }} FromServer
 *
 * @typedef {'offer-takeback' | 'accept-takeback'} OnBoard Deeds that name the board they are meant for.
 * @typedef {'resign' | 'abort' | 'offer-draw' | 'accept-draw' | 'decline-draw' | 'decline-takeback'
 *   | 'offer-rematch' | 'decline-rematch' | 'give-time' | 'claim-win' | 'claim-draw'} Plain
 * @typedef {OnBoard | Plain} Deed What a player does besides moving.
 *
 * @typedef {{ t: 'open', id: number, game: string, seat?: string }
 *   | { t: 'lobby', id: number, seats?: string[] }
 *   | { t: 'leave-lobby', id: number }
 *   | { t: 'ping', id: number }
 *   | { t: 'move', id: number, game: string, version: number, move: string }
 *   | { t: 'say', id: number, game: string, room: ChatRoom, preset?: string, text?: string }
 *   | { t: OnBoard | 'looked-away', id: number, game: string, version: number }
 *   | { t: Plain, id: number, game: string }} FromClient
 *
 * @typedef {{ from: number, to: number }} Range Ratings, both ends included.
 * @typedef {'casual' | 'ranked'} Stake
 * @typedef {{ secret: string, times: Time[], stake: Stake, range?: Range, busy?: boolean }} MakeSeek `busy`: to be asked first.
 * @typedef {{ seek: number, player: Player, times: Time[], stake: Stake, range: Range | null, busy: boolean, since: number }} OpenSeek
 * @typedef {{ seek: number, times: Time[], stake: Stake, range: Range | null, busy: boolean, asked: number | null, since: number,
 *   until: number | null }} OwnSeek `asked`: a game is offered; until then whoever is busy says that they come.
 * @typedef {{ seeks: OpenSeek[], more: number, looking: number }} Lobby All open seeks that are told of.
 * @typedef {{ seek: number, game: string, side: Side, time: Time, stake: Stake }} Paired
 *
 * @typedef {{ to: string, time: Time, side: Side | 'random', stake: Stake }} NewChallenge
 * @typedef {{ id: string, from: Player, to: Player, side: Side, time: Time, stake: Stake, expires: number }} Challenge
 *   The side is the challenger's; `expires` is ms since 1970.
 * @typedef {{ sent: Challenge[], received: Challenge[] }} Challenges
 * @typedef {{ t: 'challenge' } & Challenge
 *   | { t: 'challenge-cancelled', id: string } | { t: 'challenge-declined', id: string }
 *   | { t: 'game-start', game: string } | { t: 'game-end', game: string } | { t: 'your-turn', game: string }
 *   | { t: 'bye', retry_ms: number }} UserEvent What a user hears of without following a game; of games, what is used.
 *
 * @typedef {{ kind: 'computer', level: number } | { kind: 'friend' }} Opponent
 * @typedef {object} CreateGame
 * @property {string} secret
 * @property {Opponent} opponent
 * @property {Side | 'random'} side
 * @property {Time} time
 * @property {'casual' | 'ranked'} [stake]
 * @property {string} [move]
 *
 * @typedef {{ game: string, side: Side }} Seated The answer to creating and to joining.
 * @typedef {{ why: string, field?: string, text: string, retry_ms?: number }} Problem
 *
 * @typedef {object} Live A game that is played just now.
 * @property {string} game
 * @property {string} board
 * @property {string} move
 * @property {Side} turn
 * @property {number} plies
 * @property {Record<Side, Seat>} seats
 * @property {Time} time
 * @property {'casual' | 'ranked'} stake
 * @property {Players} players
 * @typedef {{ live: Live | null }} Tv
 * @typedef {{ games: Live[], more: number }} InPlay
 * @typedef {{ people: number, looking: number, games: number, live: Live | null }} Now What goes on at this moment.
 */

export {};
