import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { IdentityProvider, ProviderRefusal } from './identity-provider.ts'
import { endByProvider } from './link-store.ts'
import { hashSecret } from './tokens.ts'

/**
 * Ends the sessions that the provider's logout token names (OpenID Connect Back-Channel Logout 1.0), here and at every
 * open feed. A token is valid once; having nothing to end is not a failure.
 */
export async function signOutByProvider(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  provider: IdentityProvider,
  logoutToken: string,
): Promise<Result<null, ProviderRefusal>> {
  const read = await provider.readLogout(logoutToken)
  if (!read.ok) return read
  const { tokenId, ...whom } = read.value
  const tokenHash = hashSecret(JSON.stringify(['logout', whom.issuer, tokenId]))
  const isFirst = await endByProvider(db, { ...whom, tokenHash, now: new Date(clock()) })
  return isFirst ? ok(null) : refuse('NO_SESSION')
}
