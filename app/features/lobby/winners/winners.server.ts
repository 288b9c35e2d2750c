import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import type { Picture } from '#app/content/image-url.ts'
import { resolveLocale } from '#app/market/locale.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { readSession } from '#app/session/session.server.ts'
import { fromApiAmount } from '#contracts/money.ts'
import { DATE_RANGES } from '#contracts/player-api/games.ts'
import { formatMoney } from '#markets/currencies.ts'
import { loadCodedGames } from '../named-games.server.ts'

type Args = { request: Request; context: AppLoadContext }

/** A win as the widget shows it (WIN-02); it contains no personal data. */
export type WinnerView = {
  key: string
  gameId: string
  gameName: string
  studio: string
  href: string
  picture: Picture | null
  /** Formatted for the visitor. */
  amount: string
}
/** Null: not known, and nothing is shown. */
export type WinnersAnswer = { winners: WinnerView[] | null }

const question = z.object({
  list: z.enum(['top', 'latest']),
  range: z.enum(DATE_RANGES).default('WEEK'),
  locale: z.string().max(16),
})

/** The largest or the newest wins, without games that are restricted in the visitor's country (WIN-01, WIN-05). */
export async function handleWinners(args: Args): Promise<Response> {
  const { request, context } = args
  const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const answer = resolveLocale(asked.data?.locale ?? '')
  if (!asked.success || answer.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const { locale } = answer
  const session = await readSession(args)
  const player = session.status === 'player' ? session.player : null
  const currency = player?.currency ?? locale.market.currency
  const { list, range } = asked.data
  const wins =
    list === 'top'
      ? await context.platform.readTopWinners({ currency, range })
      : await context.platform.readLatestWinners(currency)
  if (!wins.ok) return toResponse(null)
  const country = player?.countryCode ?? context.geoLocation.country
  const codes = [...new Set(wins.value.map((it) => it.gameId))]
  const games = await loadCodedGames(args, codes, { locale, country })
  const byCode = new Map(games.map((it) => [it.game.launchCode, it]))
  const winners = wins.value.flatMap((it, index): WinnerView[] => {
    const found = byCode.get(it.gameId)
    if (!found || found.restricted) return []
    const { tile } = found
    return [
      {
        key: `${it.wonAt} ${it.gameId} ${index}`,
        gameId: tile.id,
        gameName: tile.name,
        studio: tile.studio,
        href: tile.href,
        picture: tile.picture,
        amount: formatMoney(fromApiAmount(it.amount), it.currency, locale.language),
      },
    ]
  })
  return toResponse(winners)
}

function toResponse(winners: WinnersAnswer['winners']): Response {
  const body: WinnersAnswer = { winners }
  return privateJson(body)
}
