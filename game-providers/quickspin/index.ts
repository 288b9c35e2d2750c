import type { GameProvider } from '../game-provider.ts'
import { tokenAdapter, tokenGeneration } from '../launch-adapter.ts'
import { facts } from './facts.ts'

/** A token that is not tied to a game, in a configured launch URL (GAM-13, GAP-111). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'template',
  real: tokenAdapter(tokenGeneration('/quickspin/auth/token_generation'), {
    template:
      '/quickspin/casino?gameid={gameId}&ticket={token}&lang={lang}&moneymode={mode}&homeurl={lobbyUrl}',
  }),
  fun: null,
}
