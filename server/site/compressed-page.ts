import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PERSONAL_COOKIE } from '#app/session/cookies.server.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Coding = 'br' | 'gzip'

export const brotliPage = (body: Uint8Array): Promise<Buffer> =>
  compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
export const gzipPage = (body: Uint8Array): Promise<Buffer> => compressGzip(body, { level: 6 })

/** The best coding that a reader takes; null: none. */
export function codingFor(accepted: string | null | undefined): Coding | null {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : null
}

/**
 * A page that no cache keeps, compressed. Not for visitors with personal cookies: their pages hold secrets beside what
 * the address of a request may put into them, and lengths would tell of both (BREACH).
 */
export async function compressedPage(request: Request, response: Response): Promise<Response> {
  const coding = codingFor(request.headers.get('accept-encoding'))
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const isPersonal = PERSONAL_COOKIE.test(request.headers.get('cookie') ?? '')
  if (!isPage || isPersonal || request.method !== 'GET' || response.body === null) return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  if (coding === null) return new Response(response.body, { status: response.status, headers })
  const page = new Uint8Array(await response.arrayBuffer())
  const body = await (coding === 'br' ? brotliPage(page) : gzipPage(page))
  headers.delete('content-length')
  headers.set('content-encoding', coding)
  return new Response(new Uint8Array(body), { status: response.status, headers })
}
