import { z } from 'zod'
import type { GameProvider } from '../game-provider.ts'
import { tokenAdapter, tokenCall } from '../launch-adapter.ts'
import { facts } from './facts.ts'

const response = z.object({ data: z.object({ sessionId: z.string().min(16).max(400) }) })

/** A session id, used in the URL where other providers have a token (GAM-17, GAP-111). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'template',
  real: tokenAdapter(
    tokenCall({
      path: '/yggdrasil/player/auth/session',
      summary: 'A session id for a game of this provider, exchanged once for a game session',
      mode: 'real',
      body: null,
      response,
      toAnswer: (sessionId) => ({ data: { sessionId } }),
    }),
    {
      tokenOf: (answer) => response.parse(answer).data.sessionId,
      template:
        '/yggdrasil/init/launchClient.html?gameid={gameId}&key={token}&lang={lang}&currency={currency}&fun={mode}&home={lobbyUrl}',
    },
  ),
  fun: null,
}
