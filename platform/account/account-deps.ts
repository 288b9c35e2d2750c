import type { Message } from '#contracts/messages.ts'
import type { Background } from '../background.ts'
import type { OneTimeCodes } from '../codes/index.ts'
import type { Context } from '../context.ts'
import type { Statement } from '../db/db.ts'
import type { Messenger } from '../messages/index.ts'
import type { FieldProblem, PasswordCheck, PlayerRow } from '../players/index.ts'

export type AccountDeps = Pick<Context, 'db' | 'clock' | 'random'> & {
  codes: OneTimeCodes
  messenger: Messenger
  background: Background
  checkPassword: PasswordCheck
  /** The current version of the terms for players of this country. */
  termsOf: (countryCode: string) => Promise<string>
  /** Statements to write with a change of details that makes the player resemble an excluded person; usually none. */
  holdIfDuplicate: (
    player: PlayerRow,
    change: { street?: string; postalCode?: string; phone?: string },
  ) => Promise<Statement[]>
}

/** The visitor's network address; null when the site does not send it. */
export type From = { visitor: string | null }

export type Invalid = { ok: false; refusal: 'VALIDATION_FAILED'; fields: FieldProblem[] }

export function invalid(...fields: FieldProblem[]): Invalid {
  return { ok: false, refusal: 'VALIDATION_FAILED', fields }
}

/** The same message as after a sign-up that is held: what is closed, and that the player need not do anything. */
export function notifyIfHeld(
  deps: AccountDeps,
  player: PlayerRow,
  held: readonly Statement[],
): void {
  if (held.length === 0) return
  notifyOwner(deps, player, { template: 'sign-up.held', params: { name: player.display_name } })
}

/** Notifies the owner of a change, no matter who made it: by mail, after the response. */
export function notifyOwner(
  { background, messenger }: Pick<AccountDeps, 'background' | 'messenger'>,
  { email, language_code: language }: Pick<PlayerRow, 'email' | 'language_code'>,
  what: Pick<Message, 'template' | 'params'>,
): void {
  background.run(() => messenger.send({ kind: 'mail', to: email, language, ...what }))
}
