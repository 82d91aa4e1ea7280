/**
 * Sounds, made here and not loaded: soft drops and pops. Silent until the person first touches the page,
 * as browsers ask, and for good if they wish.
 *
 * @typedef {'move' | 'jump' | 'pass' | 'joined' | 'won' | 'lost' | 'drawn' | 'hurry' | 'ask'} Sound
 */

import { read } from '../preferences.js';

/** How loud the loudest tone is, of 1. */
const VOLUMES = { quiet: 0.12, medium: 0.35, loud: 0.8 };
/** Conversions are heard one by one, but not for longer than this many. */
const POPS_MAX = 8;

/** @type {AudioContext | null} */
let audio = null;

/** Whether sounds are wanted. */
function soundOn() {
  return read('sound') === 'on';
}

/** To be called while the person touches the page. */
export function unlock() {
  if (!soundOn()) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  } catch {
    // No audio on this machine: the game is played in silence.
    audio = null;
  }
}

/** @param {Sound} sound @param {number} [flips] pieces that turn with it */
export function play(sound, flips = 0) {
  if (audio === null || audio.state !== 'running' || !soundOn()) return;
  for (const note of NOTES[sound]) tone(audio, note);
  for (let i = 0; i < Math.min(flips, POPS_MAX); i += 1) {
    tone(audio, { at: 0.08 + i * 0.035, from: 620 + i * 70, to: 900 + i * 90, lasts: 0.05, loud: 0.25 });
  }
}

/** @typedef {{ at: number, from: number, to: number, lasts: number, loud: number, shape?: OscillatorType }} Note Seconds, hertz. */

/** @type {Record<Sound, Note[]>} */
const NOTES = {
  move: [{ at: 0, from: 420, to: 190, lasts: 0.09, loud: 0.6 }, { at: 0.03, from: 700, to: 300, lasts: 0.05, loud: 0.2 }],
  jump: [{ at: 0, from: 260, to: 520, lasts: 0.08, loud: 0.35 }, { at: 0.1, from: 360, to: 150, lasts: 0.08, loud: 0.6 }],
  pass: [{ at: 0.1, from: 300, to: 280, lasts: 0.18, loud: 0.3 }],
  joined: [{ at: 0, from: 440, to: 440, lasts: 0.12, loud: 0.4 }, { at: 0.11, from: 660, to: 660, lasts: 0.2, loud: 0.4 }],
  won: [523, 659, 784].map((hertz, i) => ({ at: 0.25 + i * 0.1, from: hertz, to: hertz, lasts: 0.4, loud: 0.4 })),
  lost: [392, 330, 262].map((hertz, i) => ({ at: 0.25 + i * 0.12, from: hertz, to: hertz, lasts: 0.4, loud: 0.35 })),
  drawn: [440, 440].map((hertz, i) => ({ at: 0.25 + i * 0.16, from: hertz, to: hertz, lasts: 0.25, loud: 0.35 })),
  hurry: [0, 0.14].map((at) => ({ at, from: 980, to: 940, lasts: 0.05, loud: 0.4, shape: 'triangle' })),
  ask: [{ at: 0, from: 520, to: 620, lasts: 0.14, loud: 0.35 }],
};

/** @param {AudioContext} context @param {Note} note */
function tone(context, { at, from, to, lasts, loud, shape = 'sine' }) {
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud * VOLUMES[read('volume')], start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(level).connect(context.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}
