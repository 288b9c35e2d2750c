import type { LoaderFunctionArgs } from '@remix-run/node'
import { returnFromProvider } from '#app/features/login/provider-login.server.ts'
import { guardResource } from '#app/session/guard.server.ts'

/** `GET /api/identity/callback`: the identity provider's redirect URI. */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return returnFromProvider(args)
}
