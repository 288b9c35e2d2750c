import { benchLimits as measure } from '#platform/bench/limits-bench.ts'
import type { Figure } from './main.ts'

const MOST_RATIO = 1.1

/** A bet of a player with limits compared to one of a player without (issue 7: at most 10 % slower). */
export async function benchLimits(): Promise<Figure[]> {
  const rows = await measure()
  return rows.map(({ what, without, with: limited, ratio }) => ({
    what,
    value: `×${ratio.toFixed(3)}`,
    aim: `≤ ×${MOST_RATIO} (${without.toFixed(3)} to ${limited.toFixed(3)} ms)`,
    met: ratio <= MOST_RATIO,
  }))
}
