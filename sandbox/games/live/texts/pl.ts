import type { LiveTexts } from './en.ts'

export const PL: LiveTexts = {
  scene: 'Stół',
  results: 'Ostatnie wyniki',
  board: 'Pole zakładów',
  onTable: 'Na stole',
  bet: 'Postaw',
  betOf: 'Postaw {amount}',
  'phase.BETTING': 'Proszę obstawiać',
  'phase.DEALING': 'Koniec obstawiania',
  'phase.PAYING': 'Wypłacamy wygrane',
  seconds: '{n} s',
  limits: 'Zakłady od {min} do {max}',
  seat: 'Masz miejsce {n} z {of}',
  full: 'Wszystkie miejsca ({of}) są zajęte. Możesz patrzeć; następne wolne miejsce jest Twoje.',
  placedNow: '{amount} leży na stole.',
  notPlaced: 'Obstawianie zakończone. {amount} nie zostało postawione.',
  won: 'Wraca do Ciebie {amount}.',
  lost: 'Brak wygranej.',
  lostConnection: 'Utracono połączenie. Zakłady na stole są ważne; obraz wróci sam.',
  'spot.player': 'Gracz',
  'spot.banker': 'Bankier',
  'spot.tie': 'Remis',
  'pays.player': '1 do 1',
  'pays.banker': '0,95 do 1',
  'pays.tie': '8 do 1',
  'spot.wheel': '{pays} do 1',
  'words.player': 'Wygrywa gracz, {player} do {banker}',
  'words.banker': 'Wygrywa bankier, {banker} do {player}',
  'words.tie': 'Remis {player}',
  'words.wheel': 'Koło staje na {pays} do 1',
  'recall.back': '{place}: postawiono {amount}, wróciło {back}',
  'recall.gone': '{place}: postawiono {amount}, nic nie wróciło',
  'recall.hand': '{who}: {cards}, suma {total}',
  'error.BETS_CLOSED': 'Zakłady w tej rundzie są zamknięte. Następna zacznie się za chwilę.',
  'error.NO_SEAT': 'Wszystkie miejsca są zajęte. Możesz patrzeć, aż któreś się zwolni.',
  'rules.roulette':
    'Jedno koło dla wszystkich, z liczbami od 0 do 36. Pojedyncze liczby płacą 35 do 1, tuziny i kolumny 2 do 1, szanse równe 1 do 1; przy 0 te przegrywają.',
  'rules.baccarat':
    'Osiem talii, tasowanych przed każdą rundą, dobieranych według stałych zasad. Gracz płaci 1 do 1, Bankier 0,95 do 1, Remis 8 do 1. Przy remisie zakłady na Gracza i Bankiera wracają. Podany zwrot dotyczy Bankiera; Gracz 98,76 %, Remis 85,64 %.',
  'rules.wheel':
    'Pięćdziesiąt pól: 24 płacą 1 do 1, 12 płaci 3, 8 płaci 5, 4 płacą 11, a 2 płacą 23 do 1. Każdy zakład ma ten sam zwrot.',
  'rules.round':
    'Żetony liczą się po postawieniu zakładu. Postawiony zakład zostaje. Gdy połączenie się zerwie, zostanie rozliczony bez Ciebie.',
  'rules.fair':
    'Przed obstawianiem stół pokazuje SHA-256 sekretu. Po zamknięciu pokazuje sekret, z którego wynika wynik. Oba są tu podane dla ostatnich rund.',
  'rules.keys':
    'Klawisze: strzałki poruszają się po polu, Enter kładzie żeton, Backspace go zdejmuje, plus i minus zmieniają żeton, B stawia zakład, znak zapytania otwiera zasady.',
  hashNow: 'Ta runda',
}
