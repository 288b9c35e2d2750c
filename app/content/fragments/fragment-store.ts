/** Fragments cached in this browser, by id. */
const known = new Map<string, string>()
const MAX_KNOWN = 60
const TIMEOUT_MS = 10_000

/** The HTML of a fragment if available: fetched before, or present in the document. */
export function knownFragment(id: string): string | undefined {
  const found = known.get(id)
  if (found !== undefined) return found
  const element = document.querySelector(`[data-fragment="${CSS.escape(id)}"]`)
  if (!element) return undefined
  // During hydration React must find what the server sent: it keeps the existing elements.
  return remember(id, element.innerHTML)
}

/** Fetches a fragment once. Throws when the response is not a fragment. */
export async function loadFragment(id: string): Promise<string> {
  const here = knownFragment(id)
  if (here !== undefined) return here
  const response = await fetch(id, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the fragment answered ${response.status}`)
  return remember(id, await response.text())
}

function remember(id: string, html: string): string {
  known.set(id, html)
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) break
    known.delete(oldest)
  }
  return html
}
