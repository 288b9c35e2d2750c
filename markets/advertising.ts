import type { Language } from './types.ts'

type ForbiddenPhrases = {
  /** Words between spaces; `*` stands for any ending. A dash, a space or nothing may part words. */
  phrases: readonly string[]
  source: string
}

const MISLEADING = 'CAP Code 3.1: a claim must not mislead about risk; house rule in every market'
const ENGLISH = [
  'risk free',
  'no risk',
  'without risk',
  'guaranteed win*',
  'guaranteed profit*',
  'sure win*',
  'sure bet*',
  'can not lose',
  'cannot lose',
  "can't lose",
  'free money',
  'easy money',
  'win back your loss*',
  'recover your loss*',
]
const SPANISH = [
  'sin riesgo*',
  'libre de riesgo*',
  'ganancia* garantizada*',
  'dinero fácil',
  'dinero gratis',
]
const PORTUGUESE = [
  'sem risco*',
  'livre de risco*',
  'ganho* garantido*',
  'dinheiro fácil',
  'dinheiro grátis',
]
const FRENCH = [
  'sans risque*',
  'sans aucun risque',
  'gain* garanti*',
  'argent facile',
  'argent gratuit',
]

const of = (phrases: readonly string[]): ForbiddenPhrases => ({ phrases, source: MISLEADING })

/** What no text may say about gambling, in each language; English words count in all of them. */
export const FORBIDDEN_PHRASES: Readonly<Record<Language, ForbiddenPhrases>> = {
  en: of(ENGLISH),
  ca: of(ENGLISH),
  nz: of(ENGLISH),
  inen: of(ENGLISH),
  fi: of([
    'riskitön*',
    'riskittöm*',
    'riskittä*',
    'ilman riskiä',
    'varma* voit*',
    'taattu* voit*',
    'ilmaista rahaa',
    'helppoa rahaa',
  ]),
  no: of([
    'risikofri*',
    'uten risiko',
    'garantert gevinst*',
    'sikker gevinst*',
    'gratis penger',
    'lettjente penger',
    'kan ikke tape',
  ]),
  de: of([
    'risikofrei*',
    'risikolos*',
    'ohne risiko',
    'garantierte* gewinn*',
    'sichere* gewinn*',
    'leichtes geld',
    'geld geschenkt',
  ]),
  fr: of(FRENCH),
  caf: of(FRENCH),
  cl: of(SPANISH),
  pe: of(SPANISH),
  pt: of(PORTUGUESE),
  br: of(PORTUGUESE),
  ja: of(['リスクなし', 'ノーリスク', 'リスクフリー', '必ず勝て*', '絶対に勝て*']),
  tl: of(['walang panganib', 'walang risk', 'siguradong panalo', 'libreng pera']),
  tr: of(['risksiz*', 'garantili kazanç*', 'kesin kazanç*', 'kolay para', 'bedava para']),
  pl: of([
    'bez ryzyka',
    'gwarantowan* wygran*',
    'pewn* wygran*',
    'łatwe pieniądze',
    'darmowe pieniądze',
  ]),
}

export const SIGNIFICANT_TERMS_SOURCE =
  'CAP Code 8.17: significant conditions stand with the offer; house rule in every market'
