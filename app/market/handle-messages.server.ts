import { isLanguage } from '#markets/languages.ts'
import {
  catalogueVersion,
  isNamespace,
  messagesOf,
  type Voice,
} from './messages/catalogue.server.ts'

type Asked = { version: string; voice: string; namespace: string }

/**
 * The messages of one namespace for the browser, or null if it does not exist. Cacheable for ever under their version;
 * a page with an older version gets the current ones, not cacheable.
 */
export function handleMessages(asked: Asked, mode: 'demo' | 'live'): Response | null {
  const { version, voice, namespace } = asked
  if (!isNamespace(namespace) || !isVoice(voice, mode)) return null
  const current = version === catalogueVersion()
  return Response.json(messagesOf(voice, namespace), {
    headers: {
      'Cache-Control': current ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}

function isVoice(voice: string, mode: 'demo' | 'live'): voice is Voice {
  return isLanguage(voice) || (voice === 'pseudo' && mode !== 'live')
}
