import { LANGUAGES } from '#markets/languages.ts'
import type { Field, SchemaType } from '../schema-types.ts'

/** Languages with their own interface texts come first; the others fall back to them. */
const FIRST = ['en', 'fi', 'no', 'caf']

function localised(name: string, title: string, type: 'string' | 'text' | 'richText'): SchemaType {
  const codes = [...FIRST, ...Object.keys(LANGUAGES).filter((it) => !FIRST.includes(it))]
  const fields: Field[] = codes.map((code) => ({
    name: code,
    title: LANGUAGES[code as keyof typeof LANGUAGES].name,
    type,
    ...(type === 'text' ? { rows: 3 } : {}),
    ...(FIRST.includes(code) ? {} : { fieldset: 'more' }),
    ...(code === 'en'
      ? {
          validation: (rule) =>
            rule.required().error('English is what every other language falls back to.'),
        }
      : {}),
  }))
  return {
    name,
    title,
    type: 'object',
    options: { columns: 1 },
    fields,
    ...({
      fieldsets: [
        { name: 'more', title: 'More languages', options: { collapsible: true, collapsed: true } },
      ],
    } as object),
  }
}

export const localeString = localised('localeString', 'Text in each language', 'string')
export const localeText = localised('localeText', 'Longer text in each language', 'text')
export const localeRichText = localised('localeRichText', 'Page in each language', 'richText')
