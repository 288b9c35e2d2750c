import type { AppLoadContext } from '@remix-run/node'
import type { ReactElement } from 'react'
import { speaksPseudo } from '#app/market/pseudo-request.server.ts'
import { FragmentCache } from './fragment-cache.server.ts'

/*
 * A fragment is a part of a page that is the same for many visitors and costly to render: rows of tiles, the
 * footer. It is rendered once and kept as bytes. A loader calls `offerFragment` and returns the id alone; React
 * writes a short mark where `<Fragment id>` stands, and entry.server puts the bytes in its place. So it is
 * neither rendered nor encoded again, nor sent a second time as data. On a navigation in the browser `<Fragment>` fetches
 * the id, which is an address that `fragmentResponse` answers, cacheable for ever.
 */

const cache = new FragmentCache()
const offered = new WeakMap<AppLoadContext, Map<string, Buffer>>()

/** Renders a fragment or takes the one that is kept, and lays it ready for the document of this request. */
export function offerFragment(
  context: AppLoadContext,
  address: string,
  sources: readonly unknown[],
  render: () => ReactElement,
): string {
  // Its own address: it must never stand in the place of the real words.
  const ownAddress = speaksPseudo() ? `${address}&pseudo=1` : address
  const { id, html } = cache.render(ownAddress, sources, render)
  const ofRequest = offered.get(context) ?? new Map<string, Buffer>()
  ofRequest.set(id, html)
  offered.set(context, ofRequest)
  return id
}

/** The fragments that the loaders of this request laid ready, by id. */
export function fragmentsOf(context: AppLoadContext): ReadonlyMap<string, Buffer> {
  return offered.get(context) ?? NONE
}

const NONE: ReadonlyMap<string, Buffer> = new Map()

/** No text of content can hold it: React writes `<` of any text as `&lt;`. */
const markOf = (index: number) => `<!--part ${index}-->`

const touches = new WeakMap<AppLoadContext, (html: string) => string>()

/** Changes the fragments in the document of this request alone: for what is one visitor's in them. */
export function touchFragments(context: AppLoadContext, touch: (html: string) => string): void {
  touches.set(context, touch)
}

/** What React writes in the place of each fragment, by id: for `FragmentsContext`. */
export function fragmentMarks(context: AppLoadContext): ReadonlyMap<string, string> {
  return new Map([...fragmentsOf(context).keys()].map((id, index) => [id, markOf(index)]))
}

/** The page with its fragments in the place of their marks. A fragment that no page shows is left out. */
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
 * Answers a request for the fragment that `offerFragment` just made. The address names the contents: when it
 * is the current one the answer may be kept for ever, when it is an old one it may not be kept at all.
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
    // Opened as a page of its own it shows nothing that acts.
    'Content-Disposition': 'inline',
    'X-Robots-Tag': 'noindex',
  }
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(html), { headers })
}
