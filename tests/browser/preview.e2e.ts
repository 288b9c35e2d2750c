import { daysAhead, expect, freshPage, hydrated, STUDIO, test } from './fixtures.ts'
import { publishedLake as lake, openStudio } from './studio-session.ts'

/** A moment of the preview, in UTC and to the minute. */
const IN_FIVE_DAYS = daysAhead(5).slice(0, 16)
const banner = (id: string, title: string, more: object) => ({
  _id: `drafts.${id}`,
  _type: 'banner',
  title: { _type: 'localeString', en: title },
  markets: ['NZ'],
  placement: 'casino',
  authorized: 'both',
  ...more,
})

test('an editor sees drafts, another moment and another audience; players see none of it', async ({
  browser,
  request,
}) => {
  test.slow()
  const unique = Date.now().toString(36)
  const [soon, forPlayers] = [`banner-preview-soon-${unique}`, `banner-preview-players-${unique}`]
  await lake.createOrReplace(
    banner(soon, `Opens in five days ${unique}`, { startDate: `${IN_FIVE_DAYS}:00Z` }),
  )
  await lake.createOrReplace(
    banner(forPlayers, `For those inside ${unique}`, { authorized: 'authorized' }),
  )
  try {
    const studio = await openStudio(
      browser,
      '/presentation?preview=/nz-NZ/online-casino',
      'editor@playhouse.test',
    )
    const frame = studio.frameLocator('iframe')
    await expect(frame.getByTestId('preview-bar')).toBeVisible({ timeout: 120_000 })
    await expect(frame.getByText(`Opens in five days ${unique}`)).toHaveCount(0)
    await expect(frame.getByText(`For those inside ${unique}`)).toHaveCount(0)

    // The same browser, in a separate tab: the forms of the preview bar.
    const tab = await studio.context().newPage()
    await tab.goto('/nz-NZ/online-casino')
    await hydrated(tab)
    await tab.getByText('Preview settings').click()
    await tab.getByTestId('preview-moment').fill(IN_FIVE_DAYS)
    await tab.getByTestId('preview-audience').selectOption('player')
    await tab.getByTestId('preview-apply').click()
    await expect(tab.getByText(`Opens in five days ${unique}`).first()).toBeAttached()
    await expect(tab.getByText(`For those inside ${unique}`).first()).toBeAttached()

    // A link shows the same to a visitor who is not an editor.
    await hydrated(tab)
    await tab.getByText('Preview settings').click()
    await tab.getByTestId('preview-share').click()
    const link = await tab.getByTestId('preview-link').getAttribute('href')
    const guest = await freshPage(browser)
    await guest.goto(String(link))
    await expect(guest).toHaveURL(/\/nz-NZ\/online-casino$/)
    await expect(guest.getByText(`Opens in five days ${unique}`).first()).toBeAttached()
    await guest.getByTestId('preview-leave').click()
    await expect(guest.getByTestId('preview-bar')).toHaveCount(0)
    await expect(guest.getByText(`Opens in five days ${unique}`)).toHaveCount(0)

    // A link with one changed character is invalid.
    const forged = String(link).replace(/.$/, (it) => (it === 'A' ? 'B' : 'A'))
    expect((await request.get(forged, { maxRedirects: 0 })).status()).toBe(410)
    expect((await request.get('/api/preview/enable', { maxRedirects: 0 })).status()).toBe(401)
    expect(await (await request.get('/nz-NZ/online-casino')).text()).not.toContain(unique)

    // Nor does a link with another person's token replace the session of the editor who follows it.
    await tab.goto(`${STUDIO}/structure#token=${'x'.repeat(43)}`)
    await expect(tab.getByTestId('studio-navbar')).toBeVisible({ timeout: 120_000 })

    // A click in the Presentation tool opens the document beside the page.
    await studio.reload()
    await expect(frame.getByTestId('preview-bar')).toBeVisible({ timeout: 120_000 })
    await frame.getByText(`For those inside ${unique}`).first().click()
    await expect(studio).toHaveURL(new RegExp(`/presentation/banner/${forPlayers}`))
    await expect(studio.getByTestId('field-title')).toBeVisible({ timeout: 120_000 })
  } finally {
    await lake.delete(`drafts.${soon}`)
    await lake.delete(`drafts.${forPlayers}`)
  }
})
