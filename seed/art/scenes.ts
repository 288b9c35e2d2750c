import type { StudioHand } from '../content/studios.ts'
import type { Random } from '../random.ts'

const n = (value: number) => value.toFixed(1)
type Box = { w: number; h: number }

const FELTS = ['#0d5c3f', '#123f7a', '#7a1230', '#4b2a7a', '#1f6b6b']

function card(x: number, y: number, size: number, turn: number, suit: string): string {
  const [w, h] = [size * 0.68, size]
  const red = suit === 'heart' || suit === 'diamond'
  const shape = {
    heart: 'M0 8C-10-4-20-2-20-12C-20-22-6-22 0-12C6-22 20-22 20-12C20-2 10-4 0 8Z',
    diamond: 'M0-22L15 0L0 22L-15 0Z',
    spade: 'M0-22C8-10 20-6 20 4C20 13 8 14 3 8L6 20H-6L-3 8C-8 14-20 13-20 4C-20-6-8-10 0-22Z',
    club: 'M0-20a9 9 0 0 1 7 15a9 9 0 1 1-3 14L6 20H-6L-4 9a9 9 0 1 1-3-14A9 9 0 0 1 0-20Z',
  }[suit]
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><rect x="${n(-w / 2)}" y="${n(-h / 2 + size * 0.03)}" width="${n(w)}" height="${n(h)}" rx="${n(size * 0.08)}" fill="#000" opacity=".4"/><rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(size * 0.08)}" fill="#fdfaf3"/><path d="${shape}" transform="scale(${n(size / 62)})" fill="${red ? '#c4222f' : '#1b1524'}"/></g>`
}

function wheel(
  x: number,
  y: number,
  r: number,
  tilt: number,
  accent: string,
  fortune: boolean,
  random: Random,
): string {
  const slots = fortune ? 12 : 24
  const colours = fortune
    ? ['#d43a3a', '#ffb52e', '#1d6fa5', '#4f8f37', '#8f2f86', '#f6f2fb']
    : ['#b3202c', '#17121f']
  let out = ''
  for (let i = 0; i < slots; i++) {
    const [a, b] = [(i / slots) * 2 * Math.PI, ((i + 1) / slots) * 2 * Math.PI]
    const fill = !fortune && i === 0 ? '#18794e' : colours[i % colours.length]
    out += `<path d="M0 0L${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(Math.cos(b) * r)} ${n(Math.sin(b) * r)}Z" fill="${fill}" stroke="${accent}" stroke-width="${n(r * 0.012)}"/>`
  }
  const turn = random.int(0, 360)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${tilt})"><circle r="${n(r * 1.14)}" fill="#2a1608"/><circle r="${n(r * 1.14)}" fill="none" stroke="${accent}" stroke-width="${n(r * 0.04)}"/><g transform="rotate(${turn})">${out}</g><circle r="${n(r * 0.58)}" fill="#3a2010" opacity="${fortune ? 0 : 1}"/><circle r="${n(r * 0.58)}" fill="none" stroke="${accent}" stroke-width="${n(r * 0.02)}" opacity="${fortune ? 0 : 1}"/><circle r="${n(r * 0.2)}" fill="${accent}"/><circle r="${n(r * 0.1)}" fill="#fff" opacity=".8"/><circle cx="${n(r * 0.8)}" cy="${n(-r * 0.3)}" r="${n(r * 0.055)}" fill="#fff"/></g>`
}

function presenter(
  x: number,
  y: number,
  size: number,
  [, , mid, light, accent]: StudioHand['palette'],
  random: Random,
): string {
  const hair = random.pick(['#1b1009', '#3b2211', '#6b4422', '#b07a34', '#20140f'])
  const skin = random.pick(['#f1c9a5', '#d9a577', '#a86f47', '#7a4a2c', '#e8b98f'])
  const long = random.next() > 0.45
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 100)})"><path d="M-46 80C-46 30-26 18 0 18S46 30 46 80Z" fill="${mid}"/><path d="M-12 18L0 44L12 18L0 24Z" fill="${light}"/><path d="M-7 4H7V22L0 30L-7 22Z" fill="${skin}"/>${long ? `<path d="M-25-18C-28 10-26 24-20 30L20 30C26 24 28 10 25-18Z" fill="${hair}"/>` : ''}<ellipse cy="-14" rx="19" ry="24" fill="${skin}"/><path d="M-20-16C-22-42 22-42 20-16C14-28-6-32-20-16Z" fill="${hair}"/><path d="M0 30l7 5-7 5-7-5Z" fill="${accent}"/></g>`
}

