import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'

type Known = { id: string; amount: string; state: WithdrawalState }

const OPEN: readonly WithdrawalState[] = ['REQUESTED', 'APPROVED', 'PROCESSING']

export function isOpen(state: WithdrawalState): boolean {
  return OPEN.includes(state)
}

/** Whether to poll: a withdrawal is in progress, or the list could not be read. */
export function readsAnew(list: readonly Known[] | null): boolean {
  return list === null || list.some((it) => isOpen(it.state))
}

/** Withdrawals whose state has changed. New ones were requested on the page itself, which has reported them. */
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
