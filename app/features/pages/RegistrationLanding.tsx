import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentPicture } from '#app/content/ContentPicture.tsx'
import { RichText, type ShowGames } from '#app/content/rich-text/RichText.tsx'
import { AffiliateField } from '#app/session/AffiliateField.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { PageColumn } from '#app/ui/PageColumn/PageColumn.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Stage, stagePicture } from '#app/ui/Stage/Stage.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Pages.css.ts'
import type { RegistrationView } from './pages.server.ts'

/** One call to action: the button that opens the sign-up with the code; its terms are right below (GAP-124). */
export function RegistrationLanding(props: { page: RegistrationView; showGames: ShowGames }) {
  const { t } = useTranslation('content')
  const { page } = props
  const { picture, button } = page
  return (
    <PageContainer>
      <PageColumn measure="show" data-edit={`registrationLanding:${page.id}`}>
        <Stage picture={picture ? <ContentPicture of={picture} look={stagePicture} /> : null}>
          <Heading level={1} size="xxl">
            {page.title}
          </Heading>
          {page.subtitle === '' ? null : <Text size="large">{page.subtitle}</Text>}
          <Form
            className={styles.form}
            method="get"
            action={button.action}
            data-testid="registration-form"
          >
            <AffiliateField />
            {button.bonusCode === null ? null : (
              <p className={textStyles.note}>
                {t('signUp.code')} <strong>{button.bonusCode}</strong>
                <input type="hidden" name="bonusCode" value={button.bonusCode} />
              </p>
            )}
            <Button type="submit" tone="primary" size="large">
              {button.label}
            </Button>
          </Form>
          {page.significantTerms === '' && page.termsHref === null ? null : (
            <SmallPrint>
              {page.significantTerms}{' '}
              {page.termsHref === null ? null : (
                <Link to={page.termsHref}>{t('signUp.terms')}</Link>
              )}
            </SmallPrint>
          )}
        </Stage>
        {page.body ? (
          <div className={styles.words}>
            <RichText text={page.body} showGames={props.showGames} />
          </div>
        ) : null}
      </PageColumn>
    </PageContainer>
  )
}
