import type { z } from 'zod'
import type { ApiCall, Calls } from '#contracts/player-api/call.ts'
import type {
  Answer,
  Ask,
  Caller,
  Sender,
  SigningUp,
  ValueOf,
  Visitor,
} from './platform-call.server.ts'

type SenderOf = {
  none: [sender?: Visitor]
  player: [caller: Caller]
  'sign-up': [who: SigningUp]
  provider: never
}
type IdOf<Row extends ApiCall> = Row['path'] extends `${string}/:${string}` ? [id: string] : []
type BodyOf<Row extends ApiCall> = Row extends { body: infer Body extends z.ZodType }
  ? [body: z.input<Body>]
  : []
type QueryOf<Row extends ApiCall> = Row extends { query: infer Query extends z.ZodObject }
  ? [query: z.input<Query>]
  : []

/** Calls with a file or a form are written by hand, where the site makes them. */
type Unusual = { answersFile: true } | { maxFileBytes: number } | { bodyType: 'form' }
const isUnusual = (row: ApiCall) =>
  row.answersFile !== undefined || row.maxFileBytes !== undefined || row.bodyType !== undefined

/** One function for each row: its id, its query and its body, as far as it has them, then who sends it. */
export type DerivedCalls<Rows extends Calls> = {
  [Name in keyof Rows as Rows[Name] extends Unusual ? never : Name]: (
    ...asked: [
      ...IdOf<Rows[Name]>,
      ...QueryOf<Rows[Name]>,
      ...BodyOf<Rows[Name]>,
      ...SenderOf[Rows[Name]['access']],
    ]
  ) => Answer<ValueOf<Rows[Name]>>
}

/** The functions of these rows. */
export function deriveCalls<Rows extends Calls>(ask: Ask, rows: Rows): DerivedCalls<Rows> {
  const functions = Object.entries(rows)
    .filter(([, row]) => !isUnusual(row))
    .map(([name, row]) => [name, derive(ask, row)])
  return Object.fromEntries(functions) as DerivedCalls<Rows>
}

function derive(ask: Ask, row: ApiCall) {
  return (...asked: readonly unknown[]) => {
    const rest = [...asked]
    const input = {
      ...(row.path.includes('/:') ? { id: rest.shift() as string } : {}),
      ...(row.query ? { query: rest.shift() as object } : {}),
      ...(row.body ? { body: rest.shift() } : {}),
    }
    return ask(row, input, (rest[0] ?? {}) as Sender)
  }
}
