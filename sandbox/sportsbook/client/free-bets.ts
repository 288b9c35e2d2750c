import type { BookFreeBet } from '#contracts/sportsbook/book-api.ts'
import { readFreeBets } from './book-calls.ts'
import { h, type ViewElement } from './dom.ts'
import type { Page } from './page.ts'

const READ_AGAIN_MS = 10_000

/** Reads the player's free bets. Bets with own money do not wait for them; a failed read is retried. */
export async function loadFreeBets(page: Page): Promise<void> {
  const { session } = page
  if (!session?.player) return
  try {
    const { freeBets } = await readFreeBets(session.key)
    if (page.session !== session) return
    page.freeBets = freeBets
    page.render()
  } catch {
    setTimeout(() => page.session === session && void loadFreeBets(page), READ_AGAIN_MS)
  }
}

/** Whether the player still has it, as far as the page knows. */
export const isUsable = (page: Page, { id, expiresAt }: BookFreeBet): boolean =>
  page.freeBets.some((it) => it.id === id) && Date.parse(expiresAt) > page.now()

/**
 * The choice of the free bet to stake. None is preselected, and the terms are shown beside it. A chosen one stays until
 * the player removes it, so a bet never turns into one with own money by itself.
 */
export function freeBetChoice(page: Page): ViewElement | false {
  const { freeBets, freeBet: chosen, t, session } = page
  const offered = freeBets.filter((it) => isUsable(page, it))
  const isMissing = chosen && !offered.some((it) => it.id === chosen.id)
  const all = isMissing ? [chosen, ...offered] : offered
  if (!session?.player || all.length === 0) return false
  return h(
    'fieldset',
    { key: 'free-bets', class: 'free-bets' },
    h('legend', {}, t('freeBet.title')),
    all.map((it) => choice(page, it)),
  )
}

function choice(page: Page, freeBet: BookFreeBet): ViewElement {
  const { t, texts } = page
  const { id, amountMinor, minOdds, scope, expiresAt } = freeBet
  const isChosen = page.freeBet?.id === id
  const terms = `free-bet-${id}`
  const until = `${texts.day(expiresAt)} ${texts.time(expiresAt)}`
  return h(
    'div',
    { key: id },
    h(
      'label',
      { class: 'check' },
      h('input', {
        ...{ type: 'checkbox', checked: isChosen, 'aria-describedby': terms },
        onchange: () => {
          page.freeBet = isChosen ? null : freeBet
          page.render()
        },
      }),
      h('span', {}, t('freeBet.use', { amount: texts.amount(amountMinor) })),
    ),
    h(
      'ul',
      { id: terms, class: 'small terms' },
      [
        t('freeBet.whole'),
        t('freeBet.odds', { odds: texts.odds(minOdds) }),
        t(`freeBet.scope.${scope}`),
        t('freeBet.until', { time: until }),
        t('freeBet.notPaid'),
      ].map((it) => h('li', { key: it }, it)),
    ),
  )
}
