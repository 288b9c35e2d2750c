import type { Context } from 'hono'
import { z } from 'zod'
import { isSignedBy, SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import { findProvider, type PlayerCall } from '#game-providers/index.ts'
import { errorResponse } from '../error-response.ts'
import type { ProviderDeps } from './provider-deps.ts'

const MAX_BODY_CHARACTERS = 8_192

/** The call of a provider whose server is called at this path; a path that no provider has is a bug of ours. */
export function askedAt(provider: string, mode: 'real' | 'fun', path: string): PlayerCall {
  const call = findProvider(provider)?.[mode]?.call
  if (call?.answeredBy.kind === 'server' && call.answeredBy.path === path) return call
  throw new Error(`${provider} asks no server at ${path} for ${mode}`)
}

/**
 * Answers an operator's request for the URL of a game: a request with a valid signature and the shape of the call gets
 * a URL. A token belongs to the player, and comes with the player's language; without one the game is for fun.
 */
export async function answerOperator(
  c: Context,
  deps: Pick<ProviderDeps, 'secret' | 'clock'>,
  call: (token: string | null) => PlayerCall,
  address: (
    body: Record<string, unknown>,
    token: string | null,
    playerLanguage: string | null,
  ) => unknown,
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
  const { token = null, playerLanguage = null, ...body } = asked.data
  const parsed = call(token).body?.safeParse(body)
  if (!parsed?.success) return errorResponse(400, 'VALIDATION_FAILED')
  return Response.json(address(parsed.data, token, playerLanguage))
}

const withToken = z.looseObject({
  token: z.string().min(16).max(200).optional(),
  playerLanguage: z
    .string()
    .regex(/^[a-z]{2,4}$/)
    .optional(),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A URL of the sandbox with the known parameters of a launch; unknown ones are left out. */
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
