import type { MessageTexts } from '../message-text.ts'

export const JA: MessageTexts = {
  'sign-up.code': {
    subject: 'Playhouseの確認コード',
    lines: [
      '登録を続けるには、次のコードを入力してください：',
      '{code}',
      '有効期間は{minutes}分です。Playhouseの担当者がコードをお尋ねすることはありません。',
    ],
  },
  'sign-up.already-registered': {
    subject: 'すでにアカウントをお持ちです',
    lines: [
      'このアドレスでPlayhouseのアカウントを開設しようとした方がいます。アカウントはすでに存在します。',
      'ログインするか、パスワードをお忘れの場合は再設定してください。お心当たりがない場合は、何もする必要はありません。',
    ],
  },
  'sign-up.welcome': {
    subject: 'Playhouseへようこそ',
    lines: ['{name}様', 'アカウントが開設されました。'],
  },
  'password-reset.code': {
    subject: '新しいパスワード用のコード',
    lines: [
      '新しいパスワードを設定するには、次のコードを入力してください：',
      '{code}',
      '有効期間は{minutes}分です。お心当たりがない場合、パスワードは変更されません。',
    ],
  },
  'password-reset.link': {
    subject: '新しいパスワードの設定',
    lines: [
      '新しいパスワードを設定するには、次のリンクを開いてください：',
      '{link}',
      'リンクは1回限り有効です。お心当たりがない場合、パスワードは変更されません。',
    ],
  },
  'password-changed': {
    subject: 'パスワードが変更されました',
    lines: [
      'Playhouseのパスワードが変更されました。お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
    ],
  },
  'phone-change.code': {
    subject: '新しい電話番号用のコード',
    lines: [
      'この番号を使用するには、次のコードを入力してください：',
      '{code}',
      '有効期間は{minutes}分です。',
    ],
  },
  'phone-changed': {
    subject: '電話番号が変更されました',
    lines: [
      'Playhouseアカウントの電話番号が変更されました。お心当たりがない場合は、すぐにご連絡ください。',
    ],
  },
}
