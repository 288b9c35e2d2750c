import type { LiveTexts } from './en.ts'

export const ES: LiveTexts = {
  scene: 'La mesa',
  results: 'Últimos resultados',
  board: 'Tablero de apuestas',
  onTable: 'En la mesa',
  bet: 'Apostar',
  betOf: 'Apostar {amount}',
  'phase.BETTING': 'Hagan sus apuestas',
  'phase.DEALING': 'No va más',
  'phase.PAYING': 'Se pagan los premios',
  seconds: '{n} s',
  limits: 'Apuestas de {min} a {max}',
  seat: 'Tiene el asiento {n} de {of}',
  full: 'Los {of} asientos están ocupados. Puede mirar; el próximo asiento libre es suyo.',
  placedNow: '{amount} está en la mesa.',
  notPlaced: 'Las apuestas están cerradas. {amount} no se apostó.',
  won: 'Recibe {amount}.',
  lost: 'Sin premio.',
  lostConnection: 'Se perdió la conexión. Las apuestas en la mesa cuentan; la imagen vuelve sola.',
  'spot.player': 'Jugador',
  'spot.banker': 'Banca',
  'spot.tie': 'Empate',
  'pays.player': '1 a 1',
  'pays.banker': '0,95 a 1',
  'pays.tie': '8 a 1',
  'spot.wheel': '{pays} a 1',
  'words.player': 'Gana el jugador, {player} a {banker}',
  'words.banker': 'Gana la banca, {banker} a {player}',
  'words.tie': 'Empate a {player}',
  'words.wheel': 'La rueda se detiene en {pays} a 1',
  'recall.back': '{place}: apostó {amount}, recibió {back}',
  'recall.gone': '{place}: apostó {amount}, sin premio',
  'recall.hand': '{who}: {cards}, total {total}',
  'error.BETS_CLOSED': 'Las apuestas de esta ronda están cerradas. La siguiente empieza enseguida.',
  'error.NO_SEAT': 'Todos los asientos están ocupados. Puede mirar hasta que haya uno libre.',
  'rules.roulette':
    'Una rueda para todos, con los números del 0 al 36. Los plenos pagan 35 a 1, docenas y columnas 2 a 1, las suertes sencillas 1 a 1; con el 0 estas pierden.',
  'rules.baccarat':
    'Ocho barajas, mezcladas antes de cada ronda, con las reglas fijas. Jugador paga 1 a 1, Banca 0,95 a 1, Empate 8 a 1. En un empate se devuelven las apuestas a Jugador y Banca. El retorno indicado es el de Banca; Jugador 98,76 %, Empate 85,64 %.',
  'rules.wheel':
    'Cincuenta segmentos: 24 pagan 1 a 1, 12 pagan 3, 8 pagan 5, 4 pagan 11 y 2 pagan 23 a 1. Todas las apuestas tienen el mismo retorno.',
  'rules.round':
    'Las fichas cuentan cuando se hace la apuesta. Una apuesta hecha se queda. Si se corta la conexión, se liquida sin usted.',
  'rules.fair':
    'Antes de abrir las apuestas, la mesa muestra el SHA-256 de un secreto. Al cerrarlas muestra el secreto, del que se deduce el resultado. Aquí están los de las últimas rondas.',
  'rules.keys':
    'Teclas: las flechas se mueven por el tablero, Intro pone una ficha, Retroceso la quita, más y menos cambian la ficha, B apuesta, el signo de interrogación abre estas reglas.',
  hashNow: 'Esta ronda',
}
