import { createHash } from 'node:crypto'
import { readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { networkOf } from '../auth/caller.ts'
import { LakeError } from '../documents/types.ts'
import { readOriginal, removeLeftovers, writeOnce } from './asset-files.ts'
import {
  type Format,
  formatOf,
  MIME,
  type PictureName,
  type PictureOptions,
  parsePictureName,
  parsePictureOptions,
} from './picture-options.ts'
import type { PictureTurns } from './picture-turns.ts'
import { hasCameraData, renderPicture } from './render-picture.ts'
import { type ImageUse, usualPicture } from './usual-pictures.ts'

const MAX_CACHE_BYTES = 512 * 1024 * 1024
const MAX_COUNTED = 5_000

type Picture = { bytes: Buffer; mime: string; etag: string }
type Asked = {
  name: string
  query: Record<string, string>
  accept: string
  /** The address of a stranger, or an editor by id, who gets every requested size. */
  by: { stranger: string } | { editor: string }
  /** Where the content shows this image. */
  uses: (assetId: string) => readonly ImageUse[]
}

/**
 * Images in the requested sizes, cached on disk. Few are rendered at once (`PictureTurns`). No caller can fill the disk
 * or use up the processor: an anonymous caller always gets the sizes of a short list (`usualPicture`); other crops and
 * boxes count against a budget that refills with time (`AnonymousBudget`). A request over the budget is refused, never
 * answered with a different image.
 */
export class PictureCache {
  readonly #directory: string
  readonly #made: string
  readonly #maxBytes: number
  readonly #budget: AnonymousBudget
  readonly #turns: PictureTurns
  /** By kind of reader and by picture: a stranger's does not wait in the queue of editors. */
  readonly #running = new Map<string, Promise<Picture>>()
  readonly #knownMetadata = new Map<string, boolean>()
  #bytes = 0
  #sweeping: Promise<void>

  /** `maxBytes` limits the rendered images, not the originals; the excess is deleted, at once and at start. */
  constructor(options: {
    assetDir: string
    turns: PictureTurns
    clock: () => number
    maxBytes?: number | undefined
  }) {
    this.#turns = options.turns
    this.#directory = options.assetDir
    this.#made = join(options.assetDir, 'transformed')
    this.#maxBytes = options.maxBytes ?? MAX_CACHE_BYTES
    this.#budget = new AnonymousBudget(options.clock)
    this.#sweeping = removeLeftovers(this.#made).then(() => this.#sweep())
  }

  /**
   * Throws LakeError: 404, 400 for parameters that are not valid, 429 for an anonymous caller over the budget for
   * custom sizes, 503 when too many images are being rendered.
   */
  async get({ name, query, accept, by, uses }: Asked): Promise<Picture> {
    const original = parsePictureName(name)
    if (!original) throw new LakeError(404, 'notFound', 'No such image')
    const asked = parsePictureOptions(query)
    const format = formatOf(asked, original.format, accept)
    // Checked before anything is cached: invalid names must not evict what is known about other images.
    const hasMetadata = await this.#carriesMetadata(original)
    if (Object.keys(asked).length === 0 && !hasMetadata) return this.#original(original)
    const { options, isUsual } =
      'editor' in by
        ? { options: asked, isUsual: true }
        : usualPicture(original, asked, () => uses(assetIdOf(original)))
    const key = keyOf(name, options, format)
    const cached = await readFile(join(this.#made, key)).catch(() => null)
    if (cached) return { bytes: cached, mime: MIME[format], etag: key }
    const running = 'editor' in by ? `editor ${key}` : key
    const known = this.#running.get(running)
    if (known !== undefined) return known
    if ('stranger' in by && !isUsual) this.#budget.spend(by.stranger)
    const make = () => this.#make(original, options, format, key)
    const work =
      'editor' in by
        ? this.#turns.ofEditor(by.editor, make)
        : this.#turns.ofStranger(networkOf(by.stranger), make)
    this.#running.set(running, work)
    try {
      return await work
    } finally {
      this.#running.delete(running)
    }
  }

  /** The bytes as uploaded, with all camera metadata. Throws LakeError 404. */
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

  /** Whether the original carries camera metadata, such as the location: then a copy without it is served. */
  async #carriesMetadata(original: PictureName): Promise<boolean> {
    const known = this.#knownMetadata.get(original.name)
    if (known !== undefined) return known
    const { bytes } = await this.#original(original)
    const hasMetadata = await hasCameraData(bytes)
    if (this.#knownMetadata.size >= MAX_COUNTED)
      this.#knownMetadata.delete(this.#knownMetadata.keys().next().value ?? '')
    this.#knownMetadata.set(original.name, hasMetadata)
    return hasMetadata
  }

  async #make(
    original: PictureName,
    options: PictureOptions,
    format: Format,
    key: string,
  ): Promise<Picture> {
    const source = await this.#original(original)
    const bytes = await renderPicture(source.bytes, original, options, format)
    await writeOnce(this.#made, key, bytes)
    this.#bytes += bytes.length
    if (this.#bytes > this.#maxBytes)
      this.#sweeping = this.#sweeping.then(() =>
        this.#bytes > this.#maxBytes ? this.#sweep() : undefined,
      )
    return { bytes, mime: MIME[format], etag: key }
  }

  /**
   * Measures the folder and frees space when it is too large. Images rendered meanwhile are added on top: they may
   * count twice, which only sweeps sooner, but are never missed.
   */
  async #sweep(): Promise<void> {
    do {
      this.#bytes = 0
      const left = await sweep(this.#made, this.#maxBytes).catch(() => 0)
      this.#bytes += left
    } while (this.#bytes > this.#maxBytes)
  }
}

function keyOf(name: string, asked: PictureOptions, format: Format): string {
  const sorted = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([name, sorted, format]))
    .digest('hex')
    .slice(0, 40)
}

const assetIdOf = ({ name, width, height, format }: PictureName) =>
  `image-${name.slice(0, 40)}-${width}x${height}-${format}`

/**
 * Keeps the folder of rendered images below its limit: least recently used files are deleted first, and some more than
 * needed, so that the next sweep is not due at once. Returns the remaining bytes.
 */
async function sweep(directory: string, maxBytes: number): Promise<number> {
  const names = await readdir(directory).catch(() => [])
  const known: { file: string; size: number; at: number }[] = []
  for (const name of names) {
    const file = join(directory, name)
    const info = await stat(file).catch(() => null)
    if (info) known.push({ file, size: info.size, at: info.atimeMs })
  }
  let total = known.reduce((sum, { size }) => sum + size, 0)
  if (total <= maxBytes) return total
  for (const { file, size } of known.sort((a, b) => a.at - b.at)) {
    if (total <= maxBytes * 0.9) break
    await unlink(file).catch(() => undefined)
    total -= size
  }
  return total
}

type Bucket = { left: number; at: number }
type Limit = { most: number; everyMs: number }

/** Custom crops that one address may have rendered at once; then one per interval. */
const PER_ADDRESS: Limit = { most: 48, everyMs: 10_000 }
/** The same limit for all anonymous callers together, whatever their addresses. */
const TOGETHER: Limit = { most: 600, everyMs: 1_000 }
const MAX_ADDRESSES = 10_000

/**
 * Limits how many images of custom sizes anonymous callers may have rendered. It refills with time; a caller that has
 * used up its own share does not consume the share of others.
 */
export class AnonymousBudget {
  readonly #clock: () => number
  readonly #addresses = new Map<string, Bucket>()
  readonly #together: Bucket

  /** `clock` in milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#together = { left: TOGETHER.most, at: clock() }
  }

  /** Throws LakeError 429 with the seconds to wait when nothing is left. */
  spend(address: string): void {
    const now = this.#clock()
    const own = this.#bucketOf(networkOf(address), now)
    refill(own, PER_ADDRESS, now)
    refill(this.#together, TOGETHER, now)
    if (own.left < 1) throw tooMany(own, PER_ADDRESS, now)
    if (this.#together.left < 1) throw tooMany(this.#together, TOGETHER, now)
    own.left -= 1
    this.#together.left -= 1
  }

  #bucketOf(network: string, now: number): Bucket {
    const bucket = this.#addresses.get(network) ?? { left: PER_ADDRESS.most, at: now }
    // Moves the latest caller to the end: the first entry is the one that is evicted.
    this.#addresses.delete(network)
    this.#addresses.set(network, bucket)
    if (this.#addresses.size > MAX_ADDRESSES)
      this.#addresses.delete(this.#addresses.keys().next().value ?? '')
    return bucket
  }
}

function refill(bucket: Bucket, { most, everyMs }: Limit, now: number): void {
  const come = Math.floor(Math.max(0, now - bucket.at) / everyMs)
  bucket.left = Math.min(most, bucket.left + come)
  bucket.at = bucket.left === most ? now : bucket.at + come * everyMs
}

function tooMany(bucket: Bucket, { everyMs }: Limit, now: number): LakeError {
  const retryAfter = Math.max(1, Math.ceil((bucket.at + everyMs - now) / 1_000))
  const text = 'Too many parts of pictures were asked for'
  return new LakeError(429, 'tooManyPictures', text, { retryAfter })
}
