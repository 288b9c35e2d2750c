/**
 * What of an account people look for by a word, and where it is done. Their titles and words stand in the
 * messages (`search:tools`), in every language. A title names the page that it leads to: nothing here promises what
 * is not there to do.
 */
export const ACCOUNT_TOOLS = [
  { id: 'limits', path: '/responsible-gambling' },
  { id: 'payments', path: '/payment-methods' },
  { id: 'transactions', path: '/my-account/banking/transactions' },
  { id: 'account', path: '/my-account/account' },
  { id: 'password', path: '/reset-password' },
  { id: 'cookies', path: '/cookie-settings' },
  { id: 'help', path: '/contact' },
] as const
