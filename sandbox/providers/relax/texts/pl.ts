import type { Texts } from './en.ts'

export const PL: Texts = {
  spin: 'Zakręć',
  stake: 'Stawka',
  less: 'Niższa stawka',
  more: 'Wyższa stawka',
  balance: 'Saldo',
  win: 'Wygrana',
  net: 'Ta sesja',
  rules: 'Zasady',
  close: 'Zamknij',
  sound: 'Dźwięk',
  soundOn: 'włączony',
  soundOff: 'wyłączony',
  fun: 'Trening: bez prawdziwych pieniędzy',
  paused: 'Pauza',
  freeSpins: 'Darmowy spin {n} z {of}',
  freeSpinsWon: 'Darmowe spiny: {n}',
  resultWin: 'Wygrywasz {amount}',
  resultNone: 'Brak wygranej',
  loading: 'Przygotowywanie gry',
  'error.INSUFFICIENT_FUNDS': 'Saldo jest niższe od tej stawki. Wybierz niższą stawkę.',
  'error.GAME_SESSION_ENDED': 'Ta sesja gry się zakończyła. Wróć do lobby i otwórz grę ponownie.',
  'error.PLAYER_BLOCKED': 'Z Twojego konta nie można teraz grać.',
  'error.TOO_FAST': 'Chwileczkę: runda ma minimalny czas trwania.',
  'error.STAKE_RETURNED': 'Nie udało się rozegrać rundy. Stawka zostanie zwrócona.',
  'error.UNAVAILABLE':
    'Połączenie zostało przerwane. Twoje saldo jest bezpieczne; spróbuj ponownie.',
  'error.REFUSED': 'Runda została odrzucona. Niczego nie postawiono.',
  'error.STAKE_OUT_OF_RANGE': 'Ta stawka nie jest dostępna.',
  'error.ticket': 'Nie udało się otworzyć gry. Wróć do lobby i spróbuj ponownie.',
  home: 'Wróć do lobby',
  rulesIntro:
    '20 linii płaci od lewej, od trzech jednakowych symboli. Wypłaty są wielokrotnością stawki na linię (stawka podzielona przez 20).',
  rulesWild: 'Gwiazda zastępuje każdy symbol oprócz biletu na bębnach 2, 3 i 4.',
  rulesScatter:
    'Bilety płacą w dowolnym miejscu: 3 dwukrotność, 4 dziesięciokrotność, 5 pięćdziesięciokrotność stawki. Trzy lub więcej uruchamia 10 darmowych spinów, w których linie płacą podwójnie.',
  rulesReturn:
    'Zwrot dla gracza: {rtp} %. Zmienność: {volatility} z 5. Runda trwa co najmniej {seconds} s.',
  rulesKeys:
    'Klawisze: spacja kręci, strzałki zmieniają stawkę, M włącza i wyłącza dźwięk, znak zapytania otwiera te zasady.',
}
