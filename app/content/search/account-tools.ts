import { PAYMENT_METHODS_PATH } from '#app/market/paths.ts'

/**
 * Account features that people search for by keyword, and the page for each. Their titles and keywords are in the
 * messages (`search:tools`), in every language. A title names the page that it leads to and promises nothing that
 * cannot be done there. `otherwise`: where it leads for visitors who may not enter that page, such as anonymous ones.
 */
export const ACCOUNT_TOOLS = [
  { id: 'limits', path: '/my-account/gambling-limits', otherwise: '/responsible-gambling' },
  { id: 'budget', path: '/my-account/banking/budget' },
  { id: 'deposit', path: '/my-account/banking/deposit' },
  { id: 'withdraw', path: '/my-account/banking/withdraw' },
  { id: 'payments', path: PAYMENT_METHODS_PATH },
  { id: 'transactions', path: '/my-account/banking/transactions' },
  { id: 'account', path: '/my-account/account' },
  { id: 'password', path: '/reset-password' },
  { id: 'cookies', path: '/cookie-settings' },
  { id: 'help', path: '/contact' },
] as const satisfies readonly { id: string; path: string; otherwise?: string }[]
