import { expect, test, vi } from 'vitest'
import { slipSchema } from '#contracts/sportsbook/book-api.ts'
import { MOST_FAVOURITE_TEAMS } from '#contracts/sportsbook/words.ts'
import { textsIn } from '../../texts/texts.ts'
import type { ViewElement } from './dom.ts'
import { competitionStar, teamStars } from './favourites.ts'
import { listOf } from './list-query.ts'
import type { Page } from './page.ts'
import { translatorOf } from './page-texts.ts'
import { EMPTY } from './slip-model.ts'

function aPage() {
  const announce = vi.fn()
  const page = {
    ...{ t: translatorOf(textsIn('en').sportsbook.words), slip: EMPTY, announce },
    ...{ place: { kind: 'home' }, search: '', opened: new Set() },
    changeSlip(slip: Page['slip']) {
      page.slip = slip
    },
  } as unknown as Page
  return { page, announce }
}
const textOf = ({ children }: ViewElement) =>
  children.map((it) => (typeof it === 'string' ? it : it.children.join(''))).join(' ')
const press = ({ attributes }: ViewElement) => (attributes.onclick as () => void)()
const starsOf = (page: Page, names: string[]) => teamStars(page, names).children as ViewElement[]

test('a star adds a team to the favourites and removes it again, and its label says which', () => {
  const { page, announce } = aPage()
  const star = () => starsOf(page, ['Oatmarrow Town'])[0] as ViewElement
  expect(textOf(star())).toBe('☆ Oatmarrow Town Add Oatmarrow Town to your favourites')
  press(star())
  expect(page.slip.favouriteTeams).toEqual(['Oatmarrow Town'])
  expect(announce).toHaveBeenLastCalledWith('Oatmarrow Town was added to your favourites.')
  expect(textOf(star())).toBe('★ Oatmarrow Town Remove Oatmarrow Town from your favourites')
  press(star())
  expect(page.slip.favouriteTeams).toEqual([])
})

test('competitions have favourites of their own', () => {
  const { page } = aPage()
  press(competitionStar(page, { id: 'frost-sprint', name: 'Frost Sprint' }))
  expect(page.slip).toMatchObject({ favourites: ['frost-sprint'], favouriteTeams: [] })
})

test('the first page requests the matches of favourite teams as more of the same list', () => {
  const { page } = aPage()
  const without = listOf(page)
  page.slip = { ...EMPTY, favouriteTeams: ['Oatmarrow Town', 'Ada Winterlow'] }
  expect(listOf(page)).toEqual({ ...without, more: 'teams=Oatmarrow+Town%0AAda+Winterlow&' })
})

test('there is a maximum of favourite teams, and one more is refused with a message', () => {
  const { page, announce } = aPage()
  const names = Array.from({ length: MOST_FAVOURITE_TEAMS + 1 }, (_, at) => `Team ${at}`)
  for (const star of names) press(starsOf(page, [star])[0] as ViewElement)
  expect(page.slip.favouriteTeams).toEqual(names.slice(0, -1))
  expect(announce.mock.lastCall?.[0]).toContain(
    `You already have ${MOST_FAVOURITE_TEAMS} favourites`,
  )
  expect(slipSchema.safeParse(page.slip).success).toBe(true)
  expect(slipSchema.safeParse({ ...page.slip, favouriteTeams: names }).success).toBe(false)
})

test('a slip that was stored before there were favourite teams is still read', () => {
  const { favouriteTeams: _, ...before } = EMPTY
  expect(slipSchema.parse(before)).toEqual(EMPTY)
})
