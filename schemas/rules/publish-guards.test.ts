import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORBIDDEN_PHRASES, NUDGING_PHRASES } from '#markets/advertising.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { OFFER_WORDS } from '#markets/offer-words.ts'
import { SCHEMA_TYPES } from '../index.ts'
import {
  ADVERTISING_TYPES,
  findingsAgainstPublishing,
  findingsInPieces,
  forbiddenIn,
  inWords,
  nudgingIn,
  offerIn,
} from './publish-guards.ts'

const terms = { _type: 'localeText', en: '18+. New players only. Wagering 5 times in 30 days.' }
const promotion = (facts: Record<string, unknown> = {}) => ({
  _type: 'promotion',
  title: { _type: 'localeString', en: 'Fifty spins on Friday' },
  significantTerms: terms,
  markets: ['FI'],
  ...facts,
})
const rules = (document: Record<string, unknown>) =>
  findingsAgainstPublishing(document).map((it) => it.rule)

describe('significant terms', () => {
  test('a promotion with its terms may be published', () => {
    expect(findingsAgainstPublishing(promotion())).toEqual([])
  })

  test.each([
    ...[undefined, null, {}, { en: ' ' }, { fi: 'Ehdot' }, []],
    ...['\u200B', '\u3164 \u2800', '…', '\u{E0020}'].map((en) => ({ en })),
    { en: [{ _type: 'block', children: [{ _type: 'span', text: '\u2063' }] }] },
    // A page shows the terms of its own language, which are not readable here.
    ...['\u200B', '---', [{ _type: 'block' }]].map((fi) => ({ en: '18+', fi })),
  ])('a promotion whose terms are %j is not', (significantTerms) => {
    expect(rules(promotion({ significantTerms }))).toEqual(['significant-terms'])
  })

  test('a language without terms shows the English ones', () => {
    for (const fi of [' ', '', null, []])
      expect(rules(promotion({ significantTerms: { en: '18+', fi } }))).toEqual([])
  })

  test('terms may be rich text', () => {
    const rich = { en: [{ _type: 'block', children: [{ _type: 'span', text: '18+. Once.' }] }] }
    expect(rules(promotion({ significantTerms: rich }))).toEqual([])
  })

  test('a banner needs them where it leads to an offer', () => {
    const banner = (type: string) => ({ _type: 'banner', campaign: 'gift', button: { type } })
    expect(rules(banner('BONUS_CODE'))).toEqual(['significant-terms'])
    expect(rules(banner('PROMOTION'))).toEqual(['significant-terms'])
    expect(rules({ _type: 'banner', button: { type: 'GAME' } })).toEqual([])
    expect(rules({ _type: 'banner' })).toEqual([])
  })

  test('a bonus code is an offer: of a landing page, and of each form in a text', () => {
    const landing = { _type: 'registrationLanding', campaign: 'gift' }
    expect(rules({ ...landing, bonusCode: 'WELCOME' })).toEqual(['significant-terms'])
    expect(rules({ _type: 'registrationLanding', bonusCode: '' })).toEqual([])
    const form = { _type: 'signUpForm', campaign: 'gift', bonusCode: 'WELCOME' }
    const page = (it: object) => ({ _type: 'landingPage', body: { en: [{ _type: 'block' }, it] } })
    expect(findingsAgainstPublishing(page(form)).map((it) => it.path)).toEqual([
      ['body', 'en', 1, 'significantTerms'],
    ])
    expect(rules(page({ ...form, significantTerms: '18+. Once per player.' }))).toEqual([])
    expect(rules(page({ ...form, bonusCode: undefined }))).toEqual([])
  })
})

describe('the wagering requirement', () => {
  const wager = (wageringRequirement: unknown, markets: string[]) =>
    rules(promotion({ campaign: 'gift', wageringRequirement, markets }))

  test('eleven times the bonus is refused in the United Kingdom, ten times is not', () => {
    expect(wager(11, ['GG'])).toEqual(['wagering-cap'])
    expect(wager(10, ['GG'])).toEqual([])
  })

  test('each market has its own cap, and the message names the rule and its source', () => {
    for (const code of MARKET_CODES.filter((it) => MARKETS[it].enabled)) {
      const { name, wageringCap, sources } = MARKETS[code]
      expect(wager(wageringCap, [code])).toEqual([])
      const [finding] = findingsAgainstPublishing(
        promotion({
          campaign: 'gift',
          wageringRequirement: wageringCap + 0.1,
          markets: [code],
        }),
      )
      expect(finding && inWords(finding)).toContain(name)
      expect(finding && inWords(finding)).toContain(sources.wageringCap.text)
    }
  })

  test('an offer for all markets must keep the lowest cap', () => {
    expect(wager(11, [])).toEqual(['wagering-cap'])
    expect(wager(10, [])).toEqual([])
  })
})

