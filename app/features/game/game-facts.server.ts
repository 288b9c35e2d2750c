import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { toBetRanges } from '#app/content/games/bet-ranges.ts'
import {
  GAME_DETAILS_QUERY,
  type GameDetails,
  gameDetails,
} from '#app/content/games/game-details.query.server.ts'
import { returnFigure, tagWord, volatilityLevel } from '#app/content/games/game-words.server.ts'
import { type ContentGame, loadGame } from '#app/content/games/load-game.server.ts'
import type { VirtualSports } from '#app/content/games/virtual-sports.query.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { listIn } from '#app/market/format-list.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { type Locale, resolveLocale } from '#app/market/locale.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { countryOfVisitor } from '#app/session/geo-location.ts'
import type { Player } from '#app/session/player.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'
import { loadSiteState } from '#app/session/site-state.server.ts'
import { type Currency, fromApiAmount } from '#contracts/money.ts'
import { VIRTUALS } from '#contracts/virtuals.ts'
import { formatMoney } from '#markets/currencies.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { type StakeQuestion, stakeRulesOf } from '#markets/stake-rules.ts'
import { textIn } from '#schemas/rules/localised.ts'
import { isRestrictedIn } from '#schemas/rules/restricted.ts'
import { type GameFactsView, NO_FACTS, type TileFactsView } from './game-facts.ts'
import { openProvider, startOf } from './game-page.server.ts'

/** A game, and the provider's game id, under which the platform knows its stakes. */
type FactsGame = Pick<ContentGame, 'id' | 'provider' | 'launchCode'>

/** The data from which the texts of the facts are made. */
type LimitationText = Omit<GameDetails, 'type'>

type Limits = {
  currency: Currency
  minMinor: bigint
  maxMinor: bigint | null
  roundCapMinor: bigint | null
  paceMs: number
}

/**
 * The facts of a page's game (GAM-22): what editors enter, and the stake limits that the wallet enforces. A player's
 * come from the platform, an anonymous visitor's are those of the market. A part that cannot be read is left out.
 */
export async function loadGameFacts(
  args: RequestArgs,
  asked: { player: Player | null; locale: Locale; game: FactsGame },
): Promise<GameFactsView> {
  const { player, locale, game } = asked
  const [details, ofPlayer] = await Promise.all([
    loadDetails(args.context, game.id),
    player && loadStakeLimits(args, player, game),
  ])
  if (!details) return NO_FACTS
  return toView(details, player ? ofPlayer : limitsIn(locale, details), locale)
}

/** The same for the virtual sports; empty while editors enter nothing. */
export async function loadVirtualsFacts(
  args: RequestArgs,
  of: { player: Player | null; locale: Locale; content: VirtualSports | null },
): Promise<GameFactsView> {
  const { player, locale, content } = of
  if (!content) return NO_FACTS
  const { provider, gameId } = VIRTUALS
  const game = { ...content, type: 'VIRTUAL_SPORTS' as const, gameType: gameId }
  const limits = player
    ? await loadStakeLimits(args, player, { provider, launchCode: gameId })
    : limitsIn(locale, game)
  const nothing = { features: null, themes: null, studio: null }
  return toView({ ...game, ...nothing }, limits, locale)
}

/** The facts of a game for its tile, and how it is started: for any game with a page in this market (GAP-103). */
export async function handleGameFacts(args: RequestArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url)
  const answer = resolveLocale(searchParams.get('locale') ?? '')
  if (answer.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const { locale } = answer
  const session = await readSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE')
  const player = session.status === 'player' ? session.player : null
  try {
    const game = await loadGame(args.context, searchParams.get('game') ?? '')
    const { hiddenProviders } = await loadSiteState(args.context, locale.market)
    if (!game || hiddenProviders.includes(game.provider)) return refusalResponse('NOT_FOUND')
    const opened = openProvider(args.context, game)
    if (!opened) return refusalResponse('NOT_FOUND')
    const { provider } = opened
    const { kind, channels } = game
    const { geoLocation } = args.context
    const country = countryOfVisitor({ player, geoLocation, market: locale.market })
    const studio = { restrictedCountry: game.restrictedCountry ?? [] }
    const restricted = isRestrictedIn({ provider: provider.id, studio }, country)
    const view: TileFactsView = {
      ...(await loadGameFacts(args, { player, locale, game })),
      start: startOf(args.request, { kind, provider, channels, player, locale, restricted }),
    }
    return privateJson(view)
  } catch (error) {
    if (error instanceof ContentUnavailableError) return refusalResponse('UNAVAILABLE')
    throw error
  }
}

