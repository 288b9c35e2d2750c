import br from './br.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import no from './no.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import tl from './tl.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }

/** What players read in games and on payment pages; `{name}` is replaced by a value. */
export type Texts = typeof en

const ALL = { br, de, en, es, fi, fr, ja, no, pl, pt, tl, tr } satisfies Record<string, Texts>

/** The languages of the player API (MKT-10), and `br`, the Portuguese of Brazil. */
export type TextLanguage = keyof typeof ALL

/** Tags and subtags with another name here. */
const NAMED_HERE: ReadonlyMap<string, TextLanguage> = new Map([
  ['pt-br', 'br'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['fil', 'tl'],
])

/** The language of the texts for the language, or BCP 47 tag, that an operator sends; English for an unknown one. */
export function textLanguage(tag: string): TextLanguage {
  const whole = tag.toLowerCase()
  const [first = 'en'] = whole.split('-')
  const code = NAMED_HERE.get(whole) ?? NAMED_HERE.get(first) ?? first
  return Object.hasOwn(ALL, code) ? (code as TextLanguage) : 'en'
}

/** All texts in the language of a tag; English for an unknown one. */
export function textsIn(language: string): Texts {
  return ALL[textLanguage(language)]
}
