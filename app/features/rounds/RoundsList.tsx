import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { PlayList, PlayRow } from '#app/ui/PlayList/PlayList.tsx'
import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'
import type { RoundRow, RoundsPage } from './rounds.server.ts'

/** The player's rounds: all, or the unfinished ones. */
export function RoundsList({ page }: { page: RoundsPage }) {
  const { t } = useTranslation('rounds')
  const settles = t('settles', { hours: ROUND_SETTLES_WITHIN_HOURS })
  const words = {
    ...{ title: t('title'), intro: t('intro'), choice: t('choice'), errorTitle: t('errorTitle') },
    none: t(page.onlyOpen ? 'noneOpen' : 'none'),
    foot: `${settles} ${t('timeZone', { zone: page.timeZone })}`,
    ...{ loadMore: t('loadMore'), loadingMore: t('loadingMore') },
  }
  const choices = ([false, true] as const).map((open) => ({
    href: open ? '?open=1' : '?',
    label: t(open ? 'onlyOpen' : 'all'),
    isCurrent: open === page.onlyOpen,
  }))
  return (
    <PlayList<RoundRow> words={words} choices={choices} page={page} testId="rounds">
      {(row) => <Row row={row} />}
    </PlayList>
  )
}

function Row({ row }: { row: RoundRow }) {
  const { t } = useTranslation('rounds')
  return (
    <>
      <PlayRow
        {...{ href: row.href, at: row.at, when: row.when, testId: 'round-link' }}
        name={row.game ?? t('unknownGame')}
        state={row.state === 'CLOSED' ? null : t(`states.${row.state}`)}
        figures={[
          { label: t('stake'), value: row.stake },
          { label: t('payout'), value: row.payout },
        ]}
      />
      {row.resume === null ? null : (
        <ButtonLink
          href={row.resume}
          tone="primary"
          size="small"
          aria-label={t('resumeGame', { game: row.game ?? '' })}
          data-testid="round-resume"
        >
          {t('resume')}
        </ButtonLink>
      )}
    </>
  )
}
