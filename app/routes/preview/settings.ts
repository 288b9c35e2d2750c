import type { ActionFunctionArgs } from '@remix-run/node'
import { handlePreviewForm } from '#app/features/preview/preview-entry.server.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export function loader() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}

export async function action(args: ActionFunctionArgs) {
  await guardResource(args, 'editor')
  requireSameOrigin(args)
  return handlePreviewForm(args)
}
