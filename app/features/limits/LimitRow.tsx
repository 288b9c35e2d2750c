import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Meter } from '#app/ui/Meter/Meter.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading } from '#app/ui/Text/Text.tsx'
import type { LimitKind, LimitNotice } from '#contracts/player-api/protection-words.ts'
import { FormOf, LimitForm, LimitPreview, useIsSending, useProblemText } from './LimitForm.tsx'
import * as styles from './Limits.css.ts'
import type { LimitReply } from './limit-actions.server.ts'
import type { LimitView, PendingView } from './limit-view.server.ts'
import { useLimitsPath } from './use-limits-path.ts'

type Stage = 'rest' | 'edit' | 'preview'

type Props = {
  kind: LimitKind
  limit: LimitView
  /** The URL opens the form. */
  isOpen: boolean
  reply: LimitReply | undefined
  /** What was done, shown here where a toast cannot show it. */
  done: LimitNotice | null
}

/** One limit: its state, the pending change, and its form or confirmation (LIM-02, LIM-03). */
export function LimitRow(props: Props) {
  const { kind, limit, reply } = props
  const { t } = useTranslation('limits')
  const limitsPath = useLimitsPath()
  const stage = stageOf(props)
  const ref = useFocusOn(stage)
  const problem = useProblemText(limit, reply)
  const action = actionOf(limit)
  const label = t('name', { kind: t(`kinds.${kind}`), period: t(`periods.${limit.period}`) })
  return (
    <section
      ref={ref}
      id={limit.id}
      tabIndex={-1}
      aria-label={label}
      className={styles.row}
      data-testid={`limit-${limit.id}`}
      data-stage={stage}
    >
      <div className={styles.head}>
        <Heading level={3} size="md">
          {t(`periods.${limit.period}`)}
        </Heading>
        <span className={styles.value} data-testid={`limit-${limit.id}-value`}>
          {limit.value ?? t('noLimit')}
        </span>
      </div>
      <LimitFigures limit={limit} />
      {props.done === null ? null : (
        <div role="status">
          <Notice
            tone="success"
            title={t(`player.responsibleGambling.limit.notice.${props.done}`)}
          />
        </div>
      )}
      {limit.pending ? <LimitPending limit={limit} pending={limit.pending} label={label} /> : null}
      {limit.locked ? (
        <Notice tone="warning" title={t('player.responsibleGambling.limit.locked')}>
          {[
            limit.locked.reason && t(`lockReasons.${limit.locked.reason}`),
            limit.locked.until && t('lockedUntil', { time: limit.locked.until.when }),
            limit.value !== null && limit.mayChange ? t('lockedLower') : null,
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      ) : null}
      {stage === 'rest' && problem && !limit.locked ? (
        <Notice tone="critical" title={problem} />
      ) : null}
      {reply?.failure ? <Notice tone="critical" title={t(`failures.${reply.failure}`)} /> : null}
      {stage === 'preview' && reply?.preview ? (
        <LimitPreview limit={limit} preview={reply.preview} typed={reply.typed} label={label} />
      ) : null}
      {stage === 'edit' ? <LimitForm limit={limit} reply={reply} label={label} /> : null}
      {stage === 'rest' && limit.mayChange ? (
        <span>
          <ButtonLink
            href={limitsPath({ edit: limit.id, at: limit.id })}
            preventScrollReset
            size="medium"
            aria-label={`${t(action)} (${label})`}
            data-testid={`limit-${limit.id}-edit`}
          >
            {t(action)}
          </ButtonLink>
        </span>
      ) : null}
    </section>
  )
}

function actionOf({ value, locked }: LimitView): `actions.${'set' | 'lower' | 'change'}` {
  if (value === null) return 'actions.set'
  return locked ? 'actions.lower' : 'actions.change'
}

/** Only the response to the form or its confirmation opens it again; a refused removal has no typed value. */
function stageOf({ limit, isOpen, reply }: Props): Stage {
  if (!limit.mayChange) return 'rest'
  if (reply?.preview) return 'preview'
  return isOpen || (reply && reply.typed !== null) ? 'edit' : 'rest'
}

/**
 * Moves the focus to the next step: into the field, to the text to be read, or back to the limit. Nothing is focused on
 * the initial page.
 */
function useFocusOn(stage: Stage) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef<Stage>('rest')
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit starts again, with the same stage, too.
  useEffect(() => {
    const was = before.current
    before.current = stage
    if (stage === 'rest') {
      if (was !== 'rest') ref.current?.focus({ preventScroll: true })
      return
    }
    ref.current
      ?.querySelector<HTMLElement>(stage === 'edit' ? 'input[name="amount"]' : '[data-read-first]')
      ?.focus()
  }, [stage, key])
  return ref
}

/** Used and remaining amounts of the running period; the bar shows the same as the text. */
function LimitFigures({ limit }: { limit: LimitView }) {
  const { t } = useTranslation('limits')
  const { usedPart } = limit
  const figures: { name: 'used' | 'left' | 'resetAt'; value: string }[] = [
    { name: 'used', value: limit.used },
    ...(limit.left === null ? [] : [{ name: 'left' as const, value: limit.left }]),
    { name: 'resetAt', value: limit.resetAt.when },
  ]
  return (
    <div className={styles.figuresBox}>
      {usedPart === null ? null : <Meter part={usedPart} />}
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} data-testid={`limit-${limit.id}-${name}`}>
            <dt className={textStyles.caption}>{t(name)}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * The pending change, its date, and a button to keep the current limit; where the market requires it, the second
 * confirmation.
 */
function LimitPending(props: { limit: LimitView; pending: PendingView; label: string }) {
  const { limit, pending, label } = props
  const { t } = useTranslation('limits')
  const isSending = useIsSending(limit.id)
  const { value, from, until } = pending
  const isAsked = until !== null
  const title =
    value === null
      ? t(isAsked ? 'pending.askedRemoval' : 'pending.removal', { time: from.when })
      : t(isAsked ? 'pending.askedRaise' : 'pending.raise', { time: from.when, value })
  return (
    <div data-testid={`limit-${limit.id}-pending`}>
      <Notice tone="info" title={title}>
        <div className={styles.waiting}>
          {isAsked ? <p>{t('pending.second', { from: from.when, until: until.when })}</p> : null}
          {limit.locked ? null : (
            <FormOf of={limit.id}>
              <div className={layout.inline.md}>
                <Button
                  type="submit"
                  name="intent"
                  value="cancel"
                  busy={isSending('cancel')}
                  aria-label={`${t('pending.cancel')} (${label})`}
                  data-testid={`limit-${limit.id}-cancel`}
                >
                  {t('pending.cancel')}
                </Button>
                {pending.mayConfirm ? (
                  <Button
                    type="submit"
                    name="intent"
                    value="confirm"
                    busy={isSending('confirm')}
                    aria-label={`${t('pending.confirm')} (${label})`}
                    data-testid={`limit-${limit.id}-second-yes`}
                  >
                    {t('pending.confirm')}
                  </Button>
                ) : null}
              </div>
            </FormOf>
          )}
        </div>
      </Notice>
    </div>
  )
}
