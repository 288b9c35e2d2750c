import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { AffiliateField } from '#app/session/AffiliateField.tsx'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Offers.css.ts'
import type { PayAndPlayOffer, SignUpOffer } from './offers.server.ts'

/** Bank payment opens the account (Pay N Play): on top of the home page where the market has it (PNP-09). */
export function PayAndPlayBanner({ offer }: { offer: PayAndPlayOffer | null }) {
  if (!offer) return null
  const { picture } = offer
  return (
    <section className={styles.quick} data-edit={`pnpBanner:${offer.id}`} data-testid="pnp-banner">
      {picture ? <ContentPicture of={picture} look={styles.picture} /> : null}
      <div className={styles.words}>
        <Heading level={2} size="lg">
          {offer.title}
        </Heading>
        <Text>{offer.text}</Text>
        <div className={styles.action}>
          <ButtonLink href={offer.action} tone="primary">
            {offer.label}
          </ButtonLink>
        </div>
        <SmallPrint>{offer.terms}</SmallPrint>
      </div>
    </section>
  )
}

/** The sign-up offer above the first step of the sign-up, with its pictures and its terms (SUP-04). */
export function SignUpInvitation({ offer }: { offer: SignUpOffer }) {
  const { icon, background, banner } = offer
  return (
    <aside
      className={styles.invitation}
      data-edit={`signupBonusCta:${offer.id}`}
      data-testid="signup-invitation"
    >
      {banner === null ? null : <ContentPicture of={banner} look={styles.invitationBanner} />}
      <div className={styles.invitationBody}>
        {background === null ? null : (
          <ContentPicture of={background} look={styles.invitationBackground} />
        )}
        <div className={styles.invitationWords}>
          <div className={styles.invitationTitle}>
            {icon === null ? null : <ContentPicture of={icon} look={styles.invitationIcon} />}
            <Heading level={2} size="md">
              {offer.title}
            </Heading>
          </div>
          <Text>{offer.text}</Text>
          <OfferTerms offer={offer} />
        </div>
      </div>
    </aside>
  )
}

function OfferTerms({ offer }: { offer: SignUpOffer }) {
  const { t } = useTranslation('content')
  return (
    <SmallPrint>
      {offer.terms}
      {offer.wagering === null ? null : ` ${t('signUp.wagering', { count: offer.wagering })}`}
    </SmallPrint>
  )
}

/** The sign-up offer, with its terms right beside the button. */
export function SignUpBonus({ offer }: { offer: SignUpOffer | null }) {
  const { t } = useTranslation('content')
  if (!offer) return null
  return (
    <section
      className={styles.bonus}
      data-edit={`signupBonusCta:${offer.id}`}
      data-testid="signup-bonus"
    >
      <div className={styles.words}>
        <Heading level={2} size="lg">
          {offer.title}
        </Heading>
        <Text>{offer.text}</Text>
        <OfferTerms offer={offer} />
      </div>
      <Form className={styles.form} method="get" action={offer.action}>
        <AffiliateField />
        {offer.bonusCode === null ? null : (
          <p className={textStyles.note}>
            {t('signUp.code')} <strong>{offer.bonusCode}</strong>
            <input type="hidden" name="bonusCode" value={offer.bonusCode} />
          </p>
        )}
        <Button type="submit" tone="primary">
          {offer.label}
        </Button>
      </Form>
    </section>
  )
}
