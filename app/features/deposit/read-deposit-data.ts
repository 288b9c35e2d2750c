import { askPage } from '#app/session/page-window/ask-page.ts'
import type { DepositPageData } from './deposit.server.ts'
import type { DepositReply } from './deposit-reply.ts'

/** What the deposit page shows, as data. */
export function readDepositData(address: string) {
  return askPage(address, (it): it is DepositPageData => 'kind' in it)
}

/** The response to a form of the deposit. Retrying is safe: its idempotency key is the same. */
export function sendDepositForm(address: string, body: FormData) {
  return askPage(address, (it): it is DepositReply => 'intent' in it, body)
}
