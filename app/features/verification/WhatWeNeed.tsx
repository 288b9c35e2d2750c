import { useTranslation } from 'react-i18next'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import * as styles from './Verification.css.ts'

const DOCUMENTS = ['id', 'address', 'payment', 'wealth'] as const

/** The documents that will be required, shown before any are requested. */
export function WhatWeNeed() {
  const { t } = useTranslation('whatweneed')
  return (
    <section aria-labelledby="what-we-need" className={styles.needed} data-testid="what-we-need">
      <Stack gap="sm">
        <h2 id="what-we-need" className={styles.neededTitle}>
          {t('title')}
        </h2>
        <p>{t('intro')}</p>
        <ul className={styles.neededList}>
          {DOCUMENTS.map((it) => (
            <li key={it}>{t(it)}</li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}
