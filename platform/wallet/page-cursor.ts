import { z } from 'zod'

/** The row after which a page of the list begins: its position in the order of GAP-073. */
export type ListPlace = { at: Date; reference: string; provider: string }

const MAX_MS = Date.UTC(9999, 0)
const listPlace = z.tuple([
  z.number().int().min(0).max(MAX_MS),
  z.string().max(300),
  z.string().max(60),
])

/** URL-safe and opaque; only `readListPlace` should decode it. */
export function writeListPlace({ at, reference, provider }: ListPlace): string {
  return Buffer.from(JSON.stringify([at.getTime(), reference, provider])).toString('base64url')
}

/** Null for what `writeListPlace` never wrote. A cursor only says where to begin; the session decides whose rows. */
export function readListPlace(cursor: string): ListPlace | null {
  const place = listPlace.safeParse(parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!place.success) return null
  const [at, reference, provider] = place.data
  // A text column cannot hold NUL, and the database refuses to compare with it.
  if (reference.includes('\0') || provider.includes('\0')) return null
  return { at: new Date(at), reference, provider }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
