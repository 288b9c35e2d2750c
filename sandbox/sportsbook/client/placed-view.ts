import type { BetRefusal, KeptSlip, PlaceBookBet } from '#contracts/sportsbook/book-api.ts'
import { isLive } from '#contracts/sportsbook/listed.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { betCard } from './history-view.ts'
import { delaySeconds } from './match-list.ts'
import type { Page } from './page.ts'
import { pickWords } from './pick-words.ts'
import { isDecided, type PlacedBet } from './place-bets.ts'
import { isSamePick, withPicks } from './slip-model.ts'

/** The bets on their way, and what became of them. */
export function placedView(page: Page, placed: readonly PlacedBet[], ask: () => void): View[] {
  const { t } = page
  const isOver = placed.every(isDecided)
  const isLost = placed.some((it) => it.state === 'LOST')
  const hasAccepted = placed.some((it) => it.state === 'ACCEPTED')
  return [
    h(
      'ul',
      { key: 'placed', class: 'bets' },
      placed.map((it) => h('li', { key: it.request.betId }, ...one(page, it))),
    ),
    ...(isLost
      ? [h('button', { key: 'ask', type: 'button', class: 'primary', onclick: ask }, t('askAgain'))]
      : []),
    ...(isOver && hasAccepted
      ? [
          h(
            'button',
            {
              key: 'done',
              type: 'button',
              class: 'primary',
              'data-do': 'done',
              onclick: () => putAway(page, false),
            },
            t('done'),
          ),
          h(
            'button',
            { key: 'keep', type: 'button', class: 'plain', onclick: () => putAway(page, true) },
            t('keepPicks'),
          ),
        ]
      : []),
    ...(isOver && !hasAccepted
      ? [
          h(
            'button',
            { key: 'back', type: 'button', class: 'primary', onclick: () => putAway(page, true) },
            t('backToSlip'),
          ),
        ]
      : []),
  ]
}

/** Back to the slip, without the picks of accepted bets or with all of them. */
function putAway(page: Page, keepsPicks: boolean): void {
  const next = keepsPicks ? page.slip : notPlaced(page)
  page.placed = null
  page.changeSlip(next)
  document.getElementById('slip-title')?.focus()
}

/** The slip without what was placed from it: this is kept, so that a page which is left does not offer a bet twice. */
export function notPlaced({ slip, placed }: Pick<Page, 'slip' | 'placed'>): KeptSlip {
  const taken = (placed ?? []).filter((it) => it.state === 'ACCEPTED')
  const legs = taken.flatMap((it) => it.request.legs)
  if (legs.length === 0) return slip
  return withPicks(
    slip,
    slip.picks.filter((pick) => !legs.some((it) => isSamePick(it, pick))),
  )
}

function one(page: Page, placed: PlacedBet): ViewElement[] {
  const { t } = page
  if (placed.bet)
    return [h('p', { class: 'good' }, h('b', {}, t('accepted'))), betCard(page, placed.bet)]
  const names = placed.request.legs.map((leg) => {
    const words = pickWords(page, leg)
    return h(
      'p',
      { key: `${leg.event}${leg.market}${leg.outcome}`, class: 'small' },
      `${words.outcome} · ${words.market} · ${words.match}`,
    )
  })
  if (placed.state === 'REFUSED') {
    return [
      h('p', { class: 'bad' }, h('b', {}, t('refused'))),
      ...names,
      ...placed.refusals.map((it, at) =>
        h(
          'p',
          { key: `r${at}`, class: 'warning', 'data-refusal': it.code },
          refusalText(page, placed.request, it),
        ),
      ),
    ]
  }
  return [h('p', { class: 'waits' }, stateText(page, placed)), ...names]
}

function stateText(page: Page, { state, request }: PlacedBet): string {
  const { t, feed } = page
  if (state === 'LATE') return t('late')
  if (state === 'LOST') return t('lost')
  const isChecked = request.legs.some(({ event }) => {
    const offered = feed.offered(event)
    return offered != null && isLive(offered)
  })
  return isChecked ? t('checking', { seconds: delaySeconds(page) }) : t('placing')
}

/** Why a bet was not taken, and what to do. */
export function refusalText(page: Page, { legs }: PlaceBookBet, refusal: BetRefusal): string {
  const { t, texts } = page
  const wordsOf = (index: number) => {
    const leg = legs[index]
    if (!leg) return ''
    const words = pickWords(page, leg)
    return `${words.outcome} (${words.match})`
  }
  switch (refusal.code) {
    case 'ODDS_CHANGED':
      return t('refusal.ODDS_CHANGED', {
        pick: wordsOf(refusal.leg),
        from: texts.odds(refusal.from),
        to: texts.odds(refusal.to),
      })
    case 'SUSPENDED':
      return refusal.since === null
        ? t('refusal.SUSPENDED_NOW', { pick: wordsOf(refusal.leg) })
        : t('refusal.SUSPENDED', {
            pick: wordsOf(refusal.leg),
            time: texts.time(refusal.since, true),
          })
    case 'NOT_OFFERED':
      return t('refusal.NOT_OFFERED', { pick: wordsOf(refusal.leg) })
    case 'RELATED_LEGS':
      return t('refusal.RELATED_LEGS', {
        match: pickWords(page, { event: refusal.event, market: '', outcome: '' }).match,
      })
    case 'STAKE_OUT_OF_RANGE':
      return t('refusal.STAKE_OUT_OF_RANGE', {
        min: texts.amount(refusal.minMinor),
        max: texts.amount(refusal.maxMinor),
      })
    case 'PAYOUT_TOO_HIGH': {
      const max = texts.amount(refusal.maxPayoutMinor)
      return refusal.maxStakePerLineMinor === null
        ? t('refusal.PAYOUT_TOO_HIGH_ANY', { max })
        : t('refusal.PAYOUT_TOO_HIGH', { max, stake: texts.amount(refusal.maxStakePerLineMinor) })
    }
    case 'INSUFFICIENT_FUNDS':
      return refusal.balanceMinor === null
        ? t('refusal.INSUFFICIENT_FUNDS_NOW')
        : t('refusal.INSUFFICIENT_FUNDS', { amount: texts.amount(refusal.balanceMinor) })
    case 'LIMIT_REACHED':
      // Kept refusals of before have no amount.
      return refusal.leftMinor
        ? t('refusal.LIMIT_REACHED_LEFT', { amount: texts.amount(refusal.leftMinor) })
        : t('refusal.LIMIT_REACHED')
    default:
      return t(`refusal.${refusal.code}`)
  }
}
