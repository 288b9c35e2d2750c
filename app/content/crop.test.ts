import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownPart } from './crop.ts'

const whole = { width: 1000, height: 500 }
const nothing = { crop: null, focus: null, ratio: null }

test('without a crop the whole is shown, with one what the editor left', () => {
  expect(shownPart(whole, nothing)).toEqual({ left: 0, top: 0, ...whole })
  const crop = { left: 0.1, right: 0.2, top: 0, bottom: 0.5 }
  expect(shownPart(whole, { ...nothing, crop })).toEqual({
    left: 100,
    top: 0,
    width: 700,
    height: 250,
  })
})

test('other proportions are cut around the focus, never beyond the edge', () => {
  const at = (x: number) => shownPart(whole, { crop: null, focus: { x, y: 0.5 }, ratio: 1 }).left
  expect([at(0), at(0.5), at(0.6), at(1)]).toEqual([0, 250, 350, 500])
})

test('whatever an editor sets, the part lies in the picture', () => {
  const share = fc.double({ min: -0.5, max: 1.5, noDefaultInfinity: true })
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: 1, max: 9000 }),
        height: fc.integer({ min: 1, max: 9000 }),
      }),
      fc.option(fc.record({ left: share, right: share, top: share, bottom: share })),
      fc.option(fc.record({ x: share, y: share })),
      fc.option(fc.double({ min: 0.2, max: 5, noNaN: true })),
      (size, crop, focus, ratio) => {
        const part = shownPart(size, { crop, focus, ratio })
        for (const it of Object.values(part)) expect(Number.isInteger(it)).toBe(true)
        expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1)
        expect(part.left + part.width).toBeLessThanOrEqual(size.width)
        expect(part.top + part.height).toBeLessThanOrEqual(size.height)
      },
    ),
  )
})
