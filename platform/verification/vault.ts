import { createCipheriv, createDecipheriv } from 'node:crypto'

/** Named keys of 32 bytes; the first encrypts, the others only decrypt. */
export type DocumentKeys = readonly [DocumentKey, ...DocumentKey[]]
export type DocumentKey = { id: string; key: Buffer }
export type Sealed = { keyId: string; wrappedKey: Buffer; sealed: Buffer }
/** The owner of a file: authenticated with it, so that no row can be attributed to another player. */
export type FileOwner = { fileId: string; playerId: string }

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/**
 * Encrypts files with AES-256-GCM, each with its own key, which is encrypted with the installation's newest. With a new
 * installation key only the small file keys have to be re-encrypted.
 */
export function createVault(keys: DocumentKeys, random: (bytes: number) => Buffer) {
  const [current] = keys
  const keyNamed = (id: string) => {
    const found = keys.find((it) => it.id === id)
    // A key was removed from the environment too early: nothing is lost while it can be restored.
    if (!found) throw new Error(`documents are sealed with the key ${id}, which is not there`)
    return found.key
  }
  const wrap = (fileKey: Buffer, owner: FileOwner) =>
    encrypt(current.key, fileKey, context(owner, current.id), random(IV_BYTES))
  const unwrap = ({ keyId, wrappedKey }: Pick<Sealed, 'keyId' | 'wrappedKey'>, owner: FileOwner) =>
    decrypt(keyNamed(keyId), wrappedKey, context(owner, keyId))

  return {
    currentKeyId: current.id,
    seal(content: Buffer, owner: FileOwner): Sealed {
      const fileKey = random(KEY_BYTES)
      return {
        keyId: current.id,
        wrappedKey: wrap(fileKey, owner),
        sealed: encrypt(fileKey, content, context(owner, 'content'), random(IV_BYTES)),
      }
    },
    /** Throws when a single bit has changed, or the file is another player's. */
    open(sealed: Sealed, owner: FileOwner): Buffer {
      return decrypt(unwrap(sealed, owner), sealed.sealed, context(owner, 'content'))
    },
    /** The same file's key, encrypted with the newest key. */
    rewrap(old: Pick<Sealed, 'keyId' | 'wrappedKey'>, owner: FileOwner) {
      return { keyId: current.id, wrappedKey: wrap(unwrap(old, owner), owner) }
    },
  }
}
export type Vault = ReturnType<typeof createVault>

const context = ({ fileId, playerId }: FileOwner, what: string) =>
  Buffer.from(`${fileId}:${playerId}:${what}`)

function encrypt(key: Buffer, plain: Buffer, about: Buffer, iv: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(about)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, about: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
  decipher.setAAD(about).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
