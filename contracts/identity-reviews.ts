import { z } from 'zod'
import type { Result } from './result.ts'

/**
 * New accounts whose person is like one who is shut out (GAP-093), and what staff says to it. In a demo that is QA,
 * through the console of the sandbox; it is no part of the player API.
 */

/** OTHER: two people, and the account opens. SAME: one person, and the account is as the other one. */
export const identityVerdict = z.strictObject({ verdict: z.enum(['OTHER', 'SAME']) })
export type IdentityVerdict = z.infer<typeof identityVerdict>['verdict']

export type ReviewedIdentity = {
  email: string
  status: string
  countryCode: string
  firstName: string
  lastName: string
  dateOfBirth: string | null
  phone: string | null
  street: string
  postalCode: string
  nationalId: string | null
}

export type IdentityReview = {
  playerId: string
  otherId: string
  at: string
  points: number
  /** What is alike. */
  reasons: string[]
  state: 'OPEN' | 'OTHER' | 'SAME'
  /** Who decided. */
  cause: string | null
  person: ReviewedIdentity
  /** Who is shut out. */
  other: ReviewedIdentity
}

/** The reviewer's door of the platform. Not served over the network. */
export type IdentityReviews = {
  /** What waits, the longest first, then what was decided; 100 at most. */
  list(): Promise<IdentityReview[]>
  decide(
    of: { playerId: string; otherId: string },
    verdict: IdentityVerdict,
    cause: string,
  ): Promise<Result<null, 'NOT_FOUND' | 'ALREADY_DECIDED'>>
}
