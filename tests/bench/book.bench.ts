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
import { pricesOf } from '#sandbox/sportsbook/pricing.ts'
import { chanceOf } from '#tests/faults/simulation/chance.ts'
import { footballMisfits } from '#tests/fixtures/football-sample.ts'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'

const MATCHES = 1_000_000
const STATES = 200
const MATCHES_OF_A_STATE = 5_000
const SEED = 20_261_126
const TICKS = 20
const TICK_AIM_MS = 250
const PAYOUT_SHARE = 0.94

/** The model of the sandbox book against simulated matches, and the time that it takes to price a full house. */
export async function benchBook(): Promise<Figure[]> {
  return [fitFromKickOff(), fitOfStates(), pricingTick()]
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

function fitFromKickOff(): Figure {
  const sample = { matches: MATCHES, draw: chanceOf(SEED).below }
  const { tested, misfits } = footballMisfits(footballChain(matchOf(0)), KICK_OFF, sample)
  return {
    what: `football: markets off in ${MATCHES.toLocaleString('en')} simulated matches`,
    value: `${misfits.length} of ${tested}`,
    aim: 'none',
    met: misfits.length === 0,
  }
}

function fitOfStates(): Figure {
  let tested = 0
  let off = 0
  for (let n = 1; n <= STATES; n += 1) {
    const { chain, course } = liveMatch(n)
    const sample = { matches: MATCHES_OF_A_STATE, draw: chanceOf(SEED + n).below }
    const fit = footballMisfits(chain, course, sample)
    tested += fit.tested
    off += fit.misfits.length
  }
  // Each test fails once in ten thousand times by chance.
  const most = Math.ceil(tested / 2_000)
  return {
    what: `football: markets off from ${STATES} states during matches`,
    value: `${off} of ${tested.toLocaleString('en')}`,
    aim: `at most ${most}, by chance`,
    met: off <= most,
  }
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
