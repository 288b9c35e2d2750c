import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Hono, type HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { consentVariant, cookieOfVariant } from '#app/consent/consent-variant.ts'
import { isContentPage, isContentPart, pagePath } from '#app/features/preview/preview-paths.ts'
import { redirectOf } from '#app/features/seo/redirects.query.server.ts'
import { deviceClass } from '#app/market/device.server.ts'
import { inPseudo, pseudoRequest } from '#app/market/pseudo-request.server.ts'
import { type GeoLocation, placeOf } from '#app/session/geo-location.ts'
import { isRestrictedCountry } from '#app/session/guards.ts'
import { networkOf } from '#content-lake/auth/caller.ts'
import { NoTurnError } from '#content-lake/turns/turns.ts'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_FILES } from '#contracts/player-api/verification-words.ts'
import { type ErrorBody, REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { type FetchHandler, type NodeHandler, remoteAddress, serveFetch } from '../listener.ts'
import type { Logger } from '../logger.ts'
import { compressedPage } from './compressed-page.ts'
import { CONTENT_WEBHOOK_PATH, handleContentWebhook, type Webhook } from './content-webhook.ts'
import type { GeoLocations } from './geo-locations.ts'
import { type LoginThrottle, throttleLogin } from './login-throttle.ts'
import { isLengthKnown, isLongForm, withLongValuesCut } from './long-values.ts'
import { mayChangeState } from './origin-guard.ts'
import { PageCache, type Place, type RenderedPage } from './page-cache.ts'
import { canonicalAddress } from './page-parameters.ts'
import { RenderLoad } from './render-load.ts'
import { contentSecurityPolicy, fixedHeaders, type SiteOrigins } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'

/** Forms are small; document uploads get their own limit at their route. */
const MAX_BODY_BYTES = 256 * 1024
/** As much as a user may paste by mistake: it is truncated before it is passed on. */
const MAX_TYPED_BYTES = 2 * 1024 * 1024
/** Where players upload files: as many as a document may have, each at its maximum size. */
const UPLOADS = /^\/[a-zA-Z-]+\/my-account\/account\/verification(?:\.data)?$/
const MAX_UPLOAD_BYTES = MAX_DOCUMENT_FILES * MAX_DOCUMENT_BYTES + MAX_BODY_BYTES
const RETRY_AFTER_S = 2
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** By name: omitting names from an interface with an index signature leaves nothing that is type-checked. */
type SharedContext = Pick<
  AppLoadContext,
  | 'content'
  | 'platform'
  | 'liveTables'
  | 'tableFeed'
  | 'bookOffers'
  | 'identity'
  | 'playerVersion'
  | 'sessions'
  | 'config'
  | 'clock'
  | 'previews'
  | 'searchMisses'
  | 'logger'
>

type PerRequest = Pick<
  AppLoadContext,
  | 'contentClock'
  | 'preview'
  | 'leavesPreview'
  | 'cspNonce'
  | 'clientAddress'
  | 'geoLocation'
  | 'isInternal'
  | 'changesAt'
  | 'inRenderTurn'
>

export type SiteOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  context: SharedContext
  /** The locations of visitors. */
  geoLocations: GeoLocations
  /** Whether an address belongs to staff or QA (GAP-156). */
  isInternal: (address: string) => boolean
  contentVersion: () => number
  origins: SiteOrigins
  /** Origins whose pages may post here: the public one, and in a demo its numeric equivalent. */
  allowedOrigins: readonly string[]
  files: StaticFiles | null
  /** Limits sign-in attempts by address. */
  loginThrottle: LoginThrottle
  /**
   * How many pages, data requests and forms are answered for one network per second; cached pages and files do not
   * count.
   */
  requestsPerSecond: number
  /** Vite's middleware in development. */
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  webhook: Webhook
  readiness: () => Promise<{ ready: boolean; parts: Record<string, string> }>
  studioUrl: string
  trustedProxyHops: number
  clock: () => number
  logger: Logger
}

