import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { takeRewardWindowForm } from '#app/features/rewards/reward-actions.server.ts'
import { readRewardsPage } from '#app/features/rewards/rewards-page.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

/** The data of the active rewards, for the menu over a game. */
export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'rewards')
  return Response.json(await readRewardsPage(args, guarded, { onlyActive: true }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeRewardWindowForm(args, await requirePlayer(args, 'rewards'))
}
