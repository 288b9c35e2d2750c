import { z } from 'zod'
import { readForm } from '#app/session/read-form.server.ts'
import { refusalResponse } from '#app/session/refusal-response.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'

const count = z.coerce.number().int().min(0).max(1_000_000)
const report = z.object({
  gameId: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
  frameOrigin: z.url().max(200),
  origin: count,
  shape: count,
  rate: count,
  muted: count,
})

/**
 * Writes down what a play page has dropped of its frame's messages (GAP-113): a game that sends such is broken or
 * hostile, and its provider is to be asked. It names the game and nobody who played it.
 */
export async function takeFrameReport({ request, context }: RequestArgs): Promise<Response> {
  const parsed = report.safeParse(await readForm(request))
  if (!parsed.success) return refusalResponse('VALIDATION_FAILED')
  const { frameOrigin, ...counts } = parsed.data
  // An origin and nothing behind it: addresses of games carry tickets.
  const said = { ...counts, frameOrigin: new URL(frameOrigin).origin }
  context.logger.warn({ event: 'frame_dropped', ...said }, 'messages of a game frame were dropped')
  return new Response(null, { status: 204 })
}
