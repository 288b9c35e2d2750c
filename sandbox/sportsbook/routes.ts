import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { toLimitKey } from '#contracts/limit-key.ts'
import { MAX_STREAMED } from '#contracts/sportsbook/listed.ts'
import { outcomeReference } from '#contracts/sportsbook/offer.ts'
import {
  type BuilderAnswer,
  builderQuery,
  offerListQuery,
  offerStreamQuery,
} from '#contracts/sportsbook/offer-list.ts'
import { parsed } from '../console/read-json.ts'
import { errorResponse } from '../error-response.ts'
import type { Book } from './book.ts'
import { type BookSwitches, NO_FAULTS } from './book-faults.ts'
import { streamOffer } from './offer-stream.ts'
import { createStatistics } from './statistics.ts'

/** A reader that is this many messages behind is disconnected: it reconnects and gets the whole state at once. */
const MOST_WAITING = 64
const STREAMS = 2_000
/** For each address, or IPv6 network; the site sends one request a second. */
const STREAMS_EACH = 32
const CALLS_EACH = 50
/**
 * A turn is one second, and resets the call counts of all addresses. After this many turns a stream sends a keep-alive,
 * and ends.
 */
const [ALIVE_TURNS, LONGEST_TURNS] = [3, 600]

const events = z
  .string()
  .transform((it) => [...new Set(it.split(','))])
  .pipe(z.array(outcomeReference.event).max(MAX_STREAMED))
const offerQuery = z.strictObject({ events: events.optional() })
const messagesQuery = z.strictObject({
  since: z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number),
})

type Bindings = { Bindings: { remoteAddress?: string } }
const addressOf = ({ env }: Context<Bindings>) => toLimitKey(env?.remoteAddress ?? '')

/**
 * The offer of the book: the whole, then its numbered messages; for browsers as server-sent events. `wake` advances the
 * book to the current moment before it answers.
 */
export function sportsbookRoutes(
  book: Book,
  wake: () => Promise<void>,
  { isFeedSilent }: Pick<BookSwitches, 'isFeedSilent'> = NO_FAULTS,
) {
  const app = new Hono<Bindings>()
  const calls = new Map<string, number>()
  const streams = openStreams()
  const past = createStatistics(book)
  let wasSilent = false

  const limitCalls: MiddlewareHandler<Bindings> = async (c, next) => {
    const address = addressOf(c)
    const count = (calls.get(address) ?? 0) + 1
    calls.set(address, count)
    if (count > CALLS_EACH) return tooMany()
    await wake()
    return next()
  }
  app.use('/sportsbook/*', limitCalls)
  app.use('/sportradar/*', limitCalls)

  app.get('/sportsbook/offer', (c) => {
    const query = parsed(offerQuery, c.req.query())
    return query.ok ? json(book.snapshot(query.value.events)) : query.response
  })
  app.get('/sportsbook/messages', (c) => {
    const query = parsed(messagesQuery, c.req.query())
    if (!query.ok) return query.response
    if (isFeedSilent()) return errorResponse(503, 'UNAVAILABLE')
    const messages = book.messagesSince(query.value.since)
    return messages === null ? errorResponse(410, 'SNAPSHOT_NEEDED') : json(messages)
  })
  app.get('/sportsbook/events/:id/results', async (c) => {
    const results = await book.results(c.req.param('id'))
    return results ? json(JSON.stringify(results)) : errorResponse(404, 'NOT_FOUND')
  })
  app.get('/sportsbook/builder', (c) => {
    const query = parsed(builderQuery, c.req.query())
    if (!query.ok) return query.response
    if (isFeedSilent()) return errorResponse(503, 'UNAVAILABLE')
    const built = book.builder(query.value)
    if (!built) return errorResponse(404, 'NOT_FOUND')
    const { chance: _, ...answer } = built
    return json(JSON.stringify(answer satisfies BuilderAnswer))
  })
  app.get('/sportsbook/events/:id/statistics', async (c) => {
    const statistics = await past.ofMatch(c.req.param('id'))
    return statistics ? json(JSON.stringify(statistics)) : errorResponse(404, 'NOT_FOUND')
  })
  app.get('/sportsbook/competitions/:id/table', async (c) => {
    const table = await past.tableOf(c.req.param('id'))
    return table ? json(JSON.stringify(table)) : errorResponse(404, 'NOT_FOUND')
  })
  app.get('/sportsbook/list', async (c) => {
    const query = parsed(offerListQuery, c.req.query())
    if (!query.ok) return query.response
    if (isFeedSilent()) return errorResponse(503, 'UNAVAILABLE')
    const { text, gzip } = book.list(query.value)
    const takesGzip = c.req.header('accept-encoding')?.includes('gzip') ?? false
    const response = json(takesGzip ? await gzip() : text)
    response.headers.set('vary', 'accept-encoding')
    if (takesGzip) response.headers.set('content-encoding', 'gzip')
    return response
  })
  app.get('/sportsbook/stream', (c) => {
    const query = parsed(offerStreamQuery, c.req.query())
    if (!query.ok) return query.response
    if (isFeedSilent()) return errorResponse(503, 'UNAVAILABLE')
    const stream = streams.open(addressOf(c), (write) =>
      streamOffer(book, query.value, (json) => {
        if (!isFeedSilent()) write(`data: ${json}\n\n`)
      }),
    )
    if (!stream) return tooMany()
    c.req.raw.signal.addEventListener('abort', stream.end, { once: true })
    return new Response(stream.body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Proxies that buffer a response before forwarding it would hold this one for ever.
        'x-accel-buffering': 'no',
      },
    })
  })

  return {
    routes: app,
    onTurn() {
      calls.clear()
      // A reader that has missed messages reconnects, and starts with the whole state.
      if (wasSilent && !isFeedSilent()) streams.close()
      wasSilent = isFeedSilent()
      if (!wasSilent) streams.onTurn()
    },
    /** Whether any stream is open. */
    isWatched: streams.isOpen,
    close: streams.close,
  }
}

