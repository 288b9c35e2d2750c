import type { Language } from './types.ts'

type ForbiddenPhrases = {
  /**
   * Words separated by spaces; `*` matches any ending. In a text, words may be separated by a dash, a space or nothing.
   */
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

/** Phrases that no text about gambling may contain, by language; the English ones apply to all languages. */
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

const NUDGING =
  'house rule: a message that protects a player leads to less play or to a pause, never to more'
const ENGLISH_NUDGES = [
  'bonus*',
  'free spin*',
  'promotion*',
  'jackpot*',
  'good luck',
  'keep playing',
  'play on',
  'play more',
  'play now',
  'deposit now',
  'deposit more',
  'raise your limit*',
  'increase your limit*',
  'higher limit*',
  'next win',
  'win back',
]
const FRENCH_NUDGES = [
  'tours gratuits',
  'bonne chance',
  'jouez encore',
  'continuez à jouer',
  'déposez maintenant',
  'augmentez votre limite',
]
const SPANISH_NUDGES = [
  'bono*',
  'giros gratis',
  'buena suerte',
  'sigue jugando',
  'deposita ahora',
  'sube tu límite',
]
const PORTUGUESE_NUDGES = [
  'bónus',
  'bônus',
  'rodadas grátis',
  'boa sorte',
  'continue a jogar',
  'continue jogando',
  'deposite agora',
  'aumente o seu limite',
  'aumente seu limite',
]

/** Phrases that no player protection message may contain, by language; the English ones apply to all languages. */
export const NUDGING_PHRASES: Readonly<Record<Language, ForbiddenPhrases>> = {
  en: nudges(ENGLISH_NUDGES),
  ca: nudges(ENGLISH_NUDGES),
  nz: nudges(ENGLISH_NUDGES),
  inen: nudges(ENGLISH_NUDGES),
  fi: nudges([
    'ilmaiskierro*',
    'tarjou*',
    'onnea peliin',
    'jatka pelaamista',
    'talleta nyt',
    'talleta lisää',
    'nosta rajaasi',
    'korota rajaasi',
  ]),
  no: nudges([
    'gratisspinn',
    'tilbud*',
    'lykke til',
    'spill videre',
    'fortsett å spille',
    'sett inn nå',
    'øk grensen*',
    'hev grensen*',
  ]),
  de: nudges([
    'freispiel*',
    'aktion*',
    'viel glück',
    'spielen sie weiter',
    'weiterspielen',
    'jetzt einzahlen',
    'erhöhen sie ihr limit',
  ]),
  fr: nudges(FRENCH_NUDGES),
  caf: nudges(FRENCH_NUDGES),
  cl: nudges(SPANISH_NUDGES),
  pe: nudges(SPANISH_NUDGES),
  pt: nudges(PORTUGUESE_NUDGES),
  br: nudges(PORTUGUESE_NUDGES),
  ja: nudges([
    'ボーナス',
    'フリースピン',
    '幸運を',
    '遊び続け',
    'プレイを続け',
    '今すぐ入金',
    '上限を上げ',
  ]),
  tl: nudges(['libreng spin', 'good luck', 'ituloy ang laro', 'magdeposito na', 'itaas ang limit']),
  tr: nudges([
    'bedava dönüş*',
    'bol şans',
    'oynamaya devam',
    'hemen yatır*',
    'limitinizi yükselt*',
    'limitinizi artır*',
  ]),
  pl: nudges([
    'darmowe spiny',
    'promocj*',
    'powodzenia',
    'graj dalej',
    'wpłać teraz',
    'podnieś limit',
    'zwiększ limit',
  ]),
}

function nudges(phrases: readonly string[]): ForbiddenPhrases {
  return { phrases, source: NUDGING }
}
