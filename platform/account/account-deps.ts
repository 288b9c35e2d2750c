import type { Message } from '#contracts/messages.ts'
import type { Background } from '../background.ts'
import type { OneTimeCodes } from '../codes/index.ts'
import type { Db, Statement } from '../db/db.ts'
import type { Messenger } from '../messages/index.ts'
import type { FieldProblem, PasswordCheck, PlayerRow } from '../players/index.ts'

export type AccountDeps = {
  db: Db
  clock: () => number
  random: (bytes: number) => Buffer
  codes: OneTimeCodes
  messenger: Messenger
  background: Background
  checkPassword: PasswordCheck
  /** The version of the terms that is current for players of this country. */
  termsOf: (countryCode: string) => Promise<string>
  /** What is written with a change of details that makes somebody like a person who is shut out; mostly nothing. */
  holdIfAlike: (
    player: PlayerRow,
    change: { street?: string; postalCode?: string; phone?: string },
  ) => Promise<Statement[]>
}

/** The visitor's network address; null when the site does not say. */
export type From = { visitor: string | null }

export type Invalid = { ok: false; refusal: 'VALIDATION_FAILED'; fields: FieldProblem[] }

export function invalid(...fields: FieldProblem[]): Invalid {
  return { ok: false, refusal: 'VALIDATION_FAILED', fields }
}

/** The same words as after a sign-up that waits: what is closed, and that nothing has to be done. */
export function tellIfHeld(deps: AccountDeps, player: PlayerRow, held: readonly Statement[]): void {
  if (held.length === 0) return
  tellOwner(deps, player, { template: 'sign-up.held', params: { name: player.display_name } })
}

/** What the owner has to know of a change, whoever made it: by mail, behind the answer. */
export function tellOwner(
  { background, messenger }: Pick<AccountDeps, 'background' | 'messenger'>,
  { email, language_code: language }: Pick<PlayerRow, 'email' | 'language_code'>,
  what: Pick<Message, 'template' | 'params'>,
): void {
  background.run(() => messenger.send({ kind: 'mail', to: email, language, ...what }))
}
