import { expect, test, vi } from 'vitest'
import { FRAME_HANDSHAKE, type GameToSite } from '#contracts/frame-messages.ts'
import { openGameChannel } from './game-channel.ts'
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

test('a round that is no number moves nothing', () => {
  expect(play([round(Number.NaN, 1)]).netMinor).toBeNull()
})

test('a game that reports an error is uncovered: its own words say what is wrong', () => {
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

test('the port goes to the exact origin, and only messages of the contract come back', async () => {
  const posted: { data: unknown; origin: string; port: MessagePort }[] = []
  const heard: GameToSite[] = []
  const channel = openGameChannel({
    frame: {
      postMessage: ((data: unknown, origin: string, [port]: MessagePort[]) => {
        if (port) posted.push({ data, origin, port })
      }) as Window['postMessage'],
    },
    origin: 'https://games.example',
    onMessage: (message) => heard.push(message),
  })
  const [handover] = posted
  if (!handover) throw new Error('nothing was handed over')
  expect(handover.origin).toBe('https://games.example')
  expect(handover.data).toBe(FRAME_HANDSHAKE)
  const received: unknown[] = []
  handover.port.onmessage = ({ data }) => received.push(data)
  handover.port.postMessage({ type: 'STEAL' })
  handover.port.postMessage('READY')
  handover.port.postMessage({ type: 'ROUND_END' })
  handover.port.postMessage({ type: 'READY' })
  channel.send({ type: 'PAUSE' })
  await vi.waitFor(() => {
    expect(heard).toEqual([{ type: 'READY' }])
    expect(received).toEqual([{ type: 'PAUSE' }])
  })
  channel.close()
  handover.port.close()
})
