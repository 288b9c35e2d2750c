import type { z } from 'zod'
import type { roundDetailResponse } from '#contracts/provider-callbacks/round-detail.ts'

export type Detail = z.infer<typeof roundDetailResponse>

/** A round that has ended, as the game that it was played in tells it to its operator. */
export type ToldRound = {
  provider: string
  /** In a language as operators send it. */
  tell(language: string): Detail
}
/** Null for a round that is none, has not ended, or was practice. */
export type RoundSource = (roundId: string) => Promise<ToldRound | null>

/** A sentence with its values in it. A key without a text stands for itself. */
export function fill(
  texts: Readonly<Record<string, string>>,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    texts[key] ?? key,
  )
}
