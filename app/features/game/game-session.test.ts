import { expect, test } from 'vitest'
import type { GameToSite } from '#contracts/frame-messages.ts'
import { formatPlayTime, NEW_GAME_SESSION, nextGameSession } from './game-session.ts'

const round = (stake: number, payout: number): GameToSite => ({
  type: 'ROUND_END',
  payload: { roundId: 'r', stake, payout, currency: 'EUR' },
})
const play = (messages: GameToSite[]) =>
  messages.reduce(
    (state, message) => nextGameSession(state, { type: 'message', message }),
    NEW_GAME_SESSION,
  )

test('a game loads, may take long, and is ready when it says so', () => {
  const slow = nextGameSession(NEW_GAME_SESSION, { type: 'took-long' })
  expect(slow.phase).toBe('slow')
  const ready = nextGameSession(slow, { type: 'message', message: { type: 'READY' } })
  expect(ready.phase).toBe('ready')
  expect(nextGameSession(ready, { type: 'took-long' })).toBe(ready)
})

test('the net position adds rounds without a float error', () => {
  const state = play([round(0.1, 0), round(0.2, 0), round(0.1, 1.15)])
  expect(state).toMatchObject({ netMinor: 75, currency: 'EUR', phase: 'ready' })
})

test('a game is paused until the last reason has gone', () => {
  const events = [
    { type: 'pause', reason: 'player', on: true },
    { type: 'pause', reason: 'menu', on: true },
    { type: 'pause', reason: 'menu', on: true },
    { type: 'pause', reason: 'player', on: false },
  ] as const
  const paused = events.reduce(nextGameSession, NEW_GAME_SESSION)
  expect(paused.pausedFor).toEqual(['menu'])
  const reloaded = nextGameSession(paused, { type: 'restarted' })
  expect(reloaded.pausedFor).toEqual(['menu'])
  const goesOn = nextGameSession(reloaded, { type: 'pause', reason: 'menu', on: false })
  expect(goesOn.pausedFor).toEqual([])
})

test('a round is shown from its start until the game reports its end, asks for the balance or is paused', () => {
  const begun = play([{ type: 'USER_ACTION', payload: { action: 'spin' } }])
  expect(begun.showsRound).toBe(true)
  const rules: GameToSite = { type: 'USER_ACTION', payload: { action: 'rules' } }
  for (const event of [{ type: 'message', message: rules }, { type: 'restarted' }] as const) {
    expect(nextGameSession(begun, event).showsRound).toBe(true)
  }
  for (const event of [
    { type: 'message', message: round(1, 2) },
    { type: 'message', message: { type: 'UPDATE_BALANCE' } },
    { type: 'pause', reason: 'menu', on: true },
    { type: 'round-took-long' },
  ] as const) {
    expect(nextGameSession(begun, event).showsRound, JSON.stringify(event)).toBe(false)
  }
})

test('a game that reports an error is shown, so that its own message can be read', () => {
  expect(play([{ type: 'DEBUG', payload: { text: 'start failed' } }]).phase).toBe('ready')
  expect(play([{ type: 'PING' }]).phase).toBe('loading')
})

test('a reloaded frame loads again and keeps the net position', () => {
  const state = nextGameSession(play([round(1, 0)]), { type: 'restarted' })
  expect(state).toMatchObject({ phase: 'loading', netMinor: -100 })
})

test.each([
  [0, '00:00'],
  [65_000, '01:05'],
  [3_909_999, '1:05:09'],
])('%i ms of play is %s', (ms, text) => {
  expect(formatPlayTime(ms)).toBe(text)
})
