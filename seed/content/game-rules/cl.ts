import type { GameRulesTexts } from './texts.ts'

export const CL: GameRulesTexts = {
  lines:
    'Cinco rodillos y veinte líneas. Elija una apuesta y gire: tres o más símbolos iguales desde la izquierda en una línea pagan según la tabla del juego. Los comodines reemplazan a otros símbolos. Tres o más scatters dan giros gratis, cuyas ganancias se multiplican.',
  ways: 'No hay líneas: el mismo símbolo en tres o más rodillos contiguos desde la izquierda paga, esté donde esté. Los símbolos ganadores desaparecen, otros caen en su lugar, y cada nueva ganancia del mismo giro se multiplica más. Los scatters dan giros gratis.',
  hold: 'Una tragamonedas con monedas. Seis o más monedas en un giro quedan fijas y dan inicio a nuevos giros: cada moneda nueva también queda fija y devuelve su número al comienzo. Cuando no queda ninguno, las monedas pagan lo que llevan escrito. En este juego se pueden ganar los jackpots; su probabilidad crece en proporción a la apuesta, de modo que todas las apuestas tienen el mismo retorno.',
  roulette:
    'Ruleta europea con un solo cero. Ponga fichas en números, grupos de números o colores; la bola decide uno de los 37 números. Un pleno paga 35 a 1, una docena o una columna 2 a 1, rojo, negro, par e impar 1 a 1. Todas las apuestas tienen el mismo retorno.',
  blackjack:
    'Acérquese a 21 más que el crupier sin pasarse. Las figuras valen 10 y el as 1 u 11. Puede pedir cartas, plantarse, doblar la apuesta o dividir un par. El retorno indicado vale para quien sigue la estrategia básica; otras decisiones devuelven menos.',
  'video-poker':
    'Recibe cinco cartas, guarda las que quiera y le dan otras en lugar de las demás. La mano paga según la tabla del juego, a partir de un par de jotas. El retorno indicado vale para quien siempre guarda las mejores cartas; otras decisiones devuelven menos.',
  baccarat:
    'Apueste al jugador, a la banca o al empate. Ambos reciben dos o tres cartas según reglas fijas; gana quien quede más cerca de nueve. El jugador paga 1 a 1, la banca 1 a 1 menos un veinteavo, el empate 8 a 1. Si hay empate, se devuelven las apuestas al jugador y a la banca. El retorno indicado es el de la banca; las otras apuestas devuelven menos.',
  wheel:
    'Una rueda de cincuenta casillas que pagan 1, 3, 5, 11 o 23 a 1. Apueste a la casilla en que se detendrá antes de que gire. Todas las apuestas tienen el mismo retorno.',
  league:
    'Una liga de ocho clubes que existen solo aquí. Cada minuto es una fecha con cuatro partidos, los mismos para todos. Elija cuotas antes del pitazo inicial y apueste: al resultado, a la cantidad de goles, a que ambos equipos marquen o al marcador exacto. La apuesta mantiene las cuotas que vio y se resuelve al final del partido. El retorno indicado es el de cada apuesta, menos lo que se lleva el redondeo hacia abajo.',
}
