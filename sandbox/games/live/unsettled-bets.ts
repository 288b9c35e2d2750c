import type { UnsettledRounds } from '../unsettled-routes.ts'
import { betIdOf, goOn, type LiveDeps, roundAt } from './live-bets.ts'

/** The refused bets of live tables. */
export function unsettledBets(deps: LiveDeps): UnsettledRounds {
  const { store, sessions, clock } = deps
  return {
    async list() {
      const bets = await store.unsettled()
      const found = await Promise.all(
        bets.map(async (bet) => ({ bet, session: await sessions.session(bet.sessionId) })),
      )
      return found.flatMap(({ bet, session }) => {
        if (!session) return []
        const { provider, gameId, currency } = session
        const waits = bet.state === 'UNPAID' ? ('PAYOUT' as const) : ('STAKE' as const)
        return {
          ...{ roundId: roundAt(bet), provider, gameId, currency, waits },
          amountMinor: waits === 'PAYOUT' ? bet.payoutMinor : bet.stakeMinor,
          refusal: bet.refusal ?? 'REFUSED',
          since: bet.touchedAt,
        }
      })
    },
    async retry(roundId) {
      const id = betIdOf(roundId)
      const bet = id === null ? null : await store.bet(id)
      if (bet?.state !== 'UNPAID' && bet?.state !== 'UNRETURNED') return null
      const session = await sessions.session(bet.sessionId)
      if (!session) return null
      const to = bet.state === 'UNPAID' ? 'DRAWN' : 'RETURNING'
      const moved = await store.advance(bet, { to, at: clock() })
      if (moved) await goOn(deps, session, moved)
      const now = await store.bet(bet.id)
      if (now?.state === 'DRAWN' || now?.state === 'RETURNING') return 'PENDING'
      return now?.state === 'UNPAID' || now?.state === 'UNRETURNED' ? 'REFUSED' : 'SETTLED'
    },
  }
}
