import type { AppLoadContext } from '@remix-run/node'
import { resolveLocale } from '#app/market/locale.ts'
import { refusalResponse } from '#app/session/refusal-response.server.ts'
import { readSession } from '#app/session/session.server.ts'
import type { Currency } from '#contracts/money.ts'
import { fromApiAmount } from '#contracts/money.ts'
import type { LiveTable } from '#contracts/player-api/games.ts'
import { formatMoney } from '#markets/currencies.ts'
import type { Language } from '#markets/types.ts'

type Args = { request: Request; context: AppLoadContext }

/** A table as its tile shows it; `limits` are in words, in the visitor's currency where the table takes it. */
export type TableFigure = Pick<LiveTable, 'open' | 'seats' | 'dealer'> & {
  taken: number
  limits: string
}
/** By the providers' ids. */
export type TableFigures = Record<string, TableFigure>

/** What all tables say at this moment. One provider that is down leaves the others, both leave none (LOB-21). */
export async function answerLiveTables(args: Args): Promise<Response> {
  const { context, request } = args
  const answer = resolveLocale(new URL(request.url).searchParams.get('locale') ?? '')
  if (answer.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const { language, market } = answer.locale
  const session = await readSession(args)
  const currency = session.status === 'player' ? session.player.currency : market.currency
  const [creedroomz, others] = await Promise.all([
    context.platform.readCreedroomzTables(),
    context.liveTables(),
  ])
  const tables = [...(others ?? []), ...(creedroomz.ok ? creedroomz.value : [])]
  const figures: TableFigures = Object.fromEntries(
    tables.map((it) => [it.tableId, toFigure(it, { currency, language })]),
  )
  return Response.json(figures, { headers: { 'Cache-Control': 'no-store' } })
}

function toFigure(
  { open, seats, seatsTaken, dealer, betLimits }: LiveTable,
  { currency, language }: { currency: Currency; language: Language },
): TableFigure {
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
