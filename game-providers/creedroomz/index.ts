import { z } from 'zod'
import type { GameProvider } from '../game-provider.ts'
import { ipAddress, tokenAdapter, tokenGeneration } from '../launch-adapter.ts'
import { facts } from './facts.ts'

const body = z.strictObject({ ipAddress })

/** A token for the visitor's IP address, in a configured launch URL (GAM-12, GAP-111). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'template',
  real: tokenAdapter(tokenGeneration('/creedroomz/token/generate', body), {
    ask: ({ visitor }): z.input<typeof body> => ({ ipAddress: visitor }),
    template:
      '/creedroomz/table?openGames={gameId}&token={token}&lang={lang}&mode={mode}&lobbyUrl={lobbyUrl}',
  }),
  fun: null,
}
