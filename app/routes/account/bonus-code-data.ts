import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  mayClaimByHand,
  readBonusCodePage,
  takeCodeWindowForm,
} from '#app/features/bonus-code/bonus-code-page.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

/** The data of the bonus code page, for the menu over a game. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePlayer(args, 'bonusCode', { manualClaim: await mayClaimByHand(args) })
  return Response.json(readBonusCodePage(args), { headers: { 'Cache-Control': 'no-store' } })
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const own = { manualClaim: await mayClaimByHand(args) }
  return takeCodeWindowForm(args, await requirePlayer(args, 'bonusCode', own))
}
