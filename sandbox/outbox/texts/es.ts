import type { MessageTexts } from '../message-text.ts'

export const ES: MessageTexts = {
  'sign-up.code': {
    subject: 'Su código para Playhouse',
    lines: [
      'Ingrese este código para continuar su registro:',
      '{code}',
      'Sirve por {minutes} minutos. Nadie de Playhouse se lo pedirá jamás.',
    ],
  },
  'sign-up.already-registered': {
    subject: 'Usted ya tiene una cuenta',
    lines: [
      'Alguien, quizás usted, intentó abrir una cuenta en Playhouse con esta dirección. Ya existe una.',
      'Puede ingresar a ella o elegir una contraseña nueva si olvidó la suya. Si no fue usted, no tiene que hacer nada.',
    ],
  },
  'sign-up.welcome': {
    subject: 'Le damos la bienvenida a Playhouse',
    lines: ['Hola, {name}:', 'Su cuenta está abierta.'],
  },
  'password-reset.code': {
    subject: 'Su código para una contraseña nueva',
    lines: [
      'Ingrese este código para elegir una contraseña nueva:',
      '{code}',
      'Sirve por {minutes} minutos. Si no lo pidió, su contraseña queda como está.',
    ],
  },
  'password-reset.link': {
    subject: 'Elija una contraseña nueva',
    lines: [
      'Abra este enlace para elegir una contraseña nueva:',
      '{link}',
      'Sirve una sola vez. Si no lo pidió, su contraseña queda como está.',
    ],
  },
  'password-changed': {
    subject: 'Se cambió su contraseña',
    lines: ['Se cambió su contraseña de Playhouse. Si no fue usted, elija una nueva de inmediato.'],
  },
  'phone-change.code': {
    subject: 'Su código para el nuevo número de teléfono',
    lines: ['Ingrese este código para usar este número:', '{code}', 'Sirve por {minutes} minutos.'],
  },
  'phone-changed': {
    subject: 'Se cambió su número de teléfono',
    lines: [
      'Se cambió el número de teléfono de su cuenta de Playhouse. Si no fue usted, avísenos de inmediato.',
    ],
  },
  'break.begun': {
    subject: 'Tu pausa ha comenzado',
    lines: [
      'Tu cuenta de Playhouse está cerrada para jugar hasta {until}. Hasta entonces no puedes iniciar sesión, depositar ni jugar, y no te enviamos ofertas.',
      'Los retiros que pediste se pagan como siempre. La cuenta no se abre sola: eso lo decides tú después.',
      'Si el juego te pesa, en nuestra página de juego responsable encontrarás ayuda gratuita.',
    ],
  },
  'break.for-ever': {
    subject: 'Tu autoexclusión ha comenzado',
    lines: [
      'Tu cuenta de Playhouse está cerrada para jugar de forma definitiva. No puedes iniciar sesión, depositar ni jugar, y no te enviamos ofertas.',
      'Los retiros que pediste se pagan como siempre. No abras otra cuenta: tendríamos que cerrarla.',
      'Si el juego te pesa, en nuestra página de juego responsable encontrarás ayuda gratuita.',
    ],
  },
  'break.register': {
    subject: 'Figuras en un registro de personas autoexcluidas',
    lines: [
      'El registro nacional de personas autoexcluidas te incluye. Tu cuenta de Playhouse está cerrada para jugar: no puedes depositar ni jugar, y no te enviamos ofertas.',
      'Los retiros que pediste se pagan como siempre, y todavía puedes retirar el resto de tu dinero. Solo el registro puede poner fin a la exclusión; volvemos a consultarlo cuando inicias sesión.',
      'Si el juego te pesa, en nuestra página de juego responsable encontrarás ayuda gratuita.',
    ],
  },
  'sign-up.held': {
    subject: 'Tu cuenta espera una revisión',
    lines: [
      'Hola, {name}:',
      'Tu cuenta está abierta. Antes de que puedas depositar o jugar, alguien de nuestro equipo tiene que revisar tus datos.',
      'No tienes que hacer nada: te escribiremos cuando esté listo.',
    ],
  },
  'sign-up.released': {
    subject: 'Tu cuenta ha sido revisada',
    lines: ['Tus datos han sido revisados. Desde ahora puedes depositar y jugar en Playhouse.'],
  },
}
