import { createContext, type ReactNode, useContext, useState } from 'react'

type Known = { of: unknown; corrected: ReadonlySet<string> }
type FormErrorsState = Known & { correct: (id: string) => void }

const NONE: ReadonlySet<string> = new Set()
const Errors = createContext<FormErrorsState | null>(null)

/**
 * Around the fields of a form: the error of a field, and its line in the summary, disappear as soon as its value is
 * changed, because they speak of a value that is gone. `of` is the reply that the errors are from: with the next one
 * all of them are shown again.
 */
export function FieldErrors(props: { of: unknown; children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ of: props.of, corrected: NONE })
  if (known.of !== props.of) setKnown({ of: props.of, corrected: NONE })
  const correct = (id: string) =>
    setKnown((it) =>
      it.corrected.has(id) ? it : { ...it, corrected: new Set(it.corrected).add(id) },
    )
  return <Errors.Provider value={{ ...known, correct }}>{props.children}</Errors.Provider>
}

/** The reply that a form's errors are from, and whether a field has been changed since. */
export function useFormErrors() {
  const errors = useContext(Errors)
  return {
    of: errors?.of,
    isCorrected: (id: string) => errors?.corrected.has(id) === true,
    /** For a group of choices, which is no field of its own. */
    correct: (id: string) => errors?.correct(id),
  }
}

/** The texts of a field without an error that is out of date, and the handler that notices a change of its value. */
export function useFieldWords<Words extends { error?: string }>(
  id: string,
  words: Words,
): Words & { onInput?: () => void } {
  const errors = useContext(Errors)
  if (words.error === undefined || errors === null) return words
  if (!errors.corrected.has(id)) return { ...words, onInput: () => errors.correct(id) }
  // It stays away until the next reply, also while that one is on its way.
  const { error, ...rest } = words
  return rest as Words
}
