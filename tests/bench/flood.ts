import { fork } from 'node:child_process'
import http from 'node:http'
import { constants, setPriority } from 'node:os'
import { DEMO_LAKE_TOKEN } from '#server/env.ts'
import type { Running } from '#tests/fixtures/product-process.ts'

/** Connections of one attacker. */
const CONNECTIONS = 12
/** The attacker's address: nothing else comes from there. */
const ATTACKER = '127.0.0.2'
/** A document of the bench with twenty thousand items. */
export const LARGE = 'bench-large'

type Ports = Running['ports']
type Sent = { port: number; path: string; headers?: Record<string, string>; body?: string }

const toLake = (ports: Ports, path: string) => ({
  port: ports.lake,
  path: `/v2025-02-19/data/${path}`,
})
const JSON_TYPE = { 'content-type': 'application/json' }

const ALTERNATIVES = Array.from({ length: 7_999 }, (_, n) => ` || _id == "x${n}"`).join('')

/** Each `n` is another request, so that no cache answers. */
const REQUESTS = {
  'pages with unknown parameters': (ports, n) => ({
    port: ports.site,
    path: `/fi-FI/online-casino?x${n}=${n}`,
  }),
  'pages that are not there': (ports, n) => ({
    port: ports.site,
    path: `/fi-FI/no-such-page-${n}`,
  }),
  'data of pages that are not there': (ports, n) => ({
    port: ports.site,
    path: `/fi-FI/no-such-page-${n}.data`,
  }),
  'queries with eight thousand alternatives': (ports, n) => ({
    ...toLake(ports, 'query/production'),
    headers: JSON_TYPE,
    body: JSON.stringify({ query: `*[_id == "y${n}"${ALTERNATIVES}]` }),
  }),
  'queries that do not end': (ports, n) =>
    toLake(
      ports,
      `query/production?query=${encodeURIComponent(`count(*[title.en match "*${'a*'.repeat(30)}z${n}"])`)}`,
    ),
  'recursive patches of a large document': (ports, n) => ({
    ...toLake(ports, 'mutate/production?dryRun=true'),
    headers: { ...JSON_TYPE, authorization: `Bearer ${DEMO_LAKE_TOKEN}` },
    body: JSON.stringify({
      mutations: Array.from({ length: 12 }, () => ({ patch: { id: LARGE, set: { '..n': n } } })),
    }),
  }),
} satisfies Record<string, (ports: Ports, n: number) => Sent>

export type Flood = keyof typeof REQUESTS
export const FLOODS = Object.keys(REQUESTS) as Flood[]

/**
 * Floods the product from a process of its own, so that its work is not on the clock of what is measured, and with the
 * lowest priority: an attacker does not use the processors of the product. Ends with the answers, by their status.
 */
export async function startFlood(
  { ports }: Running,
  flood: Flood,
): Promise<{ stop(): Promise<Record<string, number>> }> {
  const child = fork(new URL(import.meta.url), ['--flood'], { execArgv: ['--import', 'tsx'] })
  const nextMessage = () => new Promise<unknown>((resolve) => child.once('message', resolve))
  const started = nextMessage()
  child.send({ ports, flood })
  await started
  return {
    stop: async () => {
      const ended = nextMessage()
      child.send('stop')
      const statuses = (await ended) as Record<string, number>
      child.kill()
      return statuses
    },
  }
}

function run({ ports, flood }: { ports: Ports; flood: Flood }): void {
  setPriority(constants.priority.PRIORITY_LOW)
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses: Record<string, number> = {}
  let isOver = false
  let n = Date.now()
  const send = ({ body, headers, ...to }: Sent) =>
    new Promise<string>((resolve) => {
      const method = body === undefined ? 'GET' : 'POST'
      const at = { host: '127.0.0.1', localAddress: ATTACKER, agent, method, ...to }
      const request = http.request({ ...at, headers: headers ?? {} }, (answer) => {
        answer.resume().once('close', () => resolve(String(answer.statusCode)))
      })
      request.on('error', () => resolve('no answer'))
      request.end(body)
    })
  const all = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      n += 1
      const status = await send(REQUESTS[flood](ports, n))
      statuses[status] = (statuses[status] ?? 0) + 1
      if (Object.keys(statuses).length === 1 && statuses[status] === 1) process.send?.('begun')
    }
  })
  process.once('message', async () => {
    isOver = true
    await Promise.all(all)
    process.send?.(statuses)
  })
}

if (process.argv.includes('--flood')) process.once('message', run)
