import { MAX_LEGS, MAX_LINES } from '#contracts/sportsbook/words.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { eventPlace, linkTo } from './match-row.ts'
import { combinedOdds } from './odds-text.ts'
import { type Page, type Say, takesBets, type WordKey } from './page.ts'
import { pickWords } from './pick-words.ts'
import { placedView } from './placed-view.ts'
import {
  isSamePick,
  type Pick,
  type PickNow,
  type SlipIssue,
  type SlipNow,
  slipNow,
  systemChoices,
  withPicks,
} from './slip-model.ts'
import { isStakeTyped, typeStake } from './stake.ts'

export const nowOf = (page: Page): SlipNow =>
  slipNow(page.slip, (id) => page.feed.events.get(id) ?? null, page.session?.player ?? null)

/** The slip, or the bets that were placed from it until they are put away. */
export function slipView(page: Page, place: () => void): View[] {
  const { say, slip } = page
  const head = h(
    'div',
    { key: 'head', class: 'slip-head' },
    h('h2', { id: 'slip-title', tabindex: '-1' }, say(hasReceipt(page) ? 'receipt' : 'slip')),
    h(
      'button',
      { type: 'button', class: 'close', 'aria-label': say('closeSlip'), 'data-do': 'close-slip' },
      '×',
    ),
  )
  if (page.placed) return [head, ...placedView(page, page.placed, place)]
  if (slip.picks.length === 0) {
    return [head, h('p', { key: 'empty', class: 'note' }, say('slipEmpty')), oddsFormatChoice(page)]
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
        say('acceptAll'),
      ),
    now.kind === 'SYSTEM' && systems(page),
    stakeField(page, now),
    priceChoice(page),
    facts(page, now),
    h('div', { key: 'issues', class: 'issues', role: 'status' }, issueTexts(page, now)),
    h(
      'button',
      {
        key: 'place',
        type: 'button',
        class: 'primary place',
        'data-do': 'place',
        onclick: place,
        'aria-disabled': takesBets(page) || !page.session?.player ? null : 'true',
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
      say('clearSlip'),
    ),
  ].filter((it) => it !== false)
}

const hasReceipt = ({ placed }: Page): boolean =>
  placed?.some((it) => it.state === 'ACCEPTED') ?? false

function placeText({ say, session, texts }: Page, now: SlipNow): string {
  if (!session?.player) return say('login')
  const amount = now.stakeMinor === null ? '–' : texts.amount(now.stakeMinor)
  const n = now.bets.length
  return n > 1 ? say('placeMany', { n, amount }) : say('place', { amount })
}

/** Several picks are singles, one combination or a system. */
function kinds(page: Page, now: SlipNow): ViewElement | false {
  const { slip, say } = page
  if (slip.picks.length < 2) return false
  const offered = slip.picks.length > 2 || now.kind === 'SYSTEM' ? KINDS : KINDS.slice(0, 2)
  return h(
    'fieldset',
    { key: 'kinds', class: 'kinds' },
    h('legend', { class: 'unseen' }, say('kind')),
    offered.map((kind) =>
      h(
        'label',
        { key: kind },
        h('input', {
          ...{ type: 'radio', name: 'kind', value: kind, checked: now.kind === kind },
          onchange: () => page.changeSlip({ ...page.slip, kind }),
        }),
        h('span', {}, say(`kind.${kind}`)),
      ),
    ),
  )
}
const KINDS = ['SINGLE', 'COMBINATION', 'SYSTEM'] as const

function pickItem(page: Page, now: PickNow, all: SlipNow): ViewElement {
  const { say, slip, texts } = page
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
          'aria-label': say('removePick', { pick: label }),
          onclick: () => page.toggle(pick),
        },
        '×',
      ),
    ),
    h('p', { class: 'small' }, words.market),
    h('p', { class: 'small' }, event ? linkTo(eventPlace(event), {}, words.match) : words.match),
    moved &&
      h(
        'p',
        { key: 'moved', class: 'moved' },
        h('span', {}, say('moved', { from: texts.odds(pick.odds), to: texts.odds(moved.to) })),
        !moved.isAccepted &&
          h(
            'button',
            { type: 'button', class: 'plain', onclick: () => change({ odds: moved.to }) },
            say('accept', { odds: texts.odds(moved.to) }),
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
        h('span', {}, say('banker')),
      ),
  )
}

