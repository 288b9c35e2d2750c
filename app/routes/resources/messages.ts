import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleMessages } from '#app/market/handle-messages.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'words')
  const { params, context } = args
  const { version = '', variant = '', namespace = '' } = params
  const answer = handleMessages({ version, variant: variant, namespace }, context.config.mode)
  return answer ?? refusalResponse('NOT_FOUND')
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
