import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './AcceptTerms.css.ts'

/**
 * The new terms in full, and two buttons of the same size (GAP-035). Declining logs out: the money stays the player's,
 * and support pays it out.
 */
export function AcceptTerms(props: {
  version: string
  next: string
  failed: boolean
  /** Null while the lake is down: terms that cannot be read cannot be accepted. */
  text: ReactNode | null
}) {
  const { t } = useTranslation('guards')
  return (
    <PageContainer>
      <div className={styles.page}>
        <Stack gap="xl">
          <Heading level={1}>{t('terms.title')}</Heading>
          <Text>{t('terms.intro', { version: props.version })}</Text>
          {props.failed ? (
            <Notice tone="critical" title={t('terms.failed.title')}>
              {t('terms.failed.text')}
            </Notice>
          ) : null}
          {props.text === null ? (
            <Notice tone="warning" title={t('terms.missing.title')}>
              {t('terms.missing.text')}
            </Notice>
          ) : (
            <article className={styles.terms} data-testid="terms-text">
              {props.text}
            </article>
          )}
          <Form method="post">
            <Stack gap="lg">
              <input type="hidden" name="next" value={props.next} />
              <input type="hidden" name="version" value={props.version} />
              <div className={layout.wrap.md}>
                {props.text === null ? null : (
                  <Button
                    type="submit"
                    name="answer"
                    value="accept"
                    tone="primary"
                    size="large"
                    data-testid="terms-accept"
                  >
                    {t('terms.accept')}
                  </Button>
                )}
                <Button
                  type="submit"
                  name="answer"
                  value="decline"
                  tone="neutral"
                  size="large"
                  data-testid="terms-decline"
                >
                  {t('terms.decline')}
                </Button>
              </div>
              <Text>{t('terms.declineText')}</Text>
            </Stack>
          </Form>
        </Stack>
      </div>
    </PageContainer>
  )
}
