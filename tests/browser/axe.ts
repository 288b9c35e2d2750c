import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { WCAG } from './fixtures.ts'

/** Of the rules of WCAG those that look at colours: all that another theme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const THEMES = ['dark', 'light'] as const

async function found(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder,
  except: string | undefined,
): Promise<string[]> {
  const all = new AxeBuilder({ page })
  const axe = narrow(except === undefined ? all : all.exclude(except))
  // Its page of its own for the results is needed where frames are looked into.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target.join(' ')).join(', ')}`,
  )
}

/** What axe finds of colours alone: for a page that it has gone through in another theme. */
export const colourBarriers = (page: Page): Promise<string[]> =>
  found(page, (it) => it.withRules(OF_COLOUR), undefined)

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
  expect(await found(page, (it) => it.withTags(WCAG), except)).toEqual([])
  for (const theme of THEMES.filter((it) => it !== own)) {
    await putInTheme(page, theme)
    expect([theme, ...(await found(page, (it) => it.withRules(OF_COLOUR), except))]).toEqual([
      theme,
    ])
  }
  if (own === 'dark' || own === 'light') await putInTheme(page, own)
}
