import { z } from 'zod'
import {
  ACCOUNT_STATUSES,
  GRANTS,
  KYC_LEVELS,
  LEVELS,
  PLAYER_FLAGS,
} from './player-api/account-status.ts'

/**
 * What an administrator of players may see and change (CON-05, GAP-041, GAP-046). In a demo the administrator is QA,
 * through the sandbox console; not part of the player API.
 */

const all = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) => Object.fromEntries(names.map((it) => [it, schema])) as Record<Name, Schema>

const level = z.number().int().min(0).max(100)
const dottedVersion = z.string().regex(/^\d{1,4}(\.\d{1,4}){0,3}$/)

/** Any subset; fields that are left out stay unchanged. A status without `until` has no end. */
export const playerChange = z
  .strictObject({
    status: z.enum(ACCOUNT_STATUSES),
    until: z.iso.datetime({ offset: true }).nullable(),
    multibrandSuspended: z.boolean(),
    kycStatus: z.enum(KYC_LEVELS),
    /** The version of the terms that the player has accepted. */
    termsVersion: dottedVersion,
    /** The next sign-in counts as the first one again (GAP-027). */
    firstLogin: z.literal(true),
    /** When the account was registered; a future date is treated as now. */
    registeredAt: z.iso.datetime({ offset: true }),
    ...all(GRANTS, z.boolean()),
    ...all(PLAYER_FLAGS, z.boolean()),
    ...all(LEVELS, level),
  })
  .partial()
  .refine((it) => Object.values(it).some((value) => value !== undefined), {
    message: 'names nothing to change',
  })
  .refine((it) => it.until === undefined || it.status !== undefined, {
    path: ['until'],
    message: 'an end belongs to a status',
  })
  .refine((it) => !it.until || it.status === 'TIMEOUT' || it.status === 'SELF_EXCLUDED', {
    path: ['until'],
    message: 'only a time-out and an exclusion have an end',
  })
export type PlayerChange = z.input<typeof playerChange>

/** A player as stored, before the rules of its status are applied. */
export const administeredPlayer = z.object({
  playerId: z.string(),
  email: z.string(),
  displayName: z.string(),
  countryCode: z.string(),
  provinceCode: z.string().nullable(),
  languageCode: z.string(),
  currency: z.string(),
  registeredAt: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  until: z.string().nullable(),
  multibrandSuspended: z.boolean(),
  kycStatus: z.string(),
  termsVersion: z.string(),
  firstLogin: z.boolean(),
  flags: z.object({
    ...all(GRANTS, z.boolean()),
    ...all(PLAYER_FLAGS, z.boolean()),
    ...all(LEVELS, z.number()),
  }),
})
export type AdministeredPlayer = z.infer<typeof administeredPlayer>

/** A changed value, and who changed it; newest first. */
export type RecordedChange = {
  at: string
  cause: string
  field: string
  before: unknown
  after: unknown
}

export type PlayerPage = { players: AdministeredPlayer[]; next: string | null }

/** The administrator's interface to the platform. Not served over the network. */
export type PlayerAdministration = {
  /**
   * Matches email address, name or id, in whole or in part; pages of 50 ordered by email, `after` is the last one of
   * the previous page.
   */
  list(query: { search?: string; after?: string }): Promise<PlayerPage>
  find(playerId: string): Promise<AdministeredPlayer | null>
  /** The latest changes, 50 at most. */
  changes(playerId: string): Promise<RecordedChange[]>
  /** Null: no such player. Throws ZodError for invalid values. */
  update(playerId: string, change: PlayerChange, cause: string): Promise<AdministeredPlayer | null>
}
