import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextTableFeed,
  OFF,
  readTableChanges,
  type TableFeedEvent,
  type TableFeedState,
  withChanges,
} from './use-tables.ts'

const play = (events: TableFeedEvent[], from: TableFeedState = OFF) =>
  events.reduce(nextTableFeed, from)
const lost = { type: 'lost', chance: 1 } as const

test('the feed connects while someone is watching, and is open from the first message on', () => {
  expect(play([{ type: 'look' }])).toEqual({ phase: 'connecting', failures: 0 })
  expect(play([{ type: 'look' }, { type: 'news' }])).toEqual({ phase: 'open', failures: 0 })
  expect(play([{ type: 'look' }, { type: 'news' }, { type: 'leave' }])).toBe(OFF)
})

test('the wait doubles after each failure, up to a minute, and the feed never stops retrying', () => {
  let state = play([{ type: 'look' }])
  const waits: number[] = []
  for (let i = 0; i < 9; i += 1) {
    state = nextTableFeed(state, lost)
    if (state.phase === 'waiting') waits.push(state.waitMs)
    state = nextTableFeed(state, { type: 'due' })
    expect(state.phase).toBe('connecting')
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((it) => it * 1_000))
})

test('jitter spreads reconnects over half of the wait', () => {
  const waitOf = (chance: number) =>
    nextTableFeed(play([{ type: 'look' }]), { type: 'lost', chance })
  expect(waitOf(0)).toMatchObject({ waitMs: 500 })
  expect(waitOf(1)).toMatchObject({ waitMs: 1_000 })
})

test('one message resets the failure count', () => {
  const state = play([{ type: 'look' }, lost, { type: 'due' }, lost, { type: 'due' }])
  expect(play([{ type: 'news' }, lost], state)).toMatchObject({ failures: 1, waitMs: 1_000 })
})

test('no event reopens a feed without viewers', () => {
  const event: fc.Arbitrary<TableFeedEvent> = fc.oneof(
    fc.constantFrom(
      { type: 'news' } as const,
      { type: 'due' } as const,
      { type: 'leave' } as const,
    ),
    fc.double({ min: 0, max: 1, noNaN: true }).map((chance) => ({ type: 'lost', chance }) as const),
  )
  fc.assert(fc.property(fc.array(event), (events) => play(events) === OFF))
})

const figure = { open: true, seats: 7, taken: 3, dealer: 'BETTING', limits: '1 – 5 €' } as const

test('changes are merged into known tables, and null removes a table', () => {
  const known = { a: figure, b: figure }
  const next = withChanges(known, { b: null, c: { ...figure, taken: 4 } })
  expect(next).toEqual({ a: figure, c: { ...figure, taken: 4 } })
  expect(known).toEqual({ a: figure, b: figure })
  expect(withChanges(null, { a: figure })).toEqual({ a: figure })
})

test.each(['', 'null', '[]', '{', '"a"', '{"a":1}', '{"a":{"open":"yes"}}'])(
  'a message that says %s is ignored',
  (text) => expect(readTableChanges(text)).toBeNull(),
)

test('a feed message is parsed, and unknown fields are dropped', () => {
  expect(readTableChanges(JSON.stringify({ a: { ...figure, secret: 1 }, b: null }))).toEqual({
    a: figure,
    b: null,
  })
})
