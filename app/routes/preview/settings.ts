import type { ActionFunctionArgs } from '@remix-run/node'
import { changePreview } from '#app/features/preview/preview-doors.server.ts'
import { refusalResponse } from '#app/session/refusal-response.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'

export function loader() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}

export function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  return changePreview(args)
}
