import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { campaignFile } from './campaign-file.ts'
import { campaignProblems, termsOf } from './campaign-rules.ts'
import { findCodeOwners, findKinds, saveCampaigns } from './campaign-store.ts'

/** More problems are cut off: the first ones are enough. */
const MOST_NAMED = 5

/**
 * Stores offers, each replacing the one with its id. All or nothing: an offer that a market forbids, or that cannot be
 * read, refuses the whole file. Bonuses that are already claimed keep their terms.
 */
export async function putCampaigns(
  db: Db,
  { json, now }: { json: string; now: Date },
): Promise<Result<{ campaigns: number }, 'VALIDATION_FAILED'>> {
  const parsed = campaignFile.safeParse(fromJson(json))
  if (!parsed.success) {
    return refused(parsed.error.issues.map((it) => `${it.path.join('.')}: ${it.message}`))
  }
  const campaigns = parsed.data
  const codes = campaigns.flatMap(({ id, bonusCode }) => (bonusCode ? [{ id, bonusCode }] : []))
  const owners = await findCodeOwners(
    db,
    codes.map((it) => it.bonusCode),
  )
  const ids = new Set(campaigns.map((it) => it.id))
  const kinds = await findKinds(db, [...ids])
  const problems = [
    ...twice(campaigns.map((it) => it.id)).map((it) => `${it} is there twice`),
    ...twice(codes.map((it) => it.bonusCode)).map((it) => `the code ${it} is there twice`),
    ...codes.flatMap(({ id, bonusCode }) => {
      const owner = owners.get(bonusCode)
      return owner && owner !== id && !ids.has(owner) ? [`the code ${bonusCode} is ${owner}'s`] : []
    }),
    ...campaigns.flatMap(({ id, kind, vertical }) => {
      const known = kinds.get(id)
      const isOther = known && (known.kind !== kind || known.vertical !== vertical)
      return isOther
        ? [`${id} is a ${known.kind} of ${known.vertical}: another one needs another id`]
        : []
    }),
    ...campaigns.flatMap(campaignProblems),
  ]
  if (problems.length > 0) return refused(problems)
  await saveCampaigns(
    db,
    campaigns.map((it) => ({ ...it, terms: termsOf(it) })),
    now,
  )
  return ok({ campaigns: campaigns.length })
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((it, index) => values.indexOf(it) !== index))]
}

function refused(problems: readonly string[]): Result<never, 'VALIDATION_FAILED'> {
  return refuse('VALIDATION_FAILED', { reason: problems.slice(0, MOST_NAMED).join('; ') })
}
