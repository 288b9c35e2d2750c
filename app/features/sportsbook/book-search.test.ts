import { expect, test } from 'vitest'
import { NO_NAMES } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { findsOf, indexOffer } from './book-search.ts'

const NAMES = { ...NO_NAMES, competitions: { 'norvane-premier': 'Norvanen valioliiga' } }

function anEvent(id: string, what: Partial<OfferedEvent> = {}): OfferedEvent {
  return {
    ...{ id, sport: 'FOOTBALL', region: 'norvane', competition: 'norvane-premier' },
    ...{ home: 'Aberholm', away: 'Brackwater', startsAt: '2026-11-21T18:00:00.000Z' },
    ...{ seedHash: '', state: 'NOT_STARTED', live: null, seed: null, steered: false },
    ...{ sequence: 1, markets: [], ...what },
  }
}

async function find(text: string, events: readonly OfferedEvent[], most = 4) {
  const offer = new Map(events.map((it) => [it.id, it]))
  const index = await indexOffer(offer, NAMES, async () => undefined)
  const ids = index.find(text).map(({ id }) => id)
  return findsOf(ids, offer, { names: NAMES, language: 'fi', most })
}

test('a competition is found by its localised name, and leads to its localised address', async () => {
  expect(await find('valioli', [anEvent('e1')])).toEqual([
    {
      path: '/sportsbook/jalkapallo/norvane/norvane-premier',
      title: 'Norvanen valioliiga',
      match: null,
    },
  ])
})

test('a team leads to its live match, else to its next one, never to a finished one', async () => {
  const later = anEvent('e3', { startsAt: '2026-11-28T18:00:00.000Z' })
  const played = anEvent('e1', { state: 'ENDED', startsAt: '2026-11-14T18:00:00.000Z' })
  const titles = async (...events: OfferedEvent[]) =>
    (await find('aberhlom', events)).map(({ path }) => path.split('/').at(-1))
  expect(await titles(later, anEvent('e2'), played)).toEqual(['e2'])
  expect(await titles(later, played)).toEqual(['e3'])
  expect(await titles(played)).toEqual([])
})

test('both teams of a match are one result, and no more results come than requested', async () => {
  const teams = Array.from({ length: 9 }, (_, n) => ({ home: `City ${n}a`, away: `City ${n}b` }))
  const events = teams.map((it, n) => anEvent(`e${n}`, it))
  expect(await find('city', events.slice(0, 1))).toHaveLength(1)
  expect(await find('city', events)).toHaveLength(4)
})
