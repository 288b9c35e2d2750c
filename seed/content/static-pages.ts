type Text = { en: string; fi: string; no: string; caf: string }
const text = (en: string, fi: string, no: string, caf: string): Text => ({ en, fi, no, caf })

/** A heading begins with `## `, an entry of a list with `- `; everything else is a paragraph. */
type Page = {
  slug: string
  title: Text
  description: Text
  body: Text
  button?: { label: Text; target: string }
}

const PAGES: readonly Page[] = [
  {
    slug: 'terms',
    title: text('Terms and conditions', 'Käyttöehdot', 'Vilkår', 'Conditions générales'),
    description: text(
      'What you and we agree on.',
      'Mistä sinä ja me sovimme.',
      'Det du og vi er enige om.',
      'Ce dont nous convenons ensemble.',
    ),
    body: text(
      'These are the terms of a demonstration. No real money is taken or paid.\n## Who may play\nWhoever is of full age where they live, plays for themselves and has not excluded themselves.\n## Your account\n- One account for each person.\n- Your details must be your own and up to date.\n- Your password is yours alone; we never ask for it.\n## Your money\nYour balance is kept in a ledger that records every stake and every payout once. You can read every entry of it in your account, and withdraw your cash at any time.\n## When something goes wrong\nA round that was cut short is played to its end or its stake comes back. If you disagree with us, write to us first; what we cannot settle together goes to the body for complaints of your market.',
      'Nämä ovat esittely-ympäristön ehdot. Oikeaa rahaa ei oteta eikä makseta.\n## Kuka saa pelata\nTäysi-ikäinen, joka pelaa omaan lukuunsa eikä ole asettanut itselleen pelikieltoa.\n## Tilisi\n- Yksi tili henkilöä kohden.\n- Tietojesi on oltava omasi ja ajan tasalla.\n- Salasana on vain sinun; emme koskaan kysy sitä.\n## Rahasi\nSaldosi on kirjanpidossa, johon jokainen panos ja voitto merkitään kerran. Voit lukea jokaisen rivin tililläsi ja nostaa rahasi milloin tahansa.\n## Kun jokin menee vikaan\nKesken jäänyt kierros pelataan loppuun tai panos palautetaan. Jos olet eri mieltä, kirjoita ensin meille; mitä emme saa sovittua, ratkaisee markkinasi valituselin.',
      'Dette er vilkårene for en demonstrasjon. Det tas ikke imot eller utbetales ekte penger.\n## Hvem kan spille\nDen som er myndig der vedkommende bor, spiller for seg selv og ikke har utestengt seg.\n## Kontoen din\n- Én konto per person.\n- Opplysningene må være dine egne og oppdaterte.\n- Passordet er bare ditt; vi spør aldri om det.\n## Pengene dine\nSaldoen føres i en hovedbok som registrerer hver innsats og hver gevinst én gang. Du kan lese hver postering på kontoen din og ta ut pengene når du vil.\n## Når noe går galt\nEn avbrutt runde spilles ferdig, eller innsatsen betales tilbake. Er du uenig med oss, skriv til oss først; det vi ikke løser sammen, går til klageorganet i markedet ditt.',
      'Voici les conditions d’une démonstration. Aucun argent réel n’est perçu ni versé.\n## Qui peut jouer\nToute personne majeure là où elle vit, qui joue pour elle-même et ne s’est pas exclue.\n## Votre compte\n- Un seul compte par personne.\n- Vos renseignements doivent être les vôtres et à jour.\n- Votre mot de passe n’est qu’à vous ; nous ne le demandons jamais.\n## Votre argent\nVotre solde est tenu dans un grand livre qui inscrit chaque mise et chaque gain une seule fois. Vous pouvez en lire chaque ligne dans votre compte et retirer votre argent à tout moment.\n## En cas de problème\nUne manche interrompue est jouée jusqu’au bout ou sa mise est rendue. Si vous n’êtes pas d’accord, écrivez-nous d’abord ; ce que nous ne réglons pas ensemble va à l’organe de plaintes de votre marché.',
    ),
  },
  {
    slug: 'responsible-gambling',
    title: text(
      'Responsible gambling',
      'Vastuullinen pelaaminen',
      'Ansvarlig spill',
      'Jeu responsable',
    ),
    description: text(
      'How to stay in charge, and where to find help.',
      'Miten pidät ohjat käsissäsi ja mistä saat apua.',
      'Hvordan du beholder kontrollen, og hvor du finner hjelp.',
      'Comment garder la main, et où trouver de l’aide.',
    ),
    body: text(
      'Games cost money: over many rounds each returns less than it takes. Play only with what an evening may cost you.\n## Signs to take seriously\n- You play to win back what you lost.\n- You hide how much or how long you play.\n- You borrow, or go without, in order to play.\n- You are restless when you do not play.\n## What helps at once\nStop for today. Tell somebody you trust. Leave your cards and your phone in another room.\n## Help outside\nIn most countries there is a free helpline for gambling; it is confidential and open to families too. Your doctor can help as well.',
      'Pelit maksavat rahaa: monen kierroksen aikana jokainen palauttaa vähemmän kuin ottaa. Pelaa vain sillä, minkä ilta saa maksaa.\n## Merkit, jotka kannattaa ottaa vakavasti\n- Pelaat voittaaksesi takaisin sen, minkä hävisit.\n- Salaat, kuinka paljon tai kauan pelaat.\n- Lainaat rahaa tai tingit muusta pelataksesi.\n- Olet levoton, kun et pelaa.\n## Mikä auttaa heti\nLopeta tältä päivältä. Kerro jollekulle, johon luotat. Jätä kortit ja puhelin toiseen huoneeseen.\n## Apua muualta\nUseimmissa maissa on maksuton peliongelmien auttava puhelin; se on luottamuksellinen ja avoin myös läheisille. Myös lääkärisi voi auttaa.',
      'Spill koster penger: over mange runder betaler hvert spill tilbake mindre enn det tar. Spill bare for det en kveld kan koste deg.\n## Tegn du bør ta på alvor\n- Du spiller for å vinne tilbake det du har tapt.\n- Du skjuler hvor mye eller hvor lenge du spiller.\n- Du låner eller sparer på annet for å spille.\n- Du er urolig når du ikke spiller.\n## Det som hjelper med en gang\nStopp for i dag. Si det til noen du stoler på. Legg kort og telefon i et annet rom.\n## Hjelp utenfra\nI de fleste land finnes en gratis hjelpelinje for spilleproblemer; den er fortrolig og åpen også for pårørende. Legen din kan også hjelpe.',
      'Les jeux coûtent de l’argent : sur de nombreuses manches, chacun rend moins qu’il ne prend. Ne jouez que ce qu’une soirée peut vous coûter.\n## Les signes à prendre au sérieux\n- Vous jouez pour regagner ce que vous avez perdu.\n- Vous cachez combien ou combien de temps vous jouez.\n- Vous empruntez ou vous privez pour jouer.\n- Vous êtes agité quand vous ne jouez pas.\n## Ce qui aide tout de suite\nArrêtez pour aujourd’hui. Parlez-en à quelqu’un de confiance. Laissez vos cartes et votre téléphone dans une autre pièce.\n## De l’aide ailleurs\nDans la plupart des pays, une ligne d’aide au jeu est gratuite, confidentielle et ouverte aux proches. Votre médecin peut aussi vous aider.',
    ),
  },
  {
    slug: 'cookie-policy',
    title: text('Cookie policy', 'Evästekäytäntö', 'Informasjonskapsler', 'Politique de témoins'),
    description: text(
      'What we keep in your browser, and why.',
      'Mitä säilytämme selaimessasi ja miksi.',
      'Hva vi lagrer i nettleseren din, og hvorfor.',
      'Ce que nous gardons dans votre navigateur, et pourquoi.',
    ),
    body: text(
      'We keep only what the site needs in order to work. Nothing is given to others and nothing follows you elsewhere.\n## What is kept\n- Your session while you are logged in, for at most twelve hours; no script can read it.\n- Your time zone, so that times are yours.\n- Your choice of a light or dark page, in the storage of the browser.\n## How to delete it\nLog out, or delete the data of this site in the settings of your browser.',
      'Säilytämme vain sen, mitä sivusto tarvitsee toimiakseen. Mitään ei anneta muille eikä mikään seuraa sinua muualle.\n## Mitä säilytetään\n- Istuntosi, kun olet kirjautuneena, enintään kaksitoista tuntia; mikään skripti ei voi lukea sitä.\n- Aikavyöhykkeesi, jotta kellonajat ovat sinun.\n- Valintasi vaaleasta tai tummasta sivusta selaimen muistissa.\n## Miten poistat ne\nKirjaudu ulos tai poista tämän sivuston tiedot selaimesi asetuksista.',
      'Vi lagrer bare det nettstedet trenger for å virke. Ingenting gis til andre, og ingenting følger deg andre steder.\n## Hva som lagres\n- Økten din mens du er innlogget, i høyst tolv timer; ingen skript kan lese den.\n- Tidssonen din, slik at klokkeslettene er dine.\n- Valget av lys eller mørk side, i nettleserens lager.\n## Slik sletter du det\nLogg ut, eller slett dataene for dette nettstedet i innstillingene til nettleseren.',
      'Nous ne gardons que ce dont le site a besoin pour fonctionner. Rien n’est donné à d’autres et rien ne vous suit ailleurs.\n## Ce qui est gardé\n- Votre session pendant que vous êtes connecté, douze heures au plus ; aucun script ne peut la lire.\n- Votre fuseau horaire, pour que les heures soient les vôtres.\n- Votre choix d’une page claire ou sombre, dans la mémoire du navigateur.\n## Comment l’effacer\nDéconnectez-vous, ou effacez les données de ce site dans les réglages de votre navigateur.',
    ),
  },
  {
    slug: 'bonus-terms',
    title: text('Bonus terms', 'Bonusehdot', 'Bonusvilkår', 'Conditions des bonis'),
    description: text(
      'What every bonus of ours obeys.',
      'Mitä jokainen bonuksemme noudattaa.',
      'Det alle bonusene våre følger.',
      'Ce que respecte chacun de nos bonis.',
    ),
    body: text(
      'Each offer states its own significant terms beside it. These hold for all of them.\n## Always\n- A bonus is never needed in order to play or to withdraw.\n- Your cash is played before a bonus, and stays yours when you decline one.\n- What is still to be wagered and until when stands in your account.\n## Never\n- We do not change the terms of an offer that you have accepted.\n- We do not offer anything to players who are on a break or excluded.',
      'Jokaisen tarjouksen tärkeimmät ehdot ovat sen vieressä. Nämä pätevät kaikkiin.\n## Aina\n- Bonusta ei koskaan tarvita pelaamiseen tai nostamiseen.\n- Omat rahasi pelataan ennen bonusta, ja ne pysyvät sinun, kun kieltäydyt bonuksesta.\n- Tililtäsi näet, mitä on vielä kierrätettävä ja mihin mennessä.\n## Ei koskaan\n- Emme muuta hyväksymäsi tarjouksen ehtoja.\n- Emme tarjoa mitään pelaajille, jotka ovat tauolla tai pelikiellossa.',
      'Hvert tilbud viser sine viktigste vilkår ved siden av seg. Disse gjelder for alle.\n## Alltid\n- Du trenger aldri en bonus for å spille eller ta ut penger.\n- Pengene dine brukes før en bonus, og forblir dine når du takker nei.\n- Hva som gjenstår å omsette og innen når, står på kontoen din.\n## Aldri\n- Vi endrer ikke vilkårene for et tilbud du har godtatt.\n- Vi tilbyr ikke noe til spillere som har pause eller er utestengt.',
      'Chaque offre affiche ses conditions essentielles à côté d’elle. Celles-ci valent pour toutes.\n## Toujours\n- Un boni n’est jamais nécessaire pour jouer ou retirer.\n- Votre argent est joué avant un boni et reste à vous si vous le refusez.\n- Ce qui reste à miser, et jusqu’à quand, figure dans votre compte.\n## Jamais\n- Nous ne changeons pas les conditions d’une offre que vous avez acceptée.\n- Nous n’offrons rien aux joueurs en pause ou exclus.',
    ),
    button: {
      label: text('See the promotions', 'Katso kampanjat', 'Se kampanjene', 'Voir les promotions'),
      target: '/promotions',
    },
  },
]

