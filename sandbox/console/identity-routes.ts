import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import {
  type IdentityReview,
  type IdentityReviews,
  identityDecision,
  type ReviewedIdentity,
} from '#contracts/identity-reviews.ts'
import { errorResponse } from '../error-response.ts'
import { consolePage, messageOf, moment } from './layout.ts'
import { readJson } from './read-json.ts'

const PATH = '/console/identities'
const REVIEWS = '/identity-reviews'
const pair = z.object({ playerId: z.uuid(), otherId: z.uuid() })

/** New accounts that wait for review (one person or two); pages and calls. */
export function identityRoutes(identities: IdentityReviews | null) {
  const app = new Hono()
  if (!identities) {
    app.get(REVIEWS, () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  const pairOf = (c: Context) => pair.safeParse(c.req.param())
  app.get(REVIEWS, async (c) => c.json({ reviews: await identities.list() }))
  app.post(`${REVIEWS}/:playerId/:otherId`, async (c) => {
    const body = await readJson(c, identityDecision)
    if (!body.ok) return body.response
    const of = pairOf(c)
    if (!of.success) return errorResponse(404, 'NOT_FOUND')
    const decided = await identities.decide(of.data, body.value.verdict, 'QA by the API')
    if (decided.ok) return c.body(null, 204)
    return errorResponse(decided.refusal === 'NOT_FOUND' ? 404 : 409, decided.refusal)
  })
  app.get(PATH, async (c) => identitiesPage(await identities.list(), c.req.query('said')))
  app.post(`${PATH}/:playerId/:otherId`, async (c) => {
    const form = identityDecision.safeParse(Object.fromEntries(await c.req.formData()))
    const of = pairOf(c)
    if (!form.success || !of.success) return c.redirect(`${PATH}?said=NOT_FOUND`, 303)
    const decided = await identities.decide(of.data, form.data.verdict, 'QA by the console')
    return c.redirect(`${PATH}?said=${decided.ok ? form.data.verdict : decided.refusal}`, 303)
  })
  return app
}

const MESSAGES: Readonly<Record<string, string>> = {
  OTHER: 'Two people. The account is open, unless it waits for another look.',
  SAME: 'Same person. The account is excluded like the other one.',
  NOT_FOUND: 'Nothing was changed: there is no such case.',
  ALREADY_DECIDED: 'Nothing was changed: it was decided a moment ago.',
}
const REASON_WORDS: Readonly<Record<string, string>> = {
  NATIONAL_ID: 'the country’s number is the same',
  NAME_SAME: 'the name is the same',
  NAME_CLOSE: 'the name is alike',
  BIRTH_SAME: 'the birth date is the same',
  BIRTH_SWAPPED: 'day and month of birth are swapped',
  PHONE_SAME: 'the phone is the same',
  EMAIL_SAME: 'the mailbox is the same',
  ADDRESS_SAME: 'the address is the same',
}
const STATE_WORDS = { OTHER: 'two people', SAME: 'one person' } as const
const ROWS: readonly (readonly [string, (it: ReviewedIdentity) => string | null])[] = [
  ['E-mail', (it) => it.email],
  ['Account', (it) => it.status],
  ['Name', (it) => `${it.firstName} ${it.lastName}`],
  ['Born', (it) => it.dateOfBirth],
  ['Phone', (it) => it.phone],
  ['Address', (it) => `${it.street}, ${it.postalCode}, ${it.countryCode}`],
  ['Number', (it) => it.nationalId],
]

/** New accounts next to the players they resemble, each with a yes and a no. */
function identitiesPage(
  reviews: readonly IdentityReview[],
  outcomeCode: string | undefined,
): Promise<Response> {
  const open = reviews.filter((it) => it.state === 'OPEN')
  const decided = reviews.filter((it) => it.state !== 'OPEN')
  const body = html`
    <p>A new account that resembles an excluded player cannot play or deposit until it has been reviewed. A certain match
      cannot open an account at all.</p>
    ${open.length === 0 ? html`<p>No open cases.</p>` : open.map(openCase)}
    ${decided.length === 0 ? '' : html`<h2>Decided</h2><ul class="rows">${decided.map(decidedRow)}</ul>`}`
  return consolePage({
    title: 'Same person?',
    path: '/console/identities',
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

function openCase(it: IdentityReview) {
  const { email } = it.person
  return html`<section class="card" data-testid="identity-review" data-player="${it.playerId}">
    <h2><a href="/console/players/${it.playerId}">${email}</a></h2>
    <p>Since ${moment(it.at)}, ${it.points} points: ${it.reasons.map((reason) => REASON_WORDS[reason] ?? reason).join(', ')}.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="${email} beside the other">
      <table>
        <thead><tr><th scope="col">What</th><th scope="col">New</th><th scope="col">Excluded</th></tr></thead>
        <tbody>${ROWS.map(
          ([name, read]) =>
            html`<tr><th scope="row">${name}</th><td>${read(it.person) ?? 'none'}</td><td>${read(it.other) ?? 'none'}</td></tr>`,
        )}</tbody>
      </table>
    </div>
    <form method="post" action="/console/identities/${it.playerId}/${it.otherId}" class="buttons">
      <button name="verdict" value="OTHER" aria-label="Two people: ${email}" data-testid="identity-other">Two people</button>
      <button name="verdict" value="SAME" aria-label="One person: ${email}" data-testid="identity-same">One person</button>
    </form>
  </section>`
}

function decidedRow(it: IdentityReview) {
  const word = it.state === 'OPEN' ? '' : STATE_WORDS[it.state]
  return html`<li>
    <span class="who"><a href="/console/players/${it.playerId}">${it.person.email}</a></span>
    <span>${word}, by ${it.cause ?? 'unknown'}</span>
  </li>`
}
