import type { LiveTexts } from './en.ts'

export const DE: LiveTexts = {
  scene: 'Der Tisch',
  results: 'Letzte Ergebnisse',
  board: 'Einsatzfeld',
  onTable: 'Auf dem Tisch',
  bet: 'Einsatz setzen',
  betOf: '{amount} setzen',
  'phase.BETTING': 'Bitte setzen',
  'phase.DEALING': 'Nichts geht mehr',
  'phase.PAYING': 'Gewinne werden ausgezahlt',
  seconds: '{n} s',
  limits: 'Einsätze von {min} bis {max}',
  seat: 'Sie haben Platz {n} von {of}',
  full: 'Alle {of} Plätze sind besetzt. Sie können zuschauen; der nächste freie Platz gehört Ihnen.',
  placedNow: '{amount} liegen auf dem Tisch.',
  notPlaced: 'Die Einsätze sind geschlossen. {amount} wurden nicht gesetzt.',
  won: '{amount} gehen an Sie zurück.',
  lost: 'Kein Gewinn.',
  lostConnection:
    'Die Verbindung ist unterbrochen. Einsätze auf dem Tisch zählen; das Bild kommt von selbst zurück.',
  'spot.player': 'Spieler',
  'spot.banker': 'Bank',
  'spot.tie': 'Unentschieden',
  'pays.player': '1 zu 1',
  'pays.banker': '0,95 zu 1',
  'pays.tie': '8 zu 1',
  'spot.wheel': '{pays} zu 1',
  'words.player': 'Spieler gewinnt, {player} zu {banker}',
  'words.banker': 'Bank gewinnt, {banker} zu {player}',
  'words.tie': 'Unentschieden bei {player}',
  'words.wheel': 'Das Rad hält bei {pays} zu 1',
  'recall.back': '{place}: {amount} gesetzt, {back} zurück',
  'recall.gone': '{place}: {amount} gesetzt, nichts zurück',
  'recall.hand': '{who}: {cards}, Summe {total}',
  'error.BETS_CLOSED': 'Für diese Runde sind die Einsätze geschlossen. Die nächste beginnt gleich.',
  'error.NO_SEAT': 'Alle Plätze sind besetzt. Sie können zuschauen, bis einer frei wird.',
  'rules.roulette':
    'Ein Rad für alle, mit den Zahlen 0 bis 36. Volle Zahlen zahlen 35 zu 1, Dutzende und Kolonnen 2 zu 1, einfache Chancen 1 zu 1; bei 0 verlieren diese.',
  'rules.baccarat':
    'Acht Decks, vor jeder Runde gemischt, gezogen nach den festen Regeln. Spieler zahlt 1 zu 1, Bank 0,95 zu 1, Unentschieden 8 zu 1. Bei Unentschieden kommen Einsätze auf Spieler und Bank zurück. Die genannte Auszahlungsquote gilt für Bank; Spieler 98,76 %, Unentschieden 85,64 %.',
  'rules.wheel':
    'Fünfzig Felder: 24 zahlen 1 zu 1, 12 zahlen 3, 8 zahlen 5, 4 zahlen 11 und 2 zahlen 23 zu 1. Jeder Einsatz hat dieselbe Auszahlungsquote.',
  'rules.round':
    'Chips zählen, wenn Sie den Einsatz gesetzt haben. Ein gesetzter Einsatz bleibt. Bricht die Verbindung ab, wird er ohne Sie abgerechnet.',
  'rules.fair':
    'Bevor gesetzt wird, zeigt der Tisch den SHA-256 eines Geheimnisses. Nach dem Schluss zeigt er das Geheimnis, aus dem das Ergebnis folgt. Beides steht hier für die letzten Runden.',
  'rules.keys':
    'Tasten: Pfeile bewegen auf dem Feld, Enter legt einen Chip, Rücktaste nimmt ihn weg, Plus und Minus wechseln den Chip, B setzt, Fragezeichen öffnet diese Regeln.',
  hashNow: 'Diese Runde',
}
