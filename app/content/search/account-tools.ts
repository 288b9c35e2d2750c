/**
 * What of an account people look for by a word, and where it is done. Their titles and words stand in the
 * messages (`search:tools`), in every language.
 */
export const ACCOUNT_TOOLS = [
  { id: 'limits', path: '/responsible-gambling' },
  { id: 'break', path: '/responsible-gambling' },
  { id: 'withdraw', path: '/payment-methods' },
  { id: 'deposit', path: '/payment-methods' },
  { id: 'transactions', path: '/my-account/banking/transactions' },
  { id: 'account', path: '/my-account/account' },
  { id: 'password', path: '/reset-password' },
  { id: 'cookies', path: '/cookie-settings' },
  { id: 'help', path: '/contact' },
] as const
