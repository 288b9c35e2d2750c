import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Exclusions.css.ts'

/** After a break has started: what applies now, access to the player's money, and where to find help. */
export function ExclusionStarted({ help }: { help: readonly { title: string; url: string }[] }) {
  const { t } = useTranslation('breaks')
  const path = useLocalePath()
  return (
    <PageContainer>
      <div className={styles.column} data-testid="break-begun">
        <Stack gap="lg">
          <Heading level={1}>{t('begun.title')}</Heading>
          <Text>{t('begun.text')}</Text>
          <Text>{t('begun.money')}</Text>
          <div className={layout.wrap.md}>
            <ButtonLink href={`${path('/login')}?payout=1`} data-testid="break-begun-money">
              {t('begun.toMoney')}
            </ButtonLink>
          </div>
          {help.length === 0 ? null : (
            <>
              <Text>{t('begun.help')}</Text>
              <ul className={styles.links}>
                {help.map((it) => (
                  <li key={it.url}>
                    <a href={it.url} rel="noopener noreferrer">
                      {it.title}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Stack>
      </div>
    </PageContainer>
  )
}
