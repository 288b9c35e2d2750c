import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Uploaded bytes, once per content, in a folder of their own: written whole or not at all. */
export async function writeOnce(directory: string, name: string, bytes: Buffer): Promise<void> {
  const file = join(directory, name)
  if (await stat(file).catch(() => null)) return
  await mkdir(directory, { recursive: true })
  const part = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}.part`
  await writeFile(part, bytes, { flush: true })
  await rename(part, file)
}

/** Null when there is no such upload. `name` must have been checked: it becomes part of a path. */
export async function readOriginal(directory: string, name: string): Promise<Buffer | null> {
  return readFile(originalPath(directory, name)).catch(() => null)
}

export const originalsOf = (directory: string) => join(directory, 'originals')
export const originalPath = (directory: string, name: string) => join(originalsOf(directory), name)
