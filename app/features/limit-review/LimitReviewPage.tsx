import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { REVIEW_PATH } from '#app/session/protection-paths.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './LimitReview.css.ts'
import type { LimitReviewReply, LimitReviewPage as Page } from './limit-review.server.ts'

/** The current limits, to keep or lower; increases are not mentioned. */
export function LimitReviewPage(props: {
  page: Page
  reply: LimitReviewReply | undefined
  /** The current limits, with how much of each is used. */
  limits: ReactNode
}) {
  const { page, reply } = props
  const { t } = useTranslation('limitreview')
  const path = useLocalePath()
  const { review, done } = page
  return (
    <div className={layout.readable}>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1}>{t('title')}</Heading>
          <Text>{t('intro')}</Text>
        </Stack>
        {reply === 'failed' || review === null ? (
          <div role="alert">
            <Notice tone="critical" title={t('failed')} />
          </div>
        ) : null}
        {done && reply === undefined ? (
          <div role="status" data-testid={`limit-review-${done}`}>
            <Notice tone="success" title={t(done)} />
          </div>
        ) : null}
        {props.limits}
        <Form method="post" action={path(REVIEW_PATH)} className={layout.wrap.md}>
          <Button type="submit" name="intent" value="KEEP" data-testid="limit-review-keep">
            {t('keep')}
          </Button>
          <Button type="submit" name="intent" value="LOWER" data-testid="limit-review-lower">
            {t('lower')}
          </Button>
        </Form>
        {review === null ? null : <Interval review={review} />}
      </Stack>
    </div>
  )
}

function Interval({ review }: { review: NonNullable<Page['review']> }) {
  const { t } = useTranslation('limitreview')
  const path = useLocalePath()
  return (
    <Surface>
      <Form method="post" action={path(REVIEW_PATH)}>
        <Stack gap="lg">
          <Heading level={2}>{t('often.title')}</Heading>
          {review.isDue ? null : (
            <p data-testid="limit-review-next">{t('next', { date: review.next })}</p>
          )}
          <input type="hidden" name="intent" value="save" />
          <fieldset className={layout.fieldset}>
            <legend className={textStyles.legend}>{t('often.choose')}</legend>
            <div className={styles.rows}>
              {review.choices.map((it) => (
                <label key={it.value} className={styles.choice}>
                  <input
                    type="radio"
                    name="months"
                    value={it.value}
                    defaultChecked={it.isChosen}
                    className={styles.radio}
                    data-testid={`limit-review-months-${it.value}`}
                  />
                  {it.text}
                </label>
              ))}
            </div>
          </fieldset>
          <Text tone="muted">{t('often.text')}</Text>
          <div className={layout.wrap.md}>
            <Button type="submit" data-testid="limit-review-save">
              {t('often.save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Surface>
  )
}
