import type { BookBonus } from '#contracts/sportsbook/book-api.ts'
import { latestStart } from './bonus-shares.ts'
import { readBalance } from './book-calls.ts'
import { h, type ViewElement } from './dom.ts'
import type { Page } from './page.ts'
import type { SlipNow } from './slip-model.ts'

/** Reads what the player may stake. Bets do not wait for it, and what could not be read is read with the next turn. */
export async function loadBalance(page: Page): Promise<void> {
  const { session } = page
  if (!session?.player) return
  const balance = await readBalance(session.key).catch(() => null)
  if (page.session !== session) return
  page.balance = balance
  page.render()
}

/** The terms of the bonus, where the stake is more than the player's own money; before that they do not matter. */
export function bonusTerms(page: Page, now: SlipNow): ViewElement | false {
  const { t, texts, balance } = page
  if (now.bonusMinor === 0n || !balance?.bonus) return false
  const { minOdds, scope, maxStakeMinor }: BookBonus = balance.bonus
  const latest = latestStart(balance.bonus)
  return h(
    'section',
    { key: 'bonus', 'aria-labelledby': 'bonus-title' },
    h('h3', { id: 'bonus-title' }, t('bonus.title')),
    h(
      'ul',
      { class: 'small terms' },
      [
        t('bonus.first'),
        t('bonus.most', { max: texts.amount(maxStakeMinor) }),
        t('freeBet.odds', { odds: texts.odds(minOdds) }),
        t(`freeBet.scope.${scope}`),
        t('bonus.until', { time: `${texts.day(latest)} ${texts.time(latest)}` }),
        t('bonus.share'),
      ].map((it) => h('li', { key: it }, it)),
    ),
  )
}
