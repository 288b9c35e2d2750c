import { Parser } from 'htmlparser2'
import { LakeError } from '../documents/types.ts'

export const MAX_DRAWING_BYTES = 2 * 1024 * 1024

/** Shapes with their paint and filters: none of them is text, executes, or loads a resource. */
const SHAPES = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon clippath mask pattern marker ' +
    'lineargradient radialgradient stop filter style'
  ).split(' '),
)
const isShape = (name: string) => SHAPES.has(name) || /^fe[a-z]{4,20}$/.test(name)

/** Parsing time grows with the square of the depth. */
const MAX_DEPTH = 100

/** Text that assistive technology reads, although it is not displayed. */
const SPOKEN = /^(aria-|title$|alt$|xlink:title$)/

/**
 * Refuses a drawing (SVG) that contains text: text belongs in documents, where the publish guards check it. Only shapes
 * are allowed. Throws LakeError 400 with the reason.
 */
export function assertDrawingWithoutText(bytes: Buffer): void {
  const reason = against(bytes)
  if (reason !== null)
    throw new LakeError(400, 'assetError', `This drawing (SVG) is not accepted: ${reason}`)
}

function against(bytes: Buffer): string | null {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'it is not written in UTF-8.'
  }
  if (/<!|<\?(?!xml\s)/.test(source.replaceAll(/<!--[\s\S]*?-->/g, '')))
    return 'it declares a document type, its own entities or a style sheet.'
  const reasons: string[] = []
  const open: string[] = []
  let style = ''
  const parser = new Parser(
    {
      onopentag(given, attributes) {
        const name = given.toLowerCase()
        if (open.length === 0 && name !== 'svg') reasons.push('it does not begin with svg.')
        open.push(name)
        if (open.length > MAX_DEPTH) {
          reasons.push('its elements are nested too deeply.')
          parser.pause()
        }
        if (!isShape(name))
          reasons.push(
            `it has an element “${given.slice(0, 40)}”. Put its words into the document.`,
          )
        for (const [attribute, value] of Object.entries(attributes))
          if (isRefused(attribute.toLowerCase(), value))
            reasons.push(
              `its attribute “${attribute.slice(0, 40)}” holds text, a script or a link.`,
            )
      },
      ontext(text) {
        // Text arrives in pieces: an entity or a comment starts a new one.
        if (open.at(-1) === 'style') style += text
        else if (text.trim() !== '') reasons.push('it holds text. Put the words into the document.')
      },
      onclosetag() {
        if (open.pop() !== 'style') return
        if (loads(style)) reasons.push('its style loads something.')
        style = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(source)
  return reasons[0] ?? null
}

function isRefused(name: string, value: string): boolean {
  if (name.startsWith('on') || SPOKEN.test(name)) return true
  if (name === 'href' || name.endsWith(':href')) return !value.startsWith('#')
  return name === 'style' ? loads(value) : LEADS_OUT.test(value)
}

/** A reference that points outside the drawing. */
const LEADS_OUT = /url\((?!\s*["']?#)/i
/** Style that loads something: a reference, an at-rule, or an escape that may hide either. */
const loads = (css: string) => /[@\\]|image-set\(/i.test(css) || LEADS_OUT.test(css)
