import { describe, expect, test } from 'vitest'
import {
  FILE_DOCUMENT_TYPES,
  type FileDocumentType,
  rejectionReasonsOf,
} from '#contracts/player-api/verification-words.ts'
import { TEST_VIRUS } from '#platform/verification/scanner.ts'
import { aPdf, aPicture, GPS_TEXT, zipBombPdf } from '#tests/fixtures/document-files.ts'
import type { File } from '#tests/fixtures/html-visitor/forms.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { demoSite, emailOf, PASSWORD } from './demo-site.ts'

const DEPOSIT = '/fi-FI/deposit'
const BANKING = '/fi-FI/my-account/banking'

/** The state that the withdrawals page shows to each, and its link; null where there is a form. */
const STATES = [
  ['kyc-edd-pending', 'VERIFYDOCUMENT_REQUIRED', 'verification?from=withdraw'],
  ['kyc-pending-expired', 'VERIFYDOCUMENT_REQUIRED', 'verification?from=withdraw'],
  ['withdraw-strict', 'VERIFYDOCUMENT_STRICT', 'verification?from=withdraw'],
  ['withdraw-loyal', 'VERIFYDOCUMENT_LOYAL', 'verification?from=withdraw'],
  ['kyc-pending', 'VERIFYDOCUMENT_UNDER_REVIEW', 'verification?from=withdraw'],
  ['kyc-restricted', 'RESTRICTED', 'contact'],
  ['kyc-suspended', 'SUSPENDED', 'contact'],
  ['nowithdrawal', 'ERROR', 'withdraw'],
  ['withdraw-little', 'ERROR', 'transactions'],
  ['withdraw-nowhere', 'ALLOWED', 'contact'],
  // Players who may only withdraw can do so.
  ['payout', 'ALLOWED', null],
  ['suspended', 'ALLOWED', null],
  ['withdraw-much', 'SELF_LIMIT_NOTIFY', null],
] as const
const NO_DEPOSITS = [
  ['nodeposit', 'error'],
  ['kyc-edd-pending', 'upload-documents'],
  ['kyc-edd-under-review', 'upload-documents'],
] as const
const DOCUMENTS = { plain: 'documents-plain', check: 'documents-check' }

const { calls, product, signedIn } = demoSite({
  players: [
    ...STATES.map(([who]) => who),
    ...NO_DEPOSITS.map(([who]) => who),
    ...Object.values(DOCUMENTS),
    'nobonuses',
    ...['withdraw-fails', 'withdraw-slow', 'withdraw-final'],
  ],
})

