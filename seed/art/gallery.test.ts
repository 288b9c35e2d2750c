import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storePicture } from './gallery.ts'

test('a picture that several processes store at once is complete, and no other file is left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-art-'))
  try {
    const file = join(folder, 'picture.webp')
    const bytes = Buffer.alloc(100_000, 7)
    await Promise.all(Array.from({ length: 4 }, () => storePicture(file, bytes)))
    expect(await readdir(folder)).toEqual(['picture.webp'])
    expect(await readFile(file)).toEqual(bytes)
  } finally {
    await rm(folder, { recursive: true })
  }
})
