import { amountFactor } from '#contracts/money.ts'
import type { GameEngine, Words } from '../engine.ts'
import { slotStakes } from '../stake-steps.ts'
import { drawRound, type Outcome } from './evaluate.ts'
import { JACKPOTS, STAKE_UNIT_MINOR, STATED_RTP, STATED_VOLATILITY } from './paytable.ts'

/** Five reels, twenty lines, coins that stay while the rest respins, four jackpots. One step. */
export const HOLD_ENGINE: GameEngine<Outcome> = {
  id: 'hold',
  version: '1.0',
  rtp: STATED_RTP,
  volatility: STATED_VOLATILITY,
  paceMs: 2_500,
  jackpots: JACKPOTS,
  stakes: slotStakes,
  begin({ stakeMinor, currency }, draw) {
    const units = stakeMinor / (STAKE_UNIT_MINOR * amountFactor(currency))
    const outcome = drawRound(stakeMinor, units, draw)
    const jackpot = outcome.respins?.jackpot
    return {
      state: outcome,
      done: true,
      payoutMinor: outcome.payoutMinor,
      ...(jackpot ? { jackpots: [jackpot.level] } : {}),
      words: wordsOf(outcome),
    }
  },
  view: (outcome) => outcome,
}

function wordsOf({ lineWins, coins, respins }: Outcome): Words[] {
  const words: Words[] = []
  if (lineWins.length > 0) words.push({ key: 'words.lines', values: { n: lineWins.length } })
  if (respins) {
    const n = respins.falls.reduce((sum, fallen) => sum + fallen.length, coins.length)
    words.push({ key: 'words.coins', values: { n, amountMinor: respins.payMinor } })
    if (respins.full) words.push({ key: 'words.full' })
  }
  return words
}
