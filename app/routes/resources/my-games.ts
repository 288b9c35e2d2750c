import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  handleFavouriteForm,
  handleMyGames,
} from '#app/features/lobby/my-games/change-favourite.server.ts'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return handleMyGames(args)
}

export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  await guardResource(args, 'resource')
  if (args.request.method !== 'POST') return refusalResponse('METHOD_NOT_ALLOWED')
  return handleFavouriteForm(args)
}
