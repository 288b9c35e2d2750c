import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleLiveTables } from '#app/features/lobby/live-data/live-tables.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return handleLiveTables(args)
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
