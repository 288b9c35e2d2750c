import { useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useFlashMessage } from '#app/session/use-flash-message.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import type { LimitKind } from '#contracts/player-api/protection-words.ts'
import { LimitRow } from './LimitRow.tsx'
import * as styles from './Limits.css.ts'
import type { LimitReply } from './limit-actions.server.ts'
import { doneIn, keepNext, type LimitDone, limitId } from './limit-id.ts'
import type { LimitSetView } from './limit-view.server.ts'
import type { LimitsPageData } from './limits.server.ts'
import { useLimitsPath } from './use-limits-path.ts'

/** The player's own limits (LIM-01 to LIM-13). Works entirely with plain forms and links. */
export function LimitsPage(props: { page: LimitsPageData; lastReply: LimitReply | undefined }) {
  const { page } = props
  const { t } = useTranslation('limits')
  const path = useLocalePath()
  const reply = useReplyOfVisit(props.lastReply)
  const done = useDone()
  return (
    <div className={styles.column}>
      <Stack gap="xl">
        <Heading level={1}>{t('title')}</Heading>
        <MandatoryLimits page={page} />
        <Rules page={page} />
        {page.sets.map(({ kind, set }) => (
          <section key={kind} aria-labelledby={`limits-${kind}`} data-testid={`limits-${kind}`}>
            <Surface>
              <div className={styles.kind}>
                <div id={`limits-${kind}`}>
                  <Heading level={2}>{t(`kinds.${kind}`)}</Heading>
                </div>
                <Text tone="muted">{t(`counts.${kind}`)}</Text>
                {set === null ? (
                  <Unread />
                ) : (
                  <Limits kind={kind} set={set} page={page} reply={reply} done={done} />
                )}
              </div>
            </Surface>
          </section>
        ))}
        <Notice tone="info" title={t('break.title')}>
          <Stack gap="md">
            <p>{t('break.text')}</p>
            <span>
              <ButtonLink href={path('/take-a-break')}>{t('break.way')}</ButtonLink>
            </span>
          </Stack>
        </Notice>
      </Stack>
    </div>
  )
}

function Limits(props: {
  kind: LimitKind
  set: LimitSetView
  page: LimitsPageData
  reply: LimitReply | undefined
  done: ReturnType<typeof useDone>
}) {
  const { page, reply, done } = props
  return (
    <div>
      {props.set.limits.map((limit) => (
        <LimitRow
          key={limit.id}
          kind={props.kind}
          limit={limit}
          isOpen={page.editing === limit.id && reply === undefined}
          reply={reply?.of === limit.id ? reply : undefined}
          done={done?.of === limit.id ? done.notice : null}
        />
      ))}
    </div>
  )
}

/** Rules for every limit: when decreases and increases take effect, and in which time zone periods begin. */
function Rules({ page: { increase, zone } }: { page: LimitsPageData }) {
  const { t } = useTranslation('limits')
  if (increase === null || zone === null) return null
  return (
    <div className={styles.rules}>
      <p>{t('intro')}</p>
      <p>
        {t(increase.afterPeriodEnd ? 'rule.afterPeriod' : 'rule.delay', {
          hours: increase.delayHours,
        })}{' '}
        {increase.confirmed ? t('rule.confirmed') : null}
      </p>
      <p>{t('zone', { zone })}</p>
    </div>
  )
}

function Unread() {
  const { t } = useTranslation()
  const limitsPath = useLimitsPath()
  return (
    <Notice tone="critical" title={t('errors.area.title')}>
      <Stack gap="md">
        <span>{t('errors.area.text')}</span>
        <span>
          <ButtonLink href={limitsPath()} preventScrollReset data-testid="limits-retry">
            {t('errors.area.button')}
          </ButtonLink>
        </span>
      </Stack>
    </Notice>
  )
}

/** The response to the form, kept for the whole visit: a revalidation would discard it. */
function useReplyOfVisit(reply: LimitReply | undefined): LimitReply | undefined {
  const { key } = useLocation()
  const isOnItsWay = useNavigation().state !== 'idle'
  const [kept, keep] = useState({ key, reply })
  if (kept.key === key && (reply === undefined || kept.reply === reply || isOnItsWay)) {
    return kept.reply
  }
  if (kept.key !== key || kept.reply !== reply) keep({ key, reply })
  return reply
}

/**
 * The limits that this market requires before deposits or play, while one is missing, with a link to each; then a link
 * back to the page that required them.
 */
function MandatoryLimits({ page }: { page: Pick<LimitsPageData, 'missing' | 'next'> }) {
  const { missing, next } = page
  const { t } = useTranslation('limits')
  const limitsPath = useLimitsPath()
  if (missing.length > 0) {
    return (
      <div data-testid="limits-first">
        <Notice tone="warning" title={t('first.title')}>
          <Stack gap="md">
            <p>{t('first.text')}</p>
            <div className={layout.inline.md}>
              {missing.map((it) => (
                <ButtonLink
                  key={limitId(it)}
                  href={limitsPath({ edit: limitId(it), at: limitId(it) })}
                  preventScrollReset
                  size="medium"
                  data-testid={`limits-first-${limitId(it)}`}
                >
                  {t('name', { kind: t(`kinds.${it.kind}`), period: t(`periods.${it.period}`) })}
                </ButtonLink>
              ))}
            </div>
          </Stack>
        </Notice>
      </div>
    )
  }
  if (next === null) return null
  return (
    <div role="status" data-testid="limits-first-done">
      <Notice tone="success" title={t('first.done')}>
        <span>
          <ButtonLink href={next} reloadDocument size="medium" data-testid="limits-first-back">
            {t('first.back')}
          </ButtonLink>
        </span>
      </Notice>
    </div>
  )
}

/** What was just done, where a toast cannot show it (LIM-12). */
function useDone(): LimitDone | null {
  const { t } = useTranslation('limits')
  const { search } = useLocation()
  return useFlashMessage(
    doneIn(search),
    ({ notice }) => t(`player.responsibleGambling.limit.notice.${notice}`),
    keepNext('', search),
  )
}
