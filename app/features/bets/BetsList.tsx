import { useTranslation } from 'react-i18next'
import { PlayList, PlayRow } from '#app/ui/PlayList/PlayList.tsx'
import type { BetRow, BetsPage } from './bets.server.ts'

/** The player's bets on sports: all, open or settled. */
export function BetsList({ page }: { page: BetsPage }) {
  const { t } = useTranslation('bets')
  const words = {
    ...{ title: t('title'), intro: t('intro'), choice: t('choice'), errorTitle: t('errorTitle') },
    ...{ none: t(`none.${page.list ?? 'all'}`), foot: t('timeZone', { zone: page.timeZone }) },
    ...{ loadMore: t('loadMore'), loadingMore: t('loadingMore') },
  }
  const choices = ([null, 'running', 'over'] as const).map((list) => ({
    href: list === null ? '?' : `?list=${list}`,
    label: t(`lists.${list ?? 'all'}`),
    isCurrent: list === page.list,
  }))
  return (
    <PlayList<BetRow> words={words} choices={choices} page={page} testId="bets">
      {(row) => <Row row={row} />}
    </PlayList>
  )
}

function Row({ row }: { row: BetRow }) {
  const { t } = useTranslation('bets')
  const { legs, kind, state, paid } = row
  const [first] = legs
  const isSingle = legs.length === 1 && first !== undefined
  return (
    <PlayRow
      {...{ href: row.href, at: row.at, when: row.when, testId: 'bet-link' }}
      name={isSingle ? first.choice : t(`named.${kind}`, { number: legs.length })}
      detail={
        isSingle ? `${first.market} · ${first.event}` : legs.map((it) => it.choice).join(' · ')
      }
      state={t(`states.${state}`)}
      figures={[
        { label: t(row.isFreeBet ? 'freeStake' : 'stake'), value: row.stake },
        paid === null
          ? {
              label: t(row.isFreeBet ? 'freePayout' : 'potentialPayout'),
              value: row.potentialPayout,
            }
          : { label: t('paid'), value: paid },
      ]}
    />
  )
}
