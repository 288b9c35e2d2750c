import { BLACKJACK } from '#sandbox/games/blackjack/engine.ts'
import * as blackjack from '#sandbox/games/blackjack/round.ts'
import { cardOf } from '#sandbox/games/cards.ts'
import type { Draw } from '#sandbox/games/engine.ts'
import { LIVE_BACCARAT } from '#sandbox/games/live/baccarat.ts'
import type { LiveGame } from '#sandbox/games/live/live-game.ts'
import { LIVE_ROULETTE } from '#sandbox/games/live/roulette.ts'
import { LIVE_WHEEL } from '#sandbox/games/live/wheel.ts'
import { ROULETTE } from '#sandbox/games/roulette/engine.ts'
import { PAYS, POCKETS, SPOTS } from '#sandbox/games/roulette/spots.ts'
import { VIDEO_POKER } from '#sandbox/games/video-poker/engine.ts'
import * as poker from '#sandbox/games/video-poker/round.ts'
import { basicStrategy } from '#tests/game-returns/basic-strategy.ts'
import { perfectPlay } from '#tests/game-returns/perfect-play.ts'
import { cryptographicInts } from './cryptographic-ints.ts'
import type { Figure } from './main.ts'

const ROUNDS = 10_000_000
const ALLOWED_PERCENT = 0.5
/** So large that a twentieth is a whole number: rounding of small stakes must not affect the return. */
const LIVE_STAKE = 100

/** Ten million rounds of each table game, played as its stated return assumes, compared to what can be calculated. */
export async function benchTableGames(): Promise<Figure[]> {
  const draw = cryptographicInts()
  return [
    ...rouletteFigures(draw),
    ...blackjackFigures(draw),
    ...pokerFigures(draw),
    ...liveFigures(draw),
  ]
}

/** The return on the first stake, in percent, from the net result of rounds at two minor units. */
function simulated(name: string, stated: number, netOfRound: () => number): Figure {
  let net = 0
  for (let i = 0; i < ROUNDS; i++) net += netOfRound()
  const percent = 100 + (net / ROUNDS / 2) * 100
  return {
    what: `${name}: return of 10,000,000 drawn rounds`,
    value: `${percent.toFixed(3)} %`,
    aim: `${stated.toFixed(2)} ±${ALLOWED_PERCENT} %`,
    met: Math.abs(percent - stated) < ALLOWED_PERCENT,
  }
}

function exact(name: string, stated: number, share: number): Figure {
  return {
    what: `${name}: return, exact`,
    value: `${(share * 100).toFixed(4)} %`,
    aim: `${stated.toFixed(2)} % stated`,
    met: Math.abs(share * 100 - stated) < 0.005,
  }
}

function rouletteFigures(draw: Draw): Figure[] {
  const places = [...SPOTS.values()]
  const returns = places.map(({ kind, numbers }) => ((PAYS[kind] + 1) * numbers.length) / POCKETS)
  // Every kind of bet in turn: a single number alone would need more rounds for half a percent.
  let next = 0
  const round = () => {
    const spot = places[next++ % places.length]?.id ?? 'red'
    const asked = { stakeMinor: 2, choice: { [spot]: 2 }, currency: 'EUR' }
    return ROULETTE.begin(asked, draw).payoutMinor - 2
  }
  return [
    exact('roulette, worst place', ROULETTE.rtp, Math.min(...returns)),
    exact('roulette, best place', ROULETTE.rtp, Math.max(...returns)),
    simulated('roulette', ROULETTE.rtp, round),
  ]
}

function blackjackFigures(draw: Draw): Figure[] {
  const round = () => {
    let state = blackjack.deal(2, draw)
    while (state.phase !== 'over') state = blackjack.play(state, basicStrategy(state), draw)
    const staked = state.hands.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)
    return blackjack.payoutOf(state) - staked
  }
  return [simulated('blackjack, basic strategy', BLACKJACK.rtp, round)]
}

function pokerFigures(draw: Draw): Figure[] {
  const perfect = perfectPlay()
  const round = () => {
    const dealt = poker.deal(2, draw)
    // Card ids are sorted here, but the dealt cards are not: positions are found by value.
    const places = dealt.dealt.map((id) => dealt.first.indexOf(cardOf(id)))
    const held = perfect.bestHold(dealt.dealt).held.map((index) => places[index] as number)
    return poker.payoutOf(poker.exchange(dealt, held, draw)) - 2
  }
  return [
    exact('video poker', VIDEO_POKER.rtp, perfect.exactReturn()),
    simulated('video poker, perfect play', VIDEO_POKER.rtp, round),
  ]
}

/** Bets in turn where each has the same return; at baccarat the one whose return is stated, with a commission. */
function liveFigures(draw: Draw): Figure[] {
  const figure = <Outcome>(table: LiveGame<Outcome>, spots: readonly string[]) => {
    let next = 0
    return simulated(`live ${table.id}`, table.rtp, () => {
      const spot = spots[next++ % spots.length] as string
      return table.payout(table.draw(draw, next), spot, LIVE_STAKE) / (LIVE_STAKE / 2) - 2
    })
  }
  return [
    figure(LIVE_ROULETTE, LIVE_ROULETTE.spots(0)),
    figure(LIVE_WHEEL, LIVE_WHEEL.spots(0)),
    figure(LIVE_BACCARAT, ['banker']),
  ]
}
