import { load } from './load.ts'
import type { Figure } from './main.ts'
import { buildNaiveSite } from './naive/build-naive-site.ts'
import { sessionCookies, startProduct, stopProduct } from './running-product.ts'

const LOBBY = '/fi-FI/online-casino'
const NAIVE_SITE = '.cache/naive-site'
const SECONDS = 6
const ROUNDS = 2
const AIM = 5

/** The lobby of a signed-in player compared to the same site rendering 288 tiles per request, in alternating runs. */
export async function benchLobbyRender(): Promise<Figure[]> {
  await buildNaiveSite(NAIVE_SITE)
  const [ours, naive] = [[] as number[], [] as number[]]
  for (let i = 0; i < ROUNDS; i++) {
    naive.push(await pagesPerSecond(NAIVE_SITE))
    ours.push(await pagesPerSecond('.'))
  }
  const ratio = Math.max(...ours) / Math.max(...naive)
  return [
    { what: 'lobby of a player, 288 tiles rendered naively', value: `${shown(naive)} /s` },
    { what: 'lobby of a player, tiles as fragments', value: `${shown(ours)} /s` },
    {
      what: 'ratio of the two, best of each',
      value: ratio.toFixed(1),
      aim: `at least ${AIM}`,
      met: ratio >= AIM,
    },
  ]
}

const shown = (rates: number[]) => rates.map((it) => Math.round(it)).join(', ')

async function pagesPerSecond(folder: string): Promise<number> {
  const running = await startProduct(folder)
  try {
    const cookie = await sessionCookies(running)
    const request = { port: running.ports.site, path: LOBBY, headers: { cookie } }
    await load({ ...request, seconds: 3 })
    return (await load({ ...request, seconds: SECONDS })).perSecond
  } finally {
    await stopProduct(running)
  }
}
