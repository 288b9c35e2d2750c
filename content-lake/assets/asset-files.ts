import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LakeError } from '../documents/types.ts'

/** An upload on disk, not yet an asset. */
export type Received = { path: string; sha1: string; size: number }

const PART = /\.(\d+)\.[0-9a-f-]+\.part$/
/** An upload in progress is never older than this: a request is cut off after a minute. */
const SURELY_LEFT_MS = 10 * 60_000

/**
 * The uploaded bytes, stored once per content in a separate folder. An upload is streamed to a temporary file beside it
 * and its checksum is computed on the way, so it does not fill memory.
 */
export class Originals {
  readonly #directory: string
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor(assetDir: string) {
    this.#directory = originalsOf(assetDir)
  }

  /** Streams a body to disk. If it fails (too long, cut off), nothing is left behind. */
  async receive(body: AsyncIterable<Uint8Array>): Promise<Received> {
    await mkdir(this.#directory, { recursive: true })
    const path = partOf(join(this.#directory, 'upload'))
    const hash = createHash('sha1')
    let size = 0
    const file = await open(path, 'wx')
    try {
      for await (const chunk of body) {
        hash.update(chunk)
        size += chunk.byteLength
        // appendFile writes the whole chunk; a single write may write less than it is given.
        await file.appendFile(chunk)
      }
      await file.sync()
    } catch (error) {
      await unlink(path).catch(() => undefined)
      throw error
    } finally {
      await file.close()
    }
    return { path, sha1: hash.digest('hex'), size }
  }

  /** Deletes an upload that did not become an asset; does nothing for one that did. */
  async discard(received: Received): Promise<void> {
    await unlink(received.path).catch(() => undefined)
  }

  /**
   * Stores an upload as an original under its name, then creates its document. When the document is refused, the
   * original is removed again, unless it existed before or is used elsewhere. One at a time per name: a refused upload
   * must not delete the bytes of a parallel upload with the same content.
   */
  async keep<Value>(
    received: Received,
    name: string,
    options: { makeDocument(): Promise<Value>; isUsed(): boolean },
  ): Promise<Value> {
    const before = this.#turns.get(name) ?? Promise.resolve()
    const turn = before.catch(() => undefined).then(() => this.#place(received, name, options))
    this.#turns.set(name, turn)
    try {
      return await turn
    } finally {
      if (this.#turns.get(name) === turn) this.#turns.delete(name)
    }
  }

  async #place<Value>(
    received: Received,
    name: string,
    { makeDocument, isUsed }: { makeDocument(): Promise<Value>; isUsed(): boolean },
  ): Promise<Value> {
    const path = join(this.#directory, name)
    const known = await stat(path).catch(() => null)
    if (!known) await rename(received.path, path)
    try {
      return await makeDocument()
    } catch (error) {
      // Only after a definite refusal: after a database error the document may have been stored.
      if (!known && error instanceof LakeError && !isUsed()) await unlink(path)
      throw error
    }
  }
}

/** Writes bytes under a content-derived name, completely or not at all. */
export async function writeOnce(directory: string, name: string, bytes: Buffer): Promise<void> {
  const file = join(directory, name)
  if (await stat(file).catch(() => null)) return
  await mkdir(directory, { recursive: true })
  const part = partOf(file)
  await writeFile(part, bytes, { flush: true })
  await rename(part, file)
}

/** Removes half-written files of an earlier process. Call it before this process writes any. */
export async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const writer = Number(PART.exec(name)?.[1] ?? 0)
    if (writer === 0) continue
    const path = join(directory, name)
    // A running process may have the same process id as the one that crashed.
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? 0)
    if (age > SURELY_LEFT_MS || !isRunningElsewhere(writer))
      await unlink(path).catch(() => undefined)
  }
}

function isRunningElsewhere(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const partOf = (file: string) => `${file}.${process.pid}.${randomUUID()}.part`

/** Null when there is no such upload. `name` must have been checked: it becomes part of a path. */
export async function readOriginal(directory: string, name: string): Promise<Buffer | null> {
  return readFile(originalPath(directory, name)).catch(() => null)
}

/**
 * The same as a stream that reads as fast as its reader takes it: a large file is never whole in memory. It is opened
 * when the first bytes are taken, so that an unread body keeps no file open.
 */
export async function streamOriginal(
  directory: string,
  name: string,
): Promise<{ size: number; body: ReadableStream<Uint8Array> } | null> {
  const path = originalPath(directory, name)
  const info = await stat(path).catch(() => null)
  if (!info?.isFile()) return null
  const chunks = chunksOf(path)
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  )
  return { size: info.size, body }
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    for await (const chunk of file.createReadStream({ autoClose: false })) yield chunk
  } finally {
    await file.close()
  }
}

export const originalsOf = (directory: string) => join(directory, 'originals')
export const originalPath = (directory: string, name: string) => join(originalsOf(directory), name)
