import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LOBBY_PATH } from '#app/market/paths.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { LossConfirm } from '#app/rewards/LossConfirm.tsx'
import { LostFields } from '#app/rewards/LostFields.tsx'
import { ReplaceConfirm } from '#app/rewards/ReplaceConfirm.tsx'
import { RewardProgress } from '#app/rewards/RewardProgress.tsx'
import { lostWith, type RewardView } from '#app/rewards/reward-view.ts'
import { TermsCard } from '#app/rewards/TermsCard.tsx'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
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
      ) : page.groups.length === 0 && !page.sportsFailed ? (
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
            {group === 'sportsbook' ? (
              <SportsParts rewards={rewards} claimKey={page.key} />
            ) : (
              <Cards rewards={rewards} claimKey={page.key} level={3} />
            )}
          </Stack>
        </section>
      ))}
      {page.sportsFailed ? (
        <div data-testid="rewards-sportsbook-failed">
          <Notice
            tone="critical"
            title={`${t('groups.sportsbook')}: ${common('errors.area.title')}`}
          >
            <PlaceLink search="">{common('errors.area.button')}</PlaceLink>
          </Notice>
        </div>
      ) : null}
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

/** The rewards of the sportsbook are in groups of their own (REW-07): those that wait to be used, and those on offer. */
function SportsParts(props: { rewards: readonly RewardView[]; claimKey: string }) {
  const { t } = useTranslation('rewards')
  return (['active', 'eligible'] as const).map((part) => {
    const rewards = props.rewards.filter(
      (it) => (it.assignmentId === null) === (part === 'eligible'),
    )
    if (rewards.length === 0) return null
    return (
      <section
        key={part}
        // Casino rewards have parts of the same names.
        aria-labelledby={`rewards-sportsbook rewards-sportsbook-${part}`}
        data-testid={`rewards-sportsbook-${part}`}
      >
        <Stack gap="lg">
          <div id={`rewards-sportsbook-${part}`} className={styles.head}>
            <Heading level={3}>{t(`groups.${part}`)}</Heading>
          </div>
          <Cards rewards={rewards} claimKey={props.claimKey} level={4} />
        </Stack>
      </section>
    )
  })
}

function Cards(props: { rewards: readonly RewardView[]; claimKey: string; level: 3 | 4 }) {
  return props.rewards.map((reward) => (
    <RewardCard
      key={reward.assignmentId ?? reward.campaignId}
      reward={reward}
      claimKey={props.claimKey}
      level={props.level}
    />
  ))
}

const PLAYED_AT = {
  CASINO: { to: LOBBY_PATH.CASINO, testId: 'reward-to-casino' },
  LIVE_CASINO: { to: LOBBY_PATH.LIVE_CASINO, testId: 'reward-to-live-casino' },
  SPORTS: { to: '/sportsbook', testId: 'reward-to-sportsbook' },
} as const satisfies Record<RewardView['product'], { to: string; testId: string }>

/** One reward: its progress, its conditions, and where it is claimed or played. */
function RewardCard(props: { reward: RewardView; claimKey: string; level: 3 | 4 }) {
  const { reward, claimKey, level } = props
  // The menu is over the page where the player plays already.
  const isInMenu = usePlace().window !== null
  const { to, testId } = PLAYED_AT[reward.product]
  const path = useLocalePath()
  const { t } = useTranslation('rewards')
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      data-testid="reward"
      data-campaign={reward.campaignId}
      data-assignment={reward.assignmentId ?? undefined}
    >
      <Surface>
        <div className={styles.reward}>
          <div id={id} className={styles.head}>
            <Heading level={level}>{reward.name}</Heading>
            <Chip>{t(`products.${reward.product}`)}</Chip>
          </div>
          {reward.offerEnds === null ? null : (
            <Text size="small" tone="muted">
              {t('offeredUntil', { time: reward.offerEnds.when })}
            </Text>
          )}
          <RewardProgress reward={reward} />
          {reward.card === null ? null : <TermsCard card={reward.card} />}
          <div className={layout.inline.md}>
            {reward.assignmentId === null ? (
              <Claim reward={reward} claimKey={claimKey} />
            ) : (
              <>
                {isInMenu ? null : (
                  <ButtonLink href={path(to)} data-testid={testId}>
                    {t(`play.${reward.product}`)}
                  </ButtonLink>
                )}
                <PlaceLink
                  search={`?forfeit=${reward.assignmentId}`}
                  tone="quiet"
                  testId="reward-forfeit"
                >
                  {t(reward.freeBet === null ? 'forfeit.button' : 'freeBet.giveUp')}
                </PlaceLink>
              </>
            )}
          </div>
        </div>
      </Surface>
    </article>
  )
}

/** No button here is primary: nothing encourages a claim. */
function Claim({ reward, claimKey }: { reward: RewardView; claimKey: string }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const sending = usePlace().sending
  const intent = reward.freeBet === null ? 'claim' : 'claim-free-bet'
  const busy = sending?.get('intent') === intent && sending.get('campaignId') === reward.campaignId
  if (reward.kind === 'DEPOSIT_MATCH') {
    return (
      <>
        <Text size="small" tone="muted">
          {t('claim.withDeposit')}
        </Text>
        <ButtonLink href={path('/deposit')} data-testid="reward-to-deposit">
          {t('claim.toDeposit')}
        </ButtonLink>
      </>
    )
  }
  return (
    <PlaceForm intent={intent}>
      <input type="hidden" name="campaignId" value={reward.campaignId} />
      <input type="hidden" name="key" value={claimKey} />
      {reward.product === 'SPORTS' ? <input type="hidden" name="to" value="sportsbook" /> : null}
      <Button
        type="submit"
        busy={busy}
        aria-label={t('claim.of', { name: reward.name })}
        data-testid="reward-claim"
      >
        {t(busy ? 'claim.sending' : 'claim.button')}
      </Button>
    </PlaceForm>
  )
}

/** What is lost by forfeiting a bonus, before it is done (table 4). */
function ForfeitConfirm(props: { reward: RewardView; onLeave: (() => void) | null }) {
  const { reward } = props
  const { t } = useTranslation('rewards')
  const busy = usePlace().sending?.get('intent') === 'forfeit'
  return (
    <LossConfirm
      title={t('forfeit.title', { name: reward.name })}
      text={t(reward.freeBet === null ? 'forfeit.text' : 'freeBet.lost', {
        amount: lostWith(reward),
      })}
      testId="reward-forfeit-confirm"
      onClose={props.onLeave}
    >
      <PlaceForm intent="forfeit">
        <LostFields reward={reward} />
        <Button type="submit" tone="critical" busy={busy} data-testid="reward-forfeit-yes">
          {t(busy ? 'forfeit.sending' : 'forfeit.yes')}
        </Button>
      </PlaceForm>
      <PlaceLink search="" testId="reward-forfeit-no">
        {t('forfeit.no')}
      </PlaceLink>
    </LossConfirm>
  )
}
