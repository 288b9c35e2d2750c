import { z } from 'zod'
import {
  confirmResponse,
  coolingResponse,
  type exchangeRequest,
  type migrationRequest,
} from '#contracts/player-api/identity.ts'
import { type TokenSet, tokenSet } from '#contracts/player-api/v1.ts'
import type { Answer, PlatformCall } from './platform-call.server.ts'

/** Calls before and after a sign-in. `visitor`: for whom the site asks, who is limited by it. */
export type IdentityCalls = {
  /** Asks to come back after a time-out that is over; the answer is how long it takes (GAP-042). */
  reopenAccount(playerId: string, visitor: string): Answer<{ milliseconds: number }>
  /** Moves the account of an older system here (SES-26). */
  migrate(credentials: z.input<typeof migrationRequest>, visitor: string): Answer<null>
  /** Takes up a sign-up that has not ended; null: it was complete, and signing in works now (GAP-039). */
  confirmSignUp(
    credentials: z.input<typeof migrationRequest>,
    visitor: string,
  ): Answer<{ token: string } | null>
  /** A provider's id token for tokens of ours, once. */
  exchange(body: z.input<typeof exchangeRequest>, visitor: string): Answer<TokenSet>
}

export function createIdentityCalls(call: PlatformCall): IdentityCalls {
  return {
    reopenAccount: (playerId, visitor) =>
      call('POST', `/v1/player/${encodeURIComponent(playerId)}/timeout/cooling`, coolingResponse, {
        body: { playerId },
        visitor,
      }),
    migrate: (body, visitor) => call('POST', '/v1/player/migration', nothing, { body, visitor }),
    confirmSignUp: (body, visitor) =>
      call('POST', '/identity/confirm', registration, { body, visitor }),
    exchange: (body, visitor) => call('POST', '/identity/exchange', tokenSet, { body, visitor }),
  }
}

const registration = confirmResponse.transform((it) => it.registration)
const nothing = z.unknown().transform(() => null)
