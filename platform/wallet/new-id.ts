import { randomBytes, randomInt } from 'node:crypto'

const COUNTER_BITS = 26
/** Begins anywhere in the lower half, so that two processes do not count alike. */
let counter = randomInt(2 ** (COUNTER_BITS - 1))

/**
 * A UUIDv7: ordered by time, and within one process also inside a millisecond, so that the newest rows of
 * a table lie together in the order in which they were made. The counter goes on whatever the time is: calls for
 * several moments take turns, and a counter that began anew with each of them would put two ids of one moment in any
 * order (RFC 9562, method 1: 12 bits of rand_a, 14 of rand_b). Made here and not in the database, which has
 * such a function only from PostgreSQL 18 on.
 */
export function newId(unixMs: number): string {
  counter = (counter + 1) % 2 ** COUNTER_BITS
  const bytes = randomBytes(16)
  bytes.writeUIntBE(unixMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | (counter >> 14), 6)
  bytes.writeUInt16BE(0x8000 | (counter & 0x3fff), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
