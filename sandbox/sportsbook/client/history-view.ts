import type { z } from 'zod'
import type { BookBet, myBetsAnswer } from '#contracts/sportsbook/book-api.ts'
import { marketName, outcomeName } from '#contracts/sportsbook/names.ts'
import { isSessionEnded, readBets } from './book-calls.ts'
import { payoutOf } from './cash-out.ts'
import { cashOutView } from './cash-out-view.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { emptyNote } from './match-list.ts'
import { type History, type Page, titleOf, type WordKey } from './page.ts'

export const NO_HISTORY: History = { list: 'OPEN', bets: [], hasMore: false, state: 'NONE' }

type List = History['list']
type Leg = BookBet['legs'][number]

/** Reads the newest bets of a list, or with `isMore` the next older ones. */
export async function loadHistory(page: Page, list: List, isMore = false): Promise<void> {
  const { session } = page
  if (!session?.player) return
  const known = isMore ? page.history.bets : []
  const mine: History = { list, bets: known, hasMore: false, state: 'LOADING' }
  page.history = mine
  page.render()
  try {
    const before = known.at(-1)?.id
    const answer = await readBets<z.infer<typeof myBetsAnswer>>({
      ...{ key: session.key, list },
      ...(before === undefined ? {} : { before }),
    })
    // Another list was asked for meanwhile.
    if (page.history !== mine) return
    const bets = [...known, ...answer.bets]
    page.history = { list, bets, hasMore: answer.hasMore, state: 'SHOWN' }
  } catch (error) {
    if (page.history === mine) page.history = { ...mine, state: 'LOST' }
    if (isSessionEnded(error)) page.sendToSite({ type: 'LOGIN_WANTED' })
  }
  page.render()
}

/** Reads what is shown of the open bets again; only the first page, and not while one of them is being sold. */
export async function refreshHistory(page: Page): Promise<void> {
  const { session, history, place, sale } = page
  const isShown = place.kind === 'bet-history' && history.state === 'SHOWN'
  if (!session?.player || !isShown || history.list !== 'OPEN') return
  if (sale !== null && sale.state !== 'LOOKED_AT') return
  const answer = await readBets<z.infer<typeof myBetsAnswer>>({
    ...{ key: session.key, list: 'OPEN' },
  }).catch(() => null)
  if (!answer || page.history !== history || page.sale?.state === 'SENT') return
  const isLonger = history.bets.length > answer.bets.length && answer.hasMore
  page.history = isLonger
    ? { ...history, bets: merged(history.bets, answer.bets) }
    : { ...history, ...answer }
  page.render()
}

/** Older bets than those of the first page stay as they were read. */
function merged(known: readonly BookBet[], fresh: readonly BookBet[]): BookBet[] {
  const oldest = fresh.at(-1)?.placedAt ?? ''
  return [...fresh, ...known.filter((it) => it.placedAt < oldest)]
}

export function historyView(page: Page): View[] {
  const { t, session, history, lookOnly } = page
  if (lookOnly) return [emptyNote(t('lookOnly.bets'))]
  if (!session?.player) {
    return [
      emptyNote(t('historyLogin')),
      h(
        'p',
        { key: 'login' },
        h(
          'button',
          {
            type: 'button',
            class: 'primary',
            onclick: () => page.sendToSite({ type: 'LOGIN_WANTED' }),
          },
          t('loginShort'),
        ),
      ),
    ]
  }
  const tab = (list: List) =>
    h(
      'button',
      {
        ...{ key: list, type: 'button', class: 'plain' },
        'aria-pressed': String(history.list === list),
        onclick: () => void loadHistory(page, list),
      },
      t(`history.${list}`),
    )
  return [
    h('div', { key: 'tabs', class: 'tabs' }, tab('OPEN'), tab('OVER')),
    h(
      'ul',
      { key: 'bets', class: 'bets', 'aria-busy': String(history.state === 'LOADING') },
      history.bets.map((it) => h('li', { key: it.id }, betCard(page, it, cashOutView(page, it)))),
    ),
    ...(history.state === 'SHOWN' && history.bets.length === 0
      ? [emptyNote(t('history.none'))]
      : []),
    ...(history.state === 'LOST'
      ? [
          h('p', { key: 'lost', class: 'note', role: 'alert' }, t('history.lost')),
          h(
            'button',
            {
              key: 'again',
              type: 'button',
              class: 'plain',
              onclick: () => void loadHistory(page, history.list),
            },
            t('tryAgain'),
          ),
        ]
      : []),
    ...(history.hasMore
      ? [
          h(
            'button',
            {
              key: 'more',
              type: 'button',
              class: 'plain',
              onclick: () => void loadHistory(page, history.list, true),
            },
            t('history.more'),
          ),
        ]
      : []),
  ]
}

