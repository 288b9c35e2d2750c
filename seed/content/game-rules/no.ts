import type { GameRulesTexts } from './texts.ts'

export const NO: GameRulesTexts = {
  lines:
    'Fem hjul og tjue linjer. Velg innsats og spinn: tre eller flere like symboler fra venstre på en linje betaler etter tabellen i spillet. Jokere erstatter andre symboler. Tre eller flere scattere gir gratisspinn, der gevinstene ganges.',
  ways: 'Det finnes ingen linjer: samme symbol på tre eller flere hjul ved siden av hverandre fra venstre betaler, uansett hvor det står. Symboler som har vunnet, forsvinner, andre faller på plass, og hver ny gevinst i samme spinn ganges mer. Scattere gir gratisspinn.',
  hold: 'En automat med mynter. Seks eller flere mynter i ett spinn holdes og starter nye spinn: hver ny mynt holdes også og setter antallet tilbake. Når ingen er igjen, betaler myntene det som står på dem. Jackpottene kan vinnes i dette spillet; sjansen øker i takt med innsatsen, så hver innsats har samme tilbakebetaling.',
  roulette:
    'Europeisk rulett med én null. Legg sjetonger på tall, grupper av tall eller farger; kulen avgjør ett av 37 tall. Ett tall betaler 35 til 1, et dusin eller en kolonne 2 til 1, rødt, svart, partall og oddetall 1 til 1. Alle innsatser har samme tilbakebetaling.',
  blackjack:
    'Kom nærmere 21 enn dealeren uten å gå over. Bildekort teller 10, et ess 1 eller 11. Du kan ta kort, stå, doble innsatsen eller splitte et par. Oppgitt tilbakebetaling gjelder den som følger grunnstrategien; andre valg gir mindre tilbake.',
  'video-poker':
    'Du får fem kort, beholder dem du vil, og får nye for resten. Hånden betaler etter tabellen i spillet, fra et par knekter og opp. Oppgitt tilbakebetaling gjelder den som alltid beholder de beste kortene; andre valg gir mindre tilbake.',
  baccarat:
    'Sats på spilleren, banken eller uavgjort. Begge får to eller tre kort etter faste regler; den som er nærmest ni, vinner. Spilleren betaler 1 til 1, banken 1 til 1 minus en tjuedel, uavgjort 8 til 1. Ved uavgjort kommer innsatser på sidene tilbake. Oppgitt tilbakebetaling er bankens; de andre innsatsene gir mindre.',
  wheel:
    'Et hjul med femti felt som betaler 1, 3, 5, 11 eller 23 til 1. Sats på hvor hjulet stopper før det snurres. Alle innsatser har samme tilbakebetaling.',
  league:
    'En liga med åtte klubber som bare finnes her. Hvert minutt er en runde med fire kamper, de samme for alle. Velg odds før avspark og sett innsatsen din på dem: resultatet, antall mål, om begge lag scorer, eller nøyaktig resultat. Et spill står til de oddsene du så, og gjøres opp ved full tid. Oppgitt tilbakebetaling gjelder alle spill, før avrunding nedover.',
}
