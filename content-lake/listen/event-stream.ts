const HEARTBEAT_MS = 15_000
/** Bytes that may be buffered for a slow reader. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024

export type EventStream = {
  response: Response
  send(event: { event: string; id?: string; data: unknown }): void
  end(): void
  onEnd(listener: () => void): void
}

/** Server-sent events with a heartbeat. A reader that does not keep up is disconnected: it reconnects and resumes. */
function createEventStream(): EventStream {
  const encoder = new TextEncoder()
  const endings: (() => void)[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let ended = false
  const write = (text: string) => {
    if (ended || !controller) return
    if ((controller.desiredSize ?? 0) < -MAX_WAITING_BYTES) finish()
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

/** Open streams, counted per owner and closed together, so that no caller can take all of them. */
export class OpenStreams {
  readonly #max: number
  readonly #maxPerOwner: number
  readonly #open = new Set<EventStream>()
  readonly #byOwner = new Map<string, Set<EventStream>>()

  constructor(limits: { max: number; maxPerOwner: number }) {
    this.#max = limits.max
    this.#maxPerOwner = limits.maxPerOwner
  }

  /** Null when there are too many, in total or for this owner. */
  open(owner: string): EventStream | null {
    const own = this.#byOwner.get(owner) ?? new Set()
    if (this.#open.size >= this.#max || own.size >= this.#maxPerOwner) return null
    const stream = createEventStream()
    this.#open.add(stream)
    this.#byOwner.set(owner, own.add(stream))
    stream.onEnd(() => {
      this.#open.delete(stream)
      own.delete(stream)
      if (own.size === 0 && this.#byOwner.get(owner) === own) this.#byOwner.delete(owner)
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
