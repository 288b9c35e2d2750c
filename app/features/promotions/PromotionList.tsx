import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { CardList } from '#app/ui/Card/Card.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import { PromotionCard } from './PromotionCards.tsx'
import * as styles from './Promotions.css.ts'
import type { PromotionFilter, PromotionsView } from './promotions.server.ts'

/** All promotions, those of a category or of a tag (PRO-01). */
export function PromotionList(props: { view: PromotionsView; banners?: ReactNode }) {
  const { view } = props
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
  const everything: PromotionFilter = {
    href: path('/promotions'),
    title: t('all'),
    current: view.heading === null,
  }
  return (
    <PageContainer>
      <Stack gap="xl">
        {props.banners}
        <Heading level={1}>{view.heading ?? t('heading')}</Heading>
        {view.categories.length > 0 ? (
          <Filters label={t('categories')} filters={[everything, ...view.categories]} />
        ) : null}
        {view.tags.length > 0 ? <Filters label={t('tags')} filters={view.tags} /> : null}
        {view.cards.length === 0 ? (
          <Notice tone="info" title={t('empty.title')}>
            {t('empty.text')}
          </Notice>
        ) : (
          <CardList columns="two">
            {view.cards.map((card, index) => (
              <li key={card.id}>
                <PromotionCard card={card} level={2} first={index === 0} />
              </li>
            ))}
          </CardList>
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

function Filters({ label, filters }: { label: string; filters: readonly PromotionFilter[] }) {
  return (
    <nav aria-label={label}>
      <ul className={layout.wrap.sm}>
        {filters.map((it) => (
          <li key={it.href}>
            <Link
              to={it.href}
              className={styles.filter}
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
