import { hkdfSync } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'

const LIFETIME_S = 600
const ENCRYPTION = 'A256GCM'
const MAX_LENGTH = 4_096

const state = z.object({
  state: z.string().min(16),
  nonce: z.string().min(16),
  verifier: z.string().min(16),
  next: z.string().max(1_200),
})
/** The state that a visitor takes to the provider: without it the callback opens no session. */
export type SealedState = z.infer<typeof state>

/** Encrypted and valid for ten minutes: the visitor's browser stores it and can neither read nor forge it. */
export function createStateSeal({ secret, clock }: { secret: string; clock: () => number }) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'playhouse', 'sign-in-state', 32))
  return {
    seal(value: SealedState): Promise<string> {
      const nowS = Math.floor(clock() / 1000)
      return new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION })
        .setExpirationTime(nowS + LIFETIME_S)
        .encrypt(key)
    },
    async open(sealed: string): Promise<SealedState | null> {
      if (sealed.length > MAX_LENGTH) return null
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          currentDate: new Date(clock()),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: [ENCRYPTION],
          requiredClaims: ['exp'],
        })
        const opened = state.safeParse(payload)
        return opened.success ? opened.data : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
