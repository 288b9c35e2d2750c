import { createConnection } from 'node:net'

/** Scans uploads for malware. Throws ScannerUnavailableError: then no file is accepted. */
export type Scanner = (content: Buffer) => Promise<'clean' | 'infected'>

/** The file was not scanned: it is not accepted, and can be sent again later. */
export class ScannerUnavailableError extends Error {
  override readonly name = 'ScannerUnavailableError'
}

/** The test text that every scanner reports (EICAR); in two parts, so that this file is not reported. */
export const TEST_VIRUS = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/** The scanner of a demo knows only the test virus; the allowed file types are checked without it. */
export const embeddedScanner: Scanner = async (content) =>
  content.includes(TEST_VIRUS) ? 'infected' : 'clean'

const TIMEOUT_MS = 10_000
const CHUNK_BYTES = 64 * 1024
const MAX_ANSWER = 4_096

/** Queries a clamd over TCP by its INSTREAM command: chunks preceded by their length, an empty one at the end. */
export function createClamdScanner(at: { host: string; port: number }): Scanner {
  return async (content) => {
    const answer = await askClamd(at, content)
    if (answer.endsWith(' FOUND')) return 'infected'
    if (answer === 'stream: OK') return 'clean'
    throw new ScannerUnavailableError(`clamd answered ${answer.slice(0, 100)}`)
  }
}

function askClamd(at: { host: string; port: number }, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(at)
    let answer = ''
    const fail = (reason: string) => {
      socket.destroy()
      reject(new ScannerUnavailableError(`clamd ${reason}`))
    }
    socket.setTimeout(TIMEOUT_MS, () => fail('did not answer in time'))
    socket.on('error', () => fail('cannot be reached'))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.length > MAX_ANSWER) fail('answered too much')
    })
    socket.on('close', () =>
      answer === '' ? fail('said nothing') : resolve(answer.replace(/[\0\n]+$/, '')),
    )
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let from = 0; from < content.length; from += CHUNK_BYTES) {
        const chunk = content.subarray(from, from + CHUNK_BYTES)
        socket.write(lengthOf(chunk))
        socket.write(chunk)
      }
      socket.end(Buffer.alloc(4))
    })
  })
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}
