import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newer, playableOf, toBalance } from './balance.ts'
import {
  dueIn,
  type FeedEvent,
  type FeedState,
  flagsAreDue,
  IDLE,
  mayHaveMissedChanges,
  nextFeedState,
  pollIsDue,
  readFeedMessage,
} from './wallet-feed.ts'

const play = (events: FeedEvent[], from: FeedState = IDLE) => events.reduce(nextFeedState, from)

describe('the wallet feed', () => {
  test('fetches a token, connects and is open', () => {
    expect(play([{ type: 'start' }])).toEqual({ phase: 'fetching-token', attempt: 0 })
    expect(play([{ type: 'start' }, { type: 'token', at: 1 }])).toEqual({
      phase: 'connecting',
      attempt: 0,
    })
    expect(play([{ type: 'start' }, { type: 'token', at: 1 }, { type: 'opened', at: 2 }])).toEqual({
      phase: 'open',
      attempt: 0,
      openedAt: 2,
      askedAt: null,
    })
  })

  test('ends when its token is refused with 401, leaving the poll alone', () => {
    expect(play([{ type: 'start' }, { type: 'token-refused', status: 401, at: 1 }])).toEqual({
      phase: 'ended',
      reason: 'signed-out',
    })
  })

  test('reconnects ten times, three seconds apart, then stops', () => {
    let state = play([{ type: 'start' }])
    let now = 0
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      state = play(
        [
          { type: 'token', at: now },
          { type: 'closed', at: now },
        ],
        state,
      )
      expect(state).toEqual({ phase: 'waiting', attempt, until: now + 3_000 })
      expect(dueIn(state, now + 1_000)).toBe(2_000)
      expect(nextFeedState(state, { type: 'tick', at: now + 2_999 })).toBe(state)
      now += 3_000
      state = nextFeedState(state, { type: 'tick', at: now })
      expect(state.phase).toBe('fetching-token')
    }
    state = nextFeedState(state, { type: 'token-refused', status: 503, at: now })
    expect(state).toEqual({ phase: 'ended', reason: 'attempts' })
    expect(dueIn(state, now)).toBeNull()
  })

  test('resets its attempts after a minute of open connection', () => {
    const open: FeedState = { phase: 'open', attempt: 7, openedAt: 1_000, askedAt: null }
    expect(nextFeedState(open, { type: 'closed', at: 60_999 })).toMatchObject({ attempt: 8 })
    expect(nextFeedState(open, { type: 'closed', at: 61_000 })).toMatchObject({ attempt: 1 })
  })

  test('loses a connection whose peer is silent for ten seconds', () => {
    const open: FeedState = { phase: 'open', attempt: 0, openedAt: 0, askedAt: null }
    expect(dueIn(open, 5_000)).toBeNull()
    const asked = nextFeedState(open, { type: 'probe', at: 5_000 })
    expect(dueIn(asked, 6_000)).toBe(9_000)
    expect(nextFeedState(asked, { type: 'tick', at: 14_999 })).toBe(asked)
    expect(nextFeedState(asked, { type: 'tick', at: 15_000 })).toEqual({
      phase: 'waiting',
      attempt: 1,
      until: 18_000,
    })
    // Any message is an answer; nothing is expected of a peer that was not asked.
    const received = nextFeedState(asked, { type: 'heard' })
    expect(received).toEqual(open)
    expect(nextFeedState(received, { type: 'tick', at: 90_000 })).toBe(received)
  })

  test('gets another attempt when the player returns to the tab, unless the session is over', () => {
    const probe: FeedEvent = { type: 'probe', at: 1 }
    expect(nextFeedState({ phase: 'ended', reason: 'attempts' }, probe)).toEqual({
      phase: 'fetching-token',
      attempt: 0,
    })
    for (const state of [IDLE, { phase: 'ended', reason: 'signed-out' }] as const) {
      expect(nextFeedState(state, probe)).toBe(state)
    }
  })

  test('stops from any state, and no order of events breaks it', () => {
    const at = fc.nat(1_000_000)
    const event: fc.Arbitrary<FeedEvent> = fc.oneof(
      fc.constant({ type: 'start' } as const),
      at.map((it) => ({ type: 'token', at: it }) as const),
      fc.record({
        type: fc.constant('token-refused' as const),
        status: fc.constantFrom(401, 503),
        at,
      }),
      at.map((it) => ({ type: 'opened', at: it }) as const),
      at.map((it) => ({ type: 'closed', at: it }) as const),
      at.map((it) => ({ type: 'tick', at: it }) as const),
      at.map((it) => ({ type: 'probe', at: it }) as const),
      fc.constant({ type: 'heard' } as const),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const state = play(events)
        if ('attempt' in state) expect(state.attempt).toBeLessThanOrEqual(10)
        expect(nextFeedState(state, { type: 'stop' })).toEqual(IDLE)
      }),
    )
  })
})

