import type { z } from 'zod'
import type { roundDetailResponse } from '#contracts/provider-callbacks/round-detail.ts'

export type Detail = z.infer<typeof roundDetailResponse>

/** A round that has ended, as its game reports it to the operator. */
export type RoundText = {
  provider: string
  /** The language in which it was played. */
  playedIn: string
  /** In one of the languages that operators send. */
  detailIn(language: string): Detail
}
/** Null for an unknown round, one that has not ended, or practice. */
export type RoundSource = (roundId: string) => Promise<RoundText | null>

/**
 * The language of a round's texts. Operators send one `pt` (MKT-10): what was played in the Portuguese of Brazil is
 * described in it.
 */
export function detailLanguage(asked: string, played: string): string {
  return played.startsWith(`${asked}-`) ? played : asked
}

/** A sentence with its values filled in. A key without a text is returned as it is. */
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
