import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import opentype, { type Font } from 'opentype.js'
import sharp from 'sharp'
import type { StudioHand } from '../content/studios.ts'
import { type ArtSpec, composeArt } from './compose.ts'

/** Renders pictures in a worker thread: composes the SVG, rasterises it, encodes WebP. */
const require = createRequire(import.meta.url)
const { motifs } = workerData as { motifs: [string, string][] }
const drawn = new Map(motifs)
const fonts = new Map<string, Font>()

/** At regular weight, the strokes of these are too thin at 120 pixels. */
const WEIGHT: Partial<Record<StudioHand['font'], number>> = {
  fredoka: 700,
  'cinzel-decorative': 900,
  orbitron: 800,
}

sharp.concurrency(1)

function fontOf(name: StudioHand['font']): Font {
  const known = fonts.get(name)
  if (known) return known
  const folder = dirname(require.resolve(`@fontsource/${name}/package.json`))
  const weight = WEIGHT[name] ?? 400
  const bytes = readFileSync(join(folder, 'files', `${name}-latin-${weight}-normal.woff`))
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  )
  fonts.set(name, font)
  return font
}

parentPort?.on('message', ({ id, spec }: { id: number; spec: ArtSpec }) => {
  draw(spec).then(
    (bytes) => parentPort?.postMessage({ id, bytes }),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        error: error instanceof Error ? error.message : String(error),
      }),
  )
})

async function draw(spec: ArtSpec): Promise<Uint8Array> {
  const { svg, w, h } = composeArt(spec, { motifs: drawn, fontOf })
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const alpha = spec.kind === 'mark' || spec.kind === 'badge'
  const raw = sharp(image.pixels, { raw: { width: w, height: h, channels: 4 } })
  return (alpha ? raw : raw.removeAlpha()).webp({ quality: 82, effort: 1 }).toBuffer()
}
