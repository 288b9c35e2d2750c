import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleActivity, handleActivityCall } from '#app/features/activity/activity.server.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return handleActivity(args)
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  await guardResource(args, 'resource')
  if (args.request.method !== 'POST') return refusalResponse('METHOD_NOT_ALLOWED')
  return handleActivityCall(args)
}
