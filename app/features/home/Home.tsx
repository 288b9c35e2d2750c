import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import type { MarketProduct } from '#markets/products.ts'
import * as styles from './Home.css.ts'
import type { HomeBlock, HomeTexts } from './home.server.ts'

/** The home page: the editors' blocks in their order; `show` renders those of other features (GAP-120). */
export function Home(props: {
  id: string
  texts: HomeTexts
  blocks: readonly HomeBlock[]
  /** Products that would send this visitor away. */
  closed: readonly MarketProduct[]
  /** Above every block. */
  top: ReactNode
  show: (block: HomeBlock) => ReactNode
}) {
  return (
    <div className={styles.home} data-edit={`homePage:${props.id}`}>
      {props.top}
      {props.blocks.map((it) => (
        <Fragment key={it.key}>
          {it.type === 'homeIntro' ? (
            <Intro texts={props.texts} closed={props.closed} />
          ) : (
            props.show(it)
          )}
        </Fragment>
      ))}
    </div>
  )
}

function Intro(props: { texts: HomeTexts; closed: readonly MarketProduct[] }) {
  const { heading, intro } = props.texts
  const { t } = useTranslation(['home', 'common'])
  const path = useLocalePath()
  return (
    <>
      <div className={styles.intro}>
        <Heading level={1}>{heading === '' ? t('heading') : heading}</Heading>
        {intro === '' ? null : <Text tone="muted">{intro}</Text>}
      </div>
      <ul className={styles.products}>
        {props.closed.includes('casino') ? null : (
          <li>
            <ButtonLink href={path('/online-casino')} block>
              {t('toCasino')}
            </ButtonLink>
          </li>
        )}
        {props.closed.includes('liveCasino') ? null : (
          <li>
            <ButtonLink href={path('/live-casino-online')} block>
              {t('toLiveCasino')}
            </ButtonLink>
          </li>
        )}
        {props.closed.includes('sportsbook') ? null : (
          <li>
            <ButtonLink href={path('/sportsbook')} block>
              {t('common:nav.sportsbook')}
            </ButtonLink>
          </li>
        )}
      </ul>
    </>
  )
}
