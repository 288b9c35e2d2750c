import type { Running } from '#tests/fixtures/product-process.ts'
import { GAMES, withLargeProduct } from './large-product.ts'
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

const ASKED = 120
const SEARCH_AIM_MS = 50
const FILTER_AIM_MS = 50

/** Typical search terms: whole, partial, misspelt, accented, in other languages, several words, no match. */
const WORDS =
  'roul|blakcjack|dragno|góld|ilmaiskier|lykkehjul|copper heron|velvet|jackpo|スロット|talletusraja|witdraw|amber roulette|nothing of that|quick|castl|fortnue wheel|starburst qqq|pehmeä meri|x9'
const THEMES = ['sea', 'space', 'forest', 'gold', 'night', 'music']
const SORTS = ['popular', 'new', 'name', 'rtp']

/** Search and filters over five thousand games, over HTTP. */
export const benchFinding = (): Promise<Figure[]> =>
  withLargeProduct(async (running) => [
    timesOf(
      `search over ${GAMES} games, each time other words`,
      SEARCH_AIM_MS,
      await searches(running),
    ),
    timesOf(
      `first page of a filter over ${GAMES} games, each another`,
      FILTER_AIM_MS,
      await filters(running),
    ),
  ])

async function timed(address: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`the bench got ${response.status} from ${address}`)
  return performance.now() - started
}

async function searches({ ports }: Running): Promise<number[]> {
  const words = WORDS.split('|')
  const address = (text: string) =>
    `http://127.0.0.1:${ports.site}/fi-FI/search/suggestions?q=${encodeURIComponent(text)}`
  // The first request waits until the catalogue has been read.
  for (const it of words) await timed(address(it))
  const times: number[] = []
  for (let i = 0; i < ASKED; i++) {
    const word = words[i % words.length] ?? ''
    times.push(
      await timed(
        address(i < words.length ? word : `${word} ${i}`.slice(0, word.length + (i % 2) * 3)),
      ),
    )
  }
  return times
}

async function filters({ ports }: Running): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < ASKED; i++) {
    const query = new URLSearchParams({
      theme: THEMES[i % THEMES.length] ?? '',
      volatility: String(1 + (Math.floor(i / THEMES.length) % 5)),
      sort: SORTS[Math.floor(i / 30)] ?? '',
    })
    times.push(await timed(`http://127.0.0.1:${ports.site}/fi-FI/online-casino?${query}`))
  }
  // The first renders of a process are slower than what visitors normally get.
  return times.slice(10)
}

function timesOf(what: string, aim: number, times: number[]): Figure {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    what,
    value: `p95 ${at(0.95).toFixed(1)} ms (p50 ${at(0.5).toFixed(1)})`,
    aim: `below ${aim} ms`,
    met: at(0.95) < aim,
  }
}
