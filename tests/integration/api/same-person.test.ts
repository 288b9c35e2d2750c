import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '#contracts/player-api/accounts.ts'
import { findUnnoticed, holdMatch, type Unnoticed } from '#platform/identity-matching/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, PASSWORD, type TestPlatform } from '#tests/fixtures/running-platform.ts'

const PATH = '/v1/player/registration'
const DAY_MS = 86_400_000
const SOMEONE = {
  firstName: 'Aino',
  dateOfBirth: '1990-02-08',
  street: 'Satamakuja 4 B 12',
  city: 'Helsinki',
  postalCode: '00160',
}

let people = 0
const letters = () => {
  people += 1
  return [...String(people).padStart(3, '0')].map((it) => 'bdfghklmnr'.charAt(Number(it))).join('')
}

onBothEngines('the same person again', (db) => {
  let it: TestPlatform
  beforeAll(async () => {
    it = await aPlatform(db())
    return () => it.platform.close()
  })

  /** An excluded player with a name that no other test uses. */
  const excludedPlayer = async (
    status: 'SELF_EXCLUDED' | 'BLACKLISTED' | 'TIMEOUT' = 'SELF_EXCLUDED',
    statusUntil?: Date,
  ) => {
    const lastName = `Virt${letters()}anen`
    const phone = `+35840${String(1_000_000 + people)}`
    const { playerId, email } = await it.aPlayer({
      ...{ status, person: { ...SOMEONE, lastName, phone } },
      ...(statusUntil ? { statusUntil } : {}),
    })
    return { playerId, email, lastName }
  }
  const contactOf = (playerId: string, more: object) => {
    people += 1
    return {
      ...{ playerId, mobilePhone: `+35840${String(1_000_000 + people)}`, countryCode: 'FI' },
      ...{ languageCode: 'fi', dateOfBirth: SOMEONE.dateOfBirth, street: 'Kauppatori 1' },
      ...{ city: 'Turku', postalCode: '20100', termsAndConditionsAccepted: true },
      ...more,
    }
  }
  /** Signs up until the phone code, which `finish` enters. */
  const signUp = async (
    name: { firstName: string; lastName: string },
    more: { email?: string; contact?: object } = {},
  ) => {
    const email = more.email ?? `${randomUUID()}@playhouse.test`
    const registration = await it.call('POST', PATH, {
      headers: { [CAPTCHA_HEADER]: 'captcha-ok' },
      body: {
        ...{ countryCode: 'FI', languageCode: 'fi', email, password: PASSWORD, ...name },
        ...{ termsAndConditions: true, cookiePolicyAccepted: true, marketingOptIn: true },
      },
    })
    const [playerId, token] = [String(registration.body.playerId), String(registration.body.token)]
    const body = contactOf(playerId, more.contact ?? {})
    const contact = await it.call('PUT', PATH, { token, body })
    const finish = async () => {
      await it.call('POST', `${PATH}/sms_request`, { token, body: { playerId } })
      const rows = await db().query<{ params: { code: string } }>(
        'select params from platform.message where recipient = $1 order by id desc limit 1',
        [body.mobilePhone],
      )
      return it.call('POST', `${PATH}/sms_verification`, {
        token,
        body: { playerId, code: rows[0]?.params.code },
      })
    }
    return { playerId, email, contact, finish }
  }
  const held = async (other: { lastName: string }, cleared = 'Aino Maria') => {
    const registration = await signUp({ firstName: cleared, lastName: other.lastName })
    expect((await registration.finish()).status).toBe(204)
    return registration
  }
  const statusOf = async (playerId: string) => {
    const player = await it.platform.players.find(playerId)
    return player?.status
  }
  const tryEverything = async (email: string) => {
    const { idToken: token } = await it.signIn(email)
    const ticket = { gameId: 'lucky-lantern', channel: 'web', partner: 'main', jurisdiction: 'MT' }
    const deposit = {
      ...{ key: randomUUID(), method: 'TRUSTLY', amount: 50, currency: 'EUR' },
      ...{ language: 'fi', returnPath: '/fi-FI/deposit' },
    }
    const game = await it.call('POST', '/v1/gaming/ticket', { token, body: ticket })
    const check = await it.call('POST', '/v1/player/wallet/deposit/request', {
      token,
      body: { blackbox: '' },
    })
    const paid = await it.call('POST', '/v1/player/wallet/deposit/submit', { token, body: deposit })
    return { game: game.body.code ?? game.status, paid: paid.body.code ?? paid.status, check }
  }
  const mails = async (email: string) =>
    (
      await db().query<{ template: string }>(
        'select template from platform.message where recipient = $1 order by id',
        [email],
      )
    ).map(({ template }) => template)

  test('a sign-up of an excluded person is refused in any case and order, without marks, and stored', async () => {
    const other = await excludedPlayer()
    const { contact, playerId } = await signUp({
      firstName: other.lastName.toUpperCase(),
      lastName: 'Aïno',
    })
    expect([contact.status, contact.body.code]).toEqual([
      409,
      'error.registration.player_already_exists',
    ])
    const kept = await db().query(
      'select other_id, points, reasons from platform.identity_refusal where draft_id = $1',
      [playerId],
    )
    expect(kept).toEqual([
      { other_id: other.playerId, points: 75, reasons: ['NAME_SAME', 'BIRTH_SAME'] },
    ])
  })

  test('a sign-up of an excluded person is refused however the name is typed and was stored', async () => {
    const other = await excludedPlayer()
    const stored = other.lastName.replace('Virt', 'O’Vírt')
    await db().query('update platform.player_person set last_name = $2 where player_id = $1', [
      other.playerId,
      stored,
    ])
    const rest = other.lastName.slice('Virt'.length)
    for (const lastName of [
      ...[`O'Virt${rest}`, `O´Virt-${rest}`, `OVIRT\u00a0${rest}`, `О Vіrt\u200b${rest}`],
      ...[`O‑Vi\u0301rt${rest}`, `ovırt·${rest} 2`],
    ]) {
      const { contact } = await signUp({ firstName: 'Aino', lastName })
      expect([lastName, contact.body.code]).toEqual([
        lastName,
        'error.registration.player_already_exists',
      ])
    }
  })

  test('accounts that earlier rules did not find are listed, and held on request', async () => {
    const other = await excludedPlayer()
    const { playerId } = await it.aPlayer({
      person: {
        ...{ ...SOMEONE, lastName: `${other.lastName.slice(0, 2)}-${other.lastName.slice(2)}` },
        phone: contactOf('', {}).mobilePhone,
      },
    })
    const mine = async () => {
      const all: Unnoticed[] = []
      for await (const found of findUnnoticed(db())) all.push(found)
      return all.filter((found) => found.playerId === playerId)
    }
    const found = (await mine()).find(({ otherId }) => otherId === other.playerId)
    expect(found).toMatchObject({
      kind: 'SAME',
      reasons: ['NAME_SAME', 'BIRTH_SAME', 'ADDRESS_SAME'],
    })
    expect(await statusOf(playerId)).toBe('REGISTERED')
    if (found) await holdMatch({ db: db(), clock: it.clock.now }, { ...found, cause: 'a check' })
    expect(await statusOf(playerId)).toBe('RESTRICTED')
    expect(await mine()).toEqual([])
  })

  test('a time-out cannot be bypassed with another account; a merely similar person is let in', async () => {
    const { lastName } = await excludedPlayer('TIMEOUT', new Date(it.clock.now() + DAY_MS))
    const { contact } = await signUp({ firstName: SOMEONE.firstName, lastName })
    expect(contact.status).toBe(409)
    const { playerId } = await held({ lastName })
    expect(await statusOf(playerId)).toBe('REGISTERED')
  })

  test('a person excluded between the details and the code opens no account', async () => {
    const lastName = `Virt${letters()}anen`
    const { playerId } = await it.aPlayer({ person: { ...SOMEONE, lastName } })
    const { contact, finish, ...registration } = await signUp({ firstName: 'Aino', lastName })
    expect(contact.status).toBe(200)
    await it.platform.players.changeStatus({ playerId, status: 'SELF_EXCLUDED' })
    expect((await finish()).body.code).toBe('error.registration.player_already_exists')
    expect(await statusOf(registration.playerId)).toBeUndefined()
  })

  describe('a duplicate', () => {
    test('gets an account that can neither play nor deposit, and is told why', async () => {
      const other = await excludedPlayer()
      const { playerId, email } = await held(other)
      expect(await statusOf(playerId)).toBe('RESTRICTED')
      const tried = await tryEverything(email)
      expect(tried.game).toBe('PLAYER_BLOCKED')
      expect(['FORBIDDEN', 'METHOD_UNAVAILABLE']).toContain(tried.paid)
      expect(tried.check.body.status).toBe('FORBIDDEN')
      expect(await mails(email)).toEqual(['sign-up.held'])
      const reviews = await it.platform.identities.list()
      expect(reviews.find((review) => review.playerId === playerId)).toMatchObject({
        ...{ otherId: other.playerId, state: 'OPEN', points: 60, cause: null },
        reasons: ['NAME_CLOSE', 'BIRTH_SAME'],
        person: { firstName: 'Aino Maria', dateOfBirth: SOMEONE.dateOfBirth },
        other: { status: 'SELF_EXCLUDED', street: SOMEONE.street },
      })
    })

    test.each<
      [string, (other: Awaited<ReturnType<typeof excludedPlayer>>) => Parameters<typeof signUp>]
    >([
      ['a letter more', (it) => [{ firstName: 'Ainno', lastName: it.lastName }]],
      [
        'day and month swapped',
        (it) => [
          { firstName: 'Aino', lastName: it.lastName },
          { contact: { dateOfBirth: '1990-08-02' } },
        ],
      ],
      [
        'the mailbox with something after a plus',
        (it) => [
          { firstName: 'Bertil', lastName: 'Lundqvist' },
          { email: it.email.replace('@', '+again@'), contact: { dateOfBirth: '1975-03-04' } },
        ],
      ],
      [
        'name and address',
        (it) => [
          { firstName: 'Aino', lastName: it.lastName },
          {
            contact: {
              ...{ dateOfBirth: '1975-03-04', street: 'SATAMAKUJA 4 B12', city: 'Helsinki' },
              postalCode: '00160',
            },
          },
        ],
      ],
    ])('by %s is held', async (_, call) => {
      const registration = await signUp(...call(await excludedPlayer()))
      expect((await registration.finish()).status).toBe(204)
      expect(await statusOf(registration.playerId)).toBe('RESTRICTED')
    })

    test('by a name alone, or a birthday alone, is not matched', async () => {
      const other = await excludedPlayer()
      const name = await signUp(
        { firstName: 'Aino', lastName: other.lastName },
        { contact: { dateOfBirth: '1975-03-04' } },
      )
      const birthday = await signUp({ firstName: 'Bertil', lastName: 'Lundqvist' })
      for (const { finish, playerId, email } of [name, birthday]) {
        expect((await finish()).status).toBe(204)
        expect(await statusOf(playerId)).toBe('REGISTERED')
        expect(await mails(email)).toEqual(['sign-up.welcome'])
      }
    })

    test('is released by the decision that they are two persons, once all matches are reviewed', async () => {
      const first = await excludedPlayer()
      const second = await it.aPlayer({
        status: 'BLACKLISTED',
        person: { ...SOMEONE, firstName: 'Aiino', lastName: first.lastName },
      })
      const { playerId, email } = await held(first)
      const decide = (otherId: string) =>
        it.platform.identities.decide({ playerId, otherId }, 'OTHER', 'a test')
      expect((await decide(first.playerId)).ok).toBe(true)
      const isStillHeld = (await statusOf(playerId)) === 'RESTRICTED'
      const all = await it.platform.identities.list()
      const mine = all.filter((review) => review.playerId === playerId)
      // A second first name and a doubled letter may be too different to open a review.
      if (mine.some((review) => review.otherId === second.playerId)) {
        expect(isStillHeld).toBe(true)
        expect((await decide(second.playerId)).ok).toBe(true)
      }
      expect(await statusOf(playerId)).toBe('REGISTERED')
      expect((await tryEverything(email)).game).toBe(200)
      await it.platform.idle()
      expect(await mails(email)).toEqual(['sign-up.held', 'sign-up.released'])
      expect(await decide(first.playerId)).toEqual({ ok: false, refusal: 'ALREADY_DECIDED' })
      const [change] = await it.platform.players.changes(playerId)
      expect(change).toMatchObject({ cause: 'a test', before: 'RESTRICTED', after: 'REGISTERED' })
    })

    test('is excluded as the other when they are one person, with sessions and marketing', async () => {
      const until = new Date(it.clock.now() + 200 * DAY_MS)
      const other = await excludedPlayer('SELF_EXCLUDED', until)
      const { playerId, email } = await held(other)
      const { idToken } = await it.signIn(email)
      const of = { playerId, otherId: other.playerId }
      expect((await it.platform.identities.decide(of, 'SAME', 'a test')).ok).toBe(true)
      const player = await it.platform.players.find(playerId)
      expect([player?.status, player?.until]).toEqual(['SELF_EXCLUDED', until.toISOString()])
      expect((await it.call('GET', '/v1/player/profile', { token: idToken })).status).toBe(401)
      const on = await db().query<{ communication_type: string }>(
        'select communication_type from platform.subscription where player_id = $1 and enabled',
        [playerId],
      )
      expect(on).toEqual([{ communication_type: 'RESPONSIBLE_GAMING' }])
      const events = await db().query<{ kind: string }>(
        'select kind from platform.protection_event where player_id = $1',
        [playerId],
      )
      expect(events).toEqual([{ kind: 'SAME_PERSON' }])
    })

    test('is excluded like the person we excluded, and closed beside one who may play again', async () => {
      const bad = await excludedPlayer('BLACKLISTED')
      const one = await held(bad)
      await it.platform.identities.decide(
        { playerId: one.playerId, otherId: bad.playerId },
        'SAME',
        'a test',
      )
      expect(await statusOf(one.playerId)).toBe('BLACKLISTED')
      const back = await excludedPlayer()
      const two = await held(back)
      await it.platform.players.changeStatus({ playerId: back.playerId, status: 'REGISTERED' })
      await it.platform.identities.decide(
        { playerId: two.playerId, otherId: back.playerId },
        'SAME',
        'a test',
      )
      expect(await statusOf(two.playerId)).toBe('CLOSED')
    })

    test('of two concurrent decisions, one counts', async () => {
      const other = await excludedPlayer()
      const { playerId } = await held(other)
      const of = { playerId, otherId: other.playerId }
      const decided = await Promise.all(
        (['OTHER', 'SAME', 'OTHER', 'SAME'] as const).map((decision) =>
          it.platform.identities.decide(of, decision, decision),
        ),
      )
      expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('that is unknown is not found', async () => {
      const of = { playerId: randomUUID(), otherId: randomUUID() }
      const none = await it.platform.identities.decide(of, 'OTHER', 'a test')
      expect(none).toEqual({ ok: false, refusal: 'NOT_FOUND' })
    })
  })

  describe('a change of details', () => {
    const patch = async (email: string, body: object) => {
      const { idToken: token } = await it.signIn(email)
      return it.call('PATCH', '/v1/player/address', { token, body })
    }
    const reviewsOf = (playerId: string) =>
      db().query<{ other_id: string; state: string; reasons: string[] }>(
        'select other_id, state, reasons from platform.identity_review where player_id = $1',
        [playerId],
      )
    /** Has the name of an excluded player, but another birth date and address: not a match so far. */
    const namesake = async (lastName: string) =>
      it.aPlayer({
        person: {
          ...{ ...SOMEONE, lastName, dateOfBirth: '1971-11-30' },
          ...{ street: 'Kauppatori 9', postalCode: '20100', phone: contactOf('', {}).mobilePhone },
        },
      })

    test('that makes a player similar to an excluded person holds the account, and is undone by a decision', async () => {
      const other = await excludedPlayer()
      const { playerId, email } = await namesake(other.lastName)
      expect((await patch(email, { city: 'Espoo' })).status).toBe(204)
      expect(await statusOf(playerId)).toBe('REGISTERED')
      const moved = await patch(email, { street: SOMEONE.street, postalCode: SOMEONE.postalCode })
      expect(moved.status).toBe(204)
      expect(await statusOf(playerId)).toBe('RESTRICTED')
      const { game, paid } = await tryEverything(email)
      expect([game, paid]).toEqual(['PLAYER_BLOCKED', 'FORBIDDEN'])
      await it.platform.idle()
      expect(await mails(email)).toContain('sign-up.held')
      expect(await reviewsOf(playerId)).toEqual([
        { other_id: other.playerId, state: 'OPEN', reasons: ['NAME_SAME', 'ADDRESS_SAME'] },
      ])

      const pair = { playerId, otherId: other.playerId }
      const decision = await it.platform.identities.decide(pair, 'OTHER', 'papers seen')
      expect(decision.ok).toBe(true)
      expect(await statusOf(playerId)).toBe('REGISTERED')
      // A decision is final: the same change does not hold the account a second time.
      await patch(email, { street: 'Kauppatori 9', postalCode: '20100' })
      await patch(email, { street: SOMEONE.street, postalCode: SOMEONE.postalCode })
      expect(await statusOf(playerId)).toBe('REGISTERED')
    })

    test('that increases no similarity holds no one', async () => {
      const other = await excludedPlayer()
      const { playerId, email } = await namesake(`${other.lastName}lainen`)
      await patch(email, { street: SOMEONE.street, postalCode: SOMEONE.postalCode })
      expect(await statusOf(playerId)).toBe('REGISTERED')
      expect(await reviewsOf(playerId)).toEqual([])
    })

    test('triggers a search when another account is excluded: only duplicates are held', async () => {
      const lastName = `Virt${letters()}anen`
      const one = (more: object = {}) =>
        it.aPlayer({
          person: { ...SOMEONE, lastName, phone: contactOf('', {}).mobilePhone, ...more },
        })
      const [first, second, third] = [
        await one(),
        await one(),
        await one({ lastName: 'Sundqvist' }),
      ]
      const { idToken } = await it.signIn(first.email)
      const body = { exclusionInMonths: 6, exclusionDelayInHours: 0 }
      const excluded = await it.call('PATCH', '/v1/player/exclusion', { token: idToken, body })
      expect(excluded.status).toBeLessThan(300)
      await it.platform.runJobs()
      expect(await statusOf(second.playerId)).toBe('RESTRICTED')
      expect(await reviewsOf(second.playerId)).toMatchObject([
        { other_id: first.playerId, state: 'OPEN' },
      ])
      const { game, paid } = await tryEverything(second.email)
      expect([game, paid]).toEqual(['PLAYER_BLOCKED', 'FORBIDDEN'])
      expect(await statusOf(third.playerId)).toBe('REGISTERED')
    })

    test('triggers a search when staff exclude an account, too', async () => {
      const lastName = `Virt${letters()}anen`
      const [first, second] = [
        await it.aPlayer({ person: { ...SOMEONE, lastName } }),
        await it.aPlayer({ person: { ...SOMEONE, lastName } }),
      ]
      await it.platform.players.update(first.playerId, { status: 'SELF_EXCLUDED' }, 'a call')
      await it.platform.runJobs()
      expect(await statusOf(second.playerId)).toBe('RESTRICTED')
      expect(await reviewsOf(second.playerId)).toMatchObject([{ other_id: first.playerId }])
    })

    test('reopens nothing that others have closed', async () => {
      const other = await excludedPlayer()
      const { playerId, email } = await namesake(other.lastName)
      await it.platform.players.changeStatus({ playerId, status: 'RESTRICTED' })
      await patch(email, { street: SOMEONE.street, postalCode: SOMEONE.postalCode })
      expect(await reviewsOf(playerId)).toEqual([])
      expect(await statusOf(playerId)).toBe('RESTRICTED')
    })
  })
})
