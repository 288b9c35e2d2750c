import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerBalancePoll } from '#app/features/wallet/wallet.server.ts'
import { refusalResponse } from '#app/session/refusal-response.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return answerBalancePoll(args)
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
