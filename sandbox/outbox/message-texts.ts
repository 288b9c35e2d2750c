import type { SentMessage } from '#contracts/messages.ts'
import type { MessageTexts } from './message-text.ts'
import { BR } from './texts/br.ts'
import { DE } from './texts/de.ts'
import { EN } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FI } from './texts/fi.ts'
import { FR } from './texts/fr.ts'
import { JA } from './texts/ja.ts'
import { NO } from './texts/no.ts'
import { PL } from './texts/pl.ts'
import { PT } from './texts/pt.ts'
import { TL } from './texts/tl.ts'
import { TR } from './texts/tr.ts'

type Voice = { tag: string; texts: MessageTexts }

const ENGLISH: Voice = { tag: 'en', texts: EN }
const FRENCH: Voice = { tag: 'fr', texts: FR }
const SPANISH: Voice = { tag: 'es', texts: ES }

/** By language code of the site and of the player API (MKT-10); English for everything else. */
const VOICES: Readonly<Record<string, Voice>> = {
  br: { tag: 'pt-BR', texts: BR },
  caf: FRENCH,
  cl: SPANISH,
  de: { tag: 'de', texts: DE },
  es: SPANISH,
  fi: { tag: 'fi', texts: FI },
  fr: FRENCH,
  ja: { tag: 'ja', texts: JA },
  no: { tag: 'nb', texts: NO },
  pe: SPANISH,
  pl: { tag: 'pl', texts: PL },
  pt: { tag: 'pt', texts: PT },
  tl: { tag: 'tl-PH', texts: TL },
  tr: { tag: 'tr', texts: TR },
}

/** One piece of a line: fixed text, or a value that was inserted. */
export type Piece = { text: string } | { param: string; value: string }
export type Written = {
  /** The BCP 47 tag of the text. */
  language: string
  subject: string
  lines: Piece[][]
  rest: [string, string][]
}

/** The message as text; `rest` are the values that the text does not use. */
export function written({ template, language, params }: SentMessage): Written {
  const wanted = VOICES[language] ?? ENGLISH
  const found = wanted.texts[template]
  const { subject, lines } = found ?? EN[template] ?? { subject: template, lines: [] }
  const used = new Set<string>()
  const toPieces = (line: string): Piece[] =>
    line
      .split(/(\{\w+\})/)
      .filter((it) => it !== '')
      .map((it) => {
        const param = /^\{(\w+)\}$/.exec(it)?.[1]
        const value = param === undefined ? undefined : params[param]
        if (param === undefined || value === undefined) return { text: it }
        used.add(param)
        return { param, value }
      })
  return {
    language: found ? wanted.tag : ENGLISH.tag,
    subject,
    lines: lines.map(toPieces),
    rest: Object.entries(params).filter(([name]) => !used.has(name)),
  }
}
