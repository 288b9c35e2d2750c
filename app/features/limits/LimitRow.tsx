import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import type { LimitKind, LimitNotice } from '#contracts/player-api/limit-words.ts'
import { LimitFigures } from './LimitFigures.tsx'
import { LimitForm, useProblemText } from './LimitForm.tsx'
import { LimitPending } from './LimitPending.tsx'
import { LimitPreview } from './LimitPreview.tsx'
import * as styles from './Limits.css.ts'
import type { LimitReply } from './limit-actions.server.ts'
import type { LimitView } from './limit-view.server.ts'
import { useLimitsPath } from './use-limits-path.ts'

type Stage = 'rest' | 'edit' | 'preview'

type Props = {
  kind: LimitKind
  limit: LimitView
  currency: string
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
          {limit.locked.until ? t('lockedUntil', { time: limit.locked.until.when }) : null}
        </Notice>
      ) : null}
      {stage === 'rest' && problem && !limit.locked ? (
        <Notice tone="critical" title={problem} />
      ) : null}
      {reply?.failure ? <Notice tone="critical" title={t(`failures.${reply.failure}`)} /> : null}
      {stage === 'preview' && reply?.preview ? (
        <LimitPreview limit={limit} preview={reply.preview} typed={reply.typed} label={label} />
      ) : null}
      {stage === 'edit' ? (
        <LimitForm limit={limit} currency={props.currency} reply={reply} label={label} />
      ) : null}
      {stage === 'rest' && !limit.locked ? (
        <span>
          <ButtonLink
            href={limitsPath({ edit: limit.id, at: limit.id })}
            preventScrollReset
            size="medium"
            aria-label={`${t(limit.value === null ? 'actions.set' : 'actions.change')} (${label})`}
            data-testid={`limit-${limit.id}-edit`}
          >
            {t(limit.value === null ? 'actions.set' : 'actions.change')}
          </ButtonLink>
        </span>
      ) : null}
    </section>
  )
}

/** Only the response to the form or its confirmation opens it again; a refused removal has no typed value. */
function stageOf({ limit, isOpen, reply }: Props): Stage {
  if (limit.locked) return 'rest'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit begins anew, with the same stage, too.
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
