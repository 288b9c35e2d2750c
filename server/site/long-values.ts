/** More than any field of ours takes: what is longer is refused at its field, by its first part. */
const MAX_VALUE_LENGTH = 16_384
const MAX_NAME_LENGTH = 256
/** More than the largest form of ours has. */
const MAX_FIELDS = 500

/** Whether a request is a form as a browser sends it: typed, and of a known length. */
export function isTypedForm(request: Request): boolean {
  const { headers } = request
  return (
    headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true &&
    headers.has('content-length') &&
    !headers.has('transfer-encoding')
  )
}

/**
 * The same form with its longest values cut. Whoever pastes a book into a field reads at that field that it is too
 * long, and keeps what else was typed; no route has to read the book.
 */
export async function withLongValuesCut(request: Request): Promise<Request> {
  const cut = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(await request.text())) {
    if (cut.size >= MAX_FIELDS) break
    if (name.length <= MAX_NAME_LENGTH) cut.append(name, value.slice(0, MAX_VALUE_LENGTH))
  }
  const { url, method, signal } = request
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(url, { method, headers, signal, body: cut.toString() })
}
