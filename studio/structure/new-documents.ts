import type { InitialValueResolverContext, Template } from 'sanity'
import { SINGLETONS } from './structure.ts'

/** Written by the Studio and the site, never by hand. */
const NOT_MADE_HERE = [...SINGLETONS, 'translationState', 'searchMiss']

/**
 * What an editor can make. An account that is limited to markets begins with those: the lake refuses a document for
 * all markets, and the Studio would not even offer it.
 */
export function newDocuments(templates: readonly Template[], marketTypes: ReadonlySet<string>) {
  return templates
    .filter(({ schemaType }) => !NOT_MADE_HERE.includes(schemaType))
    .map((it) => (marketTypes.has(it.schemaType) ? inOwnMarkets(it) : it))
}

function inOwnMarkets(template: Template): Template {
  const { value } = template
  return {
    ...template,
    async value(params: Record<string, unknown>, context: InitialValueResolverContext) {
      const given = typeof value === 'function' ? await value(params, context) : value
      const markets = await ownMarkets(context)
      return markets ? { markets, ...given } : given
    },
  }
}

const asked = new Map<string, Promise<readonly string[] | undefined>>()

/** The markets of this account; undefined for all of them, and with a hosted project. */
function ownMarkets({ currentUser, getClient }: InitialValueResolverContext) {
  const id = currentUser?.id ?? ''
  const known = asked.get(id)
  if (known !== undefined) return known
  const answer = getClient({ apiVersion: '2025-02-19' })
    .request<{ markets?: readonly string[] }>({ uri: '/users/me' })
    .then(({ markets }) => markets)
  // A failure is asked again, instead of a document that cannot be saved.
  answer.catch(() => asked.delete(id))
  asked.set(id, answer)
  return answer
}
