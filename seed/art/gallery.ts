import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { renderAsync } from '@resvg/resvg-js'
import type { ArtSpec } from './compose.ts'

/** Raised when the drawing style changes: pictures of an older style are drawn again. */
const HAND = 'hand-2'
const MOTIF_SIZE = 420

export type Gallery = { draw(spec: ArtSpec): Promise<Buffer>; close(): Promise<void> }

/** Draws pictures on all cores and caches them in a folder by their description. */
export async function openGallery(options: {
  cacheDir: string
  motifs: readonly string[]
}): Promise<Gallery> {
  await mkdir(options.cacheDir, { recursive: true })
  let pool: Promise<WorkerPool> | null = null
  const running = new Map<string, Promise<Buffer>>()
  const redraw = async (spec: ArtSpec, file: string) => {
    pool ??= startWorkerPool(options.motifs)
    const bytes = await (await pool).draw(spec)
    await storePicture(file, bytes)
    return bytes
  }
  return {
    async draw(spec) {
      const key = createHash('sha256')
        .update(HAND)
        .update(JSON.stringify(spec))
        .digest('hex')
        .slice(0, 40)
      const file = join(options.cacheDir, `${key}.webp`)
      const known = await readFile(file).catch(() => null)
      if (known) return known
      const drawing = running.get(key) ?? redraw(spec, file).finally(() => running.delete(key))
      running.set(key, drawing)
      return drawing
    },
    async close() {
      await (await pool)?.close()
    },
  }
}

/** Stores a picture whole, also while another process stores the same one: a start beside a test run. */
export async function storePicture(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, file)
}

type WorkerPool = { draw(spec: ArtSpec): Promise<Buffer>; close(): Promise<void> }

async function startWorkerPool(names: readonly string[]): Promise<WorkerPool> {
  const motifs = await drawMotifs(names)
  const waiting = new Map<number, { resolve(bytes: Buffer): void; reject(error: Error): void }>()
  let nextId = 1
  const workers = Array.from({ length: Math.min(4, availableParallelism()) }, () => {
    const worker = startSourceWorker(import.meta.url, './art-worker', { motifs })
    worker.on(
      'message',
      ({ id, bytes, error }: { id: number; bytes?: Uint8Array; error?: string }) => {
        const call = waiting.get(id)
        waiting.delete(id)
        if (bytes) call?.resolve(Buffer.from(bytes))
        else call?.reject(new Error(error))
      },
    )
    worker.on('error', (error) => {
      for (const { reject } of waiting.values())
        reject(error instanceof Error ? error : new Error(String(error)))
    })
    return worker
  })
  return {
    draw(spec) {
      const id = nextId++
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        workers[id % workers.length]?.postMessage({ id, spec })
      })
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** Each motif once as a PNG: their gradients cost more than the rest of a picture. */
async function drawMotifs(names: readonly string[]): Promise<[string, string][]> {
  const require = createRequire(import.meta.url)
  const { icons } = require('@iconify-json/fluent-emoji/icons.json') as {
    icons: Record<string, { body: string }>
  }
  const draw = async (name: string): Promise<[string, string]> => {
    const icon = icons[name]
    if (!icon) throw new Error(`The set of motifs has no "${name}"`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${MOTIF_SIZE}" height="${MOTIF_SIZE}">${icon.body}</svg>`
    const png = (await renderAsync(svg)).asPng()
    return [name, `data:image/png;base64,${png.toString('base64')}`]
  }
  return Promise.all([...new Set(names)].map(draw))
}

/** The bundled file in production, the TypeScript source (through tsx) in development and tests. */
function startSourceWorker(base: string, file: string, workerData: unknown): Worker {
  if (!base.endsWith('.ts')) return new Worker(new URL(`${file}.mjs`, base), { workerData })
  const source = new URL(`${file}.ts`, base).href
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`,
    { eval: true, workerData },
  )
}
