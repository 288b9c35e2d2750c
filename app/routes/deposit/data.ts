import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readDepositPage } from '#app/features/deposit/deposit.server.ts'
import {
  keepingDraft,
  takeDepositWindowForm,
} from '#app/features/deposit/deposit-actions.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

/** The data of the deposit page: for its window, and for one that polls for the money. */
export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'deposit')
  return Response.json(await readDepositPage(args, guarded), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return keepingDraft(args, async (form) => {
    const guarded = await requirePlayer(args, 'deposit')
    return takeDepositWindowForm(args, guarded, form)
  })
}
