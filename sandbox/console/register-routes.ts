import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { newRegisterEntry, type RegisterEntry } from '#contracts/register-entries.ts'
import { MARKETS } from '#markets/index.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import { errorResponse } from '../error-response.ts'
import type { RegisterEntries } from '../registers/entry-store.ts'
import { consolePage, messageOf, moment, problemList } from './layout.ts'
import { toInstant } from './player-form.ts'
import { readJson } from './read-json.ts'

const PATH = '/console/registers'
const ENTRIES = '/register-entries'
const known = newRegisterEntry.extend({ register: z.enum(EXCLUSION_REGISTERS) })

/** The registers of excluded people: who is listed, with forms to add and remove; pages and calls. */
export function registerConsole(entries: RegisterEntries) {
  const app = new Hono()
  app.get(ENTRIES, async (c) => {
    const register = c.req.query('register') ?? null
    return c.json({ entries: await entries.list(register) })
  })
  app.post(ENTRIES, async (c) => {
    const entry = await readJson(c, known)
    return entry.ok ? c.json({ entry: await entries.add(entry.value) }, 201) : entry.response
  })
  app.delete(`${ENTRIES}/:id`, async (c) =>
    (await entries.remove(c.req.param('id'))) ? c.body(null, 204) : errorResponse(404, 'NOT_FOUND'),
  )
  app.get(PATH, async (c) =>
    registersPage({ entries: await entries.list(null), outcomeCode: c.req.query('said') }),
  )
  app.post(PATH, async (c) => {
    const typed = readForm(await c.req.formData())
    const { until, nationalId, ...rest } = typed
    const entry = known.safeParse({
      ...rest,
      ...(nationalId === '' ? {} : { nationalId }),
      ...(until === '' ? {} : { until: toInstant(until) }),
    })
    if (entry.success) {
      await entries.add(entry.data)
      return c.redirect(`${PATH}?said=added`, 303)
    }
    const wrong = [...new Set(entry.error.issues.map((it) => String(it.path[0])))]
    return registersPage({ entries: await entries.list(null), typed, wrong })
  })
  app.post(`${PATH}/:id/remove`, async (c) => {
    const isGone = await entries.remove(c.req.param('id'))
    return c.redirect(`${PATH}?said=${isGone ? 'removed' : 'gone'}`, 303)
  })
  return app
}

function readForm(form: FormData): EntryForm {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    register: text('register'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    dateOfBirth: text('dateOfBirth'),
    nationalId: text('nationalId'),
    until: text('until'),
  }
}

type EntryForm = Record<
  'register' | 'firstName' | 'lastName' | 'dateOfBirth' | 'nationalId' | 'until',
  string
>

const MESSAGES: Readonly<Record<string, string>> = {
  added: 'Added. It holds from the next sign-in of that person on.',
  removed: 'Removed. The person comes back with the next sign-in.',
  gone: 'Nothing was changed: the entry was gone already.',
}
const RULES: Readonly<Record<string, string>> = {
  register: 'one of the registers',
  firstName: 'from 1 to 50 characters',
  lastName: 'from 1 to 50 characters',
  dateOfBirth: 'a date, as 1990-02-28',
  nationalId: 'from 4 to 20 letters and digits, or nothing',
  until: 'a date and a time, as 2027-01-31T12:00, or nothing',
}
const EMPTY: EntryForm = {
  register: 'SE',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  nationalId: '',
  until: '',
}

/** The listed people, with a form to add one. */
function registersPage(shown: {
  entries: readonly RegisterEntry[]
  outcomeCode?: string | undefined
  typed?: EntryForm
  wrong?: readonly string[]
}): Promise<Response> {
  const { entries, typed = EMPTY, wrong = [] } = shown
  const problems = wrong.map((field) => ({ field, text: RULES[field] ?? 'no such value' }))
  const field = (name: keyof EntryForm, label: string, type = 'text') => html`<div class="field">
    <label for="register-${name}">${label}</label>
    <input id="register-${name}" name="${name}" type="${type}" value="${typed[name]}" autocomplete="off"
      data-testid="register-${name}" ${wrong.includes(name) ? html`aria-invalid="true"` : ''}>
  </div>`
  const body = html`
    ${problemList('register', problems)}
    <p>National registers of people who excluded themselves from gambling, each played by this machine. The platform asks
      the one of the player’s country at sign-up, at each sign-in, and before play and deposits. To let a register be
      away, use <a href="/console/faults">Faults</a>.</p>
    <h2>One more</h2>
    <form method="post" action="/console/registers" class="line">
      <div class="field">
        <label for="register-register">Register</label>
        <select id="register-register" name="register" data-testid="register-register">
          ${EXCLUSION_REGISTERS.map(
            (id) =>
              html`<option value="${id}" ${id === typed.register ? html`selected` : ''}>${id}, market ${marketsOf(id)}</option>`,
          )}
        </select>
      </div>
      ${field('firstName', 'First name')}
      ${field('lastName', 'Last name')}
      ${field('dateOfBirth', 'Date of birth', 'date')}
      ${field('nationalId', 'Number of the person (may be empty)')}
      ${field('until', 'Until, UTC (empty: without end)', 'datetime-local')}
      <button data-testid="register-add">Add</button>
    </form>
    <h2>Who is on them</h2>
    ${entries.length === 0 ? html`<p>No entries.</p>` : ''}
    <ul class="rows" data-testid="register-entries">${entries.map(entryRow)}</ul>`
  return consolePage({
    title: 'Registers',
    path: '/console/registers',
    body,
    message: messageOf(MESSAGES, shown.outcomeCode),
    status: wrong.length > 0 ? 400 : 200,
  })
}

function entryRow(it: RegisterEntry) {
  const name = `${it.firstName} ${it.lastName}`
  return html`<li data-testid="register-entry">
    <span class="who">${name}<br><span class="muted">${it.dateOfBirth}${it.nationalId === null ? '' : `, ${it.nationalId}`}</span></span>
    <span>${it.register}, ${it.until === null ? 'without end' : html`until ${moment(it.until)}`}</span>
    <form method="post" action="/console/registers/${it.id}/remove">
      <button aria-label="Remove ${name} from ${it.register}" data-testid="register-remove">Remove</button>
    </form>
  </li>`
}

function marketsOf(id: string): string {
  return Object.values(MARKETS)
    .filter((it) => it.exclusionRegister === id)
    .map((it) => it.name)
    .join(', ')
}
