import { benchLimits as measure } from '#platform/bench/limits-bench.ts'
import { benchWallet } from '#platform/bench/wallet-bench.ts'
import type { Figure } from './main.ts'

/** Bets per second on the embedded database and, where installed, on PostgreSQL compared to pgbench. */
export async function benchBets(): Promise<Figure[]> {
  const rows = await benchWallet({})
  return rows.map(({ what, betsPerSecond, ratio, p50Ms, p99Ms }) => ({
    what,
    value: `${Math.round(betsPerSecond)} bets/s`,
    aim: `×${ratio.toFixed(2)} of the first${p50Ms === null || p99Ms === null ? '' : `, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`}`,
  }))
}

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
