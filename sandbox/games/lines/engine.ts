import type { GameEngine, Words } from '../engine.ts'
import { slotStakes } from '../stake-steps.ts'
import { drawRound, type Outcome } from './evaluate.ts'
import { STATED_RTP, STATED_VOLATILITY } from './paytable.ts'

/** Five reels, twenty lines, free spins. One step: the spin needs no further player action. */
export const LINES_ENGINE: GameEngine<Outcome> = {
  id: 'lines',
  version: '1.1',
  rtp: STATED_RTP,
  volatility: STATED_VOLATILITY,
  paceMs: 2_500,
  stakes: slotStakes,
  begin({ stakeMinor }, draw) {
    const outcome = drawRound(stakeMinor, draw)
    return { state: outcome, done: true, payoutMinor: outcome.payoutMinor, words: wordsOf(outcome) }
  },
  view: (outcome) => outcome,
}

function wordsOf({ base, freeSpins, payoutMinor }: Outcome): Words[] {
  const words: Words[] = []
  if (base.lineWins.length > 0)
    words.push({ key: 'words.lines', values: { n: base.lineWins.length } })
  if (base.scatterPayMinor > 0)
    words.push({
      key: 'words.scatters',
      values: { n: base.scatters, amountMinor: base.scatterPayMinor },
    })
  if (freeSpins.length > 0)
    words.push({
      key: 'words.freeSpins',
      values: { n: freeSpins.length, amountMinor: payoutMinor - base.payMinor },
    })
  return words
}
