import { z } from 'zod'
import {
  confirmResponse,
  coolingResponse,
  type exchangeRequest,
  type migrationRequest,
} from '#contracts/player-api/identity.ts'
import { type TokenSet, tokenSet } from '#contracts/player-api/v1.ts'
import type { Answer, PlatformCall } from './platform-call.server.ts'

/** Calls before and after a sign-in. `visitor`: the visitor's IP address, for rate limiting. */
export type IdentityCalls = {
  /** Requests the return after an expired time-out; the response is how long it takes (GAP-042). */
  reopenAccount(playerId: string, visitor: string): Answer<{ milliseconds: number }>
  /** Migrates an account from an older system (SES-26). */
  migrate(credentials: z.input<typeof migrationRequest>, visitor: string): Answer<null>
  /** Resumes an unfinished sign-up; null: it was complete, and sign-in works now (GAP-039). */
  confirmSignUp(
    credentials: z.input<typeof migrationRequest>,
    visitor: string,
  ): Answer<{ token: string } | null>
  /** Exchanges an identity provider's id token for our tokens, once. */
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
