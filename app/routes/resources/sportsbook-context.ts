import type { ActionFunctionArgs } from '@remix-run/node'
import { handleBookContext } from '#app/features/sportsbook/book-context.server.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export function loader() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  await guardResource(args, 'resource')
  if (args.request.method !== 'POST') return refusalResponse('METHOD_NOT_ALLOWED')
  return handleBookContext(args)
}
