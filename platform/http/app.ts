import { Hono } from 'hono'
import type { z } from 'zod'
import { needsTerms, restrictionOf } from '#contracts/player-api/account-rights.ts'
import { MAX_DOCUMENT_FILES } from '#contracts/player-api/verification-words.ts'
import { isFinalRefusal } from '#contracts/provider-callbacks/game-wallet.ts'
import { isSignedBy, SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { ok, type Result } from '#contracts/result.ts'
import { PaymentProviderUnavailableError } from '#payment-providers/payment-provider.ts'
import type { Logger } from '../context.ts'
import { DatabaseUnavailableError } from '../db/db.ts'
import { MessengerUnavailableError, RecipientRefusedError } from '../messages/index.ts'
import {
  type Authorised,
  type AuthorityRefusal,
  createSlotsByKey,
  SlotsFullError,
} from '../players/index.ts'
import type { Draft } from '../sign-up/index.ts'
import { ScannerUnavailableError } from '../verification/index.ts'
import {
  decodeBody,
  MAX_BODY_BYTES,
  parseBody,
  parseForm,
  parseQuery,
  type ReadRefusal,
  readBytes,
  readFile,
} from './read-request.ts'
import { refusalResponse } from './refusal-response.ts'
import {
  type Answer,
  BY_RIGHT,
  type Call,
  type Caller,
  type FileAnswer,
  type Route,
} from './route.ts'
import { visitorOf } from './visitor.ts'

type AppDeps = {
  routes: readonly Route[]
  openApi: object
  authorise(token: string): Promise<Result<Authorised, AuthorityRefusal>>
  /** Whether the player has to accept a newer version of the terms. */
  areTermsDue(player: Authorised['player']): Promise<boolean>
  findDraft(token: string): Promise<Result<Draft, 'NO_SESSION'>>
  /** The secret with which a provider signs. */
  secretOf(provider: string): string
  clock: () => number
  newRequestId: () => string
  /** Milliseconds to wait; 0 when the address may call now. */
  limitCalls(address: string): number
  /** The same for the few tightly limited calls, each with its own counter, shared by all instances. */
  limitForm(form: string, visitor: string | null): Promise<number>
  isHttps: boolean
  logger: Logger
}

/** Files of one player that may wait while one of them is read; together they are as many as two documents may have. */
const MAX_FILES_WAITING = 2 * MAX_DOCUMENT_FILES - 1

type Bindings = { remoteAddress: string }
type App = Hono<{ Bindings: Bindings; Variables: { requestId: string; row: Route } }>

/** Serves the route table: finds the route, authenticates the caller, parses, handles, responds. */
export function createApp(deps: AppDeps): App {
  const app: App = new Hono()
  const { logger } = deps
  const inFileTurn = createSlotsByKey({ waiting: MAX_FILES_WAITING })

  app.use('*', async function headersAndLog(c, next) {
    const startedAt = deps.clock()
    const asked = c.req.header('x-request-id') ?? ''
    const requestId = /^[\w-]{8,64}$/.test(asked) ? asked : deps.newRequestId()
    c.set('requestId', requestId)
    const waitMs = deps.limitCalls(c.env.remoteAddress)
    if (waitMs > 0) c.res = tooMany(waitMs)
    else await next()
    secure(c.res.headers, deps.isHttps)
    c.res.headers.set('x-request-id', requestId)
    logger.info(
      {
        requestId,
        method: c.req.method,
        // A path with values in it may hold a secret: its pattern is enough.
        path: (c.get('row')?.path ?? c.req.path).slice(0, 200),
        status: c.res.status,
        durationMs: deps.clock() - startedAt,
      },
      'platform call',
    )
  })
  app.get('/openapi.json', (c) => c.json(deps.openApi))
  for (const row of deps.routes) {
    app.on(row.method, row.path, async (c) => {
      c.set('row', row)
      const from = { request: c.req.raw, params: c.req.param(), inFileTurn, ...c.env }
      const response = await serve(deps, row, from)
      if (row.creditsPlayer && response.status >= 400) {
        await reportRefusedCredit(logger, row, { response, requestId: c.get('requestId') })
      }
      return response
    })
  }
  const allowed = allowedMethods(deps.routes)
  app.notFound((c) => {
    const allow = allowed(c.req.path)
    return allow === undefined
      ? refusalResponse('NOT_FOUND')
      : refusalResponse('METHOD_NOT_ALLOWED', { headers: { allow } })
  })
  app.onError((error, c) => {
    const { code, retryAfterS } = toRefusal(error)
    // During a flood each attempt would log a stack; the response already says that the call was rejected.
    if (!(error instanceof SlotsFullError)) {
      logger.error({ err: error, requestId: c.get('requestId') }, 'a platform call failed')
    }
    return refusalResponse(code, {
      headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
    })
  })
  return app
}

/** A payout or a rollback that a provider will not send again: its round needs staff (FINAL_REFUSALS). */
async function reportRefusedCredit(
  logger: Logger,
  { provider, path }: Route,
  { response, requestId }: { response: Response; requestId: string },
): Promise<void> {
  const { code } = (await response.clone().json()) as { code: string }
  if (!isFinalRefusal(code)) return
  logger.warn(
    { event: 'payback_refused', requestId, provider, path, code },
    'a payback was refused',
  )
}

async function serve(
  deps: AppDeps,
  row: Route,
  from: Bindings & {
    request: Request
    params: Record<string, string>
    inFileTurn: ReturnType<typeof createSlotsByKey>
  },
): Promise<Response> {
  const { request, params, remoteAddress, inFileTurn } = from
  const url = new URL(request.url)
  const visitor = visitorOf(request.headers, remoteAddress)
  if (row.isLimited) {
    const waitMs = await deps.limitForm(`${row.method} ${row.path}`, visitor)
    if (waitMs > 0) return tooMany(waitMs)
  }
  const isFile = row.maxFileBytes !== undefined
  const most = row.takeUnread ? MAX_UNREAD_BYTES : MAX_BODY_BYTES
  const bytes = isFile ? NO_BYTES : await readBytes(request, most)
  if (!bytes.ok) return toResponse(bytes)
  const text = decodeBody(bytes.value)
  if (!text.ok && !row.takeUnread) return toResponse(text)

  if (row.access === 'provider') {
    const signed = isSignedBy(deps.secretOf(row.provider ?? ''), {
      header: request.headers.get(SIGNATURE_HEADER),
      method: request.method,
      path: url.pathname,
      body: bytes.value,
      nowMs: deps.clock(),
    })
    if (!signed) return refusalResponse('SIGNATURE_INVALID')
  }
  const caller = await readCaller(deps, row, request)
  if (!caller.ok) return refusalResponse(caller.refusal)
  const closed = await restrictionRefusal(deps, row, caller.value)
  if (closed !== null) return refusalResponse(closed)

  const query = row.query ? parseQuery(row.query, url.searchParams) : NOTHING
  if (!query.ok) return toResponse(query)
  // The file is read last: callers without access must not make us read megabytes, and those with access not all at
  // once.
  const handle = async () => {
    const body = isFile
      ? await readFile(request, row.maxFileBytes ?? 0)
      : row.body
        ? readBodyOf(row, row.body, request, text)
        : NOTHING
    if (!body.ok) {
      if (!row.takeUnread) return toResponse(body)
      return answer(row, await row.takeUnread({ bytes: bytes.value, reason: body.refusal }))
    }

    const call: Call = {
      ...caller.value,
      body: body.value,
      query: query.value,
      params,
      remoteAddress,
      visitor,
      header: (name) => request.headers.get(name),
    }
    return answer(row, await row.handle(call))
  }
  const owner = caller.value.player?.id
  return isFile && owner !== undefined ? inFileTurn(owner, handle) : handle()
}

function readBodyOf(
  row: Route,
  schema: z.ZodType,
  request: Request,
  text: ReturnType<typeof decodeBody>,
) {
  if (!text.ok) return text
  return row.bodyType === 'form'
    ? parseForm(schema, request, text.value)
    : parseBody(schema, request, text.value)
}

/** A signature covers the whole body, so a body that is larger than this cannot be verified: it may be from anyone. */
const MAX_UNREAD_BYTES = 262_144

const NOTHING = { ok: true, value: undefined } as const
const NO_BYTES = { ok: true, value: new Uint8Array() } as const

const NOBODY = { ok: true, value: { who: null, player: null, draft: null } } as const

async function readCaller(
  deps: AppDeps,
  row: Route,
  request: Request,
): Promise<Result<Caller, AuthorityRefusal>> {
  if (row.access === 'none' || row.access === 'provider') return NOBODY
  const header = request.headers.get('authorization')
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
  if (token === undefined) return { ok: false, refusal: 'NO_SESSION' }
  if (row.access === 'sign-up') {
    const draft = await deps.findDraft(token)
    return draft.ok ? ok({ who: null, player: null, draft: draft.value }) : draft
  }
  const who = await deps.authorise(token)
  return who.ok ? ok({ who: who.value, player: who.value.player, draft: null }) : who
}

/**
 * The refusal of a call that the state of the account does not allow: checked here for all calls, before anything of
 * them is read (decision 0044).
 */
async function restrictionRefusal(
  { areTermsDue }: AppDeps,
  row: Route,
  { who }: Caller,
): Promise<RefusalCode | null> {
  if (row.access !== 'player' || who === null) return null
  const { right } = row
  if (restrictionOf(right, who.restrictions) !== null) return BY_RIGHT[right]
  return needsTerms(right) && (await areTermsDue(who.player)) ? 'TERMS_NOT_ACCEPTED' : null
}

function answer(row: Route, given: Answer): Response {
  if (given.ok) {
    const headers = { 'cache-control': 'no-store', ...row.headers }
    if (row.answersFile) return fileResponse(given.value as FileAnswer, headers)
    if (row.answer === null) return new Response(null, { status: row.status, headers })
    // The schema also filters the response: a field that it does not name is not sent.
    return Response.json(row.answer.parse(given.value), { status: row.status, headers })
  }
  if ('invalid' in given) {
    const fields = [{ field: given.invalid.field, code: 'invalid_value' }]
    return refusalResponse('VALIDATION_FAILED', { fields })
  }
  const wait = given.detail?.retryAfterSeconds
  return refusalResponse(given.refusal, {
    status: row.statusOf?.[given.refusal],
    detail: given.detail,
    ...(given.fields ? { fields: given.fields } : {}),
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
  })
}

/** A download with a file name that we choose: uploaded content is never displayed as a page. */
function fileResponse({ content, type, name }: FileAnswer, headers: Record<string, string>) {
  return new Response(new Uint8Array(content), {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

function toResponse({ refusal, fields }: ReadRefusal): Response {
  return refusalResponse(refusal, fields ? { fields } : {})
}

function tooMany(waitMs: number): Response {
  return refusalResponse('TOO_MANY_REQUESTS', {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  })
}

function toRefusal(error: unknown): { code: RefusalCode; retryAfterS?: number } {
  // Too many calls at once is not an outage: a short wait is enough.
  if (error instanceof SlotsFullError) return { code: 'TOO_MANY_REQUESTS', retryAfterS: 2 }
  if (error instanceof ScannerUnavailableError) return { code: 'UNAVAILABLE', retryAfterS: 30 }
  if (error instanceof DatabaseUnavailableError) return { code: 'UNAVAILABLE', retryAfterS: 1 }
  if (error instanceof PaymentProviderUnavailableError) return { code: 'PROVIDER_UNAVAILABLE' }
  // Another code may be requested after the pause between two (GAP-052).
  if (error instanceof MessengerUnavailableError || error instanceof RecipientRefusedError)
    return { code: 'UNAVAILABLE', retryAfterS: 30 }
  return { code: 'INTERNAL' }
}

function allowedMethods(routes: readonly Route[]): (path: string) => string | undefined {
  const known = [
    { method: 'GET', path: '/openapi.json' },
    ...routes.map(({ method, path }) => ({ method, path })),
  ].map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  return (path) => {
    const methods = known.filter((it) => it.pattern.test(path)).flatMap((it) => it.methods)
    return methods.length === 0 ? undefined : methods.join(', ')
  }
}

/** JSON for programs: it must not be framed, sniffed, executed or cached. */
function secure(headers: Headers, isHttps: boolean): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  headers.set('referrer-policy', 'no-referrer')
  headers.set('cross-origin-resource-policy', 'same-origin')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (isHttps) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
