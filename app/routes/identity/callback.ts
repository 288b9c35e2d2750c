import type { LoaderFunctionArgs } from '@remix-run/node'
import { returnFromProvider } from '#app/features/login/provider-login.server.ts'
import { guardResource } from '#app/session/guard.server.ts'

/** `GET /api/identity/callback`: where the identity provider sends people back. */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return returnFromProvider(args)
}
