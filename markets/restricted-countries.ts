/** Countries whose visitors are blocked unless the operator configures others (GAP-021, ISO 3166). */
export const RESTRICTED_COUNTRIES = ['US', 'IR', 'KP', 'SY', 'CU'] as const
