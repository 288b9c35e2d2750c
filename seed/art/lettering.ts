import type { Font, PathCommand } from 'opentype.js'
import type { StudioHand } from '../content/studios.ts'

const n = (value: number) => value.toFixed(2)

/**
 * A title as outlines, in one to three lines that fill the given width, on a gentle arc. Outlines need no font where
 * the picture is rendered, and a thick dark stroke below keeps them legible at 120 pixels.
 */
export function drawTitle(
  font: Font,
  title: string,
  box: { x: number; y: number; w: number; h: number },
  [deep, , , light, accent]: StudioHand['palette'],
  arc: number,
): string {
  const lines = bestLines(font, title, box)
  const lineHeight = box.h / lines.length
  const unit = 1000
  const widest = Math.max(...lines.map((line) => widthOf(font, line, unit)))
  const size = Math.min((box.w / widest) * unit, lineHeight * 0.92)
  const outlines = lines.map((line, index) => {
    const width = widthOf(font, line, size)
    const baseline = box.y + lineHeight * index + lineHeight * 0.5 + size * 0.34
    return arcedPath(
      font,
      line,
      box.x + (box.w - width) / 2,
      baseline,
      size,
      width,
      index === 0 ? arc : arc * 0.5,
    )
  })
  const d = outlines.join('')
  return `<defs><linearGradient id="ink" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${accent}"/></linearGradient></defs><path d="${d}" fill="${deep}" stroke="${deep}" stroke-width="${n(size * 0.24)}" stroke-linejoin="round" opacity=".92" transform="translate(0 ${n(size * 0.05)})"/><path d="${d}" fill="url(#ink)" stroke="${deep}" stroke-width="${n(size * 0.035)}" stroke-linejoin="round"/>`
}

/** Plain glyphs, one for each character: some fonts use substitutions that the parser cannot read. */
const glyphsOf = (font: Font, text: string) => [...text].map((it) => font.charToGlyph(it))

function widthOf(font: Font, text: string, size: number): number {
  const units = glyphsOf(font, text).reduce((sum, { advanceWidth }) => sum + (advanceWidth ?? 0), 0)
  return (units * size) / font.unitsPerEm
}

function bestLines(font: Font, title: string, box: { w: number; h: number }): string[] {
  const words = title.split(' ')
  const candidates: string[][] = [[title]]
  for (let i = 1; i < words.length; i++) {
    candidates.push([words.slice(0, i).join(' '), words.slice(i).join(' ')])
    for (let j = i + 1; j < words.length; j++) {
      candidates.push([
        words.slice(0, i).join(' '),
        words.slice(i, j).join(' '),
        words.slice(j).join(' '),
      ])
    }
  }
  const sizeOf = (lines: string[]) => {
    const widest = Math.max(...lines.map((line) => widthOf(font, line, 1000)))
    return Math.min((box.w / widest) * 1000, (box.h / lines.length) * 0.92)
  }
  return candidates.reduce((best, next) => (sizeOf(next) > sizeOf(best) ? next : best))
}

/** Moves each glyph along a parabola: the middle of the line is highest. */
function arcedPath(
  font: Font,
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  arc: number,
): string {
  let out = ''
  let pen = x
  for (const glyph of glyphsOf(font, text)) {
    const advance = ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm
    const place = (pen + advance / 2 - x) / width - 0.5
    const { commands } = glyph.getPath(pen, y + arc * size * (4 * place * place - 0.5), size)
    out += commands.map(inSvg).join('')
    pen += advance
  }
  return out
}

/** The parser's own text of a path has NaN for numbers as small as 1e-7, and a renderer ends there. */
function inSvg(command: PathCommand): string {
  const { type, ...points } = command
  const order = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const
  const numbers = order.flatMap((it) => {
    const value = (points as Partial<Record<(typeof order)[number], number>>)[it]
    return value === undefined ? [] : [n(value)]
  })
  return type + numbers.join(' ')
}
