import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readInstallation } from '../studio/installation.ts'
import { admitted, bindLogin } from '../studio/login-state.ts'
import { createStudio } from './studio.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await Promise.all(cleanups.splice(0).map((it) => it()))
})

const INSTALLATION = {
  apiHost: 'http://localhost:40003',
  projectId: 'playhouse',
  dataset: 'production',
  siteUrl: 'http://localhost:40001',
}

async function pageOf(installation: typeof INSTALLATION, path = '/structure') {
  const directory = await mkdtemp(join(tmpdir(), 'playhouse-studio-'))
  await writeFile(
    join(directory, 'index.html'),
    '<!DOCTYPE html><html><head><script>start()</script></head><body></body></html>',
  )
  const handle = await createStudio({ directory, lakeUrl: installation.apiHost, installation })
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(
    () => rm(directory, { recursive: true }),
    () => new Promise((resolve) => server.close(resolve)),
  )
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { headers: response.headers, html: await response.text() }
}

/** What the Studio reads in a browser that shows this page. */
function readIn(html: string) {
  const [, textContent] = /<script id="installation"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'installation' && textContent ? { textContent } : null),
  })
  return readInstallation()
}

test('one build works with any lake and site: the served page names them', async () => {
  expect(readIn((await pageOf(INSTALLATION)).html)).toEqual(INSTALLATION)
  const other = { ...INSTALLATION, apiHost: 'http://localhost:50003' }
  expect(readIn((await pageOf(other)).html)).toEqual(other)
})

test('no configured value can end the data block, nor is the block a script', async () => {
  const hostile = { ...INSTALLATION, dataset: '</script><script>alert(1)</script>$&' }
  const { html, headers } = await pageOf(hostile)
  expect(readIn(html)).toEqual(hostile)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).toContain("connect-src 'self' http://localhost:40003 ")
  expect(policy).toContain("frame-src 'self' http://localhost:40001")
})

test('a page that names addresses is revalidated before it is used from a cache', async () => {
  for (const path of ['/', '/index.html', '/structure/banner']) {
    expect((await pageOf(INSTALLATION, path)).headers.get('cache-control'), path).toBe('no-cache')
  }
})

test('without configured addresses, the environment of the build applies', () => {
  vi.stubEnv('SANITY_STUDIO_API_HOST', 'https://lake.example')
  vi.stubEnv('SANITY_STUDIO_SITE_URL', 'https://play.example')
  const wanted = {
    apiHost: 'https://lake.example',
    projectId: 'playhouse',
    dataset: 'production',
    siteUrl: 'https://play.example',
  }
  expect(readInstallation()).toEqual(wanted)
  expect(readIn('<head></head>')).toEqual(wanted)
})

describe('a token in the fragment', () => {
  const TOKEN = 't'.repeat(43)

  /** A tab of the Studio: its storage stays, its address is the one that it is opened with. */
  function aTab() {
    const stored = new Map<string, string>()
    const listeners: (() => void)[] = []
    const location = { pathname: '/structure', search: '?a=b', hash: '' }
    const replaceState = (_: unknown, __: string, url: string) => {
      location.hash = new URL(url, 'http://studio.test').hash
    }
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    })
    vi.stubGlobal('window', {
      location,
      history: { replaceState },
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    })
    return {
      /** The state of the loaded page, and what Sanity finds. */
      load(hash: string) {
        location.hash = hash
        return { state: bindLogin(), found: location.hash }
      },
      change(hash: string) {
        location.hash = hash
        for (const listener of listeners) listener()
        return location.hash
      },
    }
  }

  test('is accepted once, in the tab that started the sign-in', () => {
    const tab = aTab()
    const { state } = tab.load('')
    const back = `#token=${TOKEN}&state=${state}`
    expect(tab.load(back).found).toBe(`#token=${TOKEN}`)
    expect(tab.load(back).found).toBe('')
    expect(aTab().load(back).found).toBe('')
  })

  test('from a link, or from another window, is dropped', () => {
    const tab = aTab()
    const { state } = tab.load('')
    expect(tab.change(`#token=${TOKEN}&state=${state}`)).toBe('')
    for (const hash of [
      ...[`#token=${TOKEN}`, `#x;token=${TOKEN}`, `#sid=${TOKEN}`, `#token=${TOKEN}&state=`],
      ...[`#token=${TOKEN}&state=undefined`, `#token=${TOKEN}&state=null`],
    ])
      expect(tab.load(hash).found, hash).toBe('')
    expect(tab.load('#_debug_x').found).toBe('#_debug_x')
    expect(admitted(`#token=${TOKEN}`, null)).toBe('')
  })
})
