import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { type ContentGame, loadGame } from '#app/content/games/load-game.server.ts'
import { readPicture } from '#app/content/image-source.server.ts'
import type { Picture } from '#app/content/image-url.ts'
import type { GameSetup } from '#app/load-context.ts'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { LOBBY_PATH, localePath } from '#app/market/paths.ts'
import type { Caller } from '#app/platform-client/platform-client.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import { countryOfVisitor } from '#app/session/geo-location.ts'
import { unavailable } from '#app/session/guard.server.ts'
import type { Player } from '#app/session/player.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { loadSiteState } from '#app/session/site-state.server.ts'
import { REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { ok } from '#contracts/result.ts'
import {
  findProvider,
  type GameHost,
  type GameKind,
  type GameProvider,
  type LaunchKind,
  type LaunchQuestion,
} from '#game-providers/index.ts'
import { minimumAgeIn } from '#markets/index.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { mayPlayForFun } from '#markets/products.ts'
import { runsOn } from '#schemas/rules/channels.ts'
import { openProvider } from './game-page.server.ts'
import { type ReachedLimitView, toReachedView } from './reached-limit.ts'

export type LaunchFailure =
  | 'notAvailable'
  /** Its provider is hidden in the player's market (GAP-103). */
  | 'hidden'
  | 'restricted'
  /** It runs on other kinds of devices (LOB-02). */
  | 'device'
  | 'blocked'
  | 'unavailable'
  /** The register of excluded players does not respond. */
  | 'register'
  | 'failed'

export type PlayPage = {
  game: Pick<ContentGame, 'id' | 'name' | 'provider'>
  /** That of its tile, which a browser that comes from the lobby has. */
  picture: Picture | null
  kind: LaunchKind
  /** The provider's game id, under which the ledger knows it. */
  launchCode: string
  mode: 'real' | 'fun'
  launch:
    | { state: 'ready'; url: string; frameOrigin: string }
    | { state: 'failed'; reason: LaunchFailure }
    /** A limit of the player's own blocks further stakes (GAP-091). */
    | { state: 'limitReached'; limit: ReachedLimitView }
    /** Limits that the player's market requires before play are not set. */
    | { state: 'limitsMissing' }
    /** Minimum age, asked before play for fun in markets that require it (CON-02). */
    | { state: 'ageGate'; age: number }
}

/** Whether anonymous visitors may play here (CON-02); a missing provider has its own response. */
export function offersDemo(provider = ''): boolean {
  return findProvider(provider)?.demo ?? true
}

/** The width of the picture while a game loads, in CSS pixels: about that of a tile. */
const COVER_WIDTH = 180

const BY_REFUSAL: Readonly<Partial<Record<RefusalCode, LaunchFailure>>> = {
  GAME_RESTRICTED: 'restricted',
  PLAYER_BLOCKED: 'blocked',
  'error.timeout.in.progress': 'blocked',
  'error.exclusion.in.progress': 'blocked',
  'error.exclusion.in.progress.indefinitely': 'blocked',
  UNKNOWN_GAME: 'notAvailable',
  PROVIDER_HIDDEN: 'hidden',
  UNAVAILABLE: 'unavailable',
  PROVIDER_UNAVAILABLE: 'unavailable',
  REGISTER_UNAVAILABLE: 'register',
  TOO_MANY_REQUESTS: 'unavailable',
}

const LIMIT_REACHED: ReadonlySet<RefusalCode> = new Set([
  'error.gambling.limit.reached',
  'error.gambling.limit.time',
])

/**
 * The play page of the game in the URL: real money when logged in, fun play when not (GAM-03). Throws 404 for an
 * unknown provider or game and for one that is hidden here (GAP-103), and the redirect to the lobby when no game is
 * named (GAP-108). A failed launch is still a page.
 */
export async function loadPlayPage(
  args: LoaderFunctionArgs,
  from: { player: Player | null; locale: Locale; kind: GameKind },
): Promise<PlayPage> {
  const { player, locale, kind } = from
  const { provider: name = '', id } = args.params
  const opened = openProvider(args.context, { provider: name, kind })
  if (!opened) throw data(null, { status: 404 })
  const { provider, setup } = opened
  const { hiddenProviders } = await loadSiteState(args.context, locale.market)
  if (hiddenProviders.includes(provider.id)) throw data(null, { status: 404 })
  if (id === undefined) throw redirect(localePath(locale.segment, LOBBY_PATH[kind]))
  const found = await findGame(args.context, id)
  if (found?.provider !== name || found.kind !== kind) throw data(null, { status: 404 })
  const { launchCode, gameType, restrictedCountry, channels } = found
  const facts = {
    ...{ game: { id: found.id, name: found.name, provider: found.provider }, kind, launchCode },
    picture: readPicture(args.context, found.thumbnail, 'square', `${COVER_WIDTH}px`),
  }
  const mode = player ? 'real' : 'fun'
  if (player === null && !mayPlayForFun(locale.market, isConfirmedOfAge(args))) {
    return { ...facts, mode, launch: { state: 'ageGate', age: minimumAgeIn(locale.market) } }
  }
  const question = questionOf(args, {
    ...{ player, locale, gameId: launchCode, kind, gameType, mode },
    homePath: LOBBY_PATH[kind],
  })
  // A player's launch is refused by the platform, which knows the player's own country.
  if (player === null && (restrictedCountry ?? []).includes(question.country)) {
    return { ...facts, mode, launch: { state: 'failed', reason: 'restricted' } }
  }
  if (!runsOn(channels, deviceClass(args.request.headers))) {
    return { ...facts, mode, launch: { state: 'failed', reason: 'device' } }
  }
  const launched = await launch(args, { provider, setup, question, player, locale })
  // Hidden in the player's own market, which differs from the page's (GAP-103).
  if (launched.state === 'failed' && launched.reason === 'hidden') throw data(null, { status: 404 })
  return { ...facts, mode, launch: launched }
}

/** Everything that a provider may need for a launch, including who requests it and from where. */
export function questionOf(
  args: LoaderFunctionArgs,
  of: {
    player: Player | null
    locale: Locale
    homePath: string
  } & Pick<LaunchQuestion, 'gameId' | 'kind' | 'gameType' | 'mode'>,
): LaunchQuestion {
  const { player, locale, homePath, ...game } = of
  const { geoLocation } = args.context
  return {
    ...game,
    channel: deviceClass(args.request.headers) === 'desktop' ? 'web' : 'mobile',
    language: LANGUAGES[locale.language].outbound,
    currency: player?.currency ?? locale.market.currency,
    country: countryOfVisitor({ player, geoLocation, market: locale.market }) ?? '',
    jurisdiction: (player?.market ?? locale.market).jurisdiction,
    homeUrl: `${args.context.config.publicOrigin}${localePath(locale.segment, homePath)}`,
    visitor: args.context.clientAddress,
  }
}

/** A year, since age only grows; the cookie does not identify anyone. */
export const OF_AGE_S = 365 * 24 * 60 * 60

const isConfirmedOfAge = ({ request }: RequestArgs) => readCookie(request, 'ofAge') === '1'

/** Stores that this visitor claims to be of age, and shows the game. */
export function confirmOfAge({ request, context }: RequestArgs) {
  const headers = { 'Set-Cookie': setCookie('ofAge', '1', OF_AGE_S, context.config) }
  return redirect(new URL(request.url).pathname, { status: 303, headers })
}

async function findGame(context: AppLoadContext, id: string): Promise<ContentGame | null> {
  try {
    return await loadGame(context, id)
  } catch (error) {
    if (error instanceof ContentUnavailableError) throw unavailable()
    throw error
  }
}

/** Requests the launch and returns the game's URL, or why there is none; a failed launch is still a response. */
export async function launch(
  args: LoaderFunctionArgs,
  from: {
    provider: GameProvider
    setup: GameSetup
    question: LaunchQuestion
    player: Player | null
    locale: Locale
  },
): Promise<PlayPage['launch']> {
  const { provider, setup, question, player } = from
  const { platform, logger } = args.context
  const failed = (reason: LaunchFailure) => ({ state: 'failed' as const, reason })
  const adapter = question.mode === 'real' ? provider.real : provider.fun
  if (adapter === null) return failed('notAvailable')
  const host = hostFor(question, provider, setup)
  if (host === null) return failed('restricted')

  const { signal } = args.request
  const caller = player && { ...callerOf(args, player), signal }
  const answer =
    adapter.call === null
      ? ok(null)
      : await platform.askForGame(
          adapter.call,
          { body: adapter.body(question), language: from.locale.language },
          caller ?? { signal },
        )
  if (!answer.ok) {
    // The provider rejects this player altogether: here, too, the session is over (GAM-16).
    if (
      caller?.turnAway &&
      adapter.call?.refusalEndsSession &&
      REFUSAL_STATUS[answer.refusal] === 400
    ) {
      return caller.turnAway(answer.refusal)
    }
    if (answer.refusal === 'error.gambling.limit.required') return { state: 'limitsMissing' }
    if (caller !== null && LIMIT_REACHED.has(answer.refusal)) {
      const limit = await loadReachedLimit(args, caller, from.locale)
      if (limit !== null) return { state: 'limitReached', limit }
    }
    return failed(BY_REFUSAL[answer.refusal] ?? 'failed')
  }
  const { href, origin } = new URL(adapter.address(question, host, answer.value))
  if (!setup.origins.includes(origin)) {
    logger.error({ origin }, 'a game would come from an origin that the site does not trust')
    return failed('failed')
  }
  return { state: 'ready', url: href, frameOrigin: origin }
}

/** Null if the platform does not report one, or the limit has just ended. */
async function loadReachedLimit(
  { context }: LoaderFunctionArgs,
  caller: Caller,
  { language }: Locale,
): Promise<ReachedLimitView | null> {
  const answer = await context.platform.readGameSession(null, caller)
  if (!answer.ok || answer.value.reachedLimit === null) return null
  return toReachedView(answer.value.reachedLimit, { language, currency: answer.value.currency })
}

/** A restricted country is served only by the operator's licensed host, else not at all (CON-28, GAP-104). */
function hostFor(
  { country }: LaunchQuestion,
  { restrictedCountries }: GameProvider,
  { cdn, proxyCdn, template }: GameSetup,
): GameHost | null {
  if (!restrictedCountries.includes(country)) return { cdn, template }
  return proxyCdn === null ? null : { cdn: proxyCdn, template: null }
}
