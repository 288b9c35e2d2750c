import { availableParallelism } from 'node:os'
import { createHashPool } from './hash-pool.ts'

const MAX_THREADS = 4
/** More waiting than this is an attack or an outage: about two seconds of work on two cores. */
const MAX_WAITING = 80

const run = createHashPool({
  threads: Math.min(availableParallelism(), MAX_THREADS),
  waiting: MAX_WAITING,
})

/** Throws SlotsFullError when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return String(await run({ kind: 'hash', password: password.normalize('NFC') }))
}

/**
 * Whether the password belongs to the hash. Without a hash (no such player) the same work is done against
 * a hash of nothing, so that the time taken does not tell whether the address is known. Who has the lowest rank is
 * served first; throws SlotsFullError when too many wait.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  rank = 0,
): Promise<boolean> {
  const against = stored ?? (await unknownHash())
  const task = { kind: 'verify', stored: against, password: password.normalize('NFC') } as const
  const matches = await run(task, rank)
  return matches === true && stored !== undefined
}

let hashOfNothing: Promise<string> | undefined

function unknownHash(): Promise<string> {
  hashOfNothing ??= hashPassword('')
  return hashOfNothing
}

/** Made ahead of the first sign-in: that one would otherwise take twice as long. */
export async function prepareNeutralTiming(): Promise<void> {
  await unknownHash()
}
