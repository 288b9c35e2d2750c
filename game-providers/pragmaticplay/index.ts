import { z } from 'zod'
import type { GameProvider, LaunchAdapter, LaunchMode, LaunchQuestion } from '../game-provider.ts'
import {
  currencyCode,
  homeAddress,
  jurisdictionCode,
  languageCode,
  launchAdapter,
  launchCode,
  PARTNER,
  serverCall,
  tokenGeneration,
} from '../launch-adapter.ts'
import { facts } from './facts.ts'

const body = z.strictObject({
  symbol: launchCode,
  language: languageCode,
  currency: currencyCode,
  platform: z.enum(['WEB', 'MOBILE']),
  stylename: z.string().trim().min(1).max(40),
  lobbyUrl: homeAddress,
  jurisdiction: jurisdictionCode,
})
const response = z.object({ gameURL: z.url() })

const ask = (question: LaunchQuestion): z.input<typeof body> => ({
  symbol: question.gameId,
  language: question.language,
  currency: question.currency,
  platform: question.channel === 'mobile' ? 'MOBILE' : 'WEB',
  stylename: PARTNER,
  lobbyUrl: question.homeUrl,
  jurisdiction: question.jurisdiction,
})

const adapter = (mode: LaunchMode): LaunchAdapter =>
  launchAdapter(
    serverCall({
      path: `/pragmatic/partner/${mode === 'real' ? 'realGameUrl' : 'demoGameUrl'}`,
      summary: `The address of a game of pragmaticplay, ${mode === 'real' ? 'for money' : 'for fun'}`,
      mode,
      body,
      response,
      gameOf: (it) => it.symbol,
      server: '/pragmaticplay/game/url',
    }),
    ask,
    (answer) => answer.gameURL,
  )

/** Its server returns complete launch URLs (GAM-08). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'server',
  real: adapter('real'),
  fun: adapter('fun'),
  otherCalls: [tokenGeneration('/pragmatic/auth/token_generation')],
}