describe('the deposit', () => {
  for (const [name, state] of NO_DEPOSITS) {
    test(`has no form for ${name}: ${state}, and a next step`, async () => {
      const me = await signedIn(emailOf(name))
      await me.goto(DEPOSIT)
      expect(me.getByTestId('deposit-state')).toHaveAttribute('data-state', state)
      expect(me.getByTestId('deposit-form')).toHaveCount(0)
      expect(me.getByTestId('deposit-way-on')).toBeVisible()
    })
  }

  test('works by forms and links, and a slow payment says so', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto('/fi-FI')
    expect(me.getByTestId('deposit-open-phone')).toHaveAttribute('href', DEPOSIT)
    await me.getByTestId('deposit-open').first().click()
    expect(me.path()).toBe(DEPOSIT)
    const ask = async (amount: string) => {
      me.getByTestId('deposit-amount').fill(amount)
      me.getByTestId('deposit-way-TRUSTLY').check()
      await me.getByTestId('deposit-submit').click()
    }
    await ask('5')
    expect(me.getByTestId('deposit-amount-error')).toBeVisible()
    expect(me.getByTestId('deposit-amount')).toHaveValue('5')
    await ask('12')
    me.locator('input[value="pending"]').check()
    await me.locator('button[value=pay]').click()
    const shownStatus = async () => {
      const look = me.getByTestId('deposit-look')
      await (look.count() > 0 ? look.click() : me.reload())
      return me.getByTestId('deposit-status').attributes('data-told')[0]
    }
    await expect.poll(shownStatus, { timeout: 60_000 }).toBe('pending')
  })

  test('continues after the login with its input, also in a collapsed method, when the session has ended', async () => {
    const { email } = await calls().newPlayer({ euros: 20 })
    const me = await signedIn(email)
    await me.goto(DEPOSIT)
    expect(me.getByTestId('deposit-way-TRUSTLY')).toBeChecked()
    expect(me.getByTestId('deposit-way-SKRILL')).not.toBeVisible()
    await me.getByTestId('deposit-other-ways').click()
    for (const name of ['sid', 'idToken']) me.jar.clear(name)
    me.getByTestId('deposit-amount').fill('33')
    me.getByTestId('deposit-way-SKRILL').check()
    await me.getByTestId('deposit-submit').click()
    await me.getByTestId('login-open').first().click()
    me.getByTestId('login-email').fill(email)
    me.getByTestId('login-password').fill(PASSWORD)
    await me.getByTestId('login-submit').click()
    expect(me.url().pathname).toBe(DEPOSIT)
    expect(me.getByTestId('deposit-amount')).toHaveValue('33')
    expect(me.getByTestId('deposit-way-SKRILL')).toBeChecked()
    expect(me.getByTestId('deposit-way-SKRILL')).toBeVisible()
  })

  test('redirects payout-only players', async () => {
    const me = await signedIn(emailOf('payout'))
    await me.goto(DEPOSIT)
    expect(me.url().pathname).toBe('/fi-FI/my-account/account')
    expect(me.getByTestId('deposit-open')).toHaveCount(0)
    expect(me.getByTestId('deposit-open-phone')).toHaveCount(0)
  })
})

describe('the banking page', () => {
  test('is the withdrawal for payout-only players, at the same address', async () => {
    const { playerId, email } = await calls().newPlayer({ euros: 60 })
    await calls().change(playerId, { payout: false })
    const me = await signedIn(email)
    await me.goto(BANKING)
    expect(me.path()).toBe(BANKING)
    expect(me.getByTestId('withdraw-figures')).toBeVisible()
    expect(me.getByTestId('deposit-form')).toHaveCount(0)
    expect(me.getByRole('link', { name: 'Talletus' })).toHaveCount(0)
  })

  test('shows a pending withdrawal beside the balances', async () => {
    const { email } = await calls().newPlayer({ euros: 60 })
    const me = await signedIn(email)
    await me.goto(BANKING)
    expect(me.getByTestId('banking-pending')).toHaveCount(0)
    await me.goto(`${BANKING}/withdraw`)
    me.getByTestId('withdraw-amount').fill('20')
    await me.getByTestId('withdraw-submit').click()
    expect(me.getByTestId('withdrawal')).toHaveCount(1)
    await me.goto(BANKING)
    const pending = me.getByTestId('banking-pending').getByRole('listitem')
    expect(pending).toContainText('20.00 €')
  })
})

