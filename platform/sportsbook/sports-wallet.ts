import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type Currency, payablePart } from '#contracts/money.ts'
import type {
  BetChange,
  BetChangeAnswer,
  BetChangeCall,
  SportsBetRequest,
  SportsBonus,
  SportsFreeBet,
  SportsSessionResponse,
  sportsBetResponse,
} from '#contracts/provider-callbacks/sports-wallet.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { combinedOdds, payoutOfStake, stakeOf } from '#contracts/sportsbook/slip-return.ts'
import type { SportsBounds } from '#markets/stake-rules.ts'
import { findGameSession, findTicket, openSessionFor, readStakeRefusal } from '../gameplay/index.ts'
import { findPlayerById, hashSecret } from '../players/index.ts'
import { newId, readWallet } from '../wallet/index.ts'
import { admitToSportsbook } from './admit-to-sportsbook.ts'
import { findUsableBonus } from './bonus-store.ts'
import { changeBets } from './change-bets.ts'
import { type FreeBetRow, selectFreeBets } from './free-bet-store.ts'
import { type BetItem, selectStakeLeft } from './sports-store.ts'
import { SPORTSBOOK_GAME, type SportsbookDeps } from './sportsbook-deps.ts'

type Callbacks = { deps: SportsbookDeps; provider: string }
type Taken = z.infer<typeof sportsBetResponse>
type BetResult = Promise<Result<Taken, RefusalCode> | { ok: false; invalid: { field: string } }>

export type SportsWallet = {
  openSession(ticket: string): Promise<Result<SportsSessionResponse, RefusalCode>>
  readBalance(
    sessionId: string,
  ): Promise<
    Result<{ balanceMinor: number; currency: string; bonus: SportsBonus | null }, RefusalCode>
  >
  readFreeBets(sessionId: string): Promise<Result<{ freeBets: SportsFreeBet[] }, RefusalCode>>
  placeBet(request: SportsBetRequest): BetResult
  changeBets(call: BetChangeCall, changes: readonly BetChange[]): Promise<BetChangeAnswer[]>
}

/**
 * The wallet as one sportsbook sees it (docs/decisions/0057). A session is bound to one player, provider and currency, and
 * only a new bet needs one: what was accepted is settled without.
 */
export function createSportsWallet(deps: SportsbookDeps, provider: string): SportsWallet {
  const callbacks = { deps, provider }
  return {
    openSession: (ticket) => openSession(callbacks, ticket),
    readBalance: (sessionId) => readBalance(callbacks, sessionId),
    readFreeBets: (sessionId) => readFreeBets(callbacks, sessionId),
    placeBet: (request) => placeBet(callbacks, request),
    changeBets: (call, changes) => changeBets(deps, provider, { call, changes }),
  }
}

async function openSession(
  { deps, provider }: Callbacks,
  secret: string,
): ReturnType<SportsWallet['openSession']> {
  const ticketHash = hashSecret(secret)
  const ticket = await findTicket(deps.db, { hash: ticketHash, provider })
  if (!ticket) return refuse('GAME_SESSION_ENDED')
  const admitted = admitToSportsbook(deps, ticket)
  if (!admitted.ok) return admitted

  const bounds = await knownBounds(deps, ticket.ticket_currency)
  // The ticket is not used up: the sportsbook asks again.
  if (bounds === null) return refuse('UNAVAILABLE')
  const opened = await openSessionFor(deps, ticket, {
    ticketHash,
    provider,
    gameId: SPORTSBOOK_GAME,
    category: 'SPORTS',
    gameType: SPORTSBOOK_GAME,
    rules: { ...bounds, roundCapMinor: null, paceMs: 0, oneGameAtATime: false, autoplay: false },
    payoutMaxMinor: bounds.payoutMaxMinor,
  })
  if (!opened.ok) return opened
  const { sessionId, playerRef, session, wallet } = opened.value
  return ok({
    sessionId,
    playerRef,
    currency: session.currency,
    balanceMinor: Number(wallet.balances.MAIN),
    country: ticket.country_code,
    language: ticket.language_code,
    expiresAt: session.expires_at.toISOString(),
    limits: {
      minStakeMinor: Number(bounds.minMinor),
      maxStakeMinor: Number(bounds.maxMinor),
      maxPayoutMinor: Number(bounds.payoutMaxMinor),
    },
  })
}

async function knownBounds(
  { boundsOf, logger }: SportsbookDeps,
  currency: Currency,
): Promise<SportsBounds | null> {
  try {
    return await boundsOf(currency)
  } catch (error) {
    logger.warn({ err: error }, 'the bounds of bets on sports cannot be read')
    return null
  }
}

/** The player of a session in which bets are taken at this moment. */
async function playerOf(
  { deps: { db, clock }, provider }: Callbacks,
  sessionId: string,
): Promise<Result<string, RefusalCode>> {
  const sessionHash = hashSecret(sessionId)
  const session = await findGameSession(db, sessionHash, provider)
  if (!session) return refuse('GAME_SESSION_ENDED')
  const { player_id: playerId } = session
  const refusal = await readStakeRefusal(db, { playerId, sessionHash, now: new Date(clock()) })
  return refusal ? refuse(refusal) : ok(playerId)
}

