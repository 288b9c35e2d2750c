import { isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { BookBet } from '#contracts/sportsbook/book-api.ts'
import { askForSale, isSessionEnded } from './book-calls.ts'
import { priceOfSale, type Sale } from './cash-out.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { type Page, takesBets, type WordKey } from './page.ts'
import { textOfStake } from './stake.ts'

/** What a running bet can be sold for, with what it is worth and what that costs beside it. */
export function cashOutView(page: Page, bet: BookBet): View[] {
  const { t, texts, sale } = page
  const sold = bet.cashOuts.map((it) =>
    h(
      'p',
      { key: it.id, class: 'small' },
      t('cashOut.soldPart', {
        ...{ stake: texts.amount(it.stakeMinor), amount: texts.amount(it.payoutMinor) },
      }),
    ),
  )
  if (!isRunning(bet.state)) return sold
  if (sale?.betId === bet.id) return [...sold, saleView(page, bet, sale)]
  if (!bet.cashOut) {
    const why = t(whyNot(bet))
    return [...sold, h('p', { key: 'none', class: 'small' }, why)]
  }
  const { stakeMinor, payoutMinor } = bet.cashOut
  const look = () => {
    page.sale = {
      ...{ betId: bet.id, id: crypto.randomUUID(), text: textOfStake(stakeMinor) },
      ...{ state: 'LOOKED_AT', asked: null, refusal: null },
    }
    page.render()
  }
  return [
    ...sold,
    h(
      'button',
      { key: 'offer', type: 'button', class: 'plain', onclick: look },
      t('cashOut.offer', { amount: texts.amount(payoutMinor) }),
    ),
  ]
}

const whyNot = ({ isFreeBet, bonusStakeMinor }: BookBet): WordKey => {
  if (isFreeBet) return 'freeBet.notSold'
  return bonusStakeMinor > 0 ? 'cashOut.BONUS' : 'cashOut.none'
}

function saleView(page: Page, bet: BookBet, sale: Sale): ViewElement {
  const { t, texts } = page
  const price = priceOfSale(bet, sale.text)
  const isDone = sale.state === 'LOOKED_AT'
  return h(
    'div',
    { key: 'sale', class: 'stake' },
    h(
      'label',
      {},
      h('span', {}, `${t('cashOut.part')} (${bet.currency})`),
      h('input', {
        ...{ type: 'text', inputmode: 'decimal', autocomplete: 'off', maxlength: '16' },
        ...{ value: sale.text, readonly: !isDone },
        oninput: (event) => {
          sale.text = (event.currentTarget as HTMLInputElement).value
          page.render()
        },
      }),
    ),
    h('div', { role: 'status' }, noteOf(page, bet, sale)),
    price && isDone
      ? h(
          'p',
          { key: 'worth', class: 'small' },
          t('cashOut.worth', {
            ...{ fair: texts.amount(price.fairMinor), cost: texts.amount(price.costMinor) },
          }),
          ' ',
          t('cashOut.gives', {
            ...{ amount: texts.amount(price.payoutMinor) },
            payout: texts.amount(price.forgoneMinor),
          }),
        )
      : '',
    h(
      'div',
      { key: 'answers', class: 'named' },
      price &&
        isDone &&
        h(
          'button',
          {
            ...{ key: 'sell', type: 'button', class: 'plain', onclick: () => void sell(page, bet) },
            'aria-disabled': takesBets(page) ? null : 'true',
          },
          t('cashOut.sell', { amount: texts.amount(price.payoutMinor) }),
        ),
      sale.state === 'LOST' &&
        h(
          'button',
          { key: 'ask', type: 'button', class: 'plain', onclick: () => void sell(page, bet) },
          t('askAgain'),
        ),
      isDone &&
        h(
          'button',
          { key: 'keep', type: 'button', class: 'plain', onclick: () => leave(page) },
          t('cashOut.keep'),
        ),
    ),
  )
}

function leave(page: Page): void {
  page.sale = null
  page.render()
}

function noteOf({ t, texts }: Page, bet: BookBet, sale: Sale): View[] {
  const note = (text: string) => [h('p', { class: 'warning' }, text)]
  const max = texts.amount(bet.cashOut?.stakeMinor ?? 0)
  if (sale.state === 'SENT') return note(t('cashOut.sending'))
  if (sale.state === 'LOST') return note(t('cashOut.LOST'))
  if (!bet.cashOut) return note(t(`cashOut.${sale.refusal ?? 'none'}`, { amount: '–', max }))
  const price = priceOfSale(bet, sale.text)
  if (!price) return note(t('cashOut.STAKE_OUT_OF_RANGE', { max }))
  if (!sale.refusal) return []
  return note(t(`cashOut.${sale.refusal}`, { amount: texts.amount(price.payoutMinor), max }))
}

/** Sells the part at the price that is shown, or asks again for a sale whose answer was lost. */
async function sell(page: Page, bet: BookBet): Promise<void> {
  const { sale, session } = page
  if (!sale || !session || sale.state === 'SENT') return
  if (!sale.asked) {
    const price = priceOfSale(bet, sale.text)
    if (!price || !takesBets(page)) return page.announce(page.t('suspended'))
    const { stakeMinor, payoutMinor } = price
    sale.asked = { betId: bet.id, cashOutId: sale.id, stakeMinor, payoutMinor }
  }
  sale.state = 'SENT'
  sale.refusal = null
  page.render()
  try {
    const answer = await askForSale({ ...sale.asked, key: session.key })
    putBet(page, answer.bet)
    if (answer.state === 'ACCEPTED') {
      const part = answer.bet.cashOuts.find((it) => it.id === sale.id)
      page.announce(page.t('cashOut.sold', { amount: page.texts.amount(part?.payoutMinor ?? 0) }))
      page.sale = null
    } else {
      // A refused sale is over: the next one has an id of its own.
      Object.assign(sale, { id: crypto.randomUUID(), asked: null, state: 'LOOKED_AT' })
      sale.refusal = answer.code
    }
  } catch (error) {
    sale.state = 'LOST'
    if (isSessionEnded(error)) page.sendToSite({ type: 'LOGIN_WANTED' })
  }
  page.render()
}

function putBet(page: Page, bet: BookBet): void {
  const bets = page.history.bets.map((it) => (it.id === bet.id ? bet : it))
  page.history = { ...page.history, bets }
}
