import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleWinners } from '#app/features/lobby/winners/winners.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return handleWinners(args)
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
