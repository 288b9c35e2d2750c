import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Tournaments.css.ts'
import type { TournamentCard } from './tournaments.server.ts'

/** The tournaments that run, or will (CNT-18). */
export function TournamentList({ tournaments }: { tournaments: readonly TournamentCard[] }) {
  const { t } = useTranslation('content')
  return (
    <PageContainer>
      <div className={styles.page}>
        <Heading level={1}>{t('tournament.heading')}</Heading>
        {tournaments.length === 0 ? (
          <Notice tone="info" title={t('tournament.none.title')}>
            {t('tournament.none.text')}
          </Notice>
        ) : (
          <ul className={styles.list}>
            {tournaments.map((it) => (
              <li
                key={it.id}
                className={styles.card}
                data-edit={`tournamentPage:${it.id}`}
                data-testid="tournament"
              >
                {it.picture ? <ContentPicture of={it.picture} look={styles.picture} later /> : null}
                <div className={styles.words}>
                  <Heading level={2} size="lg">
                    <Link className={styles.link} to={it.href}>
                      {it.title}
                    </Link>
                  </Heading>
                  <When tournament={it} />
                  <Text>{it.summary}</Text>
                  <p className={styles.terms}>{it.terms}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageContainer>
  )
}

export function When({ tournament }: { tournament: TournamentCard }) {
  const { t } = useTranslation('content')
  const { state, begins, ends } = tournament
  const moment = state === 'soon' ? begins : ends
  return moment === null ? null : (
    <p className={styles.moment}>{t(`tournament.${state}`, { moment })}</p>
  )
}
