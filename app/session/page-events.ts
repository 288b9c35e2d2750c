/** Told to the window when the player's marked games may be others now, on this device or another. */
export const FAVOURITES_CHANGE = 'playhouse:favourites'
