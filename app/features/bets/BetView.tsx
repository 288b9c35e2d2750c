import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { betBonusWord, freeBetWord } from '#app/rewards/bet-words.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { MovementTable } from '#app/ui/MovementTable/MovementTable.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as list from '#app/ui/PlayList/PlayList.css.ts'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import type { BetLegRow, BetPage } from './bets.server.ts'

/** One bet: its legs with their results, how the payout follows from them, and every transaction. */
export function BetView({ page }: { page: BetPage }) {
  const { t } = useTranslation('bets')
  const { t: account } = useTranslation('account')
  const path = useLocalePath()
  const whatOf = (type: string, isBonus: boolean) => {
    const word = page.isFreeBet ? freeBetWord(type) : isBonus ? betBonusWord(type) : null
    return word ? account(`bonusTypes.${word}`) : account(`types.${type as 'BET'}`)
  }
  return (
    <Stack gap="xl">
      <div>
        <ButtonLink href={path('/my-account/bets')} tone="quiet" size="small">
          {t('back')}
        </ButtonLink>
      </div>
      <Heading level={1}>{t(`named.${page.kind}`, { number: page.legs.length })}</Heading>
      {page.owed === null ? null : (
        <Notice tone="warning" title={t('owedTitle', { amount: page.owed })}>
          {t('owedText')}
        </Notice>
      )}
      <div data-testid="bet-facts">
        <Facts facts={useFacts(page)} />
      </div>
      {page.isFreeBet ? <Text>{t('freeNote')}</Text> : null}
      {page.bonus === null ? null : <Text>{t('bonusNote')}</Text>}
      <Stack gap="md">
        <Heading level={2}>{t('legs')}</Heading>
        <ul className={list.rows} data-testid="bet-legs">
          {page.legs.map((leg, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a bet never move
            <Leg key={index} leg={leg} />
          ))}
        </ul>
      </Stack>
      <MovementTable
        title={t('movements')}
        heads={{
          ...{ when: t('time'), what: t('movement') },
          ...{ amount: t('amount'), balanceAfter: t('balanceAfter') },
        }}
        rows={page.movements.map(({ type, isBonus, ...it }) => ({
          ...it,
          what: whatOf(type, isBonus),
        }))}
      />
      <Text size="small" tone="muted">
        {t('timeZone', { zone: page.timeZone })}
      </Text>
    </Stack>
  )
}

function useFacts(page: BetPage) {
  const { t } = useTranslation('bets')
  return [
    { name: t('state'), value: t(`states.${page.state}`) },
    { name: t('when'), value: page.when },
    { name: t(page.isFreeBet ? 'freeStake' : 'stake'), value: page.stake },
    ...(page.bonus === null
      ? []
      : [
          { name: t('ownPart'), value: page.bonus.own },
          { name: t('bonusPart'), value: page.bonus.stake },
        ]),
    ...(page.kind === 'SYSTEM'
      ? [
          {
            name: t('lines'),
            value: t('linesOf', { number: page.lines, stake: page.stakePerLine }),
          },
        ]
      : []),
    { name: t(page.isFreeBet ? 'freePayout' : 'potentialPayout'), value: page.potentialPayout },
    ...(page.paid === null ? [] : [{ name: t('paid'), value: page.paid }]),
    ...(page.bonus?.paid ? [{ name: t('bonusPaid'), value: page.bonus.paid }] : []),
    ...(page.bonus?.lapsed ? [{ name: t('bonusLapsed'), value: page.bonus.lapsed }] : []),
    ...(page.formula === null ? [] : [{ name: t('formula'), value: page.formula }]),
    ...page.cashOuts.map((it, at) => ({
      name: t('cashOut', { number: at + 1 }),
      value: t('cashOutOf', { stake: it.stake, payout: it.payout }),
    })),
    { name: t('reference'), value: page.id },
  ]
}

function Leg({ leg }: { leg: BetLegRow }) {
  const { t } = useTranslation('bets')
  return (
    <li className={list.row}>
      <div className={list.what}>
        <span className={list.subject}>{leg.choice}</span>
        <span className={textStyles.caption}>{leg.market}</span>
        <span>{leg.event}</span>
        <span className={textStyles.caption}>
          {leg.competition} · {leg.startsAt}
          {leg.isLive ? ` · ${t('live')}` : ''}
          {leg.isBanker ? ` · ${t('banker')}` : ''}
        </span>
      </div>
      <Chip>{t(`results.${leg.result}`)}</Chip>
      <span className={list.figure}>{leg.odds}</span>
    </li>
  )
}
