/** National registers of people who excluded themselves from gambling, by the country that keeps each. */
export const EXCLUSION_REGISTERS = ['BR', 'DE', 'GB', 'NL', 'SE'] as const
export type RegisterId = (typeof EXCLUSION_REGISTERS)[number]
