import { data, redirect, redirectDocument } from '@remix-run/node'
import { type Locale, localeRedirect, resolveLocale } from '#app/market/locale.ts'
import { localePath, underLocale } from '#app/market/paths.ts'
import { saveBonusCode } from './bonus-code.server.ts'
import { type Facts, judge, type Refusal } from './guards.ts'
import type { PageKind, PlayerPage } from './page-rules.ts'
import type { Player } from './player.ts'
import { localeOfPlayer } from './player-locale.ts'
import { refusalResponse } from './refusal-response.server.ts'
import { type RequestArgs, readSession, type Session } from './session.server.ts'
import { readSiteState } from './site-state.server.ts'
import { newerTerms } from './terms-version.ts'

export type GuardArgs = RequestArgs & { params: Readonly<Record<string, string | undefined>> }

/** What only the page itself knows; what is left out is refused. */
export type OfThePage = { demoOffered?: boolean; manualClaim?: boolean }

/** Whom a page is for. */
export type Visit = {
  player: Player | null
  locale: Locale
  /** ISO code: the player's, else where the visitor is (GAP-104); null where nobody knows. */
  country: string | null
  /** The newest terms of this market, where anybody says (GAP-034). */
  currentTerms: string | null
}

/** When to come back to a site that is closed for maintenance (GAP-022). */
const MAINTENANCE_S = 300

/**
 * The first line of every loader and action of a page: throws what answers instead where a guard refuses
 * (docs: page-rules.ts), else says who is there. A layout never guards: loaders run side by side, and
 * `?_routes=` runs one alone.
 */
export async function guard(args: GuardArgs, page: PageKind, own: OfThePage = {}): Promise<Visit> {
  const session = await readSession(args)
  const facts = await readFacts(args, page, { session, own })
  const verdict = judge(facts)
  if (!verdict.allowed) throw answerTo(args, verdict.refusal)
  const answer = resolveLocale(args.params.locale ?? '')
  if (answer.kind !== 'locale')
    throw new Error(`the page kind ${page} has no locale: guardResource`)
  const player = session.status === 'player' ? session.player : null
  const country = player?.countryCode ?? args.context.station.country
  return { player, locale: answer.locale, country, currentTerms: facts.currentTerms }
}

/** Whether the guards of another kind of page would let this visitor in, for a page that leads there. */
export async function mayEnter(args: GuardArgs, page: PageKind): Promise<boolean> {
  const session = await readSession(args)
  return judge(await readFacts(args, page, { session, own: {} })).allowed
}

/** The player of a page that is for players alone (GRD-03). */
export async function requirePlayer(
  args: GuardArgs,
  page: PlayerPage,
  own: OfThePage = {},
): Promise<Visit & { player: Player }> {
  const { player, ...visit } = await guard(args, page, own)
  // The login guard has let nobody else through; an empty place would be our bug.
  if (player === null) throw new Error(`${page} needs a player and has no login guard`)
  return { ...visit, player }
}

/** The guard of what lies outside the pages: calls of the browser, doors for editors, files for crawlers. */
export async function guardResource(
  args: RequestArgs,
  kind: 'resource' | 'words' | 'crawler' | 'editor',
): Promise<void> {
  const session: Session = { status: 'anonymous', stale: false }
  const facts = await readFacts({ ...args, params: {} }, kind, { session, own: {} })
  // Outside the pages only maintenance refuses, and in words for programs.
  if (!judge(facts).allowed) {
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
  const state = await readSiteState(context, market)
  const player = session.status === 'player' ? session.player : null
  const isHome = player === null || player.market.code === market?.code
  const atHome = isHome ? state : await readSiteState(context, player.market)
  const saidAtLogin = session.status === 'player' ? session.termsVersion : null
  return {
    page,
    maintenance: state.maintenance,
    internal: context.isInternal,
    market,
    localeRedirect: locale ? null : localeRedirect(pathname, search),
    station: context.station,
    session: session.status,
    player,
    ownSegment: player && locale && isRead(request) ? otherSegment(player, locale, request) : null,
    // Of the own market, also where a form is sent under the address of another one.
    currentTerms: newerTerms(atHome.termsVersion, saidAtLogin),
    demoOffered: own.demoOffered ?? false,
    manualClaim: own.manualClaim ?? false,
    config: context.config.guards,
  }
}

/** A player stays in the own market (GAP-017); forms are taken where they are and answered there. */
function otherSegment(player: Player, locale: Locale, request: Request): string | null {
  const { segment } = localeOfPlayer(player, locale, request)
  return segment === locale.segment ? null : segment
}

function answerTo(args: GuardArgs, refusal: Refusal) {
  const { pathname, search } = new URL(args.request.url)
  switch (refusal.to) {
    case 'status':
      return answerByStatus(refusal)
    case 'locale':
      // Another language is another document: the page in the browser holds the words of one.
      return redirectDocument(refusal.redirect.location, refusal.redirect.status)
    case 'ownLocale':
      return redirectDocument(underLocale(pathname, search, refusal.segment), {
        headers: saveBonusCode(args),
      })
    case 'path': {
      const target = localePath(args.params.locale ?? '', refusal.target)
      const wanted = isRead(args.request) ? `${pathname}${search}` : pathname
      const kept = refusal.keeps ? `?${refusal.keeps}=${encodeURIComponent(wanted)}` : ''
      // What was sent by a form is not sent again.
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

/** The answer while somebody whom the page needs is down: the error screen offers to try again. */
export function unavailable() {
  return data({ code: 'UNAVAILABLE' as const }, { status: 503, headers: { 'Retry-After': '5' } })
}
