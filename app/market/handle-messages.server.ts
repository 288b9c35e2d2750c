import { isLanguage } from '#markets/languages.ts'
import {
  catalogueVersion,
  isNamespace,
  type LanguageVariant,
  messagesOf,
} from './messages/catalogue.server.ts'

type Asked = { version: string; variant: string; namespace: string }

/**
 * The messages of one namespace for the browser, or null if it does not exist. Cacheable for ever under their version;
 * a page with an older version gets the current ones, not cacheable.
 */
export function handleMessages(asked: Asked, mode: 'demo' | 'live'): Response | null {
  const { version, variant, namespace } = asked
  if (!isNamespace(namespace) || !isLanguageVariant(variant, mode)) return null
  const current = version === catalogueVersion()
  return Response.json(messagesOf(variant, namespace), {
    headers: {
      'Cache-Control': current ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}

function isLanguageVariant(variant: string, mode: 'demo' | 'live'): variant is LanguageVariant {
  return isLanguage(variant) || (variant === 'pseudo' && mode !== 'live')
}
