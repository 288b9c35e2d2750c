import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { FormOf, useIsSending } from './LimitForm.tsx'
import * as styles from './Limits.css.ts'
import type { LimitView, PreviewView } from './limit-view.server.ts'
import { useLimitsPath } from './use-limits-path.ts'

/**
 * What the player reads before a limit is saved (table 4, limit confirmation): what changes, when, and how much is used
 * already. Only a decrease has the primary button style: nothing here encourages an increase.
 */
export function LimitPreview(props: {
  limit: LimitView
  preview: PreviewView
  /** Null: a removal. */
  typed: string | null
  label: string
}) {
  const { limit, preview, typed } = props
  const { t } = useTranslation('limits')
  const limitsPath = useLimitsPath()
  const isSending = useIsSending(limit.id)
  const name = `limit-${limit.id}`
  const intent = typed === null ? 'remove' : 'save'
  const isLess = preview.effect === 'first' || preview.effect === 'lower'
  return (
    <FormOf of={limit.id} testId={`${name}-preview`}>
      <div className={styles.preview} data-effect={preview.effect}>
        <h4 tabIndex={-1} data-read-first className={styles.previewTitle}>
          {t('preview.title')}
        </h4>
        <Facts
          facts={[
            { name: t('preview.today'), value: preview.current ?? t('noLimit') },
            { name: t('preview.wanted'), value: preview.wanted ?? t('noLimit') },
          ]}
        />
        <Sentences preview={preview} />
      </div>
      {typed === null ? null : <input type="hidden" name="amount" value={typed} />}
      <div className={styles.ways}>
        <Button
          type="submit"
          name="intent"
          value={intent}
          tone={isLess ? 'primary' : 'neutral'}
          busy={isSending(intent)}
          data-testid={`${name}-confirm`}
        >
          {t(isSending(intent) ? 'actions.sending' : 'actions.save')}
        </Button>
        {typed === null ? null : (
          <Button type="submit" name="intent" value="again" data-testid={`${name}-again`}>
            {t('actions.again')}
          </Button>
        )}
        <ButtonLink
          href={limitsPath({ at: limit.id })}
          preventScrollReset
          tone="quiet"
          data-testid={`${name}-stay`}
        >
          {t('actions.stay')}
        </ButtonLink>
      </div>
    </FormOf>
  )
}

function Sentences({ preview }: { preview: PreviewView }) {
  const { t } = useTranslation('limits')
  const { effect, current, left, since, used, resetAt: reset } = preview
  const told = { time: preview.from?.when ?? '', current: current ?? '' }
  const sentences = [
    t(`preview.${effect}`, told),
    preview.isConfirmedLater ? t('preview.second', told) : null,
    preview.dropsPending ? t('preview.dropsPending') : null,
    t('preview.used', { since, used }),
    preview.isOverused
      ? t('preview.overused', { reset })
      : left === null
        ? null
        : t('preview.left', { left, reset }),
  ].filter((it) => it !== null)
  return (
    <ul className={styles.sentences}>
      {sentences.map((it) => (
        <li key={it}>{it}</li>
      ))}
    </ul>
  )
}
