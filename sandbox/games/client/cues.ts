import type { WinTier } from '../payout.ts'

/** Moments of a game that have a sound. A loss is silent, and so is a payout that is not above the stake. */
export type Cue =
  | WinTier
  | 'spin'
  | 'stop'
  | 'suspense'
  | 'fall'
  | 'coin'
  | 'card'
  | 'chip'
  | 'ball'
  | 'pocket'
  | 'feature'

/** A tone that glides from one frequency to another, or noise in a band that does. */
export type Layer = {
  wave: 'sine' | 'triangle' | 'noise'
  /** In seconds: when it begins after the cue, and how long it is heard. */
  at: number
  for: number
  /** In hertz; without `to` it stays. */
  from: number
  to?: number
  /** The highest gain; 1 is the loudest that a device plays. */
  level: number
}

/** In hertz, so many semitones above A4. */
const note = (semitones: number) => 440 * 2 ** (semitones / 12)
const [G4, C5, E5, G5, A5] = [note(-2), note(3), note(7), note(10), note(12)]
const [C6, D6, E6, G6] = [note(15), note(17), note(19), note(22)]

/** A small bell: its tone, and an octave above it that fades sooner. */
const bell = (at: number, hz: number, level = 0.12, lasts = 0.5): Layer[] => [
  { wave: 'triangle', at, for: lasts, from: hz, level },
  { wave: 'sine', at, for: lasts / 2, from: hz * 2, level: level / 3 },
]
const bells = (gap: number, notes: readonly number[]): Layer[] =>
  notes.flatMap((hz, n) => bell(n * gap, hz))

/** How each cue sounds. A higher win is heard longer, as its amount counts longer, and not louder. */
export const CUES: Readonly<Record<Cue, readonly Layer[]>> = {
  spin: [
    { wave: 'noise', at: 0, for: 0.35, from: 500, to: 2_400, level: 0.1 },
    { wave: 'sine', at: 0, for: 0.2, from: 110, to: 165, level: 0.08 },
  ],
  stop: [
    { wave: 'sine', at: 0, for: 0.13, from: 150, to: 62, level: 0.24 },
    { wave: 'noise', at: 0, for: 0.04, from: 1_900, level: 0.09 },
  ],
  suspense: [
    { wave: 'triangle', at: 0, for: 0.68, from: 196, to: 294, level: 0.06 },
    { wave: 'noise', at: 0, for: 0.68, from: 900, to: 2_800, level: 0.05 },
  ],
  fall: [
    { wave: 'noise', at: 0, for: 0.22, from: 2_600, to: 700, level: 0.09 },
    { wave: 'sine', at: 0.16, for: 0.12, from: 130, to: 70, level: 0.18 },
  ],
  coin: [...bell(0, E6, 0.08, 0.18), ...bell(0.06, G6, 0.08, 0.4)],
  card: [{ wave: 'noise', at: 0, for: 0.07, from: 3_600, to: 1_500, level: 0.14 }],
  chip: [
    { wave: 'sine', at: 0, for: 0.05, from: 2_900, level: 0.07 },
    { wave: 'sine', at: 0.035, for: 0.07, from: 3_900, level: 0.06 },
  ],
  ball: [
    { wave: 'noise', at: 0, for: 2.4, from: 1_500, to: 620, level: 0.08 },
    // It slows down: each knock against a deflector is later than the last.
    ...[1.45, 1.62, 1.82, 2.06, 2.34].map(
      (at): Layer => ({ wave: 'sine', at, for: 0.05, from: 1_250, to: 900, level: 0.09 }),
    ),
  ],
  pocket: [
    { wave: 'sine', at: 0, for: 0.09, from: 700, to: 420, level: 0.16 },
    { wave: 'noise', at: 0, for: 0.05, from: 2_200, level: 0.09 },
  ],
  feature: [
    { wave: 'noise', at: 0, for: 0.7, from: 1_200, to: 5_000, level: 0.04 },
    ...bells(0.1, [G4, C5, E5, G5, C6]),
  ],
  win: bells(0.1, [C5, E5, G5]),
  big: bells(0.11, [C5, E5, G5, A5, C6, E6]),
  huge: bells(0.12, [C5, E5, G5, C6, G5, C6, E6, D6, E6, G6]),
}

/** How long a cue is heard, in seconds. */
export const lengthOf = (cue: Cue) => Math.max(...CUES[cue].map((it) => it.at + it.for))
