import type { z } from 'zod'
import type { exchangeRequest } from '#contracts/player-api/identity.ts'
import type { TokenSet } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { SignInRefusal } from './account-status.ts'
import { admitPlayer } from './admit-player.ts'
import type { IdentityProvider, ProviderIdentity, ProviderRefusal } from './identity-provider.ts'
import {
  endByProvider,
  findLinkedPlayer,
  hasLinkTo,
  linkStatement,
  providerSessionKey,
  spendToken,
} from './link-store.ts'
import { findPlayerByEmail, type PlayerRow } from './players-store.ts'
import type { SessionDeps } from './sessions.ts'
import { hashSecret, signedPartOf } from './tokens.ts'

/**
 * Exchanges a provider's id token for a session of ours, once, by the same status rules as with a password (GAP-041).
 * The player is the one linked to the provider's subject; at the first sign-in, the one with the e-mail that the
 * provider has verified.
 */
export async function exchangeToken(
  deps: SessionDeps,
  provider: IdentityProvider,
  { request, ip }: { request: z.output<typeof exchangeRequest>; ip: string },
): Promise<Result<TokenSet, SignInRefusal | ProviderRefusal>> {
  const identified = await provider.identify(request)
  if (!identified.ok) return identified
  const identity = identified.value
  const spent = hashSecret(signedPartOf(request.idToken))
  const isFirst = await spendToken(deps.db, spent, identity.expiresAt)
  if (!isFirst) return refuse('NO_SESSION')

  const linked = await findLinkedPlayer(deps.db, identity)
  const player = linked ?? (await findByEmail(deps, identity))
  if (!player) return refuse('error.player.not.found')
  const link = linkStatement({ ...identity, playerId: player.id, now: new Date(deps.clock()) })
  return admitPlayer(deps, player, {
    ip,
    countryCode: request.meta?.country ?? '',
    userAgent: request.meta?.userAgent ?? '',
    further: linked ? [] : [link],
    providerSession: identity.sessionId && providerSessionKey(identity.issuer, identity.sessionId),
  })
}

/** An e-mail address that the provider reassigns to a new person must not open the account of its former owner. */
async function findByEmail(
  { db }: SessionDeps,
  { issuer, verifiedEmail }: ProviderIdentity,
): Promise<PlayerRow | undefined> {
  if (verifiedEmail === null) return undefined
  const player = await findPlayerByEmail(db, verifiedEmail)
  if (!player || (await hasLinkTo(db, { issuer, playerId: player.id }))) return undefined
  return player
}

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
