import type { LoaderFunctionArgs } from '@remix-run/node'
import { startProviderLogin } from '#app/features/login/provider-login.server.ts'
import { guardResource } from '#app/session/guard.server.ts'

/** `GET /api/identity/start?next=`: redirects to the identity provider. */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return startProviderLogin(args)
}