/** The site's listener: health, cached pages, files, then Remix; `fetch` is what follows the first three. */
export function createSite(options: SiteOptions): { handle: NodeHandler; fetch: FetchHandler } {
  const { origins, logger, files, context } = options
  const fixed = fixedHeaders(origins.publicOrigin)
  const answerByRemix = createRemixAnswer(options)

  const cache = new PageCache({
    clock: options.clock,
    contentVersion: options.contentVersion,
    deviceClass: (userAgent) => deviceClass(new Headers({ 'user-agent': userAgent })),
    canonicalAddress,
    networkOf: (request) => networkOf(remoteAddress(request, options.trustedProxyHops)),
    policy: (hashes) => contentSecurityPolicy(origins, { hashes }),
    fixedHeaders: fixed,
    variantOf: (cookies) => consentVariant(cookies, context.config.cookiePolicyVersion),
    render: async (
      path,
      { userAgent, variant, place: { geoLocation } },
      asking,
    ): Promise<RenderedPage> => {
      const request = new Request(new URL(path, origins.publicOrigin), {
        headers: {
          'user-agent': userAgent,
          accept: 'text/html',
          cookie: cookieOfVariant(variant, context.config.cookiePolicyVersion),
        },
      })
      const { response, nonce, until } = await answerByRemix(request, {
        clientAddress: 'page-cache',
        countedFor: remoteAddress(asking, options.trustedProxyHops),
        // Others read this page too.
        geoLocation: { ...geoLocation, city: null },
      })
      return {
        status: response.status,
        headers: response.headers,
        html: await response.text(),
        nonce,
        until,
      }
    },
  })

  const app = createSiteApp(options, answerByRemix)

  const fetch: FetchHandler = async (request, meta) => app.fetch(request, meta)
  const throughRemix = serveFetch(fetch, options.trustedProxyHops)

  /** The location for cached pages; null for visitors whom the guards may treat differently (GAP-021, GAP-156). */
  const placeIn = (geoLocation: GeoLocation, address: string): Place | null =>
    options.isInternal(address) || isRestrictedCountry(geoLocation, options.context.config.guards)
      ? null
      : { key: placeOf(geoLocation), geoLocation }

  const fillCache = async (request: IncomingMessage, response: ServerResponse, place: Place) => {
    const page = await cache.fill(request, response, place)
    if (!page) return
    // A redirect keeps what its page would not read, such as parameters of a campaign.
    const wasShortened = canonicalAddress(request.url ?? '/') !== request.url
    if (page.status >= 300 && page.status < 400 && wasShortened)
      return throughRemix(request, response)
    const headers = personalHeaders(options, page.headers, page)
    headers.delete('content-length')
    response.writeHead(page.status, toNodeHeaders(headers))
    if (request.method === 'HEAD') response.end()
    else Readable.from([page.html]).pipe(response)
  }

  const handle: NodeHandler = (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/'
    if (path === '/healthz') return sendJson(response, 200, { status: 'ok' }, fixed)
    if (path === '/readyz') return void handleReadiness(options, response, fixed)
    if (path === '/studio' || path.startsWith('/studio/')) {
      response.writeHead(302, { ...fixed, location: options.studioUrl })
      response.end()
      return
    }
    if (files?.serve(request, response)) return
    const address = remoteAddress(request, options.trustedProxyHops)
    const geoLocation = options.geoLocations.of((name) => headerOf(request, name), address)
    // Known at once except for a visitor's first request, so most responses are sent synchronously.
    if (geoLocation instanceof Promise) {
      void geoLocation.then((it) => answerPage(request, response, placeIn(it, address)))
    } else answerPage(request, response, placeIn(geoLocation, address))
  }

  const answerPage = (request: IncomingMessage, response: ServerResponse, place: Place | null) => {
    if (cache.serve(request, response, place)) return
    const render = () => {
      if (options.mode === 'production' && cache.accepts(request, place)) {
        fillCache(request, response, place).catch((error: unknown) => {
          if (error instanceof NoTurnError) return sendBusy(response, fixed)
          logger.error(
            { err: error, from: remoteAddress(request, 0) },
            'a page could not be rendered',
          )
          if (!response.headersSent) sendJson(response, 500, errorBody('INTERNAL'), fixed)
        })
      } else throughRemix(request, response)
    }
    if (options.devMiddleware) options.devMiddleware(request, response, render)
    else render()
  }
  return { handle, fetch }
}

type AnswerByRemix = ReturnType<typeof createRemixAnswer>

