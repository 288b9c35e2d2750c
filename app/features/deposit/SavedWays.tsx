import { useTranslation } from 'react-i18next'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { PlaceForm } from '#app/session/page-window/place.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import * as styles from './Deposit.css.ts'
import type { SavedWayView } from './deposit.server.ts'
import { useDepositPlace } from './deposit-place.tsx'

/** Saved payment methods, and how to remove them. */
export function SavedWays({ saved }: { saved: readonly SavedWayView[] }) {
  const { t } = useTranslation('deposit')
  const words = useMethodWords()
  const { reply } = useDepositPlace()
  if (saved.length === 0) return null
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="md">
        {t('saved.title')}
      </Heading>
      {reply?.intent === 'forget' && reply.failure ? (
        <Notice tone="critical" title={t(`failures.${reply.failure}`)} />
      ) : null}
      <div className={styles.rows}>
        {saved.map(({ id, method, label }) => (
          <div key={id} className={styles.saved} data-testid="deposit-saved">
            <span>
              {words.name(method)} <bdi>{label}</bdi>
            </span>
            <PlaceForm intent="forget" testId="deposit-forget">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                size="small"
                aria-label={t('saved.forgetOf', { name: `${words.name(method)} ${label}` })}
              >
                {t('saved.forget')}
              </Button>
            </PlaceForm>
          </div>
        ))}
      </div>
    </Stack>
  )
}
