import { LANGUAGES } from '#markets/languages.ts'
import type { Field, SchemaType } from '../schema-types.ts'

/** The languages with own interface texts come first; the others fall back to them. */
export const FIRST_LANGUAGES = ['en', 'fi', 'no', 'caf']

function localised(name: string, title: string, type: 'string' | 'text'): SchemaType {
  const codes = [
    ...FIRST_LANGUAGES,
    ...Object.keys(LANGUAGES).filter((it) => !FIRST_LANGUAGES.includes(it)),
  ]
  const fields: Field[] = codes.map((code) => ({
    name: code,
    title: LANGUAGES[code as keyof typeof LANGUAGES].name,
    type,
    ...(type === 'text' ? { rows: 3 } : {}),
    ...(FIRST_LANGUAGES.includes(code) ? {} : { fieldset: 'more' }),
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