/** A bet with its legs, as the history and the receipt show it. */
export function betCard(
  { t, texts, config }: Page,
  bet: BookBet,
  more: readonly View[] = [],
): ViewElement {
  const { names } = config
  const payout = payoutOf(bet)
  const fact = (title: WordKey, value: string) =>
    h('div', { key: title }, h('dt', {}, t(title)), h('dd', {}, value))
  return h(
    'article',
    { class: 'bet', 'data-bet': bet.id },
    h('p', { class: 'bet-head' }, h('b', {}, kindText(t, bet)), h('span', {}, t(stateKey(bet)))),
    h(
      'ul',
      { class: 'legs' },
      bet.legs.map((leg, at) =>
        h(
          'li',
          { key: String(at) },
          h('b', {}, outcomeName(names, leg.market, leg)),
          h('span', {}, marketName(names, leg.market, leg)),
          h(
            'span',
            { class: 'small' },
            `${titleOf(leg)} · ${leg.isLive ? t('live') : texts.dayAndTime(leg.startsAt)}`,
          ),
          h(
            'span',
            { class: 'leg-end' },
            `${texts.odds(leg.odds)} · ${leg.isBanker ? `${t('isBanker')} · ` : ''}${t(legKey(leg))}`,
          ),
        ),
      ),
    ),
    h(
      'dl',
      { class: 'facts' },
      fact(bet.isFreeBet ? 'freeBet.stake' : 'totalStake', texts.amount(bet.stakeMinor)),
      bet.bonusStakeMinor > 0 &&
        fact('ownPart', texts.amount(bet.stakeMinor - bet.bonusStakeMinor)),
      bet.bonusStakeMinor > 0 && fact('bonusPart', texts.amount(bet.bonusStakeMinor)),
      bet.stakePerLineMinor !== bet.stakeMinor &&
        fact('stakePerLine', texts.amount(bet.stakePerLineMinor)),
      payout.isPaid
        ? fact('paid', texts.amount(payout.minor))
        : fact(bet.isFreeBet ? 'freeBet.payout' : 'payout', texts.amount(payout.minor)),
      fact('placedAt', `${texts.day(bet.placedAt)} ${texts.time(bet.placedAt, true)}`),
      fact('betId', bet.id),
    ),
    ...more,
  )
}

const stateKey = ({ state, isFreeBet }: BookBet): WordKey =>
  isFreeBet && state === 'VOIDED' ? 'freeBet.VOIDED' : `bet.${state}`

const kindText = (t: Page['t'], { kind, sizes, legs }: BookBet) =>
  kind === 'SYSTEM'
    ? `${t('kind.SYSTEM')} ${sizes.map((size) => t('sizeOf', { size, n: legs.filter((it) => !it.isBanker).length })).join(', ')}`
    : t(kind === 'SINGLE' ? 'one.SINGLE' : 'kind.COMBINATION')

function legKey({ result }: Leg): WordKey {
  if (result === null) return 'leg.OPEN'
  if (result.voidFactor === 1) return 'leg.VOID'
  if (result.voidFactor === 0.5) return `leg.HALF_${result.result}`
  const isShared = result.result === 'WON' && result.deadHeat.paid < result.deadHeat.of
  return isShared ? 'leg.DEAD_HEAT' : `leg.${result.result}`
}
