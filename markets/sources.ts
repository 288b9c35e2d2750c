import type { Cited, Confidence, Source } from './types.ts'

/** The date of the last check of the table against its sources. */
const AS_OF = '2026-11-20'

const source = (confidence: Confidence, text: string, asOf = AS_OF): Source => ({
  ...{ text, asOf, confidence },
})
/** A value that was checked on another date names it. */
const citing =
  (confidence: Confidence) =>
  <Value>(value: Value, text: string, asOf?: string): Cited<Value> => ({
    value,
    source: source(confidence, text, asOf),
  })

/** Stated in the requirements (docs/requirements.md). */
export const requirement = citing('requirement')
/** The requirements leave it open or contradict each other; decided there (CON, GAP). */
export const decision = citing('decision')
/** Read in the regulator's own text. */
export const regulator = citing('regulator')
/** From a law firm, the trade press or an operator's guide. */
export const secondary = citing('secondary')
/** From a public dossier that names the regulator's rule: check again before real-money play. */
export const dossier = citing('dossier')
/** Not verified: the strictest known rule. */
export const strict = citing('strict')

export const requirementSays = (text: string) => source('requirement', text)
export const decisionSays = (text: string) => source('decision', text)
