/** A text in the languages that the demo is written in. */
export type Text = { en: string; fi: string; no: string; caf: string }
export const text = (en: string, fi: string, no: string, caf: string): Text => ({ en, fi, no, caf })

/** A localised field of a document. */
export const localised = (words: Record<string, string>, type = 'localeString') => ({
  _type: type,
  ...words,
})

/** A reference to a document; members of a list need a key. */
export const reference = (id: string, key?: string) => ({
  _type: 'reference',
  _ref: id,
  ...(key ? { _key: key } : {}),
})
