/** The visitor's address as set by the site in the same process; ignored from other callers (GAP-047). */
export const VISITOR_HEADER = 'x-visitor-address'
