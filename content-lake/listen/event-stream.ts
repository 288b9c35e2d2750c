const HEARTBEAT_MS = 15_000
const MAX_BUFFERED = 1_000

export type EventStream = {
  response: Response
  send(event: { event: string; id?: string; data: unknown }): void
  end(): void
  onEnd(listener: () => void): void
}

/** Server-sent events with a heartbeat. A reader that does not read is cut off: it will come back and resume. */
export function createEventStream(headers: Record<string, string>): EventStream {
  const encoder = new TextEncoder()
  const endings: (() => void)[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let ended = false
  const write = (text: string) => {
    if (ended || !controller) return
    if ((controller.desiredSize ?? 0) < -MAX_BUFFERED) finish(true)
    else controller.enqueue(encoder.encode(text))
  }
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  heartbeat.unref()
  const finish = (close: boolean) => {
    if (ended) return
    ended = true
    clearInterval(heartbeat)
    if (close) {
      try {
        controller?.close()
      } catch {
        // The reader went away first.
      }
    }
    for (const listener of endings) listener()
  }
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
    cancel: () => finish(false),
  })
  return {
    response: new Response(body, {
      headers: {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      },
    }),
    send({ event, id, data }) {
      write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
    },
    end: () => finish(true),
    onEnd: (listener) => endings.push(listener),
  }
}
