import type { TFunction } from 'i18next'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'

/** Names of payment methods, and their durations, in the language of the lookup. */
export function methodWords(t: TFunction<'methods'>) {
  /** Brands as their owners write them; generic methods are named in the language of the page. */
  const name = (method: string): string => {
    if (method === 'CREDITCARD') return t('card')
    if (method === 'CRYPTO') return t('crypto')
    const isKnown = Object.hasOwn(METHOD_FACTS, method)
    return isKnown ? METHOD_FACTS[method as PaymentMethod].name : method
  }
  return {
    name,
    /** The provider's label already names some methods: `Skrill a•••@…`, but `•••• 4242`. */
    instrument: ({ method, label }: { method: string; label: string }): string =>
      label.startsWith(name(method)) ? label : `${name(method)} ${label}`,
    /** `minutes:30`, `days:3`; everything else is instant. */
    time: (processTime: string): string => {
      const [unit, count] = processTime.split(':')
      const number = Number(count)
      if (!(number > 0)) return t('time.instant')
      if (unit === 'days') return number === 1 ? t('time.day') : t('time.days', { number })
      return unit === 'minutes' ? t('time.minutes', { number }) : t('time.instant')
    },
  }
}
