import { expect, test } from './fixtures.ts'
import { lake, openStudio, removeDocuments } from './studio-session.ts'

const PAGE = 'staticPage-e2e-release'
const RELEASE = 'Release of the browser test'
const title = (en: string) => ({ _type: 'localeString', en })
const words = (text: string) => ({
  _type: 'localeRichText',
  en: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'b', text, marks: [] }],
    },
  ],
})

test.afterEach(async () => {
  await removeDocuments([PAGE])
  await lake.delete({
    query: '*[_type == "system.release" && metadata.title match $title]',
    params: { title: RELEASE },
  })
})

test('a release is planned, run and reverted in the Studio, and the site follows', async ({
  browser,
  request,
}) => {
  test.slow()
  await lake.createOrReplace({
    _id: PAGE,
    _type: 'staticPage',
    title: title('Before the premiere'),
    slug: { _type: 'slug', current: 'e2e-release' },
    category: 'help',
    body: words('Words'),
  })
  const heading = async () => {
    const html = await (await request.get('/en-UN/e2e-release')).text()
    return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
  }
  await expect.poll(heading).toBe('Before the premiere')

  const studio = await openStudio(browser, '/releases')
  await studio.getByRole('button', { name: 'New release' }).click()
  await studio.getByTestId('release-form-title').fill(RELEASE)
  await studio.getByTestId('submit-release-button').click()
  await studio.getByRole('button', { name: 'Add document' }).click()
  // The Studio does not repeat a search that a busy machine refuses: type again.
  const search = studio.getByPlaceholder(/search/i).last()
  await expect(async () => {
    await search.fill('')
    await search.fill('premiere')
    await expect(studio.getByText('Before the premiere').first()).toBeVisible()
  }).toPass()
  await studio.getByText('Before the premiere').first().click()
  const release = studio.url()
  await studio
    .getByRole('link', { name: /Before the premiere/ })
    .first()
    .click()
  const field = studio.getByTestId('field-title.en').getByRole('textbox')
  await field.fill('After the premiere')
  await expect
    .poll(async () => {
      const versions = await lake.fetch<string[]>(
        '*[_id in path("versions.**") && slug.current == $slug].title.en',
        {
          slug: 'e2e-release',
        },
      )
      return versions
    })
    .toEqual(['After the premiere'])
  expect(await heading()).toBe('Before the premiere')

  await studio.goto(release)
  await studio.getByTestId('publish-all-button').click({ timeout: 120_000 })
  await studio.getByTestId('confirm-button').click()
  await expect.poll(heading, { timeout: 120_000 }).toBe('After the premiere')

  await studio.getByTestId('revert-button').click({ timeout: 120_000 })
  await studio.getByText('Immediately revert the release').click()
  await studio.getByTestId('confirm-button').click()
  await expect.poll(heading, { timeout: 120_000 }).toBe('Before the premiere')
  await studio.close()
})
