import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'

/** The way of a withdrawal that nobody stops. */
const WHOLE_WAY: readonly WithdrawalState[] = ['REQUESTED', 'APPROVED', 'PROCESSING', 'PAID']

type Step = { state: WithdrawalState; at: string | null }

/** The steps that a withdrawal has made and, while it is under way, those that are still to come. */
export function trail(of: {
  state: WithdrawalState
  steps: readonly { state: WithdrawalState; at: string }[]
}): Step[] {
  const place = WHOLE_WAY.indexOf(of.state)
  const toCome = place < 0 ? [] : WHOLE_WAY.slice(place + 1)
  return [...of.steps, ...toCome.map((state) => ({ state, at: null }))]
}