test('polls every twenty seconds, and not in a hidden tab', () => {
  expect(pollIsDue({ lastPollAt: 0, now: 19_999, hidden: false })).toBe(false)
  expect(pollIsDue({ lastPollAt: 0, now: 20_000, hidden: false })).toBe(true)
  expect(pollIsDue({ lastPollAt: 0, now: 90_000, hidden: true })).toBe(false)
})

test('flags and favourites are read every five minutes, or every minute without a feed', () => {
  const after = { lastReadAt: 0, hidden: false }
  expect(flagsAreDue({ ...after, now: 299_999, isLive: true })).toBe(false)
  expect(flagsAreDue({ ...after, now: 300_000, isLive: true })).toBe(true)
  expect(flagsAreDue({ ...after, now: 59_999, isLive: false })).toBe(false)
  expect(flagsAreDue({ ...after, now: 60_000, isLive: false })).toBe(true)
  expect(flagsAreDue({ ...after, now: 900_000, hidden: true, isLive: false })).toBe(false)
})

test('a page is read again after an interruption, but not if its feed opens within half a minute', () => {
  expect(mayHaveMissedChanges({ wasLive: false, since: 0, now: 30_000 })).toBe(false)
  expect(mayHaveMissedChanges({ wasLive: false, since: 0, now: 30_001 })).toBe(true)
  expect(mayHaveMissedChanges({ wasLive: true, since: 0, now: 1 })).toBe(true)
})

const MAP = {
  main: [{ cash: 0.1 }, { cash: 0.2 }],
  locked: [{ cash: 5 }],
  bonus: [
    { bonus: 1.1, vertical: 'CASINO' as const },
    { bonus: 2.2, vertical: 'SPORTS' as const },
  ],
}

describe('a balance', () => {
  test('adds its five parts without float errors, and locked money is not playable', () => {
    const { parts } = toBalance({ balanceMap: MAP, currency: 'EUR', seq: 3 })
    expect(parts).toEqual({
      mainBalance: 0.3,
      lockedBalance: 5,
      sportsBonus: 2.2,
      casinoBonus: 1.1,
      liveCasinoBonus: 0,
      totalBalance: 8.6,
    })
    expect(playableOf(parts)).toBe(3.6)
  })

  test('that is older never replaces a newer one, however it arrived', () => {
    const of = (seq: number) => toBalance({ balanceMap: MAP, currency: 'EUR', seq })
    expect(newer(null, of(1)).seq).toBe(1)
    expect(newer(of(5), of(4)).seq).toBe(5)
    const known = of(5)
    expect(newer(known, of(5))).toBe(known)
    expect(newer(of(5), of(6)).seq).toBe(6)
  })
})

describe('a feed message', () => {
  test.each(['ping', 'pong', '', 'null', '[]', '{', '{"body":{}}', '{"body":{"type":"NEWS"}}'])(
    'that says %s is ignored',
    (text) => {
      expect(readFeedMessage(text)).toBeNull()
    },
  )

  test('with a valid balance is read, with an invalid one it is not', () => {
    const body = { type: 'WALLET_BALANCE', balanceMap: MAP, currency: 'EUR', seq: 3 }
    expect(readFeedMessage(JSON.stringify({ body }))).toEqual({ body })
    for (const broken of [
      { ...body, seq: '3' },
      { ...body, currency: null },
      { ...body, balanceMap: { ...MAP, main: [{ cash: 'x' }] } },
      { ...body, balanceMap: null },
    ]) {
      expect(readFeedMessage(JSON.stringify({ body: broken }))).toBeNull()
    }
    expect(readFeedMessage(new ArrayBuffer(4))).toBeNull()
    expect(readFeedMessage('x'.repeat(20_000))).toBeNull()
  })
})