function json(body: string | Uint8Array<ArrayBuffer>): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

function tooMany(): Response {
  const response = errorResponse(429, 'TOO_MANY_REQUESTS')
  response.headers.set('retry-after', '2')
  return response
}

type Stream = { body: ReadableStream<Uint8Array>; end: () => void }

/** Server-sent events to many readers, limited by address. */
function openStreams() {
  const open = new Map<Stream, { age: number; alive(): void }>()
  const ofAddress = new Map<string, number>()
  const count = (address: string, by: 1 | -1) => {
    const now = (ofAddress.get(address) ?? 0) + by
    if (now === 0) ofAddress.delete(address)
    else ofAddress.set(address, now)
  }
  return {
    /**
     * `begin` sends the first messages, and returns how the stream sends keep-alives; null if there are too many
     * streams.
     */
    open(
      address: string,
      begin: (write: (text: string) => void) => { alive(): void; end(): void },
    ): Stream | null {
      if (open.size >= STREAMS || (ofAddress.get(address) ?? 0) >= STREAMS_EACH) return null
      const encoder = new TextEncoder()
      let [leave, end] = [() => {}, () => {}]
      let write = (_: string) => {}
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            write = (text) => {
              controller.enqueue(encoder.encode(text))
              if ((controller.desiredSize ?? 0) <= 0) end()
            }
            end = () => {
              end = () => {}
              write = () => {}
              leave()
              open.delete(stream)
              count(address, -1)
              // What is already in the stream is still delivered; if the reader is gone, nothing is lost.
              try {
                controller.close()
              } catch {}
            }
          },
          cancel: () => end(),
        },
        new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
      )
      const stream = { body, end: () => end() }
      count(address, 1)
      const subscription = begin((text) => write(text))
      leave = subscription.end
      open.set(stream, { age: 0, alive: subscription.alive })
      return stream
    },
    isOpen: () => open.size > 0,
    onTurn() {
      for (const [stream, it] of open) {
        it.age += 1
        if (it.age >= LONGEST_TURNS) stream.end()
        else if (it.age % ALIVE_TURNS === 0) it.alive()
      }
    },
    close() {
      for (const stream of open.keys()) stream.end()
    },
  }
}
