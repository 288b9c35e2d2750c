import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import {
  REGISTER_CHECK_PATH,
  type RegisterAnswer,
  registerQuestion,
} from '#contracts/provider-callbacks/exclusion-register.ts'
import { isSignedBy, SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import { errorResponse } from '../error-response.ts'
import { limitBody } from '../limit-body.ts'
import type { RegisterEntries } from './entry-store.ts'

/** Each register has its own path below this: `/registers/SE/checks`. */
export const REGISTERS_PATH = '/registers'
const MAX_BODY_BYTES = 8 * 1024

/** The registers of excluded people, simulated: one for each country that a market names. */
export function registerRoutes(deps: {
  key: string
  clock: () => number
  entries: RegisterEntries
}) {
  const { key, clock, entries } = deps
  const app = new Hono()
  app.use('*', limitBody(MAX_BODY_BYTES))
  app.post(`/:register${REGISTER_CHECK_PATH}`, async (c) => {
    const body = await c.req.text()
    const isOperator = isSignedBy(key, {
      header: c.req.header(SIGNATURE_HEADER),
      method: 'POST',
      path: new URL(c.req.url).pathname,
      body,
      nowMs: clock(),
    })
    if (!isOperator) return errorResponse(401, 'SIGNATURE_INVALID')
    const register = EXCLUSION_REGISTERS.find((it) => it === c.req.param('register'))
    if (!register) return errorResponse(404, 'NOT_FOUND')
    const question = registerQuestion.safeParse(parseJson(body))
    if (!question.success) return errorResponse(400, 'VALIDATION_FAILED')
    const found = await entries.find(register, question.data)
    const { reference } = question.data
    const digest = createHmac('sha256', key).update(`${register} ${reference} ${found.listed}`)
    const receipt = `${register}-${digest.digest('hex').slice(0, 16)}`
    return c.json({ reference, ...found, receipt } satisfies RegisterAnswer)
  })
  return app
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
