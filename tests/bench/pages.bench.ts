import { load } from './load.ts'
import type { Figure } from './main.ts'
import { sessionCookies, startPlainServer, startProduct, stopProduct } from './running-product.ts'

const LOBBY = '/fi-FI/online-casino'
const SECONDS = 4
const ROUNDS = 3
const PAGE_AIM = 0.5

/** Pages per second compared to plain node:http serving the same bytes, in alternating turns of one run. */
export async function benchPages(): Promise<Figure[]> {
  const running = await startProduct()
  const { site } = running.ports
  try {
    await load({ port: site, path: LOBBY, seconds: 2 })
    const sample = await fetch(`http://127.0.0.1:${site}${LOBBY}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    const stored = await rawBody(site, LOBBY)
    const plain = await startPlainServer(stored, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    })
    const [ours, theirs] = [[] as number[], [] as number[]]
    for (let i = 0; i < ROUNDS; i++) {
      ours.push((await load({ port: site, path: LOBBY, seconds: SECONDS })).perSecond)
      theirs.push((await load({ port: plain.port, path: '/', seconds: SECONDS })).perSecond)
    }
    plain.stop()
    const cookie = await sessionCookies(running)
    await load({ port: site, path: LOBBY, headers: { cookie }, seconds: 2 })
    const signedIn = await load({
      port: site,
      path: LOBBY,
      headers: { cookie },
      seconds: SECONDS * 2,
    })
    const ratio = median(ours) / median(theirs)
    return [
      {
        what: 'lobby of a visitor, from the page cache',
        value: `${Math.round(median(ours))} /s`,
        aim: `${stored.length} bytes, ${(await sample.text()).length} unpacked`,
      },
      { what: 'plain node:http with the same bytes', value: `${Math.round(median(theirs))} /s` },
      {
        what: 'ratio of the two',
        value: ratio.toFixed(2),
        aim: `at least ${PAGE_AIM}`,
        met: ratio >= PAGE_AIM,
      },
      {
        what: 'lobby of a signed-in player',
        value: `${Math.round(signedIn.perSecond)} /s (p50 ${signedIn.p50Ms.toFixed(0)} ms)`,
      },
    ]
  } finally {
    await stopProduct(running)
  }
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The compressed bytes as sent over the network. */
async function rawBody(port: number, path: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        path,
        host: '127.0.0.1',
        headers: {
          'accept-encoding': 'br',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 bench',
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks)))
      },
    )
      .on('error', reject)
      .end()
  })
}
