import {
  actionsOf,
  type BlackjackAction,
  type BlackjackState,
} from '#sandbox/games/blackjack/round.ts'
import { countOf, totalOf } from '#sandbox/games/blackjack/rules.ts'

/**
 * The basic strategy for six decks, dealer stands on every 17, doubling after a split, one split, no
 * surrender: what the stated return assumes. Columns are the dealer's open card from 2 to 10, then the ace.
 * H hits, S stands, D doubles or else hits, d doubles or else stands, P splits.
 */
const HARD: Readonly<Record<number, string>> = {
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
}
const SOFT: Readonly<Record<number, string>> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
}
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
}

/** The move that the strategy makes now. It never takes insurance. */
export function basicStrategy(state: BlackjackState): BlackjackAction {
  if (state.phase === 'insurance') return 'decline'
  const hand = state.hands[state.active]
  const up = state.dealer[0]
  if (!hand || !up) throw new Error('no hand is in play')
  const offered = actionsOf(state).map(({ action }) => action)
  const column = (countOf(up) + 8) % 10
  const { total, soft } = totalOf(hand.cards)
  if (offered.includes('split') && PAIRS[countOf(hand.cards[0] ?? '')]?.[column] === 'P')
    return 'split'
  switch (tableFor(total, soft)[column]) {
    case 'D':
      return offered.includes('double') ? 'double' : 'hit'
    case 'd':
      return offered.includes('double') ? 'double' : 'stand'
    case 'S':
      return 'stand'
    default:
      return 'hit'
  }
}

function tableFor(total: number, soft: boolean): string {
  if (soft) return SOFT[Math.max(total, 13)] ?? 'SSSSSSSSSS'
  return total >= 17 ? 'SSSSSSSSSS' : (HARD[Math.max(total, 8)] ?? 'HHHHHHHHHH')
}
