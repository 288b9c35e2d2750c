import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import * as styles from './Session.css.ts'

/** The editors' offer for new players, with its terms right beside it. */
export type WelcomeOffer = { title: string; text: string; terms: string }

/** Greets a first login, once (SES-30, GAP-027). */
export default function WelcomeModal(props: {
  name: string
  offer: WelcomeOffer | null
  mayDeposit: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('session')
  const path = useLocalePath()
  const { offer, onClose } = props
  return (
    <Dialog open onClose={onClose} title={t('welcome.title', { name: props.name })}>
      <div data-testid="welcome-modal">
        <Stack gap="lg">
          <p>{t('welcome.text')}</p>
          {offer ? (
            <section className={styles.offer} aria-labelledby="welcome-offer">
              <h2 id="welcome-offer" className={styles.offerTitle}>
                {offer.title}
              </h2>
              <p>{offer.text}</p>
              <SmallPrint>{offer.terms}</SmallPrint>
              <ButtonLink href={path('/promotions')} onClick={onClose}>
                {t('welcome.offer')}
              </ButtonLink>
            </section>
          ) : null}
          <div className={layout.stack.sm}>
            {props.mayDeposit ? (
              <ButtonLink href={path('/deposit')} block onClick={onClose}>
                {t('welcome.deposit')}
              </ButtonLink>
            ) : null}
            <ButtonLink href={path('/my-account/account')} block onClick={onClose}>
              {t('welcome.account')}
            </ButtonLink>
            <Button block onClick={onClose} data-testid="welcome-close">
              {t('welcome.close')}
            </Button>
          </div>
        </Stack>
      </div>
    </Dialog>
  )
}
