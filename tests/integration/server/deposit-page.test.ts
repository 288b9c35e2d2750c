import { beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN, openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import { A_PROFILE, anIdToken, aPlatform, aSession } from '#tests/fixtures/site-context.ts'

let site: SiteBuild
beforeAll(async () => {
  site = await openSiteBuild()
})

const PATH = '/fi-FI/deposit'
const ID = '0198a000-0000-4000-8000-00000000000a'
const SANDBOX = 'http://localhost:3100'
const CHECK = {
  status: 'SUCCESS',
  limitLeft: null,
  limitType: null,
  resetOn: null,
  daysLeftToVerifyDocuments: null,
  cashierUrl: null,
}
const CREATED = '2026-11-23T10:00:00.000Z'
const DEPOSIT = {
  referenceId: ID,
  status: 'WAITING_INPUT',
  method: 'TRUSTLY',
  amount: 20,
  currency: 'EUR',
  createdAt: CREATED,
  reason: null,
  next: { step: 'redirect', url: `${SANDBOX}/psp/pay/key` },
}
const METHOD = { min: 10, max: 5_000, processTime: 'instant', step: 'redirect', canSave: false }

type Answers = NonNullable<Parameters<typeof aPlatform>[0]>
const WALLET = '/v1/player/wallet'
const json = (body: unknown) => () => Response.json(body)
const refusing = (status: number, code: string) => () => Response.json({ code }, { status })
const ANSWERS: Answers = {
  [`POST ${WALLET}/deposit/request`]: json(CHECK),
  [`GET ${WALLET}/deposit_methods`]: json([{ ...METHOD, method: 'TRUSTLY' }]),
  [`GET ${WALLET}/recent_deposit_methods`]: json([]),
  [`GET ${WALLET}/instruments`]: json([]),
  [`GET ${WALLET}/pendingDeposit`]: json([]),
  [`POST ${WALLET}/deposit/submit`]: json(DEPOSIT),
  [`GET ${WALLET}/deposits/${ID}`]: json(DEPOSIT),
}
const checked = (check: object): Answers => ({
  [`POST ${WALLET}/deposit/request`]: json({ ...CHECK, ...check }),
})
const stands = (deposit: object): Answers => ({
  [`GET ${WALLET}/deposits/${ID}`]: json({ ...DEPOSIT, next: null, ...deposit }),
})

let counter = 0
/** The site caches players by their token: each visitor is a new player. */
async function aVisitor(answers: Answers = {}, cookies = '') {
  counter += 1
  const playerId = `player-of-deposits-${counter}`
  const { sessions, sid } = await aSession(playerId)
  const idToken = await anIdToken({ playerId, claims: { nonce: `deposits-${counter}` } })
  const platform = aPlatform({ ...ANSWERS, ...answers })
  const bodies: Record<string, unknown>[] = []
  const fetch = async (request: Request) => {
    if (request.url.endsWith('/deposit/submit')) bodies.push(await request.clone().json())
    return platform.fetch(request)
  }
  const cookie = `idToken=${idToken}; sid=${sid}${cookies && `; ${cookies}`}`
  const who = { asked: platform.asked, fetch, sessions, cookie }
  const send = (fields: Record<string, string>) =>
    visit(PATH, {
      method: 'POST',
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  /** `text`: the page itself, without the texts loaded for other pages. */
  const visit = async (path = PATH, init?: RequestInit) => {
    const answer = await site.visit(path, init ? { ...who, init } : who)
    const [, text = ''] = /<main.*?>(.*)<\/main>/s.exec(answer.text) ?? []
    return { ...answer, text }
  }
  return { visit, send, sessions, bodies }
}
const GAME = '/fi-FI/online-casino/play/relax/velvet'
const FORM = { intent: 'deposit', key: ID, amount: '20', way: 'TRUSTLY' }
const draftOf = (response: Response) =>
  response.headers.getSetCookie().find((it) => it.startsWith('depositDraft='))

describe('the form', () => {
  test('shows limits with each payment option, and no amount filled in', async () => {
    const { text } = await (await aVisitor()).visit()
    expect(text).toContain('data-state="allowed"')
    expect(text).toMatch(/10\.00.€–5,000\.00.€/)
    expect(text).toMatch(/<input(?=[^>]*id="deposit-amount")(?![^>]*value=)/)
    expect(text).not.toContain('deposit:')
  })

  test('starts with the last payment, and remembers where the player came from', async () => {
    const recent = [{ method: 'TRUSTLY', lastUsed: CREATED, lastAmount: 20 }]
    const who = await aVisitor({ [`GET ${WALLET}/recent_deposit_methods`]: json(recent) })
    const { text, response } = await who.visit(PATH, { headers: { referer: `${ORIGIN}${GAME}` } })
    expect(text).toMatch(/<input(?=[^>]*id="deposit-amount")(?=[^>]*value="20")/)
    const cookie = response.headers.getSetCookie().find((it) => it.startsWith('depositOrigin='))
    expect(cookie).toContain(`depositOrigin=${encodeURIComponent(GAME)}; Path=/; Max-Age=1800`)
    const paid = await aVisitor(stands({ status: 'SUCCESS' }), `${cookie?.split(';')[0]}`)
    expect((await paid.visit(`${PATH}?deposit=${ID}`)).text).toContain(`href="${GAME}"`)
    const open = await aVisitor(stands({ status: 'PENDING' }), `${cookie?.split(';')[0]}`)
    expect((await open.visit(`${PATH}?deposit=${ID}`)).text).not.toContain(`href="${GAME}"`)
  })

  test('shows what the player’s limit leaves and until when', async () => {
    const limit = { limitLeft: 40, limitType: 'W', resetOn: '2026-11-30T00:00:00.000Z' }
    const { text } = await (await aVisitor(checked(limit))).visit()
    expect(text).toMatch(/Omasta rajastasi on jäljellä 40\.00.€/)
    expect(text).toContain('Tämä on viikkorajasi.')
    expect(text).toContain('30.11.2026')
    expect(text).toContain('deposit-form')
  })

  test.each([
    ['SELF_LIMIT_REACHED', 'Olet saavuttanut oman talletusrajasi'],
    ['SELF_SPEND_LIMIT_REACHED', 'Olet saavuttanut oman kulutusrajasi'],
  ])('is hidden once the player’s limit is used up: %s', async (status, words) => {
    const limit = { limitLeft: 0, limitType: 'D', resetOn: '2026-11-24T00:00:00.000Z' }
    const { text } = await (await aVisitor(checked({ status, ...limit }))).visit()
    expect(text).toContain(words)
    expect(text).toContain('24.11.2026')
    expect(text).not.toContain('deposit-form')
  })

  test.each(['FAILURE', 'A_NEW_RESULT', 'FORBIDDEN', 'DOCUMENTS_REQUIRED'])(
    'is hidden after %s',
    async (status) => {
      const { text } = await (await aVisitor(checked({ status }))).visit()
      expect(text).not.toContain('deposit-form')
    },
  )

  test.each([[`POST ${WALLET}/deposit/request`], [`GET ${WALLET}/deposit_methods`]])(
    'is an error with a way to retry where nothing answers %s',
    async (call) => {
      const { text } = await (await aVisitor({ [call]: refusing(503, 'UNAVAILABLE') })).visit()
      expect(text).toContain('data-state="error"')
      expect(text).toContain('deposit-retry')
    },
  )

  test('is shown without optional data', async () => {
    const silent = refusing(503, 'UNAVAILABLE')
    const { text } = await (
      await aVisitor({
        [`GET ${WALLET}/recent_deposit_methods`]: silent,
        [`GET ${WALLET}/instruments`]: silent,
      })
    ).visit()
    expect(text).toContain('deposit-way-TRUSTLY')
  })

  test.each([
    ['GG', '/en-GG/deposit', { languageCode: 'en', currencyCode: 'GBP' }, true],
    [
      'GG',
      '/en-GG/deposit',
      { languageCode: 'en', currencyCode: 'GBP', firstDepositDate: CREATED },
      false,
    ],
    ['FI', PATH, {}, false],
  ])(
    'says in %s at %s with %o what will be required: %s',
    async (countryCode, path, own, isAnnounced) => {
      const profile = { ...A_PROFILE, ...own, countryCode, kycStatus: 'NOT_VERIFIED' }
      const visitor = await aVisitor({ 'GET /v1/player/profile': json(profile) })
      const { text } = await visitor.visit(path)
      expect(text).toContain('deposit-form')
      const [, needs] = /data-testid="deposit-needs">(.*?)<\/ul>/s.exec(text) ?? []
      expect(needs?.match(/<li>[^<]+<\/li>/g)?.length ?? 0).toBe(isAnnounced ? 3 : 0)
    },
  )

  test('requests documents with the days left, until postponed', async () => {
    const asked: string[] = []
    const wish: Answers = {
      [`POST ${WALLET}/deposit/request`]: (request) => {
        asked.push(new URL(request.url).search)
        const isLater = request.url.includes('later=true')
        const preferred = { status: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: 12 }
        return Response.json({ ...CHECK, ...(isLater ? {} : preferred) })
      },
    }
    const visitor = await aVisitor(wish)
    const first = await visitor.visit()
    expect(first.text).toContain('Päiviä jäljellä: 12.')
    expect((await visitor.visit(`${PATH}?later=1`)).text).not.toContain('Päiviä jäljellä')
    expect(asked).toEqual(['?later=false', '?later=true'])
  })
})

describe('a deposit', () => {
  test('redirects to the provider, and back to the page of this locale', async () => {
    const { send, bodies } = await aVisitor()
    const { response, location } = await send({ ...FORM, blackbox: 'found-out' })
    expect([response.status, location]).toEqual([303, DEPOSIT.next.url])
    expect(bodies).toMatchObject([
      {
        ...{ method: 'TRUSTLY', amount: 20, currency: 'EUR', language: 'fi', returnPath: PATH },
        blackbox: 'found-out',
      },
    ])
    expect(JSON.stringify(bodies)).not.toContain('number')
  })

  test('is the same when the same form is sent twice, and another when it was changed', async () => {
    const { send, bodies } = await aVisitor()
    await send(FORM)
    await send(FORM)
    await send({ ...FORM, amount: '21' })
    const [first, second, third] = bodies.map((it) => it.key)
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })

  test('never redirects anywhere but to the provider', async () => {
    for (const url of ['https://elsewhere.example/pay', 'javascript:alert(1)', `${ORIGIN}/x`]) {
      const submit = { ...DEPOSIT, next: { step: 'redirect', url } }
      const { send } = await aVisitor({ [`POST ${WALLET}/deposit/submit`]: json(submit) })
      const { location, context } = await send(FORM)
      expect(location, url).toBe(`${PATH}?deposit=${ID}`)
      expect(context.logged).toMatchObject([{ data: { event: 'payment_elsewhere' } }])
    }
  })

  test('by card continues in a frame of the provider, on our page', async () => {
    const framed = { ...DEPOSIT, next: { step: 'frame', url: `${SANDBOX}/psp/pay/key` } }
    const { send, visit } = await aVisitor({
      [`POST ${WALLET}/deposit/submit`]: json(framed),
      [`GET ${WALLET}/deposits/${ID}`]: json(framed),
    })
    const { location } = await send(FORM)
    expect(location).toBe(`${PATH}?deposit=${ID}`)
    expect((await visit(location ?? '')).text).toMatch(/<iframe[^>]*src="http:\/\/localhost:3100\//)
  })

  test.each([
    [{ status: 'SUCCESS' }, 'paid', 'saldollasi'],
    [{ status: 'PENDING' }, 'pending', 'matkalla'],
    [{ status: 'FAILED', reason: 'DECLINED' }, 'declined', 'hylättiin'],
    [{ status: 'FAILED', reason: 'EXPIRED' }, 'expired', 'Jos se vielä saapuu'],
    [{ status: 'FAILED', reason: 'PROVIDER_REFUSED' }, 'notTaken', 'toista maksutapaa'],
    [{ status: 'CANCELLED' }, 'cancelled', 'Maksu peruutettu'],
    [{ status: 'REVERTED', reason: 'AMOUNT_DIFFERS' }, 'givenBackAmount', 'palautetaan'],
    [{ status: 'REVERTED', reason: 'ACCOUNT_BLOCKED' }, 'givenBackAccount', 'palautetaan'],
    [{ status: 'REVERTED', reason: 'CHARGED_BACK' }, 'chargedBack', 'perittiin takaisin'],
    [{ status: 'WAITING_INPUT' }, 'asking', 'ei ole vielä vastannut'],
    [{ status: 'WAITING_INPUT', mayContinue: false, mayCancel: true }, 'held', 'Et voi jatkaa'],
  ])('is shown with its state: %o', async (deposit, status, words) => {
    const { text } = await (await aVisitor(stands(deposit))).visit(`${PATH}?deposit=${ID}`)
    expect(text).toContain(`data-told="${status}"`)
    expect(text).toContain(words)
  })

  test('that is unfinished is shown before the form, and continues at the provider', async () => {
    const open = { ...DEPOSIT, next: null, mayContinue: true, mayCancel: true }
    const left = { [`GET ${WALLET}/pendingDeposit`]: json([open]) }
    const onward = { [`POST ${WALLET}/deposits/${ID}/continue`]: json({ ...open, ...DEPOSIT }) }
    const { visit, send } = await aVisitor({ ...left, ...onward })
    const { text } = await visit()
    expect(text.indexOf('unfinished-continue')).toBeLessThan(text.indexOf('deposit-form'))
    expect(text).toContain('aria-label="Jatka maksua 20.00')
    expect(text).toContain('ei lasketa mukaan rajoihisi')
    const { response, location } = await send({ intent: 'continue', id: ID })
    expect([response.status, location]).toEqual([303, DEPOSIT.next.url])
    // One that is being processed counts towards limits.
    const paid = { ...open, status: 'PENDING', mayContinue: false, mayCancel: false }
    const pending = { [`GET ${WALLET}/pendingDeposit`]: json([paid]) }
    const processed = await (await aVisitor(pending)).visit()
    expect(processed.text).toContain('deposits-unfinished')
    expect(processed.text).not.toContain('ei lasketa mukaan rajoihisi')
  })

  test.each([
    [403, 'FORBIDDEN', 'Et voi tällä hetkellä tallettaa'],
    [403, 'error.gambling.limit.reached', 'ylittäisi oman rajasi'],
    [424, 'REGISTER_UNAVAILABLE', 'pelikieltorekisteriin'],
    [424, 'PROVIDER_UNAVAILABLE', 'ei vastaa'],
  ])(
    'is not continued after %d %s, and the player stays signed in',
    async (status, code, words) => {
      const refused = { [`POST ${WALLET}/deposits/${ID}/continue`]: refusing(status, code) }
      const { send, sessions } = await aVisitor(refused)
      const { text } = await send({ intent: 'continue', id: ID })
      expect(text).toContain(words)
      expect(sessions.all.size).toBe(1)
    },
  )

  test('that failed is retried with its amount only within the player’s limit', async () => {
    const failed = { ...DEPOSIT, status: 'FAILED', reason: 'DECLINED', next: null }
    const before = { [`GET ${WALLET}/deposits/${ID}`]: json(failed) }
    const limit = checked({ limitLeft: 19, limitType: 'D', resetOn: '2026-11-24T00:00:00.000Z' })
    const filled = (text: string) =>
      /<input(?=[^>]*id="deposit-amount")[^>]* value="(.*?)"/.exec(text)?.[1]
    const again = `${PATH}?again=${ID}`
    const { text } = await (await aVisitor(before)).visit(again)
    expect(filled(text)).toBe('20')
    const less = await (await aVisitor({ ...before, ...limit })).visit(again)
    expect(less.text).toContain('deposit-form')
    expect(filled(less.text)).toBe('')
  })

  test('is looked up again where the open ones cannot be read', async () => {
    const silent = { [`GET ${WALLET}/pendingDeposit`]: refusing(503, 'UNAVAILABLE') }
    const { text } = await (await aVisitor(silent)).visit()
    expect(text).toContain('unfinished-look')
    expect(text).toContain('deposit-form')
  })

  test('of another player is not shown', async () => {
    const other = { [`GET ${WALLET}/deposits/${ID}`]: refusing(404, 'NOT_FOUND') }
    const { text } = await (await aVisitor(other)).visit(`${PATH}?deposit=${ID}`)
    expect(text).toContain('Tätä talletusta ei löydy tililtäsi')
  })
})

describe('input is kept', () => {
  test.each([
    ['', 'Anna summa.'],
    ['0', 'Anna nollaa suurempi summa.'],
    ['-5', 'Anna nollaa suurempi summa.'],
    ['10.555', 'enintään kahdella desimaalilla'],
    ['1e18', 'Anna summa numeroina'],
    ['1000000000000000000', 'Anna enintään'],
    ['20 USD', 'Anna pelkkä luku'],
    ['ten', 'Anna summa numeroina'],
  ])('after the amount “%s”, which is not sent on', async (amount, words) => {
    const { send, bodies } = await aVisitor()
    const { response, text } = await send({ ...FORM, amount })
    expect(response.status).toBe(400)
    expect(text).toContain(words)
    expect(text).toMatch(/<input(?=[^>]*id="deposit-amount")(?=[^>]*aria-invalid="true")/)
    if (amount !== '') expect(text).toContain(`value="${amount}"`)
    expect(bodies).toEqual([])
  })

  test.each([
    [422, 'error.deposit.limit.too_low', 'Anna vähintään'],
    [422, 'error.deposit.limit.too_high', 'Anna enintään'],
    [403, 'error.gambling.limit.reached', 'Omasta rajastasi on nyt jäljellä'],
    [422, 'METHOD_UNAVAILABLE', 'Tämä maksutapa ei ole enää käytössä'],
    [403, 'FORBIDDEN', 'Et voi tällä hetkellä tallettaa'],
    [403, 'DOCUMENTS_REQUIRED', 'tarvitsemme ensin asiakirjasi'],
    [422, 'CURRENCY_MISMATCH', 'toinen valuutta'],
    [429, 'TOO_MANY_REQUESTS', 'Liian monta yritystä'],
    [503, 'UNAVAILABLE', 'sinua ei veloiteta kahdesti'],
  ])('after %d %s, and the player stays signed in', async (status, code, words) => {
    const refused = { [`POST ${WALLET}/deposit/submit`]: refusing(status, code) }
    const { send, sessions } = await aVisitor(refused)
    const { text } = await send({ ...FORM, amount: '20.50' })
    expect(text).toContain(words)
    expect(text).toContain('value="20.50"')
    expect(text).toContain(`value="${ID}"`)
    expect(sessions.all.size).toBe(1)
  })

  test('when the session ends in the middle: it is kept through the login', async () => {
    const ended = { [`POST ${WALLET}/deposit/submit`]: refusing(401, 'NO_SESSION') }
    const { response, location } = await (await aVisitor(ended)).send(FORM)
    expect(location).toBe(`/fi-FI/401?next=${encodeURIComponent(PATH)}`)
    const draft = draftOf(response)
    expect(draft).toMatch(/HttpOnly; SameSite=Lax/)
    const after = await aVisitor({}, draft?.split(';')[0])
    expect((await after.visit()).text).toContain('value="20"')
    expect(draftOf((await after.send(FORM)).response)).toContain('Max-Age=0')
  })

  test('and a broken draft is ignored', async () => {
    const { text } = await (await aVisitor({}, 'depositDraft=%7B%7D')).visit()
    expect(text).toContain('data-state="allowed"')
  })
})
