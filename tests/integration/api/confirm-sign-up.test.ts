import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '#contracts/player-api/accounts.ts'
import { readOutbox } from '#sandbox/outbox/routes.ts'
import { type OwnPlatform, openPlatform, PASSWORD } from '#tests/fixtures/running-platform.ts'

const PATH = '/v1/player/registration'
let it: OwnPlatform

beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

const signIn = (email: string, password = PASSWORD) =>
  it.call('POST', '/identity/sign_in', { body: { email, password } })
const confirm = (email: string, password = PASSWORD) =>
  it.call('POST', '/identity/confirm', { body: { email, password } })

async function aDraft(email: string): Promise<{ playerId: string; token: string }> {
  const { body } = await it.call('POST', PATH, {
    headers: { [CAPTCHA_HEADER]: 'captcha-ok' },
    body: {
      countryCode: 'FI',
      firstName: 'Aino',
      lastName: 'Virtanen',
      email,
      password: PASSWORD,
      languageCode: 'fi',
      termsAndConditions: true,
      cookiePolicyAccepted: true,
    },
  })
  return { playerId: String(body.playerId), token: String(body.token) }
}

/** Completes the step ContactInfo and the phone code, with the token of a sign-up. */
async function finish({ playerId, token }: { playerId: string; token: string }, phone: string) {
  const put = await it.call('PUT', PATH, {
    token,
    body: {
      playerId,
      dateOfBirth: '1990-02-28',
      street: 'Mannerheimintie 1',
      city: 'Helsinki',
      postalCode: '00100',
      mobilePhone: phone,
      countryCode: 'FI',
      languageCode: 'fi',
      termsAndConditionsAccepted: true,
    },
  })
  expect(put.status).toBe(200)
  await it.call('POST', `${PATH}/sms_request`, { token, body: { playerId } })
  const [message] = await readOutbox(it.db, phone)
  const code = message?.params.code
  const entered = await it.call('POST', `${PATH}/sms_verification`, {
    token,
    body: { playerId, code },
  })
  expect(entered.status).toBe(204)
}

test('an interrupted sign-up resumes for anyone who knows its password', async () => {
  const email = 'stopped@playhouse.test'
  const before = await aDraft(email)
  expect((await signIn(email)).body.message).toBe(
    `code:error.player.not.found;playerId=${before.playerId}`,
  )
  // A caller without the password does not learn that an account exists.
  expect((await signIn(email, 'another one')).body.message).toBe('code:error.player.not.found')
  expect((await confirm(email, 'another one')).status).toBe(404)

  const { body } = await confirm(email)
  const registration = body.registration as { playerId: string; token: string }
  expect(registration.playerId).toBe(before.playerId)
  expect((await it.call('GET', PATH, { token: before.token })).status).toBe(401)
  await finish(registration, '+358401234501')
  expect((await signIn(email)).status).toBe(200)
  expect((await confirm(email)).status).toBe(404)
})

test.each(['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'] as const)(
  'an account in %s is opened by the checks that it waited for',
  async (status) => {
    const { playerId, email } = await it.aPlayer({ status })
    expect((await signIn(email)).body.message).toBe(
      `code:error.player.not.found;playerId=${playerId}`,
    )
    const { body } = await confirm(email)
    const registration = body.registration as { playerId: string; token: string }
    expect(registration.playerId).toBe(playerId)
    await finish(registration, status === 'PRE_REGISTERED' ? '+358401234502' : '+358401234503')
    expect((await signIn(email)).status).toBe(200)
  },
)

test('an account that only waited for confirmation is open at once', async () => {
  const { playerId, email } = await it.aPlayer({ status: 'ACCOUNT_UNVERIFIED' })
  await it.db.query(
    `update platform.player_person set phone = '+358401234504', phone_verified_at = now(),
       date_of_birth = '1990-01-01', street = 'x', city = 'x', postal_code = '00100'
     where player_id = $1`,
    [playerId],
  )
  expect((await confirm(email)).body).toEqual({ registration: null })
  expect((await signIn(email)).status).toBe(200)
})

test.each(['REGISTERED', 'CLOSED', 'BLACKLISTED', 'SELF_EXCLUDED'] as const)(
  'an account in %s has nothing to confirm',
  async (status) => {
    const { email } = await it.aPlayer({ status })
    expect((await confirm(email)).status).toBe(404)
  },
)

test('guesses here count as guesses at the sign-in', async () => {
  const { email } = await it.aPlayer({ status: 'PRE_REGISTERED' })
  for (let n = 0; n < 5; n += 1) await confirm(email, 'a wrong one')
  expect((await confirm(email)).status).toBe(429)
  expect((await signIn(email)).status).toBe(429)
})
