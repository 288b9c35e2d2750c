import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Result } from '#contracts/result.ts'
import { errorResponse } from '../error-response.ts'
import { hashOfSeed } from './fairness.ts'
import { type Game, gameTexts } from './game.ts'
import { potOf } from './jackpots.ts'
import { allowOwnFrameOnly } from './own-frame-only.ts'
import {
  actInRound,
  answerOf,
  finish,
  type PlayDeps,
  type PlayRefusal,
  playRound,
  type RoundAnswer,
} from './play-round.ts'
import { recallRounds, revealSeeds } from './recall.ts'
import { type GameSession, isUnfinished, paceOf, stakesWithin } from './rounds.ts'
import { STAKE_REFUSAL_STATUS } from './stakes.ts'

/** The practice balance at the start, in lowest stakes. */
const FUN_STAKES = 5_000

const code = z.string().regex(/^[\w.-]{1,100}$/)
const sessionId = z.string().min(16).max(100)
const clientSeed = z.string().regex(/^[\x21-\x7e]{1,64}$/)
const startBody = z.strictObject({
  provider: z.string().regex(/^[a-z]{1,30}$/),
  mode: z.enum(['fun', 'real']),
  gameId: code,
  language: z.string().regex(/^[a-z]{2,4}(-[A-Z]{2})?$/),
  ticket: z.string().min(16).max(200).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
})
const sessionBody = z.strictObject({ sessionId })
const playBody = z.strictObject({
  sessionId,
  clientRoundId: z.uuid(),
  stakeMinor: z.int().min(1).max(1_000_000_000),
  /** Specific to the game, checked by its rules. */
  choice: z.json().default(null),
  /** The client seed; it counts with the first round of a server seed. */
  clientSeed,
})
const actBody = z.strictObject({
  sessionId,
  roundId: z.uuid(),
  actionId: z.uuid(),
  action: z.json(),
})

const PLAY_STATUS = {
  ...STAKE_REFUSAL_STATUS,
  STAKE_OUT_OF_RANGE: 422,
  ACTION_REFUSED: 422,
  TOO_FAST: 429,
  ROUND_OPEN: 409,
  ROUND_CLOSED: 409,
  STAKE_RETURNED: 409,
} as const satisfies Record<PlayRefusal, number>

export const hashOfSession = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url')

