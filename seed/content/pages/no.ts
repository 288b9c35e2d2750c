import type { PageTexts } from './page-text.ts'

export const NO: PageTexts = {
  terms: {
    title: 'Vilkår',
    description: 'Avtalen mellom deg og Playhouse: konto, penger, spill og klager.',
    text: `Disse vilkårene er avtalen mellom deg og Playhouse. De er korte med vilje: les dem én gang, fra begynnelse til slutt.
      ## Kontoen din
      - Du må være myndig der du bor, og bare spille for deg selv.
      - Én konto per person, med ditt eget navn og din egen adresse og fødselsdato.
      - Passordet er bare ditt. Si fra straks hvis noen andre kan kjenne det.
      ## Pengene dine
      Innskudd må komme fra en konto eller et kort i ditt eget navn, og uttak går samme vei tilbake. Saldoen viser hva du kan ta ut, og hva som ennå er bundet til en bonus. Se [betalingsmåter](/payment-methods).
      ## Spill
      En runde avgjøres av spillets egen server. Brytes forbindelsen, spilles runden ferdig der, og saldoen oppdateres; du finner runden under transaksjonene. [Kasinoreglene](/casino-rules) sier mer.
      ## Når vi stenger eller stanser en konto
      Vi stanser en konto når loven krever det, når identiteten ikke kan bekreftes, eller når noen spiller for en annen. Du får vite hvorfor, og dine egne penger utbetales.
      ## Klager
      Skriv til oss først: [kontakt](/contact). Er du ikke fornøyd med svaret vårt, kan du klage gratis til tilsynsmyndigheten i landet ditt.
      > Endringer i vilkårene
      > Når vilkårene endres, blir du bedt om å godta dem neste gang du logger inn.
      > Godtar du ikke, blir du logget ut og kan ikke spille. Du kan logge inn igjen for å ta ut saldoen eller avslutte kontoen.`,
  },
  'bonus-terms': {
    title: 'Bonusvilkår',
    description: 'Slik gis, omsettes og avsluttes bonuser, med et eksempel i tall.',
    text: `En bonus er penger å spille for, med vilkår. Vilkårene for hvert tilbud står ved siden av det; dette gjelder for alle.
      ## Omsetning
      En bonus må omsettes så mange ganger som tilbudet sier, før den kan tas ut. Dine egne penger satses alltid først og er dine hele tiden.
      Table: Et eksempel, en bonus på 10,00
      | Vilkår | Betyr |
      | Omsetning 5 ganger | Innsatser på til sammen 50,00 |
      | Frist 60 dager | Det som er igjen av bonusen, fjernes |
      | Største innsats 5,00 | Bonuspenger brukes ikke i en runde med høyere innsats |
      ## Hva som teller
      - Hvert tilbud sier hvilke typer spill som teller, og hvor mye. Typer som ikke er nevnt, tar ikke bonuspenger.
      - Innsatser med egne penger teller ikke.
      - Demorunder teller ikke.
      ## Å gi opp en bonus
      Du kan gi opp en bonus når som helst. Ved et uttak gir du også opp en aktiv bonus; vi spør deg først. Du beholder dine egne penger; bonusen og det som er vunnet med den, fjernes.
      > Hvem får ingen bonus
      > Spillere som har pause, er utestengt eller har nådd en grense, og spillere vi ikke kan markedsføre til.`,
  },
  'casino-rules': {
    title: 'Kasinoregler',
    description:
      'Hvordan runder avgjøres, hva tilbakebetaling betyr, og hva som skjer når forbindelsen brytes.',
    text: `Hvert spill har egne regler, som du åpner fra menyen i spillet. Disse gjelder for alle.
      ## Tilbakebetaling
      Tilbakebetalingen er et gjennomsnitt over lang tid for alle spillere. Den sier ingenting om neste runde eller økten din.
      Table: Slik leser du tallene
      | Tall | Hva det sier |
      | Tilbakebetaling 96,00 % | Av 100,00 i innsats går 96,00 tilbake i snitt |
      | Lav volatilitet | Mindre gevinster, oftere |
      | Høy volatilitet | Større gevinster, sjeldnere, med lange perioder uten |
      ## Avbrutte runder
      1. Leverandørens server spiller den åpne runden ferdig.
      2. Saldoen din oppdateres med resultatet.
      3. Du finner runden under transaksjonene; siden til runden viser referansen.
      ## Feil
      Ved en feil i et spill annulleres rundene den gjaldt, og innsatsene i dem betales tilbake.`,
  },
  'privacy-policy': {
    title: 'Personvern',
    description: 'Hva vi vet om deg, hvorfor og hvor lenge, og hvordan du ser eller sletter det.',
    text: `Vi lagrer det loven og kontoen din krever. Vi sender deg tilbud bare hvis du har sagt ja.
      Table: Hva vi lagrer, og hvor lenge
      | Hva | Hvorfor | Hvor lenge |
      | Navn, adresse, fødselsdato, e-post, telefon | For å bekrefte identiteten din | Så lenge loven krever |
      | Innskudd, uttak, spill, runder | Regnskapsloven | Så lenge loven krever |
      | Dokumenter, yrke, inntekt, midlenes opprinnelse | Hvitvaskingsloven | Så lenge loven krever |
      | Grenser, pauser, utestengelser, meldinger om spillingen din | For å beskytte deg | Så lenge loven krever |
      | Markedsføringsvalg, lister for tilbud | For å avgjøre hvilke tilbud du får | Så lenge du har en konto |
      | Selvtestresultater du lagrer | Så du kan sammenligne dem | Til du sletter dem; bare de nyeste 20 |
      | IP-adresse | For å oppdage misbruk | Like lenge som innloggingshistorikken |
      ## Rettighetene dine
      - Se hva vi lagrer om deg, og få en kopi.
      - Få feil rettet.
      - Få slettet alt loven ikke pålegger oss å beholde.
      Skriv til [personvernteamet](mailto:privacy@playhouse.test). Du får svar innen fristen i loven.`,
  },
  'cookie-policy': {
    title: 'Informasjonskapsler',
    description: 'De få informasjonskapslene på nettstedet, hva de gjør og hvor lenge de lagres.',
    text: `Vi bruker informasjonskapsler bare til det du gjør på nettstedet. Ingen av dem følger deg til andre nettsteder.
      Table: Nettstedets informasjonskapsler
      | Formål | Hvor lenge |
      | Holder deg innlogget | Til du logger ut eller økten er over, høyst ett år |
      | Husker et skjema du har begynt på (registrering, nytt passord, innskudd) | Høyst to timer |
      | Husker en bonuskode | Ett døgn |
      | Husker valget ditt om informasjonskapsler | Et halvt år |
      | Husker tidssonen din, spillkupongen og at du har bekreftet alderen | Ett år |
      Nettleseren lagrer også lyst eller mørkt tema og noen innstillinger, til du sletter dem.
      ## Valgfrie informasjonskapsler
      En video kommer fra et annet nettsted. Ingenting hentes derfra før du trykker på «Spill av» eller godtar markedsføring; da gjelder nettstedets egne informasjonskapsler.
      Godtar du markedsføring, husker fanen også partnerlenken du kom fra, til du lukker den. Vi bruker foreløpig ingen informasjonskapsler for ytelse.
      ## Å slette informasjonskapsler
      Du kan slette informasjonskapsler i nettleserens innstillinger. Da blir du logget ut, og vi spør på nytt om valget ditt og alderen din. En påbegynt spillkupong, et skjema eller en bonuskode går tapt.`,
  },
  'responsible-gambling': {
    title: 'Ansvarlig spill',
    description:
      'Grenser, korte pauser og selvutestengelse: hva hvert verktøy gjør, og hvor du finner hjelp.',
    text: `Spill koster penger i lengden. Det bør være et tidsfordriv du har råd til, og verktøyene her er ment å brukes tidlig.
      ## Verktøy
      - **Innskuddsgrense**: det meste du kan sette inn per dag, uke eller måned. Lavere grenser gjelder straks, høyere etter en ventetid.
      - **Forbruksgrense**: det meste du kan satse i en periode. Noen land har i tillegg en tapsgrense.
      - **Kort pause**: ingen spill de dagene du velger. Den kan ikke angres.
      - **Selvutestengelse**: seks måneder eller lenger, for alle spill hos Playhouse.
      ## Tegn du bør ta på alvor
      - Du spiller for å vinne tilbake det du har tapt.
      - Du spiller for penger til husleie, mat eller lån.
      - Du skjuler hvor mye du spiller, eller er urolig når du ikke gjør det.
      - Du tenker på å slutte, men utsetter det.
      ## Hjelp
      Snakk med noen du stoler på, og med den gratis hjelpelinjen i landet ditt. Også vi svarer uten å dømme: [kontakt](/contact).
      > For foreldre og andre i huset
      > Hold passordet for deg selv og logg ut når du går fra enheten.
      > Det finnes filtre mot spillsider for alle nettlesere og telefoner.`,
  },
  'age-restrictions': {
    title: 'Aldersgrenser',
    description:
      'Ingen pengespill for mindreårige: slik kontrollerer vi alderen, og dette skjer hvis en mindreårig spiller.',
    text: `Pengespill er for voksne. Hos Playhouse må du være minst 18 år, eller eldre der loven i landet ditt krever det.
      ## Slik kontrollerer vi
      1. Du oppgir fødselsdatoen når du registrerer deg.
      2. Vi sammenligner den med et register eller et dokument. Inntil da kan du bare sette inn opptil et visst beløp, og i en begrenset tid.
      3. Er vi i tvil, settes kontoen på vent til vi er sikre.
      ## Når en mindreårig har spilt
      Kontoen stenges, innskudd betales tilbake til den de tilhører, og ingen gevinst utbetales.
      Foreldre finner råd under [ansvarlig spill](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Kontoen din er stengt',
    description:
      'Hvorfor en konto kan være stengt, hva som skjer med pengene, og hvordan du når oss.',
    text: `Du kan ikke spille på denne kontoen nå. Dine egne penger er trygge: under en kort pause eller selvutestengelse kan du logge inn og ta dem ut; ellers betaler vi dem ut til deg.
      ## Mulige grunner
      - Du valgte en kort pause eller selvutestengelse. Den slutter på dagen du fikk oppgitt, aldri før.
      - Du ba oss stenge kontoen.
      - Vi har ennå ikke kunnet bekrefte identiteten din.
      ## Hva du kan gjøre
      Skriv til oss: [kontakt](/contact). Valgte du selvutestengelse, kan vi ikke oppheve den, og vi kommer ikke til å be deg tilbake.
      Hjelpen er gratis: se [ansvarlig spill](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Betalingsmåter',
    description: 'Slik setter du inn og tar ut penger i landet ditt, med tider og beløp.',
    text: `Slik kan du sette inn og ta ut penger i landet ditt. Vi tar ikke gebyr for noen av delene; banken din kan gjøre det.
      Uttak går samme vei som innskuddet kom. Det første tar lengre tid, fordi identiteten kontrolleres én gang.
      Før identiteten din er kontrollert, kan du sette inn mindre enn beløpene nedenfor.`,
  },
  faq: {
    title: 'Spørsmål og svar',
    description: 'Korte svar om konto, penger, spill og grenser.',
    text: `## Konto
      > Hvordan endrer jeg adressen?
      > Åpne kontodetaljene, endre adressen og lagre. Vi kan be om et dokument som viser den nye.

      > Jeg husker ikke passordet
      > Velg «Glemt passordet?» der du logger inn. Du får en kode på SMS eller en lenke på e-post; lenken gjelder i én time.
      ## Penger
      > Når er uttaket fremme?
      > Vi kontrollerer det først. Deretter avhenger tiden av betalingsmåten: se [betalingsmåter](/payment-methods).

      > Hvorfor kan jeg ikke ta ut hele saldoen?
      > En del av den kan være bonus. Trykk på saldoen for å se hva den består av.
      ## Spill
      > Spillet stanset midt i en runde
      > Runden spilles ferdig på leverandørens server. Åpne spillet igjen, eller se under transaksjonene.

      > Kan jeg spille uten penger?
      > Der loven i landet ditt tillater det, har de fleste spilleautomater en demo med lekepenger.
      ## Grenser
      > Hvordan setter eller senker jeg en grense?
      > Velg grensene dine i kontomenyen. En lavere grense gjelder straks.

      > Kan jeg heve en grense?
      > Ja, men en høyere grense gjelder først etter en ventetid, som varierer mellom land. Du ser det tidligste tidspunktet før du bekrefter; i noen land ber vi deg bekrefte en gang til.`,
  },
  contact: {
    title: 'Kontakt',
    description: 'Slik når du folkene i Playhouse, og hva du kan spørre om.',
    text: `Snakk med teamet vårt, på ditt språk der vi kan det og alltid på engelsk.
      Table: Slik når du oss
      | Måte | Til |
      | E-post | Konto, penger, spill |
      | Klageavdelingen | Klager |
      Skriv til [kundeservice](mailto:support@playhouse.test). Oppgi e-postadressen din og hva som skjedde; send aldri passordet.
      Mange svar står under [spørsmål og svar](/faq).`,
  },
  'contact-live-chat': {
    title: 'Live-chat',
    description: 'Det er ingen chat nå: slik når du oss i stedet, og hva du bør ha for hånden.',
    text: `Det er ingen chat for øyeblikket. [Skriv til oss](mailto:support@playhouse.test) i stedet.
      ## Greit å ha for hånden
      - E-postadressen til kontoen.
      - For en runde: referansen, fra siden til runden under transaksjonene.
      Vi spør aldri om passordet ditt.`,
  },
  'reset-password': {
    title: 'Nytt passord',
    description: 'Slik setter du et nytt passord når du ikke lenger husker det gamle.',
    text: `Skriv e-postadressen til kontoen nedenfor. Du får en kode på SMS eller en lenke på e-post; lenken gjelder i én time, én gang. Velg et passord du ikke bruker andre steder.
      Ingen melding? Se i søppelposten, og [skriv så til oss](/contact).`,
  },
  about: {
    title: 'Om Playhouse',
    description: 'Hvem vi er, og de tre tingene vi lover.',
    text: `Playhouse er et nettkasino som viser deg fakta før du spiller.
      ## Hva vi lover
      - Hvert spill oppgir tilbakebetalingen før du spiller.
      - Grensene dine ligger i kontomenyen på hver side.
      - Vi presser deg ikke til å spille: ingen gevinstlyder når du får igjen mindre enn du satset, og ingen ord som skjuler sjansene.
      ## Hva dette er
      Dette er en demonstrasjon. Ingen ekte penger tas imot eller utbetales, og alle spill, studioer og personer her er oppdiktet.`,
  },
}
