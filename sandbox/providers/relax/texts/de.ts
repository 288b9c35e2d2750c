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
  'error.REFUSED': 'Die Runde wurde abgelehnt. Es wurde nichts eingesetzt.',
  'error.STAKE_OUT_OF_RANGE': 'Dieser Einsatz wird nicht angeboten.',
  'error.ticket':
    'Das Spiel konnte nicht geöffnet werden. Gehen Sie zurück zur Lobby und versuchen Sie es erneut.',
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
