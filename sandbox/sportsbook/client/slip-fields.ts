import { combinedOdds } from '#contracts/sportsbook/slip-return.ts'
import { h, type ViewElement } from './dom.ts'
import type { Page, Translate, WordKey } from './page.ts'
import type { SlipNow } from './slip-model.ts'
import { isStakeTyped, typeStake } from './stake.ts'

const PRICE_CHANGES = ['NONE', 'BETTER', 'ANY'] as const
const ODDS_FORMATS = ['DECIMAL', 'FRACTIONAL', 'AMERICAN'] as const

export const priceChoice = (page: Page): ViewElement =>
  h(
    'div',
    { key: 'price-change', class: 'settings' },
    select(page.t, 'priceChange', {
      of: PRICE_CHANGES,
      chosen: page.slip.priceChange,
      choose: (priceChange) => page.changeSlip({ ...page.slip, priceChange }),
    }),
  )

export const oddsFormatChoice = (page: Page): ViewElement =>
  h(
    'div',
    { key: 'odds-format', class: 'settings' },
    select(page.t, 'oddsFormat', {
      of: ODDS_FORMATS,
      chosen: page.slip.oddsFormat,
      choose: (oddsFormat) => page.changeSlip({ ...page.slip, oddsFormat }),
    }),
    page.slip.oddsFormat !== 'DECIMAL' &&
      h('p', { key: 'note', class: 'small' }, page.t('oddsFormatNote')),
  )

function select<Name extends 'priceChange' | 'oddsFormat', Value extends string>(
  t: Translate,
  name: Name,
  { of, chosen, choose }: { of: readonly Value[]; chosen: Value; choose: (value: Value) => void },
): ViewElement {
  return h(
    'label',
    { key: name },
    h('span', { class: 'small' }, t(name)),
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
      of.map((it) => h('option', { key: it, value: it }, t(`${name}.${it}` as WordKey))),
    ),
  )
}

export function stakeField(page: Page, now: SlipNow): ViewElement {
  const { t, session, texts } = page
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
        `${t(now.kind === 'SYSTEM' ? 'stakePerLine' : now.bets.length > 1 ? 'stakePerBet' : 'stake')}${player ? ` (${player.currency})` : ''}`,
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
        t('bounds', {
          min: texts.amount(player.minStakeMinor),
          max: texts.amount(player.maxStakeMinor),
          payout: texts.amount(player.maxPayoutMinor),
        }),
      ),
  )
}

export function facts(page: Page, now: SlipNow): ViewElement {
  const { t, texts } = page
  const fact = (title: WordKey, value: string) =>
    h('div', { key: title }, h('dt', {}, t(title)), h('dd', {}, value))
  const amount = (minor: bigint | null) => (minor === null ? '–' : texts.amount(minor))
  const [bet] = now.bets
  return h(
    'dl',
    { key: 'facts', class: 'facts' },
    now.kind === 'COMBINATION' &&
      now.lines > 0 &&
      bet &&
      fact('combinedOdds', texts.odds(Number(combinedOdds(bet.legs)))),
    now.kind === 'SYSTEM' &&
      h('div', { key: 'lines' }, h('dt', {}, t('linesOf', { n: now.lines })), h('dd', {}, '')),
    fact(page.freeBet ? 'freeBet.stake' : 'totalStake', amount(now.stakeMinor)),
    ...partsOfStake(now).map(([title, part]) => fact(title, amount(part))),
    fact(payoutTitle(page, now), amount(now.payoutMinor)),
  )
}

/** Own money and bonus money, where there are both or bonus money alone. */
function partsOfStake({ stakeMinor, bonusMinor }: SlipNow): ['ownPart' | 'bonusPart', bigint][] {
  if (bonusMinor === 0n || stakeMinor === null) return []
  return [
    ['ownPart', stakeMinor - bonusMinor],
    ['bonusPart', bonusMinor],
  ]
}

function payoutTitle({ freeBet }: Page, { bets, kind }: SlipNow): WordKey {
  if (freeBet) return 'freeBet.payout'
  return bets.length > 1 || kind === 'SYSTEM' ? 'payoutAll' : 'payout'
}
