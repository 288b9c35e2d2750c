import { data, redirect, redirectDocument } from '@remix-run/node'
import { type Locale, localeRedirect, resolveLocale, toLocale } from '#app/market/locale.ts'
import { AS_IN_THE_TABLE } from '#app/market/offering.ts'
import { localePath, underLocale } from '#app/market/paths.ts'
import type { Market } from '#markets/index.ts'
import { isMarketOff, languageInstead, type SwitchedOff } from '#schemas/rules/switched-off.ts'
import { saveBonusCode } from './bonus-code.server.ts'
import { firstLocale } from './first-locale.server.ts'
import { evaluate, type Facts, type GuardName, type Refusal } from './guards.ts'
import { loadOffering } from './offering.server.ts'
import { PAGE_RULES, type PageKind, type PlayerPage } from './page-rules.ts'
import type { Player } from './player.ts'
import { localeOfPlayer } from './player-locale.ts'
import { refusalResponse } from './replies.server.ts'
import { type RequestArgs, readSession, type Session } from './session.server.ts'
import { loadSiteState } from './site-state.server.ts'
import { newerTerms } from './terms-version.ts'

export type GuardArgs = RequestArgs & { params: Readonly<Record<string, string | undefined>> }

/** Facts that only the page itself knows; omitted ones count as refused. */
export type OfThePage = {
  demoOffered?: boolean
  manualClaim?: boolean
  /** Of a page of this kind that is one player's own. */
  playersOnly?: boolean
}

export type Visit = {
  player: Player | null
  locale: Locale
  /** ISO code: the player's, else the visitor's location (GAP-104); null if unknown. */
  country: string | null
  /** The newest terms of this market, if known (GAP-034). */
  currentTerms: string | null
}

/** Retry-After during maintenance (GAP-022). */
const MAINTENANCE_S = 300

/**
 * The first line of every loader and action of a page: throws the response of a guard that refuses (docs:
 * page-rules.ts), else returns the visitor. A layout never guards: loaders run in parallel, and `?_routes=` runs a
 * single one.
 */
export async function guard(args: GuardArgs, page: PageKind, own: OfThePage = {}): Promise<Visit> {
  const { refusedBy: _, ...visit } = await guardOrExplain(args, page, { ...own, explains: [] })
  return visit
}

/** The same, for a page that says itself why the guards of `explains` refuse it to this visitor. */
export async function guardOrExplain(
  args: GuardArgs,
  page: PageKind,
  { explains, ...own }: OfThePage & { explains: readonly GuardName[] },
): Promise<Visit & { refusedBy: GuardName | null }> {
  if (args.context.leavesPreview) throw asDocument(args.request)
  const session = await readSession(args)
  const facts = await readFacts(args, page, { session, own })
  const decision = evaluate(facts)
  const isExplained = !decision.allowed && explains.includes(decision.guard)
  if (!decision.allowed && !isExplained) throw answerTo(args, decision.refusal)
  const answer = resolveLocale(args.params.locale ?? '')
  if (answer.kind !== 'locale')
    throw new Error(`the page kind ${page} has no locale: guardResource`)
  const player = session.status === 'player' ? session.player : null
  const country = player?.countryCode ?? args.context.geoLocation.country
  const refusedBy = decision.allowed ? null : decision.guard
  return { player, locale: answer.locale, country, currentTerms: facts.currentTerms, refusedBy }
}

/** Whether the guards of another kind of page would admit this visitor, for a page that links there. */
export async function mayEnter(args: GuardArgs, page: PageKind): Promise<boolean> {
  const session = await readSession(args)
  return evaluate(await readFacts(args, page, { session, own: {} })).allowed
}

/** The player of a page that is for players only (GRD-03). */
export async function requirePlayer(
  args: GuardArgs,
  page: PlayerPage,
  own: OfThePage = {},
): Promise<Visit & { player: Player }> {
  const { player, ...visit } = await guard(args, page, own)
  // The login guard admits only players; a missing one would be our bug.
  if (player === null) throw new Error(`${page} needs a player and has no login guard`)
  return { ...visit, player }
}

/**
 * The guard of everything that is not a page: fetches of the browser, preview endpoints for editors, files for
 * crawlers.
 */
