import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import type { ArtSpec } from '../art/compose.ts'
import { localised, reference, type Text, text } from './fields.ts'
import { rich } from './pages/rich.ts'
import { ALL_GAMES } from './site-texts.ts'
import { STUDIOS } from './studios.ts'

const richIn = (it: Text) => ({
  _type: 'localeRichText',
  ...Object.fromEntries(Object.entries(it).map(([language, words]) => [language, rich(words)])),
})

function sceneOf(key: string, motifs: string[]): ArtSpec {
  const studio = STUDIOS[key.length % STUDIOS.length] ?? STUDIOS[0]
  if (!studio) throw new Error('there are no studios')
  return { kind: 'banner', key, studio, motifs, w: 1600, h: 600 }
}

const picture = (key: string, motifs: string[], alt: Text) => ({
  _type: 'image',
  asset: { art: sceneOf(key, motifs) },
  alt: localised(alt),
})

/** The boxes, the invitation to sign up, the club, and the texts around the lobbies. No tournament: none is run. */
export function frontDocuments() {
  return [
    ...boxes(),
    invitation(),
    club(),
    lobbyHome('casinoHome', CASINO),
    lobbyHome('liveCasinoHome', LIVE),
    ...licences(),
    {
      _id: 'siteSettings',
      _type: 'siteSettings',
      organisation: 'Playhouse Demonstration',
      supportEmail: 'support@playhouse.test',
      termsVersions: [{ _type: 'termsVersion', _key: 'all', version: '1.0', markets: [] }],
    },
    ...SEO_TEXTS.map((it) => ({
      _id: `seoDescription-${it.key}`,
      _type: 'seoDescription',
      path: it.path,
      title: localised(it.title),
      body: richIn(it.body),
      markets: it.markets,
    })),
  ]
}

type DemoBox = { id: string; title: Text; text: Text; label: Text; path: string }

const BOXES: readonly DemoBox[] = [
  {
    id: 'limits',
    title: text(
      'Your limits first',
      'Ensin omat rajat',
      'Grensene dine først',
      'D’abord vos limites',
    ),
    text: text(
      'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.',
      'Aseta rajasi ennen pelaamista. Alempi raja tulee voimaan heti, korkeampi odotusajan jälkeen.',
      'Sett grensene før du spiller. En lavere grense gjelder straks, en høyere etter en ventetid.',
      'Fixez vos limites avant de jouer. Une limite plus basse s’applique aussitôt, une plus haute après un délai.',
    ),
    label: text(
      'How limits work',
      'Näin rajat toimivat',
      'Slik virker grensene',
      'Le fonctionnement des limites',
    ),
    path: '/responsible-gambling',
  },
  {
    id: 'returns',
    title: text(
      'RTP and volatility explained',
      'Palautus ja volatiliteetti',
      'Dette betyr RTP og volatilitet',
      'Taux de retour et volatilité',
    ),
    text: text(
      'Every game shows its RTP and volatility. The rules explain how to read them.',
      'Palautusprosentti ja volatiliteetti näkyvät jokaisessa pelissä. Säännöt kertovat, miten niitä luetaan.',
      'Tilbakebetaling (RTP) og volatilitet vises for hvert spill. Reglene forklarer hvordan de leses.',
      'Chaque jeu affiche son taux de retour et sa volatilité. Les règles expliquent comment les lire.',
    ),
    label: text('Casino rules', 'Kasinon säännöt', 'Kasinoregler', 'Règles du casino'),
    path: '/casino-rules',
  },
  {
    id: 'favourites',
    title: text(
      'Your favourite games',
      'Suosikkipelisi',
      'Favorittspillene dine',
      'Vos jeux favoris',
    ),
    text: text(
      'Select the star on a game to add it to My games. You can search by name, studio or theme.',
      'Pelin tähti lisää sen kohtaan Omat pelit. Voit hakea nimen, studion tai teeman mukaan.',
      'Stjernen på et spill legger det i Mine spill. Du kan søke etter navn, studio eller tema.',
      'L’étoile d’un jeu l’ajoute à Mes jeux. Vous pouvez chercher par nom, studio ou thème.',
    ),
    label: text('Search games', 'Hae pelejä', 'Søk i spillene', 'Chercher un jeu'),
    path: '/search',
  },
  {
    id: 'live',
    title: text(
      'Live tables at a glance',
      'Livepöydät yhdellä silmäyksellä',
      'Full oversikt over livebordene',
      'Les tables en direct en un coup d’œil',
    ),
    text: text(
      'Each live table shows whether it is open, its bet range and, where seats are limited, how many are free.',
      'Jokainen livepöytä kertoo, onko se auki, mitkä panosrajat ovat ja montako paikkaa on vapaana, jos niitä on rajallisesti.',
      'Hvert livebord viser om det er åpent, hvilke innsatser det har og, der antallet er begrenset, hvor mange plasser som er ledige.',
      'Chaque table en direct indique si elle est ouverte, ses mises et, si les places sont limitées, combien sont libres.',
    ),
    label: text('See live tables', 'Livepöytiin', 'Til livebordene', 'Vers les tables en direct'),
    path: '/live-casino-online',
  },
]

