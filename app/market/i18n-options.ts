import type { InitOptions } from 'i18next'
import { groupThousands } from '#markets/currencies.ts'

/** Shared by server and browser: both must render the same text from the same key. */
export const I18N_OPTIONS = {
  defaultNS: 'common',
  interpolation: {
    // React escapes; escaping twice would show entities.
    escapeValue: false,
    // Number formats are the same in every market (MKT-24).
    alwaysFormat: true,
    format: (value) => (Number.isInteger(value) ? groupThousands(value) : value),
  },
  react: { useSuspense: false },
  // Resources are loaded before the first render, so that no page flashes its keys.
  initImmediate: false,
  load: 'currentOnly',
  returnNull: false,
} as const satisfies InitOptions

/** Id of the element with the page's messages for the browser. */
export const MESSAGES_ELEMENT_ID = 'i18n'
