import type { MarketCode } from '#markets/types.ts'
import type { ArtSpec } from '../art/compose.ts'
import { localised, reference, type Text, text } from './fields.ts'
import { rich } from './pages/rich.ts'
import { STUDIOS } from './studios.ts'

const PROMOTION_CATEGORIES = [
  { slug: 'casino', order: 0, title: text('Casino', 'Kasino', 'Kasino', 'Casino') },
  {
    slug: 'live',
    order: 1,
    title: text('Live casino', 'Livekasino', 'Livekasino', 'Casino en direct'),
  },
  {
    slug: 'tools',
    order: 2,
    title: text('Account features', 'Tilin toiminnot', 'Kontofunksjoner', 'Fonctions du compte'),
  },
] as const

const PROMOTION_TAGS = [
  { slug: 'games', title: text('Games', 'Pelit', 'Spill', 'Jeux') },
  {
    slug: 'bonus',
    title: text('Bonus', 'Bonus', 'Bonus', 'Bonus'),
  },
  { slug: 'control', title: text('Control', 'Hallinta', 'Kontroll', 'Contrôle') },
] as const

type DemoPromotion = {
  slug: string
  category: (typeof PROMOTION_CATEGORIES)[number]['slug']
  tags: (typeof PROMOTION_TAGS)[number]['slug'][]
  motifs: string[]
  path: string
  title: Text
  summary: Text
  body: Text
  significantTerms: Text
  alt: Text
  button: Text
  /** The campaign that the promotion offers, for players only; one without shows a feature of the product. */
  offer?: { campaign: string; wagering: number; markets: MarketCode[] }
  authorized?: 'authorized'
  segment?: string
  ended?: boolean
}

const FEATURE_TERMS = text(
  'There is nothing to claim: this page describes games and tools at Playhouse.\n\nGames are for adults, and we verify your identity. Your limits, breaks and exclusions apply everywhere.',
  'Mitään ei tarvitse lunastaa: tämä sivu esittelee Playhousen pelejä ja työkaluja.\n\nPelit ovat täysi-ikäisille, ja henkilöllisyytesi tarkistetaan. Rajasi, taukosi ja pelikieltosi ovat voimassa kaikkialla.',
  'Det er ingenting å hente ut: Denne siden beskriver spill og verktøy hos Playhouse.\n\nSpillene er for voksne, og identiteten din kontrolleres. Grenser, pauser og utestengelser gjelder overalt.',
  'Il n’y a rien à réclamer : cette page présente des jeux et des outils de Playhouse.\n\nLes jeux sont réservés aux adultes, et votre identité est vérifiée. Vos limites, pauses et exclusions valent partout.',
)

const BONUS_TERMS = text(
  'For players who have deposited before, whose identity is verified and who are not excluded, on a break or at one of their limits. Once per player; one bonus at a time for each product.\n\nThe amounts in your currency, the eligible games and how much they count are shown under Rewards before you decide, and do not change once you have the bonus.\n\nYour own money is staked first and can be withdrawn at any time; a withdrawal forfeits an active bonus. You can forfeit the bonus at any time: you keep your own money and lose the bonus money.',
  'Pelaajille, jotka ovat tallettaneet aiemmin, joiden henkilöllisyys on vahvistettu ja joilla ei ole pelikieltoa, taukoa tai täyttynyttä rajaa. Kerran pelaajaa kohden; yksi bonus kerrallaan kussakin tuotteessa.\n\nSummat valuutassasi, mukaan laskettavat pelit ja niiden osuudet näkyvät Edut-sivulla ennen päätöstäsi, eivätkä ne muutu bonuksen saatuasi.\n\nOmat rahasi pelataan ensin, ja ne voi kotiuttaa milloin tahansa; kotiutuksen myötä menetät aktiivisen bonuksen. Voit luopua bonuksesta milloin haluat: pidät omat rahasi ja menetät bonusrahan.',
  'For spillere som har satt inn penger før, har bekreftet identitet og ikke er utestengt, har pause eller har nådd en grense. Én gang per spiller; én bonus om gangen for hvert produkt.\n\nBeløpene i din valuta, spillene som teller og hvor mye de teller, vises under Belønninger før du bestemmer deg, og endres ikke når du har fått bonusen.\n\nDine egne penger satses først og kan tas ut når som helst; ved et uttak mister du en aktiv bonus. Du kan gi opp bonusen når du vil: Du beholder dine egne penger og mister bonuspengene.',
  'Pour les joueurs qui ont déjà déposé, dont l’identité est confirmée et qui ne sont ni exclus, ni en pause, ni à l’une de leurs limites. Une fois par joueur; un bonus à la fois par produit.\n\nLes montants dans votre devise, les jeux pris en compte et leur part figurent sous Récompenses avant votre choix et ne changent plus une fois le bonus reçu.\n\nVotre argent est misé d’abord et peut être retiré à tout moment; un retrait fait perdre un bonus actif. Vous pouvez renoncer au bonus quand vous voulez : vous gardez votre propre argent et perdez l’argent bonus.',
)

