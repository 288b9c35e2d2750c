import type { z } from 'zod'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'

/** The operator's response: accepted, a clear refusal with its code and its words, or nothing reliable. */
export type WalletAnswer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'uncertain' }

export type SignedCallOptions = {
  platformUrl: string
  /** Shared with the operator; it signs each call. */
  secret: string
  clock: () => number
  fetch?: typeof fetch
}

/** A callback of a provider to the operator: server to server, signed with the provider's own secret, with a timeout. */
export type SignedCall = <Schema extends z.ZodType>(
  path: string,
  body: unknown,
  schema: Schema,
) => Promise<WalletAnswer<z.infer<Schema>>>

const TIMEOUT_MS = 5_000
/** Refusals with these statuses are not about the message: the same one may be accepted later. */
const UNCERTAIN_STATUS = [408, 425, 429]

export function createSignedCall(options: SignedCallOptions): SignedCall {
  const send = options.fetch ?? fetch
  return async (path, body, schema) => {
    const text = JSON.stringify(body)
    try {
      const response = await send(`${options.platformUrl}${path}`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          ...signatureHeader(options.secret, {
            timestampMs: options.clock(),
            method: 'POST',
            path,
            body: text,
          }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      const answer: unknown = await response.json()
      if (response.ok) {
        const parsed = schema.safeParse(answer)
        return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'uncertain' }
      }
      if (response.status >= 500 || UNCERTAIN_STATUS.includes(response.status))
        return { kind: 'uncertain' }
      return {
        kind: 'refused',
        code: textIn(answer, 'code') ?? 'REFUSED',
        message: textIn(answer, 'message') ?? '',
      }
    } catch {
      return { kind: 'uncertain' }
    }
  }
}

function textIn(answer: unknown, name: 'code' | 'message'): string | null {
  const text: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null
  return typeof text === 'string' ? text : null
}
