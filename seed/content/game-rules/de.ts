import type { GameRulesTexts } from './texts.ts'

export const DE: GameRulesTexts = {
  lines:
    'Fünf Walzen und zwanzig Linien. Einsatz wählen und drehen: Drei oder mehr gleiche Symbole von links auf einer Linie zahlen nach der Gewinntabelle im Spiel. Joker ersetzen andere Symbole. Drei oder mehr Scatter bringen Freispiele, deren Gewinne vervielfacht werden.',
  ways: 'Es gibt keine Linien: Das gleiche Symbol auf drei oder mehr benachbarten Walzen von links zahlt, egal wo es steht. Symbole, die gewonnen haben, verschwinden, andere fallen nach, und jeder weitere Gewinn derselben Drehung wird höher vervielfacht. Scatter bringen Freispiele.',
  hold: 'Ein Automat mit Münzen. Sechs oder mehr Münzen in einer Drehung werden gehalten und lösen weitere Drehungen aus: Auch jede neue Münze wird gehalten und setzt deren Anzahl zurück. Ist keine mehr übrig, zahlen die Münzen, was auf ihnen steht. In diesem Spiel sind die Jackpots zu gewinnen; ihre Wahrscheinlichkeit wächst im gleichen Maß wie der Einsatz, sodass jeder Einsatz dieselbe Auszahlungsquote hat.',
  roulette:
    'Europäisches Roulette mit einer Null. Setzen Sie Chips auf Zahlen, Zahlengruppen oder Farben; die Kugel entscheidet über eine von 37 Zahlen. Eine einzelne Zahl zahlt 35 zu 1, ein Dutzend oder eine Kolonne 2 zu 1, Rot, Schwarz, Gerade und Ungerade 1 zu 1. Jeder Einsatz hat dieselbe Auszahlungsquote.',
  blackjack:
    'Kommen Sie näher an 21 als der Dealer, ohne darüber zu gehen. Bildkarten zählen 10, ein Ass 1 oder 11. Sie können Karten nehmen, halten, den Einsatz verdoppeln oder ein Paar teilen. Die angegebene Auszahlungsquote gilt für Entscheidungen nach der Grundstrategie; andere bringen weniger zurück.',
  'video-poker':
    'Sie bekommen fünf Karten, behalten, welche Sie möchten, und erhalten für die übrigen neue. Danach zahlt das Blatt nach der Gewinntabelle im Spiel, ab einem Paar Buben. Die angegebene Auszahlungsquote gilt, wenn immer die besten Karten behalten werden; andere Entscheidungen bringen weniger zurück.',
  baccarat:
    'Setzen Sie auf den Spieler, die Bank oder ein Unentschieden. Beide bekommen nach festen Regeln zwei oder drei Karten; wer näher an neun ist, gewinnt. Der Spieler zahlt 1 zu 1, die Bank 1 zu 1 abzüglich eines Zwanzigstels, ein Unentschieden 8 zu 1. Bei Unentschieden werden Einsätze auf Spieler und Bank zurückgegeben. Die angegebene Auszahlungsquote ist die der Bank; die anderen Einsätze bringen weniger zurück.',
  wheel:
    'Ein Rad mit fünfzig Feldern, die 1, 3, 5, 11 oder 23 zu 1 zahlen. Setzen Sie vor dem Drehen darauf, wo das Rad stehen bleibt. Jeder Einsatz hat dieselbe Auszahlungsquote.',
  league:
    'Eine Liga aus acht Vereinen, die es nur hier gibt. Jede Minute ist ein Spieltag mit vier Spielen, für alle dieselben. Wählen Sie vor dem Anpfiff eine Quote und setzen Sie darauf: auf das Ergebnis, die Zahl der Tore, ob beide Teams treffen oder den genauen Spielstand. Eine Wette bleibt bei der Quote, die Sie gesehen haben, und wird beim Abpfiff abgerechnet. Die angegebene Auszahlungsquote gilt für jede Wette, abzüglich dessen, was das Abrunden kostet.',
}
