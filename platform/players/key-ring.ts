import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK } from 'jose'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { newId } from '../wallet/index.ts'

export const SIGNING_ALGORITHM = 'ES256'

const ROTATE_AFTER_MS = 90 * 86_400_000
/** A token is valid for an hour, and another instance may sign with a retired key until it reloads. */
const VERIFIES_AFTER_RETIREMENT_MS = 2 * 3_600_000
const LOOK_AGAIN_AFTER_MS = 5 * 60_000
/** Forged key ids must not cause a database query each. */
const LOOK_AGAIN_FOR_UNKNOWN_AFTER_MS = 5_000

type Key = Awaited<ReturnType<typeof importJWK>>
export type KeyRing = {
  /** The newest key, which signs tokens. */
  signing(): Promise<{ kid: string; key: Key }>
  /** The public key of that id, or null. */
  verifying(kid: string): Promise<Key | null>
  published(): Promise<JSONWebKeySet>
  rotate(): Promise<void>
}

/**
 * The keys that sign tokens. They are stored only in the database, so that every instance has them; the private part is
 * stored nowhere else. A key is replaced after 90 days or by `rotate`.
 */
export async function openKeyRing({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<KeyRing> {
  let rows: KeyRow[] = []
  let readAt = Number.NEGATIVE_INFINITY
  // Once per row: importing takes longer than verifying a signature, and each call verifies one.
  const imported = new WeakMap<JWK, Promise<Key>>()
  const toKey = (jwk: JWK): Promise<Key> => {
    const known = imported.get(jwk) ?? importJWK(jwk, SIGNING_ALGORITHM)
    imported.set(jwk, known)
    return known
  }

  const read = async () => {
    readAt = clock()
    rows = await selectKeys(db, new Date(clock() - VERIFIES_AFTER_RETIREMENT_MS))
  }
  const rotate = async () => {
    await insertKey(db, await drawKey(clock()))
    await read()
  }
  const current = async (maxAgeMs = LOOK_AGAIN_AFTER_MS) => {
    const age = clock() - readAt
    if (age >= maxAgeMs || age < 0) await read()
    return rows
  }
  await read()
  const newest = rows.find((it) => it.retired_at === null)
  if (!newest || clock() - newest.created_at.getTime() > ROTATE_AFTER_MS) await rotate()

  return {
    async signing() {
      const row = (await current()).find((it) => it.retired_at === null)
      if (!row) throw new Error('there is no key to sign with')
      return { kid: row.kid, key: await toKey(row.private_jwk) }
    },
    async verifying(kid) {
      const known = (await current()).find((it) => it.kid === kid)
      const row =
        known ?? (await current(LOOK_AGAIN_FOR_UNKNOWN_AFTER_MS)).find((it) => it.kid === kid)
      return row ? toKey(row.public_jwk) : null
    },
    async published() {
      return { keys: (await current()).map((it) => it.public_jwk) }
    },
    rotate,
  }
}

async function drawKey(
  nowMs: number,
): Promise<{ kid: string; privateJwk: JWK; publicJwk: JWK; now: Date }> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const kid = newId(nowMs)
  const common = { kid, alg: SIGNING_ALGORITHM, use: 'sig' }
  return {
    kid,
    privateJwk: { ...(await exportJWK(pair.privateKey)), ...common },
    publicJwk: { ...(await exportJWK(pair.publicKey)), ...common },
    now: new Date(nowMs),
  }
}

type KeyRow = Pick<Rows['signing_key'], 'kid' | 'created_at' | 'retired_at'> & {
  private_jwk: JWK
  public_jwk: JWK
}

/** The keys that are still valid: not retired, or retired after `since`. Newest first. */
function selectKeys(db: Db, since: Date): Promise<KeyRow[]> {
  return db.query<KeyRow>(
    `select kid, private_jwk, public_jwk, created_at, retired_at from platform.signing_key
     where retired_at is null or retired_at > $1 order by created_at desc, kid desc`,
    [since],
  )
}

/** Adds a key and retires the ones before it. */
async function insertKey(
  db: Db,
  key: { kid: string; privateJwk: JWK; publicJwk: JWK; now: Date },
): Promise<void> {
  await db.batch([
    {
      sql: 'update platform.signing_key set retired_at = $1 where retired_at is null',
      params: [key.now],
    },
    {
      sql: `insert into platform.signing_key (kid, private_jwk, public_jwk, created_at)
            values ($1, $2, $3, $4)`,
      params: [key.kid, JSON.stringify(key.privateJwk), JSON.stringify(key.publicJwk), key.now],
    },
  ])
}
