import type { Message } from '#contracts/messages.ts'
import type { Background } from '../background.ts'
import type { OneTimeCodes } from '../codes/index.ts'
import type { Db } from '../db/db.ts'
import type { Messenger } from '../messages/index.ts'
import type { FieldProblem, PlayerRow } from '../players/index.ts'

export type AccountDeps = {
  db: Db
  clock: () => number
  random: (bytes: number) => Buffer
  codes: OneTimeCodes
  messenger: Messenger
  background: Background
  /** The version of the terms that is current for players of this country. */
  termsOf: (countryCode: string) => Promise<string>
}

/** The visitor's network address; null when the site does not say. */
export type From = { visitor: string | null }

export type Invalid = { ok: false; refusal: 'VALIDATION_FAILED'; fields: FieldProblem[] }

export function invalid(...fields: FieldProblem[]): Invalid {
  return { ok: false, refusal: 'VALIDATION_FAILED', fields }
}

/** What the owner has to know of a change, whoever made it: by mail, behind the answer. */
export function tellOwner(
  { background, messenger }: Pick<AccountDeps, 'background' | 'messenger'>,
  { email, language_code: language }: Pick<PlayerRow, 'email' | 'language_code'>,
  what: Pick<Message, 'template' | 'params'>,
): void {
  background.run(() => messenger.send({ kind: 'mail', to: email, language, ...what }))
}
