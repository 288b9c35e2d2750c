import { data } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'

/** What a page answers while it cannot be read: 503, with the time after which to try again. */
export const unavailable = () =>
  data(null, { status: 503, headers: { 'X-Page-Cache': 'no', 'Retry-After': '5' } })

/**
 * For content that a page's loader reads: responds 503 with Retry-After while the lake is down and nothing is cached.
 */
export async function orUnavailable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ContentUnavailableError) throw unavailable()
    throw error
  }
}

/** For content that must not fail a page: `otherwise` while the lake is down and nothing is cached. */
export async function orElse<Value, Otherwise>(
  otherwise: Otherwise,
  read: () => Promise<Value>,
): Promise<Value | Otherwise> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ContentUnavailableError) return otherwise
    throw error
  }
}
