import { amountFactor } from '#contracts/money.ts'
import { cardSigns } from '../cards.ts'
import type { GameEngine, Step } from '../engine.ts'
import { deal, exchange, HAND_SIZE, type PokerState, payoutOf, viewOf } from './round.ts'

const STAKES_MINOR = [20, 40, 100, 200, 500, 1_000, 2_000, 5_000] as const

/** Jacks or Better 9/6; the stated return is that of perfect play, which `tests/game-returns/perfect-play.ts` computes exactly. */
export const VIDEO_POKER: GameEngine<PokerState> = {
  id: 'video-poker',
  version: '1',
  rtp: 99.54,
  volatility: 4,
  paceMs: 2_500,
  stakes: (currency) => STAKES_MINOR.map((it) => it * amountFactor(currency)),
  begin: ({ stakeMinor }, draw) => toStep(deal(stakeMinor, draw)),
  act(state, asked, draw) {
    const held = placesOf(asked)
    return held && state.phase === 'hold' ? toStep(exchange(state, held, draw)) : null
  },
  view: viewOf,
  // Leaving keeps the hand as dealt: nothing that pays is discarded.
  settleNow: (state, draw) => toStep(exchange(state, [0, 1, 2, 3, 4], draw)),
}

/** The places of the cards to keep, from `{ hold: [0, 4] }`; parsed by hand, because browsers check rounds, too. */
function placesOf(action: unknown): number[] | null {
  const hold = typeof action === 'object' && action && 'hold' in action ? action.hold : null
  if (!Array.isArray(hold) || hold.length > HAND_SIZE) return null
  const isPlace = (it: unknown) => Number.isInteger(it) && Number(it) >= 0 && Number(it) < HAND_SIZE
  return hold.every(isPlace) ? (hold as number[]) : null
}

function toStep(state: PokerState): Step<PokerState> {
  const done = state.phase === 'over'
  return {
    state,
    done,
    payoutMinor: payoutOf(state),
    words: done
      ? [
          { key: 'words.cards', values: { cards: cardSigns(state.cards) } },
          { key: `hand.${state.hand ?? 'nothing'}` },
        ]
      : [],
  }
}