function boxes() {
  return BOXES.map((it) => ({
    _id: `contentBox-${it.id}`,
    _type: 'contentBox',
    title: localised(it.title),
    text: localised(it.text, 'localeText'),
    button: { type: 'LINK', label: localised(it.label), param: it.path },
    authorized: 'both',
    targetAudience: { targetAudienceOption: 'noLimit' },
    markets: [],
  }))
}

/** An invitation without a bonus: no campaign may welcome a newcomer in public in any market of the demo. */
function invitation() {
  return {
    _id: 'signupBonusCta-opening',
    _type: 'signupBonusCta',
    title: localised(
      text(
        'Sign up and set your limits first',
        'Rekisteröidy ja aseta ensin rajasi',
        'Registrer deg og sett grensene først',
        'Inscrivez-vous et fixez d’abord vos limites',
      ),
    ),
    text: localised(
      text(
        'Sign-up takes three steps. You can set your limits before you play, and every game shows its RTP.',
        'Rekisteröitymisessä on kolme vaihetta. Voit asettaa rajasi ennen pelaamista, ja jokainen peli näyttää palautusprosenttinsa.',
        'Registreringen har tre steg. Du kan sette grensene før du spiller, og hvert spill viser tilbakebetalingen (RTP).',
        'L’inscription compte trois étapes. Vous pouvez fixer vos limites avant de jouer, et chaque jeu affiche son taux de retour.',
      ),
      'localeText',
    ),
    buttonLabel: localised(text('Sign up', 'Rekisteröidy', 'Registrer deg', 'S’inscrire')),
    significantTerms: localised(
      text(
        '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.',
        'K18. Yksi tili kullekin aikuiselle, joka asuu maassa, jossa Playhouse on käytettävissä. Pelaaminen maksaa pitkällä aikavälillä.',
        '18+. Én konto hver, for voksne som bor der Playhouse er tilgjengelig. Spill koster penger over tid.',
        '18 ans et plus. Un compte par adulte qui vit là où Playhouse est offert. Le jeu coûte de l’argent à la longue.',
      ),
      'localeText',
    ),
    icon: {
      _type: 'image',
      asset: { art: { kind: 'badge', key: 'invitation', text: '18+', colour: '#b3261e' } },
      alt: localised(
        text(
          'A red badge: 18+',
          'Punainen merkki: 18+',
          'Et rødt merke: 18+',
          'Un badge rouge : 18+',
        ),
      ),
    },
    backgroundImage: {
      _type: 'image',
      asset: { art: sceneOf('invitation background', ['glowing-star', 'crown']) },
    },
    bannerImage: picture(
      'invitation banner',
      ['performing-arts', 'glowing-star', 'top-hat'],
      text(
        'A stage with masks and a hat',
        'Näyttämö, naamioita ja hattu',
        'En scene med masker og en hatt',
        'Une scène avec des masques et un chapeau',
      ),
    ),
    showBannerImage: true,
    stepIndicator: true,
    markets: [],
  }
}

