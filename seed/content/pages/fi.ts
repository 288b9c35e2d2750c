import type { PageTexts } from './page-text.ts'

export const FI: PageTexts = {
  terms: {
    title: 'Käyttöehdot',
    description: 'Sinun ja Playhousen välinen sopimus: tili, rahat, pelit ja valitukset.',
    text: `Nämä ehdot ovat sinun ja Playhousen välinen sopimus. Ne on tarkoituksella pidetty lyhyinä: lue ne kokonaan.
      ## Tilisi
      - Sinun on oltava asuinmaassasi täysi-ikäinen ja pelattava vain omaan lukuusi.
      - Yksi tili henkilöä kohden. Nimi, osoite ja syntymäaika ovat omasi.
      - Pidä salasanasi omana tietonasi. Kerro meille heti, jos joku muu voi tietää sen.
      ## Rahasi
      Talletusten on tultava omissa nimissäsi olevalta tililtä tai kortilta, ja kotiutus palaa samaa reittiä. Saldosta näet, minkä voit kotiuttaa ja mikä on vielä sidottu bonukseen. Katso [maksutavat](/payment-methods).
      ## Pelit
      Kierroksen ratkaisee pelin oma palvelin. Jos yhteys katkeaa, kierros pelataan siellä loppuun ja saldosi päivitetään; löydät sen tapahtumistasi. Lisää kerrotaan [kasinon säännöissä](/casino-rules).
      ## Milloin suljemme tai keskeytämme tilin
      Keskeytämme tilin, jos laki sitä vaatii, henkilöllisyyttä ei voida vahvistaa tai joku pelaa toisen puolesta. Kerromme syyn, ja omat rahasi maksetaan sinulle.
      ## Valitukset
      Kirjoita ensin meille: [yhteystiedot](/contact). Jos et ole tyytyväinen vastaukseemme, voit valittaa maksutta maasi lupaviranomaiselle.
      > Ehtojen muutokset
      > Jos nämä ehdot muuttuvat, pyydämme hyväksyntääsi, kun seuraavan kerran kirjaudut.
      > Jos et hyväksy muutosta, sinut kirjataan ulos etkä voi pelata. Voit kirjautua uudelleen kotiuttaaksesi saldosi tai sulkeaksesi tilin.`,
  },
  'bonus-terms': {
    title: 'Bonusehdot',
    description: 'Miten bonus annetaan, kierrätetään ja päätetään, esimerkki lukuina.',
    text: `Bonus on ehdollista pelirahaa. Tarjouksen omat ehdot ovat sen vieressä; seuraava koskee kaikkia.
      ## Kierrätys
      Bonus kierrätetään niin monta kertaa kuin tarjous sanoo, ennen kuin sen voi kotiuttaa. Omat rahasi pelataan ensin, ja ne pysyvät koko ajan ominasi.
      Table: Esimerkki: bonus 10,00
      | Ehto | Tarkoittaa |
      | Kierrätys 5 kertaa | Panoksia yhteensä 50,00 |
      | Aikaraja 60 päivää | Sen jälkeen jäljellä oleva bonusraha poistetaan |
      | Suurin panos 5,00 | Bonusrahaa ei käytetä kierrokseen, jonka panos on suurempi |
      ## Mikä lasketaan
      - Jokainen tarjous kertoo, mitkä pelilajit lasketaan ja miten. Lajeissa, joita ei mainita, bonusrahaa ei voi käyttää.
      - Omien rahojesi panoksia ei lasketa.
      - Demokierroksia ei lasketa.
      ## Bonuksen päättäminen
      Voit luopua bonuksesta milloin vain. Myös kotiutus päättää aktiivisen bonuksen; kysymme sinulta ensin. Omat rahasi jäävät; bonus ja sillä voitettu poistetaan.
      > Kuka ei saa bonusta
      > Pelaajat, joilla on pelitauko, pelikielto tai täyttynyt raja, ja pelaajat, joille emme saa mainostaa.`,
  },
  'casino-rules': {
    title: 'Kasinon säännöt',
    description:
      'Miten kierros ratkeaa, mitä palautus tarkoittaa ja mitä tapahtuu, kun yhteys katkeaa.',
    text: `Jokaisella pelillä on omat sääntönsä, jotka aukeavat pelin valikosta. Nämä koskevat kaikkia.
      ## Palautusprosentti
      Palautus on kaikkien pelaajien pitkän ajan keskiarvo. Se ei kerro mitään seuraavasta kierroksestasi eikä pelikerrastasi.
      Table: Pelin lukujen lukeminen
      | Luku | Mitä se kertoo |
      | Palautus 96,00 % | 100,00 panoksista palautuu keskimäärin 96,00 |
      | Matala volatiliteetti | Pienempiä voittoja useammin |
      | Korkea volatiliteetti | Suurempia voittoja harvoin, pitkiä jaksoja ilman |
      ## Keskeytyneet kierrokset
      1. Pelintarjoajan palvelin pelaa avoimen kierroksen loppuun.
      2. Saldosi päivitetään tuloksen mukaan.
      3. Näet sen tapahtumissasi; kierroksen sivu kertoo sen viitteen.
      ## Viat
      Pelin vika mitätöi ne kierrokset, joita se koski. Niiden panokset palautetaan.`,
  },
  'privacy-policy': {
    title: 'Tietosuoja',
    description:
      'Mitä tiedämme sinusta, miksi ja kuinka kauan, ja miten tiedot saa nähdä tai poistaa.',
    text: `Säilytämme sen, mitä laki ja tilisi edellyttävät. Lähetämme tarjouksia vain, jos annat siihen luvan.
      Table: Mitä säilytämme ja kuinka kauan
      | Mitä | Miksi | Kuinka kauan |
      | Nimi, osoite, syntymäaika, sähköposti, puhelin | Tunnistaminen | Niin kauan kuin laki vaatii |
      | Talletukset, kotiutukset, vedot, kierrokset | Kirjanpitolaki | Niin kauan kuin laki vaatii |
      | Asiakirjat, ammatti, tulot, varojen alkuperä | Rahanpesulaki | Niin kauan kuin laki vaatii |
      | Rajat, tauot, pelikiellot, viestit pelaamisestasi | Suojelemiseksesi | Niin kauan kuin laki vaatii |
      | Markkinointiluvat, tarjousten kohderyhmät | Jotta tiedämme, mitä tarjouksia saat | Niin kauan kuin sinulla on tili |
      | Tallentamasi itsetestien tulokset | Jotta voit verrata niitä | Kunnes poistat ne; vain uusimmat 20 |
      | IP-osoite | Väärinkäytön tunnistaminen | Niin kauan kuin kirjautumishistoriasi |
      ## Oikeutesi
      - Näet, mitä sinusta säilytetään, ja saat siitä kopion.
      - Virheet korjataan.
      - Poistamme kaiken, mitä laki ei velvoita säilyttämään.
      Kirjoita [tietosuojatiimillemme](mailto:privacy@playhouse.test). Saat vastauksen lain asettamassa ajassa.`,
  },
  'cookie-policy': {
    title: 'Evästekäytäntö',
    description: 'Sivuston muutamat evästeet: mitä kukin tekee ja kuinka kauan se säilyy.',
    text: `Käytämme evästeitä vain siihen, mitä teet tällä sivustolla. Mikään niistä ei seuraa sinua muille sivustoille.
      Table: Sivuston evästeet
      | Tarkoitus | Kuinka kauan |
      | Pitää sinut kirjautuneena | Kunnes kirjaudut ulos tai istunto päättyy, enintään vuoden |
      | Muistaa aloittamasi lomakkeen (rekisteröityminen, salasanan vaihto, talletus) | Enintään kaksi tuntia |
      | Muistaa bonuskoodin | Vuorokauden |
      | Muistaa evästevalintasi | Puoli vuotta |
      | Muistaa aikavyöhykkeesi, vetokuponkisi ja sen, että olet vahvistanut ikäsi | Vuoden |
      Selaimen muistissa säilyvät lisäksi vaalea tai tumma ulkoasu ja muutama asetus, kunnes poistat ne.
      ## Valinnaiset evästeet
      Video tulee toisesta palvelusta. Sieltä ei haeta mitään, ennen kuin painat toistoa tai hyväksyt markkinoinnin; sen jälkeen pätevät palvelun omat evästeet.
      Jos hyväksyt markkinoinnin, välilehti muistaa myös kumppanin linkin, jonka kautta tulit, kunnes suljet sen. Suorituskykyevästeitä emme vielä käytä.
      ## Evästeiden poistaminen
      Voit poistaa evästeet selaimen asetuksissa. Silloin kirjaudut ulos, ja kysymme evästevalintasi ja ikäsi uudelleen. Keskeneräinen vetokuponki, lomake tai bonuskoodi katoaa.`,
  },
  'responsible-gambling': {
    title: 'Vastuullinen pelaaminen',
    description: 'Rajat, tauot ja pelikielto: mitä kukin väline tekee ja mistä saa apua.',
    text: `Pelaaminen maksaa pitkällä aikavälillä rahaa. Sen pitäisi pysyä huvina, johon sinulla on varaa, ja nämä välineet on tarkoitettu käytettäviksi ajoissa.
      ## Välineet
      - **Talletusraja**: suurin summa, jonka voit tallettaa päivässä, viikossa tai kuukaudessa. Alempi raja pätee heti, korkeampi odotusajan jälkeen.
      - **Kulutusraja**: suurin summa, jonka voit panostaa jaksossa. Joissakin maissa on lisäksi tappioraja.
      - **Pelitauko**: ei pelaamista valitsemaasi määrään päiviä. Taukoa ei voi perua.
      - **Pelikielto**: kuusi kuukautta tai pidempi, kaikki Playhousen pelit.
      ## Merkkejä, jotka kannattaa ottaa vakavasti
      - Pelaat voittaaksesi takaisin hävittyä.
      - Pelaat vuokraan, ruokaan tai lainoihin tarkoitetuilla rahoilla.
      - Salaat, kuinka paljon pelaat, tai olet levoton, kun et pelaa.
      - Ajattelet lopettamista mutta lykkäät sitä.
      ## Apua
      Puhu jollekulle, johon luotat, tai soita maasi maksuttomaan auttavaan puhelimeen. Myös meidän tiimimme vastaa tuomitsematta: [yhteystiedot](/contact).
      > Vanhemmille ja samassa taloudessa asuville
      > Pidä salasana omana tietonasi ja kirjaudu ulos, kun lähdet laitteelta.
      > Rahapelisivustojen suodattimia on jokaiseen selaimeen ja puhelimeen.`,
  },
  'age-restrictions': {
    title: 'Ikärajat',
    description:
      'Alaikäinen ei pelaa täällä: miten tarkistamme iän ja mitä tapahtuu, jos alaikäinen pelaa.',
    text: `Rahapelit ovat aikuisille. Playhousessa raja on 18 vuotta, ja korkeampi, jos maasi laki niin vaatii.
      ## Miten tarkistamme
      1. Annat syntymäaikasi rekisteröityessäsi.
      2. Vertaamme sitä rekisteriin tai asiakirjaan. Siihen asti voit tallettaa vain tiettyyn summaan asti ja rajatun ajan.
      3. Epäselvässä tapauksessa tili odottaa, kunnes olemme varmoja.
      ## Jos alaikäinen on pelannut
      Tili suljetaan, talletukset palautetaan sille, jolle ne kuuluvat, eikä voittoja makseta.
      Vanhemmille on neuvoja sivulla [vastuullinen pelaaminen](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Tilisi on suljettu',
    description:
      'Miksi tili voi olla suljettu, mitä sen rahoille tapahtuu ja miten meihin saa yhteyden.',
    text: `Et voi juuri nyt pelata tällä tilillä. Omat rahasi ovat tallessa: pelitauon tai pelikiellon aikana voit kirjautua kotiuttamaan ne, muuten maksamme ne sinulle.
      ## Mahdollisia syitä
      - Valitsit pelitauon tai pelikiellon. Se päättyy ilmoitettuna päivänä, ei koskaan aiemmin.
      - Pyysit meitä sulkemaan tilin.
      - Emme ole vielä voineet vahvistaa henkilöllisyyttäsi.
      ## Mitä voit tehdä
      Kirjoita meille: [yhteystiedot](/contact). Jos valitsit pelikiellon, emme voi purkaa sitä emmekä pyydä sinua takaisin.
      Apu on maksutonta: katso [vastuullinen pelaaminen](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Maksutavat',
    description: 'Näin talletat ja kotiutat maassasi, ajat ja summat.',
    text: `Näin voit tallettaa ja kotiuttaa maassasi. Emme peri maksua kummastakaan; pankkisi voi periä.
      Kotiutus palaa samaa reittiä kuin talletus tuli. Ensimmäinen kestää kauemmin, koska henkilöllisyys tarkistetaan kerran.
      Ennen kuin henkilöllisyytesi on tarkistettu, voit tallettaa vähemmän kuin alla lukee.`,
  },
  faq: {
    title: 'Kysymyksiä ja vastauksia',
    description: 'Lyhyitä vastauksia tilistä, rahoista, peleistä ja rajoista.',
    text: `## Tili
      > Miten muutan osoitteeni?
      > Avaa tilin tiedot, muuta osoite ja tallenna. Voimme pyytää asiakirjan, josta uusi osoite näkyy.

      > En muista salasanaani
      > Valitse kirjautumissivulla ”Unohditko salasanasi?”. Saat tekstiviestinä koodin tai sähköpostina linkin; linkki on voimassa tunnin.
      ## Rahat
      > Milloin kotiutus on perillä?
      > Tarkistamme sen ensin. Sen jälkeen aika riippuu tavasta: katso [maksutavat](/payment-methods).

      > Miksi en voi kotiuttaa koko saldoa?
      > Osa siitä voi olla bonusrahaa. Paina saldoa, niin näet, mistä se koostuu.
      ## Pelit
      > Peli pysähtyi kesken kierroksen
      > Kierros pelataan loppuun pelintarjoajan palvelimella. Avaa peli uudelleen tai katso tapahtumiasi.

      > Voiko pelata ilman rahaa?
      > Jos maasi laki sen sallii, useimmista kolikkopeleistä on leikkirahalla pelattava demo.
      ## Rajat
      > Miten asetan rajan tai lasken sitä?
      > Avaa rajasi tilivalikosta. Alempi raja tulee voimaan heti.

      > Voinko nostaa rajaa?
      > Voit, mutta korkeampi raja tulee voimaan vasta odotusajan jälkeen, ja odotusaika vaihtelee maittain. Näet aikaisimman ajankohdan ennen vahvistamista; joissakin maissa pyydämme vahvistamaan uudelleen.`,
  },
  contact: {
    title: 'Yhteystiedot',
    description: 'Näin tavoitat Playhousen tiimin, ja missä asioissa.',
    text: `Tiimimme vastaa omalla kielelläsi, jos osaamme sitä, ja aina englanniksi.
      Table: Näin tavoitat meidät
      | Tapa | Mihin |
      | Sähköposti | Tili, rahat, pelit |
      | Valitusosasto | Valitukset |
      Kirjoita [asiakaspalveluun](mailto:support@playhouse.test). Kerro sähköpostiosoitteesi ja mitä tapahtui; älä koskaan lähetä salasanaasi.
      Monta vastausta löytyy sivulta [kysymyksiä ja vastauksia](/faq).`,
  },
  'contact-live-chat': {
    title: 'Live-chat',
    description: 'Chatia ei juuri nyt ole: näin tavoitat meidät, ja mitä kannattaa pitää käsillä.',
    text: `Chatia ei juuri nyt ole. [Kirjoita meille](mailto:support@playhouse.test).
      ## Hyvä pitää käsillä
      - Tilisi sähköpostiosoite.
      - Kierroksesta sen viite: avaa kierros tapahtumistasi.
      Emme koskaan kysy salasanaasi.`,
  },
  'reset-password': {
    title: 'Vaihda salasana',
    description: 'Näin asetat uuden salasanan, kun et enää muista vanhaa.',
    text: `Anna alla tilisi sähköpostiosoite. Saat tekstiviestinä koodin tai sähköpostina linkin; linkki on voimassa tunnin ja toimii kerran. Valitse salasana, jota et käytä muualla.
      Eikö viestiä tullut? Katso roskapostista ja [kirjoita sitten meille](/contact).`,
  },
  about: {
    title: 'Tietoa Playhousesta',
    description: 'Keitä olemme ja mitkä kolme asiaa lupaamme.',
    text: `Playhouse on nettikasino, joka näyttää olennaiset tiedot ennen peliä.
      ## Mitä lupaamme
      - Jokainen peli kertoo palautuksensa, ennen kuin pelaat.
      - Rajasi ovat joka sivulla tilisi valikossa.
      - Emme yllytä pelaamaan: ei voittoääniä, kun saat takaisin panostasi vähemmän, eikä sanoja, jotka kätkevät todennäköisyydet.
      ## Mikä tämä on
      Tämä on esittelysivusto. Oikeaa rahaa ei oteta eikä makseta, ja sen pelit, studiot ja henkilöt on keksitty.`,
  },
}
