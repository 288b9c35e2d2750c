import { expect, test } from 'vitest'
import { allUnsettled, type Unsettled, type UnsettledRounds } from '../games/unsettled-routes.ts'
import type { ConsolePorts } from './console-ports.ts'
import { consolePages } from './page-routes.ts'

const round = (what: Partial<Unsettled>): Unsettled => ({
  ...{ roundId: 'r-1', provider: 'relax', gameId: 'red-garden', currency: 'EUR' },
  ...{ waits: 'PAYOUT', amountMinor: 123_450, refusal: 'VALIDATION_FAILED', since: 1_000 },
  ...what,
})
function aConsole(sources: Unsettled[][], state: 'SETTLED' | 'REFUSED' = 'SETTLED') {
  const tried: string[] = []
  const source = (list: Unsettled[]): UnsettledRounds => ({
    list: async () => list,
    async retry(id) {
      if (!list.some((it) => it.roundId === id)) return null
      tried.push(id)
      return state
    },
  })
  const rounds = allUnsettled(sources.map(source))
  const pages = consolePages({} as ConsolePorts, { rounds, forced: { forget: () => undefined } })
  return { pages, tried }
}

test('refused rounds of all games are in one list, oldest first, as escaped text', async () => {
  const { pages } = aConsole([
    [round({ since: 2_000, refusal: '<b>' })],
    [round({ roundId: 'live:r-2', waits: 'STAKE', amountMinor: 50 })],
  ])
  const text = await (await pages.request('/console/rounds')).text()
  expect(text.match(/data-testid="refused-round"/g)).toHaveLength(2)
  expect(text.indexOf('live:r-2')).toBeLessThan(text.indexOf('r-1</code>'))
  expect(text).toContain('1234.50 EUR, payout')
  expect(text).toContain('0.50 EUR, stake on its way back')
  expect(text).not.toContain('<b>')
})

test('a refused round is retried by its button, and the result is shown', async () => {
  const { pages, tried } = aConsole([[round({})], [round({ roundId: 'live:r-2' })]], 'REFUSED')
  const text = await (await pages.request('/console/rounds')).text()
  const action = /action="(\/console\/rounds\/live[^"]+)"/.exec(text)?.[1] ?? ''
  const answer = await pages.request(action, { method: 'POST' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/console/rounds?said=REFUSED',
  ])
  expect(tried).toEqual(['live:r-2'])
  expect(await (await pages.request('/console/rounds?said=REFUSED')).text()).toContain(
    'Refused again.',
  )
})

test('a retry of a round that is gone returns to the list without it', async () => {
  const { pages } = aConsole([[]])
  const answer = await pages.request('/console/rounds/r-9/retry', { method: 'POST' })
  expect(answer.headers.get('location')).toBe('/console/rounds')
  expect(await (await pages.request('/console/rounds')).text()).toContain('None at the moment.')
})
