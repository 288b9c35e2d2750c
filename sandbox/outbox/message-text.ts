import type { SentMessage } from '#contracts/messages.ts'

/** The words of a message; `{name}` stands for a param. */
type MessageText = { subject: string; lines: readonly string[] }

/** What a provider of mail and SMS would make of each template in English. */
export type EnglishTexts = Readonly<Record<SentMessage['template'], MessageText>>

/** The same in another language: a test fails on a template without words, a reader would get English. */
export type MessageTexts = Readonly<Partial<EnglishTexts>>
