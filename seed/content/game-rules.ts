import type { Language } from '#markets/types.ts'
import type { SeedGame } from './games.ts'

export type GameRulesId = keyof typeof EN
export type GameRulesTexts = Readonly<Record<GameRulesId, string>>

/** The rules of the sandbox's games, one text for all games with the same rules. Every other language has them all. */
export const EN = {
  lines:
    'Five reels and twenty lines. Choose a stake and spin: three or more matching symbols from the left on a line pay according to the paytable in the game. Wilds substitute for other symbols. Three or more scatters trigger free spins with multiplied wins.',
  ways: 'There are no lines: the same symbol on three or more adjacent reels from the left pays, in any position. Winning symbols disappear, new ones fall into their places, and each further win in the same spin has a higher multiplier. Scatters trigger free spins.',
  hold: 'A slot with coins. Six or more coins in one spin are held and start the respins: each new coin is held, too, and resets the number of respins. When no respins are left, the coins pay the values shown on them. The jackpots can be won in this game; their chance is in proportion to the stake, so every stake has the same return to player.',
  roulette:
    'European roulette with one zero. Place chips on numbers, groups of numbers or colours; the ball lands on one of 37 numbers. A straight-up number pays 35 to 1, a dozen or a column 2 to 1, red, black, even and odd 1 to 1. Every bet has the same return to player.',
  blackjack:
    'Get closer to 21 than the dealer without going over. Face cards count as 10, an ace as 1 or 11. You can hit, stand, double your stake or split a pair. The stated return to player assumes basic strategy; other decisions return less.',
  'video-poker':
    'You are dealt five cards, hold the ones you want and replace the rest. The hand then pays according to the paytable in the game, from a pair of jacks upwards. The stated return to player assumes that you always hold the best cards; other decisions return less.',
  baccarat:
    'Bet on Player, Banker or Tie. Both hands get two or three cards by fixed rules; the hand closer to nine wins. Player pays 1 to 1, Banker 1 to 1 less one twentieth, Tie 8 to 1. On a tie, bets on Player and Banker are returned. The stated return to player is for Banker; the other bets return less.',
  wheel:
    'A wheel of fifty segments that pay 1, 3, 5, 11 or 23 to 1. Before it spins, bet on where it will stop. Every bet has the same return to player.',
  league:
    'A league of eight invented clubs. There is a matchday every minute, with four matches that are the same for all players. Place your bet before kick-off: on the result, the number of goals, whether both teams score, or the exact score. A bet keeps the odds that you saw and is settled at full time. The stated return to player is that of every bet, less what rounding down takes.',
}

