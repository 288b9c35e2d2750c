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
    subject: 'Su pausa ha comenzado',
    lines: [
      'Su cuenta de Playhouse está cerrada para jugar hasta {until}. Hasta entonces no puede iniciar sesión, depositar ni jugar, y no le enviamos ofertas.',
      'Los retiros que pidió se pagan como siempre. La cuenta no se abre sola: eso lo decide usted después.',
      'Si el juego le pesa, en nuestra página de juego responsable encontrará ayuda gratuita.',
    ],
  },
  'break.for-ever': {
    subject: 'Su autoexclusión ha comenzado',
    lines: [
      'Su cuenta de Playhouse está cerrada para jugar de forma definitiva. No puede iniciar sesión, depositar ni jugar, y no le enviamos ofertas.',
      'Los retiros que pidió se pagan como siempre. No abra otra cuenta: tendríamos que cerrarla.',
      'Si el juego le pesa, en nuestra página de juego responsable encontrará ayuda gratuita.',
    ],
  },
  'break.register': {
    subject: 'Usted figura en un registro de personas autoexcluidas',
    lines: [
      'Usted figura en el registro nacional de personas autoexcluidas. Su cuenta de Playhouse está cerrada para jugar: no puede depositar ni jugar, y no le enviamos ofertas.',
      'Los retiros que pidió se pagan como siempre, y todavía puede retirar el resto de su dinero. Solo el registro puede poner fin a la exclusión; volvemos a consultarlo cuando inicia sesión.',
      'Si el juego le pesa, en nuestra página de juego responsable encontrará ayuda gratuita.',
    ],
  },
  'sign-up.held': {
    subject: 'Su cuenta espera una revisión',
    lines: [
      'Hola, {name}:',
      'Su cuenta está abierta. Antes de que pueda depositar o jugar, alguien de nuestro equipo tiene que revisar sus datos.',
      'No tiene que hacer nada: le escribiremos cuando esté listo.',
    ],
  },
  'sign-up.released': {
    subject: 'Su cuenta ha sido revisada',
    lines: ['Sus datos han sido revisados. Desde ahora puede depositar y jugar en Playhouse.'],
  },
}
