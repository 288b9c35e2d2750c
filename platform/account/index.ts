export { type AccountDeps, notifyOwner } from './account-deps.ts'
export { acceptTerms, readCookieConsent, recordCookieConsent } from './consents.ts'
export { endOneSession, readSessions, signOutEverywhere } from './devices.ts'
export { changePassword } from './password.ts'
export { changeAddress, changeLanguage, readPerson } from './person.ts'
export { changePhone, sendPhoneCode, verifyPhone } from './phone.ts'
export {
  changeNotificationType,
  changeSubscriptions,
  readNotificationType,
  readSubscriptions,
} from './preferences.ts'
export { createTermsOf } from './terms-version.ts'
