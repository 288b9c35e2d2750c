import type { LiveTexts } from './en.ts'

export const JA: LiveTexts = {
  scene: 'テーブル',
  results: '最近の結果',
  board: 'ベットエリア',
  onTable: 'テーブル上',
  bet: 'ベットする',
  betOf: '{amount} をベット',
  'phase.BETTING': 'ベットしてください',
  'phase.DEALING': 'ベット終了',
  'phase.PAYING': '配当を支払っています',
  seconds: '{n} 秒',
  limits: 'ベットは {min} から {max} まで',
  seat: 'あなたの席は {of} 席中 {n} 番です',
  full: '{of} 席すべて埋まっています。観戦できます。次に空いた席があなたの席になります。',
  placedNow: '{amount} がテーブルに置かれました。',
  notPlaced: 'ベットは締め切られました。{amount} はベットされていません。',
  won: '{amount} が戻ります。',
  lost: '当たりはありません。',
  lostConnection: '接続が切れました。テーブル上のベットは有効です。映像は自動的に戻ります。',
  'spot.player': 'プレイヤー',
  'spot.banker': 'バンカー',
  'spot.tie': 'タイ',
  'pays.player': '1 対 1',
  'pays.banker': '0.95 対 1',
  'pays.tie': '8 対 1',
  'spot.wheel': '{pays} 対 1',
  'words.player': 'プレイヤーの勝ち {player} 対 {banker}',
  'words.banker': 'バンカーの勝ち {banker} 対 {player}',
  'words.tie': '{player} でタイ',
  'words.wheel': 'ホイールは {pays} 対 1 で止まりました',
  'recall.back': '{place}：{amount} をベットし、{back} が戻りました',
  'recall.gone': '{place}：{amount} をベットし、戻りはありませんでした',
  'recall.hand': '{who}：{cards}、合計 {total}',
  'error.BETS_CLOSED': 'このラウンドのベットは締め切られました。まもなく次のラウンドが始まります。',
  'error.NO_SEAT': 'すべての席が埋まっています。空くまで観戦できます。',
  'rules.roulette':
    '全員で一つのホイール、数字は 0 から 36。ストレートは 35 対 1、ダズンとカラムは 2 対 1、イーブンは 1 対 1。0 ではこれらは負けです。',
  'rules.baccarat':
    '8 デッキ、毎ラウンド前にシャッフルし、決まったルールで引きます。プレイヤーは 1 対 1、バンカーは 0.95 対 1、タイは 8 対 1。タイではプレイヤーとバンカーのベットは戻ります。表示の還元率はバンカーのものです。プレイヤー 98.76 %、タイ 85.64 %。',
  'rules.wheel':
    '50 区画：24 区画が 1 対 1、12 が 3、8 が 5、4 が 11、2 が 23 対 1。どのベットも還元率は同じです。',
  'rules.round':
    'チップはベットを確定したときに有効になります。確定したベットは取り消せません。接続が切れても自動的に精算されます。',
  'rules.fair':
    'ベット開始前に秘密の SHA-256 を表示します。締め切り後に秘密を表示し、結果はそこから決まります。最近のラウンドの両方をここに示します。',
  'rules.keys':
    'キー: 矢印で移動、Enter でチップを置く、Backspace で戻す、+ と - でチップを変更、B でベット、? でルールを開きます。',
  hashNow: 'このラウンド',
}
