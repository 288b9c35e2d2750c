import { hash, verify } from '@node-rs/argon2'
import { createSlots } from './slots.ts'

/** OWASP's argon2id figures; each hash takes 19 MiB and about 50 ms of a core. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const MAX_CONCURRENT = 4
/** More waiting than this is an attack or an outage: two seconds of work on slow cores. */
const MAX_WAITING = 100

const slots = createSlots({ concurrent: MAX_CONCURRENT, waiting: MAX_WAITING })

export function hashPassword(password: string): Promise<string> {
  return slots(() => hash(password.normalize('NFC'), ARGON2ID))
}

/**
 * Whether the password belongs to the hash. Without a hash (no such player) the same work is done against
 * a hash of nothing, so that the time taken does not tell whether the address is known.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await unknownHash())
  const matches = await slots(() => verify(against, password.normalize('NFC'), ARGON2ID))
  return matches && stored !== undefined
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
