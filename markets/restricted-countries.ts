/** Countries whose visitors are turned away unless the operator names others (GAP-021, ISO 3166). */
export const RESTRICTED_COUNTRIES = ['US', 'IR', 'KP', 'SY', 'CU'] as const
