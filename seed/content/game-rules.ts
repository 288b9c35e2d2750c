import type { SeedGame } from './games.ts'

type Text = Record<'en' | 'fi' | 'no' | 'caf', string>
type Rules = { id: string; name: string; text: Text }

/** How the games of the sandbox are played, one text for all that are played alike. */
export const GAME_RULES = [
  {
    id: 'lines',
    name: 'Slot of twenty lines',
    text: {
      en: 'Five reels and twenty lines. Choose a stake and spin: three or more of the same symbol from the left on a line pay by the table in the game. Wilds stand for other symbols. Three or more scatters give free spins, whose wins are multiplied.',
      fi: 'Viisi kelaa ja kaksikymmentä linjaa. Valitse panos ja pyöräytä: vähintään kolme samaa symbolia vasemmalta alkaen linjalla maksaa pelin voittotaulukon mukaan. Jokeri korvaa muita symboleja. Vähintään kolme scatteria antaa ilmaiskierroksia, joiden voitoilla on kerroin.',
      no: 'Fem hjul og tjue linjer. Velg innsats og spinn: tre eller flere like symboler fra venstre på en linje betaler etter tabellen i spillet. Jokere står for andre symboler. Tre eller flere scattere gir gratisspinn, der gevinstene ganges.',
      caf: 'Cinq rouleaux et vingt lignes. Choisissez une mise et lancez : trois symboles identiques ou plus à partir de la gauche sur une ligne paient selon la table du jeu. Les jokers remplacent d’autres symboles. Trois scatters ou plus donnent des tours gratuits aux gains multipliés.',
    },
  },
  {
    id: 'ways',
    name: 'Slot of ways with cascades',
    text: {
      en: 'There are no lines: the same symbol on three or more reels next to each other from the left pays, wherever it stands. Symbols that have won vanish, others fall into their places, and each further win of the same spin is multiplied higher. Scatters give free spins.',
      fi: 'Linjoja ei ole: sama symboli vähintään kolmella vierekkäisellä kelalla vasemmalta alkaen maksaa missä kohdassa tahansa. Voittaneet symbolit katoavat, uudet putoavat tilalle, ja saman pyöräytyksen jokaisella seuraavalla voitolla on suurempi kerroin. Scatterit antavat ilmaiskierroksia.',
      no: 'Det finnes ingen linjer: samme symbol på tre eller flere hjul ved siden av hverandre fra venstre betaler, uansett hvor det står. Symboler som har vunnet, forsvinner, andre faller på plass, og hver ny gevinst i samme spinn ganges mer. Scattere gir gratisspinn.',
      caf: 'Il n’y a pas de lignes : le même symbole sur trois rouleaux voisins ou plus à partir de la gauche paie, où qu’il soit. Les symboles gagnants disparaissent, d’autres tombent à leur place, et chaque gain suivant du même tour est multiplié davantage. Les scatters donnent des tours gratuits.',
    },
  },
  {
    id: 'hold',
    name: 'Slot of coins that are held',
    text: {
      en: 'A slot with coins. Six or more coins in one spin are held and begin respins: each new coin is held, too, and sets the number of respins back. When none is left, the coins pay what stands on them. The jackpots can be won in this game; their chance grows in step with the stake, so that every stake has the same return.',
      fi: 'Kolikoiden slotti. Vähintään kuusi kolikkoa yhdellä pyöräytyksellä lukittuu ja aloittaa uusintapyöräytykset: jokainen uusi kolikkokin lukittuu ja palauttaa niiden määrän alkuun. Kun niitä ei ole jäljellä, kolikot maksavat niissä näkyvän summan. Pelissä voi voittaa jackpotin; sen todennäköisyys kasvaa panoksen suhteessa, joten palautus on jokaisella panoksella sama.',
      no: 'En automat med mynter. Seks eller flere mynter i ett spinn holdes og starter nye spinn: hver ny mynt holdes også og setter antallet tilbake. Når ingen er igjen, betaler myntene det som står på dem. Jackpottene kan vinnes i dette spillet; sjansen øker i takt med innsatsen, så hver innsats har samme tilbakebetaling.',
      caf: 'Une machine à pièces. Six pièces ou plus en un tour sont retenues et lancent des tours répétés : chaque nouvelle pièce est retenue aussi et remet leur nombre au début. Quand il n’en reste plus, les pièces paient ce qui y est inscrit. Les gros lots se gagnent dans ce jeu; leur chance croît avec la mise, si bien que chaque mise a le même retour.',
    },
  },
  {
    id: 'roulette',
    name: 'Roulette',
    text: {
      en: 'European roulette with one zero. Put chips on numbers, groups of numbers or colours; the ball decides on one of 37 numbers. A number alone pays 35 to 1, a dozen or a column 2 to 1, red, black, even and odd 1 to 1. Every bet has the same return.',
      fi: 'Eurooppalainen ruletti, jossa on yksi nolla. Aseta pelimerkkejä numeroille, numeroryhmille tai väreille; kuula ratkaisee yhden 37 numerosta. Yksi numero maksaa 35:1, tusina tai sarake 2:1, punainen, musta, parillinen ja pariton 1:1. Jokaisen panoksen palautus on sama.',
      no: 'Europeisk rulett med én null. Legg sjetonger på tall, grupper av tall eller farger; kulen avgjør ett av 37 tall. Ett tall betaler 35 til 1, et dusin eller en kolonne 2 til 1, rødt, svart, partall og oddetall 1 til 1. Alle innsatser har samme tilbakebetaling.',
      caf: 'Roulette européenne à un seul zéro. Placez des jetons sur des numéros, des groupes de numéros ou des couleurs; la bille désigne l’un des 37 numéros. Un numéro seul paie 35 contre 1, une douzaine ou une colonne 2 contre 1, rouge, noir, pair et impair 1 contre 1. Chaque mise a le même retour.',
    },
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    text: {
      en: 'Come closer to 21 than the dealer without going over. Court cards count 10, an ace 1 or 11. You may take cards, stand, double your stake or split a pair. The stated return holds for whoever decides by basic strategy; other decisions return less.',
      fi: 'Pääse lähemmäs 21:tä kuin jakaja menemättä sen yli. Kuvakortit ovat 10, ässä 1 tai 11. Voit ottaa kortteja, jäädä, tuplata panoksen tai jakaa parin. Ilmoitettu palautus koskee perusstrategialla pelaavaa; muut ratkaisut palauttavat vähemmän.',
      no: 'Kom nærmere 21 enn dealeren uten å gå over. Bildekort teller 10, et ess 1 eller 11. Du kan ta kort, stå, doble innsatsen eller dele et par. Oppgitt tilbakebetaling gjelder den som følger grunnstrategien; andre valg gir mindre tilbake.',
      caf: 'Approchez-vous de 21 plus que le croupier sans le dépasser. Les figures valent 10, un as 1 ou 11. Vous pouvez tirer, rester, doubler la mise ou séparer une paire. Le retour indiqué vaut pour qui suit la stratégie de base; d’autres choix rendent moins.',
    },
  },
  {
    id: 'video-poker',
    name: 'Video poker',
    text: {
      en: 'You get five cards, keep those you want and get others for the rest. The hand then pays by the table in the game, from a pair of jacks upwards. The stated return holds for whoever always keeps the best cards; other decisions return less.',
      fi: 'Saat viisi korttia, pidät haluamasi ja saat muiden tilalle uudet. Käsi maksaa pelin voittotaulukon mukaan jätkäparista ylöspäin. Ilmoitettu palautus koskee sitä, joka aina pitää parhaat kortit; muut ratkaisut palauttavat vähemmän.',
      no: 'Du får fem kort, beholder dem du vil, og får nye for resten. Hånden betaler etter tabellen i spillet, fra et par knekter og opp. Oppgitt tilbakebetaling gjelder den som alltid beholder de beste kortene; andre valg gir mindre tilbake.',
      caf: 'Vous recevez cinq cartes, gardez celles que vous voulez et en recevez d’autres pour le reste. La main paie alors selon la table du jeu, à partir d’une paire de valets. Le retour indiqué vaut pour qui garde toujours les meilleures cartes; d’autres choix rendent moins.',
    },
  },
  {
    id: 'baccarat',
    name: 'Baccarat',
    text: {
      en: 'Bet on the player, the bank or a tie. Both get two or three cards by fixed rules; whoever is closer to nine wins. The player pays 1 to 1, the bank 1 to 1 less a twentieth, a tie 8 to 1. After a tie, bets on the two sides come back. The stated return is that of the bank; the other bets return less.',
      fi: 'Lyö vetoa pelaajasta, pankista tai tasapelistä. Molemmat saavat kaksi tai kolme korttia kiinteiden sääntöjen mukaan; lähempänä yhdeksää oleva voittaa. Pelaaja maksaa 1:1, pankki 1:1 miinus kahdeskymmenesosa, tasapeli 8:1. Tasapelissä panokset pelaajasta ja pankista palautetaan. Ilmoitettu palautus on pankin; muut vedot palauttavat vähemmän.',
      no: 'Sats på spilleren, banken eller uavgjort. Begge får to eller tre kort etter faste regler; den som er nærmest ni, vinner. Spilleren betaler 1 til 1, banken 1 til 1 minus en tjuedel, uavgjort 8 til 1. Ved uavgjort kommer innsatser på sidene tilbake. Oppgitt tilbakebetaling er bankens; de andre innsatsene gir mindre.',
      caf: 'Misez sur le joueur, la banque ou l’égalité. Chacun reçoit deux ou trois cartes selon des règles fixes; le plus proche de neuf gagne. Le joueur paie 1 contre 1, la banque 1 contre 1 moins un vingtième, l’égalité 8 contre 1. En cas d’égalité, les mises sur les deux côtés sont rendues. Le retour indiqué est celui de la banque; les autres mises rendent moins.',
    },
  },
  {
    id: 'wheel',
    name: 'Money wheel',
    text: {
      en: 'A wheel of fifty segments that pay 1, 3, 5, 11 or 23 to 1. Bet on what the wheel will stop at before it is turned. Every bet has the same return.',
      fi: 'Viidenkymmenen lohkon pyörä; lohkot maksavat 1, 3, 5, 11 tai 23 yhtä vastaan. Lyö vetoa pysähtymiskohdasta ennen pyöräytystä. Jokaisen panoksen palautus on sama.',
      no: 'Et hjul med femti felt som betaler 1, 3, 5, 11 eller 23 til 1. Sats på hvor hjulet stopper før det snurres. Alle innsatser har samme tilbakebetaling.',
      caf: 'Une roue de cinquante cases qui paient 1, 3, 5, 11 ou 23 contre 1. Misez sur la case d’arrêt avant que la roue tourne. Chaque mise a le même retour.',
    },
  },
] as const satisfies readonly Rules[]

/** By which of them a game is played. */
export function rulesOf({ gameType, features }: SeedGame): (typeof GAME_RULES)[number]['id'] {
  const own = GAME_RULES.find(({ id }) => id === gameType)
  if (own) return own.id
  if (gameType === 'jackpot') return 'hold'
  return features.includes('ways') ? 'ways' : 'lines'
}
