import type { JWK } from 'jose'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export type KeyRow = Pick<Rows['signing_key'], 'kid' | 'created_at' | 'retired_at'> & {
  private_jwk: JWK
  public_jwk: JWK
}

/** The keys that are still valid: not retired, or retired after `since`. Newest first. */
export function selectKeys(db: Db, since: Date): Promise<KeyRow[]> {
  return db.query<KeyRow>(
    `select kid, private_jwk, public_jwk, created_at, retired_at from platform.signing_key
     where retired_at is null or retired_at > $1 order by created_at desc, kid desc`,
    [since],
  )
}

/** Adds a key and retires the ones before it. */
export async function insertKey(
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
