import { setTimeout as wait } from 'node:timers/promises'
import { GAME_PROVIDERS } from '#game-providers/index.ts'
import type { Messenger } from '#platform/messages/index.ts'
import type { FetchHandler, NodeHandler, UpgradeHandler } from '../listener.ts'
import type { FaultSwitches } from './fault-switches.ts'

/** Paths of the sandbox below which games, and the servers that hand them out, are. */
const OF_GAMES = new RegExp(`^/(casino|games|${GAME_PROVIDERS.map((it) => it.id).join('|')})/`)

/**
 * The doors between the parts, with what can go wrong at them. The parts themselves know nothing of it: a fault
 * looks to the caller as the real one would.
 */
export type FaultyDoors = ReturnType<typeof createFaultyDoors>

export function createFaultyDoors(faults: FaultSwitches) {
  const platform =
    (handle: FetchHandler): FetchHandler =>
    async (request, meta) => {
      await pause(faults.takeDelay('platform-slow'), request)
      return faults.take('platform-errors') ? failure(503) : handle(request, meta)
    }
  return {
    platform,
    /** The site's way to a platform of the same process: a connection that breaks is an exception there. */
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
    /** What the game provider serves; the rest of the sandbox stays reachable, the switches are there. */
    games(handle: FetchHandler): FetchHandler {
      return async (request, meta) => {
        if (!OF_GAMES.test(new URL(request.url).pathname)) return handle(request, meta)
        await pause(faults.takeDelay('games-slow'), request)
        if (faults.take('games-errors')) return failure(500)
        return faults.take('games-garbage') ? garbage() : handle(request, meta)
      }
    },
    /** A message that is lost is lost without a word, as with a provider that has taken it. */
    messenger(messenger: Messenger): Messenger {
      return {
        send: async (message) => {
          if (!faults.take('messages-lost')) await messenger.send(message)
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

/** Waits, unless the caller has gone meanwhile. */
async function pause(delayMs: number, { signal }: Request): Promise<void> {
  if (delayMs > 0) await wait(delayMs, undefined, { signal }).catch(() => undefined)
}

function failure(status: 500 | 503): Response {
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
