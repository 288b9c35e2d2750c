/** Where the facts stand in the page of a game: a link there opens them, also without scripts (GAM-22). */
export const GAME_FACTS_ID = 'game-facts'
/** Where the browser asks for the facts of one game. */
export const GAME_FACTS_PATH = '/api/game-facts'
