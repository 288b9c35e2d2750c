import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Currency } from '#contracts/money.ts'
import {
  askBookBalance,
  askFreeBets,
  type BookBalance,
  type BookBet,
  type BookFreeBets,
  type BookSession,
  cashOutBookBet,
  keepSlip,
  myBets,
  openBookSession,
  openPlayerSession,
  placeBookBet,
} from '#contracts/sportsbook/book-api.ts'
import { parsed } from '../../console/read-json.ts'
import { errorResponse } from '../../error-response.ts'
import { allowOwnFrameOnly } from '../../games/own-frame-only.ts'
import { type BookProvider, BY_CONTEXT, BY_SESSION } from '../book-providers.ts'
import { cashOut, withCashOut } from './cash-out.ts'
import { bookBetOf, type createBetTaker, isAccepted, type PlaceBetDeps } from './place-bet.ts'
import type { PlayerSession } from './session-store.ts'

const BETS_PER_PAGE = 20
/** A bet of longer ago is not shown as a new one. */
const UNSEEN_MS = 86_400_000

export type BetRouteDeps = PlaceBetDeps & { taker: ReturnType<typeof createBetTaker> }

/** The calls of the book's own page (contracts/sportsbook/book-api.ts). */
export function betRoutes(deps: BetRouteDeps): Hono {
  const { store, clock, taker } = deps
  const app = new Hono()
  allowOwnFrameOnly(app)

  app.post('/session', async (c) => {
    const body = await read(c.req.raw, openBookSession)
    if (!body.ok) return body.response
    const { context, session } = body.value
    if (session === null) return answerOpened(deps, anonymous(context))
    return openPlayer(deps, { provider: BY_CONTEXT, ticket: session, context })
  })
  app.post('/player-session', async (c) => {
    const body = await read(c.req.raw, openPlayerSession)
    if (!body.ok) return body.response
    return openPlayer(deps, { provider: BY_SESSION, ticket: body.value.session, context: null })
  })
  app.post('/slip', async (c) => {
    const body = await read(c.req.raw, keepSlip)
    if (!body.ok) return body.response
    const { key, slip } = body.value
    const session = await store.session(hashOf(key))
    await store.keepSlip(session?.context ?? contextOf(key), slip, clock())
    return new Response(null, { status: 204 })
  })
  app.post('/bets', async (c) => {
    const body = await read(c.req.raw, placeBookBet)
    if (!body.ok) return body.response
    const session = await playerOf(deps, body.value.key)
    if (!session) return ended()
    const placed = await taker.place(session, body.value)
    return placed.ok ? json(placed.value) : errorResponse(409, placed.refusal)
  })
  app.post('/free-bets', async (c) => {
    const body = await read(c.req.raw, askFreeBets)
    if (!body.ok) return body.response
    const session = await playerOf(deps, body.value.key)
    if (!session) return ended()
    const answer = await deps.wallets[session.provider].freeBets(session.walletSession)
    if (answer.kind === 'uncertain') return errorResponse(503, 'UNAVAILABLE')
    // Who may not bet at this moment has none to use; a bet says why.
    const found = answer.kind === 'ok' ? answer.value.freeBets : []
    const freeBets = found.map(({ currency: _, ...it }) => it)
    return json({ freeBets } satisfies BookFreeBets)
  })
  app.post('/balance', async (c) => {
    const body = await read(c.req.raw, askBookBalance)
    if (!body.ok) return body.response
    const session = await playerOf(deps, body.value.key)
    if (!session) return ended()
    const answer = await deps.wallets[session.provider].balance(session.walletSession)
    // Who may not bet at this moment has nothing to stake; a bet says why.
    if (answer.kind !== 'ok') return errorResponse(503, 'UNAVAILABLE')
    const { balanceMinor, bonus } = answer.value
    return json({ balanceMinor, bonus } satisfies BookBalance)
  })
  app.post('/my-bets', async (c) => {
    const body = await read(c.req.raw, myBets)
    if (!body.ok) return body.response
    const session = await playerOf(deps, body.value.key)
    if (!session) return ended()
    const { list, before = null } = body.value
    const found = await store.betsOf(session.playerRef, { list, before, limit: BETS_PER_PAGE + 1 })
    const page = found.slice(0, BETS_PER_PAGE)
    const bets = page.filter(isAccepted).map((it) => withCashOut(deps, it))
    return json({ bets, hasMore: found.length > BETS_PER_PAGE })
  })
  app.post('/cash-out', async (c) => {
    const body = await read(c.req.raw, cashOutBookBet)
    if (!body.ok) return body.response
    const { key, ...asked } = body.value
    const session = await playerOf(deps, key)
    if (!session) return ended()
    const sold = await cashOut(deps, session, asked)
    if (sold.ok) return json(sold.value)
    return errorResponse(sold.refusal === 'NOT_FOUND' ? 404 : 409, sold.refusal)
  })
  return app
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
/** The key of an anonymous visitor is the context itself: what it opens is the slip of that context. */
const contextOf = (key: string) => key

type Opened = Pick<BookSession, 'key' | 'player' | 'unseen'> & { context: string }
const anonymous = (context: string): Opened => ({
  ...{ key: contextOf(context), player: null, unseen: [], context },
})

async function answerOpened(
  { store }: BetRouteDeps,
  { context, ...opened }: Opened,
): Promise<Response> {
  const slip = await store.slip(context)
  return json({ ...opened, slip } satisfies BookSession)
}

/** Bets whose page was left before they were accepted, and that which is being accepted at this moment. */
async function unseenBets(
  { store, taker, clock }: BetRouteDeps,
  { playerRef, context }: Pick<PlayerSession, 'playerRef' | 'context'>,
): Promise<BookBet[]> {
  await taker.decided(playerRef)
  const bets = await store.unseen(playerRef, context, clock() - UNSEEN_MS)
  return bets.filter(isAccepted).map(bookBetOf)
}

/** Exchanges the ticket. Without a context, the slip is kept for the player. */
async function openPlayer(
  deps: BetRouteDeps,
  of: { provider: BookProvider; ticket: string; context: string | null },
): Promise<Response> {
  const { wallets, store, balances, clock } = deps
  const answer = await wallets[of.provider].session(of.ticket)
  if (answer.kind === 'uncertain') return errorResponse(503, 'UNAVAILABLE')
  if (answer.kind === 'refused') return ended()
  const { sessionId, playerRef, balanceMinor, limits, expiresAt } = answer.value
  const currency = answer.value.currency as Currency
  balances.forget(playerRef)
  const bounds = { currency, ...limits }
  const key = randomBytes(32).toString('base64url')
  const context = of.context ?? `player:${playerRef}`
  const session = { id: hashOf(key), provider: of.provider, context, playerRef, bounds }
  const ends = { walletSession: sessionId, expiresAt: Date.parse(expiresAt) }
  await store.addSession({ ...session, ...ends }, clock())
  const unseen = await unseenBets(deps, session)
  return answerOpened(deps, { key, player: { balanceMinor, ...bounds }, unseen, context })
}

async function playerOf(
  { store, clock }: BetRouteDeps,
  key: string,
): Promise<PlayerSession | null> {
  const session = await store.session(hashOf(key))
  return session && session.expiresAt > clock() ? session : null
}

const ended = () => errorResponse(401, 'SESSION_ENDED')

async function read<Schema extends Parameters<typeof parsed>[0]>(request: Request, schema: Schema) {
  const body: unknown = await request.json().catch(() => undefined)
  return parsed(schema, body)
}

const json = (value: unknown) =>
  Response.json(value, {
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
