import type { ArtSpec } from '../art/compose.ts'
import { localised, reference, type Text, text } from './fields.ts'
import { rich } from './pages/rich.ts'
import { STUDIOS } from './studios.ts'

const richIn = (it: Text) => ({
  _type: 'localeRichText',
  ...Object.fromEntries(Object.entries(it).map(([language, words]) => [language, rich(words)])),
})

function picture(key: string, motifs: string[], alt: Text) {
  const studio = STUDIOS[key.length % STUDIOS.length] ?? STUDIOS[0]
  if (!studio) throw new Error('there are no studios')
  const art: ArtSpec = { kind: 'banner', key, studio, motifs, w: 1600, h: 600 }
  return { _type: 'image', asset: { art }, alt: localised(alt) }
}

/** The tournament, the boxes that link to it, the offers, the club, and the texts around the lobbies. */
export function frontDocuments() {
  return [
    tournament(),
    ...boxes(),
    ...offers(),
    club(),
    lobbyHome('casinoHome', CASINO),
    lobbyHome('liveCasinoHome', LIVE),
    ...licences(),
    {
      _id: 'siteSettings',
      _type: 'siteSettings',
      organisation: 'Playhouse Demonstration',
      supportEmail: 'help@playhouse.test',
      termsVersions: [{ _type: 'termsVersion', _key: 'all', version: '1.0', markets: [] }],
    },
    ...SEO_TEXTS.map((it) => ({
      _id: `seoDescription-${it.key}`,
      _type: 'seoDescription',
      path: it.path,
      title: localised(it.title),
      body: richIn(it.body),
      markets: [],
    })),
  ]
}

const TOURNAMENT_TERMS = text(
  '18+. Open to verified players. Stakes from 0.20 on the games below count; the best result of twenty rounds in a row decides. Prizes are paid as cash.',
  'K18. Pelaajille, joiden henkilöllisyys on vahvistettu. Alla olevissa peleissä lasketaan vähintään 0,20:n panokset; paras tulos kahdestakymmenestä peräkkäisestä kierroksesta ratkaisee. Palkinnot maksetaan rahana.',
  '18+. For bekreftede spillere. Innsatser fra 0,20 på spillene under teller; det beste resultatet av tjue runder på rad avgjør. Premiene utbetales som kontanter.',
  '18 ans et plus. Ouvert aux joueurs vérifiés. Les mises dès 0,20 sur les jeux ci-dessous comptent; le meilleur résultat de vingt tours consécutifs décide. Les prix sont versés en argent.',
)

