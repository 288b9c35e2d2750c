import type { Texts } from './en.ts'

export const ES: Texts = {
  spin: 'Girar',
  stake: 'Apuesta',
  less: 'Bajar apuesta',
  more: 'Subir apuesta',
  balance: 'Saldo',
  win: 'Ganancia',
  net: 'Esta sesión',
  rules: 'Reglas',
  close: 'Cerrar',
  sound: 'Sonido',
  soundOn: 'activado',
  soundOff: 'desactivado',
  fun: 'Práctica: sin dinero real',
  paused: 'En pausa',
  freeSpins: 'Giro gratis {n} de {of}',
  freeSpinsWon: '{n} giros gratis',
  resultWin: 'Usted gana {amount}',
  resultNone: 'Sin premio',
  loading: 'Preparando el juego',
  'error.INSUFFICIENT_FUNDS': 'Su saldo es menor que esta apuesta. Elija una más baja.',
  'error.GAME_SESSION_ENDED':
    'Esta sesión de juego terminó. Vuelva al lobby y abra el juego otra vez.',
  'error.PLAYER_BLOCKED': 'Por el momento no se puede jugar con su cuenta.',
  'error.TOO_FAST': 'Un momento: cada ronda tiene una duración mínima.',
  'error.STAKE_RETURNED': 'No se pudo jugar la ronda. Se le devuelve su apuesta.',
  'error.UNAVAILABLE': 'Se perdió la conexión. Su saldo está seguro; inténtelo de nuevo.',
  'error.REFUSED': 'La ronda fue rechazada. No se apostó nada.',
  'error.STAKE_OUT_OF_RANGE': 'Esta apuesta no se ofrece.',
  'error.ticket': 'No se pudo abrir el juego. Vuelva al lobby e inténtelo de nuevo.',
  home: 'Volver al lobby',
  rulesIntro:
    '20 líneas pagan desde la izquierda, con tres o más iguales. Los premios son múltiplos de la apuesta por línea (apuesta dividida por 20).',
  rulesWild: 'La estrella sustituye a todos los símbolos menos el boleto en los rodillos 2, 3 y 4.',
  rulesScatter:
    'Los boletos pagan en cualquier lugar: 3 pagan dos veces, 4 diez veces y 5 cincuenta veces la apuesta. Tres o más inician 10 giros gratis en los que las líneas pagan el doble.',
  rulesReturn:
    'Retorno al jugador: {rtp} %. Volatilidad: {volatility} de 5. Una ronda dura al menos {seconds} segundos.',
  rulesKeys:
    'Teclas: espacio gira, las flechas cambian la apuesta, M activa el sonido, el signo de interrogación abre estas reglas.',
}
