import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readWithdrawPage } from '#app/features/withdraw/withdraw.server.ts'
import { takeWithdrawWindowForm } from '#app/features/withdraw/withdraw-actions.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

/** The data of the withdraw page, for its window. */
export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'withdraw')
  return Response.json(await readWithdrawPage(args, guarded), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return takeWithdrawWindowForm(args, await requirePlayer(args, 'withdraw'))
}
