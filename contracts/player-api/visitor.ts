/** The visitor's address as set by the site in the same process; ignored from other callers (GAP-047). */
export const VISITOR_HEADER = 'x-visitor-address'
/** In place of an address that cannot be known. All such visitors are counted together. */
export const UNKNOWN_ADDRESS = 'unknown'
