import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { loadFragment } from './fragment-store.ts'

type ClientLoader = (args: ClientLoaderFunctionArgs) => Promise<unknown>

/**
 * The `clientLoader` of a page whose loader returns `fragments`: on a client-side navigation they are loaded before the
 * page is shown, so that nothing pops in. A failed one is left to `<Fragment>`.
 */
export function withFragments(load: ClientLoader): ClientLoader {
  return async (args) => {
    const data = await load(args)
    await Promise.allSettled(fragmentsIn(data).map(loadFragment))
    return data
  }
}

function fragmentsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('fragments' in data)) return []
  const { fragments } = data
  if (typeof fragments !== 'object' || fragments === null) return []
  return Object.values(fragments)
    .flat()
    .filter((it) => typeof it === 'string')
}
