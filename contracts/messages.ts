import { z } from 'zod'

/** What the platform tells a person by mail or SMS: the key of the text, never the text itself. */
export const MESSAGE_TEMPLATES = [
  'sign-up.code',
  'sign-up.already-registered',
  'sign-up.welcome',
  'password-reset.code',
  'password-reset.link',
  'password-changed',
  'phone-change.code',
  'phone-changed',
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
export const outboxResponse = z.object({ messages: z.array(sentMessage) })

export type SentMessage = z.infer<typeof sentMessage>
export type Message = Omit<SentMessage, 'id' | 'sentAt'>