describe('an offer without a campaign', () => {
  const where = (document: Record<string, unknown>) =>
    findingsAgainstPublishing({ significantTerms: terms, ...document })
      .filter((it) => it.rule === 'offer-without-campaign')
      .map((it) => it.path.join('.'))

  test.each([
    ['a wagering requirement', { _type: 'promotion', wageringRequirement: 5 }],
    ['a code', { _type: 'signupBonusCta', bonusCode: 'OPENING-10' }],
    ['a button with a code', { _type: 'banner', button: { type: 'SIGNUP', param: 'OPENING-10' } }],
    ['a button to the codes', { _type: 'contentBox', button: { type: 'BONUS_CODE' } }],
    ['a button of a part', { _type: 'vipPage', header: { button: { type: 'BONUS_CODE' } } }],
  ])('%s must name its campaign', (_, document) => {
    expect(where(document)).toEqual(['campaign'])
    expect(where({ ...document, campaign: 'lantern-gift' })).toEqual([])
  })

  test('a form in a text must name its own campaign', () => {
    const page = (form: object) => ({
      _type: 'landingPage',
      campaign: 'of-the-page',
      body: {
        en: [{ _type: 'signUpForm', bonusCode: 'OPENING-10', significantTerms: '18+', ...form }],
      },
    })
    expect(where(page({}))).toEqual(['body.en.0.campaign'])
    expect(where(page({ campaign: 'lantern-gift' }))).toEqual([])
  })

  test.each([
    ['en', 'Ten free rounds on Friday'],
    ['en', 'FREE\u2011SPINS'],
    ['fi', 'Talletusbonus perjantaisin'],
    ['fi', 'Kymmenen ilmaiskierrosta'],
    ['no', 'Ti gratisspinn på en nyhet'],
    ['no', 'Innskuddsbonus'],
    ['de', 'Zwanzig Freispiele'],
    ['caf', 'Dix tours gratuits'],
    ['pe', 'Giros gratis'],
    ['br', 'Rodadas grátis'],
    ['tr', 'Bedava dönüşler'],
    ['tl', 'Libreng spin'],
    ['pl', 'Darmowe spiny'],
    ['ja', '最大のボーナス'],
    ['fi', 'Now with cashback'],
  ] as const)('%s: “%s” promises an offer, in every type that advertises', (language, text) => {
    expect(offerIn(text, language)).not.toBeNull()
    const box = { _type: 'contentBox', title: { en: 'A calm text', [language]: text } }
    expect(where(box)).toEqual([`title.${language}`])
    expect(where({ ...box, campaign: 'lantern-gift' })).toEqual([])
    expect(where({ ...box, _type: 'staticPage' })).toEqual([])
  })

  test.each([
    ['en', 'Spin the wheel, free of hurry'],
    ['en', 'Play for fun, without an account'],
    ['fi', 'Kierros kerrallaan, rajojesi puitteissa'],
    ['no', 'Spill for moro skyld'],
    ['caf', 'Jouer pour le plaisir'],
  ] as const)('%s: “%s” promises no offer', (language, text) => {
    expect(offerIn(text, language)).toBeNull()
  })

  test('every word of every language is found', () => {
    for (const language of LANGUAGE_CODES) {
      for (const phrase of OFFER_WORDS[language].phrases)
        expect(offerIn(`“${phrase.replaceAll('*', '')}”!`, language), phrase).not.toBeNull()
    }
  })

  test('a tournament must name the service that pays its prizes', () => {
    const page = { _type: 'tournamentPage', title: { en: 'The winter season' } }
    expect(where(page)).toEqual(['tournamentId'])
    expect(where({ ...page, tournamentId: 'winter-7' })).toEqual([])
  })

  test('every document type is listed as advertising or as explaining', () => {
    const types = SCHEMA_TYPES.filter((it) => it.type === 'document').map((it) => it.name)
    const explaining = types.filter((it) => !ADVERTISING_TYPES.includes(it))
    expect(ADVERTISING_TYPES.filter((it) => !types.includes(it))).toEqual([])
    // A new type belongs here only if none of its texts advertises anything.
    expect(explaining.sort()).toEqual([
      ...['casinoGameCategory', 'footer', 'game', 'gameProvider', 'gameRules', 'gameSubProvider'],
      ...['language', 'lobbyGrid', 'lobbySettings', 'market', 'marketLicence', 'paymentMethodPage'],
      ...['promotionCategory', 'promotionTag', 'protectionMessage', 'redirect', 'regulationLogo'],
      ...[
        'searchMiss',
        'searchSynonyms',
        'siteSettings',
        'sportsHighlights',
        'staticPage',
        'tournamentPage',
      ],
      ...['translationState', 'virtualSports'],
    ])
  })
})

