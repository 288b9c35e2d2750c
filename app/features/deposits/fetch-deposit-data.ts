import { askPage } from '#app/session/page-window/ask-page.ts'
import type { DepositPageData } from './deposit.server.ts'

export const isDepositData = (it: object): it is DepositPageData => 'kind' in it

/** What the deposit page shows, as data. */
export function fetchDepositData(address: string) {
  return askPage(address, isDepositData)
}
