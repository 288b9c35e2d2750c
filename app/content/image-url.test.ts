import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMAGE_SIZES, imageUrl, toPicture, toTextPicture } from './image-url.ts'

const BASE = 'http://localhost:3200/images/playhouse/production'
const ID = `image-${'ab12'.repeat(10)}-512x512-webp`

test('an address asks for the double size, quality 75, webp', () => {
  expect(imageUrl({ asset: ID }, { width: 200, height: 200 }, BASE)).toBe(
    `${BASE}/${'ab12'.repeat(10)}-512x512.webp?w=400&h=400&fm=webp&q=75`,
  )
  // Other proportions are cropped around the centre, a logo is fitted in whole.
  expect(imageUrl({ asset: ID }, { width: 200, height: 100 }, BASE)).toContain(
    '?rect=0,128,512,256&w=400&h=200&',
  )
  expect(imageUrl({ asset: ID }, { width: 120, height: 40, whole: true }, BASE)).toMatch(
    /\?w=240&h=80&fm=webp&q=75&fit=max$/,
  )
})

test.each([
  '',
  'image-abc-512x512',
  'image-abc-512-png',
  'file-abc-512x512-png',
  'image-../../etc-1x1-png',
  'image-abc-1x1-png?x=',
  'image-abc-1x1-png\nx',
  'image-abc-999999x1-png',
  'image-a"b-1x1-png',
])('%j is a malformed asset id', (id) => {
  expect(() => imageUrl({ asset: id }, { width: 1, height: 1 }, BASE)).toThrow('Malformed asset id')
})

test('whatever the id, the address stays below the base or is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      try {
        const url = imageUrl({ asset: id }, { width: 10, height: 10 }, BASE)
        expect(new URL(url).pathname).toMatch(/^\/images\/playhouse\/production\/[\w.-]+$/)
      } catch (error) {
        expect(error).toEqual(new Error('Malformed asset id'))
      }
    }),
  )
})

test('a picture names each size with its real width and reserves its box', () => {
  const picture = toPicture({ asset: ID }, 'horizontal', { baseUrl: BASE, sizes: '200px' })
  expect(picture.srcSet.split(', ').map((it) => it.split(' ')[1])).toEqual(['400w', '800w'])
  expect(picture.src).toContain('w=800&h=400')
  expect([picture.width, picture.height]).toEqual([400, 200])
})

test('each shape keeps its proportions in all its sizes', () => {
  for (const sizes of Object.values(IMAGE_SIZES)) {
    const [first] = sizes
    for (const { width, height } of sizes) {
      expect(width / height).toBeCloseTo(first.width / first.height, 5)
    }
  }
})

test('a picture in a text is cut as its editor said', () => {
  const asset = `image-${'ab12'.repeat(10)}-1600x1600-webp`
  const image = { asset, crop: null, hotspot: { x: 0.5, y: 1, width: 0.2, height: 0.2 } }
  const options = { baseUrl: BASE, sizes: '100vw' }
  const own = toTextPicture(image, 'own', options)
  expect(own.src).toContain('?w=1600&fm=webp&q=75&fit=max')
  expect([own.width, own.height]).toEqual([800, 800])
  const wide = toTextPicture(image, 'wide', options)
  expect(wide.src).toContain('?rect=0,700,1600,900&w=1600&h=900&')
  expect([wide.width, wide.height]).toEqual([800, 450])
  const cut = { ...image, crop: { top: 0.5, bottom: 0, left: 0, right: 0 } }
  expect(toTextPicture(cut, 'own', options).height).toBe(400)
  expect(() => toTextPicture({ ...image, asset: 'image-x-1x1-png?' }, 'own', options)).toThrow(
    'Malformed asset id',
  )
})

test('a crop that leaves nothing and a focus outside the picture are ignored', () => {
  const whole = imageUrl({ asset: ID }, { width: 200, height: 100 }, BASE)
  for (const bad of [
    { crop: { top: 0.6, bottom: 0.6, left: 0, right: 0 } },
    { crop: { top: Number.NaN, bottom: 0, left: 0, right: 0 } },
    { hotspot: { x: 7, y: 0, width: 0, height: 0 } },
  ])
    expect(imageUrl({ asset: ID, ...bad }, { width: 200, height: 100 }, BASE)).toBe(whole)
})
