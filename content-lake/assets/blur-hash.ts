import type { Pixels } from './look-at-image.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
/** Components across and down: enough for a shape, few enough for a short string. */
const ACROSS = 4
const DOWN = 3

type Colour = [number, number, number]

/** An image as a BlurHash string of 28 characters: the placeholder shown until the image has loaded. */
export function blurHash(pixels: Pixels): string {
  const waves: Colour[] = []
  const linear = toLinear(pixels)
  for (let j = 0; j < DOWN; j += 1)
    for (let i = 0; i < ACROSS; i += 1) waves.push(waveOf(linear, pixels, i, j))
  const [mean = [0, 0, 0], ...others] = waves
  const loudest = Math.max(...others.flat().map(Math.abs))
  const step = Math.max(0, Math.min(82, Math.floor(loudest * 166 - 0.5)))
  const scale = (step + 1) / 166
  return [
    inBase83(ACROSS - 1 + (DOWN - 1) * 9, 1),
    inBase83(step, 1),
    inBase83(
      mean.map(toSrgb).reduce((sum, it) => sum * 256 + it, 0),
      4,
    ),
    ...others.map((it) =>
      inBase83(
        it.map((value) => quantised(value / scale)).reduce((sum, part) => sum * 19 + part, 0),
        2,
      ),
    ),
  ].join('')
}

/** For each byte value: computed once, not per pixel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function toLinear({ data }: Pixels): Float64Array {
  const linear = new Float64Array(data.length)
  for (let at = 0; at < data.length; at += 1) linear[at] = LINEAR[data[at] ?? 0] ?? 0
  return linear
}

function waveOf(linear: Float64Array, { width, height }: Pixels, i: number, j: number): Colour {
  let [red, green, blue] = [0, 0, 0]
  const across = Float64Array.from({ length: width }, (_, x) => Math.cos((Math.PI * i * x) / width))
  for (let y = 0; y < height; y += 1) {
    const down = Math.cos((Math.PI * j * y) / height)
    for (let x = 0; x < width; x += 1) {
      const weight = down * (across[x] ?? 0)
      const at = (y * width + x) * 4
      red += weight * (linear[at] ?? 0)
      green += weight * (linear[at + 1] ?? 0)
      blue += weight * (linear[at + 2] ?? 0)
    }
  }
  const factor = (i === 0 && j === 0 ? 1 : 2) / (width * height)
  return [red * factor, green * factor, blue * factor]
}

function toSrgb(value: number): number {
  const share = Math.max(0, Math.min(1, value))
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}

function quantised(value: number): number {
  const root = Math.sign(value) * Math.sqrt(Math.abs(value))
  return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)))
}

function inBase83(value: number, length: number): string {
  let text = ''
  for (let rest = value, it = 0; it < length; it += 1, rest = Math.floor(rest / 83))
    text = (DIGITS[rest % 83] ?? '0') + text
  return text
}
