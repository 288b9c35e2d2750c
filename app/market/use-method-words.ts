import { useTranslation } from 'react-i18next'
import { methodWords } from './method-words.ts'

/** Names of payment methods, and their durations, in the language of the page. */
export function useMethodWords() {
  const { t } = useTranslation('methods')
  return methodWords(t)
}
