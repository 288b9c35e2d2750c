import { randomUUID } from 'node:crypto'
import { MESSAGE_ID_HEADER, type Message, RECIPIENT_REFUSED } from '#contracts/messages.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import type { Messenger } from './message-store.ts'

/** The message was not delivered: the requester can try again. */
export class MessengerUnavailableError extends Error {
  override readonly name = 'MessengerUnavailableError'
}

/** The recipient does not exist for the service, or is barred there. */
export class RecipientRefusedError extends Error {
  override readonly name = 'RecipientRefusedError'
}

/** Together shorter than a page's timeout for the platform. */
const ATTEMPTS = 2
const TIMEOUT_MS = 1_500
const PAUSE_MS = 100
/** Statuses that mean "not now"; every other refusal would be the same a moment later. */
const NOT_NOW = [408, 425, 429]

type Options = {
  url: string
  secret: string
  clock: () => number
  /** The timeout signal of one request. Default: one and a half seconds. */
  patience?: () => AbortSignal
}

const wait = () => AbortSignal.timeout(TIMEOUT_MS)

/**
 * Hands mail and SMS to a delivery service: POST of the message as JSON, signed like wallet callbacks, with an id that
 * stays the same for retries, so that nothing is delivered twice. Any 2xx means that the service has accepted it.
 */
export function createHttpMessenger(options: Options): Messenger {
  return {
    async send({ kind, to, template, language, params }: Message, id: string = randomUUID()) {
      const body = JSON.stringify({ kind, to, template, language, params })
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await post(options, { id, body })
        if (outcome === 'taken') return
        if (outcome === 'no recipient') {
          throw new RecipientRefusedError('the delivery of messages refuses the recipient')
        }
        if (!outcome.isWorthAnother || attempt === ATTEMPTS) {
          throw new MessengerUnavailableError(`the delivery of messages ${outcome.reason}`)
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    },
  }
}

type Failure = { reason: string; isWorthAnother: boolean }

/** Errors never contain the message: it may hold a code or a key. */
async function post(
  { url, secret, clock, patience = wait }: Options,
  { id, body }: { id: string; body: string },
): Promise<'taken' | 'no recipient' | Failure> {
  const path = new URL(url).pathname
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [MESSAGE_ID_HEADER]: id,
        ...signatureHeader(secret, { timestampMs: clock(), method: 'POST', path, body }),
      },
      body,
      // Addresses and codes must not follow a redirect to another host.
      redirect: 'error',
      signal: patience(),
    })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    const { status } = response
    if (status === RECIPIENT_REFUSED) return 'no recipient'
    return {
      reason: `answered ${status}`,
      isWorthAnother: status >= 500 || NOT_NOW.includes(status),
    }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { reason: isLate ? 'did not answer in time' : 'cannot be reached', isWorthAnother: true }
  }
}
