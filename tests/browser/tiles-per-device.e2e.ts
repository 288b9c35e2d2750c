import { devices, type Locator, type Page } from '@playwright/test'
import { COLUMNS, type DeviceClass, SPAN, type TileSize } from '#schemas/rules/tile-sizes.ts'
import { expect, test } from './fixtures.ts'
import { publishedLake as lake } from './studio-session.ts'

const CASINO = '/fi-FI/online-casino'

/** A phone, a tablet and a desktop by their user agents and viewport widths. */
const ON: Record<DeviceClass, Parameters<import('@playwright/test').Browser['newContext']>[0]> = {
  mobile: { ...devices['iPhone 13'], viewport: { width: 390, height: 844 } },
  tablet: { ...devices['iPad (gen 7)'], viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
}

type Sized = { index: number } & Partial<Record<DeviceClass, TileSize | null>>
type GridRow = { categoryId: string; tiles: Sized[] }

/** A row of the casino lobby laid out by editors as a grid with larger tiles. */
async function aGridRow(): Promise<GridRow> {
  const row = await lake.fetch<GridRow | null>(
    `*[_type == "lobbyGrid" && kind == "CASINO"][0].rows[layout == "grid" && count(tiles) > 0][0]{
      "categoryId": category._ref, tiles[]{index, desktop, tablet, mobile}
    }`,
    {},
    { perspective: 'published' },
  )
  if (!row) throw new Error('the demo content has no row with larger tiles')
  return row
}

/** How many columns and rows a tile spans, in units of a small tile. */
async function spanOf(tile: Locator, of: { column: number; row: number; gap: number }) {
  const box = await tile.boundingBox()
  if (!box) throw new Error('the tile is not shown')
  const cells = (length: number, cell: number) => Math.round((length + of.gap) / (cell + of.gap))
  return [cells(box.width, of.column), cells(box.height, of.row)]
}

/** How much of a grid's width the tiles at its end take. */
function lastRow(grid: Locator): Promise<number> {
  return grid.evaluate((it) => {
    const style = getComputedStyle(it)
    const [gap, start, end] = [style.columnGap, style.paddingLeft, style.paddingRight].map(
      Number.parseFloat,
    ) as [number, number, number]
    const boxes = [...it.children].map((tile) => tile.getBoundingClientRect())
    const lowest = Math.max(...boxes.map(({ bottom }) => bottom))
    const last = boxes.filter(({ height, bottom }) => height > 0 && bottom > lowest - 2)
    const taken = last.reduce((sum, { width }) => sum + width + gap, -gap)
    return taken / (it.clientWidth - start - end)
  })
}

for (const [device, options] of Object.entries(ON) as [DeviceClass, object][]) {
  // Without scripts: only the server's HTML and its style sheet are tested.
  const onDevice = async (
    browser: import('@playwright/test').Browser,
    baseURL: string | undefined,
    work: (page: Page) => Promise<void>,
  ) => {
    const context = await browser.newContext({
      ...{ ...options, javaScriptEnabled: false },
      ...(baseURL ? { baseURL } : {}),
    })
    await work(await context.newPage())
    await context.close()
  }

  test(`on a ${device} tiles are as large as editors laid them out for it`, async ({
    browser,
    baseURL,
  }) => {
    const { categoryId, tiles } = await aGridRow()
    await onDevice(browser, baseURL, async (page) => {
      await page.goto(CASINO)
      const grid = page.locator(`[data-category-id="${categoryId}"] [data-tiles=grid]`)
      const items = grid.locator('> li')
      await expect(items.first()).toBeVisible()
      const named = new Map(tiles.map((it) => [it.index, it[device] ?? '1x']))
      const small = [...Array(await items.count()).keys()].filter(
        (it) => (named.get(it) ?? '1x') === '1x',
      )
      const box = await items.nth(small[0] ?? 0).boundingBox()
      const gap = await grid.evaluate((it) => Number.parseFloat(getComputedStyle(it).columnGap))
      const columns = await grid.evaluate(
        (it) => getComputedStyle(it).gridTemplateColumns.split(' ').length,
      )
      expect(columns).toBe(COLUMNS[device])
      const cell = { column: box?.width ?? 0, row: box?.height ?? 0, gap }
      for (const [index, size] of named) {
        if (index >= (await items.count())) continue
        const [wide, high] = SPAN[size]
        // A phone has two columns: no tile is wider (GAP-101).
        expect([index, ...(await spanOf(items.nth(index), cell))]).toEqual([
          ...[index, Math.min(wide, COLUMNS[device]), high],
        ])
      }
      // The device is a guess, and a desktop's window may be narrow: the last row is full all the same.
      for (const width of device === 'desktop' ? [390, 820, 1440] : []) {
        await page.setViewportSize({ width, height: 900 })
        expect(await lastRow(grid), `${width} px`).toBeCloseTo(1)
      }
    })
  })
}

/** Where a picture has the name of its game: in its lower third, or on the right of a wide one (seed/art/compose.ts). */
const NAME_FROM = { across: 0.46, down: 0.66, wideDown: 0.24 }

test('what is over the art of a hovered tile leaves the name in it readable, in each shape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(CASINO)
  const { categoryId } = await aGridRow()
  const grid = page.locator(`[data-category-id="${categoryId}"] [data-tiles=grid]`)
  await grid.scrollIntoViewIfNeeded()
  // They have their places before they are seen.
  const tiles = await grid.locator('[data-testid=game-tile]').evaluateAll((all) =>
    all.map((tile) => {
      const over = tile.querySelector('img')?.parentElement
      const [art, ...parts] = [over, ...(over?.querySelectorAll(':scope > span') ?? [])].flatMap(
        (it) => (it ? [it.getBoundingClientRect()] : []),
      )
      const word = over?.querySelector('[aria-hidden] > span')?.getBoundingClientRect()
      const facts = parts.find(
        ({ width, height }) => art && width === art.width && height < art.height,
      )
      return art && word && facts
        ? {
            isWide: art.width > 1.5 * art.height,
            shape: (art.width / art.height).toFixed(1),
            factsTo: (facts.bottom - art.top) / art.height,
            wordTo: {
              across: (word.right - art.left) / art.width,
              down: (word.bottom - art.top) / art.height,
            },
          }
        : null
    }),
  )
  const shown = tiles.filter((it) => it !== null)
  expect(new Set(shown.map(({ shape }) => shape)).size).toBeGreaterThan(1)
  for (const { isWide, factsTo, wordTo } of shown) {
    expect(factsTo).toBeLessThanOrEqual(isWide ? NAME_FROM.wideDown : NAME_FROM.down)
    if (isWide) expect(wordTo.across).toBeLessThanOrEqual(NAME_FROM.across)
    else expect(wordTo.down).toBeLessThanOrEqual(NAME_FROM.down)
  }
})
