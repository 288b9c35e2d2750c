import { describe, expect, test } from 'vitest'
import {
  CLOSED_MENU,
  coversGame,
  MENU_SECTIONS,
  type MenuEvent,
  type MenuState,
  nextMenu,
} from './menu-state.ts'

const afterEvents = (...events: MenuEvent[]): MenuState => events.reduce(nextMenu, CLOSED_MENU)

describe('the in-game menu', () => {
  test('opens at its first page', () => {
    expect(afterEvents({ type: 'open' }).menu).toBe('initial')
  })

  test('opens at banking when the game asks for the cashier, and leads back to its first page', () => {
    const there = afterEvents({ type: 'open', at: 'banking' })
    expect(there.menu).toBe('banking')
    expect(nextMenu(there, { type: 'back' }).menu).toBe('initial')
  })

  test.each(MENU_SECTIONS)('leads to %s, back, and away', (section) => {
    const there = afterEvents({ type: 'open' }, { type: 'choose', section })
    expect(there.menu).toBe(section)
    expect(nextMenu(there, { type: 'back' }).menu).toBe('initial')
    expect(nextMenu(there, { type: 'close' }).menu).toBe('closed')
  })

  test('leads to the deposit, back to banking, and away', () => {
    const there = afterEvents(
      { type: 'open', at: 'banking' },
      { type: 'choose', section: 'deposit' },
    )
    expect(there.menu).toBe('deposit')
    expect(nextMenu(there, { type: 'back' }).menu).toBe('banking')
    expect(nextMenu(there, { type: 'close' }).menu).toBe('closed')
  })

  test('that is closed ignores navigation', () => {
    expect(afterEvents({ type: 'choose', section: 'banking' })).toEqual(CLOSED_MENU)
    expect(afterEvents({ type: 'back' })).toEqual(CLOSED_MENU)
  })
})

describe('the panel of the game', () => {
  const GAME: MenuEvent = { type: 'panel-game', gameId: 'game-1' }

  test('opens only for a game', () => {
    expect(afterEvents({ type: 'panel-open' }).panel.open).toBe(false)
    expect(afterEvents(GAME, { type: 'panel-open' }).panel).toEqual({
      open: true,
      gameId: 'game-1',
    })
  })

  test('and the menu take turns', () => {
    const open = afterEvents(GAME, { type: 'open' }, { type: 'panel-open' })
    expect([open.menu, open.panel.open]).toEqual(['closed', true])
    const menu = nextMenu(open, { type: 'open' })
    expect([menu.menu, menu.panel.open]).toEqual(['initial', false])
  })
})

test('the game is paused while the menu or the panel is open, and only then', () => {
  expect(coversGame(CLOSED_MENU)).toBe(false)
  expect(coversGame(afterEvents({ type: 'open' }))).toBe(true)
  expect(coversGame(afterEvents({ type: 'open' }, { type: 'close' }))).toBe(false)
  const panel = afterEvents({ type: 'panel-game', gameId: 'g' }, { type: 'panel-open' })
  expect(coversGame(panel)).toBe(true)
  expect(coversGame(nextMenu(panel, { type: 'panel-close' }))).toBe(false)
})
