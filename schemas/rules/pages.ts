/** First URL segments below a locale that other pages use. */
const TAKEN = [
  '401',
  '500',
  'accept-terms-condition',
  'api',
  'cookie-settings',
  'deposit',
  'iclub',
  'landing',
  'live-casino-online',
  'login',
  'logout',
  'my-account',
  'online-casino',
  'promo',
  'promotions',
  'restricted',
  'signup',
  'sportsbook',
  'tournaments',
  'virtuals',
]

/** The slug of a static page: a segment that no other page begins with (RTE-17, GAP-031). */
export function isPageSlug(value: string | undefined): true | string {
  if (!value || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value))
    return 'Small letters, digits and single dashes only.'
  return TAKEN.includes(value) ? `“${value}” leads to a page of the site: choose another.` : true
}

/** Either amount may be missing; neither may be negative. */
export function isAmountRange(
  range: { min?: number | null; max?: number | null } | undefined,
): true | string {
  const { min, max } = range ?? {}
  if ((min ?? 0) < 0 || (max ?? 0) < 0) return 'No amount is below nothing.'
  return typeof min === 'number' && typeof max === 'number' && max < min
    ? 'The largest amount must not be below the smallest.'
    : true
}
