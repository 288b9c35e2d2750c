import type { PageText } from './page-text.ts'

/**
 * The texts of the password reset, in the languages whose other pages fall back to English: a player who has lost a
 * password reads what to do in their own language (RTE-21).
 */
export const RESET_TEXTS = {
  de: {
    title: 'Passwort zurücksetzen',
    description: 'So legen Sie ein neues Passwort fest, wenn Sie das alte nicht mehr wissen.',
    text: `Geben Sie unten die E-Mail-Adresse Ihres Kontos ein. Sie bekommen einen Code per SMS oder einen Link per E-Mail; der Link gilt eine Stunde lang und nur einmal. Wählen Sie ein Passwort, das Sie sonst nirgends verwenden.
      Keine Nachricht? Sehen Sie im Spam-Ordner nach; ist dort nichts, [schreiben Sie uns](/contact).`,
  },
  fr: {
    title: 'Réinitialiser votre mot de passe',
    description: 'Comment choisir un nouveau mot de passe quand vous ne connaissez plus l’ancien.',
    text: `Indiquez ci-dessous l’adresse e-mail de votre compte. Vous recevez un code par SMS ou un lien par e-mail ; le lien est valable une heure et une seule fois. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.
      Pas de message ? Regardez dans le courrier indésirable, puis [écrivez-nous](/contact).`,
  },
  pt: {
    title: 'Repor a palavra-passe',
    description: 'Como definir uma nova palavra-passe quando já não sabe a antiga.',
    text: `Indique abaixo o endereço de e-mail da sua conta. Recebe um código por SMS ou um link por e-mail; o link vale uma hora e serve uma só vez. Escolha uma palavra-passe que não use em mais lado nenhum.
      Não chegou nada? Veja na pasta de spam e depois [escreva-nos](/contact).`,
  },
  br: {
    title: 'Redefinir sua senha',
    description: 'Como criar uma nova senha quando você não sabe mais a antiga.',
    text: `Informe abaixo o e-mail da sua conta. Você recebe um código por SMS ou um link por e-mail; o link vale por uma hora e uma única vez. Escolha uma senha que você não usa em nenhum outro lugar.
      Não chegou nada? Olhe na caixa de spam e depois [escreva para nós](/contact).`,
  },
  cl: {
    title: 'Restablecer su contraseña',
    description: 'Cómo crear una nueva contraseña cuando ya no recuerda la anterior.',
    text: `Escriba abajo el correo electrónico de su cuenta. Recibirá un código por SMS o un enlace por correo; el enlace vale una hora y una sola vez. Elija una contraseña que no use en ningún otro lugar.
      ¿No llegó nada? Revise el correo no deseado y después [escríbanos](/contact).`,
  },
  pl: {
    title: 'Ustaw nowe hasło',
    description: 'Jak ustawić nowe hasło, gdy nie pamiętasz starego.',
    text: `Podaj poniżej adres e-mail swojego konta. Otrzymasz kod SMS-em albo link e-mailem; link jest ważny godzinę i działa tylko raz. Wybierz hasło, którego nie używasz nigdzie indziej.
      Nie ma wiadomości? Zajrzyj do spamu, a potem [napisz do nas](/contact).`,
  },
  ja: {
    title: 'パスワードの再設定',
    description: '以前のパスワードがわからなくなったときに、新しいパスワードを設定する方法です。',
    text: `アカウントのメールアドレスを下に入力してください。SMSでコード、またはメールでリンクが届きます。リンクの有効時間は1時間で、使えるのは1回だけです。ほかで使っていないパスワードを選んでください。
      届かないときは、迷惑メールを確認してから[お問い合わせください](/contact)。`,
  },
  tl: {
    title: 'I-reset ang iyong password',
    description: 'Paano magtakda ng bagong password kapag hindi mo na alam ang luma.',
    text: `Ilagay sa ibaba ang email address ng iyong account. May darating na code sa text o link sa email; isang oras lang may bisa ang link at isang beses lang magagamit. Pumili ng password na hindi mo ginagamit sa iba.
      Walang dumating? Tingnan ang spam, pagkatapos ay [sumulat sa amin](/contact).`,
  },
  tr: {
    title: 'Şifrenizi sıfırlayın',
    description: 'Eski şifrenizi hatırlamadığınızda yenisini nasıl belirlersiniz.',
    text: `Hesabınızın e-posta adresini aşağıya yazın. SMS ile bir kod veya e-posta ile bir bağlantı gelir; bağlantı bir saat ve yalnızca bir kez geçerlidir. Başka hiçbir yerde kullanmadığınız bir şifre seçin.
      Mesaj gelmedi mi? Spam klasörüne bakın, sonra [bize yazın](/contact).`,
  },
} as const satisfies Readonly<Record<string, PageText>>
