import type { z } from 'zod'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { Authorised } from '../players/index.ts'
import type { Draft } from '../sign-up/index.ts'
import type { FieldError } from './read-request.ts'
import type { RefusalDetail } from './refusal-response.ts'

/**
 * `player`: a bearer token whose session runs.  `sign-up`: the token of a sign-up that has not ended. `provider`: a body signed with the provider's secret.
 */
export type RouteAuth = 'none' | 'player' | 'sign-up' | 'provider'

export type Answer =
  | { ok: true; value: unknown }
  | { ok: false; refusal: RefusalCode; detail?: RefusalDetail; fields?: FieldError[] }
  | { ok: false; invalid: { field: string } }

/** What a row with `answersFile` answers. */
export type FileAnswer = { content: Uint8Array; type: string; name: string }

export type Call<Body = unknown, Query = unknown> = {
  body: Body
  query: Query
  /** Values of the path's `:names`. */
  params: Readonly<Record<string, string>>
  who: Authorised | null
  draft: Draft | null
  remoteAddress: string
  /** The visitor's network address, for limits and records; null when the site does not say. */
  visitor: string | null
  header(name: string): string | null
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  auth: RouteAuth
  /** Whose signature a row of the auth `provider` needs. */
  provider?: string
  /** One visitor may call this a few times a minute only (GAP-006). */
  isLimited?: boolean
  /** Money that is a player's: a no that stays one leaves a round for people, and is told to them. */
  isPayback?: boolean
  /** Headers that the call reads, and what they are for. */
  requestHeaders?: Readonly<Record<string, string>>
  body?: z.ZodType
  /** How the body is written; JSON, where nothing is said. */
  bodyType?: 'form'
  /** The body is a file of at most so many bytes; the handler gets it as it is. */
  maxFileBytes?: number
  query?: z.ZodObject
  /** Status of the good answer, and its schema; null is an empty answer. */
  status: 200 | 201 | 202 | 204
  response: z.ZodType | null
  /** The good answer is a file, for nobody to keep. */
  answersFile?: true
  /** What this call may refuse with beside what every call may. */
  refusals: readonly RefusalCode[]
  /** Where this call refuses with another status than the catalogue has for the code. */
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

/** A row that only a signed-in player reaches. */
export function playerRoute<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
>(row: PlayerTyped<Body, Query>): Route {
  const { handle, ...rest } = row
  return {
    ...rest,
    auth: 'player',
    handle: async (call) => {
      // The front of every player route has put someone here; an empty place would be our bug.
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

/** A row that only somebody in the middle of a sign-up reaches. */
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
