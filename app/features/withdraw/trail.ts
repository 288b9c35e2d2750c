import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'

/** The steps of an unimpeded withdrawal. */
const WHOLE_WAY: readonly WithdrawalState[] = ['REQUESTED', 'APPROVED', 'PROCESSING', 'PAID']

type Step = { state: WithdrawalState; at: string | null }

/** The completed steps of a withdrawal and, while it is in progress, the remaining ones. */
export function trail(of: {
  state: WithdrawalState
  steps: readonly { state: WithdrawalState; at: string }[]
}): Step[] {
  const place = WHOLE_WAY.indexOf(of.state)
  const toCome = place < 0 ? [] : WHOLE_WAY.slice(place + 1)
  return [...of.steps, ...toCome.map((state) => ({ state, at: null }))]
}