function stateText({ say, feed, texts }: Page, { state, pick }: PickNow): string {
  // While nothing is known of the offer, nothing is said about a pick.
  if (state === 'GONE') return feed.status() === 'LOADING' ? say('loading') : say('pickGone')
  const since = feed.stoppedSince(pick.event)
  return since ? say('pickWaits', { time: texts.time(since, true) }) : say('pickWaitsNow')
}

function acceptAll(page: Page, { picks }: SlipNow): void {
  const accepted = picks.map(({ pick, moved }) => (moved ? { ...pick, odds: moved.to } : pick))
  page.changeSlip(withPicks(page.slip, accepted))
}

function systems(page: Page): ViewElement {
  const { say, slip } = page
  const { named, sizes } = systemChoices(slip)
  const free = sizes.length
  const choose = (next: readonly number[]) => page.changeSlip({ ...page.slip, sizes: [...next] })
  const isChosen = (it: readonly number[]) => it.join() === slip.sizes.join()
  return h(
    'fieldset',
    { key: 'systems', class: 'systems' },
    h('legend', {}, say('sizes')),
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
            h('span', { class: 'small' }, ` ${say('linesOf', { n: it.lines })}`),
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
          say('sizeOf', { size, n: free }),
          h('span', { class: 'small' }, ` ${say('linesOf', { n: lines })}`),
        ),
      )
    }),
  )
}

const PRICE_CHANGES = ['NONE', 'BETTER', 'ANY'] as const
const ODDS_FORMATS = ['DECIMAL', 'FRACTIONAL', 'AMERICAN'] as const

const priceChoice = (page: Page): ViewElement =>
  h(
    'div',
    { key: 'price-change', class: 'settings' },
    select(page.say, 'priceChange', {
      of: PRICE_CHANGES,
      chosen: page.slip.priceChange,
      choose: (priceChange) => page.changeSlip({ ...page.slip, priceChange }),
    }),
  )

const oddsFormatChoice = (page: Page): ViewElement =>
  h(
    'div',
    { key: 'odds-format', class: 'settings' },
    select(page.say, 'oddsFormat', {
      of: ODDS_FORMATS,
      chosen: page.slip.oddsFormat,
      choose: (oddsFormat) => page.changeSlip({ ...page.slip, oddsFormat }),
    }),
    page.slip.oddsFormat !== 'DECIMAL' &&
      h('p', { key: 'note', class: 'small' }, page.say('oddsFormatNote')),
  )

function select<Name extends 'priceChange' | 'oddsFormat', Value extends string>(
  say: Say,
  name: Name,
  { of, chosen, choose }: { of: readonly Value[]; chosen: Value; choose: (value: Value) => void },
): ViewElement {
  return h(
    'label',
    { key: name },
    h('span', { class: 'small' }, say(name)),
    h(
      'select',
      {
        value: chosen,
        onchange: (event) => {
          const { value } = event.currentTarget as HTMLSelectElement
          const found = of.find((it) => it === value)
          if (found) choose(found)
        },
      },
      of.map((it) => h('option', { key: it, value: it }, say(`${name}.${it}` as WordKey))),
    ),
  )
}

function stakeField(page: Page, now: SlipNow): ViewElement {
  const { say, session, texts } = page
  const player = session?.player
  return h(
    'div',
    { key: 'stake', class: 'stake' },
    h(
      'label',
      {},
      h(
        'span',
        {},
        `${say(now.kind === 'SYSTEM' ? 'stakePerLine' : now.bets.length > 1 ? 'stakePerBet' : 'stake')}${player ? ` (${player.currency})` : ''}`,
      ),
      h('input', {
        ...{
          type: 'text',
          inputmode: 'decimal',
          autocomplete: 'off',
          id: 'stake',
          maxlength: '16',
        },
        value: page.stakeText,
        'aria-describedby': player ? 'stake-bounds' : null,
        'aria-invalid': isStakeTyped(page) && page.slip.stakePerLineMinor === null ? 'true' : null,
        oninput: (event) => typeStake(page, (event.currentTarget as HTMLInputElement).value),
      }),
    ),
    player &&
      h(
        'p',
        { id: 'stake-bounds', class: 'small' },
        say('bounds', {
          min: texts.amount(player.minStakeMinor),
          max: texts.amount(player.maxStakeMinor),
          payout: texts.amount(player.maxPayoutMinor),
        }),
      ),
  )
}

