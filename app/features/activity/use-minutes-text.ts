import { useLocale } from '#app/market/use-locale.ts'
import { LANGUAGES } from '#markets/languages.ts'

/** "30 minutes" in the language of the page. */
export function useMinutesText(): (minutes: number) => string {
  const { language } = useLocale()
  const format = new Intl.NumberFormat(LANGUAGES[language].intl, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return (minutes) => format.format(minutes)
}
