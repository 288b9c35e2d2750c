import { z } from 'zod'
import type { GameProvider } from '../game-provider.ts'
import {
  currencyCode,
  deviceOf,
  ipAddress,
  languageCode,
  launchAdapter,
  launchCode,
  serverCall,
} from '../launch-adapter.ts'
import { facts } from './facts.ts'

const response = z.object({ data: z.object({ url: z.url() }) })
const real = z.strictObject({
  gameCategory: z.string().regex(/^[\w-]{1,40}$/),
  tableId: launchCode,
  /** The table is embedded in a page of the site, which has its own header. */
  wrapped: z.boolean(),
  mobile: z.boolean(),
  /** URL-encoded (GAM-14). */
  lobbyURL: z.string().min(1).max(1_500),
  ipAddress,
})
const demo = z.strictObject({ currency: currencyCode, language: languageCode })

/**
 * Its server admits the player and returns the launch URL. A 400 to the real-money call means that the player is not
 * admitted at all: the site ends the session (GAM-16). The demo call names no table, so the table is added to the
 * returned URL.
 */
export const provider: GameProvider = {
  ...facts,
  addressBy: 'server',
  real: launchAdapter(
    serverCall({
      path: '/evolution/user/authenticate',
      summary: 'The address of a table of evolution, for money',
      mode: 'real',
      body: real,
      response,
      gameOf: (it) => it.tableId,
      server: '/evolution/ua/v1/authenticate',
      refusalEndsSession: true,
    }),
    (question) => ({
      gameCategory: question.gameType,
      tableId: question.gameId,
      wrapped: true,
      mobile: deviceOf(question) === 'mobile',
      lobbyURL: encodeURIComponent(question.homeUrl),
      ipAddress: question.visitor,
    }),
    (answer) => answer.data.url,
  ),
  fun: launchAdapter(
    serverCall({
      path: '/evolution/user/authenticate/demo',
      summary: 'The address of the tables of evolution, for fun',
      mode: 'fun',
      body: demo,
      response,
      server: '/evolution/ua/v1/demo',
    }),
    ({ currency, language }) => ({ currency, language }),
    (answer, { gameId }) => {
      const address = new URL(answer.data.url)
      address.searchParams.set('tableId', gameId)
      return address.href
    },
  ),
}
