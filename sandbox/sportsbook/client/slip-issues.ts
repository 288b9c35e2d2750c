import { MAX_LEGS, MAX_LINES } from '#contracts/sportsbook/words.ts'
import { h, type View } from './dom.ts'
import type { Page } from './page.ts'
import { pickWords } from './pick-words.ts'
import type { SlipIssue, SlipNow } from './slip-model.ts'
import { isStakeTyped } from './stake.ts'

/** The player wanted to place the bet without a stake. */
export const STAKE_ASKED = 'stake'

/** Why the slip cannot be placed, and what to do. An empty stake is named once it was asked for. */
export function issueTexts(page: Page, now: SlipNow): View[] {
  const { t, feed } = page
  const texts: string[] = []
  if (page.lookOnly) texts.push(t(`lookOnly.${page.lookOnly}`))
  if (page.isPaused) texts.push(t('paused'))
  if (page.isUnavailable) texts.push(t('refusal.UNAVAILABLE'))
  if (feed.status() === 'STALE') texts.push(t('suspended'))
  for (const it of now.issues) {
    if (it.kind === 'empty' && !isStakeTyped(page) && !page.opened.has(STAKE_ASKED)) continue
    texts.push(issueText(page, it))
  }
  return texts.map((it) => h('p', { key: it, class: 'warning' }, it))
}

export function issueText(page: Page, issue: SlipIssue): string {
  const { t, texts } = page
  switch (issue.kind) {
    case 'related':
      return t('problem.related', {
        match: pickWords(page, { event: issue.event, market: '', outcome: '' }).match,
      })
    case 'lines':
      return t('problem.lines', { n: issue.lines, max: MAX_LINES })
    case 'bonusKind':
    case 'bonusLive':
    case 'bonusBefore':
    case 'bonusStake':
    case 'bonusOdds':
    case 'bonusTime':
      return bonusText(page, issue)
    case 'freeBetOdds':
      return t('problem.freeBetOdds', { odds: texts.odds(issue.odds) })
    case 'freeBetPayout':
      return t('refusal.PAYOUT_TOO_HIGH_ANY', { max: texts.amount(issue.minor) })
    case 'low':
      return t('problem.low', { min: texts.amount(issue.minor) })
    case 'high':
    case 'highBoosted':
    case 'payout':
      return t(`problem.${issue.kind}`, { max: texts.amount(issue.minor) })
    case 'payoutStake':
      return t('problem.payoutStake', {
        max: texts.amount(issue.minor),
        stake: texts.amount(issue.stakeMinor),
      })
    case 'empty':
      return isStakeTyped(page)
        ? t('problem.notANumber', { example: texts.amount(1_000) })
        : t('problem.empty')
    default:
      return t(`problem.${issue.kind}`)
  }
}

/** What own money alone would do is said with each. */
function bonusText(
  { t, texts }: Page,
  issue: Extract<SlipIssue, { kind: `bonus${string}` }>,
): string {
  const own = texts.amount(issue.ownMinor)
  switch (issue.kind) {
    case 'bonusStake':
      return t('problem.bonusStake', { own, max: texts.amount(issue.minor) })
    case 'bonusOdds':
      return t('problem.bonusOdds', { own, odds: texts.odds(issue.odds) })
    case 'bonusTime':
      return t('problem.bonusTime', {
        own,
        time: `${texts.day(issue.latest)} ${texts.time(issue.latest)}`,
      })
    default:
      return t(`problem.${issue.kind}`, { own })
  }
}

export const fullText = ({ t }: Page): string => t('problem.full', { max: MAX_LEGS })
