import {
  ComboboxItem,
  ComboboxPopover,
  ComboboxProvider,
  Combobox as Input,
} from '@ariakit/react/combobox'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { describedBy, FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Combobox.css.ts'

/**
 * A select with text search. The form submits the value of the choice; text that matches no choice reverts to the last
 * one on blur. Load it on use (React.lazy): its behaviour is Ariakit's and heavy. For a form that must work without
 * scripts, use the native select.
 */
export default function Combobox(
  props: FieldWords & {
    name: string
    choices: readonly Choice[]
    defaultValue?: string
    onChoose?: (value: string) => void
  },
) {
  const { t } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState(() =>
    props.choices.find((it) => it.value === props.defaultValue),
  )
  /** The text being typed; null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const found = open ? matching(props.choices, typed ?? '') : []
  const choose = (value: string) => {
    const choice = props.choices.find((it) => it.value === value)
    if (!choice) return
    setChosen(choice)
    setTyped(null)
    props.onChoose?.(choice.value)
  }
  return (
    <FieldFrame {...props} id={id}>
      <input type="hidden" name={props.name} value={chosen?.value ?? ''} />
      <ComboboxProvider
        open={open}
        setOpen={(next) => {
          setOpen(next)
          if (!next) setTyped(null)
        }}
        value={typed ?? chosen?.label ?? ''}
        setValue={setTyped}
        selectedValue={chosen?.value ?? ''}
        setSelectedValue={(value) => choose(String(value))}
      >
        <div className={styles.box}>
          <Input
            id={id}
            autoSelect
            setValueOnClick={false}
            className={styles.input}
            onBlur={() => setTyped(null)}
            {...describedBy(id, props)}
          />
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </div>
        <ComboboxPopover gutter={4} sameWidth unmountOnHide className={styles.list}>
          {found.map((choice) => (
            <ComboboxItem
              key={choice.value}
              value={choice.value}
              setValueOnClick={false}
              className={styles.option}
            >
              {choice.label}
              {choice.value === chosen?.value ? <Icon name="check" /> : null}
            </ComboboxItem>
          ))}
          {open && found.length === 0 ? <p className={styles.none}>{t('ui.noMatches')}</p> : null}
        </ComboboxPopover>
      </ComboboxProvider>
      <VisuallyHidden>
        <span role="status">{open ? t('ui.matches', { count: found.length }) : ''}</span>
      </VisuallyHidden>
    </FieldFrame>
  )
}

type Choice = { value: string; label: string }

/** Maximum length of a readable list: beyond it, another letter is needed. */
const MOST = 50

/** The choices that contain every typed word: "aland" finds "Åland", best prefix matches first. */
export function matching<It extends Choice>(choices: readonly It[], typed: string): It[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices.slice(0, MOST)
  const [first = ''] = words
  return choices
    .map((choice) => ({ choice, name: plain(choice.label) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort((a, b) => Number(b.name.startsWith(first)) - Number(a.name.startsWith(first)))
    .slice(0, MOST)
    .map(({ choice }) => choice)
}

/** Without case and diacritics. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
