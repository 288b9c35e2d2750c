import { setImmediate } from 'node:timers/promises'
import { type BasketballMatch, basketballChain } from '#sandbox/sportsbook/basketball/chain.ts'
import {
  courseUntil as basketballUntil,
  playBasketball,
  TIP_OFF,
} from '#sandbox/sportsbook/basketball/course.ts'
import { openBook } from '#sandbox/sportsbook/book.ts'
import { fixturesBetween } from '#sandbox/sportsbook/calendar.ts'
import { type FootballMatch, footballChain } from '#sandbox/sportsbook/football/chain.ts'
import { chancesOf, sumsOf } from '#sandbox/sportsbook/football/chances.ts'
import {
  courseUntil,
  KICK_OFF,
  playFootball,
  stateAfter,
} from '#sandbox/sportsbook/football/course.ts'
import { footballMarkets } from '#sandbox/sportsbook/football/markets.ts'
import { footballOutlook } from '#sandbox/sportsbook/football/outlook.ts'
import { hockeyChain } from '#sandbox/sportsbook/hockey/chain.ts'
import {
  FACE_OFF,
  courseUntil as hockeyUntil,
  playHockey,
} from '#sandbox/sportsbook/hockey/course.ts'
import { pricesOf } from '#sandbox/sportsbook/pricing.ts'
import {
  BEST_OF_FIVE,
  BEST_OF_THREE,
  LOVE_ALL,
  playTennis,
  type TennisMatch,
} from '#sandbox/sportsbook/tennis/course.ts'
import { COMPETITIONS, type Competition } from '#sandbox/sportsbook/world.ts'
import { chanceOf } from '#tests/faults/simulation/chance.ts'
import { basketballMisfits } from '#tests/fixtures/basketball-sample.ts'
import { footballMisfits } from '#tests/fixtures/football-sample.ts'
import { hockeyMisfits } from '#tests/fixtures/hockey-sample.ts'
import { memoryStore } from '#tests/fixtures/memory-book-store.ts'
import { tennisMisfits } from '#tests/fixtures/tennis-sample.ts'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'

const MATCHES = 1_000_000
const STATES = 200
const MATCHES_OF_A_STATE = 5_000
const SEED = 20_261_126
const TICKS = 20
const TICK_AIM_MS = 250
const HOLD_AIM_MS = 50
/** At least so many matches are listed at each tick. */
const FIRST_AT_ONCE = 50
const PAYOUT_SHARE = 0.94

/** The models of the sandbox book against simulated matches, and the time that it takes to price a full house. */
export async function benchBook(): Promise<Figure[]> {
  return [
    ...[pricingTick(), ...(await bookTick('FOOTBALL')), ...(await bookTick('BASKETBALL'))],
    ...[...footballFits(), ...hockeyFits(), ...tennisFits(), ...basketballFits()],
  ]
}

/** The strengths of match `n`, spread over what a league has. */
const matchOf = (n: number): FootballMatch => ({
  home: { attack: 70 + ((n * 37) % 80), defence: 70 + ((n * 53) % 70) },
  away: { attack: 70 + ((n * 59) % 80), defence: 70 + ((n * 41) % 70) },
})

/** Match `n` at a minute that its number spreads over the whole match. */
function liveMatch(n: number) {
  const chain = footballChain(matchOf(n))
  const whole = playFootball(chain, chanceOf(n).below)
  return { chain, course: courseUntil(whole, (n * 29) % chain.minutes) }
}

type Fit = { tested: number; misfits: readonly string[] }

const fitOfMany = (sport: string, { tested, misfits }: Fit): Figure => ({
  what: `${sport}: markets off in ${MATCHES.toLocaleString('en')} simulated matches`,
  value: `${misfits.length} of ${tested}`,
  aim: 'none',
  met: misfits.length === 0,
})

function fitOfStates(sport: string, fitOf: (n: number) => Fit): Figure {
  const fits = Array.from({ length: STATES }, (_, n) => fitOf(n + 1))
  const tested = fits.reduce((sum, it) => sum + it.tested, 0)
  const off = fits.reduce((sum, it) => sum + it.misfits.length, 0)
  // Each test fails once in ten thousand times by chance.
  const most = Math.ceil(tested / 2_000)
  return {
    what: `${sport}: markets off from ${STATES} states during matches`,
    value: `${off} of ${tested.toLocaleString('en')}`,
    aim: `at most ${most}, by chance`,
    met: off <= most,
  }
}

const sampleOf = (n: number, matches: number) => ({ matches, draw: chanceOf(SEED + n).below })

function footballFits(): Figure[] {
  const first = footballChain(matchOf(0))
  const many = footballMisfits(first, KICK_OFF, sampleOf(0, MATCHES))
  const ofState = (n: number) => {
    const { chain, course } = liveMatch(n)
    return footballMisfits(chain, course, sampleOf(n, MATCHES_OF_A_STATE))
  }
  return [fitOfMany('football', many), fitOfStates('football', ofState)]
}

function hockeyFits(): Figure[] {
  const many = hockeyMisfits(hockeyChain(matchOf(0)), FACE_OFF, sampleOf(0, MATCHES))
  const ofState = (n: number) => {
    const chain = hockeyChain(matchOf(n))
    const whole = playHockey(chain, chanceOf(n).below)
    const start = hockeyUntil(whole, Math.floor((whole.steps * n) / (STATES + 1)))
    return hockeyMisfits(chain, start, sampleOf(n, MATCHES_OF_A_STATE))
  }
  return [fitOfMany('ice hockey', many), fitOfStates('ice hockey', ofState)]
}