function tournament() {
  const prize = (from: number, to: number, words: Text) => ({
    _type: 'tournamentPrize',
    _key: `p${from}`,
    from,
    to,
    prize: localised(words),
  })
  return {
    _id: 'tournamentPage-winter-season',
    _type: 'tournamentPage',
    title: localised(
      text('The winter season', 'Talvikausi', 'Vintersesongen', 'La saison d’hiver'),
    ),
    slug: { _type: 'slug', current: 'winter-season' },
    summary: localised(
      text(
        'Twenty rounds in a row: the best result counts, the size of the stake does not.',
        'Kaksikymmentä peräkkäistä kierrosta: paras tulos ratkaisee, panoksen suuruus ei.',
        'Tjue runder på rad: det beste resultatet teller, størrelsen på innsatsen gjør det ikke.',
        'Vingt tours de suite : le meilleur résultat compte, pas le montant de la mise.',
      ),
    ),
    body: richIn(
      text(
        'Results are measured in multiples of the stake, so nobody gains by staking more.\n## How it goes\n1. Open one of the games below.\n2. Play twenty rounds in a row at the same stake.\n3. Your best twenty stand in the table until the season ends.\n## When you have had enough\nStop whenever you planned to. What stands in the table stays there.',
        'Tulos lasketaan panoksen kerrannaisina, joten suurempi panos ei hyödytä ketään.\n## Näin se etenee\n1. Avaa jokin alla olevista peleistä.\n2. Pelaa kaksikymmentä peräkkäistä kierrosta samalla panoksella.\n3. Parhaat kaksikymmentäsi ovat taulukossa kauden loppuun.\n## Kun riittää\nLopeta silloin kun suunnittelit. Taulukon tulos säilyy.',
        'Resultatet måles i ganger innsatsen, så ingen tjener på å satse mer.\n## Slik går det\n1. Åpne et av spillene under.\n2. Spill tjue runder på rad med samme innsats.\n3. Dine beste tjue står i tabellen til sesongen er over.\n## Når du har fått nok\nStopp når du hadde tenkt. Det som står i tabellen, blir stående.',
        'Les résultats se mesurent en multiples de la mise : miser plus n’avantage personne.\n## Le déroulement\n1. Ouvrez l’un des jeux ci-dessous.\n2. Jouez vingt tours de suite à la même mise.\n3. Vos vingt meilleurs restent au tableau jusqu’à la fin de la saison.\n## Quand cela suffit\nArrêtez-vous quand vous l’aviez prévu. Ce qui est au tableau y reste.',
      ),
    ),
    significantTerms: localised(TOURNAMENT_TERMS, 'localeText'),
    prizes: [
      prize(
        1,
        1,
        text('1,000.00 in cash', '1 000,00 rahana', '1 000,00 kontant', '1 000,00 en argent'),
      ),
      prize(2, 3, text('500.00 in cash', '500,00 rahana', '500,00 kontant', '500,00 en argent')),
      prize(4, 10, text('100.00 in cash', '100,00 rahana', '100,00 kontant', '100,00 en argent')),
      prize(11, 50, text('20.00 in cash', '20,00 rahana', '20,00 kontant', '20,00 en argent')),
    ],
    games: ['game-locked-cipher', 'game-golden-roosters', 'game-sandstone-horizon'].map((it) =>
      reference(it, it),
    ),
    image: picture(
      'tournament winter season',
      ['trophy', 'snowflake', 'glowing-star', 'performing-arts'],
      text(
        'A trophy in the snow',
        'Pokaali lumessa',
        'En pokal i snøen',
        'Un trophée dans la neige',
      ),
    ),
    order: 0,
    markets: [],
    startDate: '2026-11-01T12:00:00.000Z',
    endDate: '2027-03-01T12:00:00.000Z',
  }
}

const NO_LIMIT = {
  authorized: 'both',
  targetAudience: { targetAudienceOption: 'noLimit' },
  markets: [],
}

