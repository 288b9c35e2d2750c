/** Told to the window when the player's marked games may be others now, on this device or another. */
export const FAVOURITES_CHANGE = 'playhouse:favourites'

/** Told to the window when something about the player is another now: standing, limits, what is reached of them. */
export const PLAYER_CHANGE = 'playhouse:player'
