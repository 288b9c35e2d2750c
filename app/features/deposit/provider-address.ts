/**
 * An address to which players are sent to pay, or null where it is not of the payment provider: nobody who speaks for
 * the platform leads a player with a card in the hand anywhere else.
 */
export function providerAddress(
  address: string,
  { paymentOrigins }: { paymentOrigins: readonly string[] },
): { url: string; origin: string } | null {
  if (!URL.canParse(address)) return null
  const { href, origin } = new URL(address)
  return paymentOrigins.includes(origin) ? { url: href, origin } : null
}
