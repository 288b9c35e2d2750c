import { z } from 'zod'

/** Messages that the platform sends by email or SMS: the key of the text, never the text itself. */
export const MESSAGE_TEMPLATES = [
  'sign-up.code',
  'sign-up.already-registered',
  'sign-up.welcome',
  'sign-up.held',
  'sign-up.released',
  'password-reset.code',
  'password-reset.link',
  'password-changed',
  'phone-change.code',
  'phone-changed',
  'break.begun',
  'break.for-ever',
  'break.register',
  'document.requested',
  'document.rejected',
] as const

/** A sent message, as the sandbox outbox shows it. Params are plain text: escape them on display. */
export const sentMessage = z.object({
  id: z.string(),
  kind: z.enum(['mail', 'sms']),
  /** An email address in lower case, or a phone number in E.164 format. */
  to: z.string(),
  template: z.enum(MESSAGE_TEMPLATES),
  language: z.string(),
  params: z.record(z.string(), z.string()),
  sentAt: z.string(),
})
/**
 * What a delivery service receives by POST: the message, signed as in provider-callbacks/signature.ts. The id stays the
 * same when a message is sent again because its delivery is uncertain.
 */
export const outgoingMessage = sentMessage.omit({ id: true, sentAt: true }).strict()
export const MESSAGE_ID_HEADER = 'idempotency-key'
/** The service's answer for a recipient that it can never reach: another number may work, another try does not. */
export const RECIPIENT_REFUSED = 422

export const outboxResponse = z.object({ messages: z.array(sentMessage) })

export type SentMessage = z.infer<typeof sentMessage>
/** A sent message as its recipient reads it. `body` and `page` are HTML, with every value escaped. */
export type WrittenMessage = {
  /** The BCP 47 tag of the text. */
  language: string
  subject: string
  /** The paragraphs. */
  body: string
  /** The mail as a whole document. */
  page: string
  /** The style sheet inside the document, for the policy of who shows it. */
  style: string
  /** The values that the text does not use. */
  rest: [string, string][]
}
export type WriteMessage = (message: SentMessage) => Promise<WrittenMessage>
export type Message = z.infer<typeof outgoingMessage>
