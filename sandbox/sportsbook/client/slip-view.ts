import { combinedOdds } from '#contracts/sportsbook/slip-return.ts'
import { bonusTerms } from './bonus-money.ts'
import { boostText } from './boost-view.ts'
import { withBuilder } from './builder-prices.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { freeBetChoice, isUsable } from './free-bets.ts'
import { eventPlace, linkTo } from './match-row.ts'
import { type Page, takesBets } from './page.ts'
import { pickWords } from './pick-words.ts'
import { placedView } from './placed-view.ts'
import { facts, oddsFormatChoice, priceChoice, stakeField } from './slip-fields.ts'
import { issueTexts } from './slip-issues.ts'
import {
  isSamePick,
  type Pick,
  type PickNow,
  type SlipNow,
  slipNow,
  systemChoices,
  withPicks,
} from './slip-model.ts'

export const nowOf = (page: Page): SlipNow =>
  slipNow(
    page.slip,
    (event, pick) => withBuilder(page.feed.offered(event), pick, page.builders.answerTo),
    {
      player: page.session?.player ?? null,
      balance: page.balance,
      freeBet: page.freeBet && { ...page.freeBet, isUsable: isUsable(page, page.freeBet) },
    },
  )

/** The slip, or the bets that were placed from it until they are put away. */
export function slipView(page: Page, place: () => void): View[] {
  const { t, slip } = page
  const head = h(
    'div',
    { key: 'head', class: 'slip-head' },
    h('h2', { id: 'slip-title', tabindex: '-1' }, t(hasReceipt(page) ? 'receipt' : 'slip')),
    h(
      'button',
      { type: 'button', class: 'close', 'aria-label': t('closeSlip'), 'data-do': 'close-slip' },
      '×',
    ),
  )
  if (page.placed) return [head, ...placedView(page, page.placed, place)]
  if (slip.picks.length === 0) {
    return [head, h('p', { key: 'empty', class: 'note' }, t('slipEmpty')), oddsFormatChoice(page)]
  }
  const now = nowOf(page)
  return [
    head,
    kinds(page, now),
    h(
      'ul',
      { key: 'picks', class: 'picks' },
      now.picks.map((it) => pickItem(page, it, now)),
    ),
    now.picks.filter((it) => it.moved && !it.moved.isAccepted).length > 1 &&
      h(
        'button',
        { key: 'accept', type: 'button', class: 'plain', onclick: () => acceptAll(page, now) },
        t('acceptAll'),
      ),
    now.kind === 'SYSTEM' && systems(page),
    !page.freeBet && stakeField(page, now),
    freeBetChoice(page),
    priceChoice(page),
    facts(page, now),
    bonusTerms(page, now),
    h('div', { key: 'issues', class: 'issues', role: 'status' }, issueTexts(page, now)),
    h(
      'button',
      {
        key: 'place',
        type: 'button',
        class: 'primary place',
        'data-do': 'place',
        onclick: place,
        'aria-disabled': canPlace(page) ? null : 'true',
      },
      placeText(page, now),
    ),
    oddsFormatChoice(page),
    h(
      'button',
      {
        ...{ key: 'clear', type: 'button', class: 'plain', 'data-do': 'remove-pick' },
        onclick: () => page.changeSlip(withPicks(slip, [])),
      },
      t('clearSlip'),
    ),
  ].filter((it) => it !== false)
}

/** A visitor may always ask to log in. */
const canPlace = (page: Page): boolean =>
  !page.isOpening &&
  !page.isUnavailable &&
  !page.lookOnly &&
  (takesBets(page) || !page.session?.player)

const hasReceipt = ({ placed }: Page): boolean =>
  placed?.some((it) => it.state === 'ACCEPTED') ?? false

function placeText(page: Page, now: SlipNow): string {
  const { t, session, texts, lookOnly, isUnavailable } = page
  if (page.isOpening) return t('opening')
  if (lookOnly) return t('lookOnly')
  if (!session?.player && !isUnavailable) return t('login')
  const amount = now.stakeMinor === null ? '–' : texts.amount(now.stakeMinor)
  const n = now.bets.length
  if (page.freeBet) return t('freeBet.place', { amount })
  return n > 1 ? t('placeMany', { n, amount }) : t('place', { amount })
}

/** Several picks are singles, one combination or a system. */
function kinds(page: Page, now: SlipNow): ViewElement | false {
  const { slip, t } = page
  if (slip.picks.length < 2) return false
  const offered = slip.picks.length > 2 || now.kind === 'SYSTEM' ? KINDS : KINDS.slice(0, 2)
  return h(
    'fieldset',
    { key: 'kinds', class: 'kinds' },
    h('legend', { class: 'unseen' }, t('kind')),
    offered.map((kind) =>
      h(
        'label',
        { key: kind },
        h('input', {
          ...{ type: 'radio', name: 'kind', value: kind, checked: now.kind === kind },
          onchange: () => page.changeSlip({ ...page.slip, kind }),
        }),
        h('span', {}, t(`kind.${kind}`)),
      ),
    ),
  )
}
const KINDS = ['SINGLE', 'COMBINATION', 'SYSTEM'] as const

