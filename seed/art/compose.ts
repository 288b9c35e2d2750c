import type { Font } from 'opentype.js'
import { motifsOf, themeColours } from '#contracts/game-themes.ts'
import type { StudioHand } from '../content/studios.ts'
import { seededRandom } from '../random.ts'
import { DRAW_BACKGROUND, drawAtmosphere } from './backgrounds.ts'
import { COMPOSITIONS, type MotifOptions } from './compositions.ts'
import { drawFrame } from './frames.ts'
import { drawTitle } from './lettering.ts'
import { drawTable } from './scenes.ts'

export const SHAPES = {
  square: { w: 512, h: 512 },
  horizontal: { w: 640, h: 320 },
  vertical: { w: 320, h: 640 },
} as const
export type Shape = keyof typeof SHAPES

export type CoverSpec = {
  kind: 'cover'
  key: string
  title: string
  studio: StudioHand
  launchCode: string
  /** What lies on a table, or the motifs of the launch code. */
  scene: 'cover' | 'roulette' | 'blackjack' | 'baccarat' | 'wheel' | 'poker'
  live: boolean
  shape: Shape
}
export type BannerSpec = {
  kind: 'banner'
  key: string
  studio: StudioHand
  motifs: readonly string[]
  w: number
  h: number
}
export type MarkSpec = { kind: 'mark'; key: string; initials: string; studio: StudioHand }
export type BadgeSpec = { kind: 'badge'; key: string; text: string; colour: string }
export type ArtSpec = CoverSpec | BannerSpec | MarkSpec | BadgeSpec

/** Motifs as PNG data URLs: rendered once, placed often. */
export type Motifs = ReadonlyMap<string, string>
type Tools = { motifs: Motifs; fontOf: (name: StudioHand['font']) => Font }

const n = (value: number) => value.toFixed(1)

/** The motifs that a picture needs. */
export function motifNames(spec: ArtSpec): readonly string[] {
  if (spec.kind === 'banner') return spec.motifs
  if (spec.kind !== 'cover' || spec.scene !== 'cover') return []
  const { hero, partner, lesser } = motifsOf(spec.launchCode)
  return [hero, partner, ...lesser]
}

export function composeArt(spec: ArtSpec, tools: Tools): { svg: string; w: number; h: number } {
  switch (spec.kind) {
    case 'cover':
      return cover(spec, tools)
    case 'banner':
      return bannerScene(spec, tools)
    case 'mark':
      return mark(spec, tools)
    case 'badge':
      return badge(spec, tools)
  }
}

const page = (w: number, h: number, palette: StudioHand['palette'], body: string) => ({
  w,
  h,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette[0]}"/><stop offset=".55" stop-color="${palette[1]}"/><stop offset="1" stop-color="${palette[2]}"/></linearGradient><radialGradient id="shade"><stop stop-color="#000" stop-opacity=".65"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><radialGradient id="glow"><stop stop-color="${palette[3]}" stop-opacity=".95"/><stop offset=".45" stop-color="${palette[4]}" stop-opacity=".4"/><stop offset="1" stop-color="${palette[4]}" stop-opacity="0"/></radialGradient></defs>${body}</svg>`,
})

function motif(
  { motifs }: Tools,
  name: string,
  cx: number,
  cy: number,
  size: number,
  options: MotifOptions = {},
): string {
  const source = motifs.get(name)
  if (!source) return ''
  const { turn = 0, opacity = 1, glow = false, mirrored = false } = options
  const flip = mirrored ? `translate(${n(2 * cx)} 0) scale(-1 1) ` : ''
  const light = glow
    ? `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(size * 0.72)}" fill="url(#glow)"/>`
    : ''
  const shade = `<ellipse cx="${n(cx)}" cy="${n(cy + size * 0.48)}" rx="${n(size * 0.42)}" ry="${n(size * 0.11)}" fill="url(#shade)" opacity="${opacity}"/>`
  return `${light}${shade}<image x="${n(cx - size / 2)}" y="${n(cy - size / 2)}" width="${n(size)}" height="${n(size)}" xlink:href="${source}" opacity="${opacity}" transform="${flip}rotate(${turn} ${n(cx)} ${n(cy)})"/>`
}