/** Germany allows no page of a loyalty programme, and this house runs none: the page says what all players have. */
const CLUB_MARKETS = MARKET_CODES.filter((it) => MARKETS[it].enabled && !['DE', 'AT'].includes(it))

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
          'There are no levels and no points. Playing more does not get you better treatment: this is what every player gets.',
          'Täällä ei ole tasoja eikä pisteitä. Enemmän pelaava ei saa parempaa kohtelua: tämän saa jokainen pelaaja.',
          'Her finnes ingen nivåer og ingen poeng. Den som spiller mer, behandles ikke bedre: Dette får alle spillere.',
          'Ici, ni niveaux ni points. Qui joue davantage n’est pas mieux traité : voici ce qu’obtient chaque joueur.',
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
        text('Withdrawal tracking', 'Kotiutusten seuranta', 'Følg uttakene', 'Suivi des retraits'),
        text(
          'Each withdrawal shows its status, and is paid back the way you deposited.',
          'Jokaisen kotiutuksen tila näkyy, ja rahat maksetaan samalla tavalla kuin talletit.',
          'Hvert uttak viser statusen sin og betales tilbake samme vei som du satte inn.',
          'Chaque retrait indique où il en est et vous est versé par le même moyen que votre dépôt.',
        ),
      ),
      feature(
        'compass',
        text('Your account history', 'Tilisi historia', 'Kontohistorikk', 'Historique du compte'),
        text(
          'Your statement, your budget and every round with its reference are in your account.',
          'Tiliote, budjetti ja jokainen kierros viitteineen ovat tililläsi.',
          'Kontoutskrift, budsjett og hver runde med sin referanse ligger på kontoen.',
          'Relevé, budget et chaque partie avec sa référence sont dans votre compte.',
        ),
      ),
      feature(
        'leaf',
        text('The same protection', 'Sama suoja', 'Samme beskyttelse', 'La même protection'),
        text(
          'Limits, breaks and checks apply to all players. We never ask you to play more.',
          'Rajat, tauot ja tarkistukset koskevat kaikkia. Ketään ei pyydetä pelaamaan enempää.',
          'Grenser, pauser og kontroller gjelder alle. Ingen blir bedt om å spille mer.',
          'Limites, pauses et contrôles valent pour tous. Personne n’est invité à jouer davantage.',
        ),
      ),
    ],
    footer: {
      title: localised(
        text(
          'Leaving is as easy as joining',
          'Lähteminen on yhtä helppoa',
          'Det er like lett å gå',
          'Partir est aussi simple que venir',
        ),
      ),
      text: localised(
        text(
          'A break or self-exclusion starts immediately, and your money stays yours.',
          'Tauko tai pelikielto alkaa heti, ja rahasi pysyvät sinun.',
          'En pause eller selvutestengelse begynner straks, og pengene forblir dine.',
          'Une pause ou une autoexclusion commence aussitôt, et votre argent reste le vôtre.',
        ),
        'localeText',
      ),
    },
    markets: CLUB_MARKETS,
    seoDescription: localised(
      text(
        'No levels and no points: what every Playhouse player gets.',
        'Ei tasoja eikä pisteitä: mitä jokainen Playhousen pelaaja saa.',
        'Ingen nivåer og ingen poeng: hva alle spillere hos Playhouse får.',
        'Ni niveaux ni points : ce qu’obtient chaque joueur de Playhouse.',
      ),
    ),
  }
}

