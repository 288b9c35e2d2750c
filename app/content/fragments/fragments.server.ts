import { createHash } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { speaksPseudo } from '#app/market/pseudo-request.server.ts'

/** A part of a page as HTML. `id` is its address and identifies its contents, so it is immutable. */
type RenderedFragment = { id: string; html: Buffer }

type Entry = RenderedFragment & { sources: readonly unknown[] }

const MAX_BYTES = 64 * 1024 * 1024

/**
 * The process's fragments by address, rendered again when one of their sources is a different object. The content
 * client returns the same object until something changes, so comparing identity is enough.
 */
export class FragmentCache {
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes
  }

  /** `address` is a path of this site with its query; `render` is called only when no matching fragment is cached. */
  render(
    address: string,
    sources: readonly unknown[],
    render: () => ReactElement,
  ): RenderedFragment {
    const known = this.#entries.get(address)
    if (known && sameSources(known.sources, sources)) {
      this.#entries.delete(address)
      this.#entries.set(address, known)
      return known
    }
    // Bytes, not text: encoding 200 KB of text for each page cost more than rendering the page itself.
    const html = Buffer.from(renderToStaticMarkup(render()))
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 16)
    const separator = address.includes('?') ? '&' : '?'
    const entry: Entry = { id: `${address}${separator}v=${digest}`, html, sources }
    this.#store(address, entry)
    return entry
  }

  #store(address: string, entry: Entry): void {
    this.#bytes += entry.html.length - (this.#entries.get(address)?.html.length ?? 0)
    this.#entries.delete(address)
    this.#entries.set(address, entry)
    for (const [oldest, { html }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes || oldest === address) break
      this.#entries.delete(oldest)
      this.#bytes -= html.length
    }
  }
}

function sameSources(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((it, index) => Object.is(it, other[index]))
}

/*
 * A fragment is a part of a page that is the same for many visitors and costly to render: rows of tiles, the footer. It
 * is rendered once and cached as bytes. A loader calls `offerFragment` and returns only the id. React writes a short
 * placeholder for each `<Fragment id>`, and entry.server replaces it with the bytes. So the fragment is neither
 * rendered nor encoded again, nor sent a second time as loader data. On a client-side navigation `<Fragment>` fetches
 * the id, which is an address served by `fragmentResponse` and cacheable indefinitely.
 */

const cache = new FragmentCache()
const offered = new WeakMap<AppLoadContext, Map<string, Buffer>>()

/** Renders a fragment or takes the cached one, and registers it for the document of this request. */
export function offerFragment(
  context: AppLoadContext,
  address: string,
  sources: readonly unknown[],
  render: () => ReactElement,
): string {
  // A separate address: it must never be served in place of the real text.
  const ownAddress = speaksPseudo() ? `${address}&pseudo=1` : address
  const { id, html } = cache.render(ownAddress, sources, render)
  const ofRequest = offered.get(context) ?? new Map<string, Buffer>()
  ofRequest.set(id, html)
  offered.set(context, ofRequest)
  return id
}

/** The fragments registered by the loaders of this request, by id. */
export function fragmentsOf(context: AppLoadContext): ReadonlyMap<string, Buffer> {
  return offered.get(context) ?? NONE
}

const NONE: ReadonlyMap<string, Buffer> = new Map()

/** Content text cannot contain it: React writes `<` in text as `&lt;`. */
const markOf = (index: number) => `<!--part ${index}-->`

const touches = new WeakMap<AppLoadContext, (html: string) => string>()

/** Changes the fragments in this request's document only, to fill in their visitor-specific parts. */
export function touchFragments(context: AppLoadContext, touch: (html: string) => string): void {
  touches.set(context, touch)
}

/** The placeholder that React writes for each fragment, by id: for `FragmentsContext`. */
export function fragmentMarks(context: AppLoadContext): ReadonlyMap<string, string> {
  return new Map([...fragmentsOf(context).keys()].map((id, index) => [id, markOf(index)]))
}

/** The page with its placeholders replaced by the fragments. A fragment that no page shows is left out. */
export function fillMarks(page: Buffer, context: AppLoadContext): Buffer {
  const pieces: Buffer[] = []
  const found = [...fragmentsOf(context).values()]
    .map((html, index) => ({ html, mark: markOf(index), at: page.indexOf(markOf(index)) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
  const touch = touches.get(context)
  let from = 0
  for (const { html, mark, at } of found) {
    pieces.push(page.subarray(from, at), touch ? Buffer.from(touch(html.toString())) : html)
    from = at + mark.length
  }
  return Buffer.concat([...pieces, page.subarray(from)])
}

/**
 * Answers a request for the fragment that `offerFragment` just registered. The address identifies the contents: a
 * current one is cacheable indefinitely, an outdated one must not be cached at all.
 */
export function fragmentResponse(request: Request, context: AppLoadContext, id: string): Response {
  const html = fragmentsOf(context).get(id)
  if (html === undefined) throw new Error('this fragment was not offered')
  const { pathname, search } = new URL(request.url)
  const current = `${pathname}${search}` === id
  const etag = `"${id.slice(id.lastIndexOf('=') + 1)}"`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': current ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    // Opened as a separate page it shows nothing interactive.
    'Content-Disposition': 'inline',
    'X-Robots-Tag': 'noindex',
  }
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(html), { headers })
}
