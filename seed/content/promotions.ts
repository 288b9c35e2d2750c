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
] as const

const PROMOTION_TAGS = [
  {
    slug: 'free-spins',
    title: text('Free spins', 'Ilmaiskierrokset', 'Gratisspinn', 'Tours gratuits'),
  },
  {
    slug: 'no-wagering',
    title: text('No wagering', 'Ei kierrätystä', 'Uten omsetningskrav', 'Sans conditions de mise'),
  },
  { slug: 'tournaments', title: text('Tournaments', 'Turnaukset', 'Turneringer', 'Tournois') },
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
  wageringRequirement?: number
  authorized?: 'authorized'
  segment?: string
  ended?: boolean
}

const FULL_TERMS = text(
  'Open to players of full age whose identity is verified and who are not excluded, on a break or over a limit.\n\nOne per player and household. Winnings from free spins are paid as cash and may be withdrawn at once. The offer ends at the time stated above; what was received before keeps its value.\n\nYou may decline the offer at any time in your account, and your cash is never touched by that.',
  'Tarjous on täysi-ikäisille pelaajille, joiden henkilöllisyys on vahvistettu ja joilla ei ole pelikieltoa, pelitaukoa tai täyttynyttä rajaa.\n\nYksi kertaetu pelaajaa ja taloutta kohden. Ilmaiskierrosten voitot maksetaan rahana ja ne voi kotiuttaa heti. Tarjous päättyy yllä kerrottuun aikaan; ennen sitä saatu etu säilyttää arvonsa.\n\nVoit hylätä tarjouksen milloin tahansa tililläsi, eikä se koske omiin rahoihisi.',
  'For myndige spillere med bekreftet identitet som ikke er utestengt, har pause eller har nådd en grense.\n\nÉn per spiller og husstand. Gevinster fra gratisspinn utbetales som kontanter og kan tas ut med en gang. Tilbudet slutter på tidspunktet over; det du fikk før det, beholder sin verdi.\n\nDu kan når som helst takke nei på kontoen din, og det rører aldri pengene dine.',
  'Réservée aux joueurs majeurs dont l’identité est vérifiée et qui ne sont ni exclus, ni en pause, ni au-delà d’une limite.\n\nUne par joueur et par foyer. Les gains des tours gratuits sont versés en argent et peuvent être retirés aussitôt. L’offre prend fin au moment indiqué ci-dessus; ce qui a été reçu avant garde sa valeur.\n\nVous pouvez refuser l’offre à tout moment dans votre compte, sans effet sur votre argent.',
)

