import { benchWallet } from '#platform/bench/wallet-bench.ts'
import type { Figure } from './main.ts'

/** Bets a second on the embedded database and, where it is installed, on PostgreSQL beside pgbench. */
export async function benchBets(): Promise<Figure[]> {
  const rows = await benchWallet({})
  return rows.map(({ what, betsPerSecond, ratio, p50Ms, p99Ms }) => ({
    what,
    value: `${Math.round(betsPerSecond)} bets/s`,
    aim: `×${ratio.toFixed(2)} of the first${p50Ms === null || p99Ms === null ? '' : `, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`}`,
  }))
}
