import { LIMIT_PATHS } from '#contracts/player-api/limits.ts'
import { callbackPath } from '#contracts/provider-callbacks/game-wallet.ts'
import {
  BET_CHANGES,
  type BetChange,
  type BetChangeCall,
  sportsCallbackPath,
} from '#contracts/provider-callbacks/sports-wallet.ts'
import { GAME_PROVIDERS } from '#game-providers/index.ts'
import type { Platform } from '#platform/platform.ts'
import { SPORTSBOOK_PROVIDERS } from '#sportsbook-providers/index.ts'
import { PASSWORD, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import { sampleOf } from '#tests/fixtures/schema-samples.ts'
import { aSingle } from '#tests/fixtures/sports-bets.ts'

export type Row = Platform['routes'][number]
/** Credentials and data with which the calls succeed. */
export type World = {
  /** A player who is signed out and changed all the time. */
  email: string
  /** Another one, who plays, and opens session after session. */
  atTheGames: string
  token: string
  draft: { playerId: string; token: string }
  sessionIds: Readonly<Record<string, string>>
}

export const GAME = 'lucky-lantern'
export const SPORTSBOOKS = SPORTSBOOK_PROVIDERS.map(({ id }) => id)
export const ticketFor = (provider: string) => `a-ticket-of-${provider}-to-exchange`
export const CAPTCHA = 'captcha-ok'
export const REGISTRATION = '/v1/player/registration'
const A_PHONE = '+358401234567'

export const SIGN_UP = {
  countryCode: 'FI',
  languageCode: 'fi',
  email: 'draft@playhouse.test',
  password: PASSWORD,
  termsAndConditionsAcceptedVersion: '1.0',
}

export async function beginSignUp(it: TestPlatform): Promise<World['draft']> {
  const row = it.platform.routes.find((of) => of.path === REGISTRATION && of.body)
  const { body } = await it.call('POST', REGISTRATION, {
    body: { ...(row?.body ? (sampleOf(row.body) as object) : {}), ...SIGN_UP },
    headers: { 'x-captcha-token': CAPTCHA },
  })
  return body as World['draft']
}

/** One message of each kind about a bet. */
const CHANGES: Readonly<Record<BetChangeCall, Pick<BetChange, 'cashOuts' | 'outcome'>>> = {
  settle: { cashOuts: [], outcome: { kind: 'SETTLED', payoutMinor: 400 } },
  void: { cashOuts: [], outcome: { kind: 'VOID' } },
  cashout: { cashOuts: [{ id: 'c1', stakeMinor: 50, payoutMinor: 60 }], outcome: null },
  'cashout-void': { cashOuts: [], outcome: null },
  unsettle: { cashOuts: [], outcome: null },
}

/** Values specific to this world, where the schema alone is not enough for a valid call. */
const OF_THIS_WORLD: Readonly<Record<string, (of: World) => object>> = {
  'POST /identity/sign_in': ({ atTheGames }) => ({ email: atTheGames, password: PASSWORD }),
  'POST /identity/confirm': ({ email }) => ({ email, password: PASSWORD }),
  'POST /v1/player/migration': ({ email }) => ({ email, password: PASSWORD }),
  [`POST ${REGISTRATION}`]: () => SIGN_UP,
  [`PUT ${REGISTRATION}`]: ({ draft }) => ({
    ...{ playerId: draft.playerId, countryCode: 'FI', mobilePhone: A_PHONE, postalCode: '00100' },
    ...{ provinceCode: undefined, cpf: undefined },
  }),
  ...Object.fromEntries(
    ['sms_request', 'sms_verification', 'email_request', 'email_verification'].map((call) => [
      `POST ${REGISTRATION}/${call}`,
      ({ draft }: World) => ({ playerId: draft.playerId }),
    ]),
  ),
  'POST /v1/player/password_reset': ({ email }) => ({ email }),
  'POST /v1/player/password_reset/sms_verification': ({ email }) => ({ email }),
  'POST /v1/player/password': () => ({ oldPassword: PASSWORD, newPassword: 'Another-house-2' }),
  'POST /v1/player/wallet/deposit/submit': () => ({
    ...{ method: 'CREDITCARD', amount: 20, currency: 'EUR', instrumentId: undefined },
    ...{ language: 'fi', returnPath: '/fi-FI/deposit' },
  }),
  'PATCH /v1/player/timeout': () => ({ timeout: 24, panic: false }),
  'PATCH /v1/player/exclusion': () => ({
    ...{ exclusionInMonths: 6, exclusionDelayInHours: 0, accountDisableIndefinitely: undefined },
  }),
  ...Object.fromEntries(
    Object.values(LIMIT_PATHS).map((path) => [
      `PATCH ${path}`,
      () => ({
        ...{ limit: 5_000, deleteLimit: undefined },
        ...{ cancelPendingLimit: undefined, confirmPendingLimit: undefined },
      }),
    ]),
  ),
  'POST /v1/player/phone_number': () => ({ mobilePhone: A_PHONE, password: PASSWORD }),
  ...Object.fromEntries(
    GAME_PROVIDERS.map(({ id }) => [
      `POST ${callbackPath(id, 'session')}`,
      () => ({ ticket: ticketFor(id), gameId: GAME }),
    ]),
  ),
  ...Object.fromEntries(
    SPORTSBOOKS.flatMap((id): [string, (of: World) => object][] => [
      [`POST ${sportsCallbackPath(id, 'session')}`, () => ({ ticket: ticketFor(id) })],
      ...(['balance', 'free-bets'] as const).map((call): [string, (of: World) => object] => [
        `POST ${sportsCallbackPath(id, call)}`,
        ({ sessionIds }) => ({ sessionId: sessionIds[id] }),
      ]),
      [
        `POST ${sportsCallbackPath(id, 'bet')}`,
        ({ sessionIds }) => ({
          ...{ sessionId: sessionIds[id], ...aSingle('fuzz', 100), freeBet: null },
        }),
      ],
      ...BET_CHANGES.map((call, at): [string, () => object] => [
        `POST ${sportsCallbackPath(id, call)}`,
        () => ({
          bets: [{ ...CHANGES[call], betId: 'fuzz', revision: at + 2, results: [null] }],
        }),
      ]),
    ]),
  ),
  'POST /v1/auth/session/create': () => ({ language: 'en', currency: 'EUR' }),
  'POST /v1/sportradar/session': () => ({ language: 'en', currency: 'EUR' }),
  ...Object.fromEntries(
    GAME_PROVIDERS.flatMap(({ id }) =>
      (['balance', 'bet', 'win', 'rollback'] as const).map((call) => [
        `POST ${callbackPath(id, call)}`,
        ({ sessionIds }: World) => ({
          sessionId: sessionIds[id],
          // One reference per kind: the accepted bet is won, and another is rolled back.
          ...(call === 'balance' ? {} : { reference: `fuzz-${call}`, roundId: 'fuzz' }),
          ...(call === 'bet' ? { gameId: GAME, autoplay: false } : {}),
          ...(call === 'bet' || call === 'win' ? { currency: 'EUR' } : {}),
          ...(call === 'win' ? { closesRound: false } : {}),
          ...(call === 'rollback' ? { betReference: 'fuzz-late' } : {}),
        }),
      ]),
    ),
  ),
}

export const nameOf = ({ method, path }: Row) => `${method} ${path}`

/** The valid body of a call: derived from its schema, with the values of this world. */
export function sampleOfCall(row: Row, world: World): unknown {
  if (!row.body) return {}
  const own = OF_THIS_WORLD[nameOf(row)]?.(world)
  const sample = sampleOf(row.body)
  return own ? { ...(sample as object), ...own } : sample
}
