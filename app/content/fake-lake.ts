import { createServer, type ServerResponse } from 'node:http'

export type FakeLake = {
  url: string
  /** Queries received. */
  asked: string[]
  /** The response to every query; a promise delays it. */
  answer: (query: string) => unknown
  status: number
  tags: string[]
  /** Announces a change to all listeners. */
  publish(tags: string[]): void
  listeners(): number
  /** `false` disconnects the listeners and refuses new ones until `true`. */
  streams: boolean
  cutStreams(): void
  /** Stops responding at all, as a hung process does. */
  goDown(): Promise<void>
  comeUp(): Promise<void>
  close(): Promise<void>
}

/** For tests: serves the two calls that the content client makes, with responses chosen by the test. */
export async function startFakeLake(): Promise<FakeLake> {
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://lake')
    if (url.pathname.includes('/live/events/')) {
      if (!lake.streams) {
        response.writeHead(503).end()
        return
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('id: 0\nevent: welcome\ndata: {}\n\n')
      streams.add(response)
      request.on('close', () => streams.delete(response))
      return
    }
    const query = url.searchParams.get('query') ?? ''
    lake.asked.push(query)
    const { status, tags } = lake
    Promise.resolve(lake.answer(query)).then(
      (result) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(status === 200 ? { result, syncTags: tags, ms: 1 } : {}))
      },
      () => response.destroy(),
    )
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let sequence = 0
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const lake: FakeLake = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: () => null,
    status: 200,
    tags: ['s1:game'],
    streams: true,
    publish(tags) {
      sequence += 1
      for (const stream of streams) {
        stream.write(`id: ${sequence}\nevent: message\ndata: ${JSON.stringify({ tags })}\n\n`)
      }
    },
    listeners: () => streams.size,
    cutStreams() {
      lake.streams = false
      for (const stream of streams) stream.destroy()
    },
    goDown: stop,
    comeUp: () => listen(port),
    close: stop,
  }
  return lake
}