/** Remix with everything that a request needs; the answer includes what its headers and the cache need to know. */
function createRemixAnswer(options: SiteOptions) {
  const remix = createRequestHandler(options.build, options.mode)
  const load = new RenderLoad(options.requestsPerSecond)
  return async (
    asked: Request,
    {
      identity = options.context.identity,
      countedFor,
      ...where
    }: Pick<PerRequest, 'clientAddress' | 'geoLocation'> & {
      identity?: AppLoadContext['identity']
      /** The address that the work is attributed to, if the page is not rendered for it alone. */
      countedFor?: string
    },
  ) => {
    const visitor = countedFor ?? where.clientAddress
    const request = withoutOldData(asked)
    const nonce = randomBytes(16).toString('base64')
    let until = Number.POSITIVE_INFINITY
    const changesAt = (moment: number) => {
      until = Math.min(until, moment)
    }
    const { previews, content, clock } = options.context
    const { preview, given, framed, leavesPreview } = await previewOf(request, previews)
    const moment = preview?.moment ?? null
    const context: SharedContext & PerRequest = {
      ...options.context,
      content: preview && previews ? previews.contentOf(preview) : content,
      contentClock: moment === null ? clock : () => moment,
      preview: given,
      leavesPreview,
      cspNonce: nonce,
      identity,
      ...where,
      isInternal: options.isInternal(where.clientAddress),
      changesAt,
      inRenderTurn: (work) => load.render(visitor, work),
    }
    const wish = pseudoRequest(request, options.context.config.mode)
    const render = () => remix(request, context as AppLoadContext)
    const answered = await load.answer(visitor, () => (wish.on ? inPseudo(render) : render()))
    if (wish.cookie) answered.headers.append('set-cookie', wish.cookie)
    // Parts of pages may otherwise be cached: drafts by a cache in front, and by this browser after the preview.
    if (given) answered.headers.set('cache-control', 'private, no-store')
    const response = (await redirectByContent(request, answered, context)) ?? answered
    return { response, nonce, until, preview: framed }
  }
}

/** The endpoints that change, share and leave a preview: they know it and show none of its content. */
const PREVIEW_ENDPOINTS = /^\/api\/preview\/[a-z]+(?:\.data)?$/

/**
 * The preview that applies to a request: on pages of content and their parts only, and with a link only on its own
 * pages. `given` is what loaders know of it, `framed` the one that the Studio may show in a frame.
 */
async function previewOf(request: Request, previews: AppLoadContext['previews']) {
  const { pathname } = new URL(request.url)
  const isContent = isContentPage(pathname)
  const isPart = isContentPart(pathname)
  const isEndpoint = PREVIEW_ENDPOINTS.test(pathname)
  const isData = pathname.endsWith('.data')
  const found =
    previews && (isContent || isPart || isEndpoint || isData)
      ? await previews.of(request.headers.get('cookie'))
      : null
  const paths = found?.link?.paths ?? null
  const isShown = (isContent || isPart) && (paths === null || paths.includes(pagePath(pathname)))
  const preview = isShown ? found : null
  return {
    preview,
    given: isEndpoint ? found : preview,
    framed: isContent ? preview : null,
    // A script would put the page into the document of the preview, which may be in the Studio's frame.
    leavesPreview: isData && request.method === 'GET' && found !== null && preview === null,
  }
}

/** The app behind the files and the cache: limits and guards first, then the login throttle and the pages. */
function createSiteApp(options: SiteOptions, answerByRemix: AnswerByRemix) {
  const { origins, logger, context } = options
  const fixed = fixedHeaders(origins.publicOrigin)
  const app = new Hono<{ Bindings: { remoteAddress: string } }>()
  const tooLarge = () => refusal('BODY_TOO_LARGE', fixed)
  const limitForms = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })
  const limitUploads = bodyLimit({
    maxSize: MAX_UPLOAD_BYTES,
    onError: (c) => backToUpload(c.req.raw, fixed) ?? tooLarge(),
  })
  const limitTyped = bodyLimit({ maxSize: MAX_TYPED_BYTES, onError: tooLarge })
  const limitOf = ({ path, raw }: HonoRequest) => {
    // A browser sends the length. A body of unknown length is read here, before it is known who sent it.
    if (UPLOADS.test(path) && isLengthKnown(raw)) return limitUploads
    return isLongForm(raw) ? limitTyped : limitForms
  }
  app.use('*', async (c, next) => {
    try {
      return await limitOf(c.req)(c, next)
    } catch {
      // A body of unknown length is read here, and its connection was lost. Errors of the handlers do not get here.
      return refusal('MALFORMED_BODY', fixed)
    }
  })
  app.all('*', async (c) => {
    const request = c.req.raw
    if (!METHODS.includes(request.method)) return refusal('METHOD_NOT_ALLOWED', fixed)
    // No browser sends it, so it has no origin: its signature authenticates it.
    if (new URL(request.url).pathname === CONTENT_WEBHOOK_PATH) {
      const answer = await handleContentWebhook(request, options.webhook)
      return answer === 'done'
        ? new Response(null, { status: 204, headers: fixed })
        : refusal(answer, fixed)
    }
    if (!mayChangeState(request.method, request.headers, options.allowedOrigins)) {
      return refusal('ORIGIN_REFUSED', fixed)
    }
    const clientAddress = c.env.remoteAddress
    const header = (name: string) => request.headers.get(name) ?? undefined
    const answer = await throttleLogin(
      isLongForm(request) ? await withLongValuesCut(request) : request,
      { ...options, identity: context.identity, address: clientAddress },
      async (whole, identity) => {
        const geoLocation = await options.geoLocations.of(header, clientAddress)
        return answerByRemix(underItsOrigin(whole), { clientAddress, geoLocation, identity })
      },
    )
    const { response, ...rest } =
      answer instanceof Response
        ? { response: answer, nonce: randomBytes(16).toString('base64') }
        : answer
    const { status, headers } = response
    return compressedPage(
      request,
      new Response(response.body, { status, headers: personalHeaders(options, headers, rest) }),
    )
  })
  app.onError((error, c) => {
    if (error instanceof NoTurnError) {
      const busy = refusal('UNAVAILABLE', fixed)
      busy.headers.set('retry-after', String(RETRY_AFTER_S))
      return busy
    }
    if (!c.req.raw.signal.aborted) logger.error({ err: error }, 'the site could not answer')
    return refusal('INTERNAL', fixed)
  })
  return app
}

