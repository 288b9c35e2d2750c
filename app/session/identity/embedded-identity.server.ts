import type { PlatformClient } from '#app/platform-client/platform-client.server.ts'
import type { Identity, Meta, SignInStep } from './identity.ts'

/** Players sign in with e-mail and password, which the platform knows. */
export function createEmbeddedIdentity(platform: PlatformClient): Identity {
  return {
    asksFor: 'password',
    providerOrigin: null,
    currentSession: platform.verifyIdToken,
    async signIn({ credentials, meta }): Promise<SignInStep> {
      if (credentials === null) return { kind: 'failed' }
      const tokens = await signIn(platform, { ...credentials, meta })
      return tokens.ok
        ? { kind: 'signed-in', tokens: tokens.value }
        : { kind: 'refused', refused: tokens }
    },
    finishSignIn: async () => ({ step: { kind: 'failed' }, next: null }),
    renew: async (tokens) => tokens,
    async signOut({ idToken }) {
      const answer = await platform.signOut({ token: idToken })
      return { refused: answer.ok ? null : answer, location: null }
    },
  }
}

/** Whom nobody knows here an older system may know: it is asked once (GAP-039). */
async function signIn(
  platform: PlatformClient,
  { meta, ...credentials }: { email: string; password: string; meta: Meta },
) {
  const tokens = await platform.signIn({ ...credentials, meta })
  if (tokens.ok || tokens.refusal !== 'error.player.not.found') return tokens
  const moved = await platform.migrate(credentials, meta.ipAddress)
  return moved.ok ? platform.signIn({ ...credentials, meta }) : tokens
}