function boxes() {
  return [
    {
      _id: 'tournamentBoxV2-winter-season',
      _type: 'tournamentBoxV2',
      title: localised(
        text('The winter season', 'Talvikausi', 'Vintersesongen', 'La saison d’hiver'),
      ),
      tournament: { _type: 'reference', _ref: 'tournamentPage-winter-season' },
      prizesShown: 3,
      ...NO_LIMIT,
    },
    {
      _id: 'tournamentBox-winter-season',
      _type: 'tournamentBox',
      title: localised(
        text(
          'Twenty rounds in a row',
          'Kaksikymmentä kierrosta',
          'Tjue runder på rad',
          'Vingt tours de suite',
        ),
      ),
      text: localised(
        text(
          'The winter season counts results, not stakes.',
          'Talvikaudella lasketaan tuloksia, ei panoksia.',
          'Vintersesongen teller resultater, ikke innsatser.',
          'La saison d’hiver compte les résultats, pas les mises.',
        ),
        'localeText',
      ),
      tournament: { _type: 'reference', _ref: 'tournamentPage-winter-season' },
      ...NO_LIMIT,
    },
    {
      _id: 'contentBox-limits',
      _type: 'contentBox',
      title: localised(
        text(
          'Your limits, first',
          'Ensin omat rajat',
          'Grensene dine først',
          'D’abord vos limites',
        ),
      ),
      text: localised(
        text(
          'Set what an evening may cost before it begins. A lower limit counts at once, a higher one waits.',
          'Päätä ennen iltaa, mitä se saa maksaa. Alempi raja on heti voimassa, korkeampi odottaa.',
          'Bestem hva en kveld får koste før den begynner. En lavere grense gjelder straks, en høyere må vente.',
          'Fixez le prix d’une soirée avant qu’elle commence. Une limite plus basse vaut aussitôt, une plus haute attend.',
        ),
        'localeText',
      ),
      button: {
        type: 'LINK',
        label: localised(
          text(
            'How limits work',
            'Näin rajat toimivat',
            'Slik virker grensene',
            'Le fonctionnement des limites',
          ),
        ),
        param: '/responsible-gambling',
      },
      ...NO_LIMIT,
    },
    {
      _id: 'contentBox-returns',
      _type: 'contentBox',
      title: localised(
        text(
          'What a game returns',
          'Mitä peli palauttaa',
          'Hva et spill betaler tilbake',
          'Ce qu’un jeu redistribue',
        ),
      ),
      text: localised(
        text(
          'Return and volatility stand on every game. The rules explain how to read them.',
          'Palautus ja volatiliteetti näkyvät jokaisessa pelissä. Säännöt kertovat, miten niitä luetaan.',
          'Tilbakebetaling og volatilitet står på hvert spill. Reglene forklarer hvordan de leses.',
          'Le taux de retour et la volatilité figurent sur chaque jeu. Les règles expliquent comment les lire.',
        ),
        'localeText',
      ),
      button: {
        type: 'LINK',
        label: localised(
          text('Casino rules', 'Kasinon säännöt', 'Kasinoregler', 'Règles du casino'),
        ),
        param: '/casino-rules',
      },
      ...NO_LIMIT,
    },
  ]
}

function offers() {
  return [
    {
      _id: 'pnpBanner-all',
      _type: 'pnpBanner',
      title: localised(
        text(
          'Pay by your bank and play',
          'Talleta pankistasi ja pelaa',
          'Betal med banken og spill',
          'Payez par votre banque et jouez',
        ),
      ),
      text: localised(
        text(
          'Your bank confirms who you are; your account is ready after the first deposit.',
          'Pankkisi vahvistaa henkilöllisyytesi; tili on valmis ensimmäisen talletuksen jälkeen.',
          'Banken din bekrefter hvem du er; kontoen er klar etter første innskudd.',
          'Votre banque confirme votre identité; le compte est prêt après le premier dépôt.',
        ),
        'localeText',
      ),
      buttonLabel: localised(
        text('Begin at the bank', 'Aloita pankista', 'Begynn i banken', 'Commencer à la banque'),
      ),
      significantTerms: localised(
        text(
          '18+. Your bank passes on your name, date of birth and address, nothing else. No bonus is tied to it.',
          'K18. Pankki välittää nimesi, syntymäaikasi ja osoitteesi, ei muuta. Bonusta ei ole.',
          '18+. Banken oppgir navn, fødselsdato og adresse, ikke noe mer. Ingen bonus er knyttet til det.',
          '18 ans et plus. Votre banque transmet votre nom, votre date de naissance et votre adresse, rien d’autre. Aucun bonus n’y est lié.',
        ),
        'localeText',
      ),
      image: picture(
        'pay and play',
        ['bank', 'key', 'coin', 'glowing-star'],
        text(
          'A bank and a key',
          'Pankki ja avain',
          'En bank og en nøkkel',
          'Une banque et une clé',
        ),
      ),
      markets: ['FI', 'BR'],
    },
    {
      _id: 'signupBonusCta-opening',
      _type: 'signupBonusCta',
      title: localised(
        text(
          'Ten rounds to begin with',
          'Kymmenen kierrosta aluksi',
          'Ti runder til å begynne med',
          'Dix tours pour commencer',
        ),
      ),
      text: localised(
        text(
          'Ten rounds of 0.10 on a game of the week, winnings as cash.',
          'Kymmenen 0,10 kierrosta viikon peliin, voitot rahana.',
          'Ti runder à 0,10 på ukens spill, gevinst som kontanter.',
          'Dix tours de 0,10 sur le jeu de la semaine, gains en argent.',
        ),
        'localeText',
      ),
      buttonLabel: localised(
        text(
          'Sign up with the code',
          'Rekisteröidy koodilla',
          'Registrer deg med koden',
          'S’inscrire avec le code',
        ),
      ),
      bonusCode: 'OPENING-10',
      significantTerms: localised(
        text(
          '18+. New players, once. 10 rounds of 0.10, 7 days, no deposit, no wagering.',
          'K18. Uusille pelaajille kerran. 10 kierrosta à 0,10, 7 päivää, ei talletusta, ei kierrätystä.',
          '18+. Nye spillere, én gang. 10 runder à 0,10, 7 dager, uten innskudd og omsetningskrav.',
          '18 ans et plus. Nouveaux joueurs, une fois. 10 tours de 0,10, 7 jours, sans dépôt ni condition de mise.',
        ),
        'localeText',
      ),
      markets: [],
    },
  ]
}

