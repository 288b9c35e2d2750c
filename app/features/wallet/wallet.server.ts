import { pageCaller } from '#app/session/caller.server.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { type RequestArgs, readSession, renewSession } from '#app/session/session.server.ts'
import { type Balance, toBalance } from './balance.ts'

/** The balance for the first render, or null when the platform cannot report it (ERR-08). */
export async function loadBalance(args: RequestArgs): Promise<Balance | null> {
  const session = await readSession(args)
  if (session.status !== 'player') return null
  const caller = pageCaller(args, session.player)
  const answer = await args.context.platform.readBalance(caller)
  if (answer.ok) return toBalance(answer.value)
  if (answer.refusal !== 'WALLET_DOES_NOT_EXIST') return null
  // A player without a wallet has a zero balance, which is not an error (WAL-05).
  const empty = { main: [], locked: [], bonus: [] }
  return toBalance({ balanceMap: empty, currency: session.player.currency, seq: 0 })
}

/** The header's poll, and the heartbeat that renews the session of an active page. */
export async function handleBalancePoll(args: RequestArgs): Promise<Response> {
  const session = await readSession(args)
  const headers = await renewSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE', headers)
  if (session.status === 'anonymous') return refusalResponse('NO_SESSION', headers)
  const caller = pageCaller(args, session.player)
  const answer = await args.context.platform.readBalance(caller)
  if (!answer.ok) return refusalResponse(answer.refusal, headers)
  headers.set('Cache-Control', 'no-store')
  return Response.json(answer.value, { headers })
}

/** A single-use token for the feed, and its URL: valid only at the origin that the CSP allows. */
export async function handleFeedToken(args: RequestArgs): Promise<Response> {
  const session = await readSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE')
  if (session.status === 'anonymous') return refusalResponse('NO_SESSION')
  // The poll reports whether the session is over; this response alone ends none (GAP-043).
  const caller = { token: session.player.token, signal: args.request.signal, turnAway: null }
  const answer = await args.context.platform.openFeed(caller)
  if (!answer.ok) return refusalResponse(answer.refusal)
  const { token, url } = answer.value
  const allowed = new URL(args.context.config.platformFeedOrigin).origin
  if (!URL.canParse(url) || new URL(url).origin !== allowed) {
    args.context.logger.error({}, 'the feed is at an address that the site does not allow')
    return refusalResponse('UNAVAILABLE')
  }
  return privateJson({ token, url })
}
