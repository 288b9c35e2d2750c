import { toApiAmount } from '#contracts/money.ts'
import type { GameSessionSummary } from '#contracts/player-api/rounds.ts'
import type { Context } from '../context.ts'
import { areMandatoryLimitsMissing, readReachedLimit, readTimeLeft } from '../limits/index.ts'
import type { Authorised } from '../players/index.ts'
import { selectOpenings, selectTurnover } from './rounds-store.ts'

/**
 * Time and money of the running game session, from our own ledger (GAP-096). It begins when the first game of this
 * sign-in is opened: neither a reload nor another game resets it.
 */
export async function readGameSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { player, sessionId }: Authorised,
  gameId: string | undefined,
): Promise<GameSessionSummary> {
  const playerId = player.id
  const [opened, reachedLimit, limitsMissing, timeLeftMs] = await Promise.all([
    selectOpenings(db, { playerId, sessionId, gameId }),
    readReachedLimit({ db, clock }, playerId),
    areMandatoryLimitsMissing({ db, clock }, player),
    readTimeLeft({ db, clock }, playerId),
  ])
  const at = new Date(clock()).toISOString()
  const base = { currency: player.currency, at, reachedLimit, limitsMissing, timeLeftMs }
  if (opened.session_since === null) return { ...base, session: null, game: null }
  const sums = await selectTurnover(db, {
    playerId,
    since: opened.session_since,
    gameId,
    gameSince: opened.game_since,
  })
  return {
    ...base,
    session: toFigures(opened.session_since, sums.turnover, sums.winnings),
    game:
      opened.game_since === null
        ? null
        : toFigures(opened.game_since, sums.game_turnover, sums.game_winnings),
  }
}

function toFigures(since: Date, turnover: bigint, winnings: bigint) {
  return {
    since: since.toISOString(),
    turnover: toApiAmount(turnover),
    winnings: toApiAmount(winnings),
    delta: toApiAmount(winnings - turnover),
  }
}
