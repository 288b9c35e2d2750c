import type { AppLoadContext } from '@remix-run/node'
import type { TableNews } from '#app/platform-client/table-feed.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
import type { TableChanges } from './table-status.ts'
import { type Reader, readerOf, toTableStatus } from './table-statuses.server.ts'

/** A reader this many messages behind is disconnected: it reconnects and gets the full state at once. */
const MOST_WAITING = 16
/** Proxies and phones drop an idle connection. */
const KEEP_ALIVE_MS = 20_000
/** After this it reconnects, through the guards and with the session of that moment. */
const LONGEST_MS = 10 * 60_000
const RETRY_AFTER_S = '30'

/**
 * The live tables as server-sent events: all of them first, then each change (decision 0034). It contains no personal
 * data; a signed-in player gets limits in the player's own currency.
 */
export async function handleTableFeed(args: {
  request: Request
  context: AppLoadContext
}): Promise<Response> {
  const { request, context } = args
  const reader = await readerOf(args)
  if (reader === null) return refusalResponse('VALIDATION_FAILED')
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    // Proxies that buffer a response before forwarding it would keep this one for ever.
    'X-Accel-Buffering': 'no',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const stream = openStream({ context, reader, signal: request.signal })
  if (stream !== null) return new Response(stream, { headers })
  return refusalResponse('TOO_MANY_REQUESTS', new Headers({ 'Retry-After': RETRY_AFTER_S }))
}

function openStream(of: {
  context: AppLoadContext
  reader: Reader
  signal: AbortSignal
}): ReadableStream<Uint8Array> | null {
  const { context, reader, signal } = of
  const encoder = new TextEncoder()
  let end = () => {}
  let isRefused = false
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) <= 0) end()
        }
        const leave = context.tableFeed.watch(context.clientAddress, {
          onNews: (news) => write(`data: ${JSON.stringify(toChanges(news, reader))}\n\n`),
          onEnd: () => end(),
        })
        if (leave === null) {
          isRefused = true
          controller.close()
          return
        }
        const timers = [
          setInterval(() => write('event: alive\ndata:\n\n'), KEEP_ALIVE_MS),
          setTimeout(() => end(), LONGEST_MS),
        ]
        for (const it of timers) it.unref()
        end = () => {
          end = () => {}
          leave()
          for (const it of timers) clearTimeout(it)
          // What is already in the stream is still delivered; if the reader is gone, nothing is lost.
          try {
            controller.close()
          } catch {}
        }
        signal.addEventListener('abort', () => end(), { once: true })
        if (signal.aborted) end()
      },
      cancel: () => end(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
  return isRefused ? null : stream
}

function toChanges({ tables, gone }: TableNews, reader: Reader): TableChanges {
  return Object.fromEntries([
    ...tables.map((it) => [it.tableId, toTableStatus(it, reader)] as const),
    ...gone.map((it) => [it, null] as const),
  ])
}
