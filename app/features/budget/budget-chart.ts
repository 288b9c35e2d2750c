/** One bar of a picture, in hundredths of its width and height, from the top left. */
export type Bar = {
  x: number
  y: number
  width: number
  height: number
  /** Where the limit of that time lies, where there was one. */
  limitY: number | null
}

export type Chart = {
  bars: Bar[]
  /** Where nothing is: bars of what was lost hang below it. */
  zeroY: number
}

/** Of the place of a bar; the rest is air between two. */
const BAR_PART = 0.7

/** Bars for amounts of both signs over one scale. Gains and losses are drawn alike: as long as they are large. */
export function barChart(
  values: readonly number[],
  limits: readonly (number | null)[] = [],
): Chart {
  const drawn = [...values, ...limits.filter((it) => it !== null)]
  const lowest = Math.min(0, ...drawn)
  // Of nothing the line lies at the bottom, as where all is above it.
  const highest = Math.max(0, ...drawn) || (lowest === 0 ? 1 : 0)
  const yOf = (value: number) => round(((highest - value) / (highest - lowest)) * 100)
  const step = 100 / Math.max(1, values.length)
  const bars = values.map((value, n) => {
    const limit = limits[n] ?? null
    const [top, bottom] = value >= 0 ? [yOf(value), yOf(0)] : [yOf(0), yOf(value)]
    return {
      x: round((n + (1 - BAR_PART) / 2) * step),
      y: top,
      width: round(BAR_PART * step),
      height: round(bottom - top),
      limitY: limit === null ? null : yOf(limit),
    }
  })
  return { bars, zeroY: yOf(0) }
}

const round = (value: number) => Math.round(value * 100) / 100
