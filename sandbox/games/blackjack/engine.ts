import { amountFactor } from '#contracts/money.ts'
import { type Card, cardSigns } from '../cards.ts'
import type { GameEngine, Step, Words } from '../engine.ts'
import { actionsOf, type BlackjackState, deal, payoutOf, play, standAll, viewOf } from './round.ts'
import { isNatural, totalOf } from './rules.ts'

const STAKES_MINOR = [100, 200, 500, 1_000, 2_500, 5_000, 10_000] as const

/** Blackjack by `rules.ts`; the stated return is that of basic strategy, relative to the first stake. */
export const BLACKJACK: GameEngine<BlackjackState> = {
  id: 'blackjack',
  version: '1',
  rtp: 99.5,
  volatility: 2,
  paceMs: 3_000,
  stakes: (currency) => STAKES_MINOR.map((it) => it * amountFactor(currency)),
  begin: ({ stakeMinor }, draw) => toStep(deal(stakeMinor, draw)),
  act(state, action, draw) {
    const offered = actionsOf(state).find((it) => it.action === action)
    if (!offered) return null
    const step = toStep(play(state, offered.action, draw))
    return offered.costMinor > 0 ? { ...step, extraStakeMinor: offered.costMinor } : step
  },
  view: viewOf,
  settleNow: (state, draw) => toStep(standAll(state, draw)),
}

function toStep(state: BlackjackState): Step<BlackjackState> {
  const done = state.phase === 'over'
  return { state, done, payoutMinor: payoutOf(state), words: done ? wordsOf(state) : [] }
}

function wordsOf({ hands, dealer, insuranceMinor }: BlackjackState): Words[] {
  const shown = (cards: Card[]) => ({ cards: cardSigns(cards), total: totalOf(cards).total })
  const words: Words[] = [{ key: 'words.dealer', values: shown(dealer) }]
  for (const { cards, result } of hands)
    words.push({ key: 'words.hand', values: shown(cards) }, { key: `result.${result}` })
  if (insuranceMinor > 0)
    words.push({ key: isNatural(dealer) ? 'words.insured' : 'words.notInsured' })
  return words
}
