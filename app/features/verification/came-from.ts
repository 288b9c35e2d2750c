import type { Tab } from './tabs.ts'

/** The pages that link here and can be returned to (KYC-05); null: the account page. */
export const WAYS_HERE = {
  deposit: '/my-account/banking/deposit',
  withdraw: '/my-account/banking/withdraw',
} as const
export type CameFrom = keyof typeof WAYS_HERE | null

export function cameFrom(text: string | null): CameFrom {
  return text === 'deposit' || text === 'withdraw' ? text : null
}

/** The query string of a tab of the page; it keeps the page to return to. */
export function queryOf({ tab, from }: { tab: Tab; from: CameFrom }): string {
  return `?tab=${tab}${from === null ? '' : `&from=${from}`}`
}
