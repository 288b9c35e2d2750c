import type { z } from 'zod'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { Authorised } from '../players/index.ts'
import type { Draft } from '../sign-up/index.ts'
import type { FieldError } from './read-request.ts'
import type { RefusalDetail } from './refusal-response.ts'

/**
 * `player`: a bearer token of a running session.  `sign-up`: the token of a sign-up that has not ended.
 * `provider`: a body signed with the provider's secret.
 */
export type RouteAuth = 'none' | 'player' | 'sign-up' | 'provider'

export type Answer =
  | { ok: true; value: unknown }
  | { ok: false; refusal: RefusalCode; detail?: RefusalDetail; fields?: FieldError[] }
  | { ok: false; invalid: { field: string } }

/** The response of a row with `answersFile`. */
export type FileAnswer = { content: Uint8Array; type: string; name: string }

export type Call<Body = unknown, Query = unknown> = {
  body: Body
  query: Query
  /** Values of the path's `:names`. */
  params: Readonly<Record<string, string>>
  who: Authorised | null
  draft: Draft | null
  remoteAddress: string
  /** The visitor's network address, for limits and records; null when the site does not send it. */
  visitor: string | null
  header(name: string): string | null
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  auth: RouteAuth
  /** The provider whose signature a row with auth `provider` requires. */
  provider?: string
  /** One visitor may call this only a few times a minute (GAP-006). */
  isLimited?: boolean
  /** A payment of the player's own money: a final refusal leaves the round to staff, who are notified. */
  isPayback?: boolean
  /** Headers that the call reads, with their purpose. */
  requestHeaders?: Readonly<Record<string, string>>
  body?: z.ZodType
  /** Encoding of the body; JSON by default. */
  bodyType?: 'form'
  /** The body is a file of at most so many bytes; the handler gets it unparsed. */
  maxFileBytes?: number
  query?: z.ZodObject
  /** Status and schema of the success response; null is an empty response. */
  status: 200 | 201 | 202 | 204
  response: z.ZodType | null
  /** The success response is a file, which must not be cached. */
  answersFile?: true
  /** Refusals of this call besides those that every call can return. */
  refusals: readonly RefusalCode[]
  /** Statuses of this call that differ from the catalogue's for the code. */
  statusOf?: Readonly<Partial<Record<RefusalCode, number>>>
  headers?: Readonly<Record<string, string>>
  handle(call: Call): Promise<Answer>
}

type Typed<Body extends z.ZodType | undefined, Query extends z.ZodObject | undefined> = Omit<
  Route,
  'handle' | 'body' | 'query'
> & {
  body?: Body
  query?: Query
  handle(
    call: Call<
      Body extends z.ZodType ? z.output<Body> : undefined,
      Query extends z.ZodObject ? z.output<Query> : undefined
    >,
  ): Promise<Answer>
}

/** One row of the route table: its handler gets what the row's own schemas have parsed. */
export function route<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
>(row: Typed<Body, Query>): Route {
  return row as unknown as Route
}

type PlayerTyped<Body extends z.ZodType | undefined, Query extends z.ZodObject | undefined> = Omit<
  Typed<Body, Query>,
  'handle' | 'auth'
> & {
  handle(
    who: Authorised,
    call: Call<
      Body extends z.ZodType ? z.output<Body> : undefined,
      Query extends z.ZodObject ? z.output<Query> : undefined
    >,
  ): Promise<Answer>
}

/** A row that requires a signed-in player. */
export function playerRoute<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
>(row: PlayerTyped<Body, Query>): Route {
  const { handle, ...rest } = row
  return {
    ...rest,
    auth: 'player',
    handle: async (call) => {
      // Every player route is authorised before its handler; a missing player would be our bug.
      if (call.who === null) throw new Error(`nobody is signed in at ${row.path}`)
      return handle(call.who, call as Parameters<typeof handle>[1])
    },
  } as Route
}

type DraftTyped<Body extends z.ZodType | undefined> = Omit<
  Typed<Body, undefined>,
  'handle' | 'auth'
> & {
  handle(
    draft: Draft,
    call: Call<Body extends z.ZodType ? z.output<Body> : undefined, undefined>,
  ): Promise<Answer>
}

/** A row that requires an unfinished sign-up. */
export function draftRoute<Body extends z.ZodType | undefined = undefined>(
  row: DraftTyped<Body>,
): Route {
  const { handle, ...rest } = row
  return {
    ...rest,
    auth: 'sign-up',
    handle: async (call: Call) => {
      if (call.draft === null) throw new Error(`nobody signs up at ${row.path}`)
      return handle(call.draft, call as unknown as Parameters<typeof handle>[1])
    },
  } as unknown as Route
}
