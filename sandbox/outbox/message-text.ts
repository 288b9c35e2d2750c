import type { SentMessage } from '#contracts/messages.ts'

/** The text of a message; `{name}` is replaced by a parameter. */
type MessageText = { subject: string; lines: readonly string[] }

/** What a provider of mail and SMS would send for each template, in English. */
export type EnglishTexts = Readonly<Record<SentMessage['template'], MessageText>>

/** The same in another language: a test fails on a template without a text, a reader would get English. */
export type MessageTexts = Readonly<Partial<EnglishTexts>>
