import { useRouteLoaderData } from '@remix-run/react'

/** Whether this is a demo that shows visitors how to log in. */
export function useDemoHints(): boolean {
  return useRouteLoaderData<{ demoHints: boolean }>('root')?.demoHints ?? false
}
