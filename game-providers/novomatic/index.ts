import { z } from 'zod'
import type { GameProvider } from '../game-provider.ts'
import {
  jurisdictionCode,
  launchCode,
  PARTNER,
  tokenAdapter,
  tokenCall,
} from '../launch-adapter.ts'
import { facts } from './facts.ts'

const body = z.strictObject({
  gameId: launchCode,
  channel: z.enum(['web', 'mobile']),
  partner: z.string().trim().min(1).max(40),
  jurisdiction: jurisdictionCode,
})

/** Like relax's ticket call, but with a token in the response and without a launcher page (GAP-109). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'template',
  real: tokenAdapter(
    tokenCall({
      path: '/gaming/token',
      summary: 'A token that the provider exchanges once for a game session',
      mode: 'real',
      body,
      response: z.object({ token: z.string().min(16).max(400) }),
      gameOf: (it) => it.gameId,
      toAnswer: (token) => ({ token }),
    }),
    {
      ask: ({ gameId, channel, jurisdiction }): z.input<typeof body> => ({
        gameId,
        channel,
        partner: PARTNER,
        jurisdiction,
      }),
      template:
        '/novomatic/launch?game={gameId}&token={token}&language={lang}&mode={mode}&lobby={lobbyUrl}',
    },
  ),
  fun: null,
}
