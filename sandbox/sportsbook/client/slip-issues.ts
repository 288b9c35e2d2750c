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
  const { say, feed } = page
  const texts: string[] = []
  if (page.lookOnly) texts.push(say(`lookOnly.${page.lookOnly}`))
  if (page.isPaused) texts.push(say('paused'))
  if (page.isUnavailable) texts.push(say('refusal.UNAVAILABLE'))
  if (feed.status() === 'STALE') texts.push(say('suspended'))
  for (const it of now.issues) {
    if (it.kind === 'empty' && !isStakeTyped(page) && !page.opened.has(STAKE_ASKED)) continue
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
    case 'bonusKind':
    case 'bonusLive':
    case 'bonusBefore':
    case 'bonusStake':
    case 'bonusOdds':
    case 'bonusTime':
      return bonusText(page, issue)
    case 'freeBetOdds':
      return say('problem.freeBetOdds', { odds: texts.odds(issue.odds) })
    case 'freeBetPayout':
      return say('refusal.PAYOUT_TOO_HIGH_ANY', { max: texts.amount(issue.minor) })
    case 'low':
      return say('problem.low', { min: texts.amount(issue.minor) })
    case 'high':
    case 'highBoosted':
    case 'payout':
      return say(`problem.${issue.kind}`, { max: texts.amount(issue.minor) })
    case 'payoutStake':
      return say('problem.payoutStake', {
        max: texts.amount(issue.minor),
        stake: texts.amount(issue.stakeMinor),
      })
    case 'empty':
      return isStakeTyped(page)
        ? say('problem.notANumber', { example: texts.amount(1_000) })
        : say('problem.empty')
    default:
      return say(`problem.${issue.kind}`)
  }
}

/** What own money alone would do is said with each. */
function bonusText(
  { say, texts }: Page,
  issue: Extract<SlipIssue, { kind: `bonus${string}` }>,
): string {
  const own = texts.amount(issue.ownMinor)
  switch (issue.kind) {
    case 'bonusStake':
      return say('problem.bonusStake', { own, max: texts.amount(issue.minor) })
    case 'bonusOdds':
      return say('problem.bonusOdds', { own, odds: texts.odds(issue.odds) })
    case 'bonusTime':
      return say('problem.bonusTime', {
        own,
        time: `${texts.day(issue.latest)} ${texts.time(issue.latest)}`,
      })
    default:
      return say(`problem.${issue.kind}`, { own })
  }
}

export const fullText = ({ say }: Page): string => say('problem.full', { max: MAX_LEGS })