describe('the withdrawal', () => {
  const pathOf = (segment: string) => `/${segment}/my-account/banking/withdraw`
  const sandbox = () => product().sandbox
  async function open(email: string, segment = 'fi-FI') {
    const me = await signedIn(email, segment)
    await me.goto(pathOf(segment))
    return me
  }
  const cashOf = (me: HtmlVisitor) =>
    Number(
      me
        .getByTestId('withdraw-figures')
        .locator('dd')
        .first()
        .text()
        .replace(/[^\d.]/g, ''),
    )
  const stateOf = (me: HtmlVisitor) => me.getByTestId('withdraw-state')
  const newest = (me: HtmlVisitor) => me.getByTestId('withdrawal').first()
  async function take(me: HtmlVisitor, amount: string): Promise<string> {
    me.getByTestId('withdraw-amount').fill(amount)
    await me.getByTestId('withdraw-submit').click()
    return newest(me).attribute('data-id') ?? ''
  }
  /**
   * The provider takes a moment, so this polls. A page reads balance and withdrawals in parallel: only the page loaded
   * after that has the balance that belongs to the state.
   */
  const becomes = async (me: HtmlVisitor, state: string) => {
    const read = async () => {
      await me.reload()
      return newest(me).attribute('data-state')
    }
    await expect.poll(read, { timeout: 60_000 }).toBe(state)
    await me.reload()
  }
  /** Sets a payout's outcome at the provider, as QA does; it is refused until the payout has reached the bank. */
  const decidePayout = (me: HtmlVisitor, id: string, to: 'PAID' | 'FAILED') =>
    expect
      .poll(
        async () => {
          const { text } = await me.ask(`${sandbox()}/console/payments`)
          const row = text.split('<tr').find((it) => it.includes(id)) ?? ''
          const [, action = ''] = /action="([^"]+)"/.exec(row) ?? []
          const answer = await me.ask(`${sandbox()}${action}`, {
            ...{ method: 'POST', headers: { origin: sandbox() }, form: { to } },
          })
          return answer.headers.get('location')
        },
        { timeout: 60_000 },
      )
      .toContain('said=decided')

  test('of an invalid amount is refused with the reason, and no money moves', async () => {
    const me = await open(emailOf('withdraw-much'))
    const before = cashOf(me)
    for (const [typed, message] of [
      ['', 'Anna summa.'],
      ['0', 'Anna summa väliltä 20.00'],
      ['30.555', 'Enintään kaksi desimaalia'],
      ['-30', 'Anna summa väliltä'],
      ['1e18', 'pelkin numeroin'],
      ['19.99', 'Anna summa väliltä 20.00'],
      ['$30', 'valuuttana EUR'],
      ['10001', 'Anna summa väliltä 20.00'],
      ['kolmekymmentä', 'pelkin numeroin'],
    ] as const) {
      me.getByTestId('withdraw-amount').fill(typed)
      await me.getByTestId('withdraw-submit').click()
      expect(me.locator('#withdraw-amount-error'), typed).toContainText(message)
      expect(me.getByTestId('withdraw-amount')).toHaveValue(typed)
    }
    expect(cashOf(me)).toBe(before)
  })

  test('that fails is back in the wallet, once, and says so', async () => {
    const me = await open(emailOf('withdraw-fails'), 'de-DE')
    const before = cashOf(me)
    await take(me, '40')
    await becomes(me, 'FAILED')
    expect(newest(me).getByTestId('withdrawal-told')).toContainText('wieder in Ihrem Guthaben')
    expect(cashOf(me)).toBe(before)
  })

  test('that the provider keeps says so; one returned by the bank is in the wallet again', async () => {
    const me = await open(emailOf('withdraw-slow'), 'de-DE')
    const before = cashOf(me)
    const id = await take(me, '20')
    await becomes(me, 'PROCESSING')
    expect(newest(me).getByTestId('withdrawal-told')).toContainText(
      'Der Zahlungsdienst bearbeitet sie.',
    )
    expect(newest(me).getByTestId('withdrawal-cancel')).toHaveCount(0)
    expect(cashOf(me)).toBe(before - 20)
    await decidePayout(me, id, 'PAID')
    await becomes(me, 'PAID')
    await decidePayout(me, id, 'FAILED')
    await becomes(me, 'RETURNED')
    expect(newest(me).getByTestId('withdrawal-told')).toContainText('wieder in Ihrem Guthaben')
    expect(cashOf(me)).toBe(before)
  })

  test('of the full daily limit: the page says until when, and shows no form', async () => {
    // Of anyone else a rule would request documents for so much, in and out.
    const { email } = await calls().newPlayer({ euros: 10_000, kycStatus: 'NOT_REQUIRED' })
    const me = await open(email)
    await take(me, '10000')
    expect(stateOf(me)).toHaveAttribute('data-state', 'WITHDRAWAL_LIMIT_REACHED')
    expect(me.getByTestId('withdraw-form')).toHaveCount(0)
    expect(stateOf(me)).toContainText('10')
    expect(stateOf(me).getByRole('link').first()).toHaveAttribute(
      'href',
      '/fi-FI/my-account/banking/transactions',
    )
    // Cancelled withdrawals no longer count.
    await newest(me).getByTestId('withdrawal-cancel').click()
    expect(stateOf(me)).toHaveAttribute('data-state', 'ALLOWED')
  })

  test('is cancelled three times in a day; the fourth cannot be cancelled, and continues', async () => {
    const { email } = await calls().newPlayer({ euros: 100 })
    const me = await open(email)
    for (let n = 0; n < 3; n += 1) {
      await take(me, '20')
      await newest(me).getByTestId('withdrawal-cancel').click()
      expect(newest(me)).toHaveAttribute('data-state', 'CANCELLED')
    }
    await take(me, '20')
    expect(newest(me)).toHaveAttribute('data-state', 'REQUESTED')
    expect(newest(me).getByTestId('withdrawal-cancel')).toHaveCount(0)
    expect(cashOf(me)).toBe(80)
  })

  test('has no button where it may not be cancelled, and the call is refused', async () => {
    const me = await open(emailOf('withdraw-final'), 'en-GG')
    const id = await take(me, '20')
    expect(newest(me)).toHaveAttribute('data-state', 'REQUESTED')
    expect(newest(me).getByTestId('withdrawal-cancel')).toHaveCount(0)
    const answer = await me.ask(pathOf('en-GG'), {
      ...{ method: 'POST', headers: { origin: product().origin } },
      form: { intent: 'cancel', id, amount: '20' },
    })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('cannot be cancelled in your country')
  })
})