/** The headers of a page that was rendered for one visitor: no one else may store it. */
function personalHeaders(
  { origins, studioUrl }: SiteOptions,
  headers: Headers,
  { nonce, preview = null }: { nonce: string; preview?: AppLoadContext['preview'] },
): Headers {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(fixedHeaders(origins.publicOrigin)))
    all.set(name, value)
  const studio = preview ? new URL(studioUrl).origin : null
  all.set('content-security-policy', contentSecurityPolicy({ ...origins, studio }, { nonce }))
  if (studio) {
    // The Studio shows a preview in a frame; the policy above names the one origin that may do so.
    all.delete('x-frame-options')
    all.set('cross-origin-opener-policy', 'unsafe-none')
    all.set('x-robots-tag', 'noindex')
  }
  if (!all.has('cache-control')) all.set('cache-control', 'private, no-store')
  all.delete('x-page-cache')
  return all
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** An address without a page is redirected if an editor has configured that (docs: schemas/documents/redirect). */
async function redirectByContent(
  request: Request,
  answered: Response,
  context: Pick<AppLoadContext, 'content'>,
): Promise<Response | null> {
  if (answered.status !== 404 || !['GET', 'HEAD'].includes(request.method)) return null
  const found = await redirectOf(context, new URL(request.url).pathname)
  if (!found) return null
  return new Response(null, { status: found.status, headers: { location: found.location } })
}

/**
 * Remix compares host and origin itself and throws where they differ: behind a proxy, or at 127.0.0.1 in a demo. The
 * origin was checked above, so the host is taken from it.
 */
function underItsOrigin(request: Request): Request {
  const origin = request.headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return request
  const headers = new Headers(request.headers)
  headers.set('host', new URL(origin).host)
  headers.delete('x-forwarded-host')
  return new Request(request, { headers, duplex: 'half' } as RequestInit)
}

/**
 * Remix still accepts `?_data=` as in its older versions, and logs an error for each. None of our pages sends it, and
 * requests with it must not fill the log.
 */
function withoutOldData(request: Request): Request {
  const url = new URL(request.url)
  if (!url.searchParams.has('_data')) return request
  url.searchParams.delete('_data')
  return new Request(url, request)
}

async function handleReadiness(
  options: SiteOptions,
  response: ServerResponse,
  fixed: Record<string, string>,
): Promise<void> {
  const { ready, parts } = await options.readiness()
  sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', parts }, fixed)
}

/** Too many pages are being rendered: plain text, because it must cost nothing. */
function sendBusy(response: ServerResponse, fixed: Record<string, string>): void {
  if (response.headersSent) return
  response.setHeader('retry-after', String(RETRY_AFTER_S))
  sendJson(response, 503, errorBody('UNAVAILABLE'), fixed)
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  fixed: Record<string, string>,
): void {
  response.writeHead(status, {
    ...fixed,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

function errorBody(code: RefusalCode): ErrorBody {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return { error: code, message: words, error_description: words, code, validationErrors: [] }
}

/**
 * A form without scripts that is too large to be read is redirected to its page, which shows the error; null for a
 * program, which reads the code.
 */
function backToUpload(request: Request, fixed: Record<string, string>): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  const isForm = request.headers.get('accept')?.includes('text/html') && !searchParams.has('_data')
  if (!isForm) return null
  searchParams.set('too-large', '1')
  const location = `${pathname}?${searchParams}`
  return new Response(null, {
    status: 303,
    headers: { ...fixed, location, 'cache-control': 'no-store' },
  })
}

function refusal(code: RefusalCode, fixed: Record<string, string>): Response {
  return Response.json(errorBody(code), {
    status: REFUSAL_STATUS[code],
    headers: {
      ...fixed,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    },
  })
}

function toNodeHeaders(headers: Headers): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = Object.fromEntries(headers)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) all['set-cookie'] = cookies
  return all
}
