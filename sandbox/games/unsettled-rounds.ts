import { finish, type PlayDeps } from './play-round.ts'
import type { UnsettledRounds } from './unsettled-routes.ts'

/** The refused rounds of the games outside the live tables. */
export function unsettledRounds(deps: PlayDeps): UnsettledRounds {
  const { store, clock } = deps
  return {
    async list() {
      const rounds = await store.unsettled()
      const found = await Promise.all(
        rounds.map(async (round) => ({ round, session: await store.session(round.sessionId) })),
      )
      return found.flatMap(({ round, session }) => {
        if (!session) return []
        const { provider, gameId, currency } = session
        const waits = round.state === 'UNPAID' ? ('PAYOUT' as const) : ('STAKE' as const)
        return {
          ...{ roundId: round.id, provider, gameId, currency, waits },
          amountMinor: waits === 'PAYOUT' ? round.payoutMinor : (round.pending?.stakeMinor ?? 0),
          refusal: round.refusal ?? 'REFUSED',
          since: round.touchedAt,
        }
      })
    },
    async retry(roundId) {
      const round = await store.round(roundId)
      if (round?.state !== 'UNPAID' && round?.state !== 'UNRETURNED') return null
      const session = await store.session(round.sessionId)
      if (!session) return null
      const { pending } = round
      const state = round.state === 'UNPAID' ? 'DRAWN' : 'RETURNING'
      const moved = await store.advance(round, { state, pending, at: clock() })
      if (moved) await finish(deps, session, moved)
      const now = await store.round(roundId)
      if (now?.state === 'DRAWN' || now?.state === 'RETURNING') return 'PENDING'
      return now?.state === 'UNPAID' || now?.state === 'UNRETURNED' ? 'REFUSED' : 'SETTLED'
    },
  }
}
