import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { until } from './until.ts'

const isEqual = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
const MIB = 1024 * 1024
const PROMOTER = 'a-token-without-a-right-to-pictures'

let running: RunningLake
beforeAll(async () => {
  running = await startLake({
    tokens: [{ token: PROMOTER, role: 'marketing', name: 'Promoter' }],
    roles: {
      administrator: { title: 'Administrator', writes: 'everything', reads: 'everything' },
      editor: { title: 'Editor', writes: 'everything', reads: 'everything' },
      marketing: { title: 'Marketing', writes: ['promotion'], reads: 'everything' },
      viewer: { title: 'Viewer', writes: [], reads: 'everything' },
    },
    againstPublishing: ({ title }) => (title === 'refused' ? ['It is refused.'] : []),
  })
})
afterAll(() => running.stop())
afterEach(async () => {
  // After all hostile uploads: it still serves, stored nothing partially, and logged no unexpected error.
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
  // After the client disconnects, the file is removed a moment after the response.
  await expect
    .poll(async () => (await originals()).filter((it) => it.endsWith('.part')))
    .toEqual([])
  expect(running.troubles).toEqual([])
})

const originals = () =>
  readdir(join(running.folder, 'assets', 'originals')).catch(() => [] as string[])
const upload = (
  bytes: Uint8Array,
  {
    kind = 'images',
    query = '',
    token = TOKEN,
  }: { kind?: string; query?: string; token?: string } = {},
) =>
  fetch(`${running.url}/v1/assets/${kind}/production${query}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { authorization: `Bearer ${token}` },
  })
const colours = () => ({ r: randomBytes(1)[0] ?? 0, g: randomBytes(1)[0] ?? 0, b: 7 })
const smallPicture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: colours() } })
    .png()
    .toBuffer()

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body) >>> 0, 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A black and white PNG of this size: a few kilobytes that unpack to this many pixels. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF whose frames are all one pixel. */
function gifOf(frames: number, side: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const frame = Buffer.from(
    '21f90400000000002c00000000010001000002024401 00'.replace(' ', ''),
    'hex',
  )
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from('800000ff0000000000', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ])
}

describe('a hostile picture is a clear refusal', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['a bomb of 30,000 by 30,000', () => bomb(30_000, 30_000), ''],
    ['a moving picture of 5,000 frames', () => gifOf(5_000, 1), ''],
    ['one of 300 frames, each as large as a wall', () => gifOf(300, 2_000), ''],
    ['a drawing with a script', () => Buffer.from(drawing), '?filename=drawing.svg'],
    ['the same under another name', () => Buffer.from(drawing), '?filename=drawing.png'],
    ['the same behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${drawing}`), ''],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj'), '?filename=x.jpg'],
    ['a picture cut off', async () => (await photo(800, 600)).subarray(0, 9_000), ''],
    ['only the first bytes of one', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ''],
    ['another kind behind such bytes', () => Buffer.from('GIF89a<script>alert(1)</script>'), ''],
  ])('%s: 400', async (_what, bytes, query) => {
    const before = await originals()
    const response = await upload(await bytes(), { query })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { type: 'assetError', description: expect.stringMatching(/image/) },
    })
    expect(await originals()).toEqual(before)
  })

  test('a moving picture of some frames is accepted', async () => {
    expect((await upload(gifOf(20, 10))).status).toBe(200)
  })

  test('a file that is both picture and page is served as a picture only', async () => {
    const both = Buffer.concat([
      await photo(60, 40),
      Buffer.from('<html><script>alert(1)</script>'),
    ])
    const response = await upload(both, { query: '?filename=page.html' })
    expect(response.status).toBe(200)
    const { document } = (await response.json()) as { document: { url: string; extension: string } }
    expect(document.extension).toBe('jpg')
    const served = await fetch(document.url, { headers: { accept: 'text/html' } })
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })
})

/** Noise, so that the file is as large as a photo's. */
const photo = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()

type Cut = { status: number; sent: number }

