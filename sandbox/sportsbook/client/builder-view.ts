import {
  BET_BUILDER,
  BUILDER_SPORTS,
  type BuilderPart,
  type BuilderRefusal,
  builderOutcome,
  MAX_PARTS,
} from '#contracts/sportsbook/bet-builder.ts'
import { partName } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { withBuilder } from './builder-prices.ts'
import { h, type View, type ViewElement } from './dom.ts'
import type { Page, ShownEvent } from './page.ts'
import { isSamePick, pickNow } from './slip-model.ts'

/** The lowest and the highest odds of the book. */
const [SHORTEST, LONGEST] = [1_010, 500_000]

const isSamePart = (one: BuilderPart, other: BuilderPart) =>
  one.market === other.market && one.outcome === other.outcome

/** The bet builder where it is open on this match, so that odds are chosen for it and not for the slip. */
export const builderOn = ({ builder }: Pick<Page, 'builder'>, event: { id: string }) =>
  builder?.event === event.id ? builder : null

export const isPart = ({ parts }: NonNullable<Page['builder']>, part: BuilderPart): boolean =>
  parts.some((it) => isSamePart(it, part))

export function togglePart(page: Page, part: BuilderPart): void {
  const { builder } = page
  if (!builder) return
  const rest = builder.parts.filter((it) => !isSamePart(it, part))
  const isNew = rest.length === builder.parts.length
  if (isNew && rest.length >= MAX_PARTS) {
    page.announce(page.t('builder.full', { max: MAX_PARTS }))
    return
  }
  page.builder = { ...builder, parts: isNew ? [...rest, part] : rest }
  page.render()
}

/** The bet builders whose prices the page shows: that of the opened match, and those on the slip. */
export function shownBuilders({ builder, slip }: Pick<Page, 'builder' | 'slip'>) {
  const onSlip = slip.picks.flatMap(({ event, market, outcome }) =>
    market === BET_BUILDER ? [{ event, outcome }] : [],
  )
  if (!builder || builder.parts.length < 2) return onSlip
  return [...onSlip, { event: builder.event, outcome: builderOutcome(builder.parts) }]
}

/** The button that opens the bet builder of a match, and what was chosen for it so far. */
export function builderView(page: Page, event: OfferedEvent): View[] {
  if (!BUILDER_SPORTS.includes(event.sport)) return []
  const builder = builderOn(page, event)
  const toggle = () => {
    page.builder = builder ? null : { event: event.id, parts: [] }
    page.render()
  }
  const button = h(
    'button',
    {
      ...{ key: 'builder-toggle', type: 'button', class: 'plain builder-toggle', onclick: toggle },
      ...{ 'aria-expanded': String(builder !== null), 'aria-controls': builder ? 'builder' : null },
    },
    page.t('builder'),
  )
  return builder ? [button, panel(page, event, builder)] : [button]
}

function panel(
  page: Page,
  event: OfferedEvent,
  { parts }: NonNullable<Page['builder']>,
): ViewElement {
  const { t } = page
  const pick = pickOf(page, event, parts)
  const add = () => {
    if (!pick) return page.announce(statusText(page, event, parts))
    if (page.slip.picks.some((it) => isSamePick(it, pick))) {
      page.announce(t('builder.onSlip'))
      return
    }
    page.builder = { event: event.id, parts: [] }
    page.toggle(pick)
    document.getElementById('builder')?.focus()
  }
  return h(
    'section',
    {
      ...{ key: 'builder', id: 'builder', class: 'board builder', tabindex: '-1' },
      'aria-label': t('builder'),
    },
    h('p', { class: 'small' }, t('builder.hint')),
    h(
      'ul',
      { class: 'parts' },
      parts.map((it) => partItem(page, event, it)),
    ),
    h('p', { class: 'builder-status', role: 'status' }, statusText(page, event, parts)),
    parts.length > 0 &&
      h(
        'button',
        {
          ...{ key: 'add', type: 'button', class: 'primary', onclick: add },
          'aria-disabled': pick ? null : 'true',
        },
        t('builder.add'),
      ),
  )
}

function partItem(page: Page, event: ShownEvent, part: BuilderPart): ViewElement {
  const name = partName(page.config.names, part, event)
  const remove = () => {
    togglePart(page, part)
    // The button has gone with its part.
    queueMicrotask(() => document.getElementById('builder')?.focus())
  }
  return h(
    'li',
    { key: `${part.market}:${part.outcome}` },
    h('span', {}, name),
    h(
      'button',
      {
        ...{ type: 'button', class: 'close', onclick: remove },
        'aria-label': page.t('removePick', { pick: name }),
      },
      '×',
    ),
  )
}

/** What goes to the slip; null while there is no price. */
function pickOf(page: Page, event: OfferedEvent, parts: readonly BuilderPart[]) {
  const outcome = builderOutcome(parts)
  const pick = { event: event.id, market: BET_BUILDER, outcome, odds: 0, isBanker: false }
  const now = pickNow(
    pick,
    (_, of) => withBuilder(event, of, page.builders.answerTo),
    page.slip.priceChange,
  )
  return now.state === 'OPEN' && now.moved ? { ...pick, odds: now.moved.to } : null
}

function statusText(page: Page, event: OfferedEvent, parts: readonly BuilderPart[]): string {
  const { t, texts } = page
  if (parts.length < 2) return parts.length === 1 ? t('builder.more') : ''
  const pick = pickOf(page, event, parts)
  if (pick) return t('builder.odds', { odds: texts.odds(pick.odds) })
  const answer = page.builders.answerTo({ event: event.id, outcome: builderOutcome(parts) })
  if (!answer) return t('loading')
  return answer.refusal ? refusalText(page, event, answer.refusal) : t('suspended')
}

function refusalText(page: Page, event: ShownEvent, { reason, parts }: BuilderRefusal): string {
  const { t, texts, config } = page
  const [one = '', ...others] = parts.map((it) => partName(config.names, it, event))
  if (reason === 'IMPOSSIBLE' && others.length > 1) return t('builder.IMPOSSIBLE_ALL')
  return t(`builder.${reason}`, {
    ...{ one, other: others.join(' + ') },
    ...{ min: texts.odds(SHORTEST), max: texts.odds(LONGEST) },
  })
}
