import type { z } from 'zod'
import type { addressRequest, languageRequest, Person } from '#contracts/player-api/account-area.ts'
import { ok, type Result } from '#contracts/result.ts'
import { marketOfCountry, minimumAgeIn } from '#markets/index.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { localDay } from '#markets/local-moment.ts'
import {
  type Address,
  addressProblems,
  birthProblem,
  type PlayerRow,
  toPostalCode,
} from '../players/index.ts'
import { type AccountDeps, type Invalid, invalid, notifyIfHeld } from './account-deps.ts'
import { findPerson, type PersonRow, updateAddress, updateLanguage } from './account-store.ts'

/** The personal details on the account page. */
export async function readPerson({ db }: AccountDeps, player: PlayerRow): Promise<Person> {
  const person = await findPerson(db, player.id)
  return {
    email: player.email,
    firstName: person?.first_name ?? player.display_name,
    lastName: person?.last_name ?? '',
    dateOfBirth: person?.date_of_birth ?? null,
    mobilePhone: person?.phone ?? null,
    phoneVerified:
      person !== undefined && person.phone !== null && person.phone_verified_at !== null,
    street: person?.street ?? '',
    city: person?.city ?? '',
    postalCode: person?.postal_code ?? '',
    provinceCode: player.province_code,
    countryCode: player.country_code,
    languageCode: player.language_code,
  }
}

/**
 * Changes the fields that are sent (GAP-058). They are validated together with the unchanged ones, but only they can be
 * refused: an old address without a street must not block a change of province.
 */
export async function changeAddress(
  deps: AccountDeps,
  player: PlayerRow,
  change: z.output<typeof addressRequest>,
): Promise<Result<null, never> | Invalid> {
  const { db, clock } = deps
  const person = await findPerson(db, player.id)
  const address = merge(player, person, change)
  const problems = addressProblems(address, player.country_code).filter(
    ({ field }) => change[field as keyof typeof change] !== undefined,
  )
  if (change.provinceCode !== undefined && isTooYoungThere(player, person, address, clock())) {
    problems.push({ field: 'provinceCode', code: 'too_young' })
  }
  if (problems.length > 0) return invalid(...problems)
  const { street } = change
  const postalCode =
    change.postalCode === undefined
      ? undefined
      : (toPostalCode(change.postalCode, player.country_code) ?? undefined)
  // An exclusion must not be evaded by changing details step by step into those of the excluded person (GAP-093).
  const held = await deps.holdIfDuplicate(player, {
    ...(street === undefined ? {} : { street }),
    ...(postalCode === undefined ? {} : { postalCode }),
  })
  await updateAddress(
    db,
    player.id,
    {
      street: street ?? null,
      city: change.city ?? null,
      postalCode: postalCode ?? null,
      provinceCode: change.provinceCode ?? null,
    },
    held,
  )
  notifyIfHeld(deps, player, held)
  return ok(null)
}

function merge(
  player: PlayerRow,
  person: PersonRow | undefined,
  change: z.output<typeof addressRequest>,
): Address {
  return {
    street: change.street ?? person?.street ?? '',
    city: change.city ?? person?.city ?? '',
    postalCode: change.postalCode ?? person?.postal_code ?? '',
    provinceCode: change.provinceCode ?? player.province_code ?? undefined,
  }
}

/** The minimum age differs between provinces (nineteen or eighteen): moving must not evade it (GAP-050). */
function isTooYoungThere(
  player: PlayerRow,
  person: PersonRow | undefined,
  { provinceCode }: Address,
  nowMs: number,
): boolean {
  if (!person?.date_of_birth) return false
  const market = marketOfCountry(player.country_code)
  const problem = birthProblem(person.date_of_birth, {
    minimumAge: minimumAgeIn(market, provinceCode),
    today: localDay(nowMs, market.timeZone),
  })
  return problem === 'too_young'
}

/** Maps the public language code of the site (MKT-10, CON-10) back to the market's own language. */
export async function changeLanguage(
  { db }: AccountDeps,
  player: PlayerRow,
  { language }: z.output<typeof languageRequest>,
): Promise<Result<null, never> | Invalid> {
  const own = languageOf(player.country_code, language)
  if (own === null) return invalid({ field: 'language', code: 'invalid_value' })
  await updateLanguage(db, player.id, own)
  return ok(null)
}

/** The language of that country's market whose public code is `outbound`; null when it has none. */
export function languageOf(countryCode: string, outbound: string): string | null {
  const { languages } = marketOfCountry(countryCode)
  return languages.find((it) => LANGUAGES[it].outbound === outbound) ?? null
}
