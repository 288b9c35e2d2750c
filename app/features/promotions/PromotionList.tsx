import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Promotions.css.ts'
import type { PromotionCard, PromotionsView, PromotionWay } from './promotions.server.ts'

/** All promotions, those of a category or of a tag (PRO-01). */
export function PromotionList({ view }: { view: PromotionsView }) {
  const { t } = useTranslation('promotions')
  const path = useLocalePath()
  if (view.state === 'unavailable') {
    return (
      <PageContainer>
        <Notice tone="warning" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      </PageContainer>
    )
  }
  const everything: PromotionWay = {
    href: path('/promotions'),
    title: t('all'),
    current: view.heading === null,
  }
  return (
    <PageContainer>
      <Stack gap="xl">
        <Heading level={1}>{view.heading ?? t('heading')}</Heading>
        {view.categories.length > 0 ? (
          <Ways label={t('categories')} ways={[everything, ...view.categories]} />
        ) : null}
        {view.tags.length > 0 ? <Ways label={t('tags')} ways={view.tags} /> : null}
        {view.cards.length === 0 ? (
          <Notice tone="info" title={t('empty.title')}>
            {t('empty.text')}
          </Notice>
        ) : (
          <ul className={styles.list}>
            {view.cards.map((card, index) => (
              <li key={card.id}>
                <Card card={card} first={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {view.more ? (
          <ButtonLink href={view.more} preventScrollReset>
            {t('more', { count: view.total - view.cards.length })}
          </ButtonLink>
        ) : null}
      </Stack>
    </PageContainer>
  )
}

function Ways({ label, ways }: { label: string; ways: readonly PromotionWay[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.ways}>
        {ways.map((it) => (
          <li key={it.href}>
            <Link
              to={it.href}
              className={styles.way}
              aria-current={it.current ? 'page' : undefined}
            >
              {it.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Card({ card, first }: { card: PromotionCard; first: boolean }) {
  const { t } = useTranslation('promotions')
  return (
    <article className={styles.card} data-edit={`promotion:${card.id}`} data-testid="promotion">
      {card.picture ? (
        <img
          className={styles.picture}
          src={card.picture.picture.src}
          srcSet={card.picture.picture.srcSet}
          sizes={card.picture.picture.sizes}
          width={card.picture.picture.width}
          height={card.picture.picture.height}
          alt={card.picture.alt}
          loading={first ? undefined : 'lazy'}
          decoding="async"
        />
      ) : null}
      <div className={styles.words}>
        <Heading level={2} size="lg">
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
