import type { StudioHand } from '../content/studios.ts'

const n = (value: number) => value.toFixed(1)

/** The frame that identifies a studio's covers. */
export function drawFrame(
  kind: StudioHand['frame'],
  { w, h }: { w: number; h: number },
  [deep, , , light, accent]: StudioHand['palette'],
): string {
  const s = Math.min(w, h)
  const inset = s * 0.035
  switch (kind) {
    case 'none':
      return ''
    case 'double':
      return [1, 1.7]
        .map(
          (k, i) =>
            `<rect x="${n(inset * k)}" y="${n(inset * k)}" width="${n(w - inset * 2 * k)}" height="${n(h - inset * 2 * k)}" rx="${n(s * 0.03)}" fill="none" stroke="${i ? light : accent}" stroke-width="${n(s * (i ? 0.004 : 0.011))}" opacity=".85"/>`,
        )
        .join('')
    case 'corners': {
      const length = s * 0.17
      const corner = (x: number, y: number, dx: number, dy: number) =>
        `<path d="M${n(x)} ${n(y + dy * length)}V${n(y)}H${n(x + dx * length)}" fill="none" stroke="${accent}" stroke-width="${n(s * 0.016)}" stroke-linecap="round"/><circle cx="${n(x + dx * length * 0.22)}" cy="${n(y + dy * length * 0.22)}" r="${n(s * 0.014)}" fill="${light}"/>`
      return (
        corner(inset, inset, 1, 1) +
        corner(w - inset, inset, -1, 1) +
        corner(inset, h - inset, 1, -1) +
        corner(w - inset, h - inset, -1, -1)
      )
    }
    case 'bulbs': {
      let out = `<rect x="${n(inset * 0.5)}" y="${n(inset * 0.5)}" width="${n(w - inset)}" height="${n(h - inset)}" rx="${n(s * 0.04)}" fill="none" stroke="${deep}" stroke-width="${n(s * 0.05)}"/>`
      const step = s / 13
      const bulb = (x: number, y: number, i: number) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s * 0.013)}" fill="${i % 2 ? accent : light}"/>`
      for (let x = step / 2, i = 0; x < w; x += step, i++)
        out += bulb(x, inset * 0.5, i) + bulb(x, h - inset * 0.5, i + 1)
      for (let y = step / 2, i = 0; y < h; y += step, i++)
        out += bulb(inset * 0.5, y, i) + bulb(w - inset * 0.5, y, i + 1)
      return out
    }
    case 'ticket': {
      const r = s * 0.05
      const notches = [
        [0, h / 2],
        [w, h / 2],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${n(x as number)}" cy="${n(y as number)}" r="${n(r)}" fill="${deep}"/>`,
        )
        .join('')
      return `<rect x="${n(inset)}" y="${n(inset)}" width="${n(w - inset * 2)}" height="${n(h - inset * 2)}" rx="${n(r)}" fill="none" stroke="${light}" stroke-width="${n(s * 0.008)}" stroke-dasharray="${n(s * 0.03)} ${n(s * 0.02)}" opacity=".9"/>${notches}`
    }
    case 'ribbon':
      return `<path d="M0 ${n(h * 0.06)}L${n(s * 0.24)} 0H0Z" fill="${accent}"/><path d="M${w} ${n(h - s * 0.2)}L${n(w - s * 0.24)} ${h}H${w}Z" fill="${accent}"/><path d="M0 ${n(h * 0.06 + s * 0.03)}L${n(s * 0.28)} 0" stroke="${light}" stroke-width="${n(s * 0.008)}"/>`
  }
}
