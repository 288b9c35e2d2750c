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
  'error.OTHER_GAME_OPEN':
    'Después abrió un juego en otra ventana. Un juego a la vez: siga allí o vuelva a abrir este.',
  'error.LIMIT_REACHED':
    'Esta apuesta supera lo que queda de un límite que usted fijó. No se apostó nada. Sus límites están en su cuenta.',
  'error.LIMIT_REQUIRED':
    'Falta un límite que es necesario antes de jugar. No se ha apostado nada. Fíjalo en tu cuenta para seguir.',
  'error.REALITY_CHECK_DUE':
    'Ya jugó el tiempo que tiene fijado. No se apostó nada. Responda al aviso que está sobre el juego para seguir.',
  'error.REFUSED': 'La ronda fue rechazada. No se apostó nada.',
  'error.STAKE_OUT_OF_RANGE': 'Esta apuesta no se ofrece.',
  'error.ticket': 'No se pudo abrir el juego. Vuelva al lobby e inténtelo de nuevo.',
  'error.ROUND_OPEN': 'Queda una ronda abierta. Continúa ahora.',
  'error.ROUND_CLOSED': 'Esta ronda terminó. Así está el juego.',
  'error.ACTION_REFUSED': 'Eso no es posible ahora.',
  rounds: 'Rondas y transparencia',
  roundsIntro:
    'Antes de jugar una ronda, el juego se compromete con una semilla secreta: esta es su huella (SHA-256). Cada ronda sale de la semilla secreta, de la suya y del número de la ronda. Cuando la semilla secreta se revela, su navegador puede volver a calcular cada ronda y comparar.',
  seedHash: 'Huella de la semilla secreta',
  serverSeed: 'Semilla secreta',
  clientSeed: 'Su semilla',
  clientSeedHint: 'Letras y cifras que usted elija; vale desde la próxima semilla secreta.',
  nonce: 'Número',
  reveal: 'Revelar la semilla secreta',
  revealed: 'La semilla secreta está revelada y empieza otra. Sus rondas se pueden comprobar.',
  revealFirst: 'Se puede comprobar cuando se revele su semilla',
  revealOpen: 'Termine primero la ronda abierta.',
  check: 'Comprobar',
  checkGood: 'Comprobado: las semillas dan esta ronda',
  checkBad: 'Las semillas no dan esta ronda',
  noRounds: 'Aún no hay rondas',
  roundOf: 'Ronda de {time}',
  notPlayed: 'No jugada; no se retuvo ninguna apuesta',
  inPlay: 'Aún abierta',
  balanceBefore: 'Saldo antes',
  balanceAfter: 'Saldo después',
  version: 'Versión del juego',
  autoSettled: 'Terminada automáticamente',
  'words.lines': 'Líneas con premio: {n}',
  'words.scatters': 'Boletos: {n}, pagan {amountMinor}',
  'words.freeSpins': 'Giros gratis: {n}, pagan {amountMinor}',
  'words.jackpot': 'Jackpot {level}: {amountMinor}',
  'jackpot.mini': 'Mini',
  'jackpot.minor': 'Minor',
  'jackpot.major': 'Major',
  'jackpot.grand': 'Grand',
  cascade: 'Cascada {n}, ×{multiplier}: {amount}',
  rulesWays:
    '1.024 formas pagan desde la izquierda: un símbolo en tres o más rodillos seguidos, por el número de formas. Los premios son vigésimos de la apuesta por cada forma.',
  rulesWaysCascade:
    'Lo que gana desaparece y caen símbolos nuevos. Cada cascada multiplica más: por uno, dos, tres y después cinco.',
  rulesWaysWild:
    'La estrella sustituye a todos los símbolos menos el boleto en los rodillos 2, 3 y 4.',
  rulesWaysFree:
    'Tres boletos con todo en reposo inician 8 giros gratis, cuatro 12, cinco o más 16. En ellos las cascadas multiplican por 2, 4, 6 y después 10.',
  rulesMost: 'Una ronda paga como máximo 5.000 veces la apuesta.',
  'words.cascades': 'Cascadas: {n}, pagan {amountMinor}',
  'words.capped': 'Se alcanzó el máximo que paga una ronda',
  respinsWon: '{n} monedas: empiezan los regiros',
  coinsHeld: '{n} monedas quedan fijas',
  rulesHoldWild:
    'La estrella sustituye a todos los símbolos menos la moneda en los rodillos 2, 3 y 4.',
  rulesHold:
    'Seis o más monedas inician los regiros: las monedas se quedan, los lugares vacíos giran otra vez y cada moneda nueva devuelve tres regiros. Al final cada moneda paga tantas apuestas como muestra. La cuadrícula llena paga el doble. Las monedas de un giro sin regiros no pagan.',
  rulesJackpots:
    'En los regiros una moneda puede llevar un jackpot además de su valor, como máximo uno por ronda. Su probabilidad crece en la misma medida que la apuesta, así que el retorno es igual con cualquier apuesta. El 1,1 % de cada apuesta alimenta los cuatro jackpots; la práctica tiene los suyos.',
  'words.coins': 'Monedas: {n}, pagan {amountMinor}',
  'words.full': 'La cuadrícula está llena: las monedas pagan el doble',
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
