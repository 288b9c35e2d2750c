import type { z } from 'zod'
import type { createSportsSession, sportsSession } from '#contracts/player-api/sportsbook.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { issueTicket, type PlayRefusal, requireReadyToPlay } from '../gameplay/index.ts'
import type { Authorised } from '../players/index.ts'
import { admitToSportsbook } from './admit-to-sportsbook.ts'
import { SPORTSBOOK_GAME, type SportsbookDeps } from './sportsbook-deps.ts'

/** A token for a sportsbook, which exchanges it once; asked of everything that a bet is asked of as well. */
export async function createSession(
  deps: SportsbookDeps,
  provider: string,
  { who, body }: { who: Authorised; body: z.output<typeof createSportsSession> },
): Promise<
  Result<z.infer<typeof sportsSession>, 'CURRENCY_MISMATCH' | 'GAME_RESTRICTED' | PlayRefusal>
> {
  if (body.currency !== who.player.currency) return refuse('CURRENCY_MISMATCH')
  const admitted = admitToSportsbook(deps, who.player)
  if (!admitted.ok) return admitted
  const ready = await requireReadyToPlay(deps, who.player)
  if (!ready.ok) return ready
  return ok({ sessionId: await issueTicket(deps, { provider, gameId: SPORTSBOOK_GAME, who }) })
}
