import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as styles from './GameScreen.css.ts'
import { WayBack } from './WayBack.tsx'

/** The age question that some markets require before play for fun (CON-02). */
export function AgeGate(props: {
  age: number
  name: string
  lobbyPath: string
  logIn: ReactNode
  facts: ReactNode
}) {
  const { t } = useTranslation('game')
  const { age } = props
  return (
    <div className={styles.failed}>
      <h1 className={styles.failedName}>{props.name}</h1>
      <Notice tone="info" title={t('age.title', { age })}>
        {t('age.text', { age })}
      </Notice>
      <div className={styles.ways}>
        <Form method="post">
          <Button type="submit" tone="primary" size="medium" data-testid="age-yes">
            {t('age.yes', { age })}
          </Button>
        </Form>
        {props.logIn}
        <WayBack to={props.lobbyPath} />
      </div>
      {props.facts}
    </div>
  )
}
