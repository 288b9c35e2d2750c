/** Anchor of the facts on a game's page: a link there opens them, also without scripts (GAM-22). */
export const GAME_FACTS_ID = 'game-facts'
/** Endpoint from which the browser fetches the facts of one game. */
export const GAME_FACTS_PATH = '/api/game-facts'
