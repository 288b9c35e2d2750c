import { isForMarket } from '#app/content/for-market.ts'
import { type Localised, textOnlyIn } from '#app/content/localised.ts'
import type { WarningLevel, WarningRule } from '#contracts/player-api/warning-words.ts'
import { fallbackChain } from '#markets/languages.ts'
import type { Language, MarketCode } from '#markets/types.ts'

/** Editors' text for a level of the escalation ladder; for one rule, or for all rules without their own. */
export type MessageContent = {
  _id: string
  _rev: string
  level: number
  rule: string | null
  title: Localised
  text: Localised
  markets: readonly string[]
}

export type ChosenMessage = { title: string; text: string; textVersion: string }

/**
 * The content's text of a message, in the player's language or its base; null if there is none: then the message
 * catalogue is used, which has every language. English is not a fallback here.
 */
export function chooseMessage(
  all: readonly MessageContent[],
  of: { rule: WarningRule; level: WarningLevel; market: MarketCode; language: Language },
): ChosenMessage | null {
  const here = all.filter((it) => it.level === of.level && isForMarket(it, of.market))
  const ranked = [
    ...here.filter((it) => it.rule === of.rule),
    ...here.filter((it) => it.rule === null),
  ]
  for (const it of ranked) {
    for (const language of ownChain(of.language)) {
      const [title, text] = [textOnlyIn(it.title, language), textOnlyIn(it.text, language)]
      if (title && text) return { title, text, textVersion: versionOf(it, language) }
    }
  }
  return null
}

/** The language and its bases, without the English that ends every chain. */
function ownChain(language: Language): Language[] {
  const chain = fallbackChain(language)
  return chain.length > 1 && !ENGLISH.has(language) ? chain.filter((it) => it !== 'en') : [...chain]
}

const ENGLISH: ReadonlySet<Language> = new Set(['en', 'ca', 'nz', 'inen'])

/** Which text was shown, as evidence: the document, its revision and the language. */
function versionOf({ _id, _rev }: MessageContent, language: Language): string {
  return `${_id}:${_rev}:${language}`.replaceAll(/[^\w.:-]/g, '-').slice(0, 80)
}
