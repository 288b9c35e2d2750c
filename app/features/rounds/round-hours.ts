/**
 * Within how many hours a provider ends a round that nobody resumes. The contract's own value: contracts with zod
 * in them stay out of the browser, and a test holds the two together.
 */
export const ROUND_HOURS = 24
