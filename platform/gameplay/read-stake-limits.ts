import { toApiAmount } from '#contracts/money.ts'
import type { StakeLimits } from '#contracts/player-api/games.ts'
import { ok, type Result } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { ageOn } from '#markets/stake-rules.ts'
import type { PlayerRow } from '../players/index.ts'
import { readFacts } from './admit-to-game.ts'
import type { GameplayDeps } from './gameplay-deps.ts'
import { findDateOfBirth } from './gameplay-store.ts'

/** The stake limits that would apply if this player opened the game now: computed as for a game session. */
export async function readStakeLimits(
  deps: Pick<GameplayDeps, 'db' | 'clock' | 'gameFacts' | 'logger' | 'stakeRulesOf'>,
  player: PlayerRow,
  game: { provider: string; gameId: string },
): Promise<Result<StakeLimits, 'UNKNOWN_GAME' | 'UNAVAILABLE'>> {
  const facts = await readFacts(deps, { ...game, country: player.country_code })
  if (!facts.ok) return facts
  const rules = deps.stakeRulesOf({
    market: marketOfCountry(player.country_code),
    game: facts.value,
    currency: player.currency,
    age: ageOn(await findDateOfBirth(deps.db, player.id), deps.clock()),
  })
  const amount = (minor: bigint | null) => (minor === null ? null : toApiAmount(minor))
  return ok({
    currency: player.currency,
    min: toApiAmount(rules.minMinor),
    max: amount(rules.maxMinor),
    roundCap: amount(rules.roundCapMinor),
    paceMs: rules.paceMs,
  })
}
