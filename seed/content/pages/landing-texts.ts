import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { type Text, text } from '../fields.ts'
import type { PageText } from './page-text.ts'

const in4 = <Value>(en: Value, fi: Value, no: Value, caf: Value) => ({ en, fi, no, caf })

type MethodPage = { method: PaymentMethod; slug: string; mark: string; colour: string; alt: Text }

const page = (method: PaymentMethod, name: string, mark: string, colour: string): MethodPage => ({
  method,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  mark,
  colour,
  // The name of a brand is the same in every language.
  alt: {
    ...text(name, name, name, name),
    ...Object.fromEntries(LANGUAGE_CODES.map((it) => [it, name])),
  },
})

/**
 * A page for each payment method that a market may offer; how money moves with it is described by the platform
 * (GAP-077).
 */
export const METHODS: readonly MethodPage[] = [
  {
    ...page('CREDITCARD', 'Bank card', 'BC', '#a48bff'),
    alt: text('Bank card', 'Pankkikortti', 'Bankkort', 'Carte bancaire'),
  },
  page('TRUSTLY', 'Trustly', 'TR', '#3dd68c'),
  page('SKRILL', 'Skrill', 'SK', '#e07be0'),
  page('NETTELLER', 'Neteller', 'NE', '#8fd14f'),
  page('MUCHBETTER', 'MuchBetter', 'MB', '#ffb84d'),
  page('PAYSAFECARD', 'Paysafecard', 'PC', '#5ab0ff'),
  page('RAPIDTRANSFER', 'Rapid Transfer', 'RT', '#4fd1c5'),
  page('EUTELLER', 'Euteller', 'EU', '#ff8f5a'),
  page('SIRU', 'Siru', 'SI', '#ff5a64'),
]

export const LANDING = in4(
  {
    title: 'First night',
    description: 'New games from the studios, and how an evening at Playhouse works.',
    alt: 'Theatre masks, a star and tickets on a lit stage',
    intro: `Each season opens with a first night: new games, shown one by one, each with its RTP and bet range.
      ## How it works
      1. Browse the games. Where the law allows it, most have a demo with play money.
      2. Set your limits before your first deposit.
      3. Decide how long you want to stay, and stop when you planned to.`,
    games: 'Featured games',
    countdown: { label: 'The summer season opens', after: 'The summer season is open' },
    form: {
      title: 'Create your account',
      text: 'Sign up in three steps, and set your limits before your first deposit.',
      label: 'Sign up',
    },
    outro: `> Who can sign up
      > Adults who live in a country where Playhouse is available, one account each.
      > We verify your identity. Until then, you can deposit only up to a set amount.`,
  },
  {
    title: 'Ensi-ilta',
    description: 'Uusia pelejä studioilta, ja miten ilta Playhousessa sujuu.',
    alt: 'Teatterinaamioita, tähti ja lippuja valaistulla näyttämöllä',
    intro: `Jokainen kausi alkaa ensi-illalla: uudet pelit esitellään yksi kerrallaan palautusprosentteineen ja panosrajoineen.
      ## Näin se sujuu
      1. Katso pelit. Useimmista on leikkirahalla pelattava demo, jos laki sen sallii.
      2. Aseta rajasi ennen ensimmäistä talletusta.
      3. Päätä, kuinka kauan haluat viipyä, ja lopeta silloin kuin aioit.`,
    games: 'Poimintoja peleistä',
    countdown: { label: 'Kesäkausi alkaa', after: 'Kesäkausi on alkanut' },
    form: {
      title: 'Luo tili',
      text: 'Rekisteröidy kolmessa vaiheessa ja aseta rajasi ennen ensimmäistä talletusta.',
      label: 'Rekisteröidy',
    },
    outro: `> Kuka voi rekisteröityä
      > Täysi-ikäiset, jotka asuvat maassa, jossa Playhouse on käytettävissä: yksi tili kullekin.
      > Tarkistamme henkilöllisyytesi. Siihen asti voit tallettaa vain tiettyyn summaan asti.`,
  },
  {
    title: 'Premiere',
    description: 'Nye spill fra studioene, og hvordan en kveld på Playhouse foregår.',
    alt: 'Teatermasker, en stjerne og billetter på en opplyst scene',
    intro: `Hver sesong åpner med en premiere: nye spill, vist ett for ett, med tilbakebetaling og innsatser.
      ## Slik foregår det
      1. Se på spillene. Der loven tillater det, har de fleste en demo med lekepenger.
      2. Sett grensene dine før første innskudd.
      3. Bestem hvor lenge du vil bli, og stopp når du hadde tenkt.`,
    games: 'Utvalgte spill',
    countdown: { label: 'Sommersesongen åpner', after: 'Sommersesongen er åpen' },
    form: {
      title: 'Opprett konto',
      text: 'Registrer deg i tre steg, og sett grensene dine før ditt første innskudd.',
      label: 'Registrer deg',
    },
    outro: `> Hvem kan registrere seg
      > Voksne som bor i et land der Playhouse er tilgjengelig, én konto hver.
      > Vi kontrollerer identiteten din. Inntil da kan du bare sette inn opptil et visst beløp.`,
  },
  {
    title: 'La première',
    description: 'De nouveaux jeux des studios, et le déroulement d’une soirée à Playhouse.',
    alt: 'Des masques de théâtre, une étoile et des billets sur une scène éclairée',
    intro: `Chaque saison s’ouvre par une première : de nouveaux jeux, présentés un à un, avec leur taux de retour et leurs mises.
      ## Le déroulement
      1. Parcourez les jeux. Là où la loi le permet, la plupart ont une démo en argent fictif.
      2. Fixez vos limites avant le premier dépôt.
      3. Décidez combien de temps vous voulez rester, et arrêtez au moment prévu.`,
    games: 'Jeux en vedette',
    countdown: { label: 'Ouverture de la saison d’été', after: 'La saison d’été est ouverte' },
    form: {
      title: 'Créez votre compte',
      text: 'Inscrivez-vous en trois étapes, et fixez vos limites avant votre premier dépôt.',
      label: 'S’inscrire',
    },
    outro: `> Qui peut s’inscrire
      > Les adultes qui vivent dans un pays où Playhouse est offert, un compte chacun.
      > Nous vérifions votre identité. D’ici là, vous ne pouvez déposer que jusqu’à un certain montant.`,
  },
)

