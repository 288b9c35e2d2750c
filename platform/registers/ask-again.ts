import { ISO_COUNTRIES } from '#markets/iso-countries.ts'
import { EXCLUSION_REGISTERS, type RegisterId } from '#markets/registers.ts'
import type { Context } from '../context.ts'
import type { JobHandler } from '../jobs/index.ts'
import { findPlayerById, isExcluded, SESSION_IDLE_MS } from '../players/index.ts'
import { ASK_AGAIN_AFTER_MS, askInGame, type RegisterDeps } from './ask-register.ts'
import { selectUnasked } from './register-store.ts'

/** How often to look for players who are due. */
const LOOK_EVERY_MS = 60_000
/**
 * Concurrent queries to one register, and queries per run: even if a register never answers, a run is shorter than the
 * job's lease.
 */
const AT_ONCE = 8
const IN_A_RUN = 80

/**
 * The jobs that query registers again about players who may be playing, one for each register: a player who is listed
 * during a game can continue for at most `ASK_AGAIN_AFTER_MS` and one interval. However many instances there are, each
 * job runs on one at a time.
 */
export function createAskAgain(
  deps: RegisterDeps & Pick<Context, 'logger'>,
): Record<string, JobHandler> {
  return Object.fromEntries(
    EXCLUSION_REGISTERS.map((register) => {
      const countries = ISO_COUNTRIES.filter((it) => deps.registerOf(it) === register)
      return [`ask-register-${register}`, askAgain(deps, register, countries)]
    }),
  )
}

function askAgain(
  deps: RegisterDeps & Pick<Context, 'logger'>,
  register: RegisterId,
  countries: readonly string[],
): JobHandler {
  const { db, clock } = deps
  return async () => {
    if (countries.length === 0) return { next: 'at', at: clock() + LOOK_EVERY_MS }
    const now = clock()
    const waiting = await selectUnasked(db, {
      ...{ register, countries, now: new Date(now), limit: IN_A_RUN },
      seenAfter: new Date(now - SESSION_IDLE_MS),
      askedBefore: new Date(now - ASK_AGAIN_AFTER_MS),
    })
    const isFull = waiting.length === IN_A_RUN
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await askOne(deps, next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    // Players who did not fit into this run should not have to wait for the next interval.
    return { next: 'at', at: clock() + (isFull ? 1_000 : LOOK_EVERY_MS) }
  }
}

/** An error with one player must not prevent the queries about the others. */
async function askOne(
  deps: RegisterDeps & Pick<Context, 'logger'>,
  playerId: string,
): Promise<void> {
  try {
    const player = await findPlayerById(deps.db, playerId)
    // A player who has started a break in the meantime has no open game, and the register must not change that break.
    if (!player || isExcluded(player.status)) return
    const outcome = await askInGame(deps, player)
    if (outcome === 'EXCLUDED' || outcome === 'GAMES_ENDED') {
      deps.logger.info({ event: 'register_in_game', playerId, outcome }, 'play was ended')
    }
  } catch (error) {
    deps.logger.warn({ err: error, playerId }, 'a register could not be asked about a player')
  }
}