async function readFreeBets(
  callbacks: Callbacks,
  sessionId: string,
): ReturnType<SportsWallet['readFreeBets']> {
  const { db, clock } = callbacks.deps
  const player = await playerOf(callbacks, sessionId)
  if (!player.ok) return player
  const rows = await selectFreeBets(db, player.value, new Date(clock()))
  return ok({ freeBets: rows.map(toSportsFreeBet) })
}

const toSportsFreeBet = ({
  id,
  amount,
  currency,
  terms,
  expires_at,
}: FreeBetRow): SportsFreeBet => ({
  ...{ id, amountMinor: Number(amount), currency, minOdds: terms.minOdds, scope: terms.scope },
  expiresAt: expires_at.toISOString(),
})

async function readBalance(
  callbacks: Callbacks,
  sessionId: string,
): ReturnType<SportsWallet['readBalance']> {
  const player = await playerOf(callbacks, sessionId)
  if (!player.ok) return player
  const { db, clock } = callbacks.deps
  const [wallet, bonus] = await Promise.all([
    readWallet(db, player.value),
    findUsableBonus(db, player.value, new Date(clock())),
  ])
  if (!wallet.ok) return wallet
  return ok({
    balanceMinor: Number(wallet.value.balances.MAIN),
    currency: wallet.value.currency,
    bonus,
  })
}

/**
 * Own money, with bonus money for what is missing, or a free bet; the database evaluates session, account, limits, bounds and terms in the transaction that takes
 * the stake.
 */
async function placeBet({ deps, provider }: Callbacks, request: SportsBetRequest): BetResult {
  const { terms, betId, potentialPayoutMinor, freeBet } = request
  // A cap of the book may be lower than the odds say, never higher.
  if (BigInt(potentialPayoutMinor) > payoutOfStake(terms, freeBet !== null)) {
    return { ok: false, invalid: { field: 'potentialPayoutMinor' } }
  }
  const gameSession = hashSecret(request.sessionId)
  const session = await findGameSession(deps.db, gameSession, provider)
  if (!session) return refuse('GAME_SESSION_ENDED')
  const posted = await deps.postInBatch(
    toBetItem(request, {
      ...{ provider, gameSession, playerId: session.player_id, at: deps.clock() },
      refuseNew: await refusalOfNewBet(deps, session.player_id),
    }),
  )
  if (posted.code === 'error.gambling.limit.reached') {
    const left = await selectStakeLeft(deps.db, session.player_id)
    const leftMinor = left === null ? null : Number(payablePart(left, session.currency))
    return refuse(posted.code, leftMinor === null ? undefined : { leftMinor })
  }
  if (posted.code !== 'OK') return refuse(posted.code as RefusalCode)
  return ok({
    betId,
    transactionId: posted.txId ?? '',
    balanceMinor: Number(posted.balance ?? '0'),
    currency: session.currency,
    bonusStakeMinor: Number(posted.bonusStake ?? '0'),
    replayed: posted.replayed === true,
  })
}

/** Why a bet is not taken now. One that was taken before stays taken: its provider must learn that when it asks again. */
async function refusalOfNewBet(
  deps: SportsbookDeps,
  playerId: string,
): Promise<RefusalCode | null> {
  const player = await findPlayerById(deps.db, playerId)
  if (!player) return 'WALLET_DOES_NOT_EXIST'
  const admitted = admitToSportsbook(deps, player)
  if (!admitted.ok) return admitted.refusal
  const listed = await deps.requireNotListed(player)
  return listed.ok ? null : listed.refusal
}

function toBetItem(
  request: SportsBetRequest,
  of: Pick<BetItem, 'playerId' | 'provider' | 'gameSession'> & {
    at: number
    refuseNew: string | null
  },
): BetItem {
  const { betId, terms, events, potentialPayoutMinor, freeBet } = request
  const facts = new Map(events.map((it) => [it.id, it]))
  const content = {
    betId,
    currency: terms.currency,
    stake: stakeOf(terms).toString(),
    stakePerLine: terms.stakePerLineMinor.toString(),
    potentialPayout: String(potentialPayoutMinor),
    kind: terms.kind,
    sizes: terms.sizes,
    legs: terms.legs.map((leg) => {
      const { id: _, ...event } = facts.get(leg.event) as SportsBetRequest['events'][number]
      return { ...leg, ...event }
    }),
    // Left out where there is none: bets of before there were free bets have the hash that they had.
    ...(freeBet === null ? {} : { freeBet }),
  }
  return {
    ...{ ...content, freeBet, combinedOdds: combinedOdds(terms.legs).toString() },
    op: 'SPORTS_BET',
    playerId: of.playerId,
    provider: of.provider,
    // The same id must be the same bet; only the session may differ in a retry.
    hash: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
    txId: newId(of.at),
    at: String(of.at),
    gameSession: of.gameSession,
    refuseNew: of.refuseNew,
  }
}
