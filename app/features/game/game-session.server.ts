import { pageCaller } from '#app/session/caller.server.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'

/** No provider's id is longer; a longer value is not a game. */
const MAX_GAME_ID = 100

/** The ledger's figures of the running game session, for the bar of the play page. */
export async function handleGameSession(args: RequestArgs): Promise<Response> {
  const session = await readSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE')
  if (session.status === 'anonymous') return refusalResponse('NO_SESSION')
  const asked = new URL(args.request.url).searchParams.get('gameId')
  const gameId = asked === null || asked === '' || asked.length > MAX_GAME_ID ? null : asked
  const caller = pageCaller(args, session.player)
  const answer = await args.context.platform.readGameSession(gameId, caller)
  if (!answer.ok) return refusalResponse(answer.refusal)
  return privateJson(answer.value)
}
