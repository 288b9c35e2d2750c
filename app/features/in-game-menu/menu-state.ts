/** The states of the in-game menu (GAM-21, table 2); the panel of the game (GAM-22) is one more window beside it. */
export const MENU_SECTIONS = [
  'account',
  'reward',
  'settings',
  'responsibleGambling',
  'banking',
  'bonusCode',
] as const
export type MenuSection = (typeof MENU_SECTIONS)[number]

/** The deposit is a page below banking. */
export type MenuPage = 'initial' | MenuSection | 'deposit'

export type MenuState = {
  menu: 'closed' | MenuPage
  /** The panel of a game: which game, and whether it is open. */
  panel: { open: boolean; gameId: string | null }
}

export type MenuEvent =
  | { type: 'open'; at?: MenuSection }
  | { type: 'choose'; section: MenuSection | 'deposit' }
  | { type: 'back' }
  | { type: 'close' }
  | { type: 'panel-open' }
  | { type: 'panel-close' }
  | { type: 'panel-game'; gameId: string }

export const CLOSED_MENU: MenuState = { menu: 'closed', panel: { open: false, gameId: null } }

/** One window at a time: opening one closes the other. A closed window ignores navigation. */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  const { panel } = state
  switch (event.type) {
    case 'open':
      return { menu: event.at ?? 'initial', panel: { ...panel, open: false } }
    case 'choose':
      return state.menu === 'closed' ? state : { ...state, menu: event.section }
    case 'back':
      if (state.menu === 'closed') return state
      return { ...state, menu: state.menu === 'deposit' ? 'banking' : 'initial' }
    case 'close':
      return { ...state, menu: 'closed' }
    case 'panel-open':
      return panel.gameId === null ? state : { menu: 'closed', panel: { ...panel, open: true } }
    case 'panel-close':
      return { ...state, panel: { ...panel, open: false } }
    case 'panel-game':
      return { ...state, panel: { ...panel, gameId: event.gameId } }
  }
}

/** The game is paused while this is true (GAP-112). */
export function coversGame({ menu, panel }: MenuState): boolean {
  return menu !== 'closed' || panel.open
}
