import type { StudioHand } from '../content/studios.ts'
import type { Random } from '../random.ts'

type Draw = (
  box: { w: number; h: number },
  palette: StudioHand['palette'],
  random: Random,
) => string

const n = (value: number) => value.toFixed(1)

/** Families of backgrounds: three layers each, from the dark ground to the light. */
export const DRAW_BACKGROUND: Record<StudioHand['background'], Draw> = {
  rays: ({ w, h }, [, ground, mid, light], random) => {
    const [cx, cy] = [w / 2, h * 0.46]
    const turn = random.next() * 20
    const reach = Math.hypot(w, h)
    const rays = Array.from({ length: 18 }, (_, i) => {
      const a = ((i * 20 + turn) * Math.PI) / 180
      const b = a + 0.16
      return `<path d="M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * reach)} ${n(cy + Math.sin(a) * reach)}L${n(cx + Math.cos(b) * reach)} ${n(cy + Math.sin(b) * reach)}Z" fill="${i % 2 ? mid : light}" opacity="${i % 2 ? 0.35 : 0.12}"/>`
    })
    return `<rect width="${w}" height="${h}" fill="${ground}"/>${rays.join('')}`
  },
  dunes: ({ w, h }, [deep, ground, mid, light, accent], random) => {
    const sun = `<circle cx="${n(w * (0.25 + random.next() * 0.5))}" cy="${n(h * 0.3)}" r="${n(Math.min(w, h) * 0.2)}" fill="${accent}" opacity=".55"/>`
    const layer = (y: number, fill: string, opacity: number) => {
      const bend = h * (0.06 + random.next() * 0.1)
      return `<path d="M0 ${n(h * y)}C${n(w * 0.25)} ${n(h * y - bend)} ${n(w * 0.4)} ${n(h * y + bend)} ${n(w * 0.6)} ${n(h * y - bend * 0.4)}S${n(w * 0.9)} ${n(h * y + bend * 0.6)} ${w} ${n(h * y - bend * 0.3)}V${h}H0Z" fill="${fill}" opacity="${opacity}"/>`
    }
    return `<rect width="${w}" height="${h}" fill="url(#sky)"/>${sun}${layer(0.5, light, 0.25)}${layer(0.6, mid, 0.9)}${layer(0.72, ground, 0.95)}${layer(0.86, deep, 1)}`
  },
  waves: ({ w, h }, [deep, ground, mid, light], random) => {
    const rows = Array.from({ length: 7 }, (_, row) => {
      const y = h * (0.25 + row * 0.12)
      const size = w / (3.2 + random.next())
      let path = `M${n(-size)} ${n(y)}`
      for (let x = -size + (row % 2) * size * 0.5; x < w + size; x += size)
        path += `q${n(size / 2)} ${n(-h * 0.07)} ${n(size)} 0`
      return `<path d="${path}V${h}H${n(-size)}Z" fill="${[light, mid, mid, ground, ground, deep, deep][row]}" opacity="${[0.16, 0.35, 0.55, 0.7, 0.85, 0.9, 1][row]}"/>`
    })
    return `<rect width="${w}" height="${h}" fill="url(#sky)"/>${rows.join('')}`
  },
  starfield: ({ w, h }, [deep, , mid, light, accent], random) => {
    const stars = Array.from(
      { length: 90 },
      () =>
        `<circle cx="${n(random.next() * w)}" cy="${n(random.next() * h)}" r="${n(0.6 + random.next() ** 3 * 3.4)}" fill="${random.next() > 0.8 ? accent : light}" opacity="${n(0.3 + random.next() * 0.7)}"/>`,
    )
    const clouds = Array.from(
      { length: 4 },
      () =>
        `<ellipse cx="${n(random.next() * w)}" cy="${n(random.next() * h)}" rx="${n(w * 0.42)}" ry="${n(h * 0.2)}" transform="rotate(${random.int(-30, 30)} ${n(w / 2)} ${n(h / 2)})" fill="url(#cloud)" opacity=".5"/>`,
    )
    return `<rect width="${w}" height="${h}" fill="${deep}"/><defs><radialGradient id="cloud"><stop stop-color="${mid}" stop-opacity=".9"/><stop offset="1" stop-color="${mid}" stop-opacity="0"/></radialGradient></defs>${clouds.join('')}${stars.join('')}`
  },
  brocade: ({ w, h }, [, ground, mid, light], random) => {
    const step = Math.min(w, h) / random.int(4, 6)
    let tiles = ''
    for (let row = 0; row * step * 0.5 < h + step; row++) {
      for (let x = (row % 2) * step * 0.5 - step / 2; x < w + step; x += step) {
        const y = row * step * 0.5
        tiles += `<path d="M${n(x)} ${n(y - step * 0.42)}Q${n(x + step * 0.12)} ${n(y - step * 0.12)} ${n(x + step * 0.42)} ${n(y)}Q${n(x + step * 0.12)} ${n(y + step * 0.12)} ${n(x)} ${n(y + step * 0.42)}Q${n(x - step * 0.12)} ${n(y + step * 0.12)} ${n(x - step * 0.42)} ${n(y)}Q${n(x - step * 0.12)} ${n(y - step * 0.12)} ${n(x)} ${n(y - step * 0.42)}Z" fill="${mid}" opacity=".4"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(step * 0.06)}" fill="${light}" opacity=".45"/>`
      }
    }
    return `<rect width="${w}" height="${h}" fill="${ground}"/>${tiles}`
  },
  circuitry: ({ w, h }, [deep, , mid, light, accent], random) => {
    const unit = Math.min(w, h) / 12
    const lines = Array.from({ length: 26 }, () => {
      let [x, y] = [
        Math.round(random.next() * (w / unit)) * unit,
        Math.round(random.next() * (h / unit)) * unit,
      ]
      let path = `M${n(x)} ${n(y)}`
      for (let i = 0; i < 4; i++) {
        if (random.next() > 0.5) x += unit * random.int(-3, 3)
        else y += unit * random.int(-3, 3)
        path += `L${n(x)} ${n(y)}`
      }
      const glow = random.next() > 0.75
      return `<path d="${path}" fill="none" stroke="${glow ? accent : mid}" stroke-width="${n(unit * (glow ? 0.13 : 0.09))}" opacity="${glow ? 0.85 : 0.55}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.2)}" fill="${glow ? accent : light}" opacity=".75"/>`
    })
    return `<rect width="${w}" height="${h}" fill="${deep}"/><rect width="${w}" height="${h}" fill="url(#sky)" opacity=".5"/>${lines.join('')}`
  },
  foliage: ({ w, h }, [deep, ground, mid, light], random) => {
    const leaf = (
      x: number,
      y: number,
      size: number,
      turn: number,
      fill: string,
      opacity: number,
    ) =>
      `<path d="M0 0C${n(size * 0.35)} ${n(-size * 0.35)} ${n(size * 0.35)} ${n(-size * 0.8)} 0 ${n(-size)}C${n(-size * 0.35)} ${n(-size * 0.8)} ${n(-size * 0.35)} ${n(-size * 0.35)} 0 0Z" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" fill="${fill}" opacity="${opacity}"/>`
    const rim = (count: number, fill: string, size: number, opacity: number) =>
      Array.from({ length: count }, () => {
        const side = random.next()
        const [x, y, turn] =
          side < 0.3
            ? [random.next() * w, h, random.int(-40, 40)]
            : side < 0.65
              ? [0, random.next() * h, random.int(50, 130)]
              : [w, random.next() * h, random.int(-130, -50)]
        return leaf(
          x as number,
          y as number,
          size * (0.7 + random.next() * 0.6),
          turn as number,
          fill,
          opacity,
        )
      }).join('')
    const s = Math.min(w, h)
    return `<rect width="${w}" height="${h}" fill="${ground}"/><ellipse cx="${n(w / 2)}" cy="${n(h * 0.45)}" rx="${n(w * 0.45)}" ry="${n(h * 0.42)}" fill="${light}" opacity=".28"/>${rim(26, mid, s * 0.5, 0.75)}${rim(20, ground, s * 0.42, 0.95)}${rim(16, deep, s * 0.32, 1)}`
  },
  skyline: ({ w, h }, [deep, ground, mid, light, accent], random) => {
    const row = (base: number, tall: number, fill: string, lit: boolean) => {
      let out = ''
      for (let x = -10; x < w; ) {
        const width = w * (0.05 + random.next() * 0.07)
        const top = h * (base - random.next() * tall)
        out += `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(h - top)}" fill="${fill}"/>`
        if (lit) {
          for (let i = 0; i < 5; i++)
            out += `<rect x="${n(x + width * (0.2 + random.next() * 0.5))}" y="${n(top + h * (0.03 + random.next() * 0.25))}" width="${n(w * 0.012)}" height="${n(w * 0.016)}" fill="${accent}" opacity="${n(0.5 + random.next() * 0.5)}"/>`
        }
        x += width + w * 0.008
      }
      return out
    }
    return `<rect width="${w}" height="${h}" fill="url(#sky)"/><circle cx="${n(w * 0.7)}" cy="${n(h * 0.26)}" r="${n(Math.min(w, h) * 0.15)}" fill="${light}" opacity=".8"/><g opacity=".5">${row(0.62, 0.3, mid, false)}</g>${row(0.76, 0.26, ground, true)}${row(0.92, 0.2, deep, true)}`
  },
  arches: ({ w, h }, [deep, ground, mid, light], random) => {
    const count = w > h ? 5 : 3
    const width = w / count
    let out = ''
    for (let i = 0; i < count; i++) {
      const x = i * width
      out += `<path d="M${n(x + width * 0.1)} ${h}V${n(h * 0.42)}A${n(width * 0.4)} ${n(width * 0.4)} 0 0 1 ${n(x + width * 0.9)} ${n(h * 0.42)}V${h}Z" fill="url(#sky)" stroke="${light}" stroke-opacity=".35" stroke-width="${n(width * 0.03)}"/>`
    }
    const curtain = `<path d="M0 0H${n(w * 0.3)}Q${n(w * 0.22)} ${n(h * 0.3)} 0 ${n(h * 0.55)}Z" fill="${mid}" opacity=".7"/><path d="M${w} 0H${n(w * 0.7)}Q${n(w * 0.78)} ${n(h * 0.3)} ${w} ${n(h * 0.55)}Z" fill="${mid}" opacity=".7"/>`
    return `<rect width="${w}" height="${h}" fill="${random.next() > 0.5 ? deep : ground}"/>${out}${curtain}`
  },
  mosaic: ({ w, h }, [, ground, mid, light, accent], random) => {
    const size = Math.min(w, h) / random.int(6, 9)
    let out = ''
    for (let y = 0; y < h; y += size) {
      for (let x = 0; x < w; x += size) {
        const distance = Math.hypot((x - w / 2) / w, (y - h / 2) / h)
        const fill = random.next() > 0.93 ? accent : random.next() > 0.5 ? mid : light
        out += `<rect x="${n(x + 1.5)}" y="${n(y + 1.5)}" width="${n(size - 3)}" height="${n(size - 3)}" rx="${n(size * 0.16)}" fill="${fill}" opacity="${n(Math.max(0.05, 0.42 - distance * 0.45) * (0.5 + random.next() * 0.6))}"/>`
      }
    }
    return `<rect width="${w}" height="${h}" fill="${ground}"/>${out}`
  },
}

/** What is drawn over every background: light from within, a dark rim, a little grain. */
export function drawAtmosphere(
  { w, h }: { w: number; h: number },
  [deep, , , light]: StudioHand['palette'],
  random: Random,
): string {
  const grain = Array.from(
    { length: 120 },
    () =>
      `<circle cx="${n(random.next() * w)}" cy="${n(random.next() * h)}" r=".8" fill="${random.next() > 0.5 ? '#fff' : '#000'}" opacity=".13"/>`,
  ).join('')
  return `<defs><radialGradient id="lamp" cx=".5" cy=".44" r=".55"><stop stop-color="${light}" stop-opacity=".6"/><stop offset=".5" stop-color="${light}" stop-opacity=".16"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><radialGradient id="rim" cx=".5" cy=".45" r=".78"><stop offset=".5" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".78"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#lamp)"/><rect width="${w}" height="${h}" fill="url(#rim)"/>${grain}`
}
