import type { Tab } from './tabs.ts'

/** The pages that lead here and are gone back to (KYC-05); null: the account's own. */
export const WAYS_HERE = {
  deposit: '/my-account/banking/deposit',
  withdraw: '/my-account/banking/withdraw',
} as const
export type CameFrom = keyof typeof WAYS_HERE | null

export function cameFrom(text: string | null): CameFrom {
  return text === 'deposit' || text === 'withdraw' ? text : null
}

/** The query of a tab of the page; where the player came from is not forgotten on the way. */
export function queryOf({ tab, from }: { tab: Tab; from: CameFrom }): string {
  return `?tab=${tab}${from === null ? '' : `&from=${from}`}`
}
