import { Hono } from 'hono'
import { z } from 'zod'
import { newRegisterEntry } from '#contracts/register-entries.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import { errorResponse } from '../error-response.ts'
import type { RegisterEntries } from '../registers/entry-store.ts'
import { toInstant } from './player-form.ts'
import { readJson } from './read-json.ts'
import { type EntryForm, registersPage } from './registers-page.ts'

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
    registersPage({ entries: await entries.list(null), said: c.req.query('said') }),
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
