import { z } from 'zod'
import type { GameProvider } from '../game-provider.ts'
import { tokenAdapter, tokenGeneration } from '../launch-adapter.ts'
import { facts } from './facts.ts'

const body = z.strictObject({ requireNew: z.boolean().optional() })

/** A token that is not tied to a game, in a configured launch URL; each launch requests a new one (GAM-11). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'template',
  real: tokenAdapter(tokenGeneration('/playngo/auth/token_generation', body), {
    ask: () => ({ requireNew: true }),
    template:
      '/playngo/Casino/ContainerLauncher?gid={gameId}&ticket={token}&lang={lang}&currency={currency}&practice={mode}&origin={lobbyUrl}',
  }),
  fun: null,
}