type LobbyWords = { title: Text; intro: Text; boxes: string[] }
const CASINO: LobbyWords = {
  title: text('Casino', 'Kasino', 'Kasino', 'Casino'),
  intro: text(
    'Slots and table games from our studios, with the RTP shown for each.',
    'Studioidemme kolikko- ja pöytäpelit palautusprosentteineen.',
    'Spilleautomater og bordspill fra studioene våre, med tilbakebetalingen (RTP) oppgitt for hvert.',
    'Machines à sous et jeux de table de nos studios, avec le taux de retour de chacun.',
  ),
  // They are shown below its second row.
  boxes: [],
}
const LIVE: LobbyWords = {
  title: text('Live casino', 'Livekasino', 'Livekasino', 'Casino en direct'),
  intro: text(
    'Sixty live tables, with the bet range shown for each.',
    'Kuusikymmentä livepöytää, jokaisen panosrajat näkyvissä.',
    'Seksti livebord, med innsatsene oppgitt for hvert.',
    'Soixante tables en direct, avec les mises de chacune.',
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
    markets: [],
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
        'Playhouse Demonstration runs this site under an invented licence:',
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
        'Playhouse Demonstration runs this site under an invented licence:',
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
    markets: ALL_GAMES,
    title: text('About Playhouse', 'Tietoa Playhousesta', 'Om Playhouse', 'À propos de Playhouse'),
    body: text(
      'Playhouse shows slots, table games and live tables with the figures that matter before you play: RTP, volatility and bet range.\n## What every game shows\n- The return to player (RTP), measured over many rounds of all players.\n- The volatility, from low to high.\n- The minimum and maximum stake in your currency.\n## Playing within limits\nYou set limits in your account. They apply immediately when you lower them, and are explained under [responsible gambling](/responsible-gambling).',
      'Playhouse näyttää kolikkopelit, pöytäpelit ja livepöydät sekä niiden tärkeät luvut ennen pelaamista: palautusprosentti, volatiliteetti ja panosrajat.\n## Mitä jokainen peli näyttää\n- Palautusprosentti, mitattuna kaikkien pelaajien monista kierroksista.\n- Volatiliteetti matalasta korkeaan.\n- Pienin ja suurin panos valuutassasi.\n## Rajojen puitteissa\nAsetat rajat tililläsi. Alempi raja tulee voimaan heti, ja rajat selitetään sivulla [vastuullinen pelaaminen](/responsible-gambling).',
      'Playhouse viser spilleautomater, bordspill og livebord med tallene som betyr noe før du spiller: tilbakebetaling (RTP), volatilitet og innsatser.\n## Dette viser hvert spill\n- Tilbakebetalingen, målt over mange runder for alle spillere.\n- Volatiliteten, fra lav til høy.\n- Minste og største innsats i din valuta.\n## Innenfor grensene\nGrenser settes på kontoen, gjelder straks når de senkes, og forklares under [ansvarlig spill](/responsible-gambling).',
      'Playhouse présente machines à sous, jeux de table et tables en direct avec les chiffres utiles avant de jouer : taux de retour, volatilité, mises possibles.\n## Ce que chaque jeu affiche\n- Le taux de retour, mesuré sur de nombreuses parties de tous les joueurs.\n- La volatilité, de faible à élevée.\n- La plus petite et la plus grande mise dans votre devise.\n## Dans vos limites\nVous fixez les limites dans votre compte. Elles s’appliquent aussitôt quand vous les abaissez et sont expliquées sous [jeu responsable](/responsible-gambling).',
    ),
  },
  {
    key: 'casino',
    path: '/online-casino',
    markets: [],
    title: text(
      'Game figures explained',
      'Pelin lukujen lukeminen',
      'Å lese tallene for et spill',
      'Lire les chiffres d’un jeu',
    ),
    body: text(
      'An RTP of 96% means that 96.00 of 100.00 staked is paid back on average, over many rounds of all players. It does not predict the next round.\n\nHigh volatility means larger wins, less often; low volatility means smaller wins, more often. For details, see the [casino rules](/casino-rules).',
      '96 %:n palautusprosentti tarkoittaa, että 100,00:n panoksista palautuu keskimäärin 96,00 kaikkien pelaajien monilla kierroksilla. Seuraavasta kierroksesta se ei kerro mitään.\n\nKorkea volatiliteetti tarkoittaa harvempia ja suurempia voittoja, matala pienempiä ja useammin. Lisää [kasinon säännöissä](/casino-rules).',
      'En tilbakebetaling på 96 % betyr at 96,00 av 100,00 i innsats betales tilbake i snitt, over mange runder for alle spillere. Den sier ingenting om neste runde.\n\nHøy volatilitet betyr sjeldnere og større gevinster, lav mindre og oftere. [Kasinoreglene](/casino-rules) sier mer.',
      'Un taux de retour de 96 % signifie qu’en moyenne 96,00 sur 100,00 misés sont redistribués, sur de nombreuses parties de tous les joueurs. Il ne dit rien de la prochaine partie.\n\nUne forte volatilité donne des gains plus rares et plus grands, une faible des gains plus petits et plus fréquents. Voir les [règles du casino](/casino-rules).',
    ),
  },
] as const
