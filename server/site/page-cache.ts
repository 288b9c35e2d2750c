import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PERSONAL_COOKIE } from '#app/session/cookies.server.ts'
import type { CountryAndRegion } from '#app/session/geo-location.ts'
import { brotliPage, codingFor, gzipPage } from './compressed-page.ts'

/**
 * An older page is rendered again in the background, for changes without an event: the health of a part, a new day. It
 * is served meanwhile, and while the lake or the platform is down.
 */
const FRESH_MS = 15_000
/** At once, each for the readers of another network. */
const MOST_RENDERS_OF_PAGE = 3
const MAX_BYTES = 96 * 1024 * 1024
const MAX_URL_LENGTH = 512
const LOCALE_PATH = /^\/[a-z]{2,4}-[A-Z]{2}(?:\/[\w/.-]*)?$/
/**
 * Pages that are for this browser only: they read a cookie that the cache does not look at, or begin something that one
 * visitor may use, such as a game. Also as the router reads them: in capital letters, and with a slash at the end.
 */
const PERSONAL_PATH =
  /^\/[^/]+\/(?:cookie-settings|login|reset-password|search|signup|sportsbook(?:\/.*)?|virtuals|(?:live-casino-online|online-casino)\/play\/.+)\/?$/i
/** Such a page sets a cookie, or passes on the tag of an affiliate's link: there are as many as links. */
const OF_A_CAMPAIGN = /[?&](?:bonusCode|btag)=/
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { body: Buffer; etag: string; headers: string[] }
type Entry = {
  variants: Record<Encoding, Variant>
  bytes: number
  version: number
  renderedAt: number
  until: number
}

export type RenderedPage = {
  status: number
  headers: Headers
  html: string
  nonce: string
  /** From this time on the page changes: a banner starts, a promotion ends. */
  until: number
}

/**
 * Where an anonymous visitor is, as far as a page can depend on it. Visitors whom a guard may treat differently by
 * location or network (a restricted country, staff) have none, and get no cached page: null.
 */
export type Place = { key: string; geoLocation: CountryAndRegion }

export type PageCacheOptions = {
  clock: () => number
  contentVersion: () => number
  deviceClass: (userAgent: string) => string
  /** The address of the page that an address means: its path, and the parameters that the page reads. */
  canonicalAddress: (address: string) => string
  /** Which of the few variants of anonymous pages belongs to these cookies; part of the key. */
  variantOf: (cookies: string) => string
  /** Renders the page of this path for an anonymous visitor with this device and location. */
  render: (
    path: string,
    visitor: { userAgent: string; variant: string; place: Place },
    /** On whose account it is rendered; nothing else of it may be looked at. */
    request: IncomingMessage,
  ) => Promise<RenderedPage>
  /** The network that a request comes from. */
  networkOf: (request: IncomingMessage) => string
  policy: (hashes: string[]) => string
  fixedHeaders: Record<string, string>
  /** How much is kept; MAX_BYTES by default. */
  maxBytes?: number
}

