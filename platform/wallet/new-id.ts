import { randomBytes } from 'node:crypto'

/** The number of ids issued for each of the latest moments: calls for several moments alternate. */
const counters = new Map<number, number>()
const KEPT_MOMENTS = 1_000

/**
 * A UUIDv7: ordered by time, and within one process also inside a millisecond (4,096 ids), so that the newest rows of a
 * table are adjacent in the order of creation. The counter is all of rand_a: `platform.id_beside` places its own id
 * after one of these and before the next (RFC 9562, 6.2, method 1): it begins its second half with `bff`, and none of
 * these begins its own above `9`. Generated here and not in the database, which has
 * such a function only from PostgreSQL 18 on.
 */
export function newId(unixMs: number): string {
  const counter = ((counters.get(unixMs) ?? -1) + 1) & 0xfff
  counters.delete(unixMs)
  counters.set(unixMs, counter)
  const [oldest] = counters.keys()
  if (counters.size > KEPT_MOMENTS && oldest !== undefined) counters.delete(oldest)
  const bytes = randomBytes(16)
  bytes.writeUIntBE(unixMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x1f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
