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
 * Whether the password matches the hash. Without a hash (no such player) the same work is done against a dummy hash, so
 * that the response time does not reveal whether the address is known. The lowest rank is served first; throws
 * SlotsFullError when too many wait.
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

/** Prepared before the first sign-in, which would otherwise take twice as long. */
export async function prepareNeutralTiming(): Promise<void> {
  await unknownHash()
}
