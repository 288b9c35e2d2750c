import type { z } from 'zod'
import type { AccountRight } from '#contracts/player-api/account-rights.ts'
import type { ApiCall, CallAccess, Calls } from '#contracts/player-api/call.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { Authorised } from '../players/index.ts'
import type { Draft } from '../sign-up/index.ts'
import type { FieldError } from './read-request.ts'
import type { RefusalDetail } from './refusal-response.ts'

/** Refusals that no row lists: those of every call, those of its access, and those of its input. */
export const EVERY_CALL = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'] as const
export const BY_ACCESS = {
  none: [],
  player: ['NO_SESSION', 'TOKEN_EXPIRED', 'PLAYER_BLOCKED'],
  'sign-up': ['NO_SESSION'],
  provider: ['SIGNATURE_INVALID'],
} as const satisfies Record<CallAccess, readonly RefusalCode[]>
/**
 * The refusal in a restricted account, by the right that a call needs (decision 0044). Each is the code that the calls
 * of that kind have always given; where only the terms are missing, TERMS_NOT_ACCEPTED says so.
 */
export const BY_RIGHT = {
  own: null,
  manage: 'ACCOUNT_RESTRICTED',
  relax: 'ACCOUNT_RESTRICTED',
  play: 'PLAYER_BLOCKED',
  deposit: 'FORBIDDEN',
  bonus: 'BONUS_FORBIDDEN',
} as const satisfies Record<AccountRight, RefusalCode | null>
export const WITH_BODY = [
  'MALFORMED_BODY',
  'VALIDATION_FAILED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const
export const WITH_QUERY = ['VALIDATION_FAILED'] as const

type GeneralRefusal<Access extends CallAccess> =
  | (typeof EVERY_CALL)[number]
  | (typeof BY_ACCESS)[Access][number]
  | (typeof WITH_BODY)[number]

type AnswerOf<Value, Refusal extends RefusalCode> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal; detail?: RefusalDetail; fields?: FieldError[] }
  | { ok: false; invalid: { field: string } }
export type Answer = AnswerOf<unknown, RefusalCode>

/** The response of a row with `answersFile`. */
export type FileAnswer = { content: Uint8Array; type: string; name: string }

type CallerOf = {
  none: { who: null; player: null; draft: null }
  player: { who: Authorised; player: Authorised['player']; draft: null }
  'sign-up': { who: null; player: null; draft: Draft }
  provider: { who: null; player: null; draft: null }
}
export type Caller = CallerOf[CallAccess]

type Request<Body, Query> = {
  body: Body
  query: Query
  /** Values of the path's `:names`. */
  params: Readonly<Record<string, string>>
  remoteAddress: string
  /** The visitor's network address, for limits and records; null when the site does not send it. */
  visitor: string | null
  header(name: string): string | null
}
export type Call = Caller & Request<unknown, unknown>

type BodyOf<Row extends ApiCall> = Row extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : Row extends { maxFileBytes: number }
    ? Uint8Array
    : undefined
type QueryOf<Row extends ApiCall> = Row extends { query: infer Query extends z.ZodObject }
  ? z.output<Query>
  : undefined
type ValueOf<Row extends ApiCall> = Row extends { answer: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : Row extends { answersFile: true }
    ? FileAnswer
    : unknown

/** Gets what the row's schemas have parsed, and returns what its answer and its refusals allow. */
type Handler<Row extends ApiCall> = (
  call: CallerOf[Row['access']] & Request<BodyOf<Row>, QueryOf<Row>>,
) => Promise<AnswerOf<ValueOf<Row>, Row['refusals'][number] | GeneralRefusal<Row['access']>>>

/** A signed body that cannot be read, and the reason. */
export type UnreadBody = { bytes: Uint8Array; reason: RefusalCode }

/** A row of the contract with its handler. */
export type Route = ApiCall & {
  handle(call: Call): Promise<Answer>
  /** Answers a signed body that cannot be read, instead of a refusal: for messages that must not get lost. */
  takeUnread?(body: UnreadBody): Promise<Answer>
}

/**
 * Binds one row; for calls whose rows differ between installations. A key that no row has does not compile: a misspelt
 * key would silently disable the setting.
 */
export function bindCall<Row extends ApiCall>(
  row: Row & Record<Exclude<keyof Row, keyof ApiCall>, never>,
  handle: Handler<Row>,
  others: Pick<Route, 'takeUnread'> = {},
): Route {
  return { ...bind<Row>(row, handle), ...others }
}

function bind<Row extends ApiCall>(row: Row, handle: Handler<Row>): Route {
  // The row itself reads the caller and the input (app.ts), so they have the types that it declares.
  return { ...row, handle: handle as (call: Call) => Promise<Answer> }
}

/** Binds every row of a module: a row without a handler does not compile. */
export function bindCalls<Rows extends Calls>(
  rows: Rows,
  handlers: { [Name in keyof Rows]: Handler<Rows[Name]> },
): Route[] {
  return (Object.keys(rows) as (keyof Rows)[]).map((name) =>
    bind(rows[name] as Rows[keyof Rows], handlers[name]),
  )
}
