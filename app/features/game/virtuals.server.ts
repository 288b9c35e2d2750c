import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import {
  VIRTUAL_SPORTS_QUERY,
  type VirtualSports,
  virtualSports,
  virtualSportsIn,
} from '#app/content/games/virtual-sports.query.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import type { GameSetup } from '#app/load-context.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Player } from '#app/session/player.ts'
import { loadSiteState } from '#app/session/site-state.server.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { VIRTUALS } from '#contracts/virtuals.ts'
import { findProvider, type GameProvider } from '#game-providers/index.ts'
import type { MarketCode } from '#markets/types.ts'
import type { GamePresented } from './game-page.server.ts'
import { launch, type PlayPage, questionOf } from './play.server.ts'

/** Virtual sports have no lobby: the link out leads to the home page. */
export const VIRTUALS_HOME = '/'

/** Editors' settings for the virtual sports of a market; null while they cannot be read, and if disabled. */
export async function loadVirtualSports(
  { content }: Pick<AppLoadContext, 'content'>,
  market: MarketCode,
): Promise<VirtualSports | null> {
  const { provider } = VIRTUALS
  const all = await orElse([], () =>
    content.fetch(VIRTUAL_SPORTS_QUERY, { provider }, virtualSports),
  )
  return virtualSportsIn(all, market)
}

/** The virtual sports as a visitor sees them: what they are, and the login that leads to them (GAP-026). */
export async function presentVirtuals(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  { locale, name }: { locale: Locale; name: string },
): Promise<GamePresented> {
  const { gameId: id, provider } = VIRTUALS
  const open = await openVirtuals(context, locale)
  const play: GamePresented['play'] = open.ok
    ? { state: 'visitor', demo: false }
    : { state: 'refused', reason: open.refusal }
  return { game: { id, name, provider, launchCode: id }, picture: null, play }
}

/**
 * The page of the virtual sports (VIR-01, GAP-144): one frame of one provider, real money only. The platform decides
 * whether they are available. A provider that is hidden here is not playable here either (GAP-103); since every other
 * page links to this one, it says so instead of being a 404.
 */
export async function loadVirtualsPage(
  args: LoaderFunctionArgs,
  from: { player: Player; locale: Locale; name: string },
): Promise<PlayPage> {
  const { player, locale, name } = from
  const { gameId } = VIRTUALS
  const open = await openVirtuals(args.context, locale)
  const facts = {
    game: { id: gameId, name, provider: VIRTUALS.provider },
    picture: null,
    kind: 'VIRTUAL_SPORTS',
    launchCode: gameId,
    mode: 'real',
  } as const
  if (!open.ok) return { ...facts, launch: { state: 'failed', reason: open.refusal } }
  const question = questionOf(args, {
    ...{ player, locale, gameId, kind: facts.kind, gameType: gameId, mode: facts.mode },
    homePath: VIRTUALS_HOME,
  })
  return { ...facts, launch: await launch(args, { ...open.value, question, player, locale }) }
}

/** The provider of the virtual sports and its set-up here, or why nothing can be opened. */
async function openVirtuals(
  context: AppLoadContext,
  { market }: Locale,
): Promise<Result<{ provider: GameProvider; setup: GameSetup }, 'hidden' | 'notAvailable'>> {
  const provider = findProvider(VIRTUALS.provider)
  const setup = context.config.games[VIRTUALS.provider]
  const { hiddenProviders } = await loadSiteState(context, market)
  if (hiddenProviders.includes(VIRTUALS.provider)) return refuse('hidden')
  return provider && setup ? ok({ provider, setup }) : refuse('notAvailable')
}
