/** National self-exclusion registers, by the country that runs them. */
export const EXCLUSION_REGISTERS = ['BR', 'DE', 'GB', 'NL', 'SE'] as const
export type RegisterId = (typeof EXCLUSION_REGISTERS)[number]
