import { z } from 'zod'
import { REJECTION_REASONS } from '../player-api/verification-words.ts'

/** The calls between the platform and the identity provider; every call is signed (signature.ts). */

/** The provider's name in callback URLs. */
export const IDENTITY_CHECK = 'identity-check'
export const IDENTITY_RESULT_PATH = `/callbacks/${IDENTITY_CHECK}/result` as const
/** Relative to the provider's base URL. */
export const IDENTITY_INITIATE_PATH = '/initiate'

/** `reference` is ours and identifies the check in its result. */
export const initiateCheckRequest = z.strictObject({
  reference: z.uuid(),
  successUrl: z.url({ protocol: /^https?$/ }).max(500),
  errorUrl: z.url({ protocol: /^https?$/ }).max(500),
})
export type InitiateCheck = z.infer<typeof initiateCheckRequest>
export const initiateCheckResponse = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }) })

/** Idempotent: the same result of the same check may be sent many times. */
export const identityResultRequest = z
  .strictObject({
    reference: z.uuid(),
    outcome: z.enum(['VERIFIED', 'REJECTED']),
    reason: z.enum(REJECTION_REASONS).optional(),
  })
  .refine((it) => it.outcome === 'VERIFIED' || it.reason !== undefined, {
    path: ['reason'],
    error: 'required',
  })
export type IdentityResult = z.infer<typeof identityResultRequest>
export const identityResultResponse = z.object({ outcome: z.enum(['VERIFIED', 'REJECTED']) })
