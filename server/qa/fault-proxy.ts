import { setTimeout as wait } from 'node:timers/promises'
import { GAME_PROVIDERS } from '#game-providers/index.ts'
import type { Messenger } from '#platform/messages/index.ts'
import { PSP_API_PATH } from '#sandbox/psp/psp.ts'
import type { NotificationFaults } from '#sandbox/psp/psp-options.ts'
import { REGISTERS_PATH } from '#sandbox/registers/routes.ts'
import type { BookSwitches } from '#sandbox/sportsbook/book-faults.ts'
import type { FetchHandler, NodeHandler, UpgradeHandler } from '../listener.ts'
import type { FaultSwitches } from './fault-switches.ts'

/** Sandbox paths of games and of the servers that launch them. */
const OF_GAMES = new RegExp(`^/(casino|games|${GAME_PROVIDERS.map((it) => it.id).join('|')})/`)

const OF_BOOK = '/sportsbook/'

/**
 * The connections between the parts, with injected faults. The parts are unaware of them: a caller cannot tell a fault
 * from a real failure.
 */
type FaultyHandler = (
  handle: FetchHandler,
  ...request: Parameters<FetchHandler>
) => Promise<Response>
export type FaultProxy = ReturnType<typeof createFaultProxy>

export function createFaultProxy(faults: FaultSwitches) {
  const platform =
    (handle: FetchHandler): FetchHandler =>
    async (request, meta) => {
      await pause(faults.takeDelay('platform-slow'), request)
      return faults.take('platform-errors') ? failure(503) : handle(request, meta)
    }
  const ofGames: FaultyHandler = async (handle, request, meta) => {
    await pause(faults.takeDelay('games-slow'), request)
    if (faults.take('games-errors')) return failure(500)
    return faults.take('games-garbage') ? garbage() : handle(request, meta)
  }
  const ofBook: FaultyHandler = async (handle, request, meta) => {
    await pause(faults.takeDelay('book-slow'), request)
    return faults.take('book-errors') ? failure(503) : handle(request, meta)
  }
  const ofPayments: FaultyHandler = async (handle, request, meta) => {
    if (faults.take('payments-errors')) return failure(500)
    if (faults.take('payments-garbage')) return garbage()
    const answer = await handle(request, meta)
    // The money has moved by then: a caller that does not wait cannot know.
    await pause(faults.takeDelay('payments-slow'), request)
    return faults.take('payments-lost') ? failure(502) : answer
  }
  return {
    platform,
    /** The site's connection to a platform in the same process: a broken connection is an exception there. */
    platformInProcess(handle: FetchHandler): FetchHandler {
      const next = platform(handle)
      return async (request, meta) => {
        if (faults.take('platform-drops')) throw new TypeError('fetch failed')
        return next(request, meta)
      }
    },
    platformSocket: (handle: NodeHandler) => dropping(handle, () => faults.take('platform-drops')),
    lakeSocket: (handle: NodeHandler) => dropping(handle, () => faults.take('lake-down')),
    lakeUpgrade(handle: UpgradeHandler): UpgradeHandler {
      return (request, socket, head) => {
        if (faults.take('lake-down')) socket.destroy()
        else handle(request, socket, head)
      }
    },
    /**
     * What the game provider, the payment provider and the sports book serve; the rest of the sandbox stays reachable, because the fault
     * switches are there.
     */
    sandbox(handle: FetchHandler): FetchHandler {
      return async (request, meta) => {
        const { pathname } = new URL(request.url)
        if (OF_GAMES.test(pathname)) return ofGames(handle, request, meta)
        if (pathname.startsWith(OF_BOOK)) return ofBook(handle, request, meta)
        if (pathname.startsWith(`${PSP_API_PATH}/`)) return ofPayments(handle, request, meta)
        if (pathname.startsWith(`${REGISTERS_PATH}/`) && faults.take('registers-errors')) {
          return failure(503)
        }
        return handle(request, meta)
      }
    },
    /** How the payment provider delivers its events. */
    paymentEvents: {
      isHeld: () => faults.isOn('payment-events-late'),
      isDoubled: () => faults.take('payment-events-doubled'),
      isReversed: () => faults.isOn('payment-events-doubled'),
    } satisfies NotificationFaults,
    /** How the sports book lies. */
    book: {
      isFeedSilent: () => faults.isOn('book-feed-silent'),
      overpays: () => faults.take('book-overpays'),
      settlesRefused: () => faults.take('book-settles-refused'),
      settlesTwice: () => faults.take('book-settles-twice'),
    } satisfies BookSwitches,
    /** A lost message is lost silently, as with a provider that has accepted it. */
    messenger(messenger: Messenger): Messenger {
      return {
        send: async (message, id) => {
          if (!faults.take('messages-lost')) await messenger.send(message, id)
        },
      }
    },
  }
}

function dropping(handle: NodeHandler, isDown: () => boolean): NodeHandler {
  return (request, response) => {
    if (isDown()) request.socket.destroy()
    else handle(request, response)
  }
}

/** Waits, unless the caller disconnects meanwhile. */
async function pause(delayMs: number, { signal }: Request): Promise<void> {
  if (delayMs > 0) await wait(delayMs, undefined, { signal }).catch(() => undefined)
}

function failure(status: 500 | 502 | 503): Response {
  return new Response('<html><body><h1>Service failure</h1></body></html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function garbage(): Response {
  return new Response('{"status":"ok","bal', {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