function club() {
  const feature = (icon: string, title: Text, words: Text) => ({
    _type: 'vipFeature',
    _key: icon,
    icon,
    title: localised(title),
    text: localised(words, 'localeText'),
  })
  return {
    _id: 'vipPage-all',
    _type: 'vipPage',
    header: {
      title: localised(text('The circle', 'Piiri', 'Losjen', 'Le cercle')),
      text: localised(
        text(
          'A box in the house for those who have long been guests. You are invited by a person, never by a counter of stakes.',
          'Aitio niille, jotka ovat olleet vieraina pitkään. Kutsun esittää ihminen, ei panosten laskuri.',
          'En losje for dem som lenge har vært gjester. Du inviteres av et menneske, aldri av en teller for innsatser.',
          'Une loge pour les habitués. L’invitation vient d’une personne, jamais d’un compteur de mises.',
        ),
        'localeText',
      ),
      image: picture(
        'the circle',
        ['performing-arts', 'crown', 'glowing-star', 'top-hat'],
        text(
          'Masks under a crown',
          'Naamioita kruunun alla',
          'Masker under en krone',
          'Des masques sous une couronne',
        ),
      ),
      button: {
        type: 'LINK',
        label: localised(
          text('Ask a question', 'Kysy lisää', 'Still et spørsmål', 'Poser une question'),
        ),
        param: '/contact',
      },
    },
    features: [
      feature(
        'clock',
        text(
          'One person to write to',
          'Oma yhteyshenkilö',
          'Én person å skrive til',
          'Un seul interlocuteur',
        ),
        text(
          'Questions go to somebody who knows them, on every day of the week.',
          'Kysymykset menevät sille, joka ne tuntee, viikon jokaisena päivänä.',
          'Spørsmål går til en som kjenner dem, alle ukens dager.',
          'Vos questions vont à quelqu’un qui les connaît, chaque jour de la semaine.',
        ),
      ),
      feature(
        'compass',
        text(
          'Faster withdrawals',
          'Nopeammat kotiutukset',
          'Raskere uttak',
          'Retraits plus rapides',
        ),
        text(
          'Documents are checked once and kept ready, so a withdrawal does not wait for them.',
          'Asiakirjat tarkistetaan kerran, joten kotiutus ei odota niitä.',
          'Dokumenter sjekkes én gang, så et uttak ikke venter på dem.',
          'Les documents sont vérifiés une fois : un retrait ne les attend pas.',
        ),
      ),
      feature(
        'leaf',
        text('The same protection', 'Sama suoja', 'Samme beskyttelse', 'La même protection'),
        text(
          'Limits, breaks and checks hold here as everywhere. Nobody in the circle is asked to play more.',
          'Rajat, tauot ja tarkistukset koskevat kaikkia. Ketään ei pyydetä pelaamaan enempää.',
          'Grenser, pauser og kontroller gjelder her som ellers. Ingen blir bedt om å spille mer.',
          'Limites, pauses et contrôles valent ici comme ailleurs. Personne n’est invité à jouer davantage.',
        ),
      ),
    ],
    footer: {
      title: localised(
        text(
          'Leaving is as easy as coming',
          'Lähteminen on yhtä helppoa',
          'Det er like lett å gå',
          'Partir est aussi simple que venir',
        ),
      ),
      text: localised(
        text(
          'Tell us once and you are a guest like everybody else again. Whoever takes a break or is excluded is not invited.',
          'Kerro kerran, niin olet taas vieras muiden joukossa. Tauolla olevia tai pelikiellossa olevia ei kutsuta.',
          'Si fra én gang, så er du gjest som alle andre igjen. Den som har pause eller er utestengt, inviteres ikke.',
          'Dites-le une fois et vous redevenez un invité comme les autres. Qui fait une pause ou est exclu n’est pas invité.',
        ),
        'localeText',
      ),
    },
    markets: [],
    seoDescription: localised(
      text(
        'What the circle is, who is invited, and what does not change in it.',
        'Mikä piiri on, ketkä kutsutaan ja mikä ei muutu.',
        'Hva losjen er, hvem som inviteres, og hva som ikke endrer seg.',
        'Ce qu’est le cercle, qui y est invité, et ce qui n’y change pas.',
      ),
    ),
  }
}