/** The endpoints of every game. Only the frame's own page may use them. */
export function gameApiRoutes(deps: PlayDeps) {
  const { store, walletOf, clock, games } = deps
  const app = new Hono()
  allowOwnFrameOnly(app)

  app.post('/start', async (c) => {
    const body = await parse(c.req.raw, startBody)
    if (body instanceof Response) return body
    const secret = randomBytes(24).toString('base64url')
    const { provider, gameId, language, mode } = body
    const common = {
      id: hashOfSession(secret),
      provider,
      gameId,
      language,
      mode,
      lastRoundAt: 0,
      limits: null,
    }
    const game = games(provider, gameId)
    const { jackpots } = game.engine
    if (jackpots) await store.openPot(potOf(jackpots.pot, mode), jackpots)
    if (mode === 'fun') {
      const currency = body.currency ?? 'EUR'
      const session: GameSession = {
        ...common,
        walletSession: '',
        playerRef: '',
        currency,
        funBalanceMinor: funBalanceOf(game, currency),
      }
      await store.addSession(session, clock())
      return opened(store, session, {
        ...{ game, secret, round: null },
        balanceMinor: session.funBalanceMinor,
      })
    }
    if (!body.ticket)
      return errorResponse(400, 'VALIDATION_FAILED', [{ field: 'ticket', code: 'required' }])
    const answer = await walletOf(provider).session(body.ticket, gameId)
    if (answer.kind === 'uncertain') return errorResponse(503, 'UNAVAILABLE')
    if (answer.kind === 'refused' || answer.value.gameId !== gameId)
      return errorResponse(401, 'GAME_SESSION_ENDED')
    const { sessionId: walletSession, playerRef, currency, balanceMinor } = answer.value
    const session: GameSession = {
      ...common,
      walletSession,
      playerRef,
      currency,
      funBalanceMinor: 0,
      limits: answer.value.limits ?? null,
    }
    await store.addSession(session, clock())
    const left = game.engine.act ? await store.adoptOpenRound(session) : null
    const round = left ? await answerOf(deps, session, left) : null
    return opened(store, session, { game, secret, balanceMinor, round })
  })

  app.post('/resume', async (c) => {
    const call = await callOf(store, c.req.raw, sessionBody)
    if (call instanceof Response) return call
    const { session, secret } = call
    const last = await store.lastRound(session.id)
    const resumed = last && isUnfinished(last) ? await finish(deps, session, last) : null
    const balance = await balanceOf(deps, session)
    if (balance === null) return errorResponse(401, 'GAME_SESSION_ENDED')
    const game = games(session.provider, session.gameId)
    return opened(store, session, {
      game,
      secret,
      balanceMinor: balance,
      round: resumed?.ok ? resumed.value : null,
    })
  })

  /** A player without play money begins again with all of it. */
  app.post('/refill', async (c) => {
    const call = await callOf(store, c.req.raw, sessionBody)
    if (call instanceof Response) return call
    const { session } = call
    const balanceMinor = funBalanceOf(games(session.provider, session.gameId), session.currency)
    if (!(await store.refill(session.id, balanceMinor))) return errorResponse(403, 'REFUSED')
    return Response.json({ balanceMinor })
  })

  app.post('/play', async (c) => {
    const call = await callOf(store, c.req.raw, playBody)
    if (call instanceof Response) return call
    return toResponse(await playRound(deps, call.session, call.asked))
  })

  app.post('/act', async (c) => {
    const call = await callOf(store, c.req.raw, actBody)
    if (call instanceof Response) return call
    return toResponse(await actInRound(deps, call.session, call.asked))
  })

  app.post('/rounds', async (c) => {
    const call = await callOf(store, c.req.raw, sessionBody)
    if (call instanceof Response) return call
    const { session } = call
    return Response.json(await recallRounds(deps, session))
  })

  app.post('/reveal', async (c) => {
    const call = await callOf(store, c.req.raw, sessionBody)
    if (call instanceof Response) return call
    const { session } = call
    if (!(await revealSeeds(deps, session))) return errorResponse(409, 'ROUND_OPEN')
    return Response.json(await recallRounds(deps, session))
  })

  return app
}

/** The session that a call names, its secret, and the rest of the body; the refusal where there is no such session. */
async function callOf<Body extends { sessionId: string }>(
  store: PlayDeps['store'],
  request: Request,
  schema: z.ZodType<Body>,
): Promise<{ session: GameSession; secret: string; asked: Omit<Body, 'sessionId'> } | Response> {
  const body = await parse(request, schema)
  if (body instanceof Response) return body
  const { sessionId: secret, ...asked } = body
  const session = await store.session(hashOfSession(secret))
  return session ? { session, secret, asked } : errorResponse(401, 'GAME_SESSION_ENDED')
}

const funBalanceOf = ({ engine }: Game, currency: string) =>
  FUN_STAKES * (engine.stakes(currency)[0] ?? 0)

async function balanceOf(
  { store, walletOf }: PlayDeps,
  session: GameSession,
): Promise<number | null> {
  if (session.mode === 'fun') return (await store.session(session.id))?.funBalanceMinor ?? null
  const answer = await walletOf(session.provider).balance(session.walletSession)
  return answer.kind === 'ok' ? answer.value.balanceMinor : null
}

type Opening = { game: Game; secret: string; balanceMinor: number; round: RoundAnswer | null }

/** What the client needs to start, and the round that it resumes. */
async function opened(
  store: PlayDeps['store'],
  { id, mode, currency, language, limits, playerRef }: GameSession,
  { game, secret, balanceMinor, round }: Opening,
): Promise<Response> {
  const { engine, assets } = game
  return Response.json({
    sessionId: secret,
    mode,
    currency,
    playerKey: playerRef === '' ? '' : hashOfSession(playerRef).slice(0, 16),
    balanceMinor,
    stakesMinor: stakesWithin(engine.stakes(currency), limits),
    paceMs: paceOf(engine.paceMs, limits),
    rtp: engine.rtp,
    volatility: engine.volatility,
    version: engine.version,
    assets,
    texts: gameTexts(game, language),
    seedHash: hashOfSeed((await store.seedInUse(id)).serverSeed),
    round,
  })
}

function toResponse(played: Result<RoundAnswer, PlayRefusal>): Response {
  return played.ok
    ? Response.json(played.value)
    : errorResponse(PLAY_STATUS[played.refusal], played.refusal)
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
