/** The total size limit of a form's values: a call to the platform accepts 16 KB, including everything around them. */
const MAX_FORM_BYTES = 12_000
/** Our longest field accepts 4,096 characters: a cut value is still too long for its field. */
const LONGEST_KEPT = 4_200
const MAX_NAME_LENGTH = 256
/** More fields than our largest form has. */
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

/** Whether a form may be longer than the routes accept. */
export function isLongForm(request: Request): boolean {
  return isTypedForm(request) && Number(request.headers.get('content-length')) > MAX_FORM_BYTES
}

/**
 * The same form with its longest values cut, where it is too long. A user who pastes a book into a field sees the error
 * at that field and keeps the rest of the input; no route has to read the book.
 */
export async function withLongValuesCut(request: Request): Promise<Request> {
  const fields = [...new URLSearchParams(await request.text())]
    .filter(([name]) => name.length <= MAX_NAME_LENGTH)
    .slice(0, MAX_FIELDS)
  let longest = Number.POSITIVE_INFINITY
  const cut = (value: string) => value.slice(0, longest)
  const bytes = () => fields.reduce((sum, [, value]) => sum + Buffer.byteLength(cut(value)), 0)
  // Halves each time: a handful of iterations, whatever was sent.
  while (longest > 1 && bytes() > MAX_FORM_BYTES) {
    longest = longest === Number.POSITIVE_INFINITY ? LONGEST_KEPT : Math.ceil(longest / 2)
  }
  const { url, method, signal } = request
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const body = new URLSearchParams(fields.map(([name, value]) => [name, cut(value)]))
  return new Request(url, { method, headers, signal, body: body.toString() })
}
