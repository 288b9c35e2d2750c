import type { ActionFunctionArgs } from '@remix-run/node'
import { leavePreview } from '#app/features/preview/preview-doors.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/refusal-response.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export function loader() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}

export async function action(args: ActionFunctionArgs) {
  await guardResource(args, 'editor')
  requireSameOrigin(args)
  return leavePreview(args)
}
