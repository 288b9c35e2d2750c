import type { Duplex } from 'node:stream'
import texts from './unreadable-request.json' with { type: 'json' }

/**
 * How long the rest of a refused request is read: if the connection were closed at once, a browser would not see the
 * answer.
 */
const LINGER_MS = 2_000

/** In every language: the visitor's language is in the part that could not be read. */
const sections = Object.entries(texts).map(
  ([tag, { title, text }]) => `<section lang="${tag}"><h1>${title}</h1><p>${text}</p></section>`,
)
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.en.title}</title></head>
<body><main>
${sections.join('\n')}
</main></body>
</html>
`

const COOKIES_TOO_LARGE = answerOf('431 Request Header Fields Too Large', PAGE, [
  'Content-Type: text/html; charset=utf-8',
  // Without this the browser would repeat the same request, and the visitor would be stuck on this page.
  'Clear-Site-Data: "cookies"',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Cross-Origin-Resource-Policy: same-origin',
  'Cache-Control: no-store',
])

const TOO_LARGE = answerOf('431 Request Header Fields Too Large', '', [])
const TIMED_OUT = answerOf('408 Request Timeout', '', [])
const MALFORMED = answerOf('400 Bad Request', '', [])

/** Several cookies, as browsers send them: no address contains a space, so no link can look like this. */
const COOKIES = /[^\s;=]+=[^\s;]*; [^\s;=]+=/

/** Any other error means that the request is not valid HTTP. */
function answerTo({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT
  if (code !== 'HPE_HEADER_OVERFLOW') return MALFORMED
  // A link with a long address must not sign out the person who opens it.
  return COOKIES.test(rawPacket?.toString('latin1') ?? '') ? COOKIES_TOO_LARGE : TOO_LARGE
}

/**
 * Answers a request that the server could not read: a handler of `clientError`. Headers beyond the limit are nearly
 * always cookies, which the visitor cannot see: the page clears them and says so.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The rest of the request is unreadable too: it must not cut off the answer.
  if (answered.has(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  answered.add(socket)
  socket.end(answerTo(error))
  socket.resume()
  const cut = setTimeout(() => socket.destroy(), LINGER_MS)
  cut.unref()
  socket.once('close', () => clearTimeout(cut))
}

const answered = new WeakSet<Duplex>()

function answerOf(status: string, body: string, headers: readonly string[]): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`
  return [`HTTP/1.1 ${status}`, ...headers, length, 'Connection: close', '', body].join('\r\n')
}
