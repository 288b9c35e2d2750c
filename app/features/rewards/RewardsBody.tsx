import { useTranslation } from 'react-i18next'
import { ReplaceConfirm } from '#app/rewards/ReplaceConfirm.tsx'
import { PlaceLink } from '#app/session/page-window/place.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { ForfeitConfirm } from './ForfeitConfirm.tsx'
import { RewardCard } from './RewardCard.tsx'
import * as styles from './RewardsPage.css.ts'
import type { RewardReply } from './reward-actions.server.ts'
import type { RewardsPageData } from './rewards-page.server.ts'

/** The rewards in their groups, on their page and in the menu over a game; a confirmation comes above them. */
export function RewardsBody(props: {
  page: RewardsPageData
  onlyActive: boolean
  reply: RewardReply | undefined
  /** Cancels the confirmation; null in a window, which renders itself again. */
  onLeave: (() => void) | null
}) {
  const { page, reply, onLeave } = props
  const { t } = useTranslation('rewards')
  const { t: common } = useTranslation()
  const conflict = reply?.conflict ?? null
  return (
    <Stack gap="xl">
      {reply && conflict === null ? <Failed reply={reply} /> : null}
      {conflict ? (
        <ReplaceConfirm
          active={conflict.active}
          fields={{ campaignId: conflict.campaignId, key: page.key }}
          onLeave={onLeave}
        />
      ) : page.asked ? (
        <ForfeitConfirm reward={page.asked} onLeave={onLeave} />
      ) : null}
      {page.failed ? (
        <Notice tone="critical" title={common('errors.area.title')}>
          <Stack gap="md">
            <span>{common('errors.area.text')}</span>
            <span>
              <PlaceLink search="" testId="rewards-retry">
                {common('errors.area.button')}
              </PlaceLink>
            </span>
          </Stack>
        </Notice>
      ) : page.groups.length === 0 ? (
        <div data-testid="rewards-none">
          <Notice tone="info" title={t(props.onlyActive ? 'noneActive.title' : 'none.title')}>
            {t(props.onlyActive ? 'noneActive.text' : 'none.text')}
          </Notice>
        </div>
      ) : null}
      {page.groups.map(({ group, rewards }) => (
        <section key={group} aria-labelledby={`rewards-${group}`} data-testid={`rewards-${group}`}>
          <Stack gap="lg">
            <div id={`rewards-${group}`} className={styles.head}>
              <Heading level={2}>{t(`groups.${group}`)}</Heading>
            </div>
            {rewards.map((reward) => (
              <RewardCard
                key={reward.assignmentId ?? reward.campaignId}
                reward={reward}
                claimKey={page.key}
              />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}

function Failed({ reply }: { reply: RewardReply }) {
  const { t } = useTranslation('rewards')
  const text =
    reply.failure === 'failed' && reply.forfeitFailed
      ? t('forfeit.failed')
      : t(`failures.${reply.failure ?? 'failed'}`)
  return (
    <div data-testid="reward-failure">
      <Notice tone="critical" title={text} />
    </div>
  )
}
