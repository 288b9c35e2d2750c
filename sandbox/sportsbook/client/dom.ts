/**
 * Elements as plain values, and a page that becomes like them: what is the same stays the same element, so that focus,
 * scroll positions and open details survive every new price.
 */

type Value = string | number | boolean | null | undefined | ((event: Event) => void)
type Attributes = Readonly<Record<string, Value>>
type Tag = keyof HTMLElementTagNameMap | keyof SVGElementTagNameMap
export type ViewElement = {
  tag: Tag
  /** Names the element among its siblings. */
  key: string | null
  attributes: Attributes
  children: readonly View[]
}
export type View = ViewElement | string
type Child = View | null | false | undefined | readonly Child[]

/** `attributes.key` names the element among its siblings; functions are handlers such as `onclick`. */
export function h(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): ViewElement {
  const { key, ...rest } = attributes
  return { tag, key: key == null ? null : String(key), attributes: rest, children: flat(children) }
}

function flat(children: readonly Child[]): View[] {
  return children.flatMap((it) => {
    if (it === null || it === false || it === undefined || it === '') return []
    return Array.isArray(it) ? flat(it as readonly Child[]) : [it as View]
  })
}

const drawn = new WeakMap<Node, ViewElement>()
/** These are state of the element, which its attribute only begins. */
const PROPERTIES = new Set(['value', 'checked'])

/** Makes the children of an element like these. */
export function patch(parent: Element, views: readonly View[]): void {
  const keyed = new Map<string, Node>()
  const spare: Node[] = []
  for (const node of parent.childNodes) {
    const key = drawn.get(node)?.key
    if (key != null) keyed.set(key, node)
    else spare.push(node)
  }
  const nodes = views.map((view) => {
    const found = kept(view, keyed, spare)
    if (typeof view === 'string') {
      const text = found ?? document.createTextNode('')
      if (text.nodeValue !== view) text.nodeValue = view
      return text
    }
    const element = (found ?? created(parent, view.tag)) as HTMLElement
    update(element, view)
    return element
  })
  const wanted = new Set<Node>(nodes)
  for (const node of [...parent.childNodes]) if (!wanted.has(node)) node.remove()
  let next = parent.firstChild
  for (const node of nodes) {
    if (node === next) next = next.nextSibling
    else parent.insertBefore(node, next)
  }
}

const SVG = 'http://www.w3.org/2000/svg'
const created = (parent: Element, tag: Tag): Element =>
  tag === 'svg' || parent.namespaceURI === SVG
    ? document.createElementNS(SVG, tag)
    : document.createElement(tag)

function kept(view: View, keyed: Map<string, Node>, spare: Node[]): Node | undefined {
  const isLike = (node: Node) =>
    typeof view === 'string'
      ? node.nodeType === Node.TEXT_NODE
      : drawn.get(node)?.tag === view.tag && drawn.get(node)?.key == null
  if (typeof view !== 'string' && view.key !== null) {
    const node = keyed.get(view.key)
    keyed.delete(view.key)
    return node && drawn.get(node)?.tag === view.tag ? node : undefined
  }
  const at = spare.findIndex(isLike)
  return at < 0 ? undefined : spare.splice(at, 1)[0]
}

function update(element: HTMLElement, view: ViewElement): void {
  const before = drawn.get(element)
  drawn.set(element, view)
  patch(element, view.children)
  const names = new Set([...Object.keys(before?.attributes ?? {}), ...Object.keys(view.attributes)])
  for (const name of names) {
    const value = view.attributes[name]
    const isState = PROPERTIES.has(name)
    if (value === before?.attributes[name] && !isState) continue
    if (isState) {
      const state = element as unknown as Record<string, Value>
      if (state[name] !== value) state[name] = value
    } else if (name.startsWith('on')) {
      ;(element as unknown as Record<string, Value>)[name] = value ?? null
    } else if (value === false || value === null || value === undefined) {
      element.removeAttribute(name)
    } else element.setAttribute(name, value === true ? '' : String(value))
  }
}
