import { z } from 'zod'
import type { GameProvider, LaunchAdapter, LaunchMode, LaunchQuestion } from '../game-provider.ts'
import {
  countryCode,
  currencyCode,
  deviceOf,
  homeAddress,
  ipAddress,
  jurisdictionCode,
  languageCode,
  launchAdapter,
  launchCode,
  serverCall,
} from '../launch-adapter.ts'
import { facts } from './facts.ts'

const body = z.strictObject({
  game: launchCode,
  currency: currencyCode,
  locale: languageCode,
  ip: ipAddress,
  urls: z.strictObject({ return_url: homeAddress }),
  jurisdiction: jurisdictionCode,
  client_type: z.enum(['desktop', 'mobile']),
  playerCurrentCountryCode: countryCode,
})
const response = z.object({ launch_options: z.object({ game_url: z.url() }) })

const ask = (question: LaunchQuestion): z.input<typeof body> => ({
  game: question.gameId,
  currency: question.currency,
  locale: question.language,
  ip: question.visitor,
  urls: { return_url: question.homeUrl },
  jurisdiction: question.jurisdiction,
  client_type: deviceOf(question),
  playerCurrentCountryCode: question.country,
})

const adapter = (mode: LaunchMode): LaunchAdapter =>
  launchAdapter(
    serverCall({
      path: `/softswiss/context/${mode === 'real' ? 'real' : 'demo'}`,
      summary: `The address of a game of softswiss, ${mode === 'real' ? 'for money' : 'for fun'}`,
      mode,
      body,
      response,
      gameOf: (it) => it.game,
      server: mode === 'real' ? '/softswiss/sessions' : '/softswiss/demo',
    }),
    ask,
    (answer) => answer.launch_options.game_url,
  )

/** Its server opens a session and returns its launch options (GAM-10). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'server',
  real: adapter('real'),
  fun: adapter('fun'),
}
