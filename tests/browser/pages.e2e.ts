import { expect, freshPage, hydrated, test } from './fixtures.ts'
import { lake, openStudio, removeDocuments } from './studio-session.ts'

const HOSTILE = 'landingPage-e2e-hostile'
const ASKING = 'landingPage-e2e-video'
const SLUG = 'e2e-by-marketing'
const text = (en: string, type = 'localeString') => ({ _type: type, en })

test.afterEach(async ({ browserName: _ }, { title }) => {
  if (title.startsWith('hostile')) await removeDocuments([HOSTILE])
  if (title.startsWith('a video')) await removeDocuments([ASKING])
  if (title.startsWith('marketing'))
    await lake.delete({ query: '*[slug.current == $slug]', params: { slug: SLUG } })
})

test('hostile HTML of a landing page does nothing', async ({ page }) => {
  await lake.createOrReplace({
    _id: HOSTILE,
    _type: 'landingPage',
    title: text('An evening'),
    slug: { _type: 'slug', current: 'e2e-hostile' },
    html: text(
      `<p onclick="document.title='owned'" style="position:fixed">Press</p><script>document.title='owned'</script>
       <img src="https://evil.test/a.png" onerror="document.title='owned'"><svg onload="document.title='owned'"></svg>
       <a href="javascript:document.title='owned'">Link</a><iframe src="https://evil.test/frame"></iframe>
       <form action="https://evil.test"><input name="password"><button>Go</button></form>
       <iframe src="https://player.vimeo.com/video/123456" title="A stage"></iframe>`,
      'localeText',
    ),
  })
  const hosts = new Set<string>()
  page.on('request', (it) => hosts.add(new URL(it.url()).hostname))
  await page.goto('/en-UN/landing/e2e-hostile')
  await hydrated(page)
  const html = page.getByTestId('landing-html')
  await html.getByText('Press').click()
  await html.getByText('Link').click()
  await expect(html.locator('form, script, svg, img, [onclick], [style], a')).toHaveCount(0)
  await expect(html.locator('iframe')).toHaveCount(1)
  await expect(html.locator('iframe')).toBeHidden()
  await expect(page).toHaveTitle('An evening · Playhouse')
  expect([...hosts]).toEqual(['localhost'])

  await lake.patch(HOSTILE).set({ 'html.en': '<script>alert(1)</script>' }).commit()
  await expect
    .poll(async () => (await page.request.get('/en-UN/landing/e2e-hostile')).status())
    .toBe(404)
})

test('a video asks for consent before anything is requested from its host', async ({ page }) => {
  await lake.createOrReplace({
    _id: ASKING,
    _type: 'landingPage',
    title: text('A film'),
    slug: { _type: 'slug', current: 'e2e-video' },
    body: {
      _type: 'localeRichText',
      en: [
        {
          _type: 'consentVideo',
          _key: 'a',
          title: 'The stage at night',
          address: 'https://vimeo.com/123456',
        },
      ],
    },
  })
  const elsewhere: string[] = []
  await page.route(/vimeo\.com/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' })
  })
  await page.goto('/en-UN/landing/e2e-video')
  await hydrated(page)
  await expect(page.getByTestId('video-consent')).toContainText('Vimeo receives your IP address')
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Play from Vimeo' }).click()
  await expect(page.getByTitle('The stage at night')).toBeFocused()
  await expect.poll(() => elsewhere.length).toBe(1)
  expect(elsewhere[0]).toContain('https://player.vimeo.com/video/123456?')
})

test('marketing builds a landing page with a form in the Studio and finds it live', async ({
  browser,
}) => {
  test.slow()
  const studio = await openStudio(
    browser,
    '/intent/create/type=landingPage/',
    'marketing@playhouse.test',
  )
  const field = (name: string) => studio.getByTestId(`field-${name}`)
  await expect(field('title.en')).toBeVisible({ timeout: 120_000 })
  await field('title.en').getByRole('textbox').fill('An evening by marketing')
  await field('slug').getByRole('textbox').fill(SLUG)

  const body = field('body.en')
  await body.getByRole('textbox').click()
  await body.getByTestId('insert-menu-button').click()
  await studio.getByRole('menuitem', { name: /form to sign up/i }).click()
  const form = studio.getByRole('dialog')
  const part = (name: string) => form.getByTestId(new RegExp(`^field-.*\\.${name}$`))
  await part('title').getByRole('textbox').fill('A seat by marketing')
  await part('text').getByRole('textbox').fill('Three steps, your limits among them.')
  await part('label').getByRole('textbox').fill('Take the seat')
  await part('significantTerms').getByRole('textbox').fill('18+. New players, once each.')
  await form.getByRole('button', { name: /close/i }).first().click()

  // The publish guard checks the stored document: wait until the last keystrokes are in it.
  const draft = '*[_id in path("drafts.**") && slug.current == $slug][0].body.en'
  const written = async () => JSON.stringify(await lake.fetch(draft, { slug: SLUG }))
  await expect.poll(written, { timeout: 120_000 }).toContain('New players, once each.')
  const page = await freshPage(browser)
  // The Studio receives its own last edit a moment later; until then the guard lists what is missing.
  await expect(async () => {
    if (await studio.getByText('Not ready to publish').isVisible())
      await studio.getByRole('button', { name: /close/i }).first().click({ timeout: 2_000 })
    await studio.getByTestId('action-publish').click({ timeout: 5_000 })
    await expect
      .poll(async () => (await page.request.get(`/en-UN/landing/${SLUG}`)).status())
      .toBe(200)
  }).toPass({ timeout: 120_000 })
  await page.goto(`/en-UN/landing/${SLUG}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An evening by marketing')
  await expect(page.getByText('18+. New players, once each.')).toBeVisible()
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await expect(page).toHaveURL(/\/en-UN\/signup\??$/)
})
