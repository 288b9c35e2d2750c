import { createHash } from 'node:crypto'
import { readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { LakeError } from '../documents/types.ts'
import { readOriginal, writeOnce } from './asset-files.ts'
import {
  type Format,
  formatOf,
  MIME,
  type PictureName,
  type PictureOptions,
  parsePictureName,
  parsePictureOptions,
  rounded,
  uncut,
} from './picture-options.ts'
import { hasCameraData, renderPicture } from './render-picture.ts'

const MAX_AT_ONCE = 2
const MAX_QUEUED = 200
const MAX_CACHE_BYTES = 512 * 1024 * 1024
const PICTURES_PER_SWEEP = 500
/** Pictures of one original that a stranger may ask for freely; then sizes are rounded to a short list. */
const FREE_PICTURES = 48
/** And then as many more with a part cut out, turned or filled; after that it is the whole picture. */
const FREE_CUTS = 96
const MAX_COUNTED = 5_000

type Picture = { bytes: Buffer; mime: string; etag: string }

/**
 * Pictures in the sizes that are asked for, kept on disk. Few are made at once, the same one only once,
 * and nobody can fill the disk or the processor with every width there is.
 */
export class PictureCache {
  readonly #directory: string
  readonly #made: string
  readonly #running = new Map<string, Promise<Picture>>()
  readonly #queue: (() => void)[] = []
  readonly #freely = new Map<string, Set<string>>()
  readonly #telling = new Map<string, boolean>()
  #active = 0
  #sinceSweep = 0

  constructor(directory: string) {
    this.#directory = directory
    this.#made = join(directory, 'transformed')
  }

  /** Throws LakeError: 404, 400 for parameters that make no picture, 503 when too many are being made. */
  async get(
    name: string,
    query: Record<string, string>,
    accept: string,
    trusted: boolean,
  ): Promise<Picture> {
    const original = parsePictureName(name)
    if (!original) throw new LakeError(404, 'notFound', 'No such image')
    const asked = parsePictureOptions(query)
    const format = formatOf(asked, original.format, accept)
    // Before anything is counted: names that are none must not crowd out the counts of others.
    const telling = await this.#tellsWhere(original)
    if (Object.keys(asked).length === 0 && !telling) return this.#original(original)
    const made = trusted ? asked : this.#affordable(name, asked, format)
    const key = keyOf(name, made, format)
    const known = this.#running.get(key)
    if (known !== undefined) return known
    const work = this.#find(original, made, format, key).finally(() => this.#running.delete(key))
    this.#running.set(key, work)
    return work
  }

  /** The bytes as they were uploaded, with all that the camera wrote down. Throws LakeError 404. */
  raw(name: string): Promise<Picture> {
    const original = parsePictureName(name)
    if (!original) throw new LakeError(404, 'notFound', 'No such image')
    return this.#original(original)
  }

  async #original({ name, format }: PictureName): Promise<Picture> {
    const bytes = await readOriginal(this.#directory, name)
    if (!bytes) throw new LakeError(404, 'notFound', 'No such image')
    return { bytes, mime: MIME[format], etag: name }
  }

  /** What a stranger gets: as asked, then in a size of a short list, then the whole picture in such a size. */
  #affordable(name: string, asked: PictureOptions, format: Format): PictureOptions {
    if (this.#isFree(name, keyOf(name, asked, format), FREE_PICTURES)) return asked
    const near = rounded(asked)
    if (this.#isFree(`${name} cut`, keyOf(name, near, format), FREE_CUTS)) return near
    return uncut(near)
  }

  #isFree(count: string, key: string, most: number): boolean {
    const known = this.#freely.get(count) ?? new Set<string>()
    if (this.#freely.size >= MAX_COUNTED && !this.#freely.has(count))
      this.#freely.delete(this.#freely.keys().next().value ?? '')
    this.#freely.set(count, known)
    if (!known.has(key) && known.size >= most) return false
    known.add(key)
    return true
  }

  /** Whether the original carries what its camera wrote down, the place among it: then a copy is handed out. */
  async #tellsWhere(original: PictureName): Promise<boolean> {
    const known = this.#telling.get(original.name)
    if (known !== undefined) return known
    const { bytes } = await this.#original(original)
    const telling = await hasCameraData(bytes)
    if (this.#telling.size >= MAX_COUNTED)
      this.#telling.delete(this.#telling.keys().next().value ?? '')
    this.#telling.set(original.name, telling)
    return telling
  }

  async #find(
    original: PictureName,
    asked: PictureOptions,
    format: Format,
    key: string,
  ): Promise<Picture> {
    const cached = await readFile(join(this.#made, key)).catch(() => null)
    if (cached) return { bytes: cached, mime: MIME[format], etag: key }
    const source = await this.#original(original)
    await this.#turn()
    try {
      const bytes = await renderPicture(source.bytes, original, asked, format)
      await writeOnce(this.#made, key, bytes)
      this.#sinceSweep += 1
      if (this.#sinceSweep >= PICTURES_PER_SWEEP) {
        this.#sinceSweep = 0
        await sweep(this.#made)
      }
      return { bytes, mime: MIME[format], etag: key }
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#active -= 1
    }
  }

  async #turn(): Promise<void> {
    if (this.#active < MAX_AT_ONCE) {
      this.#active += 1
      return
    }
    if (this.#queue.length >= MAX_QUEUED)
      throw new LakeError(503, 'busy', 'Too many pictures are being made')
    await new Promise<void>((resolve) => this.#queue.push(resolve))
  }
}

function keyOf(name: string, asked: PictureOptions, format: Format): string {
  const sorted = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([name, sorted, format]))
    .digest('hex')
    .slice(0, 40)
}

/** Keeps the folder of made pictures below its size: the ones not asked for longest go first. */
async function sweep(directory: string): Promise<void> {
  const names = await readdir(directory)
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name)
      const info = await stat(file).catch(() => null)
      return info ? { file, size: info.size, at: info.atimeMs } : null
    }),
  )
  const known = files.filter((it) => it !== null).sort((a, b) => a.at - b.at)
  let total = known.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of known) {
    if (total <= MAX_CACHE_BYTES) break
    await unlink(file).catch(() => undefined)
    total -= size
  }
}
