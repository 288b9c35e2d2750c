import { html } from 'hono/html'
import { CONSOLE_STYLE_PATH } from './style.ts'

export type Markup = ReturnType<typeof html>

export const PAGES = [
  { path: '/', title: 'Start', about: '' },
  {
    path: '/console/players',
    title: 'Players',
    about: 'All players, each with status, flags, KYC level and terms.',
  },
  {
    path: '/console/documents',
    title: 'Documents',
    about: 'Documents that wait for a decision, and requests for others.',
  },
  {
    path: '/console/registers',
    title: 'Registers',
    about: 'National registers of excluded people: who is on them.',
  },
  {
    path: '/console/identities',
    title: 'Same person?',
    about: 'New accounts that resemble an excluded player: one person or two.',
  },
  {
    path: '/console/warnings',
    title: 'Early warnings',
    about: 'What was noticed in how players play: the rule, its figures and the message.',
  },
  {
    path: '/console/withdrawals',
    title: 'Withdrawals',
    about: 'Money on its way out: approve what is in review, or reject it with a reason.',
  },
  { path: '/outbox/read', title: 'Outbox', about: 'Mail and SMS as a person would get them.' },
  {
    path: '/console/clock',
    title: 'Clock',
    about: 'Take the whole product to another day, and back.',
  },
  {
    path: '/console/station',
    title: 'Geo location',
    about: 'The place in which the site sees your browser.',
  },
  {
    path: '/console/faults',
    title: 'Faults',
    about: 'Make parts slow, faulty or unavailable.',
  },
  {
    path: '/console/payments',
    title: 'Payments',
    about: 'Test cards and accounts, and what becomes of payments that wait.',
  },
  {
    path: '/console/reconciliation',
    title: 'Reconciliation',
    about: 'The payment provider’s list held against the ledger, and what differs.',
  },
  {
    path: '/console/bets',
    title: 'Sports bets',
    about:
      'Bets of the sports book, those that the wallet refuses to settle, and the next refusal.',
  },
  {
    path: '/console/rounds',
    title: 'Refused rounds',
    about: 'Payouts that the operator refuses for good, and a way to send them again.',
  },
] as const

/** The sentence for the name of an outcome in a page's address; none for a name that is not listed. */
export function messageOf(
  sentences: Readonly<Record<string, string>>,
  outcome: string | undefined,
): string | undefined {
  return outcome !== undefined && Object.hasOwn(sentences, outcome) ? sentences[outcome] : undefined
}

/** A page of the console: one style sheet, no script; every form works without JavaScript. */
export async function consolePage(page: {
  title: string
  path: string
  body: Markup | Promise<Markup>
  status?: 200 | 400 | 404 | 503
  /** A status message, announced to screen readers as well. */
  message?: string | undefined
}): Promise<Response> {
  const { title, path, body, message } = page
  const text = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>${title} · Playhouse sandbox</title>
    <link rel="stylesheet" href="${CONSOLE_STYLE_PATH}">
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header>
      <p class="brand">Playhouse sandbox</p>
      <nav aria-label="Console">
        <ul>
          ${PAGES.map(
            (it) =>
              html`<li><a href="${it.path}" ${it.path === path ? html`aria-current="page"` : ''}>${it.title}</a></li>`,
          )}
        </ul>
      </nav>
    </header>
    <main id="main" tabindex="-1">
      <h1>${title}</h1>
      <div role="status" class="said">${message ? html`<p>${message}</p>` : ''}</div>
      ${body}
    </main>
  </body>
</html>`
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  })
}

export type Problem = { field: string; text: string }

/** What was wrong with a form, with links to its fields. */
export function problemList(form: string, problems: readonly Problem[]) {
  if (problems.length === 0) return ''
  return html`<div class="problems" role="alert">
    <p>Nothing was changed:</p>
    <ul>${problems.map((it) => html`<li><a href="#${form}-${it.field}">${it.field}: ${it.text}</a></li>`)}</ul>
  </div>`
}

/** A time as tables show it: UTC, to the second. */
export function moment(iso: string) {
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** A length of time in its two largest units. */
export function duration(ms: number): string {
  const parts: string[] = []
  let rest = ms
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${unit}`)
  }
  return parts.slice(0, 2).join(' ') || '0 s'
}
