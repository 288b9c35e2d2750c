import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Home.css.ts'
import type { HomeTexts } from './home.server.ts'

/** The home page: banners, who we are in two lines, the ways in, the editors' rows (GAP-120). */
export function Home(props: { texts: HomeTexts; banners: ReactNode; rows: ReactNode }) {
  const { t } = useTranslation('home')
  const path = useLocalePath()
  const { heading, intro } = props.texts
  return (
    <div className={styles.home}>
      {props.banners}
      <div className={styles.intro}>
        <Heading level={1}>{heading === '' ? t('heading') : heading}</Heading>
        {intro === '' ? null : <Text tone="muted">{intro}</Text>}
      </div>
      <ul className={styles.products}>
        <li>
          <ButtonLink href={path('/online-casino')} block>
            {t('toCasino')}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={path('/live-casino-online')} block>
            {t('toLiveCasino')}
          </ButtonLink>
        </li>
      </ul>
      {props.rows}
    </div>
  )
}
