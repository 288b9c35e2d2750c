import type { SentMessage } from '#contracts/messages.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'

const MOST_SHOWN = 50

/**
 * The messages that the platform has sent, newest first, at most 50. Empty where the platform runs elsewhere: its mail
 * is then sent by other means.
 */
export async function readOutbox(db: SandboxDatabase, to: string | null): Promise<SentMessage[]> {
  if (!(await hasOutbox(db))) return []
  const rows = await db.query<Row>(
    `select id, kind, recipient as "to", template, language, params, sent_at from platform.message
     where $1::text is null or recipient = $1 order by id desc limit $2`,
    [to, MOST_SHOWN],
  )
  return rows.map(toMessage)
}

/** One message, while it is still stored. */
export async function readMessage(db: SandboxDatabase, id: string): Promise<SentMessage | null> {
  if (!(await hasOutbox(db))) return null
  const [row] = await db.query<Row>(
    `select id, kind, recipient as "to", template, language, params, sent_at from platform.message
     where id = $1`,
    [id],
  )
  return row ? toMessage(row) : null
}

type Row = Omit<SentMessage, 'sentAt'> & { sent_at: Date }

const toMessage = ({ sent_at, ...rest }: Row): SentMessage => ({
  ...rest,
  sentAt: sent_at.toISOString(),
})

async function hasOutbox(db: SandboxDatabase): Promise<boolean> {
  const [found] = await db.query<{ present: boolean }>(
    "select to_regclass('platform.message') is not null as present",
  )
  return found?.present ?? false
}
