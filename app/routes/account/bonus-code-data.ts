import {
  bonusCodeFacts,
  handleCodeWindowForm,
  loadBonusCodePage,
} from '#app/features/bonus-code/bonus-code-page.server.ts'
import { accountAction, accountData } from '#app/session/account-route.server.ts'

/** The data of the bonus code page, for the menu over a game. */
export const loader = accountData('bonusCode', loadBonusCodePage, bonusCodeFacts)

export const action = accountAction('bonusCode', handleCodeWindowForm, bonusCodeFacts)