const LANGUAGES = ['en', 'fi', 'no', 'caf'] as const

/** The pages to which the footer leads. */
export function staticPageDocuments() {
  return PAGES.map((page) => ({
    _id: `staticPage-${page.slug}`,
    _type: 'staticPage',
    title: { _type: 'localeString', ...page.title },
    slug: { _type: 'slug', current: page.slug },
    body: {
      _type: 'localeRichText',
      ...Object.fromEntries(LANGUAGES.map((language) => [language, partsOf(page, language)])),
    },
    markets: [],
    seoDescription: { _type: 'localeString', ...page.description },
  }))
}

function partsOf({ body, button }: Page, language: (typeof LANGUAGES)[number]) {
  const blocks = body[language].split('\n').map((line, index) => {
    const heading = line.startsWith('## ')
    const entry = line.startsWith('- ')
    return {
      _type: 'block',
      _key: `b${index}`,
      style: heading ? 'h2' : 'normal',
      ...(entry ? { listItem: 'bullet', level: 1 } : {}),
      markDefs: [],
      children: [
        {
          _type: 'span',
          _key: 's',
          marks: [],
          text: heading ? line.slice(3) : entry ? line.slice(2) : line,
        },
      ],
    }
  })
  return button
    ? [
        ...blocks,
        {
          _type: 'richButton',
          _key: 'button',
          label: button.label[language],
          target: button.target,
        },
      ]
    : blocks
}