type LobbyWords = { title: Text; intro: Text; boxes: string[] }
const CASINO: LobbyWords = {
  title: text('Casino', 'Kasino', 'Kasino', 'Casino'),
  intro: text(
    'Slots and table games of thirty studios, each with its return.',
    'Kolmenkymmenen studion kolikko- ja pöytäpelit, jokaisen palautus näkyvissä.',
    'Spilleautomater og bordspill fra tretti studioer, hvert med sin tilbakebetaling.',
    'Machines à sous et jeux de table de trente studios, chacun avec son taux de retour.',
  ),
  // They are shown below its second row.
  boxes: [],
}
const LIVE: LobbyWords = {
  title: text('Live casino', 'Livekasino', 'Livekasino', 'Casino en direct'),
  intro: text(
    'Sixty tables with people behind them, open around the clock.',
    'Kuusikymmentä pöytää, joiden takana on ihminen, ympäri vuorokauden.',
    'Seksti bord med mennesker bak, åpne døgnet rundt.',
    'Soixante tables tenues par des personnes, ouvertes jour et nuit.',
  ),
  boxes: ['contentBox-limits'],
}

function lobbyHome(type: 'casinoHome' | 'liveCasinoHome', words: LobbyWords) {
  return {
    _id: type,
    _type: type,
    title: localised(words.title),
    intro: localised(words.intro),
    boxes: words.boxes.map((it) => reference(it, it)),
  }
}

function licences() {
  const licence = (market: string, authority: string, number: string, words: Text) => ({
    _id: `marketLicence-${market}`,
    _type: 'marketLicence',
    authority,
    number,
    text: localised(words, 'localeText'),
    markets: [market],
  })
  return [
    licence(
      'FI',
      'Demonstration Gaming Authority',
      'DEMO/FI/0001',
      text(
        'Playhouse Demonstration runs this site with an invented licence:',
        'Playhouse Demonstration ylläpitää sivustoa keksityllä toimiluvalla:',
        'Playhouse Demonstration driver nettstedet med en oppdiktet lisens:',
        'Playhouse Demonstration exploite ce site sous une licence inventée :',
      ),
    ),
    licence(
      'CA',
      'Demonstration Gaming Authority',
      'DEMO/CA/0002',
      text(
        'Playhouse Demonstration runs this site with an invented licence:',
        'Playhouse Demonstration ylläpitää sivustoa keksityllä toimiluvalla:',
        'Playhouse Demonstration driver nettstedet med en oppdiktet lisens:',
        'Playhouse Demonstration exploite ce site sous une licence inventée :',
      ),
    ),
  ]
}

