/** The flag that hides the wagering popup once the player has chosen so (GAM-24). */
const HIDE_KEY = 'hide-wagering-popup'

export type LimitationPopup = 'excluded' | 'wagering' | null

/** The popup for a limitation code (GAP-115). That a game does not count is shown each time. */
export function popupFor(code: 0 | 1 | 2, hidesWagering: boolean): LimitationPopup {
  if (code === 1) return 'excluded'
  return code === 2 && !hidesWagering ? 'wagering' : null
}

/** False if the browser stores nothing. */
export function hidesWageringPopup(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(HIDE_KEY) === 'true'
  } catch {
    return false
  }
}

export function hideWageringPopup(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(HIDE_KEY, 'true')
  } catch {
    // Not stored: the popup will appear again.
  }
}
