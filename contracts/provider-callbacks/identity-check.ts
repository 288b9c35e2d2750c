import { z } from 'zod'
import { REJECTION_REASONS } from '../player-api/verification-words.ts'

/** What platform and identity provider say to each other; every call is signed (signature.ts). */

/** The provider's name in the addresses of callbacks. */
export const IDENTITY_CHECK = 'identity-check'
export const IDENTITY_RESULT_PATH = `/callbacks/${IDENTITY_CHECK}/result`
/** Below the provider's own address. */
export const IDENTITY_INITIATE_PATH = '/initiate'

/** `reference` is ours and names the check in its result. */
export const initiateCheckRequest = z.strictObject({
  reference: z.uuid(),
  successUrl: z.url({ protocol: /^https?$/ }).max(500),
  errorUrl: z.url({ protocol: /^https?$/ }).max(500),
})
export type InitiateCheck = z.infer<typeof initiateCheckRequest>
export const initiateCheckResponse = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }) })

/** Said once or many times: the same result of the same check is the same result. */
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
