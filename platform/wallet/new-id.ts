import { randomBytes } from 'node:crypto'

let lastMs = 0
let counter = 0

/**
 * A UUIDv7: ordered by time, and within one process also inside a millisecond, so that the newest rows of
 * a table lie together in the order in which they were made. Made here and not in the database, which has
 * such a function only from PostgreSQL 18 on.
 */
export function newId(unixMs: number): string {
  counter = unixMs === lastMs ? (counter + 1) & 0xfff : 0
  lastMs = unixMs
  const bytes = randomBytes(16)
  bytes.writeUIntBE(unixMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
