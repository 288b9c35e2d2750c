/** The action of a banner's or box's button (GAP-128). */
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
