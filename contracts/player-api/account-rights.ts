/**
 * What an account may do in which state. A row of the player API names the right that it needs; the API evaluates it
 * before the handler runs, so a call is closed in every state that the table below does not open it in (decision 0044).
 * No zod: pages import this.
 */

/**
 * `own`: read one's own data, keep it right, protect oneself, take money out, sign out: open in every state. `manage`:
 * other changes to the account. `relax`: make a limit less strict. `play`, `deposit`, `bonus`: real-money play, paying
 * in, new bonuses.
 */
export const ACCOUNT_RIGHTS = ['own', 'manage', 'relax', 'play', 'deposit', 'bonus'] as const
export type AccountRight = (typeof ACCOUNT_RIGHTS)[number]

/**
 * What limits an account; several can apply at once, and none does to a regular player. The order is that of the
 * answer: the first that refuses names the reason.
 */
export const ACCOUNT_RESTRICTIONS = [
  /** A session that was opened in a time-out or self-exclusion, for the money alone (GAP-093). */
  'BREAK',
  /** The account may only withdraw: by its status, its payout flag, or a suspension of the brand (CON-05). */
  'PAYOUT',
  /** The status RESTRICTED: no products, deposits or bonuses (GAP-041). */
  'RESTRICTED',
  /** The player's market takes no real money: it has no licence, or an editor has switched it off (STU-04). */
  'MARKET_CLOSED',
  /** Identity verification has suspended the account (KYC-01, CON-05). */
  'KYC_SUSPENDED',
  /** The newest terms are not accepted (GRD-16, TRM-01). */
  'TERMS_DUE',
] as const
export type AccountRestriction = (typeof ACCOUNT_RESTRICTIONS)[number]

const RIGHTS: Readonly<Record<AccountRestriction, readonly AccountRight[]>> = {
  BREAK: ['own'],
  PAYOUT: ['own', 'manage'],
  RESTRICTED: ['own', 'manage', 'relax'],
  MARKET_CLOSED: ['own', 'manage'],
  KYC_SUSPENDED: ['own', 'manage', 'relax'],
  TERMS_DUE: ['own', 'manage', 'relax'],
}

/** The first of these restrictions that does not leave the right, or null. */
export function restrictionOf(
  right: AccountRight,
  restrictions: readonly AccountRestriction[],
): AccountRestriction | null {
  const closed = (it: AccountRestriction) =>
    restrictions.includes(it) && !RIGHTS[it].includes(right)
  return ACCOUNT_RESTRICTIONS.find(closed) ?? null
}

/** The rights that these restrictions leave. */
export function rightsOf(restrictions: readonly AccountRestriction[]): AccountRight[] {
  return ACCOUNT_RIGHTS.filter((it) => restrictionOf(it, restrictions) === null)
}

/** Whether the right depends on accepted terms: only then must the newest version be known. */
export function needsTerms(right: AccountRight): boolean {
  return restrictionOf(right, ['TERMS_DUE']) !== null
}
