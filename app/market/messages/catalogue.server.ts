import { createHash } from 'node:crypto'
import { fallbackChain, LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { pseudoMessages } from '../pseudo.ts'
import { NAMESPACES, type Namespace } from './languages.ts'
import type { Messages } from './messages.ts'

/** The variant of a page's texts: a language, or pseudo-localised English for finding mistakes. */
export type LanguageVariant = Language | 'pseudo'

/** As text: the process parses only what is needed, so that many languages do not slow the start. */
const files = import.meta.glob<string>('./*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const known = new Map<string, Messages>()

/**
 * The complete messages of a namespace in a variant: missing texts come from the language's base, then from English; in
 * development a missing text shows its key instead (GAP-016).
 */
export function messagesOf(variant: LanguageVariant, namespace: Namespace): Messages {
  const name = `${variant}/${namespace}`
  const found = known.get(name)
  if (found) return found
  const made =
    variant === 'pseudo' ? pseudoMessages(fileOf('en', namespace)) : whole(variant, namespace)
  known.set(name, made)
  return made
}

/** Identifies the state of all texts: what is cached under it stays valid. */
export function catalogueVersion(): string {
  version ??= createHash('sha256')
    .update(JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 12)
  return version
}
let version: string | undefined

/** Which texts a player has seen, as evidence: the language, and the version of all texts at that time. */
export function textVersionIn({ language }: { language: Language }): string {
  return `${language}:${catalogueVersion()}`
}

export function isNamespace(name: string): name is Namespace {
  return (NAMESPACES as readonly string[]).includes(name)
}

function whole(language: Language, namespace: Namespace): Messages {
  const chain = fallbackChain(language)
  const isEnglish = LANGUAGES[language].outbound === 'en'
  const shown = import.meta.env.DEV && !isEnglish ? chain.filter((it) => it !== 'en') : chain
  return shown.reduceRight<Messages>((all, it) => merged(all, fileOf(it, namespace)), {})
}

function fileOf(language: Language, namespace: Namespace): Messages {
  return JSON.parse(files[`./${language}/${namespace}.json`] ?? '{}') as Messages
}

function merged(base: Messages, over: Messages): Messages {
  const all: Record<string, Messages[string]> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const under = all[key]
    all[key] = typeof value === 'object' && typeof under === 'object' ? merged(under, value) : value
  }
  return all
}
