import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Promotions.css.ts'
import type { PromotionCard as PromotionCardView } from './promotions.server.ts'

/** Promotions on another page, with the way to all of them; nothing without any. */
export function PromotionCards({ cards }: { cards: readonly PromotionCardView[] }) {
  const { t } = useTranslation('promotions')
  const path = useLocalePath()
  if (cards.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="promotions-block">
      <div className={styles.blockHead}>
        <div id="promotions-block">
          <Heading level={2} size="lg">
            {t('heading')}
          </Heading>
        </div>
        <Link to={path('/promotions')}>{t('toAll')}</Link>
      </div>
      <ul className={styles.list}>
        {cards.map((it) => (
          <li key={it.id}>
            <PromotionCard card={it} level={3} first={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One promotion of a list: its significant terms stand with it. */
export function PromotionCard(props: { card: PromotionCardView; level: 2 | 3; first: boolean }) {
  const { card, level, first } = props
  const { t } = useTranslation('promotions')
  return (
    <article className={styles.card} data-edit={`promotion:${card.id}`} data-testid="promotion">
      {card.picture ? (
        <ContentPicture of={card.picture} look={styles.picture} later={!first} />
      ) : null}
      <div className={styles.words}>
        <Heading level={level} size="lg">
          <Link to={card.href} className={styles.link}>
            {card.title}
          </Link>
        </Heading>
        <Text>{card.summary}</Text>
        <p className={styles.significant}>
          {card.until ? (
            <span className={styles.until}>{t('until', { moment: card.until })} </span>
          ) : null}
          {card.significantTerms}
        </p>
      </div>
    </article>
  )
}
