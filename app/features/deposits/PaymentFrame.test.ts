import { expect, test } from 'vitest'
import { PAYMENT_FRAME_HANDSHAKE, PAYMENT_FRAME_READY } from '#contracts/payment-frame.ts'
import { providerAddress } from './deposit.server.ts'
import { openPaymentFrameChannel } from './PaymentFrame.tsx'

const ORIGIN = 'http://localhost:3100'

/** A page with the provider's frame in it, and other windows that send it messages. */
function aPage() {
  const events = new EventTarget()
  const posted: { message: unknown; to: string; port: MessagePort }[] = []
  const frame = {
    postMessage: (message: unknown, to: unknown, ports: unknown) =>
      void posted.push({
        message,
        to: String(to),
        port: (ports as MessagePort[])[0] as MessagePort,
      }),
  } as Pick<Window, 'postMessage'>
  const received: string[] = []
  const close = openPaymentFrameChannel({
    page: events as unknown as Window,
    frameOf: () => frame,
    origin: ORIGIN,
    onMessage: ({ type }) => received.push(type),
  })
  const post = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const event = Object.assign(new Event('message'), { data, source: frame, origin: ORIGIN }, from)
    events.dispatchEvent(event)
  }
  return { posted, received, close, post, frame }
}

test('a frame that is ready gets a port for its exact origin, and only valid messages over it count', async () => {
  const { posted, received, post, close } = aPage()
  post(PAYMENT_FRAME_READY)
  expect(posted).toMatchObject([{ message: PAYMENT_FRAME_HANDSHAKE, to: ORIGIN }])
  const port = posted[0]?.port
  for (const junk of ['done', { type: 'paid' }, { type: 'done', amount: 5 }, null]) {
    port?.postMessage(junk)
  }
  port?.postMessage({ type: 'done' })
  await expect.poll(() => received).toEqual(['done'])
  close()
})

test.each([
  ['another origin', { origin: 'http://localhost:3000' }],
  ['no origin', { origin: 'null' }],
  ['another window', { source: {} }],
])('a ready message from %s gets no port', (_, from) => {
  const { posted, post, close } = aPage()
  post(PAYMENT_FRAME_READY, from)
  expect(posted).toEqual([])
  close()
})

test.each(['done', { type: 'done' }, `${PAYMENT_FRAME_READY}!`, [PAYMENT_FRAME_READY]])(
  'a window message other than the ready message is ignored: %o',
  (data) => {
    const { posted, received, post, close } = aPage()
    post(data)
    expect([posted, received]).toEqual([[], []])
    close()
  },
)

test('a ready message is ignored after the frame is closed', () => {
  const { posted, post, close } = aPage()
  close()
  post(PAYMENT_FRAME_READY)
  expect(posted).toEqual([])
})

test.each([
  ['http://localhost:3100/psp/pay/x', true],
  ['http://localhost:3100.evil.example/psp/pay/x', false],
  ['http://localhost:3101/psp/pay/x', false],
  ['https://localhost:3100/psp/pay/x', false],
  ['javascript:alert(1)', false],
  ['/psp/pay/x', false],
])('players are sent only to the origin of the payment provider: %s', (url, isLed) => {
  expect(providerAddress(url, { paymentOrigins: [ORIGIN] }) !== null).toBe(isLed)
})
