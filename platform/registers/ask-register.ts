import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { RegisterId } from '#markets/registers.ts'
import { notifyOwner } from '../account/index.ts'
import type { Background } from '../background.ts'
import type { Context } from '../context.ts'
import type { Messenger } from '../messages/index.ts'
import { findPerson, findPlayerById, isExcluded, type PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import type { ExclusionRegister, RegisterAnswer } from './exclusion-register.ts'
import {
  endGames,
  endRegisterExclusion,
  excludeByRegister,
  findLastWord,
  insertAnswer,
  isExcludedByRegister,
  type Occasion,
} from './register-store.ts'

export type RegisterDeps = Pick<Context, 'db' | 'clock'> & {
  messenger: Messenger
  background: Background
  /**
   * The configured registers; one that a market names and that is missing here cannot be queried, which closes play.
   */
  registers: Readonly<Partial<Record<RegisterId, ExclusionRegister>>>
  registerOf: (countryCode: string) => RegisterId | null
}

type Row = {
  first_name: string
  last_name: string
  date_of_birth: string | null
  phone: string | null
  postal_code: string | null
  cpf: string | null
}
/** A sign-up that is about to become an account. */
type Draft = Row & { id: string; email: string; country_code: string }

const toPerson = (row: Row | undefined, email: string) => ({
  firstName: row?.first_name ?? '',
  lastName: row?.last_name ?? '',
  dateOfBirth: row?.date_of_birth ?? null,
  email,
  phone: row?.phone ?? null,
  postalCode: row?.postal_code ?? '',
  nationalId: row?.cpf ?? null,
})
type Person = ReturnType<typeof toPerson>

/** How often the register is queried again about a player who may be playing. */
export const ASK_AGAIN_AFTER_MS = 10 * 60_000
/**
 * How long an answer of the register is valid for play and deposits: one lost answer ends nothing, the third one in a
 * row does. A sign-in always queries again.
 */
export const WORD_HOLDS_MS = 3 * ASK_AGAIN_AFTER_MS

export const registerOfCountry = (countryCode: string): RegisterId | null =>
  marketOfCountry(countryCode).exclusionRegister

/**
 * Queries the register at a sign-in with the right password, and returns the player as of after it: excluded because
 * the register lists the player, or reinstated where only the register had excluded. A register that does not answer
 * changes nothing: play and deposits query again, and a player who only wants to withdraw can sign in.
 */
export async function askAtSignIn(deps: RegisterDeps, player: PlayerRow): Promise<PlayerRow> {
  const register = deps.registerOf(player.country_code)
  if (register === null) return player
  const { id: playerId, status } = player
  const isOut = status === 'SELF_EXCLUDED'
  if (isOut && !(await isExcludedByRegister(deps.db, playerId))) return player
  const answer = await askAbout(deps, player, { register, occasion: 'SIGN_IN' })
  if (answer.kind === 'LISTED') await exclude(deps, player, { register, until: answer.until })
  else if (isOut && answer.kind === 'CLEAR') {
    const at = deps.clock()
    await endRegisterExclusion(deps.db, { playerId, id: newId(at), at })
  } else return player
  return (await findPlayerById(deps.db, playerId)) ?? player
}

/**
 * Whether registers allow a player to stake or deposit: by an answer that is still valid, otherwise by a new one.
 * Without an answer there is no play (decision 0029).
 */
export async function requireNotListed(
  deps: RegisterDeps,
  player: PlayerRow,
  occasion: 'PLAY' | 'DEPOSIT',
): Promise<Result<null, 'PLAYER_BLOCKED' | 'REGISTER_UNAVAILABLE'>> {
  const register = deps.registerOf(player.country_code)
  if (register === null) return ok(null)
  if (await hasGoodWord(deps, player.id, register)) return ok(null)
  const answer = await askAbout(deps, player, { register, occasion })
  if (answer.kind === 'CLEAR') return ok(null)
  if (answer.kind === 'UNAVAILABLE') return refuse('REGISTER_UNAVAILABLE')
  await exclude(deps, player, { register, until: answer.until })
  return refuse('PLAYER_BLOCKED')
}

/** Whether the registers' last answer about a player is still valid and allows play and deposits; no call to them. */
export async function isKnownClear(
  deps: Pick<RegisterDeps, 'db' | 'clock' | 'registerOf'>,
  player: PlayerRow,
): Promise<boolean> {
  const register = deps.registerOf(player.country_code)
  return register === null || hasGoodWord(deps, player.id, register)
}

/**
 * Queries again about a player who may be playing. Listed: excluded, as at the next sign-in, with everything that a
 * break ends. No answer for longer than one is valid: open games end, and only games; the player stays signed in and
 * can withdraw.
 */
export async function askInGame(
  deps: RegisterDeps,
  player: PlayerRow,
): Promise<'CLEAR' | 'EXCLUDED' | 'GAMES_ENDED' | 'SILENT'> {
  const register = deps.registerOf(player.country_code)
  if (register === null) return 'CLEAR'
  const answer = await askAbout(deps, player, { register, occasion: 'IN_GAME' })
  if (answer.kind === 'CLEAR') return 'CLEAR'
  if (answer.kind === 'LISTED') {
    await exclude(deps, player, { register, until: answer.until })
    return 'EXCLUDED'
  }
  if (await hasGoodWord(deps, player.id, register)) return 'SILENT'
  const ended = await endGames(deps.db, player.id, new Date(deps.clock()))
  return ended > 0 ? 'GAMES_ENDED' : 'SILENT'
}

/** An answer from the future was given before the clock was set back: it is not valid. */
async function hasGoodWord(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  register: RegisterId,
): Promise<boolean> {
  const last = await findLastWord(db, { playerId, register })
  const age = last ? clock() - last.at.getTime() : Number.POSITIVE_INFINITY
  return last?.answer === 'CLEAR' && age >= 0 && age < WORD_HOLDS_MS
}

/** Whether a register lists a person about to open an account; recorded under the id that the account would have. */
export async function isListedAtSignUp(deps: RegisterDeps, draft: Draft): Promise<boolean> {
  const { id: playerId, email, country_code: country } = draft
  const register = deps.registerOf(country)
  if (register === null) return false
  const person = toPerson(draft, email)
  const answer = await ask(deps, { playerId, person, register, occasion: 'SIGN_UP' })
  return answer.kind === 'LISTED'
}

async function askAbout(
  deps: RegisterDeps,
  player: PlayerRow,
  what: { register: RegisterId; occasion: Occasion },
): Promise<RegisterAnswer> {
  const found = await findPerson(deps.db, player.id)
  const person = toPerson(found, player.email)
  return ask(deps, { playerId: player.id, person, ...what })
}

async function ask(
  { db, clock, registers }: RegisterDeps,
  it: { playerId: string; person: Person; register: RegisterId; occasion: Occasion },
): Promise<RegisterAnswer> {
  const { playerId, person, register, occasion } = it
  const { dateOfBirth, firstName, lastName } = person
  const reference = newId(clock())
  const asked = registers[register]
  // Incomplete details cannot be looked up: no query counts as no answer.
  const answer: RegisterAnswer =
    asked && dateOfBirth !== null && firstName !== '' && lastName !== ''
      ? await asked.ask({ ...person, dateOfBirth, reference })
      : { kind: 'UNAVAILABLE' }
  const at = new Date(clock())
  await insertAnswer(db, { playerId, id: reference, at, register, occasion, answer })
  return answer
}

async function exclude(
  deps: RegisterDeps,
  player: PlayerRow,
  { register, until }: { register: RegisterId; until: Date | null },
): Promise<void> {
  const at = deps.clock()
  const excluded = await excludeByRegister(deps.db, {
    ...{ playerId: player.id, id: newId(at), register, at },
    until: until?.getTime() ?? null,
  })
  // A player who was already excluded has been notified.
  if (excluded && !isExcluded(player.status)) {
    notifyOwner(deps, player, { template: 'break.register', params: {} })
  }
}
