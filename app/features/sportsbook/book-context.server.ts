import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { deviceClass } from '#app/market/device.server.ts'
import { type Locale, outboundLanguage, resolveLocale } from '#app/market/locale.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import { readForm } from '#app/session/form.server.ts'
import { mayEnter } from '#app/session/guard.server.ts'
import type { Player } from '#app/session/player.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { noteSportsbook, type RequestArgs, readSession } from '#app/session/session.server.ts'
import { type ContextHeaders, contextId } from '#contracts/player-api/sportsbook.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { LookOnly } from '#contracts/sportsbook/book-frame.ts'
import type { BookCalls, OpenedBook } from '#sportsbook-providers/index.ts'
import type { OpenedContext } from './book-view.ts'
import { type ChosenBook, chosenBook } from './chosen-book.server.ts'

const COOKIE = 'sportsbookSession'
/** A year (SPB-10). It identifies a slip and no person. */
export const SLIP_KEPT_S = 365 * 24 * 60 * 60

const question = z.object({ locale: z.string().max(16) })

/** Refusals that still allow a player to look at the sportsbook. */
const LOOKS: Readonly<Partial<Record<RefusalCode, LookOnly>>> = {
  PLAYER_BLOCKED: 'blocked',
  GAME_RESTRICTED: 'restricted',
  REGISTER_UNAVAILABLE: 'register',
  'error.gambling.limit.reached': 'limit',
  'error.gambling.limit.time': 'limit',
  'error.gambling.limit.required': 'limitsMissing',
}

/**
 * Opens the sportsbook for this visitor (SPB-04 to SPB-06): returns what its frame receives, which no page contains.
 * The cookie keeps the context, and with it the slip, across logins.
 */
export async function handleBookContext(args: RequestArgs): Promise<Response> {
  const { request, context } = args
  const asked = question.safeParse(await readForm(request))
  const answer = resolveLocale(asked.success ? asked.data.locale : '')
  if (answer.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const { locale } = answer
  const isOpen = await mayEnter({ ...args, params: { locale: locale.segment } }, 'sportsbook')
  if (!isOpen) return refusalResponse('GAME_RESTRICTED')
  const session = await readSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE')
  const player = session.status === 'player' ? session.player : null
  const book = chosenBook(context, { locale, player })
  if (book === null) return refusalResponse('GAME_RESTRICTED')
  const answered = await openFor(args, { locale, player, book })
  if ('refusal' in answered) return refusalResponse(answered.refusal)
  const { token, ...opened } = answered
  if (session.status === 'player' && token !== null) {
    await noteSportsbook(context, session, { provider: book.provider.id, token })
  }
  const origin = opened.url === null ? null : new URL(opened.url).origin
  if (origin !== null && origin !== book.origin) {
    context.logger.error({ origin }, 'the sportsbook would come from another origin than its own')
    return refusalResponse('UNAVAILABLE')
  }
  if (opened.context === null) return privateJson(opened)
  const headers = { 'Set-Cookie': setCookie(COOKIE, opened.context, SLIP_KEPT_S, context.config) }
  return privateJson(opened, { headers })
}

type Who = { locale: Locale; player: Player | null }
type Visit = Who & { book: ChosenBook }

/** Opens it for the player; if that is refused, as a view without bets where the player may still look. */
async function openFor(
  args: RequestArgs,
  { locale, player, book }: Visit,
): Promise<Opened | { refusal: RefusalCode }> {
  const headers = headersOf(args, { locale, player, book })
  const visit = { headers, kept: keptContext(args.request) }
  const open = (whose: Player | null) =>
    book.provider.open(callsOf(args, { locale, player: whose }), visit)
  const opened = await open(player)
  if (opened.ok) return toContext(opened.value, null)
  const lookOnly = player && LOOKS[opened.refusal]
  if (!lookOnly) return { refusal: opened.refusal }
  const looking = await open(null)
  return looking.ok ? toContext(looking.value, lookOnly) : { refusal: looking.refusal }
}

/** What the page receives, and the session's token, which only the site keeps. */
type Opened = OpenedContext & Pick<OpenedBook, 'token'>
const NO_FRAME = { context: null, session: null, url: null, token: null }
const toContext = (opened: OpenedBook | null, lookOnly: LookOnly | null): Opened => ({
  ...(opened ?? NO_FRAME),
  lookOnly,
})

function callsOf(args: RequestArgs, { locale, player }: Who): BookCalls {
  const { platform } = args.context
  const { signal } = args.request
  if (player === null) {
    return {
      openContext: (headers, kept) => platform.openContext(bodyOf(kept), { signal, headers }),
      ofPlayer: null,
    }
  }
  const caller = { ...callerOf(args, player), signal }
  const body = { language: outboundLanguage(locale), currency: player.currency }
  return {
    openContext: (headers, kept) =>
      platform.openPlayersContext(bodyOf(kept), { ...caller, headers }),
    ofPlayer: {
      createSession: () => platform.createSportsSession(body, caller),
      createSportradarSession: () => platform.createSportradarSession(body, caller),
    },
  }
}

const bodyOf = (kept: string | null) => (kept === null ? {} : { contextId: kept })

/** The context of an earlier visit. */
function keptContext(request: Request): string | null {
  const kept = contextId.safeParse(readCookie(request, COOKIE))
  return kept.success ? kept.data : null
}

/** What the contract requires for each context (GAP-142). */
function headersOf(
  { request }: RequestArgs,
  { locale, player, book: { brandId, country } }: Visit,
): ContextHeaders {
  const market = player?.market ?? locale.market
  const platform = deviceClass(request.headers) === 'desktop' ? 'web' : 'mobile'
  const currency = player?.currency ?? market.currency
  return {
    correlationId: randomUUID(),
    brandId,
    jurisdiction: market.jurisdiction,
    segment: `${platform}-${country ?? 'xx'}-${currency}`.toLowerCase(),
    language: outboundLanguage(locale),
  }
}
