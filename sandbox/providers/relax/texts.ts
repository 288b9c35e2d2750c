/** What the game says, in the languages that operators send it (`lang` of the launcher). */
const en = {
  spin: 'Spin',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  balance: 'Balance',
  win: 'Win',
  net: 'This session',
  rules: 'Rules',
  close: 'Close',
  sound: 'Sound',
  soundOn: 'on',
  soundOff: 'off',
  fun: 'Practice: no real money',
  paused: 'Paused',
  freeSpins: 'Free spin {n} of {of}',
  freeSpinsWon: '{n} free spins',
  resultWin: 'You win {amount}',
  resultNone: 'No win',
  loading: 'Getting the game ready',
  'error.INSUFFICIENT_FUNDS': 'Your balance is lower than this stake. Choose a lower stake.',
  'error.GAME_SESSION_ENDED':
    'This game session has ended. Go back to the lobby and open the game again.',
  'error.PLAYER_BLOCKED': 'Playing is not possible on your account at the moment.',
  'error.TOO_FAST': 'One moment: rounds have a minimum length.',
  'error.STAKE_RETURNED': 'The round could not be placed. Your stake is given back.',
  'error.UNAVAILABLE': 'The connection is lost. Your balance is safe; try again.',
  'error.REFUSED': 'The round was refused. Nothing was staked.',
  'error.STAKE_OUT_OF_RANGE': 'This stake is not offered.',
  'error.ticket': 'This game could not be opened. Go back to the lobby and try again.',
  home: 'Back to the lobby',
  rulesIntro:
    '20 lines are paid from the left, three or more of a kind. Payments are multiples of the line bet (stake divided by 20).',
  rulesWild: 'The star stands in for every symbol but the ticket, on reels 2, 3 and 4.',
  rulesScatter:
    'Tickets pay anywhere: 3 pay twice, 4 ten times, 5 fifty times the stake. Three or more start 10 free spins in which lines pay double.',
  rulesReturn:
    'Return to player: {rtp} %. Volatility: {volatility} of 5. A round lasts at least {seconds} seconds.',
  rulesKeys:
    'Keys: space spins, arrows change the stake, M switches sound, question mark opens these rules.',
}
type Texts = typeof en

