import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@sanity/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { IS_FULL } from '#tests/fixtures/sample.ts'
import { openEvents } from './event-reader.ts'
import { until } from './until.ts'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function folderOfItsOwn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-lake-'))
  endings.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function started(folder: string): Promise<RunningLake> {
  const running = await startLake({ folder })
  endings.push(() => running.stop())
  return running
}

/** Starts a lake in a separate process; `kill` is kill -9. */
async function startProcess(folder: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./lake-process.ts', import.meta.url)), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  endings.push(kill)
  // The start takes as long as the machine needs; only the test's timeout limits it.
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (data) => {
      printed += data
      const [address] = /^http\S+/m.exec(printed) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error('the process ended before it listened')))
  })
  const client = createClient({
    projectId: 'playhouse',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token: TOKEN,
  })
  return { client, kill }
}

/** All five: `npm run faults -- suite`. */
const KILLS = IS_FULL ? 5 : 1
/** Most of the time is spent on starting: on a busy machine that takes minutes. */
vi.setConfig({ testTimeout: 300_000 })

test('kill -9 in the middle of writing: nothing acknowledged is lost, nothing is half written', async () => {
  const folder = await folderOfItsOwn()
  const acknowledged = new Map<string, string>()
  /** Documents written in one transaction, by a release or by hand. */
  const together: string[][] = []
  const published = new Set<string>()

  for (let round = 0; round < KILLS; round++) {
    const { client, kill } = await startProcess(folder)
    let written = 0
    const singly = async (who: number) => {
      for (let n = 0; ; n++) {
        const id = `written-${who}-${n % 7}`
        const document = { _id: id, _type: 'written', n, body: 'x'.repeat(200) }
        const stored = await client.createOrReplace(document).catch(() => null)
        if (!stored) return
        acknowledged.set(id, stored._rev)
        written += 1
      }
    }
    const inPairs = async (who: number) => {
      for (let n = 0; ; n++) {
        const ids = ['a', 'b', 'c'].map((it) => `pair-${round}-${who}-${n}-${it}`)
        together.push(ids)
        const write = client.transaction()
        for (const _id of ids) write.create({ _id, _type: 'pair' })
        const stored = await write.commit().catch(() => null)
        if (!stored) return
        for (const id of ids) acknowledged.set(id, stored.transactionId)
        written += 1
      }
    }
    const inReleases = async () => {
      for (let n = 0; ; n++) {
        const name = `r${round}x${n}`
        const ids = ['a', 'b', 'c'].map((it) => `released-${name}-${it}`)
        const action = (verb: string) =>
          client.action({ actionType: `sanity.action.release.${verb}`, releaseId: name } as never)
        const made = await action('create').catch(() => null)
        if (!made) return
        for (const id of ids) {
          const _id = `versions.${name}.${id}`
          if (!(await client.create({ _id, _type: 'released' }).catch(() => null))) return
        }
        together.push(ids)
        if (!(await action('publish').catch(() => null))) return
        for (const id of ids) published.add(id)
        written += 1
      }
    }
    const writers = Promise.all([...[0, 1, 2, 3].map(singly), ...[0, 1].map(inPairs), inReleases()])
    await until(() => written >= 40 && published.size >= 3 * (round + 1), 'the first writes')
    await kill()
    await writers
  }

  const { lake, client } = await started(folder)
  const stored = new Map([...lake.documents('production')].map((it) => [it._id, it]))
  for (const [id, rev] of acknowledged) {
    // A later write of the same writer may have been stored although its response was lost.
    const found = stored.get(id)
    expect(found).toBeDefined()
    if (found?._rev !== rev) expect(await fetchTransactions(client, id)).toContain(rev)
  }
  for (const id of published) expect(stored.has(id), id).toBe(true)
  for (const ids of together) {
    const revisions = new Set(ids.map((it) => stored.get(it)?._rev ?? 'none'))
    expect(revisions.size, ids.join()).toBe(1)
  }
})

async function fetchTransactions(client: RunningLake['client'], id: string): Promise<string[]> {
  const text: string = await client.request({
    uri: `/data/history/production/transactions/${id}?limit=500`,
    json: false,
  })
  return String(text)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).id)
}

