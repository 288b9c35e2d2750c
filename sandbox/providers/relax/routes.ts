import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { errorResponse } from '../../error-response.ts'
import { gamePage } from './page.ts'
import { STATED_RTP, STATED_VOLATILITY, stakesOf } from './paytable.ts'
import { finish, type PlayDeps, playRound, ROUND_PACE_MS } from './play-round.ts'
import type { GameSession } from './round-store.ts'
import { symbolsOf } from './skins.ts'
import { textsOf } from './texts.ts'

const FUN_BALANCE_MINOR = 100_000

const code = z.string().regex(/^[\w.-]{1,100}$/)
const launcherQuery = z.object({
  lang: z.string().regex(/^[a-z]{2,4}$/),
  channel: z.enum(['web', 'mobile']),
  jurisdiction: z.string().regex(/^[A-Z]{2,4}$/),
  partnerid: z.string().regex(/^\d{1,6}$/),
  partner: code,
  moneymode: z.enum(['fun', 'real']),
  gameid: code,
  homeurl: z.url({ protocol: /^https?$/ }).max(500),
  fullscreen: z.enum(['true', 'false']).optional(),
  ticket: z.string().min(16).max(200).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
})
const startBody = z.strictObject({
  mode: z.enum(['fun', 'real']),
  gameId: code,
  language: z.string().regex(/^[a-z]{2,4}$/),
  ticket: z.string().min(16).max(200).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
})
const resumeBody = z.strictObject({ sessionId: z.string().min(16).max(100) })
const spinBody = z.strictObject({
  sessionId: z.string().min(16).max(100),
  clientRoundId: z.uuid(),
  stakeMinor: z.int().min(1).max(1_000_000_000),
})

const SPIN_STATUS = {
  STAKE_OUT_OF_RANGE: 422,
  TOO_FAST: 429,
  INSUFFICIENT_FUNDS: 402,
  GAME_SESSION_ENDED: 401,
  PLAYER_BLOCKED: 403,
  REFUSED: 403,
  UNAVAILABLE: 503,
  STAKE_RETURNED: 409,
} as const

