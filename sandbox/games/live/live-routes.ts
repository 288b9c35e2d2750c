import { Hono } from 'hono'
import { z } from 'zod'
import { errorResponse } from '../../error-response.ts'
import { hashOfSession } from '../api-routes.ts'
import { hashOfSeed } from '../fairness.ts'
import { allowOwnFrameOnly } from '../own-frame-only.ts'
import type { GameSession } from '../rounds.ts'
import { STAKE_REFUSAL_STATUS } from '../stakes.ts'
import { chipsOf, spotLimit } from './limits.ts'
import { goOn, type LiveBetRefusal, type LiveDeps, outcomeOf, placeBet } from './live-bets.ts'
import type { LiveGame } from './live-game.ts'
import type { LiveBet, LiveRound } from './live-store.ts'
import { isDrawn, isDue, tableMoment } from './table-clock.ts'

const RESULTS_SHOWN = 14
/** How many of a player's own bets a table returns, those of earlier sessions included. */
const BETS_SHOWN = 12

const sessionId = z.string().min(16).max(100)
const tableBody = z.strictObject({ sessionId })
const betBody = z.strictObject({
  sessionId,
  betId: z.uuid(),
  number: z.int().min(0),
  spots: z
    .record(z.string().max(40), z.int().min(1).max(1_000_000_000))
    .refine((it) => Object.keys(it).length <= 60),
})

const STATUS = {
  ...STAKE_REFUSAL_STATUS,
  BETS_CLOSED: 409,
  NO_SEAT: 409,
  STAKE_RETURNED: 409,
  STAKE_OUT_OF_RANGE: 422,
} as const satisfies Record<LiveBetRefusal, number>

/** The endpoints of a live table. Only the frame's own page may use them. */
export function liveRoutes(deps: LiveDeps) {
  const app = new Hono()
  allowOwnFrameOnly(app)

  app.post('/table', async (c) => {
    const body = tableBody.safeParse(await c.req.json().catch(() => undefined))
    if (!body.success) return errorResponse(400, 'VALIDATION_FAILED')
    const session = await deps.sessions.session(hashOfSession(body.data.sessionId))
    const view = session && (await tableView(deps, session))
    return view ? Response.json(view) : errorResponse(401, 'GAME_SESSION_ENDED')
  })

  app.post('/bet', async (c) => {
    const body = betBody.safeParse(await c.req.json().catch(() => undefined))
    if (!body.success) return errorResponse(400, 'VALIDATION_FAILED')
    const { sessionId: secret, ...asked } = body.data
    const session = await deps.sessions.session(hashOfSession(secret))
    if (!session) return errorResponse(401, 'GAME_SESSION_ENDED')
    const result = await placeBet(deps, session, asked)
    if (!result.ok) return errorResponse(STATUS[result.refusal], result.refusal)
    return Response.json({
      bet: toView(result.value),
      balanceMinor:
        session.mode === 'fun'
          ? ((await deps.sessions.session(session.id))?.funBalanceMinor ?? 0)
          : result.value.balanceAfterMinor,
    })
  })
  return app
}

const toView = ({ id, number, spots, stakeMinor, payoutMinor, state }: LiveBet) => ({
  id,
  number,
  spots,
  stakeMinor,
  payoutMinor,
  settled: state === 'SETTLED',
  /** The stake is on the table, or the payout is pending. */
  open: state === 'PLACED' || state === 'DRAWN',
})

const UNDER_WAY: readonly LiveBet['state'][] = ['BETTING', 'PLACED', 'DRAWN', 'RETURNING']

/** Viewing a table pays what is due to the player, including bets from earlier sessions. */
function paidIfDue(deps: LiveDeps, bets: readonly LiveBet[]): Promise<LiveBet[]> {
  return Promise.all(
    bets.map(async (bet) => {
      if (!UNDER_WAY.includes(bet.state)) return bet
      if (!isDue(bet.tableId, bet.number, deps.timeAt(bet.tableId))) return bet
      const session = await deps.sessions.session(bet.sessionId)
      return session ? goOn(deps, session, bet) : bet
    }),
  )
}

/** The table as this player sees it now; null when it is not a table. */
async function tableView(deps: LiveDeps, session: GameSession) {
  const rules = deps.rulesOf(session)
  if (!rules) return null
  const { game, limits, seats } = rules
  const { store, clock } = deps
  const now = clock()
  const tableId = session.gameId
  const nowMs = deps.timeAt(tableId)
  const moment = tableMoment(tableId, nowMs)
  const round = await store.round(tableId, moment.number, now)
  const seat = seats > 0 ? await store.takeSeat(tableId, seats, session.id, now) : null
  const mine = await paidIfDue(deps, await store.betsOf(session.id, tableId, moment.number))
  const accepted = mine.filter(({ state }) =>
    ['PLACED', 'DRAWN', 'SETTLED', 'UNPAID'].includes(state),
  )
  const drawn = isDrawn(tableId, moment.number, nowMs)
  const from = game.backTo?.(moment.number)
  const before =
    from === undefined
      ? await store.roundsBefore(tableId, moment.number, RESULTS_SHOWN)
      : await store.roundsBetween(tableId, { from, to: moment.number - 1, at: now })
  const own = await deps.sessions.sessionsOfPlayer(session)
  const last = await paidIfDue(deps, await store.lastBets(own, tableId, BETS_SHOWN))
  return {
    nowMs,
    ...moment,
    game: game.id,
    version: game.version,
    rtp: game.rtp,
    limits: {
      ...limits,
      chipsMinor: chipsOf(limits),
      spotsMinor: Object.fromEntries(
        game.spots(moment.number).map((it) => [it, spotLimit(game, limits, it)]),
      ),
    },
    seats:
      seats > 0
        ? { of: seats, taken: (await store.seatsTaken(now)).get(tableId) ?? 0, yours: seat }
        : null,
    seedHash: hashOfSeed(round.serverSeed),
    result: drawn ? resultOf(game, round) : null,
    results: before.map((it) => resultOf(game, it)),
    bets: accepted.map(toView),
    lastBets: last.map(toView),
    balanceMinor: await balanceOf(deps, session),
  }
}

/** What anyone can verify: the seed, that its hash was shown before, and the outcome it gives. */
function resultOf(game: LiveGame, round: LiveRound) {
  const outcome = outcomeOf(game, round)
  return {
    number: round.number,
    outcome,
    label: game.label(outcome),
    words: game.words(outcome),
    seed: round.serverSeed,
  }
}

async function balanceOf(deps: LiveDeps, session: GameSession): Promise<number | null> {
  if (session.mode === 'fun')
    return (await deps.sessions.session(session.id))?.funBalanceMinor ?? null
  const answer = await deps.walletOf(session.provider).balance(session.walletSession)
  return answer.kind === 'ok' ? answer.value.balanceMinor : null
}
