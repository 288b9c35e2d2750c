import type { Texts } from './en.ts'

export const JA: Texts = {
  spin: 'スピン',
  stake: 'ベット額',
  less: 'ベット額を下げる',
  more: 'ベット額を上げる',
  balance: '残高',
  win: '勝利金',
  net: '今回の収支',
  rules: 'ルール',
  close: '閉じる',
  sound: 'サウンド',
  soundOn: 'オン',
  soundOff: 'オフ',
  fun: '練習：現金は使いません',
  paused: '一時停止中',
  freeSpins: 'フリースピン {n}/{of}',
  freeSpinsWon: 'フリースピン{n}回',
  resultWin: '{amount}の勝ち',
  resultNone: 'はずれ',
  loading: 'ゲームを準備しています',
  'error.INSUFFICIENT_FUNDS': '残高がこのベット額に足りません。ベット額を下げてください。',
  'error.GAME_SESSION_ENDED':
    'このゲームセッションは終了しました。ロビーに戻り、ゲームを開き直してください。',
  'error.PLAYER_BLOCKED': '現在、お客様のアカウントではプレイできません。',
  'error.TOO_FAST': 'お待ちください。ラウンドには最短時間があります。',
  'error.STAKE_RETURNED': 'ラウンドを実行できませんでした。ベット額は返還されます。',
  'error.UNAVAILABLE': '接続が切れました。残高は安全です。もう一度お試しください。',
  'error.REFUSED': 'ラウンドは拒否されました。ベットは行われていません。',
  'error.STAKE_OUT_OF_RANGE': 'このベット額はご利用いただけません。',
  'error.ticket': 'ゲームを開けませんでした。ロビーに戻り、もう一度お試しください。',
  home: 'ロビーへ戻る',
  rulesIntro:
    '20ラインが左から支払われ、同じ絵柄が3つ以上で配当となります。配当は1ラインのベット額（ベット額÷20）の倍数です。',
  rulesWild: 'スターはリール2、3、4で、チケット以外のすべての絵柄の代わりになります。',
  rulesScatter:
    'チケットは位置を問わず配当があります。3つでベット額の2倍、4つで10倍、5つで50倍。3つ以上でフリースピン10回が始まり、ライン配当が2倍になります。',
  rulesReturn:
    '還元率：{rtp} %。ボラティリティ：5段階の{volatility}。1ラウンドは{seconds}秒以上かかります。',
  rulesKeys:
    'キー：スペースでスピン、矢印でベット額の変更、Mでサウンド、?でこのルールを表示します。',
}