export type RelaxOptions = PlayDeps & { siteOrigins: readonly string[]; gameVersion: string }

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The launcher page and the calls of its game. Only the frame's own page may use them. */
export function relaxRoutes(options: RelaxOptions) {
  const { store, wallet, clock } = options
  const app = new Hono()

  app.get('/launcher.html', (c) => {
    const parsed = launcherQuery.safeParse(c.req.query())
    if (!parsed.success)
      return errorResponse(
        400,
        'VALIDATION_FAILED',
        parsed.error.issues.map((it) => ({ field: it.path.join('.'), code: it.code })),
      )
    const query = parsed.data
    const home = new URL(query.homeurl)
    // The way home must lead to the operator: anything else would be an open redirect inside the frame.
    if (!options.siteOrigins.includes(home.origin))
      return errorResponse(400, 'VALIDATION_FAILED', [{ field: 'homeurl', code: 'unknown_origin' }])
    return gamePage({
      gameId: query.gameid,
      language: query.lang,
      mode: query.moneymode,
      ticket: query.ticket ?? null,
      currency: query.currency ?? 'EUR',
      homeUrl: home.href,
      siteOrigins: options.siteOrigins,
      version: options.gameVersion,
    })
  })

  app.use(
    '/api/*',
    bodyLimit({ maxSize: 8 * 1024, onError: () => errorResponse(413, 'BODY_TOO_LARGE') }),
  )
  app.use('/api/*', async (c, next) => {
    if (c.req.method !== 'POST') return errorResponse(405, 'METHOD_NOT_ALLOWED')
    // Fetch metadata keeps every other page out, the operator's own included.
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return errorResponse(403, 'ORIGIN_REFUSED')
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return errorResponse(415, 'UNSUPPORTED_MEDIA_TYPE')
    await next()
    return undefined
  })

  app.post('/api/start', async (c) => {
    const body = await parse(c.req.raw, startBody)
    if (body instanceof Response) return body
    const sessionId = randomBytes(24).toString('base64url')
    const common = {
      id: hashOf(sessionId),
      gameId: body.gameId,
      language: body.language,
      lastRoundAt: 0,
    }
    if (body.mode === 'fun') {
      const session: GameSession = {
        ...common,
        mode: 'fun',
        walletSession: '',
        currency: body.currency ?? 'EUR',
        funBalanceMinor: (FUN_BALANCE_MINOR * (stakesOf(body.currency ?? 'EUR')[0] as number)) / 20,
      }
      await store.addSession(session, clock())
      return Response.json(toStart(session, sessionId, session.funBalanceMinor))
    }
    if (!body.ticket)
      return errorResponse(400, 'VALIDATION_FAILED', [{ field: 'ticket', code: 'required' }])
    const answer = await wallet.session(body.ticket)
    if (answer.kind === 'uncertain') return errorResponse(503, 'UNAVAILABLE')
    if (answer.kind === 'refused') return errorResponse(401, 'GAME_SESSION_ENDED')
    const { value } = answer
    if (value.gameId !== body.gameId) return errorResponse(401, 'GAME_SESSION_ENDED')
    const session: GameSession = {
      ...common,
      mode: 'real',
      walletSession: value.sessionId,
      currency: value.currency,
      funBalanceMinor: 0,
    }
    await store.addSession(session, clock())
    return Response.json(toStart(session, sessionId, value.balanceMinor))
  })

  app.post('/api/resume', async (c) => {
    const body = await parse(c.req.raw, resumeBody)
    if (body instanceof Response) return body
    const session = await store.session(hashOf(body.sessionId))
    if (!session) return errorResponse(401, 'GAME_SESSION_ENDED')
    const last = await store.lastRound(session.id)
    if (last && ['BETTING', 'DRAWN', 'RETURNING'].includes(last.state))
      await finish(options, session, last)
    const balance = await balanceOf(session)
    return balance === null
      ? errorResponse(401, 'GAME_SESSION_ENDED')
      : Response.json(toStart(session, body.sessionId, balance))
  })

  app.post('/api/spin', async (c) => {
    const body = await parse(c.req.raw, spinBody)
    if (body instanceof Response) return body
    const session = await store.session(hashOf(body.sessionId))
    if (!session) return errorResponse(401, 'GAME_SESSION_ENDED')
    const result = await playRound(options, session, {
      clientRoundId: body.clientRoundId,
      stakeMinor: body.stakeMinor,
    })
    return result.ok
      ? Response.json(result.value)
      : errorResponse(SPIN_STATUS[result.refusal], result.refusal)
  })

  async function balanceOf(session: GameSession): Promise<number | null> {
    if (session.mode === 'fun') return (await store.session(session.id))?.funBalanceMinor ?? null
    const answer = await wallet.balance(session.walletSession)
    return answer.kind === 'ok' ? answer.value.balanceMinor : null
  }

  return app
}

function toStart(session: GameSession, sessionId: string, balanceMinor: number) {
  return {
    sessionId,
    mode: session.mode,
    currency: session.currency,
    balanceMinor,
    stakesMinor: stakesOf(session.currency),
    paceMs: ROUND_PACE_MS,
    rtp: STATED_RTP,
    volatility: STATED_VOLATILITY,
    symbols: symbolsOf(session.gameId),
    texts: textsOf(session.language),
  }
}

async function parse<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | Response> {
  const body: unknown = await request.json().catch(() => undefined)
  if (body === undefined) return errorResponse(400, 'MALFORMED_BODY')
  const parsed = schema.safeParse(body)
  return parsed.success
    ? parsed.data
    : errorResponse(
        400,
        'VALIDATION_FAILED',
        parsed.error.issues.map((it) => ({ field: it.path.join('.'), code: it.code })),
      )
}
