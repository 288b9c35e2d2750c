import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleBookPrices } from '#app/features/sportsbook/book-prices.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return handleBookPrices(args)
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
