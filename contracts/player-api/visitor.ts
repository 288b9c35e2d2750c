/** Who the site in the same process asks for; believed from nobody else (GAP-047). */
export const VISITOR_HEADER = 'x-visitor-address'