export async function guardResource(
  args: RequestArgs,
  kind: 'resource' | 'words' | 'crawler' | 'editor',
): Promise<void> {
  const session: Session = { status: 'anonymous', stale: false }
  const facts = await readFacts({ ...args, params: {} }, kind, { session, own: {} })
  // Outside the pages only maintenance refuses, with a machine-readable response.
  if (!evaluate(facts).allowed) {
    throw refusalResponse('UNAVAILABLE', new Headers({ 'Retry-After': String(MAINTENANCE_S) }))
  }
}

async function readFacts(
  args: GuardArgs,
  page: PageKind,
  { session, own }: { session: Session; own: OfThePage },
): Promise<Facts> {
  const { context, request, params } = args
  const answer = resolveLocale(params.locale ?? '')
  const locale = answer.kind === 'locale' ? answer.locale : null
  const market = locale?.market ?? null
  const { pathname, search } = new URL(request.url)
  const needsLocale = locale === null && !PAGE_RULES[page].withoutLocale
  const [state, { off }] = await Promise.all([
    loadSiteState(context, market),
    market === null ? AS_IN_THE_TABLE : loadOffering(context),
  ])
  const player = session.status === 'player' ? session.player : null
  const isHome = player === null || player.market.code === market?.code
  const atHome = isHome ? state : await loadSiteState(context, player.market)
  const termsAtLogin = session.status === 'player' ? session.termsVersion : null
  return {
    page,
    maintenance: state.maintenance,
    internal: context.isInternal,
    market,
    localeRedirect: needsLocale ? localeRedirect(pathname, search, await firstLocale(args)) : null,
    geoLocation: context.geoLocation,
    isMarketClosed: isOff(player?.market ?? market, off),
    session: session.status,
    player,
    ownSegment: locale && isRead(request) ? otherSegment({ player, locale, off }, request) : null,
    // The player's own market, also if a form is posted under the URL of another one.
    currentTerms: newerTerms(atHome.termsVersion, termsAtLogin),
    demoOffered: own.demoOffered ?? false,
    manualClaim: own.manualClaim ?? false,
    playersOnly: own.playersOnly ?? false,
    config: context.config.guards,
  }
}

const isOff = (market: Market | null, off: SwitchedOff) =>
  market !== null && isMarketOff(market, off)

/**
 * A player stays in the market of the profile (GAP-017), and a language that is switched off redirects; forms are accepted
 * under any URL and answered there.
 */
function otherSegment(
  { player, locale, off }: { player: Player | null; locale: Locale; off: SwitchedOff },
  request: Request,
): string | null {
  const own = player ? localeOfPlayer(player, locale, request) : locale
  const instead = languageInstead(own.market, own.language, off)
  const { segment } = instead === null ? own : toLocale(own.market, instead)
  return segment === locale.segment ? null : segment
}

/** The same page as a document of its own, with its own headers. */
function asDocument({ url }: Request): Response {
  const { pathname, search } = new URL(url)
  return redirectDocument(`/${pathname.replace(/^\/+/, '')}${search}`)
}

function answerTo(args: GuardArgs, refusal: Refusal) {
  const { pathname, search } = new URL(args.request.url)
  switch (refusal.to) {
    case 'status':
      return answerByStatus(refusal)
    case 'locale':
      // Another language is another document: the page in the browser contains the texts of one.
      return redirectDocument(refusal.redirect.location, refusal.redirect.status)
    case 'ownLocale':
      return redirectDocument(underLocale(pathname, search, refusal.segment), {
        headers: saveBonusCode(args),
      })
    case 'path': {
      const target = localePath(args.params.locale ?? '', refusal.target)
      const wanted = isRead(args.request) ? `${pathname}${search}` : pathname
      const kept = refusal.keeps ? `?${refusal.keeps}=${encodeURIComponent(wanted)}` : ''
      // A form post is not repeated.
      return redirect(`${target}${kept}`, {
        status: isRead(args.request) ? 302 : 303,
        headers: saveBonusCode(args),
      })
    }
  }
}

function answerByStatus({ status, reason }: Extract<Refusal, { to: 'status' }>) {
  if (reason === 'unavailable') return unavailable()
  if (reason === 'notFound') return data(null, { status })
  const headers = { 'Retry-After': String(MAINTENANCE_S), 'X-Page-Cache': 'no' }
  return data({ code: 'MAINTENANCE' as const }, { status, headers })
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** The response while a service that the page needs is down: the error screen offers a retry. */
export function unavailable() {
  return data({ code: 'UNAVAILABLE' as const }, { status: 503, headers: { 'Retry-After': '5' } })
}
