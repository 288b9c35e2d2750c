import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
/** What a page loads twenty of: they are no documents, and nothing frames them. */
const PARTS = ['css', 'js', 'mjs', 'woff2']
const OF_DOCUMENTS = ['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy']
const COMPRESSIBLE = ['css', 'html', 'js', 'mjs', 'json', 'svg', 'txt', 'webmanifest']

type StaticFile = {
  type: string
  headers: Record<string, string>
  etag: string
  cacheControl: string
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

export type StaticFiles = {
  /** Answers when the path is a file's. False: not one of ours. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers with one file for any path (the entry page of a single-page application). */
  serveAs(path: string, request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * A folder of built files, read into memory once and compressed on first use. Only what was listed at the start can be
 * served, so no path can escape the folder. Source maps stay private (ASVS 13.4).
 */
export async function readStaticFiles(options: {
  directory: string
  immutablePrefix: string
  headers: Record<string, string>
  /** Files whose text is generated at each start, by path: caches must always revalidate them. */
  made?: Readonly<Record<string, string>>
}): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  const ofParts = Object.fromEntries(
    Object.entries(options.headers).filter(([name]) => !OF_DOCUMENTS.includes(name)),
  )
  const names = await readdir(options.directory, { recursive: true, withFileTypes: true })
  for (const entry of names) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(options.directory, file).split(sep).join('/')}`
    const made = options.made?.[path]
    const identity = made === undefined ? await readFile(file) : Buffer.from(made)
    const extension = entry.name.slice(entry.name.lastIndexOf('.') + 1)
    files.set(path, {
      type: TYPES[extension] ?? 'application/octet-stream',
      headers: PARTS.includes(extension) ? ofParts : options.headers,
      etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      cacheControl: made === undefined ? cacheControlOf(path, options) : 'no-cache',
      identity,
    })
  }

  const answer = (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const file = files.get(path)
    if (!file) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    void send(file, path, request, response)
    return true
  }
  return {
    serve: (request, response) => answer(pathOf(request), request, response),
    serveAs: answer,
  }
}

const cacheControlOf = (path: string, { immutablePrefix }: { immutablePrefix: string }) =>
  path.startsWith(immutablePrefix) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

async function send(
  file: StaticFile,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const compressible = COMPRESSIBLE.includes(extension) && file.identity.length > 512
  let body = file.identity
  let encoding: string | undefined
  if (compressible && accepted.includes('br')) {
    // One compression for the life of the process; the highest quality pays off on the second request.
    file.br ??= await compressBrotli(file.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: file.identity.length > 1_000_000 ? 5 : 11 },
    })
    body = file.br
    encoding = 'br'
  } else if (compressible && accepted.includes('gzip')) {
    file.gzip ??= await compressGzip(file.identity, { level: 6 })
    body = file.gzip
    encoding = 'gzip'
  }
  const shared = {
    ...file.headers,
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'Accept-Encoding',
  }
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, shared)
    response.end()
    return
  }
  response.writeHead(200, {
    ...shared,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
