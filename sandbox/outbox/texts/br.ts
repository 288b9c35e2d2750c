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
      'O telefone da sua conta Playhouse foi alterado. Se não foi você, avise a gente agora mesmo.',
    ],
  },
}
