import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountField } from '#app/ui/AmountField/AmountField.tsx'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { useSending } from '#app/ui/use-sending.ts'
import * as styles from './Limits.css.ts'
import type { LimitReply } from './limit-actions.server.ts'
import type { LimitId } from './limit-id.ts'
import type { LimitView, PreviewView } from './limit-view.server.ts'
import { useLimitsPath } from './use-limits-path.ts'

/** A form of one limit; the response redirects back to that limit. */
export function FormOf(props: { of: LimitId; testId?: string; children: ReactNode }) {
  const limitsPath = useLimitsPath()
  return (
    <Form
      method="post"
      action={limitsPath({ at: props.of })}
      noValidate
      preventScrollReset
      className={styles.form}
      data-testid={props.testId}
    >
      <input type="hidden" name="of" value={props.of} />
      {props.children}
    </Form>
  )
}

/** Whether a form of this limit is being submitted with this intent. */
export function useIsSending(of: LimitId): (intent: string) => boolean {
  const sending = useSending()
  return (intent) => sending?.get('of') === of && sending.get('intent') === intent
}

/** The message for a problem with an amount. */
export function useProblemText(
  limit: LimitView,
  reply: LimitReply | undefined,
): string | undefined {
  const { t } = useTranslation('limits')
  const { min, max, pending } = limit
  return reply?.problem ? t(reply.problem, { min, max, time: pending?.from.when ?? '' }) : undefined
}

/** The amount, or the minutes. None is proposed: the field holds the current limit. */
export function LimitForm(props: {
  limit: LimitView
  reply: LimitReply | undefined
  label: string
}) {
  const { limit, reply, label } = props
  const { t } = useTranslation('limits')
  const limitsPath = useLimitsPath()
  const isSending = useIsSending(limit.id)
  const error = useProblemText(limit, reply)
  const name = `limit-${limit.id}`
  return (
    <FieldErrors of={reply}>
      <FormOf of={limit.id} testId={`${name}-form`}>
        <input type="hidden" name="intent" value="review" />
        <AmountField
          id={`${name}-amount`}
          name="amount"
          label={label}
          help={t(limit.isTime ? 'minutes.help' : 'amountHelp', limit)}
          currency={limit.unit}
          defaultValue={reply?.typed ?? limit.typed}
          testId={`${name}-amount`}
          {...(error ? { error } : {})}
        />
        <div className={layout.inline.md}>
          <Button type="submit" busy={isSending('review')} data-testid={`${name}-review`}>
            {t(isSending('review') ? 'actions.sending' : 'actions.review')}
          </Button>
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
      {limit.isRequired ? <p className={styles.rules}>{t('first.kept')}</p> : null}
      {limit.value === null || limit.isRequired || limit.locked ? null : (
        <FormOf of={limit.id}>
          <input type="hidden" name="intent" value="review-removal" />
          <span>
            <Button
              type="submit"
              tone="quiet"
              size="small"
              busy={isSending('review-removal')}
              data-testid={`${name}-remove`}
            >
              {t('actions.remove')}
            </Button>
          </span>
        </FormOf>
      )}
    </FieldErrors>
  )
}

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
      <div className={layout.inline.md}>
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
            {t(limit.isTime ? 'minutes.again' : 'actions.again')}
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
  const values = { time: preview.from?.when ?? '', current: current ?? '' }
  const sentences = [
    t(`preview.${effect}`, values),
    preview.isConfirmedLater ? t('preview.second', values) : null,
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
