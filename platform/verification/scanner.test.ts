import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import {
  createClamdScanner,
  embeddedScanner,
  ScannerUnavailableError,
  TEST_VIRUS,
} from './scanner.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
})

/** A clamd that stores what it receives and answers with one line. */
async function aClamd(answer: (received: Buffer) => string) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => socket.end(answer(Buffer.concat(chunks))))
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return createClamdScanner({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
}

/** The payload of the INSTREAM command. */
function streamed(received: Buffer): Buffer {
  const command = 'zINSTREAM\0'
  expect(received.subarray(0, command.length).toString()).toBe(command)
  const parts: Buffer[] = []
  let at = command.length
  for (;;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
}

test('the embedded scanner reports the test virus, wherever it hides', async () => {
  expect(await embeddedScanner(Buffer.from('a letter'))).toBe('clean')
  expect(await embeddedScanner(Buffer.from(`a letter${TEST_VIRUS}`))).toBe('infected')
})

test('clamd gets every byte, in chunks, and its verdict is used', async () => {
  const content = Buffer.alloc(150_000, 'a page ')
  let got: Buffer | null = null
  const clean = await aClamd((received) => {
    got = streamed(received)
    return 'stream: OK\0'
  })
  expect(await clean(content)).toBe('clean')
  expect(content.equals(got ?? Buffer.alloc(0))).toBe(true)
  const infected = await aClamd(() => 'stream: Win.Test.EICAR_HDB-1 FOUND\0')
  expect(await infected(content)).toBe('infected')
})

test('an unclear or missing verdict is an error', async () => {
  const full = await aClamd(() => 'INSTREAM size limit exceeded. ERROR\0')
  await expect(full(Buffer.from('x'))).rejects.toThrow(ScannerUnavailableError)
  const mute = await aClamd(() => '')
  await expect(mute(Buffer.from('x'))).rejects.toThrow(ScannerUnavailableError)
  const gone = createClamdScanner({ host: '127.0.0.1', port: 1 })
  await expect(gone(Buffer.from('x'))).rejects.toThrow(ScannerUnavailableError)
})
