import type { LoaderFunctionArgs } from '@remix-run/node'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { PastExclusion as RecordedExclusion } from '#app/platform-client/account-calls.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { Player } from '#app/session/player.ts'
import { dateWriter } from '#markets/dates.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { addMonths } from '#markets/local-moment.ts'
import { FOREVER, inUnits, type RequestedExclusion } from './requested-exclusion.ts'

export type Length = { value: string; text: string }
export type PastExclusion = {
  kind: RecordedExclusion['kind']
  at: string
  when: string
  end: string | null
  /** When the player confirmed it, formatted. */
  confirmed: string | null
}
export type ExclusionsPage = {
  /** A time-out is running: only a self-exclusion can extend it (GAP-094); another time-out would change nothing. */
  isOnTimeOut: boolean
  hours: Length[]
  months: Length[]
  /** Past breaks, newest first; null if they could not be read. */
  past: PastExclusion[] | null
}

/** The breaks that the player's market offers, and the player's past breaks. */
export async function loadExclusionsPage(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<ExclusionsPage> {
  const events = await args.context.platform.readPastExclusions(callerOf(args, player))
  const tag = LANGUAGES[locale.language].intl
  const when = momentWords(locale, readTimeZone(args.request, player.market))
  const { timeoutHours, exclusionMonths } = player.market
  const now = args.context.clock()
  return {
    // After staff have ended a break early the player can play again, whatever its end date.
    isOnTimeOut: player.restricted && events.ok && events.value.some((it) => runs(it, now)),
    hours: timeoutHours.map((hours) => ({ value: String(hours), text: inUnits({ hours }, tag) })),
    months: [
      ...exclusionMonths.map((months) => ({
        value: String(months),
        text: inUnits({ months }, tag),
      })),
      { value: FOREVER, text: wordsOf(locale).t('breaks:exclusion.forever') },
    ],
    past: events.ok
      ? events.value.map((it) => ({
          kind: it.kind,
          at: it.at,
          when: when(Date.parse(it.at)),
          end: it.until === null ? null : when(Date.parse(it.until)),
          confirmed: it.acknowledgedAt === null ? null : when(Date.parse(it.acknowledgedAt)),
        }))
      : null,
  }
}

const SHORT_TIMEOUTS: readonly RecordedExclusion['kind'][] = ['TIMEOUT', 'PANIC']
const runs = ({ kind, until }: RecordedExclusion, now: number) =>
  SHORT_TIMEOUTS.includes(kind) && until !== null && Date.parse(until) > now

/** What the player confirms: the name of the break, and when it ends. */
export type Question = {
  wish: Exclude<RequestedExclusion, { kind: 'panic' }>
  /** Null: permanent. */
  end: string | null
  /** What happens to bets on events that have not started: exclusion refunds them where the market requires it. */
  bets: 'bets' | 'betsBack'
}

export function questionOf(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
  requested: Question['wish'],
): Question {
  const end = endOf(requested, player, args.context.clock())
  return {
    wish: requested,
    end: end === null ? null : momentWords(locale, readTimeZone(args.request, player.market))(end),
    bets:
      requested.kind === 'exclusion' && player.market.openBets === 'given-back'
        ? 'betsBack'
        : 'bets',
  }
}

const HOUR_MS = 3_600_000

/** As the platform calculates it (GAP-093, GAP-094): in the time zone of the market. */
function endOf(requested: Question['wish'], { market }: Player, now: number): number | null {
  if (requested.kind === 'timeout') return now + requested.hours * HOUR_MS
  return requested.months === null ? null : addMonths(now, requested.months, market.timeZone)
}

function momentWords(locale: Locale, timeZone: string): (moment: number) => string {
  return dateWriter(locale, timeZone, 'longMoment')
}
