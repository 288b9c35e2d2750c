import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A part of a page as HTML. `id` is its address and identifies its contents, so it is immutable. */
export type RenderedFragment = { id: string; html: Buffer }

type Entry = RenderedFragment & { sources: readonly unknown[] }

const MAX_BYTES = 64 * 1024 * 1024

/**
 * The process's fragments by address, rendered again when one of their sources is a different object than before. The
 * content client returns the same object until something changes, so comparing identity is enough.
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
