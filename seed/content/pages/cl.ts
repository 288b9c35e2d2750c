import type { LandingText, PageTexts, RegistrationText } from './page-text.ts'

export const CL: PageTexts = {
  terms: {
    title: 'Términos y condiciones',
    description: 'El acuerdo entre usted y Playhouse: cuenta, dinero, juegos y reclamos.',
    text: `Estos términos son el acuerdo entre usted y Playhouse. Son breves a propósito: léalos una vez, de principio a fin.
      ## Su cuenta
      - Debe ser mayor de edad donde vive y jugar solo para usted.
      - Una cuenta por persona, con su propio nombre, dirección y fecha de nacimiento.
      - La contraseña es solo suya. Avísenos de inmediato si otra persona podría conocerla.
      ## Su dinero
      Los depósitos deben venir de una cuenta o tarjeta a su nombre, y los retiros vuelven por el mismo camino. Su saldo muestra lo que puede retirar y lo que todavía está ligado a un bono. Vea los [medios de pago](/payment-methods).
      ## Juegos
      Una ronda la decide el servidor del propio juego. Si se corta la conexión, la ronda termina allí y el resultado se registra; lo encuentra en sus movimientos. Hay más en las [reglas del casino](/casino-rules).
      ## Cuándo cerramos o suspendemos una cuenta
      Suspendemos una cuenta cuando la ley lo exige, cuando no podemos verificar la identidad o cuando alguien juega por otra persona. Le decimos el motivo y le pagamos su propio dinero.
      ## Reclamos
      Escríbanos primero a nosotros: [contacto](/contact). Si no queda conforme con nuestra respuesta, la autoridad reguladora de su país recibe reclamos sin costo.
      > Cambios en estos términos
      > Cuando estos términos cambian, le pedimos que los acepte la próxima vez que ingrese.
      > Si los rechaza, se cierra su sesión y no puede jugar. Puede ingresar de nuevo para retirar su saldo o cerrar la cuenta.`,
  },
  'bonus-terms': {
    title: 'Condiciones de los bonos',
    description: 'Cómo se otorga, se apuesta y se termina un bono, con un ejemplo en cifras.',
    text: `Un bono es dinero para jugar, sujeto a condiciones. Las condiciones de cada oferta están junto a ella; lo que sigue vale para todas.
      ## Requisito de apuesta
      Un bono tiene un requisito de apuesta: debe apostarlo tantas veces como indica la oferta antes de poder retirarlo. Su propio dinero siempre se apuesta primero y sigue siendo suyo.
      Table: Un ejemplo, un bono de 10,00
      | Condición | Qué significa |
      | Requisito de apuesta: 5 veces | Apuestas por 50,00 en total |
      | Plazo: 60 días | El dinero de bono que quede después se elimina |
      | Apuesta máxima: 5,00 | No se usa dinero de bono en una ronda con una apuesta mayor |
      ## Qué cuenta
      - Cada oferta nombra los tipos de juegos que cuentan, y cuánto. Los que no nombra no aceptan dinero de bono.
      - Las apuestas con su propio dinero no cuentan.
      - Las rondas de demo no cuentan.
      ## Renunciar a un bono
      Puede renunciar a un bono en cualquier momento. Un retiro también implica renunciar a un bono activo; antes le preguntamos. Conserva su propio dinero; el bono y lo ganado con él se eliminan.
      > Quién no recibe bonos
      > Jugadores en pausa, excluidos o que alcanzaron uno de sus límites, y jugadores a quienes no podemos dirigir publicidad.`,
  },
  'casino-rules': {
    title: 'Reglas del casino',
    description:
      'Cómo se deciden las rondas, qué significa el retorno y qué pasa cuando se corta la conexión.',
    text: `Cada juego tiene sus propias reglas, que se abren desde su menú. Estas valen para todos.
      ## Retorno al jugador
      El retorno al jugador (RTP) es un promedio a largo plazo, de muchas rondas de todos los jugadores. No dice nada sobre su próxima ronda ni sobre su sesión.
      Table: Cómo leer las cifras de un juego
      | Cifra | Qué dice |
      | RTP 96,00% | De cada 100,00 apostados, en promedio se devuelven 96,00 |
      | Volatilidad baja | Premios más chicos, más seguido |
      | Volatilidad alta | Premios más grandes, rara vez, con largos períodos sin ninguno |
      ## Rondas interrumpidas
      1. El servidor del proveedor termina la ronda que estaba abierta.
      2. El resultado se registra en su saldo.
      3. Lo ve en sus movimientos; la página de la ronda muestra su referencia.
      ## Fallas
      Una falla del juego anula las rondas afectadas. Las apuestas de esas rondas se devuelven.`,
  },
  'privacy-policy': {
    title: 'Privacidad',
    description: 'Qué guardamos de usted, por qué, por cuánto tiempo, y cómo verlo o eliminarlo.',
    text: `Guardamos lo que exigen la ley y su cuenta. Le enviamos ofertas solo si usted acepta.
      Table: Qué guardamos, y por cuánto tiempo
      | Qué | Por qué | Por cuánto tiempo |
      | Nombre, dirección, fecha de nacimiento, correo, teléfono | Para verificar su identidad | Mientras la ley lo exija |
      | Depósitos, retiros, apuestas, rondas | Ley de contabilidad | Mientras la ley lo exija |
      | Documentos, ocupación, ingresos, origen de los fondos | Ley contra el lavado de dinero | Mientras la ley lo exija |
      | Límites, pausas, exclusiones, mensajes sobre su juego | Para protegerle | Mientras la ley lo exija |
      | Preferencias de marketing, listas para ofertas | Para decidir qué ofertas recibe | Mientras tenga una cuenta |
      | Resultados de autotest que usted guarda | Para que pueda compararlos | Hasta que los elimine; solo los 20 más recientes |
      | Dirección IP | Para detectar abusos | Igual que su historial de accesos |
      ## Sus derechos
      - Ver lo que guardamos de usted y recibir una copia.
      - Pedir que se corrijan errores.
      - Pedir que se elimine todo lo que la ley no nos obliga a guardar.
      Escriba a [nuestro equipo de privacidad](mailto:privacy@playhouse.test). Tendrá respuesta dentro del plazo que fija la ley.`,
  },
  'cookie-policy': {
    title: 'Política de cookies',
    description: 'Las pocas cookies de este sitio, para qué sirven y cuánto duran.',
    text: `Usamos cookies solo para lo que usted hace en este sitio. Ninguna le sigue a otros sitios.
      Table: Cookies de este sitio
      | Finalidad | Por cuánto tiempo |
      | Mantiene su sesión iniciada | Hasta que cierre la sesión o esta termine; un año como máximo |
      | Recuerda un formulario que empezó (registro, contraseña olvidada, depósito) | Dos horas como máximo |
      | Recuerda un código de bono | Un día |
      | Recuerda su decisión sobre las cookies | Seis meses |
      | Recuerda su zona horaria, su cupón de apuestas y que confirmó su edad | Un año |
      El almacenamiento del navegador guarda además el tema claro u oscuro y algunos ajustes, hasta que los borre.
      ## Cookies opcionales
      Un video viene de otro sitio. Nada se carga desde allí antes de que lo reproduzca o acepte las cookies de marketing; después rigen las cookies de ese sitio.
      Si acepta el marketing, la pestaña guarda también el enlace del socio que le trajo aquí, hasta que la cierre. Todavía no usamos cookies de rendimiento.
      ## Eliminar cookies
      Puede eliminar las cookies en la configuración del navegador. Su sesión se cierra, y volvemos a preguntarle su decisión sobre las cookies y su edad. Se pierde un cupón, un formulario o un código de bono a medio usar.`,
  },
  'responsible-gambling': {
    title: 'Juego responsable',
    description:
      'Límites, pausas cortas y autoexclusión: qué hace cada herramienta y dónde encontrar ayuda.',
    text: `A la larga, el juego cuesta dinero. Debe seguir siendo un pasatiempo que pueda pagar, y las herramientas de aquí están para usarse a tiempo.
      ## Herramientas
      - **Límite de depósito**: lo máximo que puede depositar por día, semana o mes. Un límite más bajo rige de inmediato, uno más alto solo después de un período de espera.
      - **Límite de gasto**: lo máximo que puede apostar en un período. Algunos países tienen además un límite de pérdida.
      - **Pausa corta**: no puede jugar durante los días que elija. No se puede deshacer.
      - **Autoexclusión**: seis meses o más, para todos los juegos de Playhouse.
      ## Señales que hay que tomar en serio
      - Sigue jugando para recuperar lo perdido.
      - Juega con dinero destinado al arriendo, la comida o los préstamos.
      - Oculta cuánto juega, o se inquieta cuando no juega.
      - Piensa en parar, y lo va dejando para después.
      ## Ayuda
      Hable con alguien de confianza y con la línea de ayuda gratuita de su país. Nuestro equipo responde sin juzgar: [contacto](/contact).
      > Para padres y quienes viven con usted
      > Guarde su contraseña solo para usted y cierre la sesión al dejar el dispositivo.
      > Hay filtros de sitios de juego para todos los navegadores y teléfonos.`,
  },
  'age-restrictions': {
    title: 'Restricciones de edad',
    description: 'Aquí no juegan menores: cómo verificamos y qué pasa si ocurre.',
    text: `El juego es para adultos. En Playhouse eso significa 18 años, y más donde la ley de su país lo exija.
      ## Cómo verificamos
      1. Usted indica su fecha de nacimiento al registrarse.
      2. La comparamos con un registro o un documento. Hasta entonces solo puede depositar hasta cierto monto y por un tiempo limitado.
      3. En caso de duda, la cuenta queda en espera hasta aclararlo.
      ## Si ha jugado un menor
      La cuenta se cierra, los depósitos vuelven a la persona a quien pertenecen y no se paga ningún premio.
      Los padres encuentran consejos en [juego responsable](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Su cuenta está cerrada',
    description:
      'Por qué puede estar cerrada una cuenta, qué pasa con el dinero y cómo contactarnos.',
    text: `Por el momento no puede jugar con esta cuenta. Su propio dinero está seguro: durante una pausa corta o una autoexclusión puede ingresar para retirarlo; en los demás casos se lo pagamos.
      ## Motivos posibles
      - Eligió una pausa corta o la autoexclusión. Termina el día que se le indicó, nunca antes.
      - Nos pidió cerrar la cuenta.
      - Todavía no hemos podido verificar su identidad.
      ## Qué puede hacer
      Escríbanos: [contacto](/contact). Si eligió la autoexclusión, no podemos levantarla, y no le pediremos que vuelva.
      La ayuda es gratis: vea [juego responsable](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Medios de pago',
    description: 'Cómo depositar y retirar en su país, con plazos y montos.',
    text: `Estas son las formas de depositar y de retirar en su país. No cobramos comisión por ninguna; su banco puede cobrarla.
      Los retiros vuelven por el camino del depósito. El primero tarda más, porque su identidad se verifica una vez.
      Mientras su identidad no esté verificada, solo puede depositar menos que los montos de abajo.`,
  },
  faq: {
    title: 'Preguntas y respuestas',
    description: 'Respuestas breves sobre cuenta, dinero, juegos y límites.',
    text: `## Cuenta
      > ¿Cómo cambio mi dirección?
      > Abra los datos de la cuenta, cambie la dirección y guarde. Podemos pedirle un documento que muestre la nueva.

      > Olvidé mi contraseña
      > Elija «¿Olvidó su contraseña?» en la página de ingreso. Recibirá un código por SMS o un enlace por correo; el enlace vale una hora.
      ## Dinero
      > ¿Cuándo llega mi retiro?
      > Primero lo revisamos. Después el plazo depende del medio de pago: vea [medios de pago](/payment-methods).

      > ¿Por qué no puedo retirar todo mi saldo?
      > Una parte puede ser dinero de bono. Toque su saldo para ver cómo se compone.
      ## Juegos
      > El juego se detuvo en medio de una ronda
      > La ronda termina en el servidor del proveedor. Abra el juego de nuevo o revise sus movimientos.

      > ¿Puedo jugar gratis?
      > Donde la ley de su país lo permite, la mayoría de las tragamonedas tiene una demo con dinero ficticio.
      ## Límites
      > ¿Cómo fijo o bajo un límite?
      > Elija sus límites en el menú de la cuenta. Un límite más bajo rige de inmediato.

      > ¿Puedo subir un límite?
      > Sí, pero un límite más alto rige solo después de un período de espera, que varía según el país. Antes de confirmar ve desde cuándo puede regir; en algunos países se pide confirmar otra vez.`,
  },
  contact: {
    title: 'Contacto',
    description: 'Cómo contactar al equipo de Playhouse, y para qué.',
    text: `Nuestro equipo responde en su idioma donde lo hablamos y en inglés en todas partes.
      Table: Formas de contactarnos
      | Vía | Para |
      | Correo electrónico | Cuenta, dinero, juegos |
      | Equipo de reclamos | Reclamos |
      Escriba a [nuestro soporte](mailto:support@playhouse.test). Díganos su correo electrónico y qué pasó; nunca envíe su contraseña.
      Encuentra muchas respuestas en [preguntas y respuestas](/faq).`,
  },
  'contact-live-chat': {
    title: 'Chat en vivo',
    description: 'Por el momento no hay chat: cómo contactarnos y qué tener a mano.',
    text: `Por el momento no hay chat. [Escríbanos](mailto:support@playhouse.test) en su lugar.
      ## Conviene tener a mano
      - El correo electrónico de su cuenta.
      - Si es por una ronda: su referencia, en la página de la ronda en sus movimientos.
      Nunca le pedimos su contraseña.`,
  },
  'reset-password': {
    title: 'Restablecer su contraseña',
    description: 'Cómo crear una nueva contraseña cuando ya no recuerda la anterior.',
    text: `Escriba abajo el correo electrónico de su cuenta. Recibirá un código por SMS o un enlace por correo; el enlace vale una hora y una sola vez. Elija una contraseña que no use en ningún otro lugar.
      ¿No llegó nada? Revise el correo no deseado y después [escríbanos](/contact).`,
  },
  about: {
    title: 'Acerca de Playhouse',
    description: 'Quiénes somos y qué prometemos, en tres frases.',
    text: `Playhouse es un casino en línea que muestra lo importante antes de jugar.
      ## Lo que prometemos
      - Cada juego muestra su retorno al jugador (RTP) antes de jugar.
      - Sus límites están en el menú de su cuenta, en todas las páginas.
      - No le empujamos a jugar: ningún sonido de premio cuando recibe menos de lo que apostó, ninguna palabra que oculte las probabilidades.
      ## Qué es esto
      Esto es una demostración. No se recibe ni se paga dinero real, y todos los juegos, estudios y personas son inventados.`,
  },
}

export const CL_LANDING: LandingText = {
  title: 'Noche de estreno',
  description: 'Juegos nuevos de los estudios, y cómo es una noche en Playhouse.',
  alt: 'Máscaras de teatro, una estrella y entradas en un escenario iluminado',
  intro: `Cada temporada abre con un estreno: juegos nuevos, presentados uno a uno, cada uno con su retorno y sus apuestas posibles.
      ## Cómo funciona
      1. Mire los juegos. Donde la ley lo permite, la mayoría tiene una demo con dinero ficticio.
      2. Fije sus límites antes del primer depósito.
      3. Decida cuánto tiempo quiere quedarse y pare cuando lo había planeado.`,
  games: 'Juegos destacados',
  countdown: { label: 'Comienza la temporada de verano', after: 'La temporada de verano comenzó' },
  form: {
    title: 'Cree su cuenta',
    text: 'Regístrese en tres pasos y fije sus límites antes de su primer depósito.',
    label: 'Registrarse',
  },
  outro: `> Quién puede registrarse
      > Adultos que viven en un país donde Playhouse está disponible, una cuenta por persona.
      > Verificamos su identidad. Hasta entonces solo puede depositar hasta cierto monto.`,
}

export const CL_REGISTRATION: RegistrationText = {
  title: 'Noche de apertura',
  subtitle: 'Fije sus límites antes de jugar.',
  button: 'Registrarse',
  terms:
    '18+. Una cuenta por persona, para adultos que viven donde Playhouse está disponible. A la larga, el juego cuesta dinero.',
  alt: 'Una estrella, un sombrero de copa y máscaras de teatro bajo los focos',
  body: `## Lo que encuentra
      - Juegos de nuestros estudios, cada uno con su retorno, su volatilidad y sus apuestas posibles.
      - Mesas en vivo que muestran si están abiertas y, donde hay límite, cuántos asientos están libres.
      - Un estado de cuenta y un presupuesto propios.
      ## Lo que se pide
      Sus datos, una vez, y límites que usted elige. Verificamos su identidad; hasta entonces solo puede depositar hasta cierto monto.`,
}
