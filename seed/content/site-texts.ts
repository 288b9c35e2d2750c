import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { text } from './fields.ts'

const GAMES_INTRO = text(
  'Games that show their RTP, with your limits always at hand.',
  'Pelit näyttävät palautusprosenttinsa, ja omat rajasi ovat aina käden ulottuvilla.',
  'Spill som viser tilbakebetalingen (RTP), og grensene dine alltid for hånden.',
  'Des jeux qui affichent leur taux de retour, vos limites toujours à portée de main.',
)

const HOME = {
  title: text(
    'Slots, tables and live games in one place',
    'Kolikkopelit, pöydät ja livepelit samassa paikassa',
    'Automater, bord og livespill på ett sted',
    'Machines à sous, tables et jeux en direct au même endroit',
  ),
  intro: GAMES_INTRO,
  seoTitle: text(
    'Playhouse: casino and live casino',
    'Playhouse: kasino ja livekasino',
    'Playhouse: kasino og livekasino',
    'Playhouse : casino et casino en direct',
  ),
  seoDescription: text(
    'Slots, table games and live tables with their RTP, volatility and bet range shown before you play.',
    'Kolikkopelit, pöytäpelit ja livepöydät, joiden palautusprosentti, volatiliteetti ja panosrajat kerrotaan ennen peliä.',
    'Spilleautomater, bordspill og livebord med tilbakebetaling, volatilitet og innsatser oppgitt før du spiller.',
    'Machines à sous, jeux de table et tables en direct, avec le taux de retour, la volatilité et les mises affichés avant de jouer.',
  ),
}

/** Where there is no live casino and no sportsbook. */
const HOME_OF_SLOTS = {
  title: text(
    'Slots and virtual sports in one place',
    'Kolikkopelit ja virtuaaliurheilu samassa paikassa',
    'Automater og virtuell sport på ett sted',
    'Machines à sous et sports virtuels au même endroit',
  ),
  intro: GAMES_INTRO,
  seoTitle: text(
    'Playhouse: slots and virtual sports',
    'Playhouse: kolikkopelit ja virtuaaliurheilu',
    'Playhouse: automater og virtuell sport',
    'Playhouse : machines à sous et sports virtuels',
  ),
  seoDescription: text(
    'Slots with their RTP, volatility and bet range shown before you play.',
    'Kolikkopelit, joiden palautusprosentti, volatiliteetti ja panosrajat kerrotaan ennen peliä.',
    'Spilleautomater med tilbakebetaling, volatilitet og innsatser oppgitt før du spiller.',
    'Machines à sous avec le taux de retour, la volatilité et les mises affichés avant de jouer.',
  ),
}

/** Where residents have no casino. */
const HOME_OF_SPORTS = {
  title: text(
    'Sports betting and virtual sports in one place',
    'Vedonlyönti ja virtuaaliurheilu samassa paikassa',
    'Sportsspill og virtuell sport på ett sted',
    'Paris sportifs et sports virtuels au même endroit',
  ),
  intro: text(
    'Odds before and during the match, with your limits always at hand.',
    'Kertoimet ennen ottelua ja sen aikana, ja omat rajasi ovat aina käden ulottuvilla.',
    'Odds før og under kampen, og grensene dine alltid for hånden.',
    'Les cotes avant et pendant le match, vos limites toujours à portée de main.',
  ),
  seoTitle: text(
    'Playhouse: sports betting and virtual sports',
    'Playhouse: vedonlyönti ja virtuaaliurheilu',
    'Playhouse: sportsspill og virtuell sport',
    'Playhouse : paris sportifs et sports virtuels',
  ),
  seoDescription: text(
    'Sports betting before and during the match, and virtual sports. Your limits are always at hand.',
    'Vedonlyöntiä ennen ottelua ja sen aikana sekä virtuaaliurheilua. Omat rajasi ovat aina käden ulottuvilla.',
    'Sportsspill før og under kampen, og virtuell sport. Grensene dine er alltid for hånden.',
    'Paris sportifs avant et pendant le match, et sports virtuels. Vos limites restent à portée de main.',
  ),
}

const OPEN = MARKET_CODES.filter((it) => MARKETS[it].enabled)
const SPORTS_ONLY = OPEN.filter((it) => MARKETS[it].casino === 'closed-to-residents')
const SLOTS_ONLY = OPEN.filter((it) => MARKETS[it].liveCasino === 'closed')
/** Where texts may speak of slots, tables and live games. */
export const ALL_GAMES = OPEN.filter((it) => ![...SPORTS_ONLY, ...SLOTS_ONLY].includes(it))

/** A home page promises what its market offers; the first is that of all others. */
export const HOMES = [
  { id: 'homePage', words: HOME, markets: [] },
  { id: 'homePage-slots', words: HOME_OF_SLOTS, markets: SLOTS_ONLY },
  { id: 'homePage-sports', words: HOME_OF_SPORTS, markets: SPORTS_ONLY },
]

