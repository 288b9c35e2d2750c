/**
 * What players are told of a round that nobody resumes: its provider ends it by the rules of the game within this
 * time, and not long before. Later it is a case for people. Without zod, so that a browser may read it, too.
 */
export const ROUND_SETTLES_WITHIN_HOURS = 24
