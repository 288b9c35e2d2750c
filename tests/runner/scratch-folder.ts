import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** A run needs less than half of it. */
const ROOM_BYTES = 6 * 1024 ** 3

/**
 * A folder for the temporary files of a run: in memory where the system has enough room there. Databases flush
 * each commit, and for most of their tests waiting for the disk takes half of the time. A killed process loses
 * nothing there either; only a power cut would. It is removed when this process ends.
 */
export function scratchFolder(): string {
  const path = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'playhouse-run-'))
  // A PostgreSQL that a test starts as root runs as another user, who needs access.
  chmodSync(path, 0o711)
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit(143))
  process.once('SIGINT', () => process.exit(130))
  return path
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY)) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= ROOM_BYTES
}
