import type { GameProvider, PlayerCall } from './game-provider.ts'
import { GAME_PROVIDERS } from './generated/providers.ts'

export type * from './game-provider.ts'
export { problemOfTemplate } from './ways.ts'
export { GAME_PROVIDERS }

/** The provider of this name; a name of an address may be anything. */
export function findProvider(id: string): GameProvider | undefined {
  return GAME_PROVIDERS.find((it) => it.id === id)
}

/** Every call of the player API that is there for this provider. */
export function callsOf(provider: GameProvider): PlayerCall[] {
  const ways = [provider.real.call, provider.fun?.call ?? null]
  return [...ways.flatMap((it) => it ?? []), ...(provider.otherCalls ?? [])]
}
