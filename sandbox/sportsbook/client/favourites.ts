import { MOST_FAVOURITE_TEAMS, MOST_FAVOURITES } from '#contracts/sportsbook/words.ts'
import { h, type ViewElement } from './dom.ts'
import type { Page } from './page.ts'

/** The lists of a slip that hold favourites, with how many each keeps. */
const MOST = { favourites: MOST_FAVOURITES, favouriteTeams: MOST_FAVOURITE_TEAMS } as const
type FavouriteList = keyof typeof MOST

/** Marks a competition by its id, or a team by its name; the mark of one that has it is taken away. */
function change(page: Page, list: FavouriteList, { id, name }: { id: string; name: string }): void {
  const { t, slip } = page
  const marked = slip[list]
  const isMarked = marked.includes(id)
  if (!isMarked && marked.length >= MOST[list]) {
    page.announce(t('favouritesFull', { max: MOST[list] }))
    return
  }
  const next = isMarked ? marked.filter((it) => it !== id) : [...marked, id]
  page.announce(t(isMarked ? 'favouriteRemoved' : 'favouriteAdded', { name }))
  page.changeSlip({ ...slip, [list]: next })
}

type Favourite = { list: FavouriteList; id: string; name: string }

/** A star that marks a favourite; with its name beside it where `shows` is not `star`. */
function favouriteButton(
  page: Page,
  { list, ...it }: Favourite,
  shows: 'star' | 'name' | 'words',
): ViewElement {
  const { t, slip } = page
  const isMarked = slip[list].includes(it.id)
  const text = t(isMarked ? 'favouriteRemove' : 'favouriteAdd', { name: it.name })
  const star = isMarked ? '★' : '☆'
  return h(
    'button',
    {
      ...{ key: it.id, type: 'button', class: shows === 'star' ? 'star' : 'plain' },
      'data-do': 'mark',
      onclick: () => change(page, list, it),
    },
    h('span', { 'aria-hidden': 'true' }, shows === 'name' ? `${star} ${it.name}` : star),
    h('span', { class: shows === 'words' ? '' : 'unseen' }, text),
  )
}

export const competitionStar = (
  page: Page,
  { id, name }: { id: string; name: string },
  shows: 'star' | 'words' = 'star',
): ViewElement => favouriteButton(page, { list: 'favourites', id, name }, shows)

/** A star for each of these teams. */
export const teamStars = (page: Page, names: readonly string[]): ViewElement =>
  h(
    'div',
    { key: 'stars', class: 'named' },
    names.map((name) => favouriteButton(page, { list: 'favouriteTeams', id: name, name }, 'name')),
  )
