import { expect, test } from 'vitest'
import { blurHash } from './store-image.ts'

function picture(colourAt: (x: number, y: number) => readonly [number, number, number]) {
  const [width, height] = [17, 11]
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4)
    const colour = colourAt(pixel % width, Math.floor(pixel / width))
    return colour[at % 4] ?? 255
  })
  return { data, width, height }
}

test('the blur hash is the one that the reference encoder computes', () => {
  const coloured = picture((x, y) => [255 - x * 15, (y * 23) % 256, x * y])
  expect(blurHash(coloured)).toBe('L@IEN%|?,ZxEqyr^o0jHf*fifQfj')
})
