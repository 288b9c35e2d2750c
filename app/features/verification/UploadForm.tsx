import { Form, useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { describedBy, FieldFrame } from '#app/ui/Field/FieldFrame.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { ADDRESS_SUB_TYPES, WEALTH_CODES } from '#contracts/player-api/verification-words.ts'
import { Camera } from './Camera.tsx'
import { type CameFrom, queryOf } from './came-from.ts'
import { FilePreview } from './FilePreview.tsx'
import type { UploadReply } from './problems.ts'
import { type DocumentTab, TYPE_OF, type WealthSource } from './tabs.ts'
import { useChosenFiles } from './use-chosen-files.ts'
import * as styles from './Verification.css.ts'

const ACCEPT = 'image/jpeg,image/png,application/pdf'
const WEALTH_SOURCES = Object.keys(WEALTH_CODES) as WealthSource[]

/** Files for one document: a plain form, with a preview and the camera where scripts run. */
export function UploadForm(props: {
  tab: DocumentTab
  from: CameFrom
  documentId: string | null
  reply: UploadReply | null
}) {
  const { tab, from, documentId, reply } = props
  const { t } = useTranslation('verification')
  const { pathname } = useLocation()
  const isSending = useSending()?.get('documentId') === (documentId ?? '')
  const { files, input, problem, choose, add, remove, check } = useChosenFiles()
  const id = `upload-${documentId ?? tab}`
  const said = problem ?? reply
  const error = said && (said.file === null ? '' : `${said.file}: `) + t(`problems.${said.problem}`)
  const isKind = said?.problem === 'kind_missing'
  const words = { help: t('files.help'), ...(error && !isKind ? { error } : {}) }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (said) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [said])
  const onSubmit = (event: FormEvent) => {
    if (!check()) event.preventDefault()
  }
  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}${queryOf({ tab, from })}`}
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={onSubmit}
      className={styles.form}
      data-testid={`verification-upload-${tab}`}
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="from" value={from ?? ''} />
      <input type="hidden" name="documentType" value={TYPE_OF[tab]} />
      <input type="hidden" name="documentId" value={documentId ?? ''} />
      <KindField tab={tab} id={id} error={(isKind && error) || undefined} />
      <FieldFrame id={id} label={t('files.label')} {...words}>
        <input
          id={id}
          ref={input}
          type="file"
          name="file"
          multiple
          accept={ACCEPT}
          onChange={choose}
          className={styles.file}
          data-testid="verification-file"
          {...describedBy(id, words)}
        />
      </FieldFrame>
      <Camera onPicture={add} count={files.length} />
      <FilePreview files={files} onRemove={remove} />
      <span>
        <Button type="submit" tone="primary" busy={isSending} data-testid="verification-send">
          {isSending ? t('files.sending') : t('files.send')}
        </Button>
      </span>
      <span role="status" className={styles.sending}>
        {isSending ? t('files.sending') : ''}
      </span>
    </Form>
  )
}

function KindField(props: { tab: DocumentTab; id: string; error: string | undefined }) {
  const { tab, id, error } = props
  const { t } = useTranslation('verification')
  const choices =
    tab === 'address'
      ? ADDRESS_SUB_TYPES.map((it) => ({ value: it, label: t(`addressKinds.${it}`) }))
      : tab === 'wealth'
        ? WEALTH_SOURCES.map((it) => ({ value: it, label: t(`wealthKinds.${it}`) }))
        : null
  if (choices === null) return null
  return (
    <SelectField
      id={`${id}-kind`}
      name="kind"
      label={t('kind')}
      placeholder={t('choose')}
      choices={choices}
      selectProps={{ 'data-testid': 'verification-kind' }}
      {...(error ? { error } : {})}
    />
  )
}