describe('closed markets', () => {
  test('a document may not target a closed or an unknown market', () => {
    const [finding] = findingsAgainstPublishing({ _type: 'banner', markets: ['FI', 'JP'] })
    expect(finding).toMatchObject({ rule: 'closed-market', path: ['markets', 1] })
    expect(rules({ _type: 'banner', markets: ['XX'] })).toEqual(['closed-market'])
    expect(rules({ _type: 'banner', markets: ['constructor'] })).toEqual(['closed-market'])
  })
})

describe('forbidden phrases', () => {
  test.each([
    ['en', 'Bet risk-free today'],
    ['en', 'RISK\u00A0FREE spins'],
    ['en', 'a risk\u2011free bet'],
    ['en', 'ri\u00ADsk\u200Bfree'],
    ['en', 'A guaranteed winner'],
    ['en', 'You can’t lose'],
    ['fi', 'Riskittömät kierrokset'],
    ['fi', 'Pelaa ilman riskiä'],
    ['fi', 'Now risk free'],
    ['no', 'Helt risikofritt spill'],
    ['caf', 'Misez sans risque'],
    ['br', 'Aposte sem risco'],
    ['pe', 'Juega sin riesgos'],
    ['de', 'Ein garantierter Gewinn'],
    ['ja', '今すぐノーリスクでプレイ'],
    ['pl', 'Gwarantowana wygrana'],
    ['tr', 'Risksiz bahis'],
  ] as const)('%s: “%s” is forbidden', (language, text) => {
    expect(forbiddenIn(text, language)).not.toBeNull()
  })

  test.each([
    ['en', 'Gambling has risks. Freedom to stop.'],
    ['en', 'Free spins for new players'],
    ['en', 'asterisk freely'],
    ['fi', 'Voita takaisin vapaa-aikasi'],
    ['no', 'Spill har risiko'],
    ['caf', 'Jouer comporte des risques'],
  ] as const)('%s: “%s” is allowed', (language, text) => {
    expect(forbiddenIn(text, language)).toBeNull()
  })

  test('every phrase of every language is found, whatever surrounds it', () => {
    for (const language of LANGUAGE_CODES) {
      for (const phrase of FORBIDDEN_PHRASES[language].phrases) {
        const words = phrase.replaceAll('*', '')
        expect(forbiddenIn(`“${words.toUpperCase()}”!`, language), phrase).not.toBeNull()
      }
    }
  })

  test('a phrase is found in any field, and across the spans of a block', () => {
    const document = {
      _type: 'staticPage',
      body: {
        fi: [
          {
            _type: 'block',
            children: [
              { _type: 'span', text: 'Pelaa ilman ' },
              { _type: 'span', text: 'riskiä' },
            ],
          },
        ],
      },
      links: [{ title: { en: 'Terms' } }, { title: { en: 'Risk free' } }],
    }
    expect(findingsAgainstPublishing(document).map((it) => it.path)).toEqual([
      ['body', 'fi', 0],
      ['links', 1, 'title', 'en'],
    ])
  })

  test.each([
    '&#114;isk-free',
    'risk<b></b>-free',
    'ri<span>sk-fr</span>ee',
    'risk<!-- -->-free',
    'risk<script>no</script> free',
    '<p title="Risk-free">Bet</p>',
    '<img src="a.png" alt="risk free spins">',
    // Tags that a page drops while it keeps the text around them.
    'ri<ins>sk</ins>-free',
    'ri<foo>sk-fr</foo>ee',
    'ri<img src="https://elsewhere.test/a.png" alt="Cat">sk-free',
    'ri<iframe src="https://elsewhere.test"></iframe>sk-free',
  ])('%s is read as a browser shows it where it is rendered as HTML', (en) => {
    const page = { _type: 'staticPage', html: { en } }
    expect(findingsAgainstPublishing(page)).toMatchObject([
      { rule: 'forbidden-phrase', path: ['html', 'en'] },
    ])
  })

  test('separate paragraphs, and texts that no page shows, do not form a phrase', () => {
    const html = { en: '<p>No</p><p>risky bets</p><style>risk free</style><h2>Risk</h2>Freedom' }
    expect(rules({ _type: 'landingPage', html })).toEqual([])
    expect(rules({ _type: 'staticPage', title: { en: '&#114;isk-free' } })).toEqual([])
  })

  test('a span that a page drops does not hide the phrase around it', () => {
    const span = (text: string, more: object = {}) => ({ _type: 'span', _key: text, text, ...more })
    for (const between of [
      { _type: 'other', text: 'ZZ' },
      { _type: 'span', text: 'ZZ' },
      span('ZZ', { marks: 7 }),
    ]) {
      const body = { en: [{ _type: 'block', children: [span('ri'), between, span('sk-free')] }] }
      expect(rules({ _type: 'staticPage', body })).toEqual(['forbidden-phrase'])
    }
  })

  test('a part cannot choose the language in which its text is checked', () => {
    const part = { _type: 'termsAccordion', language: 'ja', summary: 'Riskitön peli' }
    expect(rules({ _type: 'staticPage', body: { fi: [part] } })).toEqual(['forbidden-phrase'])
    expect(rules({ _type: 'staticPage', parts: [part] })).toEqual(['forbidden-phrase'])
  })

  test('a text without a language is checked in every language', () => {
    for (const name of ['Risk free', 'Riskitön peli', 'Juego sin riesgo', 'ノーリスク'])
      expect(rules({ _type: 'game', name })).toEqual(['forbidden-phrase'])
    expect(rules({ _type: 'game', name: 'Fri Risk' })).toEqual([])
  })

  test.each([
    ['a caption', { body: { en: [{ _type: 'richPicture', caption: 'Risk free' }] } }],
    ['a picture’s text', { image: { alt: { fi: 'Riskitön' } } }],
    ['a button', { button: { label: { de: 'Risikofrei spielen' } } }],
    ['a link', { links: [{ title: { en: 'Free money' }, url: '/' }] }],
    ['a title for search engines', { seoTitle: { no: 'Risikofritt' } }],
    ['a description for search engines', { seoDescription: { en: 'A sure win' } }],
    ['a row of a table', { body: { en: [{ rows: [{ cells: ['No risk'] }] }] } }],
  ])('%s is checked', (_, fields) => {
    expect(rules({ _type: 'staticPage', ...fields })).toEqual(['forbidden-phrase'])
  })

  test('a document with too many texts to check is refused', () => {
    const rows = (n: number) => ({ _type: 'faq', rows: Array.from({ length: n }, () => 'Calm') })
    expect([rules(rows(5_000)), rules(rows(5_001))]).toEqual([[], ['forbidden-phrase']])
  })

  test('a text too long to check is refused, at its path', () => {
    const page = (length: number) => ({
      _type: 'landingPage',
      html: { en: 'a '.repeat(length / 2) },
    })
    expect(findingsAgainstPublishing(page(50_000))).toEqual([])
    expect(findingsAgainstPublishing(page(50_002))).toMatchObject([
      { rule: 'forbidden-phrase', path: ['html', 'en'], source: 'house limit' },
    ])
  })

  test('a large document is checked in pieces, none larger than a text and its other readings', () => {
    const texts = Array.from({ length: 40 }, () => `\u202e${'r1-xk nö '.repeat(2_000)}`)
    const work = findingsInPieces({ _type: 'landingPage', body: { fi: texts }, title: texts })
    const pieces: number[] = []
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) {
        expect(step.value).toEqual([])
        break
      }
      pieces.push(step.value)
    }
    expect(pieces.length).toBeGreaterThan(1_000)
    expect(Math.max(...pieces)).toBeLessThanOrEqual(2 * 18_001)
  })

  test('no document makes a rule throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (document) => {
        expect(Array.isArray(findingsAgainstPublishing(document))).toBe(true)
      }),
    )
  })
})

describe('a player protection message', () => {
  const message = (texts: Record<string, string>, type = 'protectionMessage') =>
    findingsAgainstPublishing({ _type: type, level: 1, title: texts, text: { en: 'Calm.' } })

  test.each([
    ['en', 'A bonus awaits you'],
    ['en', 'Keep playing, it will turn'],
    ['fi', 'Nosta rajaasi'],
    ['de', 'Spielen Sie weiter'],
    ['ja', 'ボーナスがあります'],
    ['pl', 'Graj dalej'],
    ['tr', 'Good luck'],
  ])('in %s must not say “%s”', (language, text) => {
    const findings = message({ en: 'Calm.', [language]: text })
    expect(findings.map(({ rule, path }) => [rule, path])).toEqual([
      ['nudging-phrase', ['title', language]],
    ])
    expect(message({ en: 'Calm.', [language]: text }, 'staticPage')).toEqual([])
  })

  test('every phrase of every language is found', () => {
    for (const language of LANGUAGE_CODES) {
      for (const phrase of NUDGING_PHRASES[language].phrases) {
        expect(nudgingIn(`“${phrase.replaceAll('*', '')}”!`, language)).not.toBeNull()
      }
    }
  })
})
