import { html, raw } from 'hono/html'
import type { SentMessage, WrittenMessage } from '#contracts/messages.ts'
import { isLanguage, LANGUAGES } from '#markets/languages.ts'
import br from './texts/br.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fi from './texts/fi.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import no from './texts/no.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import tl from './texts/tl.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }

/** `{name}` in a line is replaced by a parameter. */
type MessageText = { subject: string; lines: readonly string[] }
type MessageTexts = Readonly<Record<SentMessage['template'], MessageText>>

const ALL: Readonly<Record<string, MessageTexts>> = {
  br,
  de,
  en,
  es,
  fi,
  fr,
  ja,
  no,
  pl,
  pt,
  tl,
  tr,
}

/** The language of the texts for one of the site or of the player API (MKT-10); English for everything else. */
function spokenFor(language: string): string {
  if (Object.hasOwn(ALL, language)) return language
  return isLanguage(language) ? LANGUAGES[language].outbound : 'en'
}

const tagOf = (spoken: string) => (isLanguage(spoken) ? LANGUAGES[spoken].tag : spoken)

/** One piece of a line: fixed text, or a value that was inserted. */
type Piece = { text: string } | { param: string; value: string }

const STYLE = `
body { margin: 0; padding: 24px 16px; background: #f2eee8; color: #1b1524; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 24px; background: #fff; border-radius: 12px; overflow-wrap: anywhere; }
.brand { margin: 0 0 24px; font-weight: 700; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
code { font: 700 28px ui-monospace, monospace; letter-spacing: .15em; }
a { color: #5b3df5; }`

/**
 * The message in its recipient's language; English for an unknown one. A template that is no longer sent has no text:
 * it shows its name and its values.
 */
export async function writeMessage(message: SentMessage): Promise<WrittenMessage> {
  const { template, params } = message
  const spoken = spokenFor(message.language)
  const text: MessageText | undefined = ALL[spoken]?.[template]
  const { subject, lines } = text ?? { subject: template, lines: [] }
  const language = text ? tagOf(spoken) : 'en'
  const pieces = lines.map((it) => toPieces(it, params))
  const used = new Set(pieces.flat().flatMap((it) => ('param' in it ? [it.param] : [])))
  const body = String(await html`${pieces.map((line) => html`<p>${line.map(piece)}</p>`)}`)
  const page = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${subject}</title><style>${raw(STYLE)}</style>
  </head>
  <body><main><p class="brand">Playhouse</p><h1>${subject}</h1>${raw(body)}</main></body>
</html>`
  const rest = Object.entries(params).filter(([name]) => !used.has(name))
  return { language, subject, body, page: String(page), style: STYLE, rest }
}

function toPieces(line: string, params: SentMessage['params']): Piece[] {
  return line
    .split(/(\{\w+\})/)
    .filter((it) => it !== '')
    .map((it) => {
      const param = /^\{(\w+)\}$/.exec(it)?.[1]
      const value = param === undefined ? undefined : params[param]
      return param === undefined || value === undefined ? { text: it } : { param, value }
    })
}

/** Every value was user input and is shown as text; an address becomes a link. */
function piece(it: Piece) {
  if ('text' in it) return it.text
  if (it.param === 'code') return html`<code class="code">${it.value}</code>`
  return /^https?:\/\//.test(it.value)
    ? html`<a href="${it.value}" rel="noreferrer">${it.value}</a>`
    : it.value
}
