import { z } from 'zod'
import { marketOfCountry } from '#markets/index.ts'
import { readerSegment } from '#markets/languages.ts'
import type { Context } from '../context.ts'
import type { JobHandler } from '../jobs/index.ts'
import { type Messenger, RecipientRefusedError } from '../messages/index.ts'
import { findNewestToMail } from './document-store.ts'

export const MAIL_DOCUMENT_REQUEST = 'mail-document-request'
export const MAIL_DOCUMENT_REJECTION = 'mail-document-rejection'
const TEMPLATES = { request: 'document.requested', rejection: 'document.rejected' } as const
const payloadSchema = z.object({ playerId: z.uuid() })
const DONE = { next: 'none' } as const

type Deps = Pick<Context, 'db' | 'logger'> & { messenger: Messenger; siteOrigin: string }

/**
 * Tells a player by mail that a document is requested, by a rule or by staff, or that one was not accepted (KYC-14, decision
 * 0049): queued by `platform.move_document` in the transaction of it. A service message: it goes out in a break, too, and
 * whatever offers the player wants. What happens together is one mail. It names neither document nor reason, which the page
 * says: a mail may be read by others. The mail has the id of the newest change, so it is sent once, however often the job
 * runs.
 */
export function createMailDocument(
  what: keyof typeof TEMPLATES,
  { db, logger, messenger, siteOrigin }: Deps,
): JobHandler {
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    const newest = await findNewestToMail(db, playerId, what)
    if (newest === null) return DONE
    const language = newest.language_code
    const segment = readerSegment(marketOfCountry(newest.country_code), language)
    const message = {
      ...({ kind: 'mail', to: newest.email, template: TEMPLATES[what], language } as const),
      params: {
        name: newest.display_name,
        link: `${siteOrigin}/${segment}/my-account/account/verification`,
      },
    }
    try {
      await messenger.send(message, newest.change_id)
    } catch (error) {
      // Another try would be refused, too; the account says the same.
      if (!(error instanceof RecipientRefusedError)) throw error
      logger.warn({ err: error, playerId }, `the mail about a ${what} of a document is refused`)
    }
    return DONE
  }
}
