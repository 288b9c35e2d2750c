import { Agent, get } from 'node:http'
import { chromium } from 'playwright'
import { type OfferedEvent, offerSnapshotSchema } from '#contracts/sportsbook/offer.ts'
import { until } from '#tests/fixtures/product-process.ts'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'
import { startProduct, stopProduct } from './running-product.ts'

const STREAMS = 1_000
/** The book takes 32 streams of an address: a reader here has one of the machine's own addresses. */
const STREAMS_EACH = 25
const CHANGES = 12
const [STREAM_AIM_MS, BROWSER_AIM_MS] = [300, 500]
/** So far apart that a change has arrived everywhere before the next one. */
const PAUSE_MS = 1_500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * How long it takes from a change of odds at the book until it has arrived: at a thousand streams of the same match,
 * and on the page of the match in a browser. A change is the score that QA states: the call for it is in the time.
 */
export async function benchBookFeed(): Promise<Figure[]> {
  const running = await startProduct()
  try {
    const book = `http://127.0.0.1:${running.ports.sandbox}`
    const match = await aLiveMatch(book)
    const streams = await toStreams(book, match.id)
    const browser = await toBrowser(book, match.id)
    return [
      figure(`odds change to ${STREAMS} streams`, streams, STREAM_AIM_MS),
      figure('odds change to the page of a browser', browser, BROWSER_AIM_MS),
    ]
  } finally {
    await stopProduct(running)
  }
}

function figure(what: string, times: readonly number[], aim: number): Figure {
  const p95 = at(times, 0.95)
  return {
    what: `${what}, p50 and p95 of ${CHANGES} changes`,
    value: `${Math.round(at(times, 0.5))} · ${Math.round(p95)} ms`,
    aim: `p95 < ${aim} ms`,
    met: p95 < aim,
  }
}

async function steer(book: string, id: string, steering: object): Promise<boolean> {
  const response = await fetch(`${book}/matches/${id}/steering`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(steering),
  })
  await response.arrayBuffer()
  return response.ok
}

/** A match that begins now, so that its whole course is ahead. */
async function aLiveMatch(book: string): Promise<OfferedEvent> {
  const ofLeague = async () => {
    const answer = await fetch(`${book}/sportsbook/offer`)
    const { events } = offerSnapshotSchema.parse(await answer.json())
    return events.filter(
      ({ state, competition }) => state === 'NOT_STARTED' && competition === 'harbour-sprint',
    )
  }
  await until(async () => (await ofLeague()).length > 5, 'matches of the book')
  const match = (await ofLeague()).at(-1)
  if (!match) throw new Error('the book offers no match')
  await steer(book, match.id, { kind: 'POSTPONE', to: new Date(Date.now() + 2_000).toISOString() })
  await until(() => steer(book, match.id, scoreOf(0)), 'the beginning of a match')
  return match
}

/** Never the same twice in a row. */
const goalsAt = (change: number) => 1 + (change % 3)
const scoreOf = (home: number) => ({ kind: 'SCORE', score: { home, away: 0 } })

/** Milliseconds from the call for each change to its arrival at each stream. */
async function toStreams(book: string, id: string): Promise<number[]> {
  const { hostname, port } = new URL(book)
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const arrived: number[] = []
  let wanted = ''
  let began = 0
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, n) => {
      const localAddress = `127.0.1.${1 + Math.floor(n / STREAMS_EACH)}`
      const path = `/sportsbook/stream?rows=${id}`
      return new Promise<ReturnType<typeof get>>((resolve, reject) => {
        const request = get({ hostname, port, path, localAddress, agent }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`a stream: ${response.statusCode}`))
          response.setEncoding('utf8').on('data', (text: string) => {
            if (wanted !== '' && text.includes(wanted)) arrived.push(performance.now() - began)
          })
          resolve(request)
        })
        request.on('error', reject)
      })
    }),
  )
  for (let change = 0; change < CHANGES; change += 1) {
    const home = goalsAt(change)
    wanted = `"score":{"home":${home},"away":0}`
    const before = arrived.length
    began = performance.now()
    if (!(await steer(book, id, scoreOf(home)))) throw new Error('the match takes no score')
    await until(async () => arrived.length - before >= STREAMS, 'a change at every stream')
    wanted = ''
    await pause(PAUSE_MS)
  }
  for (const request of streams) request.destroy()
  return arrived
}

/** Milliseconds from the call for each change until the page of the match shows it. */
async function toBrowser(book: string, id: string): Promise<number[]> {
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${book}/sportsbook/frame?language=en`)
    await page.locator('a[href="#/live"]').first().click()
    await page.locator(`[data-event="${id}"] a.teams`).click()
    await page.locator('section.market').first().waitFor()
    const times: number[] = []
    for (let change = 0; change < CHANGES; change += 1) {
      const home = goalsAt(change)
      const shown = page.evaluate(momentOf, String(home))
      const began = Date.now()
      if (!(await steer(book, id, scoreOf(home)))) throw new Error('the match takes no score')
      times.push((await shown) - began)
      await pause(PAUSE_MS)
    }
    return times
  } finally {
    await browser.close()
  }
}

/** In the page: the moment at which it shows this score of the home side. */
function momentOf(score: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.board .score')?.textContent?.trim() !== score) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
