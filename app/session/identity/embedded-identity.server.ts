import type { PlatformClient } from '#app/platform-client/platform-client.server.ts'
import type { Identity, Meta, SignInStep } from './identity.ts'

/** Players sign in with email and password, verified by the platform. */
export function createEmbeddedIdentity(platform: PlatformClient): Identity {
  return {
    asksFor: 'password',
    providerOrigin: null,
    currentSession: platform.verifyIdToken,
    async signIn({ credentials, meta, payoutOnly }): Promise<SignInStep> {
      if (credentials === null) return { kind: 'failed' }
      if (payoutOnly) return toStep(await platform.signIn({ ...credentials, meta, payoutOnly }))
      return toStep(await signIn(platform, { ...credentials, meta }))
    },
    finishSignIn: async () => ({ step: { kind: 'failed' }, next: null }),
    renew: async (tokens) => tokens,
    async signOut({ idToken }) {
      const answer = await platform.signOut({ token: idToken, turnAway: null })
      return { refused: answer.ok ? null : answer, location: null }
    },
  }
}

type Tokens = Awaited<ReturnType<PlatformClient['signIn']>>

function toStep(tokens: Tokens | { unfinished: string }): SignInStep {
  if ('unfinished' in tokens) return { kind: 'unfinished', token: tokens.unfinished }
  return tokens.ok
    ? { kind: 'signed-in', tokens: tokens.value }
    : { kind: 'refused', refused: tokens }
}

/**
 * A player unknown here may exist in an older system, which is called once (GAP-039). A refusal that names a player is
 * only sent after a correct password, for an unfinished sign-up: it is confirmed, or continues.
 */
async function signIn(
  platform: PlatformClient,
  { meta, ...credentials }: { email: string; password: string; meta: Meta },
): Promise<Tokens | { unfinished: string }> {
  const visitor = meta.ipAddress
  const tokens = await platform.signIn({ ...credentials, meta })
  if (tokens.ok || tokens.refusal !== 'error.player.not.found') return tokens
  if (/;playerId=/.test(String(tokens.detail?.message ?? ''))) {
    const confirmed = await platform.confirmSignUp(credentials, visitor)
    if (!confirmed.ok) return tokens
    if (confirmed.value !== null) return { unfinished: confirmed.value.token }
    return platform.signIn({ ...credentials, meta })
  }
  const moved = await platform.migrate(credentials, visitor)
  return moved.ok ? platform.signIn({ ...credentials, meta }) : tokens
}
