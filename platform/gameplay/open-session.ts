import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { areMandatoryLimitsMissing, mandatoryLimitsOf } from '../limits/index.ts'
import { hashSecret, type PlayerRow, SESSION_IDLE_MS } from '../players/index.ts'
import { readWallet } from '../wallet/index.ts'
import { exchangeTicket, type GameSessionRow, type TicketRow } from './gameplay-store.ts'

const SESSION_BYTES = 32

type Session = Pick<
  Parameters<typeof exchangeTicket>[1],
  'ticketHash' | 'provider' | 'gameId' | 'category' | 'gameType' | 'rules' | 'payoutMaxMinor'
>
type Refusal = 'error.gambling.limit.required' | 'GAME_SESSION_ENDED' | 'WALLET_DOES_NOT_EXIST'
type Opened = {
  sessionId: string
  sessionHash: string
  /** Opaque to the provider: not the player id of the player API. */
  playerRef: string
  session: GameSessionRow
  wallet: Extract<Awaited<ReturnType<typeof readWallet>>, { ok: true }>['value']
}

/** Exchanges the ticket of an admitted player for a session of a game or a sportsbook, with the wallet that it plays with. */
export async function openSessionFor(
  deps: Pick<Context, 'db' | 'clock' | 'random'>,
  ticket: TicketRow,
  session: Session,
): Promise<Result<Opened, Refusal>> {
  if (await areMandatoryLimitsMissing(deps, ticket)) return refuse('error.gambling.limit.required')
  const now = deps.clock()
  const sessionId = deps.random(SESSION_BYTES).toString('base64url')
  const sessionHash = hashSecret(sessionId)
  const opened = await exchangeTicket(deps.db, {
    ...session,
    sessionHash,
    limitsFirst: mandatoryLimitsOf(ticket.country_code),
    now: new Date(now),
    idleSince: new Date(now - SESSION_IDLE_MS),
  })
  if (!opened) return refuse('GAME_SESSION_ENDED')
  const wallet = await readWallet(deps.db, opened.player_id)
  if (!wallet.ok) return wallet
  const playerRef = referenceAt(session.provider, ticket)
  return ok({ sessionId, sessionHash, playerRef, session: opened, wallet: wallet.value })
}

/** A player's reference at a provider of games or bets: always the same, and not an id in the player API. */
export function referenceAt(provider: string, { access_id }: Pick<PlayerRow, 'access_id'>): string {
  return hashSecret(`${provider}:${access_id}`)
}
