import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callsOf, GAME_PROVIDERS } from '#game-providers/index.ts'
import { sampleOf } from '#tests/fixtures/schema-samples.ts'

export type AskedOfProvider = { path: string; body: Record<string, unknown>; signature: string }

/** A provider's own server for a test: keeps what it is asked, and answers as the test says. */
export async function aProviderServer(): Promise<{
  url: string
  asked: AskedOfProvider[]
  answers(answer: (response: ServerResponse, asked: AskedOfProvider) => void): void
  close(): Promise<void>
}> {
  const asked: AskedOfProvider[] = []
  let answer: (response: ServerResponse, asked: AskedOfProvider) => void = (response) =>
    response.writeHead(404).end()
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        // A question by GET has none.
        body: JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>,
        signature: String(request.headers['x-signature'] ?? ''),
      }
      asked.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers: (next) => {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What a provider says to whatever it is asked, as its description has it. */
export function asDescribed(response: ServerResponse, { path, body }: AskedOfProvider): void {
  const mode = 'token' in body ? 'real' : 'fun'
  const call = GAME_PROVIDERS.flatMap(callsOf).find(
    ({ answeredBy, mode: its }) =>
      answeredBy.kind === 'server' && answeredBy.path === path && its === mode,
  )
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(call ? sampleOf(call.response) : path === '/tables' ? [] : {}))
}
