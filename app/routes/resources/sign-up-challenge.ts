import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardResource } from '#app/session/guard.server.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'

/** The sign-up's proof-of-work puzzle; the page's worker solves it (GAP-051). */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  const { context, request } = args
  const { clientAddress: visitor } = context
  const puzzle = await context.platform.readChallenge({ visitor, signal: request.signal })
  if (!puzzle.ok) return refusalResponse(puzzle.refusal)
  return privateJson(puzzle.value)
}
