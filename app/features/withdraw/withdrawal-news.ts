import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'

type Known = { id: string; amount: string; state: WithdrawalState }

const OPEN: readonly WithdrawalState[] = ['REQUESTED', 'APPROVED', 'PROCESSING']

export function isOpen(state: WithdrawalState): boolean {
  return OPEN.includes(state)
}

/** Whether there is anything to wait for: something is under way, or the list could not be read. */
export function readsAnew(list: readonly Known[] | null): boolean {
  return list === null || list.some((it) => isOpen(it.state))
}

/** What stands in another state than before. What is new was asked for on the page itself, which has said so. */
export function stateChanges<Row extends Known>(
  before: readonly Known[],
  now: readonly Row[],
): Row[] {
  const stateBefore = new Map(before.map((it) => [it.id, it.state]))
  return now.filter((it) => {
    const state = stateBefore.get(it.id)
    return state !== undefined && state !== it.state
  })
}