describe('a payment that does not complete', () => {
  const HISTORY = `${BANKING}/transactions`

  async function begin(me: HtmlVisitor, amount: string) {
    await me.goto(DEPOSIT)
    me.getByTestId('deposit-amount').fill(amount)
    me.getByTestId('deposit-way-TRUSTLY').check()
    await me.getByTestId('deposit-submit').click()
    expect(me.url().href).toContain(`${product().sandbox}/psp/pay/`)
  }
  async function payAs(me: HtmlVisitor, name: string) {
    me.locator(`input[value="${name}"]`).check()
    await me.locator('button[value=pay]').click()
  }
  /** The provider sends its notice without a request, after a moment. */
  async function until(me: HtmlVisitor, path: string, isThere: () => boolean) {
    const look = async () => {
      await me.goto(path)
      return isThere()
    }
    await expect.poll(look, { timeout: 60_000 }).toBe(true)
  }

  test('abandoned and found again, it is continued and completed', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await begin(me, '20')
    const page = me.url().href

    await me.goto(HISTORY)
    const row = me.getByTestId('transaction')
    expect(row).toHaveCount(1)
    expect(row).toContainText('Vaatii toimia')
    expect(row).toContainText('Odotamme maksuasi')
    expect(row).not.toContainText('+20.00')
    await row.getByRole('link').click()
    expect(me.getByTestId('deposit-status')).toHaveAttribute('data-told', 'waiting')

    await me.goto(BANKING)
    const open = me.getByTestId('deposit-unfinished')
    expect(open).toHaveAttribute('data-told', 'waiting')
    expect(open).toContainText('20.00')
    expect(open).toContainText('Trustly')
    await me.getByTestId('unfinished-continue').getByRole('button').click()
    expect(me.url().href).toBe(page)
    await payAs(me, 'approve')
    await until(me, BANKING, () => me.getByTestId('deposit-unfinished').count() === 0)
    await me.goto(HISTORY)
    expect(me.getByTestId('transaction')).toHaveCount(1)
    expect(me.getByTestId('transaction')).toContainText('+20.00')
    expect(me.getByTestId('transaction-note')).toHaveCount(0)
  })

  test('declined, it says why and is retried with the same choice; then cancelled', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await begin(me, '25,50')
    await payAs(me, 'decline')
    const open = me.getByTestId('deposit-unfinished')
    await until(me, BANKING, () => open.attribute('data-told') === 'declined')
    expect(open).toContainText('Maksu hylättiin')
    expect(open).toContainText('Pankkisi tai lompakkosi hylkäsi maksun')
    await me.goto(`${HISTORY}?hours=all&status=FAILED`)
    expect(me.getByTestId('transaction-note')).toContainText('Maksu hylättiin')

    await me.goto(DEPOSIT)
    await me.getByTestId('unfinished-again').click()
    expect(me.getByTestId('deposit-unfinished')).toHaveCount(0)
    expect(me.getByTestId('deposit-amount')).toHaveAttribute('value', '25.5')
    expect(me.getByTestId('deposit-way-TRUSTLY')).toBeChecked()
    await me.getByTestId('deposit-submit').click()
    await me.goto(DEPOSIT)
    // The earlier attempt is done with: the player has tried again.
    expect(open).toHaveCount(1)
    expect(open).toHaveAttribute('data-told', 'waiting')
    await me.getByTestId('unfinished-cancel').getByRole('button').click()
    expect(me.getByTestId('deposit-status')).toHaveAttribute('data-told', 'cancelled')
    await me.goto(DEPOSIT)
    expect(me.getByTestId('deposit-unfinished')).toHaveCount(0)
  })

  test('of a player who is now payout-only, it can be cancelled but not continued', async () => {
    const { playerId, email } = await calls().newPlayer()
    const me = await signedIn(email)
    await begin(me, '20')
    await calls().change(playerId, { payout: false })
    await me.goto(BANKING)
    const open = me.getByTestId('deposit-unfinished')
    expect(open).toHaveAttribute('data-told', 'held')
    expect(me.getByTestId('unfinished-continue')).toHaveCount(0)
    await me.goto(HISTORY)
    expect(me.getByTestId('transaction-note').getByRole('link')).toHaveCount(0)
    await me.goto(BANKING)
    await me.getByTestId('unfinished-cancel').getByRole('button').click()
    expect(me.path()).toBe(BANKING)
    expect(open).toHaveCount(0)
  })
})

