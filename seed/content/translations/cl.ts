/** Spanish of Chile, also read in Peru, with the “usted” of the site's messages. */
export const CL: Readonly<Record<string, string>> = {
  'A red badge: 18+': 'Un distintivo rojo: 18+',
  'A stage with masks and a hat': 'Un escenario con máscaras y un sombrero',
  Popular: 'Populares',
  'New arrivals': 'Novedades',
  Jackpots: 'Juegos con jackpot',
  'Free spins': 'Giros gratis',
  Classics: 'Clásicos',
  Adventure: 'Aventura',
  'Myths and magic': 'Mitos y magia',
  'After dark': 'Al caer la noche',
  'Wild nature': 'Naturaleza salvaje',
  'Low volatility': 'Volatilidad baja',
  'High volatility': 'Volatilidad alta',
  'Table games': 'Juegos de mesa',
  'Video poker': 'Video póker',
  'All games': 'Todos los juegos',
  'Live lounge': 'Salón en vivo',
  Roulette: 'Ruleta',
  Baccarat: 'Baccarat',
  'Wheels and shows': 'Ruedas y concursos',
  'All tables': 'Todas las mesas',
  Casino: 'Casino',
  'Live casino': 'Casino en vivo',
  'Slots and table games from our studios, with the RTP shown for each.':
    'Tragamonedas y juegos de mesa de nuestros estudios, con el RTP de cada uno.',
  'Sixty live tables, with the bet range shown for each.':
    'Sesenta mesas en vivo, con las apuestas posibles de cada una.',

  'Bank card': 'Tarjeta bancaria',

  'Your limits first': 'Primero, sus límites',
  'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.':
    'Fije sus límites antes de jugar. Un límite más bajo rige de inmediato, uno más alto solo después de un período de espera.',
  'How limits work': 'Cómo funcionan los límites',
  'RTP and volatility explained': 'Qué significan el RTP y la volatilidad',
  'Every game shows its RTP and volatility. The rules explain how to read them.':
    'Cada juego muestra su RTP y su volatilidad. Las reglas explican cómo leerlos.',

  'Playhouse Demonstration runs this site under an invented licence:':
    'Playhouse Demonstration opera este sitio con una licencia ficticia:',

  'Playhouse shows slots, table games and live tables with the figures that matter before you play: RTP, volatility and bet range.\n## What every game shows\n- The return to player (RTP), measured over many rounds of all players.\n- The volatility, from low to high.\n- The minimum and maximum stake in your currency.\n## Playing within limits\nYou set limits in your account. They apply immediately when you lower them, and are explained under [responsible gambling](/responsible-gambling).':
    'Playhouse muestra tragamonedas, juegos de mesa y mesas en vivo con las cifras que importan antes de jugar: RTP, volatilidad y apuestas posibles.\n## Lo que figura en cada juego\n- El retorno al jugador (RTP), medido en muchas rondas de todos los jugadores.\n- La volatilidad, de baja a alta.\n- La apuesta mínima y la máxima en su moneda.\n## Jugar dentro de los límites\nLos límites se fijan en la cuenta, rigen de inmediato cuando se bajan y se explican en [juego responsable](/responsible-gambling).',
  'Game figures explained': 'Cómo leer las cifras de un juego',
  'An RTP of 96% means that 96.00 of 100.00 staked is paid back on average, over many rounds of all players. It does not predict the next round.\n\nHigh volatility means larger wins, less often; low volatility means smaller wins, more often. For details, see the [casino rules](/casino-rules).':
    'Un RTP de 96% significa que, de cada 100,00 apostados, en promedio se devuelven 96,00, en muchas rondas de todos los jugadores. No predice la próxima ronda.\n\nVolatilidad alta significa premios más grandes, pero menos frecuentes; baja, premios más chicos y más frecuentes. Hay más en las [reglas del casino](/casino-rules).',

  'Something we noticed': 'Algo que notamos',
  'We have noticed something in how you play. It may mean nothing. The figures are shown below, and you decide what to do with them.':
    'Hemos notado algo en su forma de jugar. Puede que no signifique nada. Abajo ve las cifras, y usted decide qué hacer con ellas.',
  'Take a moment': 'Deténgase un momento',
  'These figures are often a sign that gambling is becoming too much. A limit or a break helps many people. You can also talk to someone, free and in confidence.':
    'Estas cifras suelen ser señal de que se está jugando demasiado. Un límite o una pausa ayuda a muchas personas. También puede hablar con alguien, gratis y en confianza.',
  'You have made several deposits after losing': 'Ha depositado varias veces después de perder',
  'Continuing to play does not bring back what you have lost: every round is independent of the one before. This is a good moment to stop for today. A 24-hour break takes two taps, and there are people who can help.':
    'Seguir jugando no devuelve lo perdido: cada ronda es independiente de la anterior. Este es un buen momento para parar por hoy. Una pausa de 24 horas está a dos toques, y hay personas que pueden ayudarle.',
  'We are concerned about you': 'Nos preocupa su forma de jugar',
  'The signs have become stronger. Our team has been notified and may contact you. Please think about a break now, and talk to someone who can help.':
    'Las señales se han hecho más fuertes. Nuestro personal está avisado y puede contactarle. Piense ahora en una pausa y hable con alguien que pueda ayudar.',

  'Slots, tables and live games in one place':
    'Tragamonedas, mesas y juegos en vivo en un solo lugar',
  'Games that show their RTP, with your limits always at hand.':
    'Juegos que muestran su RTP, y sus límites siempre a mano.',
  'Playhouse: casino and live casino': 'Playhouse: casino y casino en vivo',
  'Slots, table games and live tables with their RTP, volatility and bet range shown before you play.':
    'Tragamonedas, juegos de mesa y mesas en vivo, con el RTP, la volatilidad y las apuestas posibles a la vista antes de jugar.',
  'Welcome to Playhouse': 'Bienvenido a Playhouse',
  'Games from our studios': 'Juegos de nuestros estudios',
  'Every game shows its RTP and volatility before you play.':
    'Cada juego muestra su RTP y su volatilidad antes de jugar.',
  '18+. Play within your limits.': '18+. Juegue dentro de sus límites.',
  'Go to casino': 'Ver el casino',
  'Theatre masks in the limelight': 'Máscaras de teatro bajo los focos',
  'Bets on live matches': 'Apuestas a partidos en vivo',
  'A bet on a live match is checked before it is accepted. The receipt shows the accepted odds.':
    'Una apuesta a un partido en vivo se comprueba antes de aceptarse. El recibo muestra la cuota aceptada.',
  'New season': 'Nueva temporada',
  'Fresh from the studios': 'Recién salidos de los estudios',
  'The newest games, sorted by release date.': 'Los juegos más nuevos, por fecha de lanzamiento.',
  'See new games': 'Ver las novedades',
  'A slot machine among stars': 'Una tragamonedas entre estrellas',

  'About Playhouse': 'Acerca de Playhouse',
  'Terms and conditions': 'Términos y condiciones',
  'Bonus terms': 'Condiciones de los bonos',
  'Casino rules': 'Reglas del casino',
  Privacy: 'Privacidad',
  'Cookie policy': 'Política de cookies',
  'Responsible gambling': 'Juego responsable',
  'Age restrictions': 'Restricciones de edad',
  'Payment methods': 'Medios de pago',
  Contact: 'Contacto',
  'Questions and answers': 'Preguntas y respuestas',
  'Live chat': 'Chat en vivo',
  'Demonstration content. Playhouse is a sandbox: no real money is taken or paid. Gambling can be addictive. 18+.':
    'Contenido de demostración. Playhouse es un entorno de pruebas: no se recibe ni se paga dinero real. El juego puede causar adicción. 18+.',
  'Only for adults aged 18 or over': 'Solo para mayores de 18 años',
  'You can set limits on deposits and spending': 'Puede fijar límites de depósito y de gasto',
  'Every game shows its return to player': 'Cada juego indica su retorno al jugador',

  'Account features': 'Funciones de la cuenta',
  Games: 'Juegos',
  Bonus: 'Bonos',
  Control: 'Bajo control',
  'Fresh on stage': 'Novedades en escena',
  'The newest games from our studios, each with its RTP and bet range.':
    'Los juegos más nuevos de nuestros estudios, cada uno con su RTP y sus apuestas posibles.',
  'New arrivals are sorted by release date, newest first.\n\nWhere the law allows it, most slots have a demo with play money.':
    'Las novedades van por fecha de lanzamiento, las más recientes primero.\n\nDonde la ley lo permite, la mayoría de las tragamonedas tiene una demo con dinero ficticio.',
  'There is nothing to claim: this page describes games and tools at Playhouse.\n\nGames are for adults, and we verify your identity. Your limits, breaks and exclusions apply everywhere.':
    'Aquí no hay nada que solicitar: esta página describe juegos y herramientas de Playhouse.\n\nLos juegos son para adultos, y su identidad se verifica. Sus límites, pausas y autoexclusiones rigen en todas partes.',
  'See the new arrivals': 'Ver lo más nuevo',
  'A slot machine in the light of a stage': 'Una tragamonedas a la luz del escenario',
  'Set your limits before you play': 'Fije sus límites antes de jugar',
  'Lower limits apply immediately, higher ones after a waiting period.':
    'Un límite más bajo rige de inmediato, uno más alto solo después de un período de espera.',
  'Deposit limits, breaks and self-exclusion are in your account, and explained on one page.\n\nWhatever you set applies to every game at Playhouse.':
    'Los límites de depósito, las pausas y la autoexclusión están en su cuenta y se explican en una página.\n\nLo que fije rige para todos los juegos de Playhouse.',
  'A key in front of a bank': 'Una llave frente a un banco',
  'A calm evening': 'Una noche tranquila',
  'Low-volatility games: smaller wins, more often, but no less risk of losing in the long run.':
    'Juegos de volatilidad baja: premios más chicos y más frecuentes, pero no menos riesgo de perder a la larga.',
  'Every game shows its volatility, from low to high. It tells you how a game pays, not how much.\n\nThe return to player (RTP) tells you how much: it is a long-term average over many rounds of all players.':
    'Cada juego muestra su volatilidad, de baja a alta. Dice cómo paga un juego, no cuánto.\n\nCuánto, lo dice el retorno al jugador (RTP): un promedio a largo plazo, de muchas rondas de todos los jugadores.',
  'See the games': 'Ver los juegos',
  'Cherries and a bell': 'Cerezas y una campana',
  'See free seats before you join': 'Vea los asientos libres antes de entrar',
  'Live tables show their bet range and, where seats are limited, how many are free.':
    'Las mesas en vivo muestran sus apuestas posibles y, si los asientos son limitados, cuántos están libres.',
  'The tile of each table shows whether it is open and how many seats are free, and updates live.\n\nIts rules and bet range are one tap away.':
    'La ficha de una mesa muestra si está abierta y cuántos asientos hay libres, y se actualiza en vivo.\n\nSus reglas y sus apuestas posibles están a un toque.',
  'See live tables': 'Ver las mesas en vivo',
  'A top hat and two tickets': 'Un sombrero de copa y dos entradas',
  'Your figures': 'Sus cifras',
  'Your deposits, stakes and winnings for any period, online or as CSV.':
    'Sus depósitos, apuestas y ganancias de cualquier período, en línea o en CSV.',
  'Your statement lists every transaction. You can also set a budget, and the site tracks it for you.':
    'El estado de cuenta muestra todos los movimientos. También puede fijar un presupuesto, y el sitio lleva la cuenta por usted.',
  'View statement': 'Ver el estado de cuenta',
  'A trophy, a key and a coin': 'Un trofeo, una llave y una moneda',
  'Front row': 'Primera fila',
  'Star the tables you like, and find them first in the live casino.':
    'Marque con la estrella las mesas que le gustan y las verá primero en el casino en vivo.',
  'See my games': 'Mis juegos',
  'A crown and two tickets': 'Una corona y dos entradas',
  'Summer matinée': 'Matiné de verano',
  'A row of light games for July.': 'Los juegos livianos de julio, en una fila.',
  'This promotion ran in July. The games are still in the casino.':
    'Esta promoción fue en julio. Los juegos siguen en el casino.',
  'Cherries and stars': 'Cerezas y estrellas',
  'Your favourite games': 'Sus juegos favoritos',
  'Search games': 'Buscar juegos',
  'Live tables at a glance': 'Las mesas en vivo de un vistazo',
  'Each live table shows whether it is open, its bet range and, where seats are limited, how many are free.':
    'Cada mesa en vivo muestra si está abierta, sus apuestas posibles y, si los asientos son limitados, cuántos están libres.',
  'Sign up and set your limits first': 'Regístrese y fije primero sus límites',
  'Sign-up takes three steps. You can set your limits before you play, and every game shows its RTP.':
    'El registro tiene tres pasos. Puede fijar sus límites antes de jugar, y cada juego muestra su RTP.',
  'Sign up': 'Registrarse',
  '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.':
    '18+. Una cuenta por cada adulto que viva donde Playhouse está disponible. A la larga, el juego cuesta dinero.',
  'The circle': 'El círculo',
  'There are no levels and no points. Playing more does not get you better treatment: this is what every player gets.':
    'Aquí no hay niveles ni puntos. A quien juega más no se le trata mejor: esto es lo que tiene cada jugador.',
  'Masks under a crown': 'Máscaras bajo una corona',
  'Ask a question': 'Hacer una pregunta',
  'Withdrawal tracking': 'Sus retiros',
  'Each withdrawal shows its status, and is paid back the way you deposited.':
    'Cada retiro muestra su estado y se paga por el medio con que depositó.',
  'Your account history': 'Su historial',
  'Your statement, your budget and every round with its reference are in your account.':
    'El estado de cuenta, el presupuesto y cada ronda con su referencia están en su cuenta.',
  'The same protection': 'La misma protección',
  'Limits, breaks and checks apply to all players. We never ask you to play more.':
    'Los límites, las pausas y las verificaciones rigen para todos los jugadores. Nunca le pedimos que juegue más.',
  'Leaving is as easy as joining': 'Irse es tan fácil como llegar',
  'A break or self-exclusion starts immediately, and your money stays yours.':
    'Una pausa o autoexclusión empieza de inmediato, y su dinero sigue siendo suyo.',
  'No levels and no points: what every Playhouse player gets.':
    'Sin niveles ni puntos: lo que tiene cada jugador de Playhouse.',

  'For players who have deposited before, whose identity is verified and who are not excluded, on a break or at one of their limits. Once per player; one bonus at a time for each product.\n\nThe amounts in your currency, the eligible games and how much they count are shown under Rewards before you decide, and do not change once you have the bonus.\n\nYour own money is staked first and can be withdrawn at any time; a withdrawal forfeits an active bonus. You can forfeit the bonus at any time: you keep your own money and lose the bonus money.':
    'Para jugadores que ya han depositado, con identidad verificada, que no están excluidos ni en pausa y no han alcanzado ninguno de sus límites. Una vez por jugador; un bono a la vez en cada producto.\n\nLos montos en su moneda, los juegos que cuentan y cuánto cuentan figuran en Recompensas antes de que usted decida y no cambian una vez que tiene el bono.\n\nSu propio dinero se apuesta primero y puede retirarse en cualquier momento; con un retiro se pierde un bono activo. Puede renunciar al bono cuando quiera: conserva su propio dinero y pierde el dinero de bono.',
  'See the terms in your account': 'Ver las condiciones en su cuenta',
  'Harbour Match': 'Harbour Match',
  'Half of one deposit added as bonus money for the casino.':
    'La mitad de un depósito, agregada como dinero de bono para el casino.',
  'Choose Harbour Match when you make a deposit. The bonus money is added immediately.\n\nIts conditions are shown next to it, with an example of the average cost of wagering.':
    'Elija Harbour Match cuando haga un depósito. El dinero de bono se agrega de inmediato.\n\nSus condiciones se muestran a su lado, con un ejemplo del costo promedio del requisito de apuesta.',
  '18+. For players who have deposited before, once each. 50% of a deposit, up to the amount in your currency under Rewards. Wagering: 10 times within 60 days.':
    '18+. Para jugadores que ya han depositado, una vez cada uno. 50% de un depósito, hasta el monto en su moneda indicado en Recompensas. Requisito de apuesta: 10 veces dentro de 60 días.',
  'A coin and a crown in front of a bank': 'Una moneda y una corona frente a un banco',
  'Velvet Table': 'Velvet Table',
  'A small amount of bonus money for live tables. No deposit required.':
    'Un monto pequeño en dinero de bono para las mesas en vivo, sin depósito.',
  'Claim it under Rewards. Wheels count in full towards wagering; roulette, blackjack and baccarat count for a quarter.\n\nIf you do not claim it, nothing changes.':
    'Obténgalo en Recompensas. Las ruedas cuentan por completo para el requisito de apuesta; la ruleta, el blackjack y el baccarat, un cuarto.\n\nSi no lo obtiene, nada cambia.',
  '18+. For players who have deposited before, once each. The amount in your currency is shown under Rewards. Wagering: 10 times at live tables within 60 days.':
    '18+. Para jugadores que ya han depositado, una vez cada uno. El monto en su moneda figura en Recompensas. Requisito de apuesta: 10 veces en mesas en vivo dentro de 60 días.',
  'Cards and dice on a table': 'Cartas y dados sobre una mesa',
  'Select the star on a tile to add a table or game to My games.':
    'Seleccione la estrella de una ficha para agregar una mesa o un juego a Mis juegos.',
  'Select the star on a game to add it to My games. You can search by name, studio or theme.':
    'Seleccione la estrella de un juego para agregarlo a Mis juegos. Puede buscar por nombre, estudio o tema.',
}
