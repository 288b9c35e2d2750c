import type { Texts } from './en.ts'

export const DE: Texts = {
  spin: 'Drehen',
  stake: 'Einsatz',
  less: 'Einsatz senken',
  more: 'Einsatz erhöhen',
  balance: 'Guthaben',
  win: 'Gewinn',
  net: 'Diese Sitzung',
  rules: 'Regeln',
  close: 'Schließen',
  sound: 'Ton',
  soundOn: 'an',
  soundOff: 'aus',
  fun: 'Übung: kein echtes Geld',
  paused: 'Pause',
  freeSpins: 'Freispiel {n} von {of}',
  freeSpinsWon: '{n} Freispiele',
  resultWin: 'Sie gewinnen {amount}',
  resultNone: 'Kein Gewinn',
  loading: 'Das Spiel wird vorbereitet',
  'error.INSUFFICIENT_FUNDS':
    'Ihr Guthaben reicht für diesen Einsatz nicht. Wählen Sie einen niedrigeren.',
  'error.GAME_SESSION_ENDED':
    'Diese Spielsitzung ist beendet. Gehen Sie zurück zur Lobby und öffnen Sie das Spiel erneut.',
  'error.PLAYER_BLOCKED': 'Mit Ihrem Konto kann derzeit nicht gespielt werden.',
  'error.TOO_FAST': 'Einen Moment: Jede Runde hat eine Mindestdauer.',
  'error.STAKE_RETURNED': 'Die Runde konnte nicht gespielt werden. Ihr Einsatz wird erstattet.',
  'error.UNAVAILABLE':
    'Die Verbindung ist unterbrochen. Ihr Guthaben ist sicher; versuchen Sie es erneut.',
  'error.OTHER_GAME_OPEN':
    'Sie haben inzwischen ein Spiel in einem anderen Fenster geöffnet. Immer nur ein Spiel: Spielen Sie dort weiter oder öffnen Sie dieses neu.',
  'error.LIMIT_REACHED':
    'Dieser Einsatz ist höher, als ein von Ihnen gesetztes Limit noch zulässt. Es wurde nichts eingesetzt. Ihre Limits finden Sie in Ihrem Konto.',
  'error.LIMIT_REQUIRED':
    'Ein Limit, das vor dem Spielen nötig ist, fehlt noch. Es wurde nichts eingesetzt. Legen Sie es in Ihrem Konto fest, um weiterzuspielen.',
  'error.REALITY_CHECK_DUE':
    'Sie haben so lange gespielt, wie es für Sie eingestellt ist. Es wurde nichts eingesetzt. Beantworten Sie die Erinnerung über dem Spiel, um weiterzuspielen.',
  'error.REFUSED': 'Die Runde wurde abgelehnt. Es wurde nichts eingesetzt.',
  'error.STAKE_OUT_OF_RANGE': 'Dieser Einsatz wird nicht angeboten.',
  'error.ticket':
    'Das Spiel konnte nicht geöffnet werden. Gehen Sie zurück zur Lobby und versuchen Sie es erneut.',
  'error.ROUND_OPEN': 'Eine Runde ist noch offen. Sie geht jetzt weiter.',
  'error.ROUND_CLOSED': 'Diese Runde ist beendet. So steht das Spiel.',
  'error.ACTION_REFUSED': 'Das ist jetzt nicht möglich.',
  rounds: 'Runden und Fairness',
  roundsIntro:
    'Vor der Runde legt sich das Spiel auf einen geheimen Startwert fest: Dies ist sein Fingerabdruck (SHA-256). Jede Runde entsteht aus dem geheimen Startwert, Ihrem eigenen und der Nummer der Runde. Ist der geheime Wert offengelegt, kann Ihr Browser jede seiner Runden neu berechnen und vergleichen.',
  seedHash: 'Fingerabdruck des geheimen Startwerts',
  serverSeed: 'Geheimer Startwert',
  clientSeed: 'Ihr Startwert',
  clientSeedHint: 'Buchstaben und Ziffern Ihrer Wahl; gilt ab dem nächsten geheimen Startwert.',
  nonce: 'Nummer',
  reveal: 'Geheimen Startwert offenlegen',
  revealed:
    'Der geheime Startwert ist offengelegt, ein neuer beginnt. Seine Runden lassen sich prüfen.',
  revealFirst: 'Prüfbar, sobald der Startwert offengelegt ist',
  revealOpen: 'Beenden Sie zuerst die offene Runde.',
  check: 'Prüfen',
  checkGood: 'Geprüft: Die Startwerte ergeben diese Runde',
  checkBad: 'Die Startwerte ergeben diese Runde nicht',
  noRounds: 'Noch keine Runde',
  roundOf: 'Runde von {time}',
  notPlayed: 'Nicht gespielt; kein Einsatz einbehalten',
  inPlay: 'Noch offen',
  balanceBefore: 'Guthaben vorher',
  balanceAfter: 'Guthaben nachher',
  version: 'Spielversion',
  autoSettled: 'Automatisch beendet',
  'words.lines': 'Gewinnlinien: {n}',
  'words.scatters': 'Tickets: {n}, Gewinn {amountMinor}',
  'words.freeSpins': 'Freispiele: {n}, Gewinn {amountMinor}',
  'words.jackpot': '{level}-Jackpot: {amountMinor}',
  'jackpot.mini': 'Mini',
  'jackpot.minor': 'Minor',
  'jackpot.major': 'Major',
  'jackpot.grand': 'Grand',
  cascade: 'Kaskade {n}, ×{multiplier}: {amount}',
  rulesWays:
    '1.024 Wege zahlen von links: ein Symbol auf drei oder mehr Walzen in Folge, mal die Zahl der Wege. Gewinne sind Zwanzigstel des Einsatzes je Weg.',
  rulesWaysCascade:
    'Was gewonnen hat, verschwindet, und neue Symbole fallen nach. Jede Kaskade zählt mehr: einfach, zweifach, dreifach, dann fünffach.',
  rulesWaysWild: 'Der Stern ersetzt auf den Walzen 2, 3 und 4 jedes Symbol außer dem Ticket.',
  rulesWaysFree:
    'Drei Tickets im ruhenden Bild starten 8 Freispiele, vier 12, fünf oder mehr 16. Darin zählen die Kaskaden mal 2, 4, 6, dann 10.',
  rulesMost: 'Eine Runde zahlt höchstens das 5.000-Fache des Einsatzes.',
  'words.cascades': 'Kaskaden: {n}, Gewinn {amountMinor}',
  'words.capped': 'Der höchste Gewinn einer Runde ist erreicht',
  respinsWon: '{n} Münzen: Die Respins beginnen',
  coinsHeld: '{n} Münzen werden gehalten',
  rulesHoldWild: 'Der Stern ersetzt auf den Walzen 2, 3 und 4 jedes Symbol außer der Münze.',
  rulesHold:
    'Sechs oder mehr Münzen starten die Respins: Münzen bleiben, leere Felder drehen neu, jede neue Münze bringt wieder drei Respins. Am Ende zahlt jede Münze so viele Einsätze, wie auf ihr steht. Ein volles Feld zahlt doppelt. Münzen ohne Respins zahlen nichts.',
  rulesJackpots:
    'In den Respins kann eine Münze neben ihrem Wert einen Jackpot tragen, höchstens einen je Runde. Seine Chance wächst im gleichen Maß wie der Einsatz, die Auszahlungsquote ist also bei jedem Einsatz gleich. 1,1 % jedes Einsatzes fließen in die vier Jackpots; die Übung hat eigene.',
  'words.coins': 'Münzen: {n}, Gewinn {amountMinor}',
  'words.full': 'Das Feld ist voll: Münzen zahlen doppelt',
  home: 'Zurück zur Lobby',
  rulesIntro:
    '20 Linien zahlen von links, ab drei gleichen Symbolen. Gewinne sind Vielfache des Linieneinsatzes (Einsatz geteilt durch 20).',
  rulesWild: 'Der Stern ersetzt auf den Walzen 2, 3 und 4 jedes Symbol außer dem Ticket.',
  rulesScatter:
    'Tickets zahlen überall: 3 das Zweifache, 4 das Zehnfache, 5 das Fünfzigfache des Einsatzes. Drei oder mehr starten 10 Freispiele, in denen Linien doppelt zahlen.',
  rulesReturn:
    'Auszahlungsquote: {rtp} %. Volatilität: {volatility} von 5. Eine Runde dauert mindestens {seconds} Sekunden.',
  rulesKeys:
    'Tasten: Leertaste dreht, Pfeile ändern den Einsatz, M schaltet den Ton, Fragezeichen öffnet diese Regeln.',
}
