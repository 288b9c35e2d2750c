import { type ChangeEvent, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Answers } from './questionnaire-form.ts'

/** Which free-text fields are shown: those of Other. Before scripts run all of them are. */
export function useChosenAnswers(sent: Answers | null) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const isOther = (name: 'occupation' | 'sourceOfFunds') =>
    !hydrated || (chosen[name] ?? sent?.[name]) === 'OTHER'
  return {
    shows: { otherOccupation: isOther('occupation'), otherSourceOfFunds: isOther('sourceOfFunds') },
    onChange: ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
      setChosen((before) => ({ ...before, [name]: value })),
  }
}
