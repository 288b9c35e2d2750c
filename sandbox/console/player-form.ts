import { type PlayerChange, playerChange } from '#contracts/player-administration.ts'
import { GRANTS, LEVELS, PLAYER_FLAGS } from '#contracts/player-api/account-status.ts'
import type { Problem } from './layout.ts'

export const FORM = 'player'

/** The form of a player's page as a change; every field is in it, so an unchecked box means no. */
export function readPlayerForm(
  form: FormData,
): { ok: true; value: PlayerChange } | { ok: false; problems: Problem[] } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const checked = (names: readonly string[]) =>
    Object.fromEntries(names.map((it) => [it, form.get(it) !== null]))
  const status = text('status')
  const hasEnd = status === 'TIMEOUT' || status === 'SELF_EXCLUDED'
  const parsed = playerChange.safeParse({
    status,
    until: hasEnd ? toInstant(text('until')) : null,
    multibrandSuspended: form.get('multibrandSuspended') !== null,
    kycStatus: text('kycStatus'),
    termsVersion: text('termsVersion'),
    ...checked(GRANTS),
    ...checked(PLAYER_FLAGS),
    ...Object.fromEntries(LEVELS.map((it) => [it, toNumber(text(it))])),
    ...(form.get('firstLogin') === null ? {} : { firstLogin: true }),
  })
  if (parsed.success) return { ok: true, value: parsed.data }
  const fields = [...new Set(parsed.error.issues.map((it) => String(it.path[0] ?? 'status')))]
  return { ok: false, problems: fields.map((field) => ({ field, text: RULES[field] ?? UNKNOWN })) }
}

const UNKNOWN = 'not a value that a player can have'
const RULES: Record<string, string> = {
  until: 'a date and a time, as 2027-01-31T12:00',
  termsVersion: 'numbers with dots, as 1.0',
  loyaltyLevel: 'a whole number from 0 to 100',
  limitLevel: 'a whole number from 0 to 100',
}

/** A date and time field has no zone: the console uses UTC. Empty means no end. */
export function toInstant(local: string): string | null {
  if (local === '') return null
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)
    ? `${local}${local.length === 16 ? ':00' : ''}Z`
    : local
}

const toNumber = (text: string) => (text === '' ? Number.NaN : Number(text))
