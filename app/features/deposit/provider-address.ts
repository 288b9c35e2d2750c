/**
 * The URL to which a player is sent to pay, or null if its origin is not the payment provider's: even a compromised
 * platform cannot send a player about to enter card details anywhere else.
 */
export function providerAddress(
  address: string,
  { paymentOrigins }: { paymentOrigins: readonly string[] },
): { url: string; origin: string } | null {
  if (!URL.canParse(address)) return null
  const { href, origin } = new URL(address)
  return paymentOrigins.includes(origin) ? { url: href, origin } : null
}
