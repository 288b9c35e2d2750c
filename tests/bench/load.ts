import { connect } from 'node:net'

export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number }

const CONNECTIONS = 32

/**
 * Requests one address repeatedly on 32 keep-alive connections and counts complete responses. Uses bare
 * sockets: an HTTP client would be slower than the server it measures. All responses must have the same length.
 */
export async function load(options: {
  port: number
  path: string
  headers?: Record<string, string>
  seconds: number
}): Promise<LoadResult> {
  const head = Object.entries({
    host: `localhost:${options.port}`,
    'accept-encoding': 'br',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 bench',
    ...options.headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const request = `GET ${options.path} HTTP/1.1\r\n${head}\r\n`
  const end = performance.now() + options.seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => drive(options.port, request, end, times)),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond: times.length / options.seconds, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function drive(port: number, request: string, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let began = 0
    let buffered: Buffer = Buffer.alloc(0)
    const send = () => {
      began = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk])
      const length = completeLength(buffered)
      if (length === null) return
      if (!buffered.subarray(0, 15).toString('latin1').includes(' 200')) {
        socket.destroy()
        reject(new Error(`the bench got ${buffered.subarray(0, 15).toString('latin1')}`))
        return
      }
      buffered = buffered.subarray(length)
      times.push(performance.now() - began)
      if (performance.now() < end) send()
      else {
        socket.destroy()
        resolve()
      }
    })
  })
}

/** Length of the first complete response in the buffer; null while it is incomplete. */
function completeLength(buffer: Buffer): number | null {
  const headEnd = buffer.indexOf('\r\n\r\n')
  if (headEnd === -1) return null
  const head = buffer.subarray(0, headEnd).toString('latin1')
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const whole = headEnd + 4 + Number(length)
    return buffer.length >= whole ? whole : null
  }
  const last = buffer.indexOf('\r\n0\r\n\r\n', headEnd + 2)
  return last === -1 ? null : last + 7
}
