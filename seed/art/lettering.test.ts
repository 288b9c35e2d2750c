import type { Font } from 'opentype.js'
import { expect, test } from 'vitest'
import { drawTitle } from './lettering.ts'

test('a point next to zero does not end the outline of a title', () => {
  const commands = [
    { type: 'M', x: 1e-14, y: 0 },
    { type: 'Q', x1: 3, y1: -4e-15, x: 5, y: 6 },
    { type: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 1e-9 },
    { type: 'Z' },
  ]
  const glyph = { advanceWidth: 500, getPath: () => ({ commands }) }
  const font = { unitsPerEm: 1000, charToGlyph: () => glyph } as unknown as Font
  const box = { x: 0, y: 0, w: 100, h: 50 }
  const drawn = drawTitle(font, 'A', box, ['#000', '#111', '#222', '#eee', '#fff'], 0)
  expect(drawn).toContain('M0.00 0.00Q3.00 -0.00 5.00 6.00C1.00 2.00 3.00 4.00 5.00 0.00Z')
  expect(drawn).not.toContain('NaN')
})