const PROMOTIONS: readonly DemoPromotion[] = [
  {
    slug: 'spotlight-spins',
    category: 'casino',
    tags: ['free-spins', 'no-wagering'],
    motifs: ['glowing-star', 'slot-machine', 'performing-arts', 'star'],
    path: '/online-casino/new-arrivals',
    title: text(
      'Spotlight spins',
      'Valokeilakierrokset',
      'Spinn i rampelyset',
      'Tours sous les projecteurs',
    ),
    summary: text(
      'Ten free spins on a new arrival each Friday. What you win is yours as cash.',
      'Kymmenen ilmaiskierrosta uutuuspeliin joka perjantai. Voitot ovat sinun rahana.',
      'Ti gratisspinn på en nyhet hver fredag. Det du vinner, er dine penger.',
      'Dix tours gratuits sur une nouveauté chaque vendredi. Vos gains sont à vous, en argent.',
    ),
    body: text(
      'Each Friday at noon one of the new arrivals steps into the light. Open it from the promotion and the ten spins wait in the game, each worth 0.10.\n\nThey wait for seven days. No deposit is asked and nothing is wagered.',
      'Joka perjantai keskipäivällä yksi uutuuspeli astuu valoon. Avaa se kampanjasta, niin kymmenen kierrosta odottaa pelissä, kukin arvoltaan 0,10.\n\nNe odottavat seitsemän päivää. Talletusta ei vaadita eikä voittoja kierrätetä.',
      'Hver fredag klokken tolv trer en av nyhetene inn i lyset. Åpne det fra kampanjen, så venter de ti spinnene i spillet, hver verdt 0,10.\n\nDe venter i sju dager. Det kreves ikke innskudd, og ingenting må omsettes.',
      'Chaque vendredi à midi, une nouveauté entre en scène. Ouvrez-la depuis la promotion : les dix tours vous y attendent, de 0,10 chacun.\n\nIls vous attendent sept jours. Aucun dépôt n’est demandé et les gains ne sont soumis à aucune condition de mise.',
    ),
    significantTerms: text(
      '18+. 10 spins of 0.10 on the named game, 7 days, no deposit, no wagering. One per player.',
      'K18. 10 kierrosta à 0,10 nimettyyn peliin, 7 päivää, ei talletusta, ei kierrätystä. Yksi pelaajaa kohden.',
      '18+. 10 spinn à 0,10 på det nevnte spillet, 7 dager, uten innskudd og omsetningskrav. Én per spiller.',
      '18 ans et plus. 10 tours de 0,10 sur le jeu nommé, 7 jours, sans dépôt ni conditions de mise. Une par joueur.',
    ),
    alt: text(
      'A slot machine in the light of a stage',
      'Peliautomaatti näyttämön valossa',
      'En spilleautomat i scenelyset',
      'Une machine à sous sous les feux de la scène',
    ),
    button: text('See the new arrivals', 'Katso uutuudet', 'Se nyhetene', 'Voir les nouveautés'),
  },
  {
    slug: 'season-tournament',
    category: 'casino',
    tags: ['tournaments'],
    motifs: ['trophy', 'crown', 'sports-medal', 'glowing-star'],
    path: '/online-casino/featured',
    title: text(
      'Tournament of the season',
      'Kauden turnaus',
      'Sesongens turnering',
      'Tournoi de la saison',
    ),
    summary: text(
      'Your best single round against its stake counts, not how much you play.',
      'Paras yksittäinen kierroksesi panokseen nähden ratkaisee, ei pelaamisen määrä.',
      'Den beste enkeltrunden din målt mot innsatsen teller, ikke hvor mye du spiller.',
      'C’est votre meilleure partie rapportée à sa mise qui compte, pas la quantité jouée.',
    ),
    body: text(
      'The table of results ranks one round of each player: the payout divided by the stake. A stake of 0.10 stands as good a chance as one of 10.\n\nTwenty places share 2,000 in cash. There is no need to play often: thirty rounds are the most that count.',
      'Tulostaulussa on yksi kierros pelaajaa kohden: voitto jaettuna panoksella. 0,10 panoksella on yhtä hyvät mahdollisuudet kuin kymmenen panoksella.\n\nKaksikymmentä sijaa jakaa 2 000 rahana. Paljon ei tarvitse pelata: enintään kolmekymmentä kierrosta lasketaan.',
      'Resultattavlen viser én runde per spiller: gevinsten delt på innsatsen. En innsats på 0,10 har like god sjanse som en på 10.\n\nTjue plasser deler 2 000 i kontanter. Du trenger ikke spille mye: høyst tretti runder teller.',
      'Le classement retient une partie par joueur : le gain divisé par la mise. Une mise de 0,10 a autant de chances qu’une de 10.\n\nVingt places se partagent 2 000 en argent. Inutile de jouer souvent : trente parties comptent au plus.',
    ),
    significantTerms: text(
      '18+. Best payout against stake of at most 30 rounds; 2,000 in cash for 20 places; no entry fee.',
      'K18. Paras voitto panokseen nähden, enintään 30 kierrosta; 2 000 rahana 20 sijalle; ei osallistumismaksua.',
      '18+. Beste gevinst mot innsats av høyst 30 runder; 2 000 i kontanter til 20 plasser; ingen avgift.',
      '18 ans et plus. Meilleur gain rapporté à la mise sur 30 parties au plus; 2 000 en argent pour 20 places; sans frais.',
    ),
    alt: text(
      'A golden cup with a crown',
      'Kultainen pokaali ja kruunu',
      'En gullpokal med krone',
      'Une coupe dorée et une couronne',
    ),
    button: text('See the games', 'Katso pelit', 'Se spillene', 'Voir les jeux'),
  },
  {
    slug: 'table-evening',
    category: 'live',
    tags: ['no-wagering'],
    motifs: ['joker', 'game-die', 'crown', 'performing-arts'],
    path: '/live-casino-online',
    title: text(
      'An evening at the tables',
      'Ilta pöydissä',
      'En kveld ved bordene',
      'Une soirée aux tables',
    ),
    summary: text(
      'A tenth of what a live table cost you on Wednesday comes back, up to 20.',
      'Kymmenesosa keskiviikon livepöytien tappiosta palaa, enintään 20.',
      'En tidel av det livebordene kostet deg på onsdag, kommer tilbake, opptil 20.',
      'Un dixième de ce que les tables en direct vous ont coûté mercredi vous revient, jusqu’à 20.',
    ),
    body: text(
      'On Thursday morning we add up your Wednesday at the live tables. If you lost, a tenth of it, at most 20, is paid to your cash balance. You need not ask for it.\n\nThe amount is small on purpose: it is a courtesy, not a reason to play.',
      'Torstaiaamuna laskemme keskiviikkosi livepöydissä. Jos jäit tappiolle, kymmenesosa siitä, enintään 20, maksetaan rahasaldollesi. Sitä ei tarvitse pyytää.\n\nSumma on tarkoituksella pieni: se on kohteliaisuus, ei syy pelata.',
      'Torsdag morgen legger vi sammen onsdagen din ved livebordene. Tapte du, betales en tidel, høyst 20, til kontantsaldoen din. Du trenger ikke be om det.\n\nBeløpet er lite med vilje: det er en høflighet, ikke en grunn til å spille.',
      'Jeudi matin, nous faisons le compte de votre mercredi aux tables en direct. Si vous avez perdu, un dixième, 20 au plus, est versé sur votre solde. Nul besoin de le demander.\n\nLe montant est petit à dessein : c’est une courtoisie, pas une raison de jouer.',
    ),
    significantTerms: text(
      '18+. 10 % of net loss at live tables on Wednesdays, at most 20, as cash, no wagering. Players only.',
      'K18. 10 % keskiviikkojen nettotappiosta livepöydissä, enintään 20, rahana, ei kierrätystä. Vain pelaajille.',
      '18+. 10 % av nettotap ved livebord på onsdager, høyst 20, som kontanter, uten omsetningskrav. Kun for spillere.',
      '18 ans et plus. 10 % de la perte nette aux tables en direct le mercredi, 20 au plus, en argent, sans conditions de mise. Joueurs seulement.',
    ),
    alt: text(
      'Cards and dice on a table',
      'Kortteja ja noppia pöydällä',
      'Kort og terninger på et bord',
      'Des cartes et des dés sur une table',
    ),
    button: text(
      'To the live tables',
      'Livepöytiin',
      'Til livebordene',
      'Vers les tables en direct',
    ),
    authorized: 'authorized',
  },
  {
    slug: 'front-row-evening',
    category: 'live',
    tags: ['tournaments'],
    motifs: ['admission-tickets', 'top-hat', 'star', 'performing-arts'],
    path: '/live-casino-online',
    title: text('Front row', 'Eturivi', 'Første rad', 'Premier rang'),
    summary: text(
      'A table with eight seats and no audience, for those on the list.',
      'Kahdeksan paikan pöytä ilman yleisöä, listalla oleville.',
      'Et bord med åtte plasser og uten publikum, for dem på listen.',
      'Une table de huit places sans public, pour ceux qui sont sur la liste.',
    ),
    body: text(
      'On the last Thursday of the month one table is closed to the public. Your seat is kept until ten past eight.',
      'Kuukauden viimeisenä torstaina yksi pöytä on suljettu yleisöltä. Paikkasi odottaa kymmenen yli kahdeksaan.',
      'Den siste torsdagen i måneden er ett bord lukket for publikum. Plassen din holdes til ti over åtte.',
      'Le dernier jeudi du mois, une table est fermée au public. Votre place est gardée jusqu’à vingt heures dix.',
    ),
    significantTerms: text(
      '18+. For invited players. The usual limits of the table and of your account apply.',
      'K18. Kutsutuille pelaajille. Pöydän ja tilisi tavalliset rajat pätevät.',
      '18+. For inviterte spillere. De vanlige grensene for bordet og kontoen din gjelder.',
      '18 ans et plus. Sur invitation. Les limites habituelles de la table et de votre compte s’appliquent.',
    ),
    alt: text(
      'A top hat and two tickets',
      'Silinterihattu ja kaksi lippua',
      'En flosshatt og to billetter',
      'Un haut-de-forme et deux billets',
    ),
    button: text(
      'To the live tables',
      'Livepöytiin',
      'Til livebordene',
      'Vers les tables en direct',
    ),
    authorized: 'authorized',
    segment: 'front-row',
  },
  {
    slug: 'summer-matinee',
    category: 'casino',
    tags: ['free-spins'],
    motifs: ['glowing-star', 'cherries', 'star', 'bell'],
    path: '/online-casino',
    title: text('Summer matinée', 'Kesämatinea', 'Sommermatiné', 'Matinée d’été'),
    summary: text(
      'Five free spins for each Sunday morning in July.',
      'Viisi ilmaiskierrosta heinäkuun jokaisena sunnuntaiaamuna.',
      'Fem gratisspinn hver søndag morgen i juli.',
      'Cinq tours gratuits chaque dimanche matin de juillet.',
    ),
    body: text(
      'It was a fine July. The matinée comes back next summer.',
      'Heinäkuu oli hieno. Matinea palaa ensi kesänä.',
      'Det var en fin juli. Matineen kommer tilbake neste sommer.',
      'Ce fut un beau mois de juillet. La matinée revient l’été prochain.',
    ),
    significantTerms: text(
      '18+. 5 spins of 0.10, no deposit, no wagering. Ended on 31 July 2026.',
      'K18. 5 kierrosta à 0,10, ei talletusta, ei kierrätystä. Päättyi 31.7.2026.',
      '18+. 5 spinn à 0,10, uten innskudd og omsetningskrav. Avsluttet 31. juli 2026.',
      '18 ans et plus. 5 tours de 0,10, sans dépôt ni conditions de mise. Terminée le 31 juillet 2026.',
    ),
    alt: text(
      'Cherries and stars',
      'Kirsikoita ja tähtiä',
      'Kirsebær og stjerner',
      'Des cerises et des étoiles',
    ),
    button: text('To the casino', 'Kasinolle', 'Til kasinoet', 'Vers le casino'),
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
        terms: localised(FULL_TERMS, 'localeText'),
        button: { label: localised(it.button), path: it.path },
        image: { _type: 'image', asset: { art }, alt: localised(it.alt) },
        order,
        markets: [],
        ...(it.ended ? { endDate: '2026-08-01T00:00:00Z' } : {}),
        authorized: it.authorized ?? 'both',
        targetAudience: it.segment
          ? { targetAudienceOption: 'segment', targetSegment: it.segment }
          : { targetAudienceOption: 'noLimit' },
      }
    }),
  ]
}