function cover(spec: CoverSpec, tools: Tools): { svg: string; w: number; h: number } {
  const { studio, shape, title } = spec
  const { w, h } = SHAPES[shape]
  const random = seededRandom(spec.key)
  const wide = shape === 'horizontal'
  const titleBox = wide
    ? { x: w * 0.46, y: h * 0.24, w: w * 0.48, h: h * 0.52 }
    : shape === 'vertical'
      ? { x: w * 0.08, y: h * 0.69, w: w * 0.84, h: h * 0.24 }
      : { x: w * 0.08, y: h * 0.66, w: w * 0.84, h: h * 0.27 }
  const area = wide
    ? { cx: w * 0.235, cy: h * 0.5, w: w * 0.43, h: h * 0.88 }
    : shape === 'vertical'
      ? { cx: w * 0.5, cy: h * 0.37, w: w * 0.92, h: h * 0.6 }
      : { cx: w * 0.5, cy: h * 0.36, w: w * 0.9, h: h * 0.6 }
  const arc = random.pick([0, 0.08, 0.12])
  // Every shape of a game has the same colours.
  const turn = seededRandom(`the colours of ${spec.key}`).int(-14, 14)
  const motifs = motifsOf(spec.launchCode)
  const colours = themeColours(motifs.theme, turn)
  const palette: StudioHand['palette'] =
    spec.scene !== 'cover'
      ? studio.palette
      : [colours.deep, colours.ground, colours.mid, colours.light, colours.accent]
  const lettered = drawTitle(tools.fontOf(studio.font), title, titleBox, palette, arc)
  const ground =
    DRAW_BACKGROUND[studio.background]({ w, h }, palette, random) +
    drawAtmosphere({ w, h }, palette, random)
  const frame = drawFrame(studio.frame, { w, h }, palette)
  if (spec.scene !== 'cover') {
    const table = `<g${wide ? ` transform="translate(${n(-w * 0.24)} 0)"` : shape === 'vertical' ? ` transform="translate(0 ${n(-h * 0.1)})"` : ` transform="translate(0 ${n(-h * 0.08)})"`}>${drawTable(spec.scene, { w, h }, palette, spec.live, random)}</g>`
    const floor = `<rect y="${n(h * 0.6)}" width="${w}" height="${n(h * 0.4)}" fill="url(#floor)"/><defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette[0]}" stop-opacity="0"/><stop offset=".6" stop-color="${palette[0]}" stop-opacity=".9"/></linearGradient></defs>`
    return page(w, h, palette, ground + table + (wide ? '' : floor) + lettered + frame)
  }
  const compose = COMPOSITIONS[motifs.variant % COMPOSITIONS.length]
  const pictures = compose?.({
    ...{ hero: motifs.hero, partner: motifs.partner, lesser: motifs.lesser },
    ...{ area, random, colours },
    place: (name, x, y, size, options) => motif(tools, name, x, y, size, options),
  })
  return page(w, h, palette, ground + pictures + lettered + frame)
}

/** A wide calm scene without text: the page's own text is on its left. */
function bannerScene(spec: BannerSpec, tools: Tools): { svg: string; w: number; h: number } {
  const { studio, w, h, motifs } = spec
  const random = seededRandom(spec.key)
  const { palette } = studio
  const s = Math.min(w, h)
  const tall = w <= h * 1.2
  const ground =
    DRAW_BACKGROUND[studio.background]({ w, h }, palette, random) +
    drawAtmosphere({ w, h }, palette, random)
  const cx = tall ? w * 0.5 : w * 0.74
  const [first = 'star', ...rest] = motifs
  const placed = rest.map((name, i) =>
    motif(
      tools,
      name,
      cx + Math.cos(i * 2.1 + 0.7) * s * 0.42,
      h * 0.5 + Math.sin(i * 2.1 + 0.7) * s * 0.3,
      s * (0.2 + random.next() * 0.08),
      { turn: random.int(-20, 20) },
    ),
  )
  const veil = tall
    ? ''
    : `<defs><linearGradient id="veil"><stop stop-color="${palette[0]}" stop-opacity=".96"/><stop offset=".4" stop-color="${palette[0]}" stop-opacity=".8"/><stop offset=".68" stop-color="${palette[0]}" stop-opacity="0"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#veil)"/>`
  return page(
    w,
    h,
    palette,
    ground + veil + placed.join('') + motif(tools, first, cx, h * 0.5, s * 0.62, { glow: true }),
  )
}

function mark(spec: MarkSpec, tools: Tools): { svg: string; w: number; h: number } {
  const { palette } = spec.studio
  const body = `<rect width="256" height="128" rx="20" fill="${palette[1]}"/><rect x="4" y="4" width="248" height="120" rx="17" fill="none" stroke="${palette[4]}" stroke-width="3" opacity=".7"/>${drawTitle(tools.fontOf(spec.studio.font), spec.initials, { x: 20, y: 24, w: 216, h: 80 }, palette, 0)}`
  return page(256, 128, palette, body)
}

function badge(spec: BadgeSpec, tools: Tools): { svg: string; w: number; h: number } {
  const palette = ['#0e0b14', '#17121f', spec.colour, '#ffffff', '#ffffff'] as const
  const body = `<circle cx="80" cy="80" r="74" fill="#17121f" stroke="${spec.colour}" stroke-width="10"/>${drawTitle(tools.fontOf('bebas-neue'), spec.text, { x: 26, y: 42, w: 108, h: 76 }, palette, 0)}`
  return page(160, 160, palette, body)
}
