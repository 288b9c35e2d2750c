/** What the button of a banner or box does (GAP-128). */
export const BUTTON_TYPES = [
  'LINK',
  'LOGIN',
  'SIGNUP',
  'DEPOSIT',
  'GAME',
  'PROMOTION',
  'BONUS_CODE',
  'CHAT',
] as const
