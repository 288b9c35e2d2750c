import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleBalancePoll } from '#app/features/wallet/wallet.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return handleBalancePoll(args)
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
