import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'

type Load<Data> =
  | { state: 'ready'; data: Data }
  | { state: 'failed' }
  | { state: 'loading' | 'signed-out' }

/** The data that a window loads on opening: the content, a message while there is none, a retry. */
export function Loaded<Data>(props: {
  load: Load<Data>
  again: () => void
  children: (data: Data) => ReactNode
}) {
  const { load } = props
  const { t } = useTranslation()
  if (load.state === 'ready') return props.children(load.data)
  if (load.state !== 'failed') return <p role="status">{t('loading')}</p>
  return (
    <Notice tone="critical" title={t('errors.unavailable.title')}>
      <Button size="small" onClick={props.again}>
        {t('errors.area.button')}
      </Button>
    </Notice>
  )
}