const SEO_TEXTS = [
  {
    key: 'home',
    path: '/',
    title: text('About this house', 'Tästä talosta', 'Om dette huset', 'À propos de cette maison'),
    body: text(
      'Playhouse shows slots, table games and live tables with the figures that matter before you play: return, volatility, the range of stakes.\n## What stands beside every game\n- The return to player, measured over many rounds of all players.\n- The volatility, from calm to bold.\n- The smallest and the largest stake in your currency.\n## Playing within limits\nLimits are set in the account, hold at once when they are lowered, and are explained under [responsible gambling](/responsible-gambling).',
      'Playhouse näyttää kolikkopelit, pöytäpelit ja livepöydät tärkeine lukuineen ennen peliä: palautus, volatiliteetti, panosalue.\n## Jokaisen pelin vieressä\n- Palautus, mitattuna kaikkien pelaajien monista kierroksista.\n- Volatiliteetti rauhallisesta rohkeaan.\n- Pienin ja suurin panos valuutassasi.\n## Rajojen puitteissa\nRajat asetetaan tilillä, lasku on heti voimassa, ja ne selitetään sivulla [vastuullinen pelaaminen](/responsible-gambling).',
      'Playhouse viser spilleautomater, bordspill og livebord med tallene som betyr noe før du spiller: tilbakebetaling, volatilitet, innsatsområde.\n## Ved siden av hvert spill\n- Tilbakebetalingen, målt over mange runder for alle spillere.\n- Volatiliteten, fra rolig til dristig.\n- Minste og største innsats i din valuta.\n## Innenfor grensene\nGrenser settes på kontoen, gjelder straks når de senkes, og forklares under [ansvarlig spill](/responsible-gambling).',
      'Playhouse présente machines à sous, jeux de table et tables en direct avec les chiffres utiles avant de jouer : taux de retour, volatilité, éventail des mises.\n## À côté de chaque jeu\n- Le taux de retour, mesuré sur de nombreux tours de tous les joueurs.\n- La volatilité, de calme à audacieuse.\n- La plus petite et la plus grande mise dans votre devise.\n## Dans vos limites\nLes limites se fixent dans le compte, valent aussitôt abaissées, et sont expliquées sous [jeu responsable](/responsible-gambling).',
    ),
  },
  {
    key: 'casino',
    path: '/online-casino',
    title: text(
      'Reading a game’s figures',
      'Pelin lukujen lukeminen',
      'Å lese tallene for et spill',
      'Lire les chiffres d’un jeu',
    ),
    body: text(
      'A return of 96 % means that 96.00 of 100.00 staked went back on average, over many rounds of all players. It says nothing about the next round.\n\nHigh volatility means rarer and larger wins, low volatility smaller ones more often. The [casino rules](/casino-rules) say more.',
      '96 %:n palautus tarkoittaa, että 100,00 panoksista palautui keskimäärin 96,00 kaikkien pelaajien monilla kierroksilla. Seuraavasta kierroksesta se ei kerro mitään.\n\nKorkea volatiliteetti tarkoittaa harvempia ja suurempia voittoja, matala pienempiä ja useammin. Lisää [kasinon säännöissä](/casino-rules).',
      'En tilbakebetaling på 96 % betyr at 96,00 av 100,00 gikk tilbake i snitt, over mange runder for alle spillere. Den sier ingenting om neste runde.\n\nHøy volatilitet betyr sjeldnere og større gevinster, lav mindre og oftere. [Kasinoreglene](/casino-rules) sier mer.',
      'Un taux de retour de 96 % signifie qu’en moyenne 96,00 sur 100,00 misés ont été redistribués, sur de nombreux tours de tous les joueurs. Il ne dit rien du prochain tour.\n\nUne forte volatilité donne des gains plus rares et plus grands, une faible des gains plus petits et plus fréquents. Voir les [règles du casino](/casino-rules).',
    ),
  },
] as const
