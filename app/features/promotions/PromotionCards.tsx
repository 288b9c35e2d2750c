import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Card, CardLink, CardList, cardPicture } from '#app/ui/Card/Card.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Promotions.css.ts'
import type { PromotionCard as PromotionCardView } from './promotions.server.ts'

/** Promotions on another page, with a link to all of them; nothing without any. */
export function PromotionCards({ cards }: { cards: readonly PromotionCardView[] }) {
  const { t } = useTranslation('promotions')
  const path = useLocalePath()
  if (cards.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="promotions-block">
      <div className={styles.blockHead}>
        <div id="promotions-block">
          <Heading level={2} size="block">
            {t('heading')}
          </Heading>
        </div>
        <Link to={path('/promotions')}>{t('toAll')}</Link>
      </div>
      <CardList columns="two">
        {cards.map((it) => (
          <li key={it.id}>
            <PromotionCard card={it} level={3} first={false} />
          </li>
        ))}
      </CardList>
    </section>
  )
}

/** One promotion of a list, with its significant terms. */
export function PromotionCard(props: { card: PromotionCardView; level: 2 | 3; first: boolean }) {
  const { card, level, first } = props
  const { t } = useTranslation('promotions')
  return (
    <Card
      leads
      picture={
        card.picture ? <ContentPicture of={card.picture} look={cardPicture} later={!first} /> : null
      }
      data-edit={`promotion:${card.id}`}
      data-testid="promotion"
    >
      <Heading level={level} size="lg">
        <CardLink to={card.href}>{card.title}</CardLink>
      </Heading>
      <Text>{card.summary}</Text>
      <SmallPrint>
        {card.until ? (
          <span className={styles.until}>{t('until', { moment: card.until })} </span>
        ) : null}
        {card.significantTerms}
      </SmallPrint>
    </Card>
  )
}
