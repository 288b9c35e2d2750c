import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { RichText, type ShowGames } from '#app/content/rich-text/RichText.tsx'
import { useLocalePath } from '#app/market/use-locale.ts'
import * as figureTable from '#app/ui/FigureTable/FigureTable.css.ts'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { PageColumn } from '#app/ui/PageColumn/PageColumn.tsx'
import { openingPicture } from '#app/ui/Stage/Stage.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { When } from './TournamentList.tsx'
import * as styles from './Tournaments.css.ts'
import type { TournamentView } from './tournaments.server.ts'

/** One tournament: dates, prizes, rules; an ended one says so. */
export function TournamentPage(props: { tournament: TournamentView; showGames: ShowGames }) {
  const { t } = useTranslation('content')
  const path = useLocalePath()
  const { tournament } = props
  return (
    <PageContainer>
      <PageColumn measure="read" as="article" data-edit={`tournamentPage:${tournament.id}`}>
        <Link to={path('/tournaments')}>{t('tournament.all')}</Link>
        {tournament.picture ? (
          <ContentPicture of={tournament.picture} look={openingPicture} />
        ) : null}
        <Heading level={1}>{tournament.title}</Heading>
        <When tournament={tournament} />
        <Text size="large">{tournament.summary}</Text>
        <Notice tone="info" title={t('tournament.terms')}>
          <p>{tournament.terms}</p>
        </Notice>
        <table className={figureTable.table}>
          <caption className={styles.caption}>{t('tournament.prizes')}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {t('tournament.places')}
              </th>
              <th scope="col" className={styles.head}>
                {t('tournament.prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tournament.prizes.map((it) => (
              <tr key={it.places}>
                <th scope="row" className={styles.cell}>
                  {it.places}
                </th>
                <td className={styles.cell}>{it.prize}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {tournament.body ? <RichText text={tournament.body} showGames={props.showGames} /> : null}
        {tournament.games.length > 0 && tournament.state !== 'over'
          ? props.showGames(t('tournament.games'), tournament.games)
          : null}
      </PageColumn>
    </PageContainer>
  )
}
