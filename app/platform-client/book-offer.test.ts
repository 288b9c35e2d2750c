import { expect, test } from 'vitest'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { createBookOffer } from './book-offer.server.ts'

const AN_EVENT: OfferedEvent = {
  ...{ id: 'e1', sport: 'FOOTBALL', region: 'norvane', competition: 'norvane-premier' },
  ...{ home: 'Aberholm', away: 'Brackwater', startsAt: '2026-11-21T18:00:00.000Z' },
  ...{ seedHash: '', state: 'NOT_STARTED', live: null, seed: null, steered: false, sequence: 1 },
  markets: [{ id: 'result', state: 'ACTIVE', outcomes: [{ id: 'home', odds: 2_000 }] }],
}
const aMessage = (sequence: number, odds: number) => ({
  ...{ type: 'ODDS_CHANGE', sequence, at: '2026-11-21T17:00:00.000Z', event: 'e1' },
  ...{ producer: 'PREMATCH', state: 'NOT_STARTED', live: null, seed: null, steered: false },
  markets: [{ id: 'result', state: 'ACTIVE', outcomes: [{ id: 'home', odds }] }],
})

/** A sportsbook with configurable answers, and a clock that is advanced by hand. */
function aBook() {
  const asked: string[] = []
  const answers: Record<string, () => Response> = {
    '/sportsbook/offer': () => Response.json({ sequence: 1, events: [AN_EVENT] }),
    '/sportsbook/messages': () => Response.json({ sequence: 1, isComplete: true, messages: [] }),
    '/sportsbook/names': () => new Response(null, { status: 404 }),
  }
  let now = 0
  const planned = new Set<{ at: number; work: () => void }>()
  const offer = createBookOffer({
    ...{ url: 'https://book.test', clock: () => now },
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(`${pathname}${search}`)
      return answers[pathname]?.() ?? new Response(null, { status: 500 })
    },
    after: (ms, work) => {
      const timer = { at: now + ms, work }
      planned.add(timer)
      return () => void planned.delete(timer)
    },
    logger: { warn: () => undefined },
  })
  return {
    ...{ offer, asked, answers },
    isPlanned: () => planned.size > 0,
    /** Advances the clock and runs each timer that is due by then once. */
    async pass(ms: number) {
      now += ms
      for (const timer of [...planned].filter(({ at }) => at <= now)) {
        planned.delete(timer)
        timer.work()
      }
      await settled(20)
    },
    oddsOf: async () => {
      const read = await offer.read()
      return read?.events.get('e1')?.markets[0]?.outcomes[0]?.odds
    },
  }
}

test('the whole offer is read once for all pages, then its changes', async () => {
  const { offer, asked, answers, pass, oddsOf } = aBook()
  await Promise.all([offer.read(), offer.read(), offer.read()])
  expect(asked).toEqual(['/sportsbook/offer'])
  answers['/sportsbook/messages'] = () =>
    Response.json({ sequence: 3, isComplete: true, messages: [aMessage(3, 1_900)] })
  await pass(1_000)
  expect(await oddsOf()).toBe(1_900)
  // Older than what is already known.
  answers['/sportsbook/messages'] = () =>
    Response.json({ sequence: 4, isComplete: true, messages: [aMessage(2, 5_000)] })
  await pass(1_000)
  expect(await oddsOf()).toBe(1_900)
  expect(asked.slice(1)).toEqual(['/sportsbook/messages?since=1', '/sportsbook/messages?since=3'])
})

test('a gap is filled with the whole offer', async () => {
  const { offer, asked, answers, pass } = aBook()
  await offer.read()
  answers['/sportsbook/messages'] = () => new Response(null, { status: 410 })
  await pass(1_000)
  expect(asked).toEqual(['/sportsbook/offer', '/sportsbook/messages?since=1', '/sportsbook/offer'])
})

test('nothing is requested while no page watches, and the first one waits for the current offer', async () => {
  const { offer, asked, answers, isPlanned, pass, oddsOf } = aBook()
  await offer.read()
  await pass(31_000)
  expect(isPlanned()).toBe(false)
  const before = asked.length
  answers['/sportsbook/messages'] = () =>
    Response.json({ sequence: 9, isComplete: true, messages: [aMessage(9, 1_500)] })
  await pass(600_000)
  expect(asked).toHaveLength(before)
  expect(await oddsOf()).toBe(1_500)
})

test('while the book is silent, its last offer is shown as outdated, and pages do not wait for it', async () => {
  const { offer, asked, answers, pass } = aBook()
  await offer.read()
  answers['/sportsbook/messages'] = () => new Response(null, { status: 500 })
  await pass(1_000)
  expect((await offer.read())?.isCurrent).toBe(true)
  await pass(9_500)
  const before = asked.length
  expect(await offer.read()).toMatchObject({ at: 0, isCurrent: false })
  expect(asked).toHaveLength(before)
})

test('a book that has never answered has no offer', async () => {
  const { offer, answers } = aBook()
  answers['/sportsbook/offer'] = () => Response.json({ sequence: 1, events: [{ id: 'e1' }] })
  expect(await offer.read()).toBeNull()
})

test('names are requested once per language, and soon retried when there were none', async () => {
  const { offer, asked, answers, pass } = aBook()
  expect(await offer.readNames('fi')).toBeNull()
  const empty = {
    sports: {},
    regions: {},
    competitions: {},
    periods: {},
    markets: {},
    outcomes: {},
  }
  answers['/sportsbook/names'] = () => Response.json(empty)
  await pass(3_000)
  expect(await offer.readNames('fi')).toEqual(empty)
  await pass(60_000)
  await offer.readNames('fi')
  expect(asked).toEqual(['/sportsbook/names?language=fi', '/sportsbook/names?language=fi'])
})
