import { cleanCode } from '#contracts/typed-text.ts'

type PostalForm = {
  /** The code without spaces and hyphens. */
  pattern: RegExp
  /** How it is written, as a replacement of `pattern`; without it, as it is. */
  written?: string
  /** What letters from abroad put before it: codes of the country on mail and on cars. */
  prefix?: RegExp
  /** The country has no other codes: anything else is refused. */
  isOnlyForm?: true
}

/** From the postal operators of the countries whose people register. */
const FORMS: Readonly<Record<string, PostalForm>> = {
  AT: { pattern: /^\d{4}$/, prefix: /^AT?(?=\d)/ },
  BM: { pattern: /^([A-Z]{2})([A-Z\d]{2})$/, written: '$1 $2' },
  BR: { pattern: /^(\d{5})(\d{3})$/, written: '$1-$2', prefix: /^(?:CEP:?|BR)(?=\d)/ },
  CA: { pattern: /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, written: '$1 $2', isOnlyForm: true },
  CL: { pattern: /^\d{7}$/, prefix: /^CL(?=\d)/ },
  DE: { pattern: /^\d{5}$/, prefix: /^DE?(?=\d)/ },
  // The Åland Islands have their own code on mail.
  FI: { pattern: /^\d{5}$/, prefix: /^(?:FIN?|AX)(?=\d)/, isOnlyForm: true },
  GB: { pattern: /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, written: '$1 $2' },
  GG: { pattern: /^(GY\d{1,2})(\d[A-Z]{2})$/, written: '$1 $2' },
  IN: { pattern: /^\d{6}$/, prefix: /^(?:PIN:?|IN)(?=\d)/ },
  JP: { pattern: /^(\d{3})(\d{4})$/, written: '$1-$2', prefix: /^(?:\u3012|JP)(?=\d)/ },
  MT: { pattern: /^([A-Z]{3})(\d{2,4})$/, written: '$1 $2' },
  NL: { pattern: /^(\d{4})([A-Z]{2})$/, written: '$1 $2', prefix: /^NL(?=\d)/ },
  NO: { pattern: /^\d{4}$/, prefix: /^NO?(?=\d)/, isOnlyForm: true },
  NZ: { pattern: /^\d{4}$/, prefix: /^NZ(?=\d)/, isOnlyForm: true },
  PE: { pattern: /^\d{5}$/, prefix: /^(?:PE|LIMA)(?=\d)/ },
  PH: { pattern: /^\d{4}$/, prefix: /^PH(?=\d)/ },
  PT: { pattern: /^(\d{4})(\d{3})$/, written: '$1-$2', prefix: /^PT?(?=\d)/ },
  SE: { pattern: /^(\d{3})(\d{2})$/, written: '$1 $2', prefix: /^SE?(?=\d)/ },
  TR: { pattern: /^\d{5}$/, prefix: /^TR(?=\d)/ },
}
const OTHER = /^[A-Z0-9][A-Z0-9 -]{2,9}$/
const MAX_TYPED = 100

/** A postal code in the form of its country, however it is typed; null when it cannot be one (GAP-050). */
export function toPostalCode(typed: string, countryCode: string): string | null {
  const text = cleanCode(typed.slice(0, MAX_TYPED)).toUpperCase()
  const form = FORMS[countryCode]
  if (form) {
    const { pattern, written = '$&', prefix } = form
    const compact = text.replace(/[\s.-]/g, '')
    const code = [compact, prefix ? compact.replace(prefix, '') : compact].find((it) =>
      pattern.test(it),
    )
    if (code !== undefined) return code.replace(pattern, written)
    if (form.isOnlyForm) return null
  }
  return OTHER.test(text) ? text : null
}
