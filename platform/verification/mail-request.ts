import { z } from 'zod'
import { marketOfCountry } from '#markets/index.ts'
import { readerSegment } from '#markets/languages.ts'
import type { Context } from '../context.ts'
import type { JobHandler } from '../jobs/index.ts'
import { type Messenger, RecipientRefusedError } from '../messages/index.ts'
import { findNewestRequest } from './document-store.ts'

export const MAIL_DOCUMENT_REQUEST = 'mail-document-request'
const payloadSchema = z.object({ playerId: z.uuid() })
const DONE = { next: 'none' } as const

type Deps = Pick<Context, 'db' | 'logger'> & { messenger: Messenger; siteOrigin: string }

/**
 * Tells a player by mail that a document is requested, by a rule or by staff (KYC-14, decision 0049): queued by
 * `platform.move_document` in the transaction of the request. A service message: it goes out in a break, too, and
 * whatever offers the player wants. Requests that are made together are one mail. It names no document: a mail may be
 * read by others. The mail has the id of the newest request, so it is sent once, however often the job runs.
 */
export function createMailDocumentRequest({ db, logger, messenger, siteOrigin }: Deps): JobHandler {
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    const request = await findNewestRequest(db, playerId)
    if (request === null) return DONE
    const language = request.language_code
    const segment = readerSegment(marketOfCountry(request.country_code), language)
    const message = {
      ...({ kind: 'mail', to: request.email, template: 'document.requested', language } as const),
      params: {
        name: request.display_name,
        link: `${siteOrigin}/${segment}/my-account/account/verification`,
      },
    }
    try {
      await messenger.send(message, request.request_id)
    } catch (error) {
      // Another try would be refused, too; the request stands in the account all the same.
      if (!(error instanceof RecipientRefusedError)) throw error
      logger.warn({ err: error, playerId }, 'the mail about a requested document is refused')
    }
    return DONE
  }
}
