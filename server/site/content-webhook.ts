import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

/** Where a hosted project reports that content was published (GAP-159). */
export const CONTENT_WEBHOOK_PATH = '/api/content-webhook'

/** A captured signed message must be useless later. */
const MAX_AGE_MS = 5 * 60_000

export type Webhook = {
  /** Null where no webhook is set up. */
  secret: string | null
  clock: () => number
  /** Cached content is no longer served without being read again. */
  outdateAll: () => void
}

/**
 * Invalidates cached content after a message that is signed with the shared secret. 404 where no secret is set, 401 for
 * a signature that is invalid or older than five minutes; the message itself is not trusted, so its content does not
 * matter.
 */
export async function handleContentWebhook(
  request: Request,
  { secret, clock, outdateAll }: Webhook,
): Promise<'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'SIGNATURE_INVALID' | 'done'> {
  if (secret === null) return 'NOT_FOUND'
  if (request.method !== 'POST') return 'METHOD_NOT_ALLOWED'
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  const body = await request.text()
  if (!(await fits(body, signature, { secret, now: clock() }))) return 'SIGNATURE_INVALID'
  outdateAll()
  return 'done'
}

async function fits(
  body: string,
  signature: string,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  try {
    const age = Math.abs(now - decodeSignatureHeader(signature).timestamp)
    return age <= MAX_AGE_MS && (await isValidSignature(body, signature, secret))
  } catch {
    return false
  }
}
