import { useRouteLoaderData } from '@remix-run/react'

/** Whether players log in with a password, or at an identity provider. */
export function useAsksFor(): 'password' | 'provider' {
  return useRouteLoaderData<{ asksFor: 'password' | 'provider' }>('root')?.asksFor ?? 'password'
}
