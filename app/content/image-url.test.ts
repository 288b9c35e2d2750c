import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMAGE_SIZES, imageUrl, toPicture, toTextPicture } from './image-url.ts'

const BASE = 'http://localhost:3200/images/playhouse/production'
const ID = `image-${'ab12'.repeat(10)}-512x512-webp`

test('an address asks for the double size, quality 75, webp', () => {
  expect(imageUrl(ID, { width: 200, height: 100 }, BASE)).toBe(
    `${BASE}/${'ab12'.repeat(10)}-512x512.webp?w=400&h=200&q=75&fm=webp`,
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
  expect(() => imageUrl(id, { width: 1, height: 1 }, BASE)).toThrow('Malformed asset id')
})

test('whatever the id, the address stays below the base or is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      try {
        const url = imageUrl(id, { width: 10, height: 10 }, BASE)
        expect(new URL(url).pathname).toMatch(/^\/images\/playhouse\/production\/[\w.-]+$/)
      } catch (error) {
        expect(error).toEqual(new Error('Malformed asset id'))
      }
    }),
  )
})

test('a picture names each size with its real width and reserves its box', () => {
  const picture = toPicture(ID, 'horizontal', { baseUrl: BASE, sizes: '200px' })
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
  const image = { asset, crop: null, focus: { x: 0.5, y: 1 } }
  const options = { baseUrl: BASE, sizes: '100vw' }
  expect(toTextPicture(image, 'own', options).src).toContain(
    '?w=1600&h=1600&q=75&fm=webp&rect=0,0,1600,1600&fit=max',
  )
  const wide = toTextPicture(image, 'wide', options)
  expect(wide.src).toContain('?w=1600&h=900&q=75&fm=webp&rect=0,700,1600,900&fit=max')
  expect([wide.width, wide.height]).toEqual([800, 450])
  expect(() => toTextPicture({ ...image, asset: 'image-x-1x1-png?' }, 'own', options)).toThrow(
    'Malformed asset id',
  )
})
