import type { WithdrawPage } from './withdraw.server.ts'
import type { WithdrawState } from './withdraw-state.ts'

/** The state of a withdrawal window over any page (BNK-25). Amounts are formatted for the player. */
export type WithdrawFlow = {
  status: WithdrawState
  /** Whether the window is open. */
  modal: boolean
  /** What the limit leaves; null if unknown. */
  limit: string | null
  duration: NonNullable<WithdrawPage['limit']>['duration']
  originalLimit: string | null
}

export type WithdrawFlowEvent =
  | { type: 'start' }
  | { type: 'status'; status: WithdrawState }
  | { type: 'success'; page: Pick<WithdrawPage, 'state' | 'limit'> }
  | { type: 'clear' }

export const NO_WITHDRAWAL: WithdrawFlow = {
  status: 'INACTIVE',
  modal: false,
  limit: null,
  duration: 'daily',
  originalLimit: null,
}

/** BNK-26. A response after the window was closed does not reopen it. */
export function nextWithdrawFlow(flow: WithdrawFlow, event: WithdrawFlowEvent): WithdrawFlow {
  switch (event.type) {
    case 'start':
      return { ...flow, status: 'LOADING', modal: true }
    case 'status':
      return flow.modal ? { ...flow, status: event.status } : flow
    case 'success': {
      const { state, limit } = event.page
      if (!flow.modal) return flow
      return {
        ...{ status: state, modal: true },
        limit: limit?.left ?? null,
        duration: limit?.duration ?? NO_WITHDRAWAL.duration,
        originalLimit: limit?.whole ?? null,
      }
    }
    case 'clear':
      return NO_WITHDRAWAL
  }
}
