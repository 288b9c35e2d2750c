import type { Cited, Confidence, Source } from './types.ts'

/** The day on which the values of the table were last held against their sources. */
const AS_OF = '2026-11-20'

const source = (confidence: Confidence, text: string, asOf = AS_OF): Source => ({
  ...{ text, asOf, confidence },
})
/** A value that was held against its source on another day names it. */
const citing =
  (confidence: Confidence) =>
  <Value>(value: Value, text: string, asOf?: string): Cited<Value> => ({
    value,
    source: source(confidence, text, asOf),
  })

/** The order says so. */
export const seed = citing('seed')
/** The order leaves it open or says two things; the requirements decide. */
export const decision = citing('decision')
/** The regulator's own words were read. */
export const regulator = citing('regulator')
/** A law firm, the trade press or an operator's guide says so. */
export const secondary = citing('secondary')
/** A public dossier says so and names the regulator's rule: to be read again before real play. */
export const dossier = citing('dossier')
/** Nothing is verified: the strictest rule known. */
export const strict = citing('strict')

export const seedSays = (text: string) => source('seed', text)
export const decisionSays = (text: string) => source('decision', text)
