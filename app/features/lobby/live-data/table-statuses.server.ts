import type { AppLoadContext } from '@remix-run/node'
import { resolveLocale } from '#app/market/locale.ts'
import { readSession } from '#app/session/session.server.ts'
import { type Currency, fromApiAmount } from '#contracts/money.ts'
import type { LiveTable } from '#contracts/player-api/games.ts'
import { formatMoney } from '#markets/currencies.ts'
import type { Language } from '#markets/types.ts'
import type { TableStatus } from './table-status.ts'

/** Locale and currency in which a table's limits are formatted. */
export type Reader = { currency: Currency; language: Language }

/** The visitor of a request, from its session and the locale in its URL; null for an invalid locale. */
export async function readerOf(args: {
  request: Request
  context: AppLoadContext
}): Promise<Reader | null> {
  const answer = resolveLocale(new URL(args.request.url).searchParams.get('locale') ?? '')
  if (answer.kind !== 'locale') return null
  const { language, market } = answer.locale
  const session = await readSession(args)
  return {
    language,
    currency: session.status === 'player' ? session.player.currency : market.currency,
  }
}

/**
 * The feed sends the same tables to everyone: each is formatted once for all visitors with the same locale and
 * currency.
 */
const known = new WeakMap<LiveTable, Map<string, TableStatus>>()

export function toTableStatus(table: LiveTable, reader: Reader): TableStatus {
  const figures = known.get(table) ?? new Map<string, TableStatus>()
  known.set(table, figures)
  const key = `${reader.currency} ${reader.language}`
  const figure = figures.get(key) ?? write(table, reader)
  figures.set(key, figure)
  return figure
}

function write(
  { open, seats, seatsTaken, dealer, betLimits }: LiveTable,
  { currency, language }: Reader,
): TableStatus {
  const limit = betLimits.find((it) => it.currency === currency)
  const words = (amount: number) => formatMoney(fromApiAmount(round(amount)), currency, language)
  return {
    open,
    seats,
    taken: seatsTaken,
    dealer,
    limits: limit ? `${words(limit.min)} – ${words(limit.max)}` : '',
  }
}

const round = (amount: number) => Math.round(amount * 100) / 100
