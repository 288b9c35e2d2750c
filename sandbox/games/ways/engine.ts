import type { GameEngine, Words } from '../engine.ts'
import { slotStakes } from '../stake-steps.ts'
import { drawRound, type Outcome } from './evaluate.ts'
import { STATED_RTP, STATED_VOLATILITY } from './paytable.ts'

/** Five reels of four, 1,024 ways, cascades that multiply, free spins. One step. */
export const WAYS_ENGINE: GameEngine<Outcome> = {
  id: 'ways',
  version: '1.0',
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

function wordsOf({ base, freeSpins, capped }: Outcome): Words[] {
  const words: Words[] = []
  const cascades = base.falls.length - 1
  if (cascades > 0)
    words.push({ key: 'words.cascades', values: { n: cascades, amountMinor: base.payMinor } })
  if (freeSpins.length > 0) {
    const amountMinor = freeSpins.reduce((sum, { payMinor }) => sum + payMinor, 0)
    words.push({ key: 'words.freeSpins', values: { n: freeSpins.length, amountMinor } })
  }
  if (capped) words.push({ key: 'words.capped' })
  return words
}