/** Sends chunks until there is a response or all are sent; with or without a length header. */
function pour(kind: string, total: number, headers: Record<string, string>): Promise<Cut> {
  const piece = Buffer.alloc(MIB, 1)
  return new Promise((resolve, reject) => {
    let sent = 0
    let answered = false
    const call = request(`${running.url}/v1/assets/${kind}/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
    })
    call.on('response', (response) => {
      answered = true
      response.resume()
      resolve({ status: response.statusCode ?? 0, sent })
      call.destroy()
    })
    call.on('error', (error) => {
      if (!answered) reject(error)
    })
    const more = () => {
      while (!answered && sent < total) {
        sent += piece.length
        if (!call.write(piece)) {
          call.once('drain', more)
          return
        }
      }
      if (!answered) call.end()
    }
    call.flushHeaders()
    more()
  })
}

describe('an upload that is too long', () => {
  test('is refused by the length in its header before a byte of it is read', async () => {
    const status = await raw(
      `POST /v1/assets/files/production HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Length: ${1024 * MIB}\r\n\r\n`,
    )
    expect(status).toBe(413)
  })

  test.each([
    ['images', 25],
    ['files', 50],
  ])('of 1 GB in pieces as %s is cut after %i MiB, and leaves nothing', async (kind, limit) => {
    const before = await originals()
    const { status, sent } = await pour(kind, 1024 * MIB, {})
    expect(status).toBe(413)
    // Data in transit when the response arrived counts as sent.
    expect(sent / MIB).toBeLessThan(limit + 64)
    expect(await originals()).toEqual(before)
  })

  test('as long as allowed is a file', async () => {
    const response = await upload(randomBytes(50 * MIB), { kind: 'files' })
    expect(response.status).toBe(200)
    expect((await upload(randomBytes(50 * MIB + 1), { kind: 'files' })).status).toBe(413)
  })
})

/** Sends only this text, and reads the status of the response; 0 when there is none. */
function raw(text: string, end = false): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(running.port, '127.0.0.1', () => {
      socket.write(text)
      if (end) socket.end()
    })
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (!answer.includes('\r\n\r\n')) return
      socket.destroy()
      resolve(Number(answer.split(' ')[1]))
    })
    socket.on('end', () => resolve(0))
    socket.on('error', reject)
  })
}

describe('a wrong length', () => {
  const head = (length: number) =>
    `POST /v1/assets/files/production HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Length: ${length}\r\n\r\n`

  test('above the actual one: nothing is stored', async () => {
    const before = await originals()
    expect([0, 400]).toContain(await raw(`${head(1_000)}ten bytes.`, true))
    await until(async () => isEqual(await originals(), before))
  })

  test('below the actual one: the file has that length, and the rest is not a request', async () => {
    expect([200, 400]).toContain(await raw(`${head(10)}${'x'.repeat(5_000)}`))
    const sha1 = createHash('sha1').update('x'.repeat(10)).digest('hex')
    await until(async () => (await originals()).includes(`${sha1}.bin`))
  })
})

describe('what an upload leaves behind', () => {
  test('nothing, when its document is refused', async () => {
    const before = await originals()
    expect((await upload(await smallPicture(), { query: '?title=refused' })).status).toBe(409)
    expect((await upload(await smallPicture(), { token: PROMOTER })).status).toBe(403)
    expect(await originals()).toEqual(before)
  })

  test('the picture of others, when it is refused to one', async () => {
    const bytes = await smallPicture()
    const { document } = (await (await upload(bytes)).json()) as { document: { url: string } }
    await upload(bytes, { query: '?title=refused' })
    await upload(bytes, { token: PROMOTER })
    expect((await fetch(document.url)).status).toBe(200)
  })

  test('one document, when the same bytes come many times at once, and refused ones among them', async () => {
    const bytes = await smallPicture(91, 17)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        upload(bytes, n % 3 === 0 ? { token: PROMOTER } : { query: `?title=${n}` }),
      ),
    )
    const documents = await Promise.all(
      answers.filter((it) => it.ok).map(async (it) => (await it.json()).document),
    )
    expect(documents.length).toBeGreaterThanOrEqual(8)
    expect(new Set(documents.map((it) => JSON.stringify(it))).size).toBe(1)
    expect((await fetch(documents[0].url)).status).toBe(200)
    expect((await originals()).filter((it) => it.includes('91x17'))).toHaveLength(1)
  })

  test('nothing of a crash: partial files are gone after the next start, and complete ones stay', async () => {
    const { document } = (await (await upload(await smallPicture())).json()) as {
      document: { path: string }
    }
    const folder = join(running.folder, 'assets', 'originals')
    await mkdir(folder, { recursive: true })
    // No system has a process with this id.
    await writeFile(join(folder, `upload.999999999.${randomUUID()}.part`), 'half')
    await writeFile(join(folder, `upload.${process.pid}.${randomUUID()}.part`), 'half')
    running = await running.restart()
    // After the client disconnects, the file is removed a moment after the response.
    await expect
      .poll(async () => (await originals()).filter((it) => it.endsWith('.part')))
      .toEqual([])
    expect((await fetch(`${running.url}/${document.path}`)).status).toBe(200)
  })
})

test('a drawing with text is refused as a file, too, and leaves nothing behind', async () => {
  const before = await originals()
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><text>Risk free</text></svg>',
  )
  for (const filename of ['offer.svg', 'offer.SVG', 'offer.svgz'])
    await expect(running.client.assets.upload('file', drawing, { filename })).rejects.toMatchObject(
      {
        statusCode: 400,
      },
    )
  expect(await originals()).toEqual(before)
})

test.each([
  ['manual.pdf', 'application/pdf', 'attachment'],
  ['page.html', 'application/octet-stream', 'attachment'],
  ['page.xhtml', 'application/octet-stream', 'attachment'],
  ['feed.xml', 'application/octet-stream', 'attachment'],
  ['drawing.svg', 'application/octet-stream', 'attachment'],
  ['song.mp3', 'audio/mpeg', 'inline'],
  ['film.mp4', 'video/mp4', 'inline'],
])('the file %s is handed out as %s, %s', async (filename, type, disposition) => {
  const unique = randomBytes(20)
  const drawing = Buffer.from(`<svg id="a${unique.toString('hex')}"/>`)
  const bytes = filename === 'drawing.svg' ? drawing : unique
  const asset = await running.client.assets.upload('file', bytes, { filename })
  const { headers } = await fetch(asset.url)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('content-disposition')).toBe(disposition)
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
