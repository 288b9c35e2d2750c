import { type LiveGame, TIMING } from './live-game.ts'

/** What a segment pays to one, and how many of the fifty it has: each bet returns 48/50. */
const SEGMENTS = [
  { pays: 1, count: 24 },
  { pays: 3, count: 12 },
  { pays: 5, count: 8 },
  { pays: 11, count: 4 },
  { pays: 23, count: 2 },
] as const

/**
 * The wheel in turning order. Each kind is spread as evenly as possible: the next segment is of the kind that is
 * furthest behind its share.
 */
export const WHEEL_SEGMENTS: readonly number[] = (() => {
  const total = SEGMENTS.reduce((sum, { count }) => sum + count, 0)
  const laid = new Map<number, number>()
  return Array.from({ length: total }, (_, at) => {
    const behind = ({ pays, count }: (typeof SEGMENTS)[number]) =>
      ((at + 1) * count) / total - (laid.get(pays) ?? 0)
    const [next] = SEGMENTS.filter((it) => (laid.get(it.pays) ?? 0) < it.count).sort(
      (a, b) => behind(b) - behind(a),
    )
    const pays = next?.pays ?? 1
    laid.set(pays, (laid.get(pays) ?? 0) + 1)
    return pays
  })
})()

const TONES = { 1: 'gold', 3: 'blue', 5: 'green', 11: 'red', 23: 'black' } as const
export const spotOfWheel = (pays: number) => `pays-${pays}`

/** A money wheel of fifty segments. */
export const LIVE_WHEEL: LiveGame<{ segment: number; pays: number }> = {
  id: 'wheel',
  version: '1',
  rtp: 96,
  volatility: 3,
  timing: TIMING,
  spots: () => SEGMENTS.map(({ pays }) => spotOfWheel(pays)),
  spotShare: (spot) => (spot === spotOfWheel(1) ? 1 : 0.5),
  draw(draw) {
    const segment = draw(WHEEL_SEGMENTS.length)
    return { segment, pays: WHEEL_SEGMENTS[segment] ?? 1 }
  },
  payout: ({ pays }, spot, stakeMinor) =>
    spot === spotOfWheel(pays) ? stakeMinor * (pays + 1) : 0,
  label: ({ pays }) => ({ text: String(pays), tone: TONES[pays as keyof typeof TONES] }),
  words: ({ pays }) => [{ key: 'words.wheel', values: { pays } }],
}