function pickItem(page: Page, now: PickNow, all: SlipNow): ViewElement {
  const { t, slip, texts } = page
  const { pick, moved, event } = now
  const words = pickWords(page, pick)
  const change = (next: Partial<Pick>) =>
    page.changeSlip(
      withPicks(
        slip,
        slip.picks.map((it) => (isSamePick(it, pick) ? { ...it, ...next } : it)),
      ),
    )
  const label = `${words.outcome}, ${words.match}`
  return h(
    'li',
    {
      key: `${pick.event}|${pick.market}|${pick.outcome}`,
      class: `pick ${now.state.toLowerCase()}`,
    },
    h(
      'p',
      { class: 'pick-head' },
      h('b', {}, words.outcome),
      h('b', { class: 'pick-odds' }, texts.odds(moved?.isAccepted ? moved.to : pick.odds)),
      h(
        'button',
        {
          type: 'button',
          class: 'close',
          'data-do': 'remove-pick',
          'aria-label': t('removePick', { pick: label }),
          onclick: () => page.toggle(pick),
        },
        '×',
      ),
    ),
    h('p', { class: 'small' }, words.market),
    h('p', { class: 'small' }, event ? linkTo(eventPlace(event), {}, words.match) : words.match),
    now.boost &&
      h(
        'p',
        { key: 'boost', class: 'boost small' },
        `${t('boost')}: ${boostText(page, now.boost.odds, now.boost)}`,
      ),
    moved &&
      h(
        'p',
        { key: 'moved', class: 'moved' },
        h('span', {}, t('moved', { from: texts.odds(pick.odds), to: texts.odds(moved.to) })),
        !moved.isAccepted &&
          h(
            'button',
            { type: 'button', class: 'plain', onclick: () => change({ odds: moved.to }) },
            t('accept', { odds: texts.odds(moved.to) }),
          ),
      ),
    now.state !== 'OPEN' && h('p', { key: 'state', class: 'warning' }, stateText(page, now)),
    all.kind === 'SYSTEM' &&
      h(
        'label',
        { key: 'banker', class: 'check' },
        h('input', {
          type: 'checkbox',
          checked: pick.isBanker,
          onchange: () => change({ isBanker: !pick.isBanker }),
        }),
        h('span', {}, t('banker')),
      ),
  )
}

function stateText({ t, feed, texts }: Page, { state, pick }: PickNow): string {
  if (state === 'LOADING') return t('loading')
  if (state === 'GONE') return t('pickGone')
  const since = feed.stoppedSince(pick.event)
  return since ? t('pickWaits', { time: texts.time(since, true) }) : t('pickWaitsNow')
}

function acceptAll(page: Page, { picks }: SlipNow): void {
  const accepted = picks.map(({ pick, moved }) => (moved ? { ...pick, odds: moved.to } : pick))
  page.changeSlip(withPicks(page.slip, accepted))
}

function systems(page: Page): ViewElement {
  const { t, slip } = page
  const { named, sizes } = systemChoices(slip)
  const free = sizes.length
  const choose = (next: readonly number[]) => page.changeSlip({ ...page.slip, sizes: [...next] })
  const isChosen = (it: readonly number[]) => it.join() === slip.sizes.join()
  return h(
    'fieldset',
    { key: 'systems', class: 'systems' },
    h('legend', {}, t('sizes')),
    named.length > 0 &&
      h(
        'div',
        { key: 'named', class: 'named' },
        named.map((it) =>
          h(
            'button',
            {
              key: it.name,
              type: 'button',
              class: 'plain',
              'aria-pressed': String(isChosen(it.sizes)),
              onclick: () => choose(it.sizes),
            },
            it.name,
            h('span', { class: 'small' }, ` ${t('linesOf', { n: it.lines })}`),
          ),
        ),
      ),
    sizes.map(({ size, lines }) => {
      const has = slip.sizes.includes(size)
      const next = has
        ? slip.sizes.filter((it) => it !== size)
        : [...slip.sizes, size].sort((a, b) => a - b)
      return h(
        'label',
        { key: `size${size}`, class: 'check' },
        h('input', { type: 'checkbox', checked: has, onchange: () => choose(next) }),
        h(
          'span',
          {},
          t('sizeOf', { size, n: free }),
          h('span', { class: 'small' }, ` ${t('linesOf', { n: lines })}`),
        ),
      )
    }),
  )
}

/** The bar at the foot of a narrow page, which opens the slip. */
export function slipBar(page: Page): ViewElement {
  const { t, slip, texts } = page
  const { kind, bets, lines } = nowOf(page)
  const [bet] = bets
  const n = slip.picks.length
  return h(
    'button',
    {
      key: 'bar',
      type: 'button',
      class: n === 0 && !page.placed ? 'bar empty' : 'bar',
      'data-do': 'open-slip',
      'aria-expanded': String(page.isSlipOpen),
      hidden: page.isSlipOpen,
    },
    h('b', {}, t(hasReceipt(page) ? 'receipt' : 'slip')),
    h('span', {}, t('picks', { n })),
    bet && lines > 0 && (kind === 'COMBINATION' || n === 1)
      ? h('b', {}, texts.odds(Number(combinedOdds(bet.legs))))
      : '',
  )
}
