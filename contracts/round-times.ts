/**
 * Shown to players about an interrupted round: unless it is resumed, its provider ends it by the rules of the game
 * within this time, and not long before. After that staff handles it. No zod, so that browsers can import it.
 */
export const ROUND_SETTLES_WITHIN_HOURS = 24