test.each(STATES)(
  'the withdrawal shows %s its cause, %s, and a next step',
  async (who, state, way) => {
    const me = await signedIn(emailOf(who))
    await me.goto(`${BANKING}/withdraw`)
    const shown = me.getByTestId('withdraw-state')
    expect(shown).toHaveAttribute('data-state', state)
    expect(me.getByTestId('withdraw-form')).toHaveCount(way === null ? 1 : 0)
    if (way === null) return
    const href = shown.getByRole('link').first().attribute('href')
    expect(href?.split('/').at(-1)).toBe(way)
  },
)

describe('bonuses', () => {
  const REWARDS = '/fi-FI/my-account/rewards'
  const CODE = '/fi-FI/my-account/bonus-code'

  test('one comes with a deposit, and is forfeited: the page first shows what is lost', async () => {
    const { email } = await calls().newPlayer({ euros: 50 })
    const me = await signedIn(email)
    await me.goto(DEPOSIT)
    me.getByTestId('deposit-bonus-harbour-match').check()
    me.getByTestId('deposit-amount').fill('20')
    me.getByTestId('deposit-way-TRUSTLY').check()
    await me.getByTestId('deposit-submit').click()
    expect(me.url().href).toContain(`${product().sandbox}/psp/pay/`)
    me.locator('input[value="approve"]').check()
    await me.locator('button[value=pay]').click()
    const shownStatus = async () => {
      await me.reload()
      const bonus = me.getByTestId('deposit-bonus')
      return bonus.count() === 1 ? bonus.attribute('data-told') : null
    }
    await expect.poll(shownStatus, { timeout: 60_000 }).toBe('granted')

    await me.goto(REWARDS)
    expect(me.getByTestId('reward-to-casino')).toHaveAttribute('href', '/fi-FI/online-casino')
    await me.getByTestId('reward-forfeit').click()
    expect(me.getByTestId('reward-forfeit-confirm')).toContainText('10.00')
    await me.getByTestId('reward-forfeit-yes').click()
    expect(me.path()).toMatch(/done=forfeited/)
    expect(me.getByTestId('rewards-active').getByTestId('reward')).toHaveCount(0)
    await me.goto(CODE)
    for (const here of ['rewards', 'bonus-code']) {
      const link = me.locator(`nav a[href$="/my-account/${here}"][aria-current=page]`)
      expect(link, here).toHaveCount(1)
    }
  })

  test('a free bet shows its terms, leads to the sportsbook, and is forfeited', async () => {
    const { email } = await calls().newPlayer({ euros: 50 })
    const me = await signedIn(email)
    await me.goto(REWARDS)
    const eligible = () =>
      me
        .getByTestId('rewards-sportsbook-eligible')
        .locator('[data-testid=reward][data-campaign="north-stand"]')
    const offer = eligible()
    expect(offer).toHaveCount(1)
    for (const term of ['5.00', '1.50', '60', '24']) {
      expect(offer.getByTestId('truth-card')).toContainText(term)
    }
    await offer.getByTestId('reward-claim').click()
    expect(me.path()).toBe('/fi-FI/sportsbook')
    for (const page of [REWARDS, `${REWARDS}/active`]) {
      await me.goto(page)
      expect(me.getByTestId('rewards-sportsbook-active').getByTestId('reward')).toHaveCount(1)
      expect(eligible()).toHaveCount(0)
      expect(me.getByTestId('reward-to-sportsbook')).toHaveCount(1)
    }
    await me.getByTestId('reward-forfeit').click()
    expect(me.getByTestId('reward-forfeit-confirm')).toContainText('5.00')
    await me.getByTestId('reward-forfeit-yes').click()
    expect(me.path()).toMatch(/done=forfeited/)
    expect(me.getByTestId('rewards-sportsbook-active')).toHaveCount(0)
  })

  test('a code says why it is refused', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(CODE)
    for (const typed of ['', 'ab', 'NO-SUCH-CODE', 'OLD-TOWN']) {
      me.getByTestId('bonus-code-code').fill(typed)
      await me.getByTestId('bonus-code-submit').click()
      expect(me.locator('#bonus-code-code'), typed).toHaveAttribute('aria-invalid', 'true')
      expect(me.getByTestId('bonus-code-found')).toHaveCount(0)
    }
  })

  test('one that a withdrawal ends is named first, and kept when the player declines', async () => {
    const { email } = await calls().newPlayer({ euros: 50 })
    const me = await signedIn(email)
    const active = me.getByTestId('rewards-active').getByTestId('reward')
    await me.goto(REWARDS)
    const gift = me.locator('[data-testid=reward][data-campaign="lantern-gift"]')
    await gift.getByTestId('reward-claim').click()
    expect(active).toHaveCount(1)
    const take = async () => {
      await me.goto(`${BANKING}/withdraw`)
      me.getByTestId('withdraw-amount').fill('30')
      await me.getByTestId('withdraw-submit').click()
    }
    await take()
    expect(me.getByTestId('withdraw-losing')).toContainText('5.00')
    await me.getByTestId('withdraw-losing-no').click()
    expect(me.getByTestId('withdraw-losing')).toHaveCount(0)
    expect(me.getByTestId('withdrawal')).toHaveCount(0)
    await take()
    await me.getByTestId('withdraw-losing-yes').click()
    expect(me.getByTestId('withdrawal')).toHaveCount(1)
    await me.goto(REWARDS)
    expect(active).toHaveCount(0)
  })

  test('players who may have none are offered none', async () => {
    const me = await signedIn(emailOf('nobonuses'))
    for (const path of [REWARDS, `${REWARDS}/active`, CODE]) {
      await me.goto(path)
      expect(me.path()).toBe('/fi-FI/my-account/account')
    }
    expect(me.locator('nav a[href$="/my-account/rewards"]')).toHaveCount(0)
    await me.goto(DEPOSIT)
    expect(me.getByTestId('deposit-form')).toBeVisible()
    expect(me.getByTestId('deposit-bonuses')).toHaveCount(0)
  })
})

