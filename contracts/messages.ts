import { z } from 'zod'

/** What the platform tells a person by mail or SMS: the key of the text, never the text itself. */
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
] as const

/** A message as it left, as the outbox of the sandbox shows it. Params are plain texts: whoever shows them escapes them. */
export const sentMessage = z.object({
  id: z.string(),
  kind: z.enum(['mail', 'sms']),
  /** An e-mail address in lower case, or a phone number in E.164 form. */
  to: z.string(),
  template: z.enum(MESSAGE_TEMPLATES),
  language: z.string(),
  params: z.record(z.string(), z.string()),
  sentAt: z.string(),
})
/**
 * What a delivery service gets by POST: the message, signed as in provider-callbacks/signature.ts. The id is
 * the same when a message is sent again because nobody knows whether it has arrived.
 */
export const outgoingMessage = sentMessage.omit({ id: true, sentAt: true }).strict()
export const MESSAGE_ID_HEADER = 'idempotency-key'

export const outboxResponse = z.object({ messages: z.array(sentMessage) })

export type SentMessage = z.infer<typeof sentMessage>
export type Message = z.infer<typeof outgoingMessage>
