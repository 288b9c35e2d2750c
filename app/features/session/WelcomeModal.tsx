import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import * as styles from './Session.css.ts'

/** The editors' offer for new players, with its terms right beside it. */
export type WelcomeOffer = { title: string; text: string; terms: string }

/** Greets a first login, once and with one way on (SES-30, GAP-027). */
export default function WelcomeModal(props: {
  name: string
  offer: WelcomeOffer | null
  onClose: () => void
}) {
  const { t } = useTranslation('session')
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
            </section>
          ) : null}
          <Button tone="primary" size="large" block onClick={onClose} data-testid="welcome-close">
            {t('welcome.continue')}
          </Button>
        </Stack>
      </div>
    </Dialog>
  )
}
