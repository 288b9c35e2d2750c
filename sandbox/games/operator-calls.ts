import { Hono } from 'hono'
import type { z } from 'zod'
import { isSignedBy, SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import { errorResponse } from '../error-response.ts'
import { limitBody } from '../limit-body.ts'

export type Signers = {
  /** The secret that each provider shares with the operator. */
  callbackSecrets: Readonly<Record<string, string>>
  clock: () => number
}

const MAX_BODY_BYTES = 2_048

/**
 * An endpoint for operators: POST, signed like its own callbacks, in the other direction. `answer` gets the providers
 * whose secrets have signed, because a signer for one provider may learn nothing of another's rounds; null is a 404,
 * and `DONE` needs no words.
 */
export function operatorCall<Asked>(
  signers: Signers,
  path: string,
  schema: z.ZodType<Asked>,
  answer: (asked: Asked, providers: readonly string[]) => Promise<object | 'DONE' | null>,
  maxBodyBytes = MAX_BODY_BYTES,
): Hono {
  const app = new Hono()
  app.use(path, limitBody(maxBodyBytes))
  app.post(path, async (c) => {
    const body = await c.req.text()
    const providers = signersOf(signers, { header: c.req.header(SIGNATURE_HEADER), path, body })
    if (providers.length === 0) return errorResponse(401, 'SIGNATURE_INVALID')
    const asked = schema.safeParse(readJson(body))
    if (!asked.success) return errorResponse(400, 'VALIDATION_FAILED')
    const reply = await answer(asked.data, providers)
    if (reply === 'DONE') return new Response(null, { status: 204 })
    return reply === null ? errorResponse(404, 'NOT_FOUND') : Response.json(reply)
  })
  return app
}

/** Providers whose secret has signed exactly this call, recently. */
function signersOf(
  { callbackSecrets, clock }: Signers,
  { header, path, body }: { header: string | undefined; path: string; body: string },
): string[] {
  const call = { header, method: 'POST', path, body, nowMs: clock() }
  return Object.entries(callbackSecrets)
    .filter(([, secret]) => isSignedBy(secret, call))
    .map(([provider]) => provider)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
