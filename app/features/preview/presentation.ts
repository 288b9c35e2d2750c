import { createNode, createNodeMachine } from '@sanity/comlink'
import {
  createCompatibilityActors,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import { type Editable, editableAt, editablesOf } from './editable.ts'

export type Presentation = { reportPage(url: string): void; close(): void }

/**
 * Communicates with the Studio's Presentation tool: reports the page and its documents, opens what is clicked, follows
 * the tool's navigation, shows edits. The outline moves by the element's own style object, which the CSP allows; no
 * styles are injected.
 */
export function connectPresentation(options: {
  studioOrigin: string
  outline: HTMLElement
  navigate(url: string): void
  refresh(): void
}): Presentation {
  const { outline } = options
  const abort = new AbortController()
  const { signal } = abort
  let selects = true

  const node = createNode<VisualEditingNodeMsg, VisualEditingControllerMsg>(
    { name: 'visual-editing', connectTo: 'presentation' },
    createNodeMachine<VisualEditingNodeMsg, VisualEditingControllerMsg>().provide({
      actors: createCompatibilityActors<VisualEditingNodeMsg>(),
    }),
  )
  const stop = node.start()
  const reportDocuments = () =>
    node.post('visual-editing/documents', {
      perspective: 'drafts',
      documents: editablesOf(document).map(({ id, type }) => ({ _id: id, _type: type })),
    })
  const reportPage = (url: string) => {
    node.post('visual-editing/navigate', { type: 'push', url, title: document.title })
    node.post('visual-editing/meta', { title: document.title })
    reportDocuments()
  }
  node.on('presentation/navigate', ({ url }) => {
    if (url.startsWith('/')) options.navigate(url)
  })
  node.on('presentation/refresh', (request) => {
    node.post('visual-editing/refreshing', request)
    options.refresh()
    node.post('visual-editing/refreshed', request)
  })
  node.on('presentation/toggle-overlay', () => {
    selects = !selects
    hide()
    node.post('visual-editing/toggle', { enabled: selects })
  })
  node.onStatus(() => {
    node.post('visual-editing/toggle', { enabled: selects })
    reportPage(`${location.pathname}${location.search}`)
  }, 'connected')

  const hide = () => {
    outline.hidden = true
  }
  const surround = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(outline.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    outline.hidden = false
  }
  const open = ({ id, type, path }: Editable) =>
    node.post('visual-editing/focus', { id, type, path, baseUrl: options.studioOrigin })

  document.addEventListener(
    'pointerover',
    ({ target }) => {
      const found = selects && target instanceof Element ? editableAt(target) : null
      if (found) surround(found.element)
      else hide()
    },
    { signal, passive: true },
  )
  document.addEventListener('scroll', hide, { signal, passive: true, capture: true })
  document.addEventListener(
    'click',
    (event) => {
      const found = selects && event.target instanceof Element ? editableAt(event.target) : null
      if (!found || event.altKey) return
      // The Studio opens the document; with the overlay switched off (or Alt) the page works as usual.
      event.preventDefault()
      event.stopPropagation()
      open(found.editable)
    },
    { signal, capture: true },
  )
  return {
    reportPage,
    close() {
      abort.abort()
      hide()
      stop()
    },
  }
}