export const REGISTRATION = in4(
  {
    title: 'Opening night',
    subtitle: 'Set your limits before you play.',
    button: 'Sign up',
    terms:
      '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.',
    alt: 'A star, a top hat and theatre masks in the limelight',
    body: `## What you get
      - Games from our studios, each with its RTP, volatility and bet range.
      - Live tables that show whether they are open and, where seats are limited, how many are free.
      - Your own statement and budget.
      ## What you need
      Your details, which you enter once, and limits that you choose. We verify your identity; until then, you can deposit only up to a set amount.`,
  },
  {
    title: 'Avajaisilta',
    subtitle: 'Aseta rajasi ennen kuin pelaat.',
    button: 'Rekisteröidy',
    terms:
      'K18. Yksi tili kullekin aikuiselle, joka asuu maassa, jossa Playhouse on käytettävissä. Pelaaminen maksaa pitkällä aikavälillä.',
    alt: 'Tähti, silinterihattu ja teatterinaamioita valokeilassa',
    body: `## Mitä saat
      - Studioidemme pelit, joista jokainen kertoo palautusprosenttinsa, volatiliteettinsa ja panosrajansa.
      - Livepöydät, jotka kertovat, ovatko ne auki ja montako paikkaa on vapaana, jos paikkoja on rajallisesti.
      - Oma tiliote ja budjetti.
      ## Mitä tarvitset
      Tietosi, jotka annat kerran, ja rajat, jotka valitset itse. Tarkistamme henkilöllisyytesi; siihen asti voit tallettaa vain tiettyyn summaan asti.`,
  },
  {
    title: 'Åpningskveld',
    subtitle: 'Sett grensene dine før du spiller.',
    button: 'Registrer deg',
    terms:
      '18+. Én konto hver, for voksne som bor der Playhouse er tilgjengelig. Spill koster penger over tid.',
    alt: 'En stjerne, en flosshatt og teatermasker i rampelyset',
    body: `## Hva du får
      - Spill fra studioene våre, hvert med tilbakebetaling, volatilitet og innsatser.
      - Livebord som viser om de er åpne og, der antallet er begrenset, hvor mange plasser som er ledige.
      - En egen kontoutskrift og et eget budsjett.
      ## Hva du trenger
      Opplysningene dine, som du oppgir én gang, og grenser som du velger selv. Vi kontrollerer identiteten din; inntil da kan du bare sette inn opptil et visst beløp.`,
  },
  {
    title: 'Soir d’ouverture',
    subtitle: 'Fixez vos limites avant de jouer.',
    button: 'S’inscrire',
    terms:
      '18 ans et plus. Un compte par adulte qui vit là où Playhouse est offert. Le jeu coûte de l’argent à la longue.',
    alt: 'Une étoile, un haut-de-forme et des masques de théâtre sous les projecteurs',
    body: `## Ce que vous obtenez
      - Les jeux de nos studios, chacun avec son taux de retour, sa volatilité et ses mises.
      - Des tables en direct qui montrent si elles sont ouvertes et, si les places sont limitées, combien sont libres.
      - Un relevé et un budget à vous.
      ## Ce qu’il vous faut
      Vos renseignements, que vous indiquez une seule fois, et des limites que vous choisissez. Nous vérifions votre identité; d’ici là, vous ne pouvez déposer que jusqu’à un certain montant.`,
  },
)

/**
 * The texts of the password reset, in the languages whose other pages fall back to English: a player who has lost a
 * password reads what to do in their own language (RTE-21).
 */
export const RESET_TEXTS = {
  fr: {
    title: 'Réinitialiser votre mot de passe',
    description: 'Comment choisir un nouveau mot de passe quand vous ne connaissez plus l’ancien.',
    text: `Indiquez ci-dessous l’adresse e-mail de votre compte. Vous recevez un code par SMS ou un lien par e-mail ; le lien est valable une heure et une seule fois. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.
      Pas de message ? Regardez dans le courrier indésirable, puis [écrivez-nous](/contact).`,
  },
  pl: {
    title: 'Ustaw nowe hasło',
    description: 'Jak ustawić nowe hasło, gdy nie pamiętasz starego.',
    text: `Podaj poniżej adres e-mail swojego konta. Otrzymasz kod SMS-em albo link e-mailem; link jest ważny godzinę i działa tylko raz. Wybierz hasło, którego nie używasz nigdzie indziej.
      Nie ma wiadomości? Zajrzyj do spamu, a potem [napisz do nas](/contact).`,
  },
  ja: {
    title: 'パスワードの再設定',
    description: '以前のパスワードがわからなくなったときに、新しいパスワードを設定する方法です。',
    text: `アカウントのメールアドレスを下に入力してください。SMSでコード、またはメールでリンクが届きます。リンクの有効時間は1時間で、使えるのは1回だけです。ほかで使っていないパスワードを選んでください。
      届かないときは、迷惑メールを確認してから[お問い合わせください](/contact)。`,
  },
} as const satisfies Readonly<Record<string, PageText>>
