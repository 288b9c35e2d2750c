import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { barriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { lake, openStudio, removeDocuments } from './studio-session.ts'

const HOLDER = 'promotionTag-e2e-media'

/** What the running test has created; another test of this file may run in parallel. */
let made: { files: string[]; documents: string[] } = { files: [], documents: [] }

/** An image that the lake cannot know yet: identical bytes would return the asset of an earlier run. */
async function newPicture(word: string) {
  const name = `e2e-media-${word}.png`
  made.files.push(name)
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
  const buffer = await sharp({
    create: { width: 123, height: 77, channels: 3, background: { r, g, b } },
  })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A draft that holds a strong reference to the image; none of it is published. */
async function holdPicture(asset: string) {
  made.documents.push(HOLDER)
  await lake.createOrReplace({
    _id: `drafts.${HOLDER}`,
    _type: 'promotionTag',
    title: { _type: 'localeString', en: 'Holder of the picture' },
    slug: { _type: 'slug', current: 'e2e-media' },
    picture: { _type: 'image', asset: { _type: 'reference', _ref: asset } },
  })
}

async function dropFile(page: Page, file: Awaited<ReturnType<typeof newPicture>>) {
  const transfer = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: mimeType }))
      return data
    },
    { ...file, base64: file.buffer.toString('base64') },
  )
  await page.getByTestId('media').dispatchEvent('drop', { dataTransfer: transfer })
}

test.beforeEach(() => {
  made = { files: [], documents: [] }
})

test.afterEach(async () => {
  await removeDocuments(made.documents)
  await lake.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename in $files]',
    params: { files: made.files },
  })
})

test('media: an image is uploaded, described, found, and kept while it is in use', async ({
  browser,
}) => {
  test.slow()
  const studio = await openStudio(browser, '/media')
  const picture = await newPicture('lantern')
  const chooser = studio.waitForEvent('filechooser')
  await studio.getByRole('button', { name: 'Upload' }).click({ timeout: 120_000 })
  await (await chooser).setFiles(picture)
  const uploads = studio.getByRole('log', { name: 'Uploads' })
  await expect(uploads).toContainText(`${picture.name}is there.`)

  const search = studio.getByLabel('Search', { exact: true })
  const cards = studio.getByTestId('media-grid').getByRole('button')
  await search.fill('e2e media lantern')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('PNG · 123 × 77')
  await expect(cards).toContainText('Unused')

  // Described by keyboard alone, and then found by what it shows.
  await cards.focus()
  await studio.keyboard.press('Enter')
  const details = studio.getByTestId('media-details')
  await expect(details).toBeFocused()
  await details.getByLabel('Title').fill('Lantern of the trial')
  await details.getByLabel('Alternative text').fill('A glowworm in a jar')
  await details.getByLabel('Description').fill('For the trial of this page')
  await details.getByLabel('Credit line').fill('House studio')
  await studio.keyboard.press('Enter')
  await expect(details.getByText('Saved.')).toBeVisible()
  await studio.keyboard.press('Escape')
  await expect(cards).toBeFocused()
  await expect(details).toHaveCount(0)
  await search.fill('glowworm')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Lantern of the trial')
  await studio.getByText('Only unused').click()
  await expect(cards).toHaveCount(1)
  await studio.getByText('Only unused').click()
  await cards.click()
  expect(
    await barriers(studio, { include: ['[data-testid=media]', '[data-testid=media-details]'] }),
  ).toEqual([])

  // It gets used between the question and the answer: the lake refuses, and names what references it.
  const asset = await lake.fetch<string>('*[originalFilename == $name][0]._id', {
    name: picture.name,
  })
  const dialog = studio.getByRole('dialog')
  await details.getByRole('button', { name: 'Delete' }).click()
  await holdPicture(asset)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It was not deleted.')
  await expect(dialog.getByRole('alert')).toContainText(/from .*(Holder of|promotionTag-e2e-media)/)
  expect(await lake.getDocument(asset)).toBeTruthy()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(cards).toContainText('Used by 1 document')
  await expect(details.getByRole('link', { name: 'Holder of the picture' })).toBeVisible()
  const remove = details.getByRole('button', { name: 'Delete' })
  await expect(remove).toBeDisabled()
  await expect(remove).toHaveAccessibleDescription(/while it is used, by “Holder of the picture”/)

  await removeDocuments([HOLDER])
  await expect(remove).toBeEnabled()
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(cards).toHaveCount(0)
  await expect(studio.getByText('Nothing found')).toBeVisible()
  expect(await lake.getDocument(asset)).toBeFalsy()
  await studio.close()
})

test('media: an image dropped on the page is uploaded, and any other file is refused with a message', async ({
  browser,
}) => {
  test.slow()
  const studio = await openStudio(browser, '/media', 'marketing@playhouse.test')
  await expect(studio.getByRole('button', { name: 'Upload' })).toBeEnabled({ timeout: 120_000 })
  const uploads = studio.getByRole('log', { name: 'Uploads' })
  const picture = await newPicture('dropped')
  await dropFile(studio, picture)
  await expect(uploads).toContainText(`${picture.name}is there.`)
  const broken = 'e2e-media-broken.png'
  await dropFile(studio, { ...picture, name: broken, buffer: Buffer.from('no picture') })
  await expect(uploads).toContainText(`${broken}was not taken:`)
  await studio.close()
})
