import { z } from 'zod'
import type { Language } from '#markets/types.ts'

const text = z.string().nullish()

/** The fields of a localised text; typed one by one so that a new language in the table must be added here. */
const texts = {
  en: text,
  fi: text,
  no: text,
  de: text,
  caf: text,
  ca: text,
  nz: text,
  fr: text,
  inen: text,
  cl: text,
  pe: text,
  pt: text,
  br: text,
  ja: text,
  tl: text,
  tr: text,
  pl: text,
} satisfies Record<Language, typeof text>

export const localeString = z.object({ _type: z.literal('localeString').optional(), ...texts })
export const localeText = z.object({ _type: z.literal('localeText').optional(), ...texts })
