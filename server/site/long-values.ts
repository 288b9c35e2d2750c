/** What all values of a form come to at the most: a call of the platform takes 16 KB, with what stands around them. */
const MAX_FORM_BYTES = 12_000
/** The longest value that a field of ours takes is 4,096 characters: one that is cut is still too long for its field. */
const LONGEST_KEPT = 4_200
const MAX_NAME_LENGTH = 256
/** More than the largest form of ours has. */
const MAX_FIELDS = 500

/** Whether a request is a form as a browser sends it: typed, and of a known length. */
function isTypedForm(request: Request): boolean {
  const { headers } = request
  return (
    headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true &&
    headers.has('content-length') &&
    !headers.has('transfer-encoding')
  )
}

/** Whether a form may be longer than the routes take. */
export function isLongForm(request: Request): boolean {
  return isTypedForm(request) && Number(request.headers.get('content-length')) > MAX_FORM_BYTES
}

/**
 * The same form with its longest values cut, where there is too much of it. Whoever pastes a book into a field reads
 * at that field that it is too long, and keeps what else was typed; no route has to read the book.
 */
export async function withLongValuesCut(request: Request): Promise<Request> {
  const fields = [...new URLSearchParams(await request.text())]
    .filter(([name]) => name.length <= MAX_NAME_LENGTH)
    .slice(0, MAX_FIELDS)
  let longest = Number.POSITIVE_INFINITY
  const cut = (value: string) => value.slice(0, longest)
  const bytes = () => fields.reduce((sum, [, value]) => sum + Buffer.byteLength(cut(value)), 0)
  // Half as much each time: a handful of turns, whatever was sent.
  while (longest > 1 && bytes() > MAX_FORM_BYTES) {
    longest = longest === Number.POSITIVE_INFINITY ? LONGEST_KEPT : Math.ceil(longest / 2)
  }
  const { url, method, signal } = request
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const body = new URLSearchParams(fields.map(([name, value]) => [name, cut(value)]))
  return new Request(url, { method, headers, signal, body: body.toString() })
}
