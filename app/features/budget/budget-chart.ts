/** One bar of a chart, in percent of its width and height, from the top left. */
export type Bar = {
  x: number
  y: number
  width: number
  height: number
  /** Position of the limit in force at that time, if there was one. */
  limitY: number | null
}

export type Chart = {
  bars: Bar[]
  /** Position of the zero line: bars of losses hang below it. */
  zeroY: number
}

/** Share of the slot that the bar fills; the rest is the gap between two. */
const BAR_PART = 0.7

/** Bars for positive and negative amounts on one scale. Gains and losses are drawn alike, by size only. */
export function barChart(
  values: readonly number[],
  limits: readonly (number | null)[] = [],
): Chart {
  const drawn = [...values, ...limits.filter((it) => it !== null)]
  const lowest = Math.min(0, ...drawn)
  // Without any amounts the zero line is at the bottom, as where all are positive.
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
