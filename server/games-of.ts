import type { SiteConfig } from '#app/load-context.ts'
import { findProvider, type GameKind } from '#game-providers/index.ts'
import type { Env } from './env.ts'

/** The providers whose games have pages here, and the lists that show them (CON-01, CON-27). */
export function gamesOf(
  env: Pick<Env, 'gameHosts' | 'CASINO_PLAY_PROVIDERS' | 'CREEDROOMZ_ENABLED'>,
): SiteConfig['games'] {
  const chosen = env.CASINO_PLAY_PROVIDERS
  const isShown = (id: string, kind: GameKind) =>
    kind === 'CASINO'
      ? chosen.length === 0 || chosen.includes(id)
      : id !== 'creedroomz' || env.CREEDROOMZ_ENABLED
  return Object.fromEntries(
    env.gameHosts.map(({ id, cdn, proxyCdn, template, origins }) => {
      const kinds = findProvider(id)?.kinds.filter((it) => isShown(id, it)) ?? []
      return [id, { cdn, proxyCdn, template, origins, kinds }]
    }),
  )
}
