import type { z } from 'zod'
import type { sportradarSession } from '#contracts/player-api/sportradar.ts'
import type { createSportsSession, sportsSession } from '#contracts/player-api/sportsbook.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { issueTicket, type PlayRefusal } from '../gameplay/index.ts'
import type { Authorised } from '../players/index.ts'
import { admitToSession } from './admit-to-sportsbook.ts'
import { SPORTSBOOK_GAME, type SportsbookDeps } from './sportsbook-deps.ts'

type Asked = { who: Authorised; body: z.output<typeof createSportsSession> }
type Refusal = 'CURRENCY_MISMATCH' | 'GAME_RESTRICTED' | PlayRefusal

/** A token for a sportsbook, which exchanges it once; asked of everything that a bet is asked of as well. */
export async function createSession(
  deps: SportsbookDeps,
  provider: string,
  asked: Asked,
): Promise<Result<z.infer<typeof sportsSession>, Refusal>> {
  const created = await createProviderSession(deps, provider, asked)
  return created.ok ? ok({ sessionId: created.value.sessionId }) : created
}

/** The same with the provider's page, for providers whose frame is opened by the session alone. */
export async function createProviderSession(
  deps: SportsbookDeps,
  provider: string,
  { who, body }: Asked,
): Promise<Result<z.infer<typeof sportradarSession>, Refusal>> {
  if (body.currency !== who.player.currency) return refuse('CURRENCY_MISMATCH')
  const admitted = await admitToSession(deps, provider, who.player)
  if (!admitted.ok) return admitted
  const sessionId = await issueTicket(deps, { provider, gameId: SPORTSBOOK_GAME, who })
  return ok({ sessionId, url: admitted.value.frameUrl })
}