function facts(page: Page, now: SlipNow): ViewElement {
  const { say, texts, session } = page
  const fact = (title: WordKey, value: string) =>
    h('div', { key: title }, h('dt', {}, say(title)), h('dd', {}, value))
  const amount = (minor: bigint | null) => (minor === null ? '–' : texts.amount(minor))
  const [bet] = now.bets
  return h(
    'dl',
    { key: 'facts', class: 'facts' },
    now.kind === 'COMBINATION' &&
      now.lines > 0 &&
      bet &&
      fact('combinedOdds', texts.odds(combinedOdds(bet.legs.map((it) => it.odds)))),
    now.kind === 'SYSTEM' &&
      h('div', { key: 'lines' }, h('dt', {}, say('linesOf', { n: now.lines })), h('dd', {}, '')),
    fact('totalStake', amount(now.stakeMinor)),
    fact(
      now.bets.length > 1 || now.kind === 'SYSTEM' ? 'payoutAll' : 'payout',
      amount(now.payoutMinor),
    ),
    session?.player && fact('balance', texts.amount(session.player.balanceMinor)),
  )
}

/** Why the slip cannot be placed, and what to do. An empty stake is named once it was asked for. */
function issueTexts(page: Page, now: SlipNow): View[] {
  const { say, feed } = page
  const texts: string[] = []
  if (page.isPaused) texts.push(say('paused'))
  if (feed.status() === 'STALE') texts.push(say('suspended'))
  // The parts say for themselves what has changed in a pick.
  for (const it of now.issues) {
    if (it.kind === 'empty' && !isStakeTyped(page)) continue
    texts.push(issueText(page, it))
  }
  return texts.map((it) => h('p', { key: it, class: 'warning' }, it))
}

export function issueText(page: Page, issue: SlipIssue): string {
  const { say, texts } = page
  switch (issue.kind) {
    case 'related':
      return say('problem.related', {
        match: pickWords(page, { event: issue.event, market: '', outcome: '' }).match,
      })
    case 'lines':
      return say('problem.lines', { n: issue.lines, max: MAX_LINES })
    case 'low':
      return say('problem.low', { min: texts.amount(issue.minor) })
    case 'high':
    case 'payout':
      return say(`problem.${issue.kind}`, { max: texts.amount(issue.minor) })
    case 'payoutStake':
      return say('problem.payoutStake', {
        max: texts.amount(issue.minor),
        stake: texts.amount(issue.stakeMinor),
      })
    case 'balance':
      return say('problem.balance', { amount: texts.amount(issue.minor) })
    case 'empty':
      return isStakeTyped(page)
        ? say('problem.notANumber', { example: texts.amount(1_000) })
        : say('problem.empty')
    default:
      return say(`problem.${issue.kind}`)
  }
}

export const fullText = ({ say }: Page): string => say('problem.full', { max: MAX_LEGS })

/** The bar at the foot of a narrow page, which opens the slip. */
export function slipBar(page: Page): ViewElement {
  const { say, slip, texts, placed } = page
  const { kind, bets, lines } = nowOf(page)
  const [bet] = bets
  const n = slip.picks.length
  return h(
    'button',
    {
      key: 'bar',
      type: 'button',
      class: 'bar',
      'data-do': 'open-slip',
      'aria-expanded': String(page.isSlipOpen),
      hidden: n === 0 && !placed,
    },
    h('b', {}, say(hasReceipt(page) ? 'receipt' : 'slip')),
    h('span', {}, say('picks', { n })),
    bet && lines > 0 && (kind === 'COMBINATION' || n === 1)
      ? h('b', {}, texts.odds(combinedOdds(bet.legs.map((it) => it.odds))))
      : '',
  )
}
