import type { Caller, CallerKind } from '../auth/caller.ts'

const HEARTBEAT_MS = 15_000
/** Bytes that may be buffered for a slow reader. */
const MAX_WAITING_BYTES: Record<CallerKind, number> = {
  site: 8 * 1024 * 1024,
  editor: 8 * 1024 * 1024,
  stranger: 1024 * 1024,
}

/** Transactions that wait to be looked at for one stream. */
const MAX_PENDING = 1_000

export type EventStream = {
  response: Response
  /** Runs this in order, when it is the stream's turn; never after its end. `cost` as for `Deliveries`. */
  later(cost: number, deliver: () => void): void
  send(event: { event: string; id?: string; data: unknown }): void
  end(): void
  onEnd(listener: () => void): void
}

/** Server-sent events with a heartbeat. A reader that does not keep up is disconnected: it reconnects and resumes. */
function createEventStream(
  maxWaitingBytes: number,
  deliveries: Deliveries,
  onTrouble: (error: unknown) => void,
): EventStream {
  const encoder = new TextEncoder()
  const endings: (() => void)[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let ended = false
  let pending = 0
  const write = (text: string) => {
    if (ended || !controller) return
    if ((controller.desiredSize ?? 0) < -maxWaitingBytes) finish()
    else controller.enqueue(encoder.encode(text))
  }
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  heartbeat.unref()
  const finish = () => {
    if (ended) return
    ended = true
    clearInterval(heartbeat)
    for (const listener of endings) listener()
    try {
      controller?.close()
    } catch {
      // The reader disconnected first.
    }
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given
      },
      cancel: finish,
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      },
    }),
    later(cost, deliver) {
      if (ended) return
      pending += 1
      if (pending > MAX_PENDING) return finish()
      deliveries.add(cost, () => {
        pending -= 1
        if (ended) return
        try {
          deliver()
        } catch (error) {
          // Of one stream: the others go on.
          onTrouble(error)
          finish()
        }
      })
    },
    send({ event, id, data }) {
      write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
    },
    end: finish,
    onEnd(listener) {
      if (ended) listener()
      else endings.push(listener)
    },
  }
}

/** An editor's Studio opens eight streams per open document, in several tabs. */
const STREAMS_EACH: Record<CallerKind, number> = { site: 64, editor: 256, stranger: 32 }
/** Of each kind, so that strangers never take the places of editors, nor these those of the site. */
const STREAMS_OF_KIND: Record<CallerKind, number> = { site: 256, editor: 2_000, stranger: 500 }

/** Open streams, counted per caller and closed together, so that no caller can take all of them. */
export class OpenStreams {
  readonly #deliveries = new Deliveries()
  readonly #onTrouble: (error: unknown) => void
  readonly #open = new Set<EventStream>()
  readonly #ofKind: Record<CallerKind, number> = { site: 0, editor: 0, stranger: 0 }
  readonly #byOwner = new Map<string, Set<EventStream>>()

  constructor(onTrouble: (error: unknown) => void) {
    this.#onTrouble = onTrouble
  }

  /** Null when there are too many, of this kind of caller or for this one. */
  open({ kind, key }: Caller): EventStream | null {
    const own = this.#byOwner.get(key) ?? new Set()
    if (this.#ofKind[kind] >= STREAMS_OF_KIND[kind] || own.size >= STREAMS_EACH[kind]) return null
    const stream = createEventStream(MAX_WAITING_BYTES[kind], this.#deliveries, this.#onTrouble)
    this.#open.add(stream)
    this.#ofKind[kind] += 1
    this.#byOwner.set(key, own.add(stream))
    stream.onEnd(() => {
      this.#open.delete(stream)
      this.#ofKind[kind] -= 1
      own.delete(stream)
      if (own.size === 0 && this.#byOwner.get(key) === own) this.#byOwner.delete(key)
    })
    return stream
  }

  endOf(owner: string): void {
    for (const stream of [...(this.#byOwner.get(owner) ?? [])]) stream.end()
  }

  endAll(): void {
    for (const stream of [...this.#open]) stream.end()
  }
}

/** Evaluated nodes and the like; some tens of milliseconds. */
const COST_OF_TURN = 20_000

/**
 * Queues the events of commits for the streams: in order, yielding to the event loop in between. However many streams
 * are open, a commit does not hold the process. `deliver` does not throw.
 */
export class Deliveries {
  readonly #queue: { cost: number; deliver: () => void }[] = []
  #isRunning = false

  /** `cost` is roughly how many nodes of a filter are evaluated. */
  add(cost: number, deliver: () => void): void {
    this.#queue.push({ cost, deliver })
    if (this.#isRunning) return
    this.#isRunning = true
    setImmediate(() => this.#turn())
  }

  #turn(): void {
    let spent = 0
    let done = 0
    for (const { cost, deliver } of this.#queue) {
      if (spent >= COST_OF_TURN) break
      deliver()
      spent += cost
      done += 1
    }
    this.#queue.splice(0, done)
    if (this.#queue.length > 0) setImmediate(() => this.#turn())
    else this.#isRunning = false
  }
}
