import type { FileKind } from '#contracts/player-api/verification-words.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { Sealed, Vault } from './vault.ts'

type SealedRow = Pick<
  Rows['document_file'],
  'id' | 'player_id' | 'key_id' | 'wrapped_key' | 'sealed'
> & { kind: FileKind }

export type Kept = 'kept' | 'DOCUMENT_STATE' | 'too_many_files'

export async function keepFile(
  db: Db,
  file: {
    id: string
    documentId: string
    playerId: string
    kind: FileKind
    bytes: number
    sealed: Sealed
    now: Date
    deleteAfter: Date
    atMost: number
  },
): Promise<Kept> {
  const { keyId, wrappedKey, sealed } = file.sealed
  const rows = await db.query<{ kept: Kept }>(
    `select platform.keep_document_file($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as kept`,
    [
      file.documentId,
      file.playerId,
      file.id,
      file.kind,
      file.bytes,
      ...[keyId, wrappedKey, sealed],
      ...[file.now, file.deleteAfter, file.atMost],
    ],
  )
  return rows[0]?.kept ?? 'DOCUMENT_STATE'
}

/** The decrypted file; null when the id is unknown, or it is another player's. */
export async function openFile(
  db: Db,
  vault: Vault,
  { fileId, playerId }: { fileId: string; playerId?: string },
): Promise<{ content: Buffer; kind: FileKind } | null> {
  const rows = await db.query<SealedRow>(
    `select id, player_id, kind, key_id, wrapped_key, sealed from platform.document_file
     where id = $1 and ($2::uuid is null or player_id = $2)`,
    [fileId, playerId ?? null],
  )
  const [row] = rows
  if (!row) return null
  const sealed = {
    keyId: row.key_id,
    wrappedKey: Buffer.from(row.wrapped_key),
    sealed: Buffer.from(row.sealed),
  }
  const owner = { fileId: row.id, playerId: row.player_id }
  return { content: vault.open(sealed, owner), kind: row.kind }
}

/** Deletes an uploaded file that was not sent yet. False: no such file of this player. */
export async function deleteUnsent(
  db: Db,
  file: { fileId: string; playerId: string },
): Promise<boolean> {
  const rows = await db.query(
    `delete from platform.document_file
     where id = $1 and player_id = $2 and sent_at is null returning id`,
    [file.fileId, file.playerId],
  )
  return rows.length === 1
}

const AT_ONCE = 200

/**
 * Removes expired files, and re-encrypts file keys that are under an older key. However late it runs, no response
 * becomes wrong: an older key still decrypts as long as it is configured.
 */
export async function deleteOldFiles(db: Db, vault: Vault, nowMs: number): Promise<void> {
  await db.query('delete from platform.document_file where delete_after < $1', [new Date(nowMs)])
  const old = await db.query<Omit<SealedRow, 'sealed' | 'kind'>>(
    `select id, player_id, key_id, wrapped_key from platform.document_file
     where key_id <> $1 limit $2`,
    [vault.currentKeyId, AT_ONCE],
  )
  for (const row of old) {
    const before = { keyId: row.key_id, wrappedKey: Buffer.from(row.wrapped_key) }
    const { keyId, wrappedKey } = vault.rewrap(before, {
      fileId: row.id,
      playerId: row.player_id,
    })
    await db.query(
      `update platform.document_file set key_id = $2, wrapped_key = $3
       where id = $1 and key_id = $4`,
      [row.id, keyId, wrappedKey, row.key_id],
    )
  }
}
