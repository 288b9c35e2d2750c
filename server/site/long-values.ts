/** The total size limit of a form's values: a call to the platform accepts 16 KB, including everything around them. */
const MAX_FORM_BYTES = 12_000
/** Our longest field accepts 4,096 characters: a cut value is still too long for its field. */
const LONGEST_KEPT = 4_200
const MAX_NAME_LENGTH = 256
/** More fields than our largest form has. */
const MAX_FIELDS = 500

/** Whether a body has the length that its head says, so that it can be evaluated before it is read. */
export const isLengthKnown = ({ headers }: Request): boolean =>
  headers.has('content-length') && !headers.has('transfer-encoding')

/** Whether a request is a form as a browser sends it: typed, and of a known length. */
function isTypedForm(request: Request): boolean {
  const type = request.headers.get('content-type')
  return type?.startsWith('application/x-www-form-urlencoded') === true && isLengthKnown(request)
}

/** Whether a form may be longer than the routes accept. */
export function isLongForm(request: Request): boolean {
  return isTypedForm(request) && Number(request.headers.get('content-length')) > MAX_FORM_BYTES
}

/** A form without what follows its first fields: to read half a million of them would take a third of a second. */
function firstFields(text: string): string {
  let end = -1
  for (let count = 0; count < MAX_FIELDS; count += 1) {
    end = text.indexOf('&', end + 1)
    if (end === -1) return text
  }
  return text.slice(0, end)
}

/**
 * The same form with its longest values cut, where it is too long. A user who pastes a book into a field sees the error
 * at that field and keeps the rest of the input; no route has to read the book.
 */
export async function withLongValuesCut(request: Request): Promise<Request> {
  const fields = [...new URLSearchParams(firstFields(await request.text()))].filter(
    ([name]) => name.length <= MAX_NAME_LENGTH,
  )
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
