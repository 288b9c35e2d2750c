import { z } from 'zod'
import type { GameProvider, LaunchAdapter, LaunchMode, LaunchQuestion } from '../game-provider.ts'
import {
  countryCode,
  currencyCode,
  ipAddress,
  languageCode,
  launchAdapter,
  launchCode,
  serverCall,
} from '../launch-adapter.ts'
import { facts } from './facts.ts'

const body = z.strictObject({
  GameCode: launchCode,
  CurrencyCode: currencyCode,
  LanguageCode: languageCode,
  PlayerIP: ipAddress,
  CountryCode: countryCode,
})
/** The token is added to the URL unless the server has included it. */
const response = z.object({ url: z.url(), token: z.string().min(1).max(400) })

const ask = (question: LaunchQuestion): z.input<typeof body> => ({
  GameCode: question.gameId,
  CurrencyCode: question.currency,
  LanguageCode: question.language,
  PlayerIP: question.visitor,
  CountryCode: question.country,
})

const adapter = (mode: LaunchMode): LaunchAdapter =>
  launchAdapter(
    serverCall({
      path: `/pariplay/context/${mode === 'real' ? 'real' : 'demo'}`,
      summary: `The address of a game of pariplay, ${mode === 'real' ? 'for money' : 'for fun'}`,
      mode,
      body,
      response,
      gameOf: (it) => it.GameCode,
      server: '/pariplay/LaunchGame',
    }),
    ask,
    ({ url, token }) => {
      const address = new URL(url)
      if (!address.searchParams.has('token')) address.searchParams.set('token', token)
      return address.href
    },
  )

/** Its server returns a URL and a separate token (GAM-09). */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'server',
  real: adapter('real'),
  fun: adapter('fun'),
}
