import type { MessageTexts } from '../message-text.ts'

export const BR: MessageTexts = {
  'sign-up.code': {
    subject: 'Seu código para a Playhouse',
    lines: [
      'Digite este código para continuar seu cadastro:',
      '{code}',
      'Ele vale por {minutes} minutos. Ninguém da Playhouse vai pedir este código a você.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Você já tem uma conta',
    lines: [
      'Alguém, talvez você, tentou abrir uma conta na Playhouse com este e-mail. Já existe uma.',
      'Você pode entrar nela ou criar uma nova senha se esqueceu a sua. Se não foi você, não precisa fazer nada.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Boas-vindas à Playhouse',
    lines: ['Olá, {name}!', 'Sua conta está aberta.'],
  },
  'password-reset.code': {
    subject: 'Seu código para uma nova senha',
    lines: [
      'Digite este código para escolher uma nova senha:',
      '{code}',
      'Ele vale por {minutes} minutos. Se você não pediu, sua senha continua a mesma.',
    ],
  },
  'password-reset.link': {
    subject: 'Escolha uma nova senha',
    lines: [
      'Abra este link para escolher uma nova senha:',
      '{link}',
      'Ele funciona uma vez. Se você não pediu, sua senha continua a mesma.',
    ],
  },
  'password-changed': {
    subject: 'Sua senha foi alterada',
    lines: ['Sua senha da Playhouse foi alterada. Se não foi você, crie uma nova agora mesmo.'],
  },
  'phone-change.code': {
    subject: 'Seu código para o novo telefone',
    lines: [
      'Digite este código para usar este número:',
      '{code}',
      'Ele vale por {minutes} minutos.',
    ],
  },
  'phone-changed': {
    subject: 'Seu telefone foi alterado',
    lines: [
      'O telefone da sua conta Playhouse foi alterado. Se não foi você, avise-nos agora mesmo.',
    ],
  },
  'break.begun': {
    subject: 'Sua pausa começou',
    lines: [
      'Sua conta Playhouse está fechada para jogar até {until}. Até lá você não pode entrar, depositar nem jogar, e não enviamos ofertas.',
      'Os saques que você pediu são pagos normalmente. A conta não reabre sozinha: essa decisão é sua, depois.',
      'Se o jogo está pesando, há ajuda gratuita na nossa página de jogo responsável.',
    ],
  },
  'break.for-ever': {
    subject: 'Sua autoexclusão começou',
    lines: [
      'Sua conta Playhouse está fechada para jogar em definitivo. Você não pode entrar, depositar nem jogar, e não enviamos ofertas.',
      'Os saques que você pediu são pagos normalmente. Não abra outra conta: teríamos de fechá-la.',
      'Se o jogo está pesando, há ajuda gratuita na nossa página de jogo responsável.',
    ],
  },
  'break.register': {
    subject: 'Você está em um registro de autoexcluídos',
    lines: [
      'O registro nacional de autoexcluídos inclui o seu nome. Sua conta Playhouse está fechada para jogar: você não pode depositar nem jogar, e não enviamos ofertas.',
      'Os saques que você pediu são pagos normalmente, e você ainda pode sacar o resto do seu dinheiro. Só o registro pode encerrar a exclusão; voltamos a consultá-lo quando você entra.',
      'Se o jogo está pesando, há ajuda gratuita na nossa página de jogo responsável.',
    ],
  },
  'sign-up.held': {
    subject: 'Sua conta aguarda uma verificação',
    lines: [
      'Olá, {name},',
      'Sua conta está aberta. Antes que você possa depositar ou jogar, alguém da nossa equipe precisa verificar seus dados.',
      'Você não precisa fazer nada: escreveremos quando estiver pronto.',
    ],
  },
  'sign-up.released': {
    subject: 'Sua conta foi verificada',
    lines: [
      'Seus dados foram verificados. A partir de agora você pode depositar e jogar na Playhouse.',
    ],
  },
}
