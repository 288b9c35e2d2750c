/** Window event: the player's marked games may have changed, on this device or another. */
export const FAVOURITES_CHANGE = 'playhouse:favourites'

/** Window event: the player's data has changed: account status, limits, or their use. */
export const PLAYER_CHANGE = 'playhouse:player'
