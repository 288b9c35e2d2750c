import { Form, useLocation } from '@remix-run/react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { describedBy, FieldFrame } from '#app/ui/Field/FieldFrame.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { useSending } from '#app/ui/use-sending.ts'
import {
  ADDRESS_SUB_TYPES,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_FILES,
  WEALTH_CODES,
} from '#contracts/player-api/verification-words.ts'
import { Camera } from './Camera.tsx'
import { type CameFrom, queryOf } from './came-from.ts'
import type { Problem, UploadReply } from './problems.ts'
import { type DocumentTab, TYPE_OF, type WealthSource } from './tabs.ts'
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
  const { files, input, result, choose, add, remove, check } = useChosenFiles(reply)
  const id = `upload-${documentId ?? tab}`
  const error =
    result && (result.file === null ? '' : `${result.file}: `) + t(`problems.${result.problem}`)
  const isKind = result?.problem === 'kind_missing'
  const words = { help: t('files.help'), ...(error && !isKind ? { error } : {}) }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [result])
  const onSubmit = (event: FormEvent) => {
    if (!check()) event.preventDefault()
  }
  return (
    <FieldErrors of={reply}>
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
        <span role="status" className={textStyles.caption}>
          {isSending ? t('files.sending') : ''}
        </span>
      </Form>
    </FieldErrors>
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

type Props = { files: readonly File[]; onRemove: (file: File) => void }

/** The chosen files: pictures are shown small, so that a blurred one is noticed before it is sent. */
function FilePreview({ files, onRemove }: Props) {
  const { t } = useTranslation('verification')
  if (files.length === 0) return null
  return (
    <ul
      className={styles.previews}
      aria-label={t('files.chosen')}
      data-testid="verification-chosen"
    >
      {files.map((file) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`} className={styles.preview}>
          {file.type.startsWith('image/') ? <Picture file={file} /> : null}
          <span>{file.name}</span>
          <Button size="small" onClick={() => onRemove(file)}>
            {t('camera.remove', { name: file.name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const WIDTH = 240
/** Pixels of the shorter side; with fewer a printed page is unreadable. */
const ENOUGH_PIXELS = 600

/** Drawn on a canvas: the site's CSP does not allow `blob:` URLs for pictures. */
function Picture({ file }: { file: File }) {
  const { t } = useTranslation('verification')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSmall, setIsSmall] = useState(false)
  useEffect(() => {
    let isOver = false
    createImageBitmap(file)
      .then((picture) => {
        const target = canvas.current
        if (!isOver && target) {
          target.width = WIDTH
          target.height = Math.max(1, Math.round((WIDTH * picture.height) / picture.width))
          target.getContext('2d')?.drawImage(picture, 0, 0, target.width, target.height)
          setIsSmall(Math.min(picture.width, picture.height) < ENOUGH_PIXELS)
        }
        picture.close()
      })
      // A file that cannot be drawn is refused by the server, with the reason.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [file])
  return (
    <>
      <span aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </span>
      <span role="status">{isSmall ? t('files.small') : ''}</span>
    </>
  )
}

type Wrong = { problem: Problem; file: string | null }

/**
 * The files of a form: those of its field, plus pictures from the camera. The field contains all of them, so the form
 * submits what is shown. Too many or too large files are reported before submission, rather than by the server later.
 */
function useChosenFiles(reply: UploadReply | null) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<Wrong | null>(null)
  /** What the server said about files that have been replaced since. */
  const [past, setPast] = useState<UploadReply | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const put = (next: readonly File[]) => {
    const held = new DataTransfer()
    for (const file of next) held.items.add(file)
    if (input.current) input.current.files = held.files
    setFiles(next)
    setProblem(null)
    if (reply?.problem !== 'kind_missing') setPast(reply)
  }
  return {
    files,
    input,
    result: problem ?? (reply === past ? null : reply),
    choose: (event: ChangeEvent<HTMLInputElement>) => {
      const chosen = [...(event.currentTarget.files ?? [])]
      put(chosen)
    },
    add: (picture: File) => put([...files, picture]),
    remove: (file: File) => {
      put(files.filter((it) => it !== file))
      input.current?.focus()
    },
    /** True: the form may be submitted. */
    check: () => {
      const wrong = problemOf(files)
      setProblem(wrong)
      return wrong === null
    },
  }
}

function problemOf(files: readonly File[]): Wrong | null {
  if (files.length > MAX_DOCUMENT_FILES) return { problem: 'too_many_files', file: null }
  const large = files.find((it) => it.size > MAX_DOCUMENT_BYTES)
  return large ? { problem: 'file_too_large', file: large.name } : null
}
