import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe looks for. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Of its rules those that look at colours: all that another theme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const THEMES = ['dark', 'light'] as const

type Parts = {
  /** The parts of the page that are looked at; without any, all of it. */
  include?: readonly string[]
  /** A frame of a game, which is another house's page. */
  exclude?: string
}

async function found(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder,
  { include = [], exclude }: Parts = {},
): Promise<string[]> {
  // What is in order is not listed: on a lobby of a thousand elements that list is half of the work.
  const axe = narrow(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
  for (const part of include) axe.include(part)
  if (exclude !== undefined) axe.exclude(exclude)
  // Its page of its own for the results is needed where frames are looked into.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target.join(' ')).join(', ')}`,
  )
}

/** What axe finds on the page as it stands: the rule, and where. */
export const barriers = (page: Page, parts?: Parts): Promise<string[]> =>
  found(page, (it) => it.withTags(WCAG), parts)

/** What axe finds of colours alone: for a page that it has gone through in another theme. */
export const colourBarriers = (page: Page, parts?: Parts): Promise<string[]> =>
  found(page, (it) => it.withRules(OF_COLOUR), parts)

/** Puts a page into a theme, as the switch of the site does, and lets its colours arrive. */
async function putInTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate(async (it) => {
    document.documentElement.dataset.theme = it
    const changing = document.getAnimations().filter((it) => it instanceof CSSTransition)
    await Promise.all(changing.map((it) => it.finished.catch(() => undefined)))
  }, theme)
}

/**
 * Axe finds nothing on the page as it stands: every rule in its own theme, those of colours in the other one, too.
 * `except`: a frame of a game, which is another house's page.
 */
export async function expectNoBarrier(page: Page, except?: string): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset.theme)
  const parts = except === undefined ? {} : { exclude: except }
  expect(await barriers(page, parts)).toEqual([])
  for (const theme of THEMES.filter((it) => it !== own)) {
    await putInTheme(page, theme)
    expect([theme, ...(await colourBarriers(page, parts))]).toEqual([theme])
  }
  if (own === 'dark' || own === 'light') await putInTheme(page, own)
}
