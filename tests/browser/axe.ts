import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rule sets that axe checks. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Its colour rules: everything that another theme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const THEMES = ['dark', 'light'] as const

type Parts = {
  /** The parts of the page to check; all of it by default. */
  include?: readonly string[]
  /** A game's frame, which is a third-party page. */
  exclude?: string
}

async function found(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder,
  { include = [], exclude }: Parts = {},
): Promise<string[]> {
  // Passed rules are not listed: on a lobby of a thousand elements that list is half of the work.
  const axe = narrow(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
  for (const part of include) axe.include(part)
  if (exclude !== undefined) axe.exclude(exclude)
  // Axe needs its separate results page only when the page has frames.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target.join(' ')).join(', ')}`,
  )
}

/** Axe violations of the page in its current state: the rule, and where. */
export const barriers = (page: Page, parts?: Parts): Promise<string[]> =>
  found(page, (it) => it.withTags(WCAG), parts)

/** Axe violations of the colour rules only: for a page that was fully checked in another theme. */
export const colourBarriers = (page: Page, parts?: Parts): Promise<string[]> =>
  found(page, (it) => it.withRules(OF_COLOUR), parts)

/** Switches the theme, as the site's switch does, and waits for its colours. */
async function putInTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate(async (it) => {
    document.documentElement.dataset.theme = it
    const changing = document.getAnimations().filter((it) => it instanceof CSSTransition)
    await Promise.all(changing.map((it) => it.finished.catch(() => undefined)))
  }, theme)
}

/**
 * Axe finds no violation on the page in its current state: all rules in its own theme, the colour rules also in the
 * other theme. `except`: a game's frame, which is a third-party page.
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
