/** A document shown on the page, as its element names it: `data-edit="banner:banner-fi-welcome"`. */
export type Editable = { id: string; type: string; path: string }

const GAME_TILE = '[data-game-id]'
const SELECTOR = `[data-edit], ${GAME_TILE}`

/** The document of the element, or of its nearest ancestor with one. */
export function editableAt(element: Element): { element: Element; editable: Editable } | null {
  const found = element.closest(SELECTOR)
  if (!found) return null
  const named = found.getAttribute('data-edit')
  if (named === null) {
    const id = found.getAttribute('data-game-id') ?? ''
    return { element: found, editable: { id, type: 'game', path: 'name' } }
  }
  const [type = '', id = '', path = ''] = named.split(':')
  return { element: found, editable: { id, type, path } }
}

/** Every document on the page, each once, most specific first. */
export function editablesOf(root: ParentNode): Editable[] {
  const all = [...root.querySelectorAll('[data-edit]'), ...root.querySelectorAll(GAME_TILE)]
  const byId = new Map(
    all.flatMap((it) => {
      const found = editableAt(it)
      return found ? [[found.editable.id, found.editable] as const] : []
    }),
  )
  return [...byId.values()]
}

/** URL of the document in the Studio. */
export function intentUrl(studioUrl: string, { id, type }: Editable): string {
  return `${studioUrl.replace(/\/$/, '')}/intent/edit/id=${encodeURIComponent(id)};type=${encodeURIComponent(type)}/`
}
