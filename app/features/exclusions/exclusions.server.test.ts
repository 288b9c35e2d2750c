import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { toLocale } from '#app/market/locale.ts'
import type { Player } from '#app/session/player.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { addMonths } from '#markets/local-moment.ts'
import { loadExclusionsPage, questionOf } from './exclusions.server.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000

describe.each(MARKET_CODES)('in %s', (code) => {
  const market = MARKETS[code]
  const locale = toLocale(market, market.languages[0])
  const who = { player: { market, token: 'token', restricted: false } as Player, locale }
  const { timeZone } = market
  const args = {
    request: new Request('http://localhost:3000/', {
      headers: { cookie: `tz=${timeZone}` },
    }),
    params: {},
    context: {
      clock: () => NOW,
      platform: { readPastExclusions: async () => ({ ok: true, value: [] }) },
    },
  } as unknown as LoaderFunctionArgs
  const format = new Intl.DateTimeFormat(LANGUAGES[locale.language].intl, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  })

  test('the time-outs and exclusions of the market are offered in its order, then a permanent exclusion', async () => {
    const { hours, months } = await loadExclusionsPage(args, who)
    expect(hours.map((it) => it.value)).toEqual(market.timeoutHours.map(String))
    expect(months.map((it) => it.value)).toEqual([...market.exclusionMonths.map(String), 'forever'])
    for (const { text } of [...hours, ...months]) expect(text).toMatch(/\S/)
  })

  test('before a time-out starts, the player reads when it ends', () => {
    for (const hours of market.timeoutHours) {
      const end = format.format(NOW + hours * HOUR_MS)
      expect(questionOf(args, who, { kind: 'timeout', hours })).toMatchObject({ end, bets: 'bets' })
    }
  })

  test('before an exclusion starts, the player reads when it ends and what becomes of open bets', () => {
    const bets = market.openBets === 'given-back' ? 'betsBack' : 'bets'
    for (const months of market.exclusionMonths) {
      const end = format.format(addMonths(NOW, months, timeZone))
      expect(questionOf(args, who, { kind: 'exclusion', months })).toMatchObject({ end, bets })
    }
    const forGood = questionOf(args, who, { kind: 'exclusion', months: null })
    expect(forGood).toMatchObject({ end: null, bets })
  })
})
