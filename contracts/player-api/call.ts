import type { z } from 'zod'
import type { RefusalCode } from '../refusals.ts'
import type { AccountRight } from './account-rights.ts'

/**
 * `player`: a bearer token of a running session.  `sign-up`: the token of a sign-up that has not ended.
 * `provider`: a body signed with the provider's secret.
 */
export type CallAccess = 'none' | 'player' | 'sign-up' | 'provider'

/**
 * One call of the API as plain data (decision 0039). The platform binds its handler to the row; the site's client, the
 * OpenAPI document, the hostile inputs and the inputs of the authorisation matrix are derived from it.
 */
export type ApiCall = CallFacts & CallBy

/** A call by a player names the right that the account needs: without one it does not compile. */
type CallBy =
  | { access: 'player'; right: AccountRight }
  | { access: Exclude<CallAccess, 'player'>; right?: never }

type CallFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With one `:id` at most, under a name of its own. */
  path: `/${string}`
  summary: string
  /** The provider whose signature a call with access `provider` requires. */
  provider?: string
  /** One visitor may call this only a few times a minute (GAP-006). */
  isLimited?: boolean
  /** A payment of the player's own money: a final refusal leaves the round to staff, who are notified. */
  creditsPlayer?: boolean
  /** Headers that the call reads, with their purpose. */
  requestHeaders?: Readonly<Record<string, string>>
  query?: z.ZodObject
  body?: z.ZodType
  /** Encoding of the body; JSON by default. */
  bodyType?: 'form'
  /** The body is a file of at most so many bytes; the handler gets it unparsed. */
  maxFileBytes?: number
  /** Status of the success response. */
  status: 200 | 201 | 202 | 204
  /** Its schema; null is an empty response. */
  answer: z.ZodType | null
  /** The success response is a file, which must not be cached. */
  answersFile?: true
  /** Refusals of this call besides those that every call can return. */
  refusals: readonly RefusalCode[]
  /** Statuses of this call that differ from the catalogue's for the code. */
  statusOf?: Readonly<Partial<Record<RefusalCode, number>>>
  headers?: Readonly<Record<string, string>>
}

/** The calls of one module by name, in the order of the OpenAPI document. */
export type Calls = Readonly<Record<string, ApiCall>>
