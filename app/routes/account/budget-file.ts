import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleBudgetFile } from '#app/features/budget/budget-file.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return handleBudgetFile(args, await requirePlayer(args, 'transactions'))
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
