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
