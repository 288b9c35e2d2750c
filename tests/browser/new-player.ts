import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { CAPTCHA_HEADER } from '#contracts/player-api/accounts.ts'
import { expect, lastMessage, PASSWORD, PLATFORM, SANDBOX } from './fixtures.ts'
import { notePlayer } from './watch-answers.ts'

const REGISTRATION = '/v1/player/registration'
const MOST_AT_ONCE = 5_000

export type NewPlayer = { playerId: string; email: string }

/** A call of the player API; a refusal fails the test. */
async function call(
  request: APIRequestContext,
  path: string,
  { method = 'POST', body = {}, token }: { method?: string; body?: object; token?: string },
): Promise<Record<string, unknown>> {
  const answer = await request.fetch(`${PLATFORM}${path}`, {
    method,
    headers: {
      [CAPTCHA_HEADER]: 'captcha-ok',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    data: body,
  })
  const text = await answer.text()
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${text}`).toBe(true)
  return text === '' ? {} : JSON.parse(text)
}

/** Deposits from an account that approves; returns when the wallet has the money. */
export async function payIn(
  request: APIRequestContext,
  email: string,
  of: { payments: readonly number[]; method: PaymentMethod; currency: string },
): Promise<void> {
  const { payments, ...by } = of
  const { idToken } = await call(request, '/identity/sign_in', {
    body: { email, password: PASSWORD },
  })
  const token = String(idToken)
  const cash = async () => {
    const balance = await call(request, '/v1/player/wallet/balance', { method: 'GET', token })
    const [main] = (balance.balanceMap as { main: { cash: number }[] }).main
    return main?.cash ?? 0
  }
  const before = await cash()
  for (const amount of payments) {
    const { next } = await call(request, '/v1/player/wallet/deposit/submit', {
      token,
      body: { key: randomUUID(), amount, ...by, language: 'fi', returnPath: '/fi-FI/deposit' },
    })
    const paid = await request.post((next as { url: string }).url, {
      form: { intent: 'pay', instrument: 'approve' },
      maxRedirects: 0,
    })
    expect(paid.status()).toBe(303)
  }
  const all = payments.reduce((sum, it) => sum + it, 0)
  await expect.poll(cash).toBe(before + all)
}

/**
 * A new player for the test, created by the calls of a visitor's browser: signed up in Finland, and with
 * `euros` deposited from a bank account. Runs on the same data do not see each other's players.
 */
export async function newPlayer(
  request: APIRequestContext,
  { euros, kycStatus = 'FULLY VERIFIED' }: { euros: number; kycStatus?: string },
): Promise<NewPlayer> {
  const id = randomUUID()
  const email = `own-${id}@playhouse.test`
  // A unique person, too: a person who was excluded cannot open another account (GAP-093).
  const lastName = `Virta${letters(id)}`
  const mobilePhone = `+35840${Number.parseInt(id.slice(0, 8), 16).toString().padStart(7, '0').slice(-7)}`
  const registration = await call(request, REGISTRATION, {
    body: {
      ...{ countryCode: 'FI', languageCode: 'fi', email, password: PASSWORD },
      ...{ firstName: 'Aino', lastName, marketingOptIn: false },
      ...{ termsAndConditions: true, cookiePolicyAccepted: true },
    },
  })
  const [playerId, draft] = [String(registration.playerId), String(registration.token)]
  await call(request, REGISTRATION, {
    ...{ method: 'PUT', token: draft },
    body: {
      ...{ playerId, mobilePhone, countryCode: 'FI', languageCode: 'fi' },
      ...{ dateOfBirth: '1990-02-28', street: 'Mannerheimintie 1 A 5', city: 'Helsinki' },
      ...{ postalCode: '00100', termsAndConditionsAccepted: true },
    },
  })
  await call(request, `${REGISTRATION}/sms_request`, { token: draft, body: { playerId } })
  const { code } = await lastMessage(request, mobilePhone)
  await call(request, `${REGISTRATION}/sms_verification`, {
    token: draft,
    body: { playerId, code },
  })
  notePlayer(email)
  await change(request, playerId, { kycStatus })

  const payments: number[] = []
  for (let left = euros; left > 0; left -= MOST_AT_ONCE) payments.push(Math.min(left, MOST_AT_ONCE))
  await payIn(request, email, { payments, method: 'TRUSTLY', currency: 'EUR' })
  return { playerId, email }
}

/** A new player for the test in a market without sign-up: with money, and without any limit. */
export async function newcomerIn(
  request: APIRequestContext,
  countryCode: string,
  sandbox = SANDBOX,
): Promise<NewPlayer> {
  const answer = await request.post(`${sandbox}/players`, { data: { countryCode } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { playerId, email } = await answer.json()
  notePlayer(email)
  return { playerId, email }
}

/** Changes a player's record in the platform, as QA does in the console. */
export async function change(
  request: APIRequestContext,
  playerId: string,
  to: Record<string, unknown>,
): Promise<void> {
  const answer = await request.patch(`${SANDBOX}/players/${playerId}`, { data: to })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Requests a document from a player. */
export async function askForDocument(
  request: APIRequestContext,
  playerId: string,
  documentType: string,
): Promise<void> {
  const answer = await request.post(`${SANDBOX}/players/${playerId}/documents`, {
    data: { documentType },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A hexadecimal id in letters only. */
const letters = (id: string) =>
  id.replaceAll('-', '').replaceAll(/\d/g, (digit) => 'klmnoprstu'.charAt(Number(digit)))
