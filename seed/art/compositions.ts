import type { Random } from '../random.ts'

const n = (value: number) => value.toFixed(1)

export type MotifOptions = { turn?: number; opacity?: number; glow?: boolean; mirrored?: boolean }
/** Draws a picture of that size around a point. */
export type Place = (
  name: string,
  x: number,
  y: number,
  size: number,
  options?: MotifOptions,
) => string
/** Where the pictures of a cover go, beside or above its title. */
export type Area = { cx: number; cy: number; w: number; h: number }
type Scene = {
  hero: string
  partner: string
  lesser: readonly string[]
  area: Area
  place: Place
  random: Random
  colours: { deep: string; accent: string }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** Some pictures of the theme in the corners of the area. */
function inCorners({ lesser, area, place, random }: Scene, count: number, size: number): string {
  const unit = Math.min(area.w, area.h)
  return lesser
    .slice(0, count)
    .map((name, index) => {
      const [right, down] = CORNERS[index % CORNERS.length] as (typeof CORNERS)[number]
      const [x, y] = [area.cx + right * area.w * 0.41, area.cy + down * area.h * 0.36]
      return place(name, x, y, unit * (size + random.next() * 0.06), { turn: random.int(-24, 24) })
    })
    .join('')
}

/**
 * Eight ways to arrange a hero, its partner and what lies around them: games of one theme do not look alike. All
 * sizes are parts of the shorter side of the area.
 */
export const COMPOSITIONS: readonly ((scene: Scene) => string)[] = [
  function centred(scene) {
    const { hero, area, place, random } = scene
    const unit = Math.min(area.w, area.h)
    return (
      inCorners(scene, 4, 0.22) +
      place(hero, area.cx, area.cy, unit * 0.94, { turn: random.int(-5, 5), glow: true })
    )
  },
  function sideBySide(scene) {
    const { hero, partner, area, place } = scene
    const unit = Math.min(area.w, area.h)
    return (
      inCorners(scene, 2, 0.2) +
      place(partner, area.cx - unit * 0.27, area.cy + unit * 0.1, unit * 0.62, { turn: -9 }) +
      place(hero, area.cx + unit * 0.14, area.cy, unit * 0.82, { turn: 5, glow: true })
    )
  },
  function near(scene) {
    const { hero, lesser, area, place, random } = scene
    const unit = Math.min(area.w, area.h)
    const [one = hero, other = hero] = lesser
    return (
      place(hero, area.cx + unit * 0.06, area.cy + unit * 0.08, unit * 1.22, {
        turn: random.pick([-9, 9]),
        glow: true,
      }) +
      place(one, area.cx - area.w * 0.4, area.cy - area.h * 0.32, unit * 0.26, { turn: -16 }) +
      place(other, area.cx + area.w * 0.41, area.cy - area.h * 0.36, unit * 0.2, { turn: 14 })
    )
  },
  function crowned(scene) {
    const { hero, lesser, area, place } = scene
    const unit = Math.min(area.w, area.h)
    const arc = lesser.slice(0, 5).map((name, index) => {
      const angle = Math.PI * (1.08 + index * 0.21)
      return place(
        name,
        area.cx + Math.cos(angle) * unit * 0.5,
        area.cy + unit * 0.14 + Math.sin(angle) * unit * 0.56,
        unit * 0.24,
        { turn: (index - 2) * 14 },
      )
    })
    return arc.join('') + place(hero, area.cx, area.cy + unit * 0.12, unit * 0.8, { glow: true })
  },
  function medallion(scene) {
    const { hero, lesser, area, place, colours } = scene
    const unit = Math.min(area.w, area.h)
    const ring = (radius: number, width: number, rest = '') =>
      `<circle cx="${n(area.cx)}" cy="${n(area.cy)}" r="${n(unit * radius)}" stroke="${colours.accent}" stroke-width="${n(unit * width)}" ${rest}/>`
    const around = lesser.slice(0, 4).map((name, index) => {
      const angle = Math.PI * (0.25 + index / 2)
      const [x, y] = [Math.cos(angle) * unit * 0.46, Math.sin(angle) * unit * 0.46]
      return place(name, area.cx + x, area.cy + y, unit * 0.22)
    })
    return (
      ring(0.46, 0.035, `fill="${colours.deep}" fill-opacity=".55"`) +
      ring(0.4, 0.012, `fill="none" stroke-dasharray="${n(unit * 0.02)} ${n(unit * 0.03)}"`) +
      around.join('') +
      place(hero, area.cx, area.cy, unit * 0.66, { glow: true })
    )
  },
  function reels(scene) {
    const { hero, partner, lesser, area, place, colours } = scene
    const panel = (x: number, w: number, h: number, name: string) =>
      `<rect x="${n(x - w / 2)}" y="${n(area.cy - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.12)}" fill="${colours.deep}" fill-opacity=".6" stroke="${colours.accent}" stroke-width="${n(w * 0.04)}"/>${place(name, x, area.cy, Math.min(w, h) * 0.86)}`
    const [side, down] = [area.w * 0.29, area.h * 0.62]
    return (
      panel(area.cx - area.w * 0.33, side, down, partner) +
      panel(area.cx + area.w * 0.33, side, down, lesser[0] ?? hero) +
      panel(area.cx, area.w * 0.42, area.h * 0.86, hero)
    )
  },
  function falling(scene) {
    const { hero, lesser, area, place, random } = scene
    const unit = Math.min(area.w, area.h)
    const rain = Array.from({ length: 9 }, (_, index) =>
      place(
        lesser[index % lesser.length] ?? hero,
        area.cx + (((index * 0.37) % 1) - 0.5) * area.w * 1.02,
        area.cy + ((index % 3) / 3 - 0.36 + random.next() * 0.12) * area.h,
        unit * (0.13 + random.next() * 0.07),
        { turn: random.int(-40, 40), opacity: 0.85 },
      ),
    )
    return (
      rain.join('') +
      place(hero, area.cx, area.cy + unit * 0.04, unit * 0.86, { turn: -4, glow: true })
    )
  },
  function mirrored(scene) {
    const { hero, partner, area, place } = scene
    const unit = Math.min(area.w, area.h)
    const [left, right] = [area.cx - unit * 0.28, area.cx + unit * 0.28]
    return (
      place(hero, left, area.cy - unit * 0.04, unit * 0.6, { mirrored: true }) +
      place(hero, right, area.cy - unit * 0.04, unit * 0.6) +
      place(partner, area.cx, area.cy + unit * 0.18, unit * 0.46, { glow: true })
    )
  },
]
