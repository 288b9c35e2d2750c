/** What a movement of a bet with a free bet is: keys of `account:bonusTypes`, by the type of its row. */
const FREE_BET_WORDS = {
  BET: 'freeBet',
  WIN: 'freeWin',
  BET_VOID: 'freeVoid',
  WIN_VOID: 'freeWinVoid',
  LOSS: 'freeLoss',
} as const
export type FreeBetWord = (typeof FREE_BET_WORDS)[keyof typeof FREE_BET_WORDS]

/** Null for a type that no free bet has. */
export const freeBetWord = (type: string): FreeBetWord | null =>
  Object.hasOwn(FREE_BET_WORDS, type) ? FREE_BET_WORDS[type as keyof typeof FREE_BET_WORDS] : null

/** What a movement of the bonus money in a bet is. */
const BET_BONUS_WORDS = {
  BET: 'bet',
  WIN: 'win',
  FORFEIT: 'lost',
  BET_VOID: 'void',
  WIN_VOID: 'winVoid',
  LOSS: 'betLost',
} as const
export type BetBonusWord = (typeof BET_BONUS_WORDS)[keyof typeof BET_BONUS_WORDS]

/** Null for a type that the bonus money of a bet does not have. */
export const betBonusWord = (type: string): BetBonusWord | null =>
  Object.hasOwn(BET_BONUS_WORDS, type)
    ? BET_BONUS_WORDS[type as keyof typeof BET_BONUS_WORDS]
    : null