/** A table game: felt in perspective, the playing equipment, and at live tables the presenter behind it. */
export function drawTable(
  scene: 'roulette' | 'blackjack' | 'baccarat' | 'wheel' | 'poker',
  { w, h }: Box,
  palette: StudioHand['palette'],
  live: boolean,
  random: Random,
): string {
  const [deep, , , light, accent] = palette
  const felt = random.pick(FELTS)
  const s = Math.min(w, h)
  const cx = w / 2
  const top = h * 0.5
  const table = `<ellipse cx="${n(cx)}" cy="${n(h * 0.86)}" rx="${n(Math.max(w * 0.62, s * 0.7))}" ry="${n(h * 0.36)}" fill="${deep}"/><ellipse cx="${n(cx)}" cy="${n(h * 0.84)}" rx="${n(Math.max(w * 0.58, s * 0.66))}" ry="${n(h * 0.335)}" fill="#5a3416"/><ellipse cx="${n(cx)}" cy="${n(h * 0.85)}" rx="${n(Math.max(w * 0.54, s * 0.62))}" ry="${n(h * 0.31)}" fill="${felt}"/><ellipse cx="${n(cx)}" cy="${n(h * 0.85)}" rx="${n(Math.max(w * 0.44, s * 0.5))}" ry="${n(h * 0.24)}" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="${n(s * 0.006)}"/>`
  const person = live
    ? presenter(cx, top - s * 0.06, s * (scene === 'wheel' ? 0.4 : 0.52), palette, random)
    : ''
  const suits = random.sample(['heart', 'diamond', 'spade', 'club'], 4)
  const cards = (count: number, y: number, size: number) =>
    Array.from({ length: count }, (_, i) =>
      card(
        cx + (i - (count - 1) / 2) * size * 0.62,
        y + Math.abs(i - (count - 1) / 2) * size * 0.08,
        size,
        (i - (count - 1) / 2) * 9,
        suits[i % 4] as string,
      ),
    ).join('')
  const chips = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = [
      cx + s * (0.3 + 0.035 * (i % 2)) * (i < 3 ? 1 : -1),
      h * 0.76 - (i % 3) * s * 0.026,
    ]
    return `<ellipse cx="${n(x)}" cy="${n(y + s * 0.012)}" rx="${n(s * 0.058)}" ry="${n(s * 0.026)}" fill="${deep}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s * 0.058)}" ry="${n(s * 0.026)}" fill="${[accent, '#c4222f', '#1d6fa5'][i % 3]}" stroke="#fff" stroke-width="${n(s * 0.008)}" stroke-dasharray="${n(s * 0.018)} ${n(s * 0.018)}"/>`
  }).join('')
  const play = {
    roulette: () =>
      wheel(
        cx,
        live ? h * 0.72 : h * 0.56,
        s * (live ? 0.26 : 0.32),
        live ? 0.5 : 0.72,
        accent,
        false,
        random,
      ) + chips,
    blackjack: () =>
      cards(live ? 2 : 3, live ? h * 0.72 : h * 0.54, s * (live ? 0.24 : 0.36)) + chips,
    baccarat: () =>
      cards(live ? 3 : 4, live ? h * 0.72 : h * 0.52, s * (live ? 0.22 : 0.3)) + chips,
    poker: () => cards(5, live ? h * 0.72 : h * 0.52, s * (live ? 0.2 : 0.26)) + chips,
    wheel: () => wheel(live ? cx + s * 0.02 : cx, h * 0.46, s * 0.34, 1, accent, true, random),
  }[scene]()
  const light3 = `<path d="M${n(cx - s * 0.1)} 0H${n(cx + s * 0.1)}L${n(cx + s * 0.55)} ${n(h * 0.8)}H${n(cx - s * 0.55)}Z" fill="${light}" opacity=".14"/>`
  return scene === 'wheel'
    ? `${light3}${play}${live ? presenter(cx - s * 0.33, h * 0.56, s * 0.44, palette, random) : ''}`
    : `${light3}${person}${table}${play}`
}
