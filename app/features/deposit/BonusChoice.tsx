import { useTranslation } from 'react-i18next'
import type { RewardFailure } from '#app/rewards/reward-failure.ts'
import { TruthCard } from '#app/rewards/TruthCard.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Deposit.css.ts'
import type { BonusChoices } from './deposit-bonus.server.ts'

/** Which bonus comes with the deposit. "None" is an option like the others: the first one, and the default. */
export function BonusChoice(props: {
  choices: BonusChoices
  chosen: string
  problem: RewardFailure | 'choose' | null
}) {
  const { choices, chosen, problem } = props
  const { t } = useTranslation('rewards')
  const { rewards, byCode } = choices
  if (rewards.length === 0) {
    if (!choices.failed && problem === null) return null
    return (
      <Text size="small" tone="muted">
        {problem && problem !== 'choose' ? t(`failures.${problem}`) : t('choice.unread')}
      </Text>
    )
  }
  const isThere = rewards.some(({ campaignId }) => campaignId === chosen)
  return (
    <fieldset
      className={styles.ways}
      data-testid="deposit-bonuses"
      {...(problem ? { 'aria-describedby': 'deposit-bonus-error' } : {})}
    >
      <legend className={styles.legend}>{t('choice.legend')}</legend>
      <div className={styles.rows}>
        <label className={styles.way}>
          <input
            type="radio"
            name="bonus"
            value=""
            defaultChecked={!isThere}
            className={styles.radio}
            data-testid="deposit-bonus-none"
            {...(problem ? { 'aria-invalid': true } : {})}
          />
          <span className={styles.wayWords}>
            <span className={styles.wayName}>{t('choice.none')}</span>
            <span className={styles.wayFacts}>{t('choice.noneText')}</span>
          </span>
        </label>
        {rewards.map(({ campaignId, name, card }) => (
          <div key={campaignId} className={styles.bonus}>
            <label className={styles.bonusName}>
              <input
                type="radio"
                name="bonus"
                value={campaignId}
                defaultChecked={campaignId === chosen}
                className={styles.radio}
                aria-describedby={`bonus-${campaignId}`}
                data-testid={`deposit-bonus-${campaignId}`}
              />
              <span className={styles.wayName}>
                {name}
                {byCode?.campaignId === campaignId ? (
                  <Chip>{t('choice.withCode', { code: byCode.code })}</Chip>
                ) : null}
              </span>
            </label>
            {card === null ? null : <TruthCard card={card} id={`bonus-${campaignId}`} />}
          </div>
        ))}
      </div>
      {problem ? (
        <span id="deposit-bonus-error" data-testid="deposit-bonus-error" className={styles.error}>
          {t(problem === 'choose' ? 'choice.gone' : `failures.${problem}`)}
        </span>
      ) : null}
      {byCode === null ? null : <input type="hidden" name="byCode" value={byCode.campaignId} />}
    </fieldset>
  )
}
