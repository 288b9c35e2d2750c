import type { GameProvider, PlayerCall } from './game-provider.ts'
import { GAME_PROVIDERS } from './generated/providers.ts'

export type * from './game-provider.ts'
export { problemOfTemplate } from './launch-adapter.ts'
export { GAME_PROVIDERS }

/** The provider with this id, which may be any string from a URL. */
export function findProvider(id: string): GameProvider | undefined {
  return GAME_PROVIDERS.find((it) => it.id === id)
}

/** All calls of the player API for this provider. */
export function callsOf(provider: GameProvider): PlayerCall[] {
  const ways = [provider.real.call, provider.fun?.call ?? null]
  return [...ways.flatMap((it) => it ?? []), ...(provider.otherCalls ?? [])]
}
