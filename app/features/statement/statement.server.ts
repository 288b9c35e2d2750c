import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf, pageCaller } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { toApiAmount } from '#contracts/money.ts'
import {
  MAX_STATEMENT_ROWS,
  type NetPosition,
  type StatementRow,
} from '#contracts/player-api/statement.ts'
import { dateWriter } from '#markets/dates.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import {
  readStatementDays,
  type StatementDays,
  statementMoments,
  thisMonth,
} from './statement-period.ts'
import { StatementSums } from './statement-sums.ts'

/** A longer one does not suit a page: the file has all of it. Also the size of one platform response. */
const MAX_SHOWN = MAX_STATEMENT_ROWS

export type Movement = Pick<StatementRow, 'category' | 'type' | 'status' | 'at'> & {
  reference: string
  when: string
  change: string
  balance: string
}
type Total = { category: StatementRow['category']; in: string; out: string; count: number }

type Shown = {
  opening: string
  closing: string
  totals: Total[]
  movements: Movement[]
}

export type StatementPage = {
  /** Initial values of the form. */
  days: StatementDays
  /** The formatted days. */
  period: { from: string; to: string }
  timeZone: string
  /** Totals since the account was opened; null if they cannot be read. */
  lifetime: { deposits: string; withdrawals: string; netResult: string } | null
  statement:
    | null
    | ({ state: 'shown' } & Shown)
    | { state: 'too-long'; limit: number }
    | { state: 'wait' }
    | { state: 'failed' }
}

/** The statement for the days in the URL, with all-time totals. */
export async function loadStatementPage(
  args: LoaderFunctionArgs,
  who: Who,
): Promise<StatementPage> {
  const { request, context } = args
  const at = { now: context.clock(), timeZone: readTimeZone(request, who.player.market) }
  const asked = readStatementDays(new URL(request.url).searchParams, at)
  const days = asked ?? thisMonth(at)
  const caller = { ...callerOf(args, who.player), signal: request.signal }
  const [statement, lifetime] = await Promise.all([
    asked === null ? null : loadShown(args, who, { days: asked, ...at }),
    context.platform.readNetPosition({}, caller),
  ])
  const write = dateWriter(who.locale, 'UTC', 'day')
  return {
    days,
    period: {
      from: write(days.from),
      to: write(days.to),
    },
    timeZone: at.timeZone,
    lifetime: lifetime.ok ? toLifetime(lifetime.value, who.locale) : null,
    statement,
  }
}

async function loadShown(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
  { days, now, timeZone }: { days: StatementDays; now: number; timeZone: string },
): Promise<StatementPage['statement']> {
  const { platform } = args.context
  const caller = pageCaller(args, player)
  const period = statementMoments(days, { now, timeZone })
  const balances = await platform.readStatement(period, caller)
  if (!balances.ok) {
    return { state: balances.refusal === 'TOO_MANY_REQUESTS' ? 'wait' : 'failed' }
  }
  const part = await platform.readStatementRows(period, caller)
  if (!part.ok) return { state: 'failed' }
  if (part.value.next !== null) return { state: 'too-long', limit: MAX_SHOWN }
  const { openingBalance, currency } = balances.value
  const money = (minor: bigint, isSigned = false) =>
    formatApiAmount(toApiAmount(minor), currency, locale.language, { isSigned })
  const sums = new StatementSums(openingBalance)
  const opening = money(sums.balance)
  const write = dateWriter(locale, timeZone, { dateStyle: 'short', timeStyle: 'medium' })
  const movements = part.value.rows.map(({ referenceId, category, type, status, at, ...row }) => ({
    category,
    type,
    status,
    at,
    reference: referenceId,
    when: write(at),
    change: money(sums.add({ category, change: row.change }), true),
    balance: money(sums.balance),
  }))
  return {
    state: 'shown',
    opening,
    closing: money(sums.balance),
    totals: sums.totals().map((it) => ({ ...it, in: money(it.in), out: money(it.out) })),
    movements,
  }
}

/** Plain facts: no comparison, no goal, nothing that encourages more play. */
function toLifetime(
  { deposits, withdrawals, winLoss, currency }: NetPosition,
  { language }: Locale,
): NonNullable<StatementPage['lifetime']> {
  return {
    deposits: formatApiAmount(deposits, currency, language),
    withdrawals: formatApiAmount(withdrawals, currency, language),
    netResult: formatApiAmount(winLoss, currency, language, { isSigned: true }),
  }
}
