import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { Card, CardLink, CardList, cardPicture } from '#app/ui/Card/Card.tsx'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { PageColumn } from '#app/ui/PageColumn/PageColumn.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Tournaments.css.ts'
import type { TournamentCard } from './tournaments.server.ts'

/** Running and upcoming tournaments (CNT-18). */
export function TournamentList({ tournaments }: { tournaments: readonly TournamentCard[] }) {
  const { t } = useTranslation('content')
  return (
    <PageContainer>
      <PageColumn measure="read">
        <Heading level={1}>{t('tournament.heading')}</Heading>
        {tournaments.length === 0 ? (
          <Notice tone="info" title={t('tournament.none.title')}>
            {t('tournament.none.text')}
          </Notice>
        ) : (
          <CardList columns="one">
            {tournaments.map((it, index) => (
              <li key={it.id}>
                <TournamentInList tournament={it} first={index === 0} />
              </li>
            ))}
          </CardList>
        )}
      </PageColumn>
    </PageContainer>
  )
}

function TournamentInList(props: { tournament: TournamentCard; first: boolean }) {
  const { tournament, first } = props
  const { picture } = tournament
  return (
    <Card
      leads
      picture={picture ? <ContentPicture of={picture} look={cardPicture} later={!first} /> : null}
      data-edit={`tournamentPage:${tournament.id}`}
      data-testid="tournament"
    >
      <Heading level={2} size="lg">
        <CardLink to={tournament.href}>{tournament.title}</CardLink>
      </Heading>
      <When tournament={tournament} />
      <Text>{tournament.summary}</Text>
      <SmallPrint>{tournament.terms}</SmallPrint>
    </Card>
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