export const BANNER_TEXTS = [
  {
    slug: 'welcome',
    placement: 'home',
    motifs: ['performing-arts', 'star', 'top-hat', 'admission-tickets'],
    greeting: text(
      'Welcome to Playhouse',
      'Tervetuloa Playhouseen',
      'Velkommen til Playhouse',
      'Bienvenue chez Playhouse',
    ),
    title: text(
      'Games from our studios',
      'Pelejä studioiltamme',
      'Spill fra studioene våre',
      'Les jeux de nos studios',
    ),
    description: text(
      'Every game shows its RTP and volatility before you play.',
      'Jokainen peli näyttää palautusprosenttinsa ja volatiliteettinsa ennen pelaamista.',
      'Hvert spill viser tilbakebetaling (RTP) og volatilitet før du spiller.',
      'Chaque jeu affiche son taux de retour et sa volatilité avant que vous jouiez.',
    ),
    terms: text(
      '18+. Play within your limits.',
      'K18. Pelaa rajojesi puitteissa.',
      '18+. Spill innenfor grensene dine.',
      '18 ans et plus. Jouez selon vos limites.',
    ),
    button: {
      type: 'LINK',
      label: text('Go to casino', 'Kasinolle', 'Til kasinoet', 'Vers le casino'),
      param: '/online-casino',
    },
    alt: text(
      'Theatre masks in the limelight',
      'Teatterinaamiot valokeilassa',
      'Teatermasker i rampelyset',
      'Masques de théâtre sous les projecteurs',
    ),
  },
  {
    slug: 'new-season',
    placement: 'casino',
    motifs: ['slot-machine', 'cherries', 'bell', 'glowing-star'],
    greeting: text('New season', 'Uusi kausi', 'Ny sesong', 'Nouvelle saison'),
    title: text(
      'Fresh from the studios',
      'Suoraan studioilta',
      'Rett fra studioene',
      'Tout droit des studios',
    ),
    description: text(
      'The newest games, sorted by release date.',
      'Uusimmat pelit julkaisupäivän mukaan.',
      'De nyeste spillene, sortert etter lanseringsdato.',
      'Les jeux les plus récents, par date de sortie.',
    ),
    terms: null,
    button: {
      type: 'LINK',
      label: text('See new games', 'Katso uutuudet', 'Se nyhetene', 'Voir les nouveautés'),
      param: '/online-casino/new-arrivals',
    },
    alt: text(
      'A slot machine among stars',
      'Kolikkopeli tähtien keskellä',
      'En spilleautomat blant stjerner',
      'Une machine à sous parmi les étoiles',
    ),
  },
] as const

const LIMITS_BUTTON = {
  label: text(
    'How limits work',
    'Näin rajat toimivat',
    'Slik virker grensene',
    'Le fonctionnement des limites',
  ),
  param: '/responsible-gambling',
}

/** Low, above the offer of the sportsbook: what protects, and how bets are taken. Where there is one by law. */
export const SPORTS_BANNERS = [
  {
    slug: 'sport-base',
    title: text(
      'Your limits first',
      'Ensin omat rajat',
      'Grensene dine først',
      'D’abord vos limites',
    ),
    description: text(
      'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.',
      'Aseta rajasi ennen pelaamista. Alempi raja tulee voimaan heti, korkeampi odotusajan jälkeen.',
      'Sett grensene før du spiller. En lavere grense gjelder straks, en høyere etter en ventetid.',
      'Fixez vos limites avant de jouer. Une limite plus basse s’applique aussitôt, une plus haute après un délai.',
    ),
    button: LIMITS_BUTTON,
  },
  {
    slug: 'live-betting',
    title: text(
      'Bets on live matches',
      'Vedot käynnissä oleviin otteluihin',
      'Spill på kamper som pågår',
      'Paris sur les matchs en direct',
    ),
    description: text(
      'A bet on a live match is checked before it is accepted. The receipt shows the accepted odds.',
      'Käynnissä olevan ottelun veto tarkistetaan ennen hyväksymistä. Kuitti kertoo, millä kertoimella se hyväksyttiin.',
      'Et spill på en kamp som pågår, kontrolleres før det godtas. Kvitteringen viser oddsene det ble godtatt til.',
      'Un pari sur un match en direct est vérifié avant d’être accepté. Le reçu indique à quelles cotes il l’a été.',
    ),
    button: LIMITS_BUTTON,
  },
] as const