const fi: Texts = {
  spin: 'Pyöräytä',
  stake: 'Panos',
  less: 'Pienennä panosta',
  more: 'Suurenna panosta',
  balance: 'Saldo',
  win: 'Voitto',
  net: 'Tämä istunto',
  rules: 'Säännöt',
  close: 'Sulje',
  sound: 'Ääni',
  soundOn: 'päällä',
  soundOff: 'pois',
  fun: 'Harjoittelu: ei oikeaa rahaa',
  paused: 'Tauolla',
  freeSpins: 'Ilmaiskierros {n}/{of}',
  freeSpinsWon: '{n} ilmaiskierrosta',
  resultWin: 'Voitit {amount}',
  resultNone: 'Ei voittoa',
  loading: 'Peliä valmistellaan',
  'error.INSUFFICIENT_FUNDS': 'Saldosi ei riitä tähän panokseen. Valitse pienempi panos.',
  'error.GAME_SESSION_ENDED': 'Peli-istunto on päättynyt. Palaa aulaan ja avaa peli uudelleen.',
  'error.PLAYER_BLOCKED': 'Pelaaminen ei ole tililläsi nyt mahdollista.',
  'error.TOO_FAST': 'Hetki: kierroksella on vähimmäiskesto.',
  'error.STAKE_RETURNED': 'Kierrosta ei voitu asettaa. Panoksesi palautetaan.',
  'error.UNAVAILABLE': 'Yhteys katkesi. Saldosi on turvassa, yritä uudelleen.',
  'error.REFUSED': 'Kierros hylättiin. Panosta ei veloitettu.',
  'error.STAKE_OUT_OF_RANGE': 'Tätä panosta ei ole tarjolla.',
  'error.ticket': 'Peliä ei voitu avata. Palaa aulaan ja yritä uudelleen.',
  home: 'Takaisin aulaan',
  rulesIntro:
    '20 linjaa maksaa vasemmalta, kolme tai useampi samaa. Voitot ovat linjapanoksen kertoimia (panos jaettuna 20:llä).',
  rulesWild: 'Tähti korvaa kaikki symbolit paitsi lipun keloilla 2, 3 ja 4.',
  rulesScatter:
    'Liput maksavat missä tahansa: 3 kaksinkertaisesti, 4 kymmenkertaisesti, 5 viisikymmenkertaisesti panoksen. Kolme tai useampi käynnistää 10 ilmaiskierrosta, joilla linjat maksavat tuplana.',
  rulesReturn:
    'Palautusprosentti: {rtp} %. Volatiliteetti: {volatility}/5. Kierros kestää vähintään {seconds} sekuntia.',
  rulesKeys:
    'Näppäimet: välilyönti pyöräyttää, nuolet muuttavat panosta, M äänen, kysymysmerkki avaa säännöt.',
}
const no: Texts = {
  spin: 'Spinn',
  stake: 'Innsats',
  less: 'Lavere innsats',
  more: 'Høyere innsats',
  balance: 'Saldo',
  win: 'Gevinst',
  net: 'Denne økten',
  rules: 'Regler',
  close: 'Lukk',
  sound: 'Lyd',
  soundOn: 'på',
  soundOff: 'av',
  fun: 'Øving: ingen ekte penger',
  paused: 'Pause',
  freeSpins: 'Gratisspinn {n} av {of}',
  freeSpinsWon: '{n} gratisspinn',
  resultWin: 'Du vinner {amount}',
  resultNone: 'Ingen gevinst',
  loading: 'Spillet gjøres klart',
  'error.INSUFFICIENT_FUNDS': 'Saldoen din er lavere enn innsatsen. Velg en lavere innsats.',
  'error.GAME_SESSION_ENDED':
    'Spilløkten er avsluttet. Gå tilbake til lobbyen og åpne spillet på nytt.',
  'error.PLAYER_BLOCKED': 'Det er ikke mulig å spille på kontoen din nå.',
  'error.TOO_FAST': 'Et øyeblikk: en runde har en minste varighet.',
  'error.STAKE_RETURNED': 'Runden kunne ikke plasseres. Innsatsen din gis tilbake.',
  'error.UNAVAILABLE': 'Forbindelsen er brutt. Saldoen din er trygg, prøv igjen.',
  'error.REFUSED': 'Runden ble avvist. Ingenting ble satset.',
  'error.STAKE_OUT_OF_RANGE': 'Denne innsatsen tilbys ikke.',
  'error.ticket': 'Spillet kunne ikke åpnes. Gå tilbake til lobbyen og prøv igjen.',
  home: 'Tilbake til lobbyen',
  rulesIntro:
    '20 linjer betales fra venstre, tre eller flere like. Gevinster er multipler av linjeinnsatsen (innsats delt på 20).',
  rulesWild: 'Stjernen erstatter alle symboler unntatt billetten på hjul 2, 3 og 4.',
  rulesScatter:
    'Billetter betaler hvor som helst: 3 gir to ganger, 4 ti ganger, 5 femti ganger innsatsen. Tre eller flere starter 10 gratisspinn der linjene betaler dobbelt.',
  rulesReturn:
    'Tilbakebetaling til spilleren: {rtp} %. Volatilitet: {volatility} av 5. En runde varer minst {seconds} sekunder.',
  rulesKeys:
    'Taster: mellomrom spinner, piltaster endrer innsatsen, M slår lyd av og på, spørsmålstegn åpner reglene.',
}
const fr: Texts = {
  spin: 'Lancer',
  stake: 'Mise',
  less: 'Baisser la mise',
  more: 'Augmenter la mise',
  balance: 'Solde',
  win: 'Gain',
  net: 'Cette séance',
  rules: 'Règles',
  close: 'Fermer',
  sound: 'Son',
  soundOn: 'activé',
  soundOff: 'coupé',
  fun: 'Essai : sans argent réel',
  paused: 'En pause',
  freeSpins: 'Tour gratuit {n} sur {of}',
  freeSpinsWon: '{n} tours gratuits',
  resultWin: 'Vous gagnez {amount}',
  resultNone: 'Aucun gain',
  loading: 'Préparation du jeu',
  'error.INSUFFICIENT_FUNDS':
    'Votre solde est inférieur à cette mise. Choisissez une mise plus basse.',
  'error.GAME_SESSION_ENDED':
    'La séance de jeu est terminée. Retournez au lobby et rouvrez le jeu.',
  'error.PLAYER_BLOCKED': 'Le jeu n’est pas possible sur votre compte pour le moment.',
  'error.TOO_FAST': 'Un instant : une partie a une durée minimale.',
  'error.STAKE_RETURNED': 'La partie n’a pas pu être placée. Votre mise vous est rendue.',
  'error.UNAVAILABLE': 'La connexion est perdue. Votre solde est en sécurité, réessayez.',
  'error.REFUSED': 'La partie a été refusée. Rien n’a été misé.',
  'error.STAKE_OUT_OF_RANGE': 'Cette mise n’est pas proposée.',
  'error.ticket': 'Ce jeu n’a pas pu être ouvert. Retournez au lobby et réessayez.',
  home: 'Retour au lobby',
  rulesIntro:
    '20 lignes paient depuis la gauche, à partir de trois symboles identiques. Les gains sont des multiples de la mise par ligne (mise divisée par 20).',
  rulesWild: 'L’étoile remplace tous les symboles sauf le billet, sur les rouleaux 2, 3 et 4.',
  rulesScatter:
    'Les billets paient partout : 3 paient deux fois, 4 dix fois, 5 cinquante fois la mise. Trois ou plus lancent 10 tours gratuits où les lignes paient double.',
  rulesReturn:
    'Taux de retour au joueur : {rtp} %. Volatilité : {volatility} sur 5. Une partie dure au moins {seconds} secondes.',
  rulesKeys:
    'Touches : espace lance, les flèches changent la mise, M coupe le son, le point d’interrogation ouvre ces règles.',
}

const ALL: Record<string, Texts> = { en, fi, no, fr }

export function textsOf(language: string): Texts {
  return ALL[language] ?? en
}
