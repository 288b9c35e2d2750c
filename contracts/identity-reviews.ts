import { z } from 'zod'
import type { Result } from './result.ts'

/**
 * New accounts that resemble an excluded player (GAP-093), and the decisions of staff. In a demo staff is QA, through
 * the sandbox console; not part of the player API.
 */

/** OTHER: two people, and the account opens. SAME: one person, and the account is blocked like the other one. */
export const identityDecision = z.strictObject({ verdict: z.enum(['OTHER', 'SAME']) })
export type IdentityDecision = z.infer<typeof identityDecision>['verdict']

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
  /** The matching attributes. */
  reasons: string[]
  state: 'OPEN' | 'OTHER' | 'SAME'
  /** Who decided. */
  cause: string | null
  person: ReviewedIdentity
  /** The excluded player. */
  other: ReviewedIdentity
}

/** The reviewer's interface to the platform. Not served over the network. */
export type IdentityReviews = {
  /** Open reviews, the oldest first, then decided ones; 100 at most. */
  list(): Promise<IdentityReview[]>
  decide(
    of: { playerId: string; otherId: string },
    decision: IdentityDecision,
    cause: string,
  ): Promise<Result<null, 'NOT_FOUND' | 'ALREADY_DECIDED'>>
}
