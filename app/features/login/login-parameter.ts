/** The name in the query that opens the login popup, with the page to go to afterwards (CON-04). */
export const LOGIN_PARAMETER = 'login'
