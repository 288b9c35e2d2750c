import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserContext, Request, Response } from '@playwright/test'
import { findLeaks, type Leak } from '#tests/fixtures/leaks.ts'

/** The product's output while the browser tests run; the configuration redirects it here. */
export const PRODUCT_LOG = '.cache/browser-tests.log'
/** Secrets that tests typed or received, for the search of the log after all tests. One JSON text per line. */
const SECRETS = '.cache/browser-tests.secrets'

const DEMO = { email: 'player@playhouse.test', password: 'Playhouse!1' }
/** Addresses of the operator and of examples: no personal data. */
const PUBLIC = ['support', 'privacy'].map((it) => `${it}@playhouse.test`)
const EXAMPLES = /\w+@example\.com/g

/** Records a secret for the search of the log at the end. */
export function noteSecret(kind: 'password' | 'code', value: string): void {
  mkdirSync(dirname(SECRETS), { recursive: true })
  appendFileSync(SECRETS, `${JSON.stringify([kind, value])}\n`)
}

export function notedSecrets(): { passwords: string[]; codes: string[] } {
  const lines = existsSync(SECRETS) ? readFileSync(SECRETS, 'utf8').trim().split('\n') : []
  const all = [...new Set(lines)].filter(Boolean).map((it) => JSON.parse(it) as [string, string])
  const of = (kind: string) => all.filter((it) => it[0] === kind).map((it) => it[1])
  return { passwords: [...new Set([DEMO.password, ...of('password')])], codes: of('code') }
}

const signedIn = new Set<string>()

/** Records whose session the browser has: a call outside its pages is not observed. */
export function notePlayer(email: string): void {
  signedIn.add(email)
}

/** Each run starts without the secrets of the last one. */
export function clearSecrets(): void {
  rmSync(SECRETS, { force: true })
}

/** Collects what the site returns to a browser: pages, and page data. */
export function watchAnswers(context: BrowserContext, origin: string) {
  const answers: Promise<{ url: URL; text: string }>[] = []
  const typed = { addresses: new Set<string>(), passwords: new Set<string>() }

  const onRequest = (request: Request) => {
    if (request.method() !== 'POST' || new URL(request.url()).origin !== origin) return
    for (const [name, value] of fieldsOf(request)) {
      if (/password/i.test(name) && value.length >= 8) typed.passwords.add(value)
      if (value.includes('@')) typed.addresses.add(value.trim().toLowerCase())
    }
  }
  const onResponse = (response: Response) => {
    const url = new URL(response.url())
    const type = response.headers()['content-type'] ?? ''
    const isPage = type.startsWith('text/html') || type.startsWith('text/x-script')
    if (url.origin !== origin || !isPage) return
    // The body of a page that is left at once cannot be read any more.
    const text = response.text().catch(() => '')
    answers.push(text.then((it) => ({ url, text: it })))
  }
  context.on('request', onRequest)
  context.on('response', onResponse)

  return {
    /** What a response contained and must not: the browser's own people may see their own addresses. */
    async leaks(): Promise<(Leak & { path: string })[]> {
      context.off('response', onResponse)
      for (const it of typed.passwords) noteSecret('password', it)
      const sids = (await context.cookies(origin)).filter((it) => it.name === 'sid')
      for (const it of sids) noteSecret('code', it.value)
      const known = {
        ...notedSecrets(),
        addresses: [...typed.addresses, ...signedIn, ...PUBLIC],
      }
      const found: (Leak & { path: string })[] = []
      for (const { url, text } of await Promise.all(answers)) {
        const leaks = findLeaks(withoutHint(url, text), known)
        found.push(...leaks.map((it) => ({ ...it, path: url.pathname })))
      }
      return found
    },
  }
}

function fieldsOf(request: Request): [string, string][] {
  const body = request.postData() ?? ''
  const type = request.headers()['content-type'] ?? ''
  return type.startsWith('application/x-www-form-urlencoded') ? [...new URLSearchParams(body)] : []
}

/** A demo's login page shows the accounts to try. */
function withoutHint({ pathname }: URL, text: string): string {
  const words = text.replace(EXAMPLES, '')
  return pathname.endsWith('/login')
    ? words.replaceAll(DEMO.password, '').replaceAll(DEMO.email, '')
    : words
}