/**
 * Whole pages of anonymous visitors as ready Buffers, before any per-request work (docs/decisions/0006). The content
 * security policy names the hashes of the page's own inline scripts instead of a nonce: a nonce must differ in each
 * response, a hash may be stored. Personal requests never get here.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #entries = new Map<string, Entry>()
  /** By page, then by the network of its reader. */
  readonly #rendering = new Map<string, Map<string, Promise<Entry | RenderedPage>>>()
  readonly #deviceByAgent = new Map<string, string>()
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /** Answers from the cache. False: this request is not for the cache, or nothing is stored for it yet. */
  serve(request: IncomingMessage, response: ServerResponse, place: Place | null): boolean {
    const key = this.#keyOf(request, place)
    if (key === null || place === null) return false
    const entry = this.#entries.get(key)
    if (!entry) return false
    if (entry.version !== this.#options.contentVersion()) return false
    const now = this.#options.clock()
    if (now >= entry.until) return false
    if (now - entry.renderedAt > FRESH_MS) this.#renderInBackground(key, request, place)
    send(request, response, entry)
    return true
  }

  /** Whether this is a request of an anonymous visitor for a page. */
  accepts(request: IncomingMessage, place: Place | null): place is Place {
    return this.#keyOf(request, place) !== null
  }

  /**
   * Renders, stores and answers. A page that may not be stored (an error, a redirect) is returned for the caller to
   * send.
   */
  async fill(
    request: IncomingMessage,
    response: ServerResponse,
    place: Place,
  ): Promise<RenderedPage | null> {
    const key = this.#keyOf(request, place)
    if (key === null) throw new Error('fill() is only for requests that the cache accepts')
    const rendered = await this.#renderOnce(key, request, place)
    if ('html' in rendered) return rendered
    send(request, response, rendered)
    return null
  }

  #keyOf(request: IncomingMessage, place: Place | null): string | null {
    if (place === null) return null
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return null
    const url = this.#addressOf(request)
    if (OF_A_CAMPAIGN.test(url)) return null
    if (url.length > MAX_URL_LENGTH) return null
    if (headers.cookie !== undefined && PERSONAL_COOKIE.test(headers.cookie)) return null
    const query = url.indexOf('?')
    const path = query === -1 ? url : url.slice(0, query)
    if (!LOCALE_PATH.test(path) || path.endsWith('.data') || PERSONAL_PATH.test(path)) return null
    const device = this.#deviceOf(headers['user-agent'] ?? '')
    return `${this.#variantOf(request)} ${device} ${place.key} ${url}`
  }

  #addressOf({ url = '/' }: IncomingMessage): string {
    return this.#options.canonicalAddress(url)
  }

  #variantOf({ headers }: IncomingMessage): string {
    return this.#options.variantOf(headers.cookie ?? '')
  }

  #deviceOf(userAgent: string): string {
    const known = this.#deviceByAgent.get(userAgent)
    if (known !== undefined) return known
    const device = this.#options.deviceClass(userAgent)
    if (this.#deviceByAgent.size >= 1_000) this.#deviceByAgent.clear()
    this.#deviceByAgent.set(userAgent, device)
    return device
  }

  #renderInBackground(key: string, request: IncomingMessage, place: Place): void {
    // A failed refresh keeps the last good page: the next request tries again.
    this.#renderOnce(key, request, place).catch(() => undefined)
  }

  /**
   * One render at a time for each page, however many requests wait for it. It waits for its turn among the renders of
   * its reader's network: readers of two others begin their own, so that one network's flood delays no other.
   */
  #renderOnce(key: string, request: IncomingMessage, place: Place): Promise<Entry | RenderedPage> {
    const network = this.#options.networkOf(request)
    const running = this.#rendering.get(key) ?? new Map<string, Promise<Entry | RenderedPage>>()
    if (!running.has(network) && running.size < MOST_RENDERS_OF_PAGE) {
      const ended = () => {
        running.delete(network)
        if (running.size === 0) this.#rendering.delete(key)
      }
      this.#rendering.set(key, running)
      running.set(network, this.#render(key, request, place).finally(ended))
    }
    return Promise.any(running.values()).catch(({ errors }: AggregateError) => {
      throw errors[0]
    })
  }

  async #render(
    key: string,
    request: IncomingMessage,
    place: Place,
  ): Promise<Entry | RenderedPage> {
    const version = this.#options.contentVersion()
    const renderedAt = this.#options.clock()
    const visitor = {
      userAgent: request.headers['user-agent'] ?? '',
      variant: this.#variantOf(request),
      place,
    }
    const page = await this.#options.render(this.#addressOf(request), visitor, request)
    if (!mayBeStored(page)) return page
    // Only our own scripts carry the nonce: one that came in with the content is not ours, and must not run.
    const nonce = ` nonce="${page.nonce}"`
    const scripts = inlineScriptHashes(page.html, (attributes) => attributes.includes(nonce))
    const html = page.html.replaceAll(nonce, '')
    // The nonce is used elsewhere too: without it that script would be blocked.
    if (html.includes(page.nonce)) return page
    const entry = await this.#toEntry({ ...page, html, scripts }, { version, renderedAt })
    this.#store(key, entry)
    return entry
  }

  async #toEntry(
    { html, headers, until, scripts }: RenderedPage & { scripts: string[] },
    made: { version: number; renderedAt: number },
  ): Promise<Entry> {
    const body = Buffer.from(html)
    const [br, gz] = await Promise.all([brotliPage(body), gzipPage(body)])
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const shared = {
      ...this.#options.fixedHeaders,
      'content-security-policy': this.#options.policy(scripts),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie, User-Agent',
      ...(headers.has('link') ? { link: headers.get('link') ?? '' } : {}),
    }
    const variant = (encoding: Encoding, bytes: Buffer): Variant => ({
      body: bytes,
      etag: `W/"${etag}-${encoding}"`,
      headers: Object.entries({
        ...shared,
        etag: `W/"${etag}-${encoding}"`,
        'content-length': String(bytes.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      }).flat(),
    })
    return {
      variants: {
        br: variant('br', br),
        gzip: variant('gzip', gz),
        identity: variant('identity', body),
      },
      bytes: body.length + br.length + gz.length,
      ...made,
      until,
    }
  }

  #store(key: string, entry: Entry): void {
    const old = this.#entries.get(key)
    if (old) {
      this.#bytes -= old.bytes
      this.#entries.delete(key)
    }
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    // Addresses with a query go first: strangers can write any number of those, and must not push out the others.
    this.#makeRoom((it) => it !== key && it.includes('?'))
    this.#makeRoom(() => true)
  }

  /** Drops the oldest of these pages, until there is room. */
  #makeRoom(mayGo: (key: string) => boolean): void {
    const { maxBytes = MAX_BYTES } = this.#options
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#bytes <= maxBytes) return
      if (!mayGo(oldest)) continue
      this.#entries.delete(oldest)
      this.#bytes -= bytes
    }
  }
}

function mayBeStored(page: RenderedPage): boolean {
  return (
    page.status === 200 &&
    !page.headers.has('set-cookie') &&
    page.headers.get('x-page-cache') !== 'no' &&
    (page.headers.get('content-type')?.startsWith('text/html') ?? false)
  )
}

/** CSP sources (`sha256-…`) of the inline scripts of a page; `isOurs` gets the attributes of each. */
export function inlineScriptHashes(
  html: string,
  isOurs: (attributes: string) => boolean = () => true,
): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!isOurs(attributes)) continue
    if (/\stype="application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  }
  return [...hashes]
}

function send(request: IncomingMessage, response: ServerResponse, entry: Entry): void {
  const encoding: Encoding = codingFor(request.headers['accept-encoding']) ?? 'identity'
  const variant = entry.variants[encoding]
  if (request.headers['if-none-match'] === variant.etag) {
    const withoutBody = variant.headers.filter(
      (_, index, all) =>
        !['content-length', 'content-encoding'].includes(all[index - (index % 2)] ?? ''),
    )
    response.writeHead(304, withoutBody)
    response.end()
    return
  }
  response.writeHead(200, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