export const FOOTER = {
  information: [
    {
      url: '/about',
      title: text(
        'About Playhouse',
        'Tietoa Playhousesta',
        'Om Playhouse',
        'À propos de Playhouse',
      ),
    },
    {
      url: '/terms',
      title: text('Terms and conditions', 'Käyttöehdot', 'Vilkår', 'Conditions générales'),
    },
    {
      url: '/bonus-terms',
      title: text('Bonus terms', 'Bonusehdot', 'Bonusvilkår', 'Conditions des bonus'),
    },
    {
      url: '/casino-rules',
      title: text('Casino rules', 'Kasinon säännöt', 'Kasinoregler', 'Règles du casino'),
    },
    {
      url: '/privacy-policy',
      title: text('Privacy', 'Tietosuoja', 'Personvern', 'Vie privée'),
    },
    {
      url: '/cookie-policy',
      title: text('Cookie policy', 'Evästekäytäntö', 'Informasjonskapsler', 'Politique de témoins'),
    },
    {
      url: '/responsible-gambling',
      title: text(
        'Responsible gambling',
        'Vastuullinen pelaaminen',
        'Ansvarlig spill',
        'Jeu responsable',
      ),
    },
    {
      url: '/age-restrictions',
      title: text('Age restrictions', 'Ikärajat', 'Aldersgrenser', 'Restrictions d’âge'),
    },
    {
      url: '/payment-methods',
      title: text('Payment methods', 'Maksutavat', 'Betalingsmåter', 'Modes de paiement'),
    },
  ],
  contactUs: [
    {
      url: '/contact',
      title: text('Contact', 'Yhteystiedot', 'Kontakt', 'Contact'),
    },
    {
      url: '/faq',
      title: text(
        'Questions and answers',
        'Kysymyksiä ja vastauksia',
        'Spørsmål og svar',
        'Questions et réponses',
      ),
    },
    {
      url: '/contact-live-chat',
      title: text('Live chat', 'Live-chat', 'Live-chat', 'Clavardage'),
    },
  ],
}

export const LEGAL = text(
  'Demonstration content. Playhouse is a sandbox: no real money is taken or paid. Gambling can be addictive. 18+.',
  'Esittelysisältöä. Playhouse on testiympäristö: oikeaa rahaa ei oteta eikä makseta. Pelaaminen voi aiheuttaa riippuvuutta. K18.',
  'Demonstrasjonsinnhold. Playhouse er et testmiljø: ingen ekte penger tas imot eller utbetales. Spill kan være avhengighetsskapende. 18+.',
  'Contenu de démonstration. Playhouse est un environnement d’essai : aucun argent réel n’est perçu ni versé. Le jeu peut créer une dépendance. 18 ans et plus.',
)

export const REGULATION_LOGOS = [
  {
    slug: 'age',
    title: '18+',
    text: '18+',
    colour: '#ff5a64',
    url: null,
    markets: [] as string[],
    alt: text(
      'Only for adults aged 18 or over',
      'Vain täysi-ikäisille, 18 vuotta täyttäneille',
      'Kun for voksne fra 18 år',
      'Réservé aux personnes de 18 ans et plus',
    ),
  },
  {
    slug: 'limits',
    title: 'Set limits',
    text: 'LIMIT',
    colour: '#3dd68c',
    url: null,
    markets: [] as string[],
    alt: text(
      'You can set limits on deposits and spending',
      'Voit asettaa rajat talletuksille ja kulutukselle',
      'Du kan sette grenser for innskudd og forbruk',
      'Vous pouvez fixer des limites de dépôt et de dépenses',
    ),
  },
  {
    slug: 'fair',
    title: 'RTP shown',
    text: 'RTP',
    colour: '#a48bff',
    url: null,
    markets: [] as string[],
    alt: text(
      'Every game shows its return to player',
      'Jokainen peli ilmoittaa palautusprosenttinsa',
      'Hvert spill oppgir tilbakebetalingen',
      'Chaque jeu affiche son taux de retour',
    ),
  },
]

/** Search words of players for things that the catalogue names differently, in the languages of the demo. */
export const SYNONYMS = [
  {
    id: 'slots',
    words: [
      ...['slot', 'slots', 'fruit machine', 'one-armed bandit', 'pokies'],
      ...['hedelmäpeli', 'enarmet banditt', 'spielautomat', 'einarmiger bandit'],
      ...['caça-níquel', 'slot machine', 'tragamonedas', 'slot makinesi'],
    ],
  },
  {
    id: 'blackjack',
    words: [
      ...['blackjack', 'twenty-one', '21', 'ventti', 'siebzehn und vier'],
      ...['vinte e um', 'veintiuno', 'yirmi bir'],
    ],
  },
  {
    id: 'free-spins',
    words: [
      ...['free spins', 'bonus spins', 'ilmaispyöräytykset', 'gratisrunder', 'freispiele'],
      ...['giros grátis', 'rodadas grátis', 'giros gratis', 'bedava dönüş', 'libreng spin'],
    ],
  },
  {
    id: 'wheel',
    words: [
      ...['fortune wheel', 'lucky wheel', 'onnenpyörä', 'lykkehjul', 'glücksrad'],
      ...['roda da fortuna', 'rueda de la fortuna', 'çarkıfelek'],
    ],
  },
  {
    id: 'withdraw',
    words: [
      ...['withdraw', 'get my money', 'kotiuttaa', 'heve penger', 'geld auszahlen'],
      ...['sacar dinheiro', 'levantar dinheiro', 'retirar dinero', 'para çekme', 'kunin ang pera'],
    ],
  },
] as const