async function loadDetails(
  { content }: Pick<AppLoadContext, 'content'>,
  game: string,
): Promise<GameDetails | null> {
  return orElse(null, () => content.fetch(GAME_DETAILS_QUERY, { game }, gameDetails))
}

async function loadStakeLimits(
  { request, context }: RequestArgs,
  player: Player,
  { provider, launchCode }: Pick<FactsGame, 'provider' | 'launchCode'>,
): Promise<Limits | null> {
  const caller = { ...callerOf({ request, context }, player), signal: request.signal }
  const { platform } = context
  const asked = { provider, gameId: launchCode }
  const answer = await platform.readStakeLimits(asked, caller)
  if (!answer.ok) return null
  const { currency, min, max, roundCap, paceMs } = answer.value
  const minor = (amount: number | null) => (amount === null ? null : fromApiAmount(amount))
  return {
    currency,
    minMinor: fromApiAmount(min),
    maxMinor: minor(max),
    roundCapMinor: minor(roundCap),
    paceMs,
  }
}

/** The stake limit for a player of this market whose age is not known. */
function limitsIn(
  { market }: Locale,
  details: Pick<GameDetails, 'gameType' | 'betLimits'> & { type: StakeQuestion['game']['kind'] },
): Limits {
  const { currency } = market
  const game = {
    kind: details.type,
    gameType: details.gameType,
    betRanges: toBetRanges(details.betLimits),
  }
  return { currency, ...stakeRulesOf({ market, game, currency, age: null }) }
}

function toView(game: LimitationText, limits: Limits | null, locale: Locale): GameFactsView {
  const { t } = wordsOf(locale)
  const level = volatilityLevel(game.volatility)
  const returned = game.rtp === null ? null : returnFigure(game.rtp, locale)
  const bets = limits && rangeOf(limits, locale)
  const list = (group: 'feature' | 'theme', values: readonly string[] | null) =>
    listIn(
      locale,
      (values ?? []).map((it) => tagWord(group, it, locale)),
    )
  const rows: [name: string, value: string | null | undefined][] = [
    [t('gamefacts:type'), tagWord('type', game.gameType, locale)],
    [t('gamemenu:panel.rtp'), returned],
    [t('gamemenu:panel.volatility'), level && t('gamemenu:panel.ofFive', { level })],
    [t('gamefacts:bets'), bets],
    [t('gamefacts:cap'), limits && capOf(limits, locale)],
    [t('gamefacts:pace'), limits?.paceMs ? secondsIn(limits.paceMs, locale) : null],
    [t('gamefacts:features'), list('feature', game.features)],
    [t('gamefacts:themes'), list('theme', game.themes)],
    [t('lobby:facet.studio'), game.studio],
    [t('lobby:facet.provider'), game.provider],
    [t('gamefacts:version'), game.version],
  ]
  const headline = [
    returned !== null && t('lobby:tile.rtp', { value: returned }),
    level && t(`lobby:tile.volatility.${level}`),
    bets,
  ]
  return {
    headline: headline.filter(Boolean).join(' · '),
    facts: rows.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    rules: textIn(game.rules, contentLanguage(locale)),
    help: returned === null ? '' : t('gamemenu:panel.rtpHelp'),
  }
}

/** From the smallest bet to the largest that the wallet accepts; null if the game has no range in this currency. */
function rangeOf(limits: Limits, locale: Locale): string | null {
  const { minMinor, maxMinor, roundCapMinor } = limits
  if (maxMinor === null) return null
  const most = roundCapMinor !== null && roundCapMinor < maxMinor ? roundCapMinor : maxMinor
  return most < minMinor
    ? null
    : `${moneyIn(limits, minMinor, locale)} – ${moneyIn(limits, most, locale)}`
}

function capOf(limits: Limits, locale: Locale): string | null {
  return limits.roundCapMinor === null ? null : moneyIn(limits, limits.roundCapMinor, locale)
}

function moneyIn({ currency }: Limits, minor: bigint, { language }: Locale): string {
  return formatMoney(minor, currency, language)
}

function secondsIn(ms: number, { language }: Locale): string {
  return new Intl.NumberFormat(LANGUAGES[language].intl, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  }).format(ms / 1000)
}
