import { h, type View } from './dom.ts'
import type { Page } from './page.ts'

const RULES = [
  ...(['football', 'hockey', 'tennis', 'basketball', 'abandoned', 'void', 'handicap'] as const),
  ...(['odds', 'boosts', 'builder', 'systems', 'live', 'most', 'corrections'] as const),
  ...(['freeBets', 'bonusMoney'] as const),
] as const

export function rulesView({ say, config, session, texts }: Page): View[] {
  const player = session?.player
  return RULES.map((it) =>
    h(
      'section',
      { key: it, class: 'part rule' },
      h('h2', {}, say(`rule.${it}`)),
      h('p', {}, say(`rule.${it}.text`, { percent: config.payoutPercent })),
      it === 'most' &&
        player &&
        h(
          'p',
          {},
          say('bounds', {
            min: texts.amount(player.minStakeMinor),
            max: texts.amount(player.maxStakeMinor),
            payout: texts.amount(player.maxPayoutMinor),
          }),
        ),
    ),
  )
}