test('a restart keeps documents, drafts, datasets, history, images and the position of listeners', async () => {
  const folder = await folderOfItsOwn()
  const before = await startLake({ folder })
  const { client } = before
  await client.create({ _id: 'kept', _type: 'kept', title: 'First' })
  await client.patch('kept').set({ title: 'Second' }).commit()
  await client.create({ _id: 'drafts.kept', _type: 'kept', title: 'Draft' })
  await fetch(`${before.url}/v1/projects/playhouse/datasets/staging`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  await client.withConfig({ dataset: 'staging' }).create({ _id: 'elsewhere', _type: 'kept' })
  const listenAt = (lake: RunningLake) =>
    `${lake.url}/v2025-02-19/data/listen/production?query=*&enableResume=true&effectFormat=mendoza&includeAllVersions=true`
  const editor = { authorization: `Bearer ${TOKEN}` }
  const stream = await openEvents(listenAt(before), editor)
  const { id } = await until(() => stream.events.find((it) => it.event === 'welcome'))
  stream.close()
  await client.patch('kept').set({ title: 'Third' }).commit()
  await client.delete('drafts.kept')
  await client.create({ _id: 'drafts.kept', _type: 'kept', title: 'New draft' })

  const after = await before.restart()
  endings.push(() => after.stop())
  const titles = await after.client.fetch(
    '*[_type == "kept"]{_id, title}',
    {},
    { perspective: 'raw' },
  )
  expect(titles).toEqual([
    { _id: 'drafts.kept', title: 'New draft' },
    { _id: 'kept', title: 'Third' },
  ])
  expect(
    await after.client.withConfig({ dataset: 'staging' }).getDocument('elsewhere'),
  ).toBeDefined()
  expect(await fetchTransactions(after.client, 'kept')).toHaveLength(3)
  const again = await openEvents(listenAt(after), { ...editor, 'last-event-id': id ?? '' })
  await until(() => again.events.length >= 4)
  again.close()
  expect(again.events.map((it) => it.data.transition ?? it.event)).toEqual([
    'welcomeback',
    'update',
    'disappear',
    'appear',
  ])
  expect(again.events[1]?.data).toMatchObject({
    mutations: [{ patch: { set: { title: 'Third' } } }],
  })
})

test('what the database did not store is not visible to anyone', async () => {
  const folder = await folderOfItsOwn()
  let failing: 'before' | 'after' | null = null
  const running = await startLake({
    folder,
    withDatabase: (db) => ({
      query: (sql, params) => db.query(sql, params),
      async batch(statements) {
        if (failing === 'before') throw new Error('the disk is full')
        await db.batch(statements)
        if (failing === 'after') throw new Error('the connection broke')
      },
    }),
  })
  endings.push(() => running.stop())
  const { client } = running
  await client.create({ _id: 'solid', _type: 'solid', title: 'Old' })
  failing = 'before'
  await expect(client.patch('solid').set({ title: 'New' }).commit()).rejects.toMatchObject({
    statusCode: 500,
  })
  failing = null
  expect(running.troubles).toHaveLength(1)
  expect(await client.getDocument('solid')).toMatchObject({ title: 'Old' })
  expect(await client.fetch('*[_id == "solid"][0].title')).toBe('Old')
  // The next write is not blocked.
  await client.patch('solid').set({ title: 'Newer' }).commit()
  expect(await client.fetch('*[_id == "solid"][0].title')).toBe('Newer')

  // Stored, but the database's response was lost: it is found again before the next write builds on it.
  failing = 'after'
  const unsure = client.patch('solid').set({ title: 'Newest' }).inc({ n: 1 }).commit()
  await expect(unsure).rejects.toMatchObject({ statusCode: 500 })
  failing = null
  await client.patch('solid').setIfMissing({ extra: true }).commit()
  expect(await client.getDocument('solid')).toMatchObject({ title: 'Newest', extra: true })
})

test('a request repeated under its transaction id is applied once', async () => {
  const { client } = await started(await folderOfItsOwn())
  await client.create({ _id: 'counter', _type: 'counter', n: 0 })
  const increase = () =>
    client.mutate([{ patch: { id: 'counter', inc: { n: 1 } } }], { transactionId: 'tx-same' })
  const first = await increase()
  expect(await increase()).toEqual(first)
  expect(await client.getDocument('counter')).toMatchObject({ n: 1, _rev: 'tx-same' })
  await expect(
    client.mutate([{ patch: { id: 'counter', inc: { n: 5 } } }], { transactionId: 'tx-same' }),
  ).rejects.toMatchObject({ statusCode: 409 })
  expect(await client.getDocument('counter')).toMatchObject({ n: 1 })
})

test('the same image has the address of the current port of the lake', async () => {
  const folder = await folderOfItsOwn()
  const before = await startLake({ folder })
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const { _id } = await before.client.assets.upload('image', gif, { filename: 'dot.gif' })
  const after = await before.restart()
  endings.push(() => after.stop())
  const url: string = await after.anonymous.fetch('*[_id == $id][0].url', { id: _id })
  expect(url.startsWith(after.url)).toBe(true)
  expect((await fetch(url)).status).toBe(200)
})
