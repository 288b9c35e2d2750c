/**
 * What of an account people look for by a word, and where it is done. Their titles and words stand in the
 * messages (`search:tools`), in every language. A title names the page that it leads to: nothing here promises what
 * is not there to do. `otherwise`: where it leads who may not enter that page, a stranger for one.
 */
export const ACCOUNT_TOOLS = [
  { id: 'limits', path: '/my-account/gambling-limits', otherwise: '/responsible-gambling' },
  { id: 'budget', path: '/my-account/banking/budget' },
  { id: 'deposit', path: '/my-account/banking/deposit' },
  { id: 'withdraw', path: '/my-account/banking/withdraw' },
  { id: 'payments', path: '/payment-methods' },
  { id: 'transactions', path: '/my-account/banking/transactions' },
  { id: 'account', path: '/my-account/account' },
  { id: 'password', path: '/reset-password' },
  { id: 'cookies', path: '/cookie-settings' },
  { id: 'help', path: '/contact' },
] as const satisfies readonly { id: string; path: string; otherwise?: string }[]
