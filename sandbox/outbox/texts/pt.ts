import type { MessageTexts } from '../message-text.ts'

export const PT: MessageTexts = {
  'sign-up.code': {
    subject: 'O seu código para a Playhouse',
    lines: [
      'Introduza este código para continuar o registo:',
      '{code}',
      'É válido durante {minutes} minutos. Ninguém da Playhouse lho pedirá.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Já tem uma conta',
    lines: [
      'Alguém, talvez o próprio, tentou abrir uma conta na Playhouse com este endereço. Já existe uma.',
      'Pode iniciar sessão ou definir uma nova palavra-passe se a esqueceu. Se não foi o próprio, não precisa de fazer nada.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Boas-vindas à Playhouse',
    lines: ['Olá {name},', 'A sua conta está aberta.'],
  },
  'password-reset.code': {
    subject: 'O seu código para uma nova palavra-passe',
    lines: [
      'Introduza este código para escolher uma nova palavra-passe:',
      '{code}',
      'É válido durante {minutes} minutos. Se não o pediu, a sua palavra-passe fica como está.',
    ],
  },
  'password-reset.link': {
    subject: 'Escolha uma nova palavra-passe',
    lines: [
      'Abra este link para escolher uma nova palavra-passe:',
      '{link}',
      'Funciona uma só vez. Se não o pediu, a sua palavra-passe fica como está.',
    ],
  },
  'password-changed': {
    subject: 'A sua palavra-passe foi alterada',
    lines: [
      'A sua palavra-passe da Playhouse foi alterada. Se não foi o próprio, defina já uma nova.',
    ],
  },
  'phone-change.code': {
    subject: 'O seu código para o novo número',
    lines: [
      'Introduza este código para usar este número:',
      '{code}',
      'É válido durante {minutes} minutos.',
    ],
  },
  'phone-changed': {
    subject: 'O seu número de telefone foi alterado',
    lines: [
      'O número de telefone da sua conta Playhouse foi alterado. Se não foi o próprio, avise-nos de imediato.',
    ],
  },
}
