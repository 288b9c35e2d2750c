import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './GamePage.css.ts'
import type { GameFactsView } from './game-facts.ts'
import type { GamePresented } from './game-page.server.ts'
import { type LogInToPlay, StartGame } from './StartGame.tsx'

/** The public page about a game: what it is, how it is played, and how to start it. */
export function GamePage(props: {
  presented: GamePresented
  facts: GameFactsView
  studio: { title: string; path: string } | null
  playPath: string
  logIn: LogInToPlay
  /** Other games of the studio. */
  more: ReactNode
}) {
  const { t } = useTranslation('game')
  const { facts, studio, presented } = props
  const { game, picture } = presented
  return (
    <PageContainer>
      <article className={styles.page} data-testid="game-page" data-edit={`game:${game.id}`}>
        <div className={picture ? `${styles.hero} ${styles.pictured}` : styles.hero}>
          {picture ? (
            <img
              className={styles.picture}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={picture.sizes}
              width={picture.width}
              height={picture.height}
              alt=""
              {...{ fetchpriority: 'high' }}
            />
          ) : null}
          <div className={styles.title}>
            <Heading level={1}>{game.name}</Heading>
            {studio ? (
              <Link to={studio.path} className={styles.studio}>
                {studio.title}
              </Link>
            ) : null}
            {facts.headline === '' ? null : <Text tone="muted">{facts.headline}</Text>}
          </div>
          <div className={styles.start}>
            <StartGame start={presented.play} path={props.playPath} logIn={props.logIn} />
          </div>
        </div>
        <div className={styles.columns}>
          <section className={styles.part}>
            <Heading level={2} size="lg">
              {t('panel')}
            </Heading>
            {facts.facts.length === 0 ? (
              <Text tone="muted">{t('noFacts')}</Text>
            ) : (
              <Facts facts={facts.facts} />
            )}
            {facts.help === '' ? null : (
              <Text size="small" tone="muted">
                {facts.help}
              </Text>
            )}
          </section>
          {facts.rules === '' ? null : (
            <section className={styles.part}>
              <Heading level={2} size="lg">
                {t('howTo')}
              </Heading>
              <p className={styles.rules}>{facts.rules}</p>
            </section>
          )}
        </div>
        {props.more}
      </article>
    </PageContainer>
  )
}
