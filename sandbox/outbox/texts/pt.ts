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
      'Houve uma tentativa, talvez sua, de abrir uma conta na Playhouse com este endereço. Já existe uma.',
      'Pode iniciar sessão ou definir uma nova palavra-passe se a esqueceu. Se não foi sua, não precisa de fazer nada.',
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
      'A sua palavra-passe da Playhouse foi alterada. Se não fez esta alteração, defina já uma nova.',
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
      'O número de telefone da sua conta Playhouse foi alterado. Se não fez esta alteração, avise-nos de imediato.',
    ],
  },
  'break.begun': {
    subject: 'A sua pausa começou',
    lines: [
      'A sua conta Playhouse está fechada para jogo até {until}. Até lá não pode iniciar sessão, depositar nem jogar, e não lhe enviamos ofertas.',
      'Os levantamentos que pediu são pagos como habitualmente. A conta não reabre sozinha: essa decisão é sua, depois.',
      'Se o jogo lhe pesa, encontra ajuda gratuita na nossa página sobre jogo responsável.',
    ],
  },
  'break.for-ever': {
    subject: 'A sua autoexclusão começou',
    lines: [
      'A sua conta Playhouse está fechada para jogo em definitivo. Não pode iniciar sessão, depositar nem jogar, e não lhe enviamos ofertas.',
      'Os levantamentos que pediu são pagos como habitualmente. Não abra outra conta: teríamos de a fechar.',
      'Se o jogo lhe pesa, encontra ajuda gratuita na nossa página sobre jogo responsável.',
    ],
  },
  'break.register': {
    subject: 'Consta de um registo de autoexcluídos',
    lines: [
      'O registo nacional de autoexcluídos inclui o seu nome. A sua conta Playhouse está fechada para jogo: não pode depositar nem jogar, e não lhe enviamos ofertas.',
      'Os levantamentos que pediu são pagos como habitualmente, e continua a poder levantar o resto do seu dinheiro. Só o registo pode terminar a exclusão; voltamos a consultá-lo quando inicia sessão.',
      'Se o jogo lhe pesa, encontra ajuda gratuita na nossa página sobre jogo responsável.',
    ],
  },
  'sign-up.held': {
    subject: 'A sua conta aguarda uma verificação',
    lines: [
      'Olá, {name},',
      'A sua conta está aberta. Antes de poder depositar ou jogar, alguém da nossa equipa tem de verificar os seus dados.',
      'Não precisa de fazer nada: escrevemos-lhe quando estiver feito.',
    ],
  },
  'sign-up.released': {
    subject: 'A sua conta foi verificada',
    lines: [
      'Os seus dados foram verificados. A partir de agora pode depositar e jogar na Playhouse.',
    ],
  },
}
