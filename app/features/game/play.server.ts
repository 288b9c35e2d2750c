import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { type ContentGame, readGame } from '#app/content/games/read-game.server.ts'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import { unavailable } from '#app/session/guard.server.ts'
import type { Player } from '#app/session/player.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { minimumAgeIn } from '#markets/index.ts'
import { mayPlayForFun } from '#markets/products.ts'

type GameKind = ContentGame['kind']

export type LaunchFailure = 'notAvailable' | 'restricted' | 'blocked' | 'unavailable' | 'failed'

export type PlayPage = {
  game: Omit<ContentGame, 'launchCode' | 'kind'>
  mode: 'real' | 'fun'
  launch:
    | { state: 'ready'; url: string; frameOrigin: string }
    | { state: 'failed'; reason: LaunchFailure }
    /** Before play for fun, in markets that ask (CON-02): how old one has to be. */
    | { state: 'ageGate'; age: number }
}

/** Providers whose games have a page (GAM-01, GAM-02, CON-01, CON-27). */
const PLAY_PROVIDERS = {
  CASINO: [
    'relax',
    'quickspin',
    'evolution',
    'playngo',
    'pragmaticplay',
    'yggdrasil',
    'pariplay',
    'softswiss',
    'novomatic',
  ],
  LIVE_CASINO: ['evolution', 'pragmaticplay', 'pariplay', 'softswiss', 'creedroomz'],
} as const satisfies Record<GameKind, string[]>

/** Providers whose games strangers may try for fun (CON-02). */
const DEMO_PROVIDERS = ['evolution', 'pragmaticplay', 'pariplay', 'softswiss', 'relax']

/** Whether strangers may play here; a provider that is none has its own answer. */
export function offersDemo(provider = ''): boolean {
  const known = (PLAY_PROVIDERS.CASINO as readonly string[]).includes(provider)
  return !known || DEMO_PROVIDERS.includes(provider)
}

export const LOBBY_PATH = {
  CASINO: '/online-casino',
  LIVE_CASINO: '/live-casino-online',
} as const satisfies Record<GameKind, string>

const BY_REFUSAL: Readonly<Partial<Record<RefusalCode, LaunchFailure>>> = {
  GAME_RESTRICTED: 'restricted',
  FORBIDDEN: 'restricted',
  PLAYER_BLOCKED: 'blocked',
  'error.timeout.in.progress': 'blocked',
  'error.exclusion.in.progress': 'blocked',
  'error.exclusion.in.progress.indefinitely': 'blocked',
  UNKNOWN_GAME: 'notAvailable',
  UNAVAILABLE: 'unavailable',
  TOO_MANY_REQUESTS: 'unavailable',
}

/**
 * The play page of the game in the address: for money when logged in, for fun when not (GAM-03). Throws 404
 * for an unknown provider or game, and the redirect to the lobby when no game is named (GAP-108). A launch
 * that failed is still a page.
 */
export async function readPlayPage(
  args: LoaderFunctionArgs,
  from: { player: Player | null; locale: Locale; kind: GameKind },
): Promise<PlayPage> {
  const { player, locale, kind } = from
  const { provider = '', id } = args.params
  const isKnown = (PLAY_PROVIDERS[kind] as readonly string[]).includes(provider)
  if (!isKnown) throw data(null, { status: 404 })
  if (id === undefined) throw redirect(localePath(locale.segment, LOBBY_PATH[kind]))
  const found = await findGame(args.context, id)
  if (found?.provider !== provider || found.kind !== kind) throw data(null, { status: 404 })
  const { launchCode, kind: _, ...game } = found
  const mode = player ? 'real' : 'fun'
  if (player === null && !mayPlayForFun(locale.market, saysOfAge(args))) {
    return { game, mode, launch: { state: 'ageGate', age: minimumAgeIn(locale.market) } }
  }
  if (provider !== 'relax') {
    return { game, mode, launch: { state: 'failed', reason: 'notAvailable' } }
  }
  return { game, mode, launch: await launch(args, { player, locale, kind, launchCode }) }
}

/** A year is enough: whoever is of age stays so; and the answer names nobody. */
const OF_AGE_S = 365 * 24 * 60 * 60

const saysOfAge = ({ request }: RequestArgs) => readCookie(request, 'ofAge') === '1'

/** Notes that this visitor says to be of age, and shows the game. */
export function sayOfAge({ request, context }: RequestArgs) {
  const headers = { 'Set-Cookie': setCookie('ofAge', '1', OF_AGE_S, context.config) }
  return redirect(new URL(request.url).pathname, { status: 303, headers })
}

async function findGame(context: AppLoadContext, id: string): Promise<ContentGame | null> {
  try {
    return await readGame(context, id)
  } catch (error) {
    if (error instanceof ContentUnavailableError) throw unavailable()
    throw error
  }
}

async function launch(
  { request, context }: LoaderFunctionArgs,
  from: {
    player: Player | null
    locale: Locale
    kind: GameKind
    launchCode: string
  },
): Promise<PlayPage['launch']> {
  const { player, locale } = from
  const { config, platform, logger } = context
  const answer = await platform.launch(
    {
      provider: 'relax',
      gameId: from.launchCode,
      mode: player ? 'real' : 'fun',
      channel: deviceClass(request.headers) === 'desktop' ? 'web' : 'mobile',
      language: locale.language,
      market: locale.market.code,
      ...(player ? {} : { ofAge: saysOfAge({ request, context }) }),
      homeUrl: `${config.publicOrigin}${localePath(locale.segment, LOBBY_PATH[from.kind])}`,
    },
    player ? { token: player.token, signal: request.signal } : undefined,
  )
  if (!answer.ok) {
    return { state: 'failed', reason: BY_REFUSAL[answer.refusal] ?? 'failed' }
  }
  const { url, frameOrigin } = answer.value
  const trusted = config.gameOrigins.includes(new URL(frameOrigin).origin)
  if (!trusted || new URL(url).origin !== new URL(frameOrigin).origin) {
    logger.error({ frameOrigin }, 'a game would come from an origin that the site does not trust')
    return { state: 'failed', reason: 'failed' }
  }
  return { state: 'ready', url, frameOrigin: new URL(frameOrigin).origin }
}