describe('documents', () => {
  const PAGE = '/en-FI/my-account/account/verification'
  /** The tab of each type, and the kind that its form requires. */
  const TABS: Record<FileDocumentType, { tab: string; kind?: string }> = {
    PROOF_OF_ID: { tab: 'id' },
    PROOF_OF_ADDRESS: { tab: 'address', kind: 'TAX_LETTER' },
    PROOF_OF_PAYMENT: { tab: 'payment' },
    SOURCE_OF_WEALTH: { tab: 'wealth', kind: 'SAVINGS' },
    OTHER: { tab: 'other' },
  }
  type Held = { id: string; documentType: string; status: string; files: { id: string }[] }

  /** The document reviewer, through calls of the sandbox. */
  function reviewerOf(playerId: string) {
    const held = async (documentType: string) => {
      const { documents } = await calls().get(`/players/${playerId}/documents`)
      return (documents as Held[]).find((it) => it.documentType === documentType)
    }
    const decide = (id: string, data: object) => calls().put(`/documents/${id}/decision`, data)
    return {
      held,
      decide,
      /** Requests a document, whatever existed before. Returns its id. */
      async request(documentType: string): Promise<string> {
        const left = await held(documentType)
        if (left?.status === 'UNDER_REVIEW') await decide(left.id, { verdict: 'EXPIRE' })
        await calls().put(`/players/${playerId}/documents`, { documentType })
        const asked = await held(documentType)
        expect(asked?.status).toBe('REQUESTED')
        return asked?.id ?? ''
      },
    }
  }

  /** Through the form on the page of its type. */
  async function send(me: HtmlVisitor, type: FileDocumentType, file: Omit<File, 'mimeType'>) {
    const { tab, kind } = TABS[type]
    await me.goto(`${PAGE}?tab=${tab}`)
    const form = me.getByTestId(`verification-upload-${tab}`)
    form.getByTestId('verification-file').setInputFiles([{ ...file, mimeType: 'image/jpeg' }])
    if (kind) form.getByTestId('verification-kind').selectOption(kind)
    await form.getByTestId('verification-send').click()
  }

  test('a rejection shows its reason in words, and a next step', async () => {
    const reviewer = reviewerOf(await calls().playerIdOf(emailOf(DOCUMENTS.plain)))
    const me = await signedIn(emailOf(DOCUMENTS.plain), 'en-FI')
    for (const type of FILE_DOCUMENT_TYPES) {
      const documentId = await reviewer.request(type)
      const reasons = sample('reasons of a rejection', rejectionReasonsOf(type), {
        count: 1,
        idOf: (reason) => `${type} ${reason}`,
      })
      for (const reason of reasons) {
        await send(me, type, { name: 'page.jpg', buffer: await aPicture() })
        expect(me.getByTestId('verification-status')).toHaveAttribute('data-status', 'UNDER_REVIEW')
        await reviewer.decide(documentId, { verdict: 'REJECT', reason })
        await me.goto(`${PAGE}?tab=${TABS[type].tab}`)
        expect(me.html()).toContain(`data-reason="${reason}"`)
        // A key without a text would appear itself.
        expect(me.html()).not.toMatch(/>(?:reasons|next)\.[A-Z_]+</)
      }
    }
  })

  test('are requested by rule with the reason, and block a withdrawal until accepted (KYC-14)', async () => {
    const { playerId, email } = await calls().newPlayer({ euros: 60 })
    const reviewer = reviewerOf(playerId)
    const me = await signedIn(email, 'en-FI')
    const withdrawal = async () => {
      await me.goto('/en-FI/my-account/banking/withdraw')
      return me.getByTestId('withdraw-state')
    }
    expect(await withdrawal()).toHaveAttribute('data-state', 'ALLOWED')
    await me.goto('/en-FI/my-account/account')
    me.getByTestId('account-address-city').fill('Turku')
    await me.getByTestId('account-address-submit').press('Enter')
    await expect
      .poll(async () => (await reviewer.held('PROOF_OF_ADDRESS'))?.status, { timeout: 20_000 })
      .toBe('REQUESTED')
    const reason = 'We ask because your address has changed.'
    await me.goto(PAGE)
    expect(me.getByTestId('verification-kind-address')).toContainText(reason)
    expect(me.getByTestId('verification-kind-id')).not.toContainText('We ask')
    expect(await withdrawal()).toHaveAttribute('data-state', 'VERIFYDOCUMENT_REQUIRED')
    await me.goto(`${PAGE}?tab=address&from=withdraw`)
    expect(me.getByTestId('verification-because')).toContainText(reason)
    await send(me, 'PROOF_OF_ADDRESS', { name: 'letter.jpg', buffer: await aPicture() })
    expect(me.getByTestId('verification-because')).toHaveCount(0)
    const sent = await reviewer.held('PROOF_OF_ADDRESS')
    await reviewer.decide(sent?.id ?? '', { verdict: 'ACCEPT' })
    expect(await withdrawal()).toHaveAttribute('data-state', 'ALLOWED')
  })

  test('a forbidden file is refused with its reason, and only the image itself is stored', async () => {
    const reviewer = reviewerOf(await calls().playerIdOf(emailOf(DOCUMENTS.check)))
    const me = await signedIn(emailOf(DOCUMENTS.check), 'en-FI')
    await reviewer.request('OTHER')
    const files = async () => (await reviewer.held('OTHER'))?.files.map((it) => it.id) ?? []
    const before = await files()
    const refused: [name: string, content: Buffer, words: RegExp][] = [
      [
        'passport.jpg',
        Buffer.from('MZ a program'),
        /passport\.jpg: This file is not a JPEG, PNG or PDF/,
      ],
      [
        'large.jpg',
        Buffer.alloc(50 * 1024 * 1024, 1),
        /large\.jpg: This file is larger than 10 MB/,
      ],
      [
        'bomb.pdf',
        zipBombPdf('x'.repeat(1_000), { times: 20_000, objects: true }),
        /bomb\.pdf: .*unpacked/,
      ],
      ['script.pdf', aPdf('/OpenAction << /S /JavaScript >>'), /script\.pdf: .*scripts/],
      ['virus.jpg', Buffer.from(TEST_VIRUS), /Our virus scanner stopped this file/],
      ['../../etc/passwd', Buffer.from('root:x'), /(?<!\/)passwd: This file is not a JPEG/],
      ['cut.jpg', (await aPicture()).subarray(0, 200), /cut\.jpg: This file is damaged/],
    ]
    for (const [name, buffer, words] of refused) {
      await send(me, 'OTHER', { name, buffer })
      expect(me.status(), name).toBeGreaterThanOrEqual(400)
      // React renders an empty comment between two texts.
      expect(me.html().replaceAll('<!-- -->', ''), name).toMatch(words)
    }
    // Larger than the body limit: the form redirects back to its page, which shows the error.
    await send(me, 'OTHER', { name: 'all.jpg', buffer: Buffer.alloc(53 * 1024 * 1024) })
    expect(me.status()).toBe(200)
    expect(me.getByText('Too much at once: send at most 5 files')).toBeVisible()
    expect(await files()).toEqual(before)
    const buffer = await aPicture('jpeg', { gps: true })
    expect(buffer.includes(GPS_TEXT)).toBe(true)
    await send(me, 'OTHER', { name: '../kitchen.jpg', buffer })
    expect(me.getByTestId('verification-status')).toHaveAttribute('data-status', 'UNDER_REVIEW')
    const [file] = (await files()).filter((it) => !before.includes(it))
    const answer = await fetch(`${product().sandbox}/console/documents/files/${file}`)
    const kept = Buffer.from(await answer.arrayBuffer())
    expect([kept.subarray(0, 3).toString('hex'), kept.includes(GPS_TEXT)]).toEqual([
      ...['ffd8ff', false],
    ])
  })
})