function tennisFits(): Figure[] {
  const tennisOf = (n: number): TennisMatch => ({
    rules: n % 2 === 0 ? BEST_OF_THREE : BEST_OF_FIVE,
    servePoints: {
      home: 560_000 + ((n * 37) % 130) * 1_000,
      away: 560_000 + ((n * 53) % 130) * 1_000,
    },
    firstServer: n % 3 === 0 ? 'home' : 'away',
  })
  const many = tennisMisfits(tennisOf(0), LOVE_ALL, sampleOf(0, MATCHES))
  const ofState = (n: number) => {
    const match = tennisOf(n)
    const { points } = playTennis(match, chanceOf(n).below).course
    const played = Math.floor((points.length * n) / (STATES + 1))
    const start = { points: points.slice(0, played), end: 'RUNNING' } as const
    return tennisMisfits(match, start, sampleOf(n, MATCHES_OF_A_STATE))
  }
  return [fitOfMany('tennis', many), fitOfStates('tennis', ofState)]
}

function basketballFits(): Figure[] {
  const basketballOf = (n: number): BasketballMatch => ({
    home: { attack: 93 + ((n * 37) % 15), defence: 93 + ((n * 53) % 15) },
    away: { attack: 93 + ((n * 59) % 15), defence: 93 + ((n * 41) % 15) },
    tipOff: n % 3 === 0 ? 'home' : 'away',
  })
  const many = basketballMisfits(basketballChain(basketballOf(0)), TIP_OFF, sampleOf(0, MATCHES))
  const ofState = (n: number) => {
    const chain = basketballChain(basketballOf(n))
    const whole = playBasketball(chain, chanceOf(n).below)
    const start = basketballUntil(whole, Math.floor((whole.plays.length * n) / (STATES + 1)))
    return basketballMisfits(chain, start, sampleOf(n, MATCHES_OF_A_STATE))
  }
  return [fitOfMany('basketball', many), fitOfStates('basketball', ofState)]
}

function pricingTick(): Figure {
  const live = Array.from({ length: STATES }, (_, n) => liveMatch(n))
  const times: number[] = []
  let outcomes = 0
  for (let tick = 0; tick < TICKS; tick += 1) {
    const began = performance.now()
    outcomes = 0
    for (const { chain, course } of live) {
      const outlook = footballOutlook(chain, stateAfter(course, chain))
      const sums = sumsOf(outlook)
      for (const market of footballMarkets(outlook.goals)) {
        outcomes += pricesOf(chancesOf(market, sums), PAYOUT_SHARE).odds.length
      }
    }
    times.push(performance.now() - began)
  }
  return {
    what: `one pricing tick of ${STATES} live events, ${outcomes.toLocaleString('en')} outcomes, p50`,
    value: `${at(times, 0.5).toFixed(0)} ms`,
    aim: `below ${TICK_AIM_MS} ms`,
    met: at(times, 0.5) < TICK_AIM_MS,
  }
}

/** The processor time of this process so far: others on the machine do not count. */
function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The whole book at its worst: every live event has another minute or possession at each tick. */
async function bookTick(sport: Competition['sport']): Promise<Figure[]> {
  const league = COMPETITIONS.find((it) => it.sport === sport)
  if (!league) throw new Error('the world has no such competition')
  const begin = Date.parse('2026-11-30T12:00:00Z')
  const day = fixturesBetween(league, begin, begin + 2 * 86_400_000)
  const live = day.slice(0, STATES).map((it, n) => ({ ...it, startsAt: begin - n * 1_000 }))
  let now = begin
  let since = 0
  const holds: number[] = []
  const pause = async () => {
    holds.push(ownMs() - since)
    await setImmediate()
    since = ownMs()
  }
  const name = sport.toLowerCase()
  const options = { clock: () => now, pause, fixtures: () => live }
  const book = await openBook({ ...options, store: memoryStore() })
  since = ownMs()
  for (let n = 0; n < STATES; n += FIRST_AT_ONCE) {
    await book.tick()
    await pause()
  }
  const first = Math.max(...holds.splice(0))
  const times: number[] = []
  for (let tick = 1; tick <= TICKS; tick += 1) {
    now = begin + tick * 6_000
    const began = ownMs()
    since = began
    await book.tick()
    times.push(ownMs() - began)
    await pause()
  }
  const longest = Math.max(first, ...holds)
  return [
    {
      what: `one tick of the whole book, ${STATES} live events of ${name} that all change, p50`,
      value: `${at(times, 0.5).toFixed(0)} ms`,
      aim: `below ${TICK_AIM_MS} ms`,
      met: at(times, 0.5) < TICK_AIM_MS,
    },
    {
      what: `${name}: the longest time that the book holds other work up, its first tick included`,
      value: `${longest.toFixed(0)} ms`,
      aim: `below ${HOLD_AIM_MS} ms`,
      met: longest < HOLD_AIM_MS,
    },
    {
      what: `${name}: a snapshot of it`,
      value: `${(book.snapshot().length / 1_048_576).toFixed(1)} MB`,
    },
  ]
}
