import { LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'

/** Whole minutes as "2 h 15 min" in the language of the page; hours may pass 24, as in a week. */
export function formatMinutes(minutes: number, language: Language): string {
  const unit = (name: 'hour' | 'minute', n: number) =>
    new Intl.NumberFormat(LANGUAGES[language].intl, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
    }).format(n)
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  if (h === 0) return unit('minute', m)
  return m === 0 ? unit('hour', h) : `${unit('hour', h)} ${unit('minute', m)}`
}
