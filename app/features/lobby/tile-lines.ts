/** The height of a line below the art of a tile, in px. */
export const LINE = 20
/** Those of a live table besides its name: what the dealer does, limits, seats. */
export const TABLE_LINES = 3
/** How much higher that is than a name and a studio, in px. */
export const MORE_FOR_TABLES = (TABLE_LINES - 1) * LINE
