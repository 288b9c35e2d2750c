import { data } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'

/** What a page's loader reads; while the lake is down and nothing is known, 503 and come back. */
export async function orUnavailable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ContentUnavailableError)
      throw data(null, { status: 503, headers: { 'X-Page-Cache': 'no', 'Retry-After': '5' } })
    throw error
  }
}
