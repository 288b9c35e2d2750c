import type { LoaderFunctionArgs } from '@remix-run/node'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { Player } from '#app/session/player.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

/** The game as the content has it. */
export type PlayableGame = {
  id: string
  name: string
  provider: string
  launchCode: string
  rtp: number | null
  volatility: number | null
}

export type LaunchFailure = 'notAvailable' | 'restricted' | 'blocked' | 'unavailable' | 'failed'

export type PlayPage = {
  game: Omit<PlayableGame, 'launchCode'>
  mode: 'real' | 'fun'
  launch:
    | { state: 'ready'; url: string; frameOrigin: string }
    | { state: 'failed'; reason: LaunchFailure }
}

/** Providers whose casino games have a page (GAM-01, CON-01). */
export const CASINO_PLAY_PROVIDERS = [
  'relax',
  'quickspin',
  'evolution',
  'playngo',
  'pragmaticplay',
  'yggdrasil',
  'pariplay',
  'softswiss',
  'novomatic',
] as const

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

/** Launches a game: for money when logged in, for fun when not (GAM-03). A failed launch is still a page. */
export async function readPlayPage(
  args: LoaderFunctionArgs,
  from: { player: Player | null; locale: Locale; game: PlayableGame; lobbyPath: string },
): Promise<PlayPage> {
  const { player, game } = from
  const { launchCode, ...shown } = game
  const mode = player ? 'real' : 'fun'
  if (game.provider !== 'relax') {
    return { game: shown, mode, launch: { state: 'failed', reason: 'notAvailable' } }
  }
  return { game: shown, mode, launch: await launch(args, { ...from, launchCode, mode }) }
}

async function launch(
  { request, context }: LoaderFunctionArgs,
  from: {
    player: Player | null
    locale: Locale
    launchCode: string
    mode: 'real' | 'fun'
    lobbyPath: string
  },
): Promise<PlayPage['launch']> {
  const { player, locale } = from
  const { config, platform, logger } = context
  const answer = await platform.launch(
    {
      provider: 'relax',
      gameId: from.launchCode,
      mode: from.mode,
      channel: deviceClass(request.headers) === 'desktop' ? 'web' : 'mobile',
      language: locale.language,
      market: locale.market.code,
      homeUrl: `${config.publicOrigin}${localePath(locale.segment, from.lobbyPath)}`,
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
