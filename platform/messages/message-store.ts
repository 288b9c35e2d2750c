import type { Message } from '#contracts/messages.ts'
import type { Db } from '../db/db.ts'
import { newId } from '../wallet/index.ts'

/**
 * Sends mail and SMS. Resolves once the delivery service has safely accepted the message. A message with the `id` (a
 * UUID) of one that was accepted before is not delivered again: for jobs, which may run twice.
 */
export type Messenger = { send(message: Message, id?: string): Promise<void> }

const KEPT_MS = 7 * 86_400_000
const KEPT_MESSAGES = 20_000

/** The messenger of an installation without providers: messages stay in a table, shown by the sandbox. */
export function createOutbox({ db, clock }: { db: Db; clock: () => number }): Messenger {
  return {
    async send({ kind, to, template, language, params }, id) {
      const now = clock()
      await db.query(
        `insert into platform.message (id, kind, recipient, template, language, params, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
        [id ?? newId(now), kind, to, template, language, JSON.stringify(params), new Date(now)],
      )
    },
  }
}

/** Messages hold addresses and codes: none is kept longer than a week, and no more than 20,000 of them. */
export async function deleteOldMessages(db: Db, nowMs: number): Promise<void> {
  await db.query('delete from platform.message where sent_at < $1', [new Date(nowMs - KEPT_MS)])
  await db.query(
    `delete from platform.message where id <=
       (select id from platform.message order by id desc offset $1 limit 1)`,
    [KEPT_MESSAGES],
  )
}
