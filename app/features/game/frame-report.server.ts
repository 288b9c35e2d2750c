import { z } from 'zod'
import { readForm } from '#app/session/form.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
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
 * Logs which frame messages a play page has dropped (GAP-113): a game that sends such messages is broken or hostile,
 * and its provider has to be contacted. Identifies the game but not the player.
 */
export async function handleFrameReport({ request, context }: RequestArgs): Promise<Response> {
  const parsed = report.safeParse(await readForm(request))
  if (!parsed.success) return refusalResponse('VALIDATION_FAILED')
  const { frameOrigin, ...counts } = parsed.data
  // The origin only: game URLs carry tickets.
  const fields = { ...counts, frameOrigin: new URL(frameOrigin).origin }
  context.logger.warn(
    { event: 'frame_dropped', ...fields },
    'messages of a game frame were dropped',
  )
  return new Response(null, { status: 204 })
}
