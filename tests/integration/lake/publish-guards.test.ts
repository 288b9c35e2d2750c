import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findingsInPieces, inWords } from '#schemas/rules/publish-guards.ts'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

let running: RunningLake
beforeAll(async () => {
  running = await startLake({
    *againstPublishing(document) {
      return (yield* findingsInPieces(document)).map(inWords)
    },
  })
})
afterAll(() => running.stop())

const words = (en: string) => ({ _type: 'localeString', en })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { statusCode: number; message: string }) => `${error.statusCode} ${error.message}`,
  )

test('an offer without its terms is a draft and stays one, however it is written', async () => {
  const { client } = running
  const offer = { _type: 'promotion', title: words('A new game') }
  await client.create({ _id: 'drafts.promotion-bare', ...offer })
  const ways = [
    client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.promotion-bare',
      publishedId: 'promotion-bare',
    }),
    client.create({ _id: 'promotion-bare', ...offer }),
    client.createOrReplace({ _id: 'promotion-bare', ...offer }),
    client
      .transaction()
      .create({ _id: 'language-x', _type: 'language' })
      .create({ _id: 'promotion-bare', ...offer })
      .commit(),
  ]
  for (const way of ways) expect(await refusal(way)).toMatch(/^409 .*significant terms/)
  expect(await client.getDocument('promotion-bare')).toBeUndefined()
  expect(await client.getDocument('language-x')).toBeUndefined()
})

test('what was public may not lose its terms, and may be taken away', async () => {
  const { client } = running
  const id = 'promotion-whole'
  await client.create({
    _id: id,
    _type: 'promotion',
    title: words('Ten spins'),
    significantTerms: { _type: 'localeText', en: '18+. Ten spins of 0.10.' },
  })
  expect(await refusal(client.patch(id).unset(['significantTerms']).commit())).toMatch(/^409/)
  expect(await refusal(client.patch(id).set({ 'title.en': 'Risk-free spins' }).commit())).toMatch(
    /^409/,
  )
  expect(await refusal(client.delete(id))).toBeNull()
})

describe('a guard that has to ask elsewhere', () => {
  let other: RunningLake
  let asked: (() => void)[] = []
  let isAllowed: boolean | null = null
  beforeAll(async () => {
    other = await startLake({
      againstPublishing: ({ _type }) => {
        if (_type !== 'promotion') return []
        if (isAllowed === null) return new Promise<void>((resolve) => asked.push(resolve))
        return isAllowed ? [] : ['Nobody keeps it.']
      },
    })
  })
  afterAll(() => other.stop())
  const answer = (allowed: boolean | null) => {
    isAllowed = allowed
    for (const resolve of asked) resolve()
    asked = []
  }

  test('is waited for outside the queue: other documents are written meanwhile', async () => {
    const written = other.client.create({ _id: 'promotion-asked', _type: 'promotion' })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await other.client.create({ _id: 'language-meanwhile', _type: 'language' })
    expect(await other.client.getDocument('promotion-asked')).toBeUndefined()
    answer(true)
    await written
    expect(await other.client.getDocument('promotion-asked')).toMatchObject({ _type: 'promotion' })
  })

  test('refuses when it knows, and nothing is stored', async () => {
    answer(null)
    const refused = refusal(other.client.create({ _id: 'promotion-bad', _type: 'promotion' }))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    answer(false)
    expect(await refused).toMatch(/^409 .*Nobody keeps it/)
    expect(await other.client.getDocument('promotion-bad')).toBeUndefined()
  })
})
