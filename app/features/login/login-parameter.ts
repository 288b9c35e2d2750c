/** The query parameter that opens the login popup; its value is the page to go to afterwards (CON-04). */
export const LOGIN_PARAMETER = 'login'
