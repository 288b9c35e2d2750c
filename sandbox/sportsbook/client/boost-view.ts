import type { Currency } from '#contracts/money.ts'
import { BOOST_STAKE_PERCENT, type Boost, boostedMaxStake } from '#contracts/sportsbook/boosts.ts'
import { outcomeName } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { h, type ViewElement } from './dom.ts'
import type { Page, ShownEvent } from './page.ts'

/** What is boosted of a market: both prices, until when, and the highest stake. */
export function boostNotes(
  page: Page,
  event: ShownEvent,
  { id, outcomes }: OfferedEvent['markets'][number],
): ViewElement[] {
  return outcomes.flatMap(({ id: outcome, odds, boost }) => {
    if (!boost || odds === null) return []
    const pick = outcomeName(page.config.names, id, { ...event, outcome })
    return h(
      'p',
      { key: `boost:${id}:${outcome}`, class: 'boost small' },
      h('b', {}, `${page.t('boost')}: ${pick}. `),
      boostText(page, odds, boost),
    )
  })
}

export function boostText({ t, texts, session }: Page, odds: number, boost: Boost): string {
  const player = session?.player
  const prices = { from: texts.odds(boost.from), to: texts.odds(odds) }
  const stake = player
    ? t('boost.stake', {
        amount: texts.amount(boostedMaxStake({ ...player, currency: player.currency as Currency })),
      })
    : t('boost.stakeShare', { percent: BOOST_STAKE_PERCENT })
  return `${t('boost.prices', { ...prices, time: texts.dayAndTime(boost.until) })} ${stake}`
}
