import { useTranslation } from 'react-i18next'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, VisuallyHidden } from '#app/ui/Text/Text.tsx'
import * as styles from './GameFacts.css.ts'
import type { GameFactsView } from './game-facts.ts'

/**
 * The facts of a game before it is played (GAM-22). Native disclosure: it opens without scripts, by keyboard and by
 * touch. In the game's bar it is a sign, and opens over the upper part of the game; `open`: where there is no game.
 */
export function GameFacts(props: {
  view: GameFactsView
  open?: boolean
  /** The game is played for fun: nothing is won or lost. */
  playMoney?: boolean
}) {
  const { view, open = false, playMoney = false } = props
  const { t } = useTranslation('game')
  if (view.facts.length === 0 && !playMoney) return null
  const headline =
    view.headline === '' ? null : <span data-testid="game-headline">{view.headline}</span>
  return (
    <details className={open ? styles.facts : styles.overGame} open={open} data-testid="game-facts">
      {open ? (
        <summary className={styles.summary}>
          <span className={styles.title}>{t('panel')}</span> {headline}
        </summary>
      ) : (
        <summary className={styles.sign} title={t('panel')}>
          <Icon name="info" />
          <VisuallyHidden>{t('panel')}</VisuallyHidden>
        </summary>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={t('panel')}>
        {playMoney ? (
          <p>
            <strong>{t('funTitle')}</strong> {t('funText')}
          </p>
        ) : null}
        {open || headline === null ? null : <p className={styles.title}>{headline}</p>}
        <Facts facts={view.facts} />
        <div className={styles.rules}>
          {view.rules === '' ? null : (
            <>
              <Heading level={2} size="md">
                {t('howTo')}
              </Heading>
              <p className={styles.text}>{view.rules}</p>
            </>
          )}
          {view.help === '' ? null : <p className={textStyles.caption}>{view.help}</p>}
        </div>
      </section>
    </details>
  )
}