const SEE_REWARD = text(
  'See the terms in your account',
  'Katso ehdot tililtäsi',
  'Se vilkårene på kontoen din',
  'Voir les conditions dans votre compte',
)
const ADULTS = text(
  '18+. Play within your limits.',
  'K18. Pelaa rajojesi puitteissa.',
  '18+. Spill innenfor grensene dine.',
  '18 ans et plus. Jouez selon vos limites.',
)

const PROMOTIONS: readonly DemoPromotion[] = [
  {
    slug: 'fresh-on-stage',
    category: 'casino',
    tags: ['games'],
    motifs: ['glowing-star', 'slot-machine', 'performing-arts', 'star'],
    path: '/online-casino/new-arrivals',
    title: text('Fresh on stage', 'Uutta lavalla', 'Nytt på scenen', 'Du nouveau sur scène'),
    summary: text(
      'The newest games from our studios, each with its RTP and bet range.',
      'Studioidemme uusimmat pelit, jokaisen palautusprosentti ja panosrajat näkyvissä.',
      'De nyeste spillene fra studioene våre, hvert med tilbakebetaling og innsatser.',
      'Les nouveautés de nos studios, chacune avec son taux de retour et ses mises.',
    ),
    body: text(
      'New arrivals are sorted by release date, newest first.\n\nWhere the law allows it, most slots have a demo with play money.',
      'Uutuudet ovat julkaisupäivän mukaisessa järjestyksessä, uusin ensin.\n\nJos laki sen sallii, useimmista kolikkopeleistä on leikkirahalla pelattava demo.',
      'Nyhetene er sortert etter lanseringsdato, de nyeste først.\n\nDer loven tillater det, har de fleste spilleautomater en demo med lekepenger.',
      'Les nouveautés sont triées par date de sortie, la plus récente d’abord.\n\nLà où la loi le permet, la plupart des machines à sous ont une démo en argent fictif.',
    ),
    significantTerms: ADULTS,
    alt: text(
      'A slot machine in the light of a stage',
      'Peliautomaatti näyttämön valossa',
      'En spilleautomat i scenelyset',
      'Une machine à sous sous les feux de la scène',
    ),
    button: text('See the new arrivals', 'Katso uutuudet', 'Se nyhetene', 'Voir les nouveautés'),
  },
  {
    slug: 'limits-first',
    category: 'tools',
    tags: ['control'],
    motifs: ['key', 'bank', 'star', 'bell'],
    path: '/responsible-gambling',
    title: text(
      'Set your limits before you play',
      'Aseta rajasi ennen pelaamista',
      'Sett grensene før du spiller',
      'Fixez vos limites avant de jouer',
    ),
    summary: text(
      'Lower limits apply immediately, higher ones after a waiting period.',
      'Alempi raja tulee voimaan heti, korkeampi odotusajan jälkeen.',
      'En lavere grense gjelder straks, en høyere etter en ventetid.',
      'Une limite plus basse s’applique aussitôt, une plus haute après un délai.',
    ),
    body: text(
      'Deposit limits, breaks and self-exclusion are in your account, and explained on one page.\n\nWhatever you set applies to every game at Playhouse.',
      'Talletusrajat, tauot ja pelikielto ovat tililläsi, ja ne selitetään yhdellä sivulla.\n\nKaikki, minkä asetat, koskee jokaista Playhousen peliä.',
      'Innskuddsgrenser, pauser og selvutestengelse finner du på kontoen, og de forklares på én side.\n\nDet du velger, gjelder for alle spill hos Playhouse.',
      'Limites de dépôt, pauses et autoexclusion se trouvent dans votre compte et sont expliquées sur une page.\n\nCe que vous fixez vaut pour tous les jeux de Playhouse.',
    ),
    significantTerms: ADULTS,
    alt: text(
      'A key in front of a bank',
      'Avain pankin edessä',
      'En nøkkel foran en bank',
      'Une clé devant une banque',
    ),
    button: text(
      'How limits work',
      'Näin rajat toimivat',
      'Slik virker grensene',
      'Le fonctionnement des limites',
    ),
  },
  {
    slug: 'calm-evening',
    category: 'casino',
    tags: ['games'],
    motifs: ['cherries', 'bell', 'star', 'slot-machine'],
    path: '/online-casino/calm-play',
    title: text('A calm evening', 'Rauhallinen ilta', 'En rolig kveld', 'Une soirée calme'),
    summary: text(
      'Low-volatility games: smaller wins, more often, but no less risk of losing in the long run.',
      'Matalan volatiliteetin pelit: pienempiä voittoja useammin, mutta häviämisen riski pitkällä aikavälillä ei ole pienempi.',
      'Spill med lav volatilitet: mindre gevinster, oftere, men risikoen for å tape over tid er ikke mindre.',
      'Des jeux à faible volatilité : des gains plus petits, plus fréquents, mais pas moins de risque de perdre à la longue.',
    ),
    body: text(
      'Every game shows its volatility, from low to high. It tells you how a game pays, not how much.\n\nThe return to player (RTP) tells you how much: it is a long-term average over many rounds of all players.',
      'Jokainen peli kertoo volatiliteettinsa matalasta korkeaan. Se kertoo, miten peli maksaa, ei paljonko.\n\nPalautusprosentti kertoo, paljonko: se on pitkän aikavälin keskiarvo kaikkien pelaajien monista kierroksista.',
      'Volatiliteten står på hvert spill, fra lav til høy. Den sier hvordan et spill betaler, ikke hvor mye.\n\nHvor mye, sier tilbakebetalingen (RTP): et snitt over lang tid og mange runder for alle spillere.',
      'La volatilité figure sur chaque jeu, de faible à élevée. Elle dit comment un jeu paie, pas combien.\n\nLe taux de retour dit combien : une moyenne à long terme sur de nombreuses parties de tous les joueurs.',
    ),
    significantTerms: ADULTS,
    alt: text(
      'Cherries and a bell',
      'Kirsikoita ja kello',
      'Kirsebær og en bjelle',
      'Des cerises et une cloche',
    ),
    button: text('See the games', 'Katso pelit', 'Se spillene', 'Voir les jeux'),
  },
  {
    slug: 'a-free-seat',
    category: 'live',
    tags: ['games'],
    motifs: ['admission-tickets', 'top-hat', 'star', 'performing-arts'],
    path: '/live-casino-online',
    title: text(
      'See free seats before you join',
      'Näe vapaat paikat etukäteen',
      'Se ledige plasser før du setter deg',
      'Voyez les places libres avant de jouer',
    ),
    summary: text(
      'Live tables show their bet range and, where seats are limited, how many are free.',
      'Livepöydät näyttävät panosrajansa ja vapaat paikat, jos paikkoja on rajallisesti.',
      'Livebordene viser innsatsene og, der antallet er begrenset, hvor mange plasser som er ledige.',
      'Les tables en direct affichent leurs mises et, si les places sont limitées, celles qui restent.',
    ),
    body: text(
      'The tile of each table shows whether it is open and how many seats are free, and updates live.\n\nIts rules and bet range are one tap away.',
      'Pöydän kuvake näyttää, onko pöytä auki ja montako paikkaa on vapaana, ja päivittyy reaaliajassa.\n\nSäännöt ja panosrajat ovat yhden napautuksen päässä.',
      'Flisen til et bord viser om det er åpent og hvor mange plasser som er ledige, og oppdateres fortløpende.\n\nRegler og innsatser er ett trykk unna.',
      'La tuile d’une table indique en direct si elle est ouverte et combien de places sont libres.\n\nSes règles et ses mises sont à un geste.',
    ),
    significantTerms: ADULTS,
    alt: text(
      'A top hat and two tickets',
      'Silinterihattu ja kaksi lippua',
      'En flosshatt og to billetter',
      'Un haut-de-forme et deux billets',
    ),
    button: text('See live tables', 'Livepöytiin', 'Til livebordene', 'Vers les tables en direct'),
  },
  {
    slug: 'harbour-match',
    category: 'casino',
    tags: ['bonus'],
    motifs: ['coin', 'bank', 'glowing-star', 'crown'],
    path: '/my-account/rewards',
    title: text('Harbour Match', 'Satamatalletus', 'Havneinnskudd', 'Harbour Match'),
    summary: text(
      'Half of one deposit added as bonus money for the casino.',
      'Puolet yhdestä talletuksesta lisätään kasinon bonusrahana.',
      'Halvparten av ett innskudd legges til som bonuspenger til kasinoet.',
      'La moitié d’un dépôt ajoutée en argent bonus pour le casino.',
    ),
    body: text(
      'Choose Harbour Match when you make a deposit. The bonus money is added immediately.\n\nIts conditions are shown next to it, with an example of the average cost of wagering.',
      'Valitse Satamatalletus, kun teet talletuksen. Bonusraha lisätään heti.\n\nEhdot näkyvät vieressä, ja esimerkki kertoo, mitä kierrätys keskimäärin maksaa.',
      'Velg Havneinnskudd når du setter inn penger. Bonuspengene legges til med en gang.\n\nVilkårene står ved siden av, med et eksempel på hva omsetningen koster i snitt.',
      'Choisissez Harbour Match lorsque vous faites un dépôt. L’argent bonus s’ajoute aussitôt.\n\nSes conditions sont indiquées à côté, avec un exemple de ce que les exigences de mise coûtent en moyenne.',
    ),
    significantTerms: text(
      '18+. For players who have deposited before, once each. 50% of a deposit, up to the amount in your currency under Rewards. Wagering: 10 times within 60 days.',
      'K18. Aiemmin tallettaneille pelaajille, kerran kullekin. 50 % talletuksesta, enintään Edut-sivulla kerrottu summa valuutassasi. Kierrätys: 10 kertaa 60 päivän kuluessa.',
      '18+. For spillere som har satt inn penger før, én gang hver. 50 % av et innskudd, opptil beløpet i din valuta under Belønninger. Omsetning: 10 ganger innen 60 dager.',
      '18 ans et plus. Joueurs ayant déjà déposé, une fois chacun. 50 % d’un dépôt, jusqu’au montant dans votre devise sous Récompenses. Exigences de mise : 10 fois dans les 60 jours.',
    ),
    alt: text(
      'A coin and a crown in front of a bank',
      'Kolikko ja kruunu pankin edessä',
      'En mynt og en krone foran en bank',
      'Une pièce et une couronne devant une banque',
    ),
    button: SEE_REWARD,
    offer: {
      ...{ campaign: 'harbour-match', wagering: 10 },
      markets: ['FI', 'CA', 'NO', 'NZ', 'DE', 'MT', 'BR'],
    },
  },
  {
    slug: 'velvet-table',
    category: 'live',
    tags: ['bonus'],
    motifs: ['joker', 'game-die', 'crown', 'performing-arts'],
    path: '/my-account/rewards',
    title: text('Velvet Table', 'Samettipöytä', 'Fløyelsbord', 'Velvet Table'),
    summary: text(
      'A small amount of bonus money for live tables. No deposit required.',
      'Pieni summa bonusrahaa livepöytiin ilman talletusta.',
      'Et lite beløp i bonuspenger til livebordene, uten innskudd.',
      'Un petit montant d’argent bonus pour les tables en direct, sans dépôt.',
    ),
    body: text(
      'Claim it under Rewards. Wheels count in full towards wagering; roulette, blackjack and baccarat count for a quarter.\n\nIf you do not claim it, nothing changes.',
      'Lunasta se Edut-sivulla. Onnenpyörät kerryttävät kierrätystä täysimääräisesti, ruletti, blackjack ja baccarat neljäsosan verran.\n\nMikään ei muutu, jos et lunasta sitä.',
      'Hent dem under Belønninger. Hjul teller fullt ut mot omsetningskravet, rulett, blackjack og baccarat med en fjerdedel.\n\nIngenting endres hvis du ikke henter dem.',
      'À obtenir sous Récompenses. Les roues comptent en entier pour les exigences de mise; la roulette, le blackjack et le baccara, pour un quart.\n\nSi vous ne le demandez pas, rien ne change.',
    ),
    significantTerms: text(
      '18+. For players who have deposited before, once each. The amount in your currency is shown under Rewards. Wagering: 10 times at live tables within 60 days.',
      'K18. Aiemmin tallettaneille pelaajille, kerran kullekin. Summa valuutassasi näkyy Edut-sivulla. Kierrätys: 10 kertaa livepöydissä 60 päivän kuluessa.',
      '18+. For spillere som har satt inn penger før, én gang hver. Beløpet i din valuta står under Belønninger. Omsetning: 10 ganger ved livebord innen 60 dager.',
      '18 ans et plus. Joueurs ayant déjà déposé, une fois chacun. Le montant dans votre devise figure sous Récompenses. Exigences de mise : 10 fois aux tables en direct dans les 60 jours.',
    ),
    alt: text(
      'Cards and dice on a table',
      'Kortteja ja noppia pöydällä',
      'Kort og terninger på et bord',
      'Des cartes et des dés sur une table',
    ),
    button: SEE_REWARD,
    offer: {
      ...{ campaign: 'velvet-table', wagering: 10 },
      markets: ['FI', 'CA', 'NO', 'NZ', 'MT', 'BR'],
    },
  },
  {
    slug: 'your-figures',
    category: 'tools',
    tags: ['control'],
    motifs: ['trophy', 'key', 'coin', 'star'],
    path: '/my-account/banking/statement',
    title: text('Your figures', 'Omat lukusi', 'Tallene dine', 'Vos chiffres'),
    summary: text(
      'Your deposits, stakes and winnings for any period, online or as CSV.',
      'Talletuksesi, panoksesi ja voittosi valitsemaltasi ajalta, sivulla tai CSV-tiedostona.',
      'Innskudd, innsatser og gevinster for perioden du velger, på siden eller som CSV.',
      'Vos dépôts, vos mises et vos gains sur la période de votre choix, en ligne ou en CSV.',
    ),
    body: text(
      'Your statement lists every transaction. You can also set a budget, and the site tracks it for you.',
      'Tiliotteessa on jokainen tapahtuma. Voit myös asettaa budjetin, jota sivusto seuraa puolestasi.',
      'Kontoutskriften viser hver transaksjon. Du kan også sette et budsjett, som nettstedet følger for deg.',
      'Le relevé contient chaque opération. Vous pouvez aussi fixer un budget, que le site suit pour vous.',
    ),
    significantTerms: ADULTS,
    alt: text(
      'A trophy, a key and a coin',
      'Pokaali, avain ja kolikko',
      'En pokal, en nøkkel og en mynt',
      'Un trophée, une clé et une pièce',
    ),
    button: text('View statement', 'Tiliotteeseen', 'Til kontoutskriften', 'Vers le relevé'),
    authorized: 'authorized',
  },
  {
    slug: 'front-row-evening',
    category: 'live',
    tags: ['games'],
    motifs: ['admission-tickets', 'crown', 'star', 'performing-arts'],
    path: '/live-casino-online/my-games',
    title: text('Front row', 'Eturivi', 'Første rad', 'Premier rang'),
    summary: text(
      'Star the tables you like, and find them first in the live casino.',
      'Merkitse mieluisat pöydät, niin löydät ne livekasinon alusta.',
      'Merk bordene du liker, så finner du dem først i livekasinoet.',
      'Marquez les tables que vous aimez et retrouvez-les à l’avant du casino en direct.',
    ),
    body: text(
      'Select the star on a tile to add a table or game to My games.',
      'Kuvakkeen tähti lisää pöydän tai pelin kohtaan Omat pelit.',
      'Stjernen på flisen legger et bord eller spill i Mine spill.',
      'L’étoile d’une tuile ajoute une table ou un jeu à Mes jeux.',
    ),
    significantTerms: ADULTS,
    alt: text(
      'A crown and two tickets',
      'Kruunu ja kaksi lippua',
      'En krone og to billetter',
      'Une couronne et deux billets',
    ),
    button: text('See my games', 'Omat pelit', 'Se mine spill', 'Voir mes jeux'),
    authorized: 'authorized',
    segment: 'front-row',
  },
  {
    slug: 'summer-matinee',
    category: 'casino',
    tags: ['games'],
    motifs: ['glowing-star', 'cherries', 'star', 'bell'],
    path: '/online-casino',
    title: text('Summer matinée', 'Kesämatinea', 'Sommermatiné', 'Matinée d’été'),
    summary: text(
      'A row of light games for July.',
      'Heinäkuun kevyet pelit omalla rivillään.',
      'De lette spillene i juli, på en egen rad.',
      'Les jeux légers de juillet, sur une rangée.',
    ),
    body: text(
      'This promotion ran in July. The games are still in the casino.',
      'Kampanja oli käynnissä heinäkuussa. Pelit ovat edelleen kasinolla.',
      'Kampanjen varte i juli. Spillene er fortsatt i kasinoet.',
      'Cette promotion a eu lieu en juillet. Les jeux sont toujours au casino.',
    ),
    significantTerms: ADULTS,
    alt: text(
      'Cherries and stars',
      'Kirsikoita ja tähtiä',
      'Kirsebær og stjerner',
      'Des cerises et des étoiles',
    ),
    button: text('Go to casino', 'Kasinolle', 'Til kasinoet', 'Vers le casino'),
    ended: true,
  },
]

