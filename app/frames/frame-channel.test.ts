import { expect, test, vi } from 'vitest'
import {
  FRAME_HANDSHAKE,
  type GameToSite,
  parseGameToSite,
  type SiteToGame,
} from '#contracts/frame-messages.ts'
import { openFrameChannel } from './frame-channel.ts'
import { droppedOf, type FrameTraffic, isMuted, QUIET } from './frame-traffic.ts'

/** Only a message that never arrives takes this long. */
const A_BUSY_MACHINE = { timeout: 15_000 }

/** A frame that keeps the port it receives, and the site's end of its channel. */
function aChannel() {
  const posted: { data: unknown; origin: string; port: MessagePort }[] = []
  const messages: GameToSite[] = []
  let traffic: FrameTraffic = QUIET
  const channel = openFrameChannel<SiteToGame, GameToSite>({
    frame: {
      postMessage: ((data: unknown, origin: string, [port]: MessagePort[]) => {
        if (port) posted.push({ data, origin, port })
      }) as Window['postMessage'],
    },
    origin: 'https://games.example',
    handshake: FRAME_HANDSHAKE,
    parse: parseGameToSite,
    traffic: {
      read: () => traffic,
      write: (it) => {
        traffic = it
      },
    },
    now: () => 0,
    onMessage: (message) => messages.push(message),
  })
  const [handover] = posted
  if (!handover) throw new Error('nothing was handed over')
  return { channel, handover, messages, traffic: () => traffic }
}

test('the port goes to the exact origin, and only messages of the contract come back', async () => {
  const { channel, handover, messages, traffic } = aChannel()
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
    expect(messages).toEqual([{ type: 'READY' }])
    expect(received).toEqual([{ type: 'PAUSE' }])
  }, A_BUSY_MACHINE)
  expect(traffic().dropped).toEqual({ origin: 0, shape: 3, rate: 0, muted: 0 })
  channel.close()
  handover.port.close()
})

test('a game that floods is muted, and its later messages are dropped', async () => {
  const { channel, handover, messages, traffic } = aChannel()
  for (let n = 0; n < 2_000; n += 1) handover.port.postMessage({ type: 'PING' })
  await vi.waitFor(() => expect(isMuted(traffic())).toBe(true), A_BUSY_MACHINE)
  expect(messages.length).toBeLessThanOrEqual(60)
  const before = droppedOf(traffic())
  handover.port.postMessage({ type: 'READY' })
  // A separate channel takes as long as the message would have.
  const { port1, port2 } = new MessageChannel()
  await new Promise((done) => {
    port1.onmessage = done
    port2.postMessage('through')
  })
  expect(messages.some((it) => it.type === 'READY')).toBe(false)
  expect(droppedOf(traffic())).toBe(before)
  for (const port of [port1, port2, handover.port]) port.close()
  channel.close()
})
