import type { LoaderFunctionArgs } from '@remix-run/node'
import { readTransactionPart } from '#app/features/transactions/transactions.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/refusal-response.server.ts'

/** Further rows of the list, for its page. */
export async function loader(args: LoaderFunctionArgs) {
  const guarded = await requirePlayer(args, 'transactions')
  return Response.json(await readTransactionPart(args, guarded), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