/** Every language without a fallback language. */
export const GAME_RULES_TEXTS = {
  br: {
    lines:
      'Cinco rolos e vinte linhas. Escolha a aposta e gire: três ou mais símbolos iguais a partir da esquerda em uma linha pagam de acordo com a tabela do jogo. Os curingas substituem outros símbolos. Três ou mais scatters iniciam giros grátis, com ganhos multiplicados.',
    ways: 'Não há linhas: o mesmo símbolo em três ou mais rolos vizinhos a partir da esquerda paga, esteja onde estiver. Os símbolos premiados somem, outros caem no lugar deles, e cada novo ganho do mesmo giro tem um multiplicador maior. Os scatters iniciam giros grátis.',
    hold: 'Um caça-níquel com moedas. Seis ou mais moedas em um giro ficam travadas e começam novos giros: cada moeda nova também fica travada e faz a contagem recomeçar. Quando não resta nenhum giro, as moedas pagam o valor que mostram. Neste jogo é possível ganhar os jackpots; a chance cresce na proporção da aposta, de modo que toda aposta tem o mesmo retorno.',
    roulette:
      'Roleta europeia com um só zero. Coloque fichas em números, grupos de números ou cores; a bolinha para em um de 37 números. Um número seco paga 35 para 1, uma dúzia ou uma coluna 2 para 1, vermelho, preto, par e ímpar 1 para 1. Toda aposta tem o mesmo retorno.',
    blackjack:
      'Chegue mais perto de 21 do que o dealer, sem passar. As figuras valem 10 e o ás vale 1 ou 11. Você pode pedir cartas, parar, dobrar a aposta ou dividir um par. O retorno informado pressupõe a estratégia básica; outras decisões devolvem menos.',
    'video-poker':
      'Você recebe cinco cartas, fica com as que quiser e recebe outras no lugar das demais. A mão paga de acordo com a tabela do jogo, a partir de um par de valetes. O retorno informado pressupõe que você sempre fique com as melhores cartas; outras decisões devolvem menos.',
    baccarat:
      'Aposte no jogador, na banca ou no empate. Os dois recebem duas ou três cartas segundo regras fixas; vence quem ficar mais perto de nove. O jogador paga 1 para 1, a banca 1 para 1 menos um vigésimo, o empate 8 para 1. No empate, as apostas no jogador e na banca são devolvidas. O retorno informado é o da banca; as outras apostas devolvem menos.',
    wheel:
      'Uma roda de cinquenta casas que pagam 1, 3, 5, 11 ou 23 para 1. Aposte na casa em que a roda vai parar, antes de ela girar. Toda aposta tem o mesmo retorno.',
    league:
      'Uma liga de oito clubes que só existem aqui. A cada minuto há uma rodada com quatro jogos, os mesmos para todo mundo. Aposte antes do apito inicial: no resultado, no número de gols, em ambos os times marcarem ou no placar exato. A aposta mantém as odds que você viu e é liquidada no fim do jogo. O retorno informado é o de cada aposta, menos o que o arredondamento para baixo tira.',
  },
  caf: {
    lines:
      'Cinq rouleaux et vingt lignes. Choisissez une mise et lancez : trois symboles identiques ou plus à partir de la gauche sur une ligne paient selon le tableau des gains du jeu. Les jokers remplacent d’autres symboles. Trois scatters ou plus donnent des tours gratuits aux gains multipliés.',
    ways: 'Il n’y a pas de lignes : le même symbole sur trois rouleaux voisins ou plus à partir de la gauche paie, où qu’il soit. Les symboles gagnants disparaissent, d’autres tombent à leur place, et chaque gain suivant du même tour est multiplié davantage. Les scatters donnent des tours gratuits.',
    hold: 'Une machine à sous à pièces. Six pièces ou plus en un tour sont retenues et lancent les relances : chaque nouvelle pièce est retenue aussi et remet le nombre de relances au début. Quand il n’en reste plus, les pièces paient ce qui y est inscrit. Les gros lots se gagnent dans ce jeu; leur probabilité croît en proportion de la mise, si bien que chaque mise a le même taux de retour.',
    roulette:
      'Roulette européenne à un seul zéro. Placez des jetons sur des numéros, des groupes de numéros ou des couleurs; la bille désigne l’un des 37 numéros. Un numéro plein paie 35 contre 1, une douzaine ou une colonne 2 contre 1, rouge, noir, pair et impair 1 contre 1. Chaque mise a le même taux de retour.',
    blackjack:
      'Approchez-vous de 21 plus que le croupier sans le dépasser. Les figures valent 10, un as 1 ou 11. Vous pouvez tirer, rester, doubler la mise ou séparer une paire. Le taux de retour indiqué vaut pour qui suit la stratégie de base; d’autres choix rendent moins.',
    'video-poker':
      'Vous recevez cinq cartes, gardez celles que vous voulez et en recevez d’autres pour le reste. La main paie alors selon le tableau des gains du jeu, à partir d’une paire de valets. Le taux de retour indiqué vaut pour qui garde toujours les meilleures cartes; d’autres choix rendent moins.',
    baccarat:
      'Misez sur le joueur, la banque ou l’égalité. Chaque main reçoit deux ou trois cartes selon des règles fixes; la plus proche de neuf gagne. Le joueur paie 1 contre 1, la banque 1 contre 1 moins un vingtième, l’égalité 8 contre 1. En cas d’égalité, les mises sur le joueur et la banque sont rendues. Le taux de retour indiqué est celui de la banque; les autres mises rendent moins.',
    wheel:
      'Une roue de cinquante cases qui paient 1, 3, 5, 11 ou 23 contre 1. Misez sur la case d’arrêt avant que la roue tourne. Chaque mise a le même taux de retour.',
    league:
      'Une ligue de huit clubs inventés. Chaque minute apporte une journée de quatre matchs, les mêmes pour tout le monde. Pariez avant le coup d’envoi : sur le résultat, le nombre de buts, le fait que les deux équipes marquent ou le score exact. Un pari garde les cotes que vous avez vues et se règle au coup de sifflet final. Le taux de retour indiqué est celui de chaque pari, moins ce que prend l’arrondi à l’inférieur.',
  },
  cl: {
    lines:
      'Cinco rodillos y veinte líneas. Elija una apuesta y gire: tres o más símbolos iguales desde la izquierda en una línea pagan según la tabla del juego. Los comodines reemplazan a otros símbolos. Tres o más scatters dan giros gratis, cuyas ganancias se multiplican.',
    ways: 'No hay líneas: el mismo símbolo en tres o más rodillos contiguos desde la izquierda paga, esté donde esté. Los símbolos ganadores desaparecen, otros caen en su lugar, y cada nueva ganancia del mismo giro tiene un multiplicador más alto. Los scatters dan giros gratis.',
    hold: 'Una tragamonedas con monedas. Seis o más monedas en un giro quedan fijas e inician los regiros: cada moneda nueva también queda fija y reinicia la cantidad de regiros. Cuando no queda ninguno, las monedas pagan el valor que muestran. En este juego se pueden ganar los jackpots; su probabilidad crece en proporción a la apuesta, de modo que todas las apuestas tienen el mismo retorno.',
    roulette:
      'Ruleta europea con un solo cero. Ponga fichas en números, grupos de números o colores; la bola cae en uno de los 37 números. Un pleno paga 35 a 1, una docena o una columna 2 a 1, rojo, negro, par e impar 1 a 1. Todas las apuestas tienen el mismo retorno.',
    blackjack:
      'Acérquese a 21 más que el crupier sin pasarse. Las figuras valen 10 y el as 1 u 11. Puede pedir cartas, plantarse, doblar la apuesta o dividir un par. El retorno indicado vale para quien sigue la estrategia básica; otras decisiones devuelven menos.',
    'video-poker':
      'Recibe cinco cartas, guarda las que quiera y le dan otras en lugar de las demás. La mano paga según la tabla del juego, a partir de un par de jotas. El retorno indicado vale para quien siempre guarda las mejores cartas; otras decisiones devuelven menos.',
    baccarat:
      'Apueste al jugador, a la banca o al empate. Ambas manos reciben dos o tres cartas según reglas fijas; gana la que quede más cerca de nueve. El jugador paga 1 a 1, la banca 1 a 1 menos un veinteavo, el empate 8 a 1. Si hay empate, se devuelven las apuestas al jugador y a la banca. El retorno indicado es el de la banca; las otras apuestas devuelven menos.',
    wheel:
      'Una rueda de cincuenta casillas que pagan 1, 3, 5, 11 o 23 a 1. Antes de que gire, apueste a la casilla en que se detendrá. Todas las apuestas tienen el mismo retorno.',
    league:
      'Una liga de ocho clubes ficticios. Cada minuto hay una fecha con cuatro partidos, los mismos para todos los jugadores. Apueste antes del pitazo inicial: al resultado, a la cantidad de goles, a que ambos equipos marquen o al marcador exacto. La apuesta mantiene las cuotas que vio y se resuelve al final del partido. El retorno indicado es el de cada apuesta, menos lo que se lleva el redondeo hacia abajo.',
  },
  de: {
    lines:
      'Fünf Walzen und zwanzig Linien. Einsatz wählen und drehen: Drei oder mehr gleiche Symbole von links auf einer Linie zahlen nach der Gewinntabelle im Spiel. Joker ersetzen andere Symbole. Drei oder mehr Scatter bringen Freispiele, deren Gewinne vervielfacht werden.',
    ways: 'Es gibt keine Linien: Das gleiche Symbol auf drei oder mehr benachbarten Walzen von links zahlt, egal wo es steht. Gewinnsymbole verschwinden, neue fallen nach, und jeder weitere Gewinn derselben Drehung hat einen höheren Multiplikator. Scatter bringen Freispiele.',
    hold: 'Ein Automat mit Münzen. Sechs oder mehr Münzen in einer Drehung werden gehalten und starten die Respins: Auch jede neue Münze wird gehalten und setzt die Zahl der Respins zurück. Sind keine Respins mehr übrig, zahlen die Münzen, was auf ihnen steht. In diesem Spiel sind die Jackpots zu gewinnen; ihre Wahrscheinlichkeit wächst im gleichen Maß wie der Einsatz, sodass jeder Einsatz dieselbe Auszahlungsquote hat.',
    roulette:
      'Europäisches Roulette mit einer Null. Setzen Sie Chips auf Zahlen, Zahlengruppen oder Farben; die Kugel fällt auf eine von 37 Zahlen. Eine einzelne Zahl zahlt 35 zu 1, ein Dutzend oder eine Kolonne 2 zu 1, Rot, Schwarz, Gerade und Ungerade 1 zu 1. Jeder Einsatz hat dieselbe Auszahlungsquote.',
    blackjack:
      'Kommen Sie näher an 21 als der Dealer, ohne darüber zu gehen. Bildkarten zählen 10, ein Ass 1 oder 11. Sie können Karten nehmen, halten, den Einsatz verdoppeln oder ein Paar teilen. Die angegebene Auszahlungsquote gilt für Entscheidungen nach der Basisstrategie; andere bringen weniger zurück.',
    'video-poker':
      'Sie bekommen fünf Karten, behalten, welche Sie möchten, und erhalten für die übrigen neue. Danach zahlt das Blatt nach der Gewinntabelle im Spiel, ab einem Paar Buben. Die angegebene Auszahlungsquote gilt, wenn immer die besten Karten behalten werden; andere Entscheidungen bringen weniger zurück.',
    baccarat:
      'Setzen Sie auf den Spieler, die Bank oder ein Unentschieden. Beide bekommen nach festen Regeln zwei oder drei Karten; wer näher an neun ist, gewinnt. Der Spieler zahlt 1 zu 1, die Bank 1 zu 1 abzüglich eines Zwanzigstels, ein Unentschieden 8 zu 1. Bei Unentschieden werden Einsätze auf Spieler und Bank zurückgegeben. Die angegebene Auszahlungsquote ist die der Bank; die anderen Einsätze bringen weniger zurück.',
    wheel:
      'Ein Rad mit fünfzig Feldern, die 1, 3, 5, 11 oder 23 zu 1 zahlen. Setzen Sie vor dem Drehen darauf, wo das Rad stehen bleibt. Jeder Einsatz hat dieselbe Auszahlungsquote.',
    league:
      'Eine Liga aus acht erfundenen Vereinen. Jede Minute ist Spieltag mit vier Spielen, für alle dieselben. Wetten Sie vor dem Anpfiff: auf den Ausgang, auf die Zahl der Tore, darauf, ob beide Teams treffen, oder auf das genaue Ergebnis. Eine Wette behält die Quote, die Sie gesehen haben, und wird beim Abpfiff abgerechnet. Die angegebene Auszahlungsquote gilt für jede Wette, abzüglich dessen, was das Abrunden kostet.',
  },
  en: EN,
  fi: {
    lines:
      'Viisi kelaa ja kaksikymmentä linjaa. Valitse panos ja pyöräytä: vähintään kolme samaa symbolia vasemmalta alkaen linjalla maksaa pelin voittotaulukon mukaan. Jokeri korvaa muita symboleja. Vähintään kolme scatteria antaa ilmaiskierroksia, joiden voitoilla on kerroin.',
    ways: 'Linjoja ei ole: sama symboli vähintään kolmella vierekkäisellä kelalla vasemmalta alkaen maksaa missä kohdassa tahansa. Voittaneet symbolit katoavat, uudet putoavat tilalle, ja saman pyöräytyksen jokaisella seuraavalla voitolla on suurempi kerroin. Scatterit antavat ilmaiskierroksia.',
    hold: 'Kolikkopeli, jossa kerätään kolikoita. Vähintään kuusi kolikkoa yhdellä pyöräytyksellä lukittuu ja aloittaa uusintapyöräytykset: jokainen uusi kolikkokin lukittuu ja palauttaa niiden määrän alkuun. Kun niitä ei ole jäljellä, kolikot maksavat niissä näkyvän summan. Pelissä voi voittaa jackpotit; niiden todennäköisyys kasvaa panoksen suhteessa, joten palautusprosentti on jokaisella panoksella sama.',
    roulette:
      'Eurooppalainen ruletti, jossa on yksi nolla. Aseta pelimerkkejä numeroille, numeroryhmille tai väreille; kuula pysähtyy yhteen 37 numerosta. Yksi numero maksaa 35:1, tusina tai pystyrivi 2:1, punainen, musta, parillinen ja pariton 1:1. Jokaisen panoksen palautusprosentti on sama.',
    blackjack:
      'Pääse lähemmäs 21:tä kuin jakaja menemättä sen yli. Kuvakortit ovat 10, ässä 1 tai 11. Voit ottaa kortteja, jäädä, tuplata panoksen tai jakaa parin. Ilmoitettu palautusprosentti koskee perusstrategialla pelaavaa; muut ratkaisut palauttavat vähemmän.',
    'video-poker':
      'Saat viisi korttia, pidät haluamasi ja saat muiden tilalle uudet. Käsi maksaa pelin voittotaulukon mukaan sotilasparista ylöspäin. Ilmoitettu palautusprosentti koskee sitä, joka aina pitää parhaat kortit; muut ratkaisut palauttavat vähemmän.',
    baccarat:
      'Lyö vetoa pelaajasta, pankista tai tasapelistä. Molemmat saavat kaksi tai kolme korttia kiinteiden sääntöjen mukaan; lähempänä yhdeksää oleva voittaa. Pelaaja maksaa 1:1, pankki 1:1 miinus kahdeskymmenesosa, tasapeli 8:1. Tasapelissä pelaajaan ja pankkiin asetetut panokset palautetaan. Ilmoitettu palautusprosentti on pankin; muut vedot palauttavat vähemmän.',
    wheel:
      'Viidenkymmenen lohkon pyörä; lohkot maksavat 1, 3, 5, 11 tai 23:1. Lyö vetoa pysähtymiskohdasta ennen pyöräytystä. Jokaisen panoksen palautusprosentti on sama.',
    league:
      'Kahdeksan keksityn seuran liiga. Joka minuutti pelataan kierros, jossa on neljä ottelua, samat kaikille. Lyö vetoa ennen aloituspotkua: lopputuloksesta, maalimäärästä, siitä, tekevätkö molemmat maalin, tai tarkasta tuloksesta. Veto säilyttää näkemäsi kertoimen ja ratkeaa loppuvihellykseen. Ilmoitettu palautusprosentti koskee jokaista vetoa, miinus alaspäin pyöristyksen osuus.',
  },
  fr: {
    lines:
      'Cinq rouleaux et vingt lignes. Choisissez une mise et lancez : trois symboles identiques ou plus sur une ligne, à partir de la gauche, paient selon le tableau des gains du jeu. Les jokers remplacent d’autres symboles. Trois scatters ou plus donnent des tours gratuits, dont les gains sont multipliés.',
    ways: 'Il n’y a pas de lignes : le même symbole sur au moins trois rouleaux voisins à partir de la gauche paie, où qu’il se trouve. Les symboles gagnants disparaissent, d’autres prennent leur place, et chaque nouveau gain du même tour est multiplié davantage. Les scatters donnent des tours gratuits.',
    hold: 'Une machine à sous à pièces. Six pièces ou plus en un seul tour sont bloquées et lancent les relances : chaque nouvelle pièce est bloquée à son tour et ramène leur nombre au départ. Quand il n’en reste plus, les pièces paient la somme qu’elles portent. Les jackpots se gagnent dans ce jeu ; leur probabilité augmente en proportion de la mise, si bien que le taux de retour est le même pour toutes les mises.',
    roulette:
      'Roulette européenne à un seul zéro. Placez des jetons sur des numéros, des groupes de numéros ou des couleurs ; la bille désigne l’un des 37 numéros. Un numéro plein paie 35 contre 1, une douzaine ou une colonne 2 contre 1, rouge, noir, pair et impair 1 contre 1. Le taux de retour est le même pour chaque mise.',
    blackjack:
      'Approchez-vous de 21 plus que le croupier, sans dépasser. Les figures valent 10, l’as 1 ou 11. Vous pouvez tirer des cartes, rester, doubler votre mise ou séparer une paire. Le taux de retour indiqué vaut pour qui suit la stratégie de base ; d’autres choix rapportent moins.',
    'video-poker':
      'Vous recevez cinq cartes, gardez celles que vous voulez et en recevez de nouvelles à la place des autres. La main paie ensuite selon le tableau des gains du jeu, à partir d’une paire de valets. Le taux de retour indiqué vaut pour qui garde toujours les meilleures cartes ; d’autres choix rapportent moins.',
    baccarat:
      'Misez sur le joueur, la banque ou l’égalité. Chaque main reçoit deux ou trois cartes selon des règles fixes ; la plus proche de neuf gagne. Le joueur paie 1 contre 1, la banque 1 contre 1 moins un vingtième, l’égalité 8 contre 1. En cas d’égalité, les mises sur le joueur et la banque sont rendues. Le taux de retour indiqué est celui de la banque ; les autres mises rapportent moins.',
    wheel:
      'Une roue de cinquante cases qui paient 1, 3, 5, 11 ou 23 contre 1. Misez sur la case où la roue s’arrêtera, avant qu’elle ne tourne. Le taux de retour est le même pour chaque mise.',
    league:
      'Une ligue de huit clubs inventés. Chaque minute, une journée de quatre matchs, les mêmes pour tout le monde. Pariez avant le coup d’envoi : sur le résultat, le nombre de buts, les deux équipes qui marquent ou le score exact. Un pari garde les cotes que vous avez vues et se règle au coup de sifflet final. Le taux de retour indiqué est celui de chaque pari, moins ce que prend l’arrondi à l’inférieur.',
  },
  ja: {
    lines:
      '5リール、20ラインのスロットです。ベット額を選んでスピンします。ライン上で左から同じ図柄が3つ以上そろうと、ゲーム内の配当表に従って支払われます。ワイルドはほかの図柄の代わりになります。スキャターが3つ以上出るとフリースピンになり、その配当には倍率がかかります。',
    ways: 'ラインはありません。左端から隣り合う3本以上のリールに同じ図柄が出れば、位置にかかわらず配当になります。当たった図柄は消えて新しい図柄が落ち、同じスピンで当たりが続くたびに倍率が上がります。スキャターでフリースピンになります。',
    hold: 'コインのスロットです。1回のスピンでコインが6枚以上出ると固定され、リスピンが始まります。新しいコインも固定され、そのたびにリスピンの残り回数が元に戻ります。回数がなくなると、コインに書かれた額が支払われます。このゲームではジャックポットが当たることがあります。当たる確率はベット額に比例するため、還元率はどのベット額でも同じです。',
    roulette:
      'ゼロが1つのヨーロピアンルーレットです。数字、数字のグループ、または色にチップを置きます。ボールは37の数字のどれか1つに落ちます。1つの数字は35対1、ダズンとコラムは2対1、赤・黒・偶数・奇数は1対1で支払われます。還元率はどの賭け方でも同じです。',
    blackjack:
      '21を超えないように、ディーラーより21に近づけるゲームです。絵札は10、エースは1または11と数えます。カードを引く、引かずに止める、ベット額を2倍にする、ペアを分けるといった選択ができます。表示の還元率は基本戦略に従った場合のもので、ほかの選択では下がります。',
    'video-poker':
      '5枚のカードが配られ、残したいものを残して、ほかを新しいカードと取り替えます。ジャックのペア以上の役ができると、ゲーム内の配当表に従って支払われます。表示の還元率はつねに最善のカードを残した場合のもので、ほかの選択では下がります。',
    baccarat:
      'プレイヤー、バンカー、タイのいずれかに賭けます。どちらにも決まったルールで2枚または3枚のカードが配られ、9に近いほうが勝ちです。プレイヤーは1対1、バンカーは1対1から20分の1を引いた額、タイは8対1で支払われます。タイのときは、プレイヤーとバンカーへのベット額が戻ります。表示の還元率はバンカーのもので、ほかの賭け方では下がります。',
    wheel:
      '50区画のホイールで、配当は区画ごとに1、3、5、11、23対1のいずれかです。回る前に、どこで止まるかに賭けます。還元率はどの賭け方でも同じです。',
    league:
      '架空の8クラブのリーグです。1分ごとに1節、全員に共通の4試合が行われます。キックオフの前に、試合結果、ゴール数、両チームが得点するかどうか、正確なスコアのいずれかに賭けます。賭けは表示されていたオッズのまま、試合終了時に精算されます。表示の還元率はどの賭けにも当てはまり、そこから端数の切り捨て分が引かれます。',
  },
  no: {
    lines:
      'Fem hjul og tjue linjer. Velg innsats og spinn: tre eller flere like symboler fra venstre på en linje betaler etter gevinsttabellen i spillet. Jokere erstatter andre symboler. Tre eller flere scattere gir gratisspinn med multipliserte gevinster.',
    ways: 'Det finnes ingen linjer: samme symbol på tre eller flere hjul ved siden av hverandre fra venstre betaler, uansett hvor det står. Symboler som har vunnet, forsvinner, andre faller på plass, og hver ny gevinst i samme spinn får en høyere multiplikator. Scattere gir gratisspinn.',
    hold: 'En automat med mynter. Seks eller flere mynter i ett spinn holdes og starter respinnene: Hver ny mynt holdes også og setter antallet respinn tilbake. Når ingen respinn er igjen, betaler myntene det som står på dem. Jackpottene kan vinnes i dette spillet; sjansen øker i takt med innsatsen, så hver innsats har samme tilbakebetaling.',
    roulette:
      'Europeisk rulett med én null. Legg sjetonger på tall, grupper av tall eller farger; kulen lander på ett av 37 tall. Ett tall betaler 35 til 1, et dusin eller en kolonne 2 til 1, rødt, svart, partall og oddetall 1 til 1. Alle innsatser har samme tilbakebetaling.',
    blackjack:
      'Kom nærmere 21 enn dealeren uten å gå over. Bildekort teller 10, et ess 1 eller 11. Du kan ta kort, stå, doble innsatsen eller splitte et par. Oppgitt tilbakebetaling gjelder den som følger grunnstrategien; andre valg gir mindre tilbake.',
    'video-poker':
      'Du får fem kort, beholder dem du vil, og får nye for resten. Hånden betaler etter gevinsttabellen i spillet, fra et par knekter og opp. Oppgitt tilbakebetaling gjelder den som alltid beholder de beste kortene; andre valg gir mindre tilbake.',
    baccarat:
      'Sats på spilleren, banken eller uavgjort. Begge får to eller tre kort etter faste regler; den som er nærmest ni, vinner. Spilleren betaler 1 til 1, banken 1 til 1 minus en tjuedel, uavgjort 8 til 1. Ved uavgjort betales innsatser på spilleren og banken tilbake. Oppgitt tilbakebetaling er bankens; de andre innsatsene gir mindre.',
    wheel:
      'Et hjul med femti felt som betaler 1, 3, 5, 11 eller 23 til 1. Sats på hvor hjulet stopper før det snurres. Alle innsatser har samme tilbakebetaling.',
    league:
      'En liga med åtte oppdiktede klubber. Hvert minutt spilles en runde med fire kamper, de samme for alle. Spill før avspark: på resultatet, antall mål, om begge lag scorer, eller nøyaktig resultat. Et spill beholder oddsene du så, og gjøres opp ved full tid. Oppgitt tilbakebetaling gjelder alle spill, minus det avrunding nedover tar.',
  },
  pl: {
    lines:
      'Pięć bębnów i dwadzieścia linii. Wybierz stawkę i zakręć: trzy lub więcej takich samych symboli od lewej na linii daje wygraną według tabeli wypłat w grze. Symbole wild zastępują inne. Trzy lub więcej scatterów daje darmowe spiny, w których wygrane są mnożone.',
    ways: 'Nie ma linii: ten sam symbol na co najmniej trzech sąsiednich bębnach od lewej daje wygraną, gdziekolwiek się na nich znajdzie. Wygrywające symbole znikają, na ich miejsce spadają nowe, a każda kolejna wygrana w tym samym spinie ma wyższy mnożnik. Scattery dają darmowe spiny.',
    hold: 'Automat z monetami. Co najmniej sześć monet w jednym spinie zostaje na miejscu i uruchamia respiny: każda nowa moneta też zostaje i przywraca początkową liczbę respinów. Gdy respiny się skończą, monety wypłacają widoczne na nich wartości. W tej grze można wygrać jackpoty; szansa na nie rośnie proporcjonalnie do stawki, więc zwrot jest taki sam przy każdej stawce.',
    roulette:
      'Ruletka europejska z jednym zerem. Połóż żetony na numerach, grupach numerów lub kolorach; kulka zatrzymuje się na jednym z 37 numerów. Pojedynczy numer płaci 35 do 1, tuzin lub kolumna 2 do 1, czerwone, czarne, parzyste i nieparzyste 1 do 1. Każdy zakład ma taki sam zwrot.',
    blackjack:
      'Zbliż się do 21 bardziej niż krupier, ale nie przekrocz tej liczby. Figury liczą się za 10, as za 1 lub 11. Możesz dobrać kartę, spasować, podwoić stawkę albo rozdzielić parę. Podany zwrot dotyczy gry według strategii podstawowej; inne decyzje dają mniej.',
    'video-poker':
      'Dostajesz pięć kart, zatrzymujesz te, które chcesz, a resztę wymieniasz. Układ płaci według tabeli wypłat w grze, począwszy od pary waletów. Podany zwrot dotyczy gry, w której zawsze zatrzymuje się najlepsze karty; inne decyzje dają mniej.',
    baccarat:
      'Obstaw Gracza, Bankiera lub Remis. Obie strony dostają po dwie lub trzy karty według stałych zasad; wygrywa ta, która jest bliżej dziewięciu. Gracz płaci 1 do 1, Bankier 1 do 1 minus jedna dwudziesta, Remis 8 do 1. Przy remisie zakłady na Gracza i Bankiera są zwracane. Podany zwrot dotyczy Bankiera; pozostałe zakłady dają mniej.',
    wheel:
      'Koło z pięćdziesięcioma polami, które płacą 1, 3, 5, 11 lub 23 do 1. Zanim koło się zakręci, obstaw, na czym się zatrzyma. Każdy zakład ma taki sam zwrot.',
    league:
      'Liga ośmiu fikcyjnych klubów. Co minutę rozgrywana jest kolejka z czterema meczami, takimi samymi dla wszystkich. Zakład stawia się przed pierwszym gwizdkiem: na rozstrzygnięcie, liczbę goli, na to, czy obie drużyny strzelą gola, albo na dokładny wynik. Zakład zachowuje kurs, który był widoczny, i jest rozliczany po końcowym gwizdku. Podany zwrot dotyczy każdego zakładu i nie uwzględnia straty na zaokrągleniu w dół.',
  },
  pt: {
    lines:
      'Cinco rolos e vinte linhas. Escolha uma aposta e gire: três ou mais símbolos iguais a partir da esquerda numa linha pagam de acordo com a tabela do jogo. Os wilds substituem outros símbolos. Três ou mais scatters iniciam rodadas grátis, com os ganhos multiplicados.',
    ways: 'Não há linhas: o mesmo símbolo em três ou mais rolos adjacentes a partir da esquerda paga, esteja onde estiver. Os símbolos que ganharam desaparecem, outros caem nos seus lugares, e cada novo ganho do mesmo giro tem um multiplicador mais alto. Os scatters iniciam rodadas grátis.',
    hold: 'Uma slot com moedas. Seis ou mais moedas num giro ficam presas e dão início a novas rodadas: cada nova moeda também fica presa e repõe o número de novas rodadas. Quando não resta nenhuma, as moedas pagam o valor que mostram. Neste jogo podem ganhar-se os jackpots; a probabilidade cresce na proporção da aposta, pelo que todas as apostas têm a mesma taxa de retorno.',
    roulette:
      'Roleta europeia com um só zero. Coloque fichas em números, grupos de números ou cores; a bola para num de 37 números. Um número pleno paga 35 para 1, uma dúzia ou uma coluna 2 para 1, vermelho, preto, par e ímpar 1 para 1. Todas as apostas têm a mesma taxa de retorno.',
    blackjack:
      'Aproxime-se de 21 mais do que o dealer, sem passar. As figuras valem 10 e o ás 1 ou 11. Pode pedir cartas, parar, dobrar a aposta ou dividir um par. A taxa de retorno indicada pressupõe a estratégia básica; outras decisões devolvem menos.',
    'video-poker':
      'Recebe cinco cartas, mantém as que quiser e recebe outras no lugar das restantes. A mão paga depois de acordo com a tabela do jogo, a partir de um par de valetes. A taxa de retorno indicada pressupõe que mantém sempre as melhores cartas; outras decisões devolvem menos.',
    baccarat:
      'Aposte no jogador, na banca ou no empate. Ambos recebem duas ou três cartas segundo regras fixas; ganha quem ficar mais perto de nove. O jogador paga 1 para 1, a banca 1 para 1 menos um vigésimo, o empate 8 para 1. Em caso de empate, as apostas no jogador e na banca são devolvidas. A taxa de retorno indicada é a da banca; as outras apostas devolvem menos.',
    wheel:
      'Uma roda de cinquenta casas que pagam 1, 3, 5, 11 ou 23 para 1. Aposte na casa em que a roda vai parar, antes de ela girar. Todas as apostas têm a mesma taxa de retorno.',
    league:
      'Uma liga de oito clubes que só existem aqui. A cada minuto há uma jornada com quatro jogos, iguais para todos. Aposte antes do apito inicial: no resultado, no número de golos, em ambas as equipas marcarem ou no resultado exato. A aposta mantém as odds que viu e é liquidada no fim do jogo. A taxa de retorno indicada é a de cada aposta, menos o que o arredondamento para baixo retira.',
  },
  tl: {
    lines:
      'Limang reel at dalawampung linya. Pumili ng taya at paikutin: nagbabayad ayon sa talaan ng bayad sa laro ang tatlo o higit pang magkakaparehong simbolo sa isang linya mula sa kaliwa. Pumapalit ang wild sa ibang simbolo. Tatlo o higit pang scatter ang nagbibigay ng libreng spin na may multiplier ang panalo.',
    ways: 'Walang linya: nagbabayad ang iisang simbolo sa tatlo o higit pang magkakatabing reel mula sa kaliwa, saanman ito tumapat. Nawawala ang mga nanalong simbolo, may ibang bumabagsak na kapalit, at mas mataas ang multiplier ng bawat kasunod na panalo sa iisang spin. Nagbibigay ng libreng spin ang mga scatter.',
    hold: 'Slot na may mga barya. Kapag may anim o higit pang barya sa isang spin, mananatili ang mga ito at magsisimula ang mga respin: mananatili rin ang bawat bagong barya at ibabalik nito sa simula ang bilang ng respin. Kapag wala nang natirang respin, ibinabayad ng mga barya ang halagang nakasulat sa mga ito. Puwedeng mapanalunan ang mga jackpot sa larong ito; proporsyonal sa taya ang tsansa, kaya pareho ang return sa bawat taya.',
    roulette:
      'European roulette na may iisang zero. Maglagay ng chip sa mga numero, grupo ng numero o kulay; hihinto ang bola sa isa sa 37 numero. 35 sa 1 ang bayad sa iisang numero, 2 sa 1 sa dosena o column, at 1 sa 1 sa pula, itim, even at odd. Pareho ang return ng bawat taya.',
    blackjack:
      'Lumapit sa 21 nang higit sa dealer nang hindi lumalampas. 10 ang bilang ng mga face card, at 1 o 11 ang alas. Puwede kang kumuha ng baraha, huminto, doblehin ang taya o hatiin ang pares. Ang nakasaad na return ay para sa sumusunod sa basic strategy; mas mababa ang return ng ibang pasya.',
    'video-poker':
      'Bibigyan ka ng limang baraha, iho-hold mo ang gusto mo at papalitan ang iba. Magbabayad ang hand ayon sa talaan ng bayad sa laro, mula sa pares ng jack pataas. Ang nakasaad na return ay para sa laging nagho-hold ng pinakamagagandang baraha; mas mababa ang return ng ibang pasya.',
    baccarat:
      'Tumaya sa Player, sa Banker o sa Tabla. Bibigyan ang bawat hand ng dalawa o tatlong baraha ayon sa takdang patakaran; panalo ang mas malapit sa siyam. 1 sa 1 ang bayad sa Player, 1 sa 1 bawas ang ikadalawampung bahagi sa Banker, at 8 sa 1 sa Tabla. Kapag tabla, ibinabalik ang mga taya sa Player at Banker. Ang nakasaad na return ay sa Banker; mas mababa ang return ng ibang taya.',
    wheel:
      'Gulong na may limampung bahagi na nagbabayad ng 1, 3, 5, 11 o 23 sa 1. Bago ito umikot, tumaya kung saan ito hihinto. Pareho ang return ng bawat taya.',
    league:
      'Liga ng walong imbentong club. Bawat minuto ay isang matchday na may apat na laban, pareho para sa lahat. Tumaya bago ang kickoff: sa resulta, sa dami ng goal, kung parehong makakaiskor ang dalawang koponan, o sa eksaktong iskor. Mananatili ang taya sa odds na nakita mo at ise-settle pagkatapos ng laban. Ang nakasaad na return ay sa bawat taya, bawas ang nawawala sa pag-round pababa.',
  },
  tr: {
    lines:
      'Beş makara ve yirmi çizgi. Bahis tutarını seçip çevirin: bir çizgide soldan başlayarak üç veya daha fazla aynı sembol, oyundaki ödeme tablosuna göre öder. Joker diğer sembollerin yerine geçer. Üç veya daha fazla scatter, kazançların çarpıldığı bedava dönüşler verir.',
    ways: 'Çizgi yoktur: aynı sembol soldan başlayarak yan yana üç veya daha fazla makarada, nerede durursa dursun öder. Kazanan semboller kaybolur, yerlerine başkaları düşer ve aynı dönüşteki her yeni kazanç daha büyük bir çarpanla çarpılır. Scatter sembolleri bedava dönüş verir.',
    hold: 'Jetonlu bir slot. Tek dönüşte altı veya daha fazla jeton gelirse bunlar tutulur ve yeniden dönüşler başlar: her yeni jeton da tutulur ve yeniden dönüş sayısını başa alır. Yeniden dönüş kalmayınca jetonlar, üzerlerinde yazanı öder. Jackpotlar bu oyunda kazanılabilir; olasılıkları bahisle aynı oranda artar, bu yüzden geri ödeme oranı her bahiste aynıdır.',
    roulette:
      'Tek sıfırlı Avrupa ruleti. Fişleri sayılara, sayı gruplarına veya renklere koyun; top 37 sayıdan birine düşer. Yalnızca bir sayıya yapılan bahis 1’e 35, düzine veya sütun 1’e 2, kırmızı, siyah, çift ve tek 1’e 1 öder. Her bahsin geri ödeme oranı aynıdır.',
    blackjack:
      '21’i aşmadan bu sayıya krupiyeden daha çok yaklaşın. Resimli kartlar 10, as 1 veya 11 sayılır. Kart alabilir, durabilir, bahsinizi ikiye katlayabilir veya bir çifti bölebilirsiniz. Belirtilen geri ödeme oranı, temel stratejiye göre karar verenler içindir; başka kararlar daha az geri öder.',
    'video-poker':
      'Beş kart alır, istediklerinizi tutar, kalanların yerine yenilerini alırsınız. El daha sonra vale çiftinden başlayarak oyundaki ödeme tablosuna göre öder. Belirtilen geri ödeme oranı, her zaman en iyi kartları tutanlar içindir; başka kararlar daha az geri öder.',
    baccarat:
      'Oyuncuya, kasaya veya beraberliğe bahis yapın. İki taraf da sabit kurallara göre iki veya üç kart alır; dokuza daha yakın olan kazanır. Oyuncu 1’e 1, kasa 1’e 1’den yirmide bir eksik, beraberlik 1’e 8 öder. Beraberlikte oyuncu ve kasa bahisleri geri verilir. Belirtilen geri ödeme oranı kasanınkidir; diğer bahisler daha az geri öder.',
    wheel:
      'Elli dilimli bir çark; dilimler 1’e 1, 3, 5, 11 veya 23 öder. Çark dönmeden önce hangi dilimde duracağına bahis yapın. Her bahsin geri ödeme oranı aynıdır.',
    league:
      'Yalnızca burada var olan sekiz kulüplü bir lig. Her dakika, herkes için aynı olan dört maçlık bir hafta oynanır. Bahsinizi başlama düdüğünden önce yapın: sonuca, gol sayısına, iki takımın da gol atıp atmayacağına veya doğru skora. Bahis, gördüğünüz oranla geçerli kalır ve maç bitince sonuçlanır. Belirtilen geri ödeme oranı, aşağı yuvarlama payı hariç her bahis için geçerlidir.',
  },
} as const satisfies Partial<Record<Language, GameRulesTexts>>

/** Shown to editors. */
const NAMES: GameRulesTexts = {
  lines: 'Slot with twenty lines',
  ways: 'Ways slot with cascades',
  hold: 'Hold and respin slot',
  roulette: 'Roulette',
  blackjack: 'Blackjack',
  'video-poker': 'Video poker',
  baccarat: 'Baccarat',
  wheel: 'Money wheel',
  league: 'Virtual league',
}

/** The rules of each kind of game, in every language. */
export const GAME_RULES = (Object.keys(EN) as GameRulesId[]).map((id) => ({
  id,
  name: NAMES[id],
  text: Object.fromEntries(
    Object.entries(GAME_RULES_TEXTS).map(([language, texts]) => [language, texts[id]]),
  ),
}))

/** The rules that apply to a game. */
export function rulesOf({ gameType, features }: SeedGame): GameRulesId {
  if (isRules(gameType)) return gameType
  if (gameType === 'jackpot') return 'hold'
  return features.includes('ways') ? 'ways' : 'lines'
}

const isRules = (id: string): id is GameRulesId => Object.hasOwn(EN, id)
