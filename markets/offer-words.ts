import type { Language } from './types.ts'

export const OFFER_SOURCE =
  'house rule: nothing is offered that no campaign of the platform keeps; CAP Code 3.1'

const ENGLISH = [
  '*bonus*',
  'free spin*',
  'free round*',
  'free bet*',
  'cash back',
  'promo code*',
  'no deposit',
  'no wagering',
  'welcome offer*',
  'welcome package*',
  'deposit match*',
  'loyalty*',
  'tournament*',
  'leaderboard*',
  'prize pool*',
]
const SPANISH = [
  'bono*',
  'giro* gratis',
  'tirada* gratis',
  'apuesta* gratis',
  'reembolso*',
  'código promocional',
  'sin depósito',
  'torneo*',
]
const PORTUGUESE = [
  'bónus',
  'bônus',
  'rodada* grátis',
  'giro* grátis',
  'aposta* grátis',
  'código promocional',
  'sem depósito',
  'torneio*',
]
const FRENCH = [
  'tour* gratuit*',
  'pari* gratuit*',
  'remise en argent',
  'code promo*',
  'sans dépôt',
  'sans condition* de mise',
  'tournoi*',
  'fidélité',
]

const of = (phrases: readonly string[]) => ({ phrases, source: OFFER_SOURCE })

/**
 * Words that promise a bonus, by language; the English ones apply to all. The format is that of the forbidden phrases.
 * Advertising with one of them names the campaign that keeps the promise.
 */
export const OFFER_WORDS: Readonly<
  Record<Language, { phrases: readonly string[]; source: string }>
> = {
  en: of(ENGLISH),
  ca: of(ENGLISH),
  nz: of(ENGLISH),
  inen: of(ENGLISH),
  fi: of([
    'ilmaiskierro*',
    'ilmaispyöräyty*',
    'ilmaisveto*',
    'ilmaisvedo*',
    'käteispalautu*',
    'ilman talletusta',
    'ilman kierrätystä',
    'ei kierrätystä',
    'turnau*',
    'kanta asiakas*',
  ]),
  no: of([
    'gratisspinn*',
    'gratisrunde*',
    'gratisspill*',
    'penger tilbake',
    'uten innskudd',
    'uten omsetningskrav',
    'turnering*',
    'lojalitet*',
  ]),
  de: of([
    '*boni',
    '*freispiel*',
    'gratisdrehung*',
    'gratiswette*',
    'aktionscode*',
    'gutscheincode*',
    'ohne einzahlung',
    '*turnier*',
    'treueprogramm*',
  ]),
  fr: of(FRENCH),
  caf: of(FRENCH),
  cl: of(SPANISH),
  pe: of(SPANISH),
  pt: of(PORTUGUESE),
  br: of(PORTUGUESE),
  ja: of([
    'ボーナス',
    'フリースピン',
    'フリーベット',
    'キャッシュバック',
    '入金不要',
    'トーナメント',
  ]),
  tl: of([
    'libreng spin*',
    'libreng ikot*',
    'libreng taya',
    'walang deposito',
    'paligsahan',
    'torneo',
  ]),
  tr: of([
    'bedava dönüş*',
    'ücretsiz dönüş*',
    'kayıp iade*',
    'promosyon kod*',
    'yatırımsız',
    'turnuva*',
  ]),
  pl: of([
    'darmow* spin*',
    'darmow* obrot*',
    'darmow* zakład*',
    'kod* promocyjn*',
    'bez depozytu',
    'turniej*',
  ]),
}
