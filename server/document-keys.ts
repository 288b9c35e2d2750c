import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DocumentKeys } from '#platform/verification/index.ts'

const KEY_BYTES = 32

/** `2026:<base64 of 32 bytes>, 2025:<…>`: the first key seals, the others only open what they have sealed. */
export const documentKeysText = z
  .string()
  .transform((it) => it.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z0-9-]{1,40}:[A-Za-z0-9+/]{43}=$/, 'needs name:base64 of 32 bytes each'),
    ),
  )
  .refine((it) => new Set(it.map((part) => part.split(':')[0])).size === it.length, {
    message: 'names a key twice',
  })

/** The keys set in the environment, or one that is derived from the installation's own secret. */
export function documentKeys(named: readonly string[] | undefined, drawn: string): DocumentKeys {
  const keys = (named ?? []).map((it) => {
    const [id = '', text = ''] = it.split(':')
    return { id, key: Buffer.from(text, 'base64') }
  })
  const [first, ...others] = keys
  if (first) return [first, ...others]
  const key = createHash('sha256').update(drawn).digest().subarray(0, KEY_BYTES)
  return [{ id: 'installation', key }]
}
