import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleStatementFile } from '#app/features/statement/statement-file.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return handleStatementFile(args, await requirePlayer(args, 'transactions'))
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