/** Promotions with their categories and tags, each after the documents it refers to. */
export function promotionDocuments() {
  return [
    ...PROMOTION_CATEGORIES.map((it) => ({
      _id: `promotionCategory-${it.slug}`,
      _type: 'promotionCategory',
      title: localised(it.title),
      slug: { _type: 'slug', current: it.slug },
      order: it.order,
    })),
    ...PROMOTION_TAGS.map((it) => ({
      _id: `promotionTag-${it.slug}`,
      _type: 'promotionTag',
      title: localised(it.title),
      slug: { _type: 'slug', current: it.slug },
    })),
    ...PROMOTIONS.map((it, order) => {
      const studio = STUDIOS[(order * 7) % STUDIOS.length] ?? STUDIOS[0]
      if (!studio) throw new Error('there are no studios')
      const art: ArtSpec = {
        kind: 'banner',
        key: `promotion ${it.slug}`,
        studio,
        motifs: it.motifs,
        w: 1600,
        h: 600,
      }
      return {
        _id: `promotion-${it.slug}`,
        _type: 'promotion',
        title: localised(it.title),
        slug: { _type: 'slug', current: it.slug },
        category: reference(`promotionCategory-${it.category}`),
        tags: it.tags.map((tag) => reference(`promotionTag-${tag}`, tag)),
        summary: localised(it.summary),
        body: {
          _type: 'localeRichText',
          ...Object.fromEntries(
            Object.entries(it.body).map(([language, words]) => [language, rich(words)]),
          ),
        },
        significantTerms: localised(it.significantTerms, 'localeText'),
        terms: localised(it.offer ? BONUS_TERMS : FEATURE_TERMS, 'localeText'),
        ...(it.offer
          ? { campaign: it.offer.campaign, wageringRequirement: it.offer.wagering }
          : {}),
        button: { label: localised(it.button), path: it.path },
        image: { _type: 'image', asset: { art }, alt: localised(it.alt) },
        order,
        markets: it.offer?.markets ?? [],
        ...(it.ended ? { endDate: '2026-08-01T00:00:00Z' } : {}),
        // Offers are for players: who may have one is known only then.
        authorized: it.offer ? 'authorized' : (it.authorized ?? 'both'),
        targetAudience: it.segment
          ? { targetAudienceOption: 'segment', targetSegment: it.segment }
          : { targetAudienceOption: 'noLimit' },
      }
    }),
  ]
}
