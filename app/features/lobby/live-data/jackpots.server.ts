import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { JACKPOT_IDS_MOST } from '#contracts/player-api/games.ts'

const ids = z
  .string()
  .transform((it) => [...new Set(it.split(','))])
  .pipe(
    z
      .array(z.string().regex(/^[\w.-]{1,100}$/))
      .min(1)
      .max(JACKPOT_IDS_MOST),
  )

/** The jackpots of tiles, in EUR by provider game id (JKP-01, GAP-116). */
export async function handleJackpots(args: {
  request: Request
  context: AppLoadContext
}): Promise<Response> {
  const asked = ids.safeParse(new URL(args.request.url).searchParams.get('ids') ?? '')
  if (!asked.success) return refusalResponse('VALIDATION_FAILED')
  const answer = await args.context.platform.readJackpots(asked.data)
  // Null: not known at the moment. The page does not fail, and the previous value is not reported.
  return privateJson(answer.ok ? answer.value : null)
}
