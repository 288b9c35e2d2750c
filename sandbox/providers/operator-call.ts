import type { Context } from 'hono'
import { z } from 'zod'
import { isSignedBy, SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import { findProvider, type PlayerCall } from '#game-providers/index.ts'
import { errorResponse } from '../error-response.ts'
import type { ProviderDeps } from './provider-deps.ts'

const MAX_BODY_CHARACTERS = 8_192

/** The call of a provider that asks its server at this path; a path that none has is a mistake of ours. */
export function askedAt(provider: string, mode: 'real' | 'fun', path: string): PlayerCall {
  const call = findProvider(provider)?.[mode]?.call
  if (call?.answeredBy.kind === 'server' && call.answeredBy.path === path) return call
  throw new Error(`${provider} asks no server at ${path} for ${mode}`)
}

/**
 * Answers a question of the operator for the address of a game: who signed it right and asks in the shape of the
 * call gets an address. A token is the player's; without one the game is for fun.
 */
export async function answerOperator(
  c: Context,
  deps: Pick<ProviderDeps, 'secret' | 'clock'>,
  call: (token: string | null) => PlayerCall,
  address: (body: Record<string, unknown>, token: string | null) => unknown,
): Promise<Response> {
  const text = await c.req.text()
  if (text.length > MAX_BODY_CHARACTERS) return errorResponse(413, 'BODY_TOO_LARGE')
  const isSigned = isSignedBy(deps.secret, {
    header: c.req.header(SIGNATURE_HEADER),
    method: 'POST',
    path: new URL(c.req.url).pathname,
    body: text,
    nowMs: deps.clock(),
  })
  if (!isSigned) return errorResponse(401, 'SIGNATURE_INVALID')
  const asked = withToken.safeParse(parseJson(text))
  if (!asked.success) return errorResponse(400, 'MALFORMED_BODY')
  const { token = null, ...body } = asked.data
  const parsed = call(token).body?.safeParse(body)
  if (!parsed?.success) return errorResponse(400, 'VALIDATION_FAILED')
  return Response.json(address(parsed.data, token))
}

const withToken = z.looseObject({ token: z.string().min(16).max(200).optional() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** An address of the sandbox with what is known of a launch; what is not known is left out. */
export function addressOf(
  { publicUrl }: Pick<ProviderDeps, 'publicUrl'>,
  path: string,
  query: Readonly<Record<string, string | null>>,
): string {
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return `${publicUrl}${path}?${new URLSearchParams(known).toString()}`
}
