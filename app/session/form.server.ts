import { data } from '@remix-run/node'
import { REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import type { RequestArgs } from './session.server.ts'

/**
 * The second CSRF check of every action (GAP-006): the server has already refused other origins. Throws 403 unless the
 * form was sent from a page of this site.
 */
export function requireSameOrigin({ request, context }: RequestArgs): void {
  if (!comesFromHere(request, context.config.publicOrigin)) {
    throw data({ code: 'ORIGIN_REFUSED' as const }, { status: 403 })
  }
}

function comesFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  if (origin === null) return site === 'same-origin'
  return origin === publicOrigin || origin === new URL(request.url).origin
}

/** More fields than our largest form has. */
const MAX_FIELDS = 500

/**
 * A posted form. A body that is not a form counts as an empty one, and so does one with more fields than any of ours:
 * each field costs time, and a body of files has room for a million.
 */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    const { headers } = request
    const type = headers.get('content-type') ?? ''
    const body = Buffer.from(await request.arrayBuffer())
    const boundary = /boundary="?([^";,]{1,70})/i.exec(type)?.[1]
    const between = boundary === undefined ? '&' : `--${boundary}`
    if (countUpTo(MAX_FIELDS, body, between) > MAX_FIELDS) return new FormData()
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return new FormData()
  }
}

/** How often a text occurs in a body; stops counting at one more than `most`. */
function countUpTo(most: number, body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at !== -1 && count <= most; at = body.indexOf(text, at + 1)) {
    count += 1
  }
  return count
}

/**
 * The fields of a posted form, as typed; the last value of a repeated name. A body that is not a form counts as an
 * empty form: every field is missing, which the form then reports.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  return Object.fromEntries(await readFormData(request))
}

/**
 * The page again after its form was submitted, with the result. It is not stored, because it repeats the input. A
 * refusal code is translated to its status.
 */
export function formReply<Reply>(
  status: number | RefusalCode,
  reply: Reply,
  headers: HeadersInit = {},
) {
  const all = new Headers(headers)
  all.set('Cache-Control', 'no-store')
  return data(reply, {
    status: typeof status === 'number' ? status : REFUSAL_STATUS[status],
    headers: all,
  })
}
