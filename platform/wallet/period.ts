import type { Period } from './transaction-store.ts'

const LAST_MS = Date.UTC(9999, 0)

/** The two bounds of a query, within the range of every database; a missing bound is open. */
export function toPeriod({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): Period {
  return { from: toInstant(from, 0), to: toInstant(to, LAST_MS) }
}

function toInstant(text: string | undefined, otherwise: number): Date {
  const ms = text === undefined ? otherwise : new Date(text).getTime()
  return new Date(Math.min(Math.max(ms, 0), LAST_MS))
}
