import type { LandingText, PageTexts, RegistrationText } from './page-text.ts'

export const PT: PageTexts = {
  terms: {
    title: 'Termos e condições',
    description: 'O acordo entre si e a Playhouse: conta, dinheiro, jogos e reclamações.',
    text: `Estes termos são o acordo entre si e a Playhouse. São curtos de propósito: leia-os uma vez, do princípio ao fim.
      ## A sua conta
      - Tem de ser maior de idade no local onde vive e jogar apenas para si.
      - Uma conta por pessoa. O nome, a morada e a data de nascimento são os seus.
      - A palavra-passe fica consigo. Avise-nos de imediato se outra pessoa a puder conhecer.
      ## O seu dinheiro
      Os depósitos têm de vir de uma conta ou de um cartão em seu nome, e os levantamentos voltam pelo mesmo caminho. O saldo mostra o que pode levantar e o que ainda está associado a um bónus. Veja os [métodos de pagamento](/payment-methods).
      ## Jogos
      Quem decide uma ronda é o servidor do próprio jogo. Se a ligação cair, a ronda termina aí e o resultado é lançado; encontra-o nas suas transações. Saiba mais nas [regras do casino](/casino-rules).
      ## Quando encerramos ou suspendemos uma conta
      Suspendemos uma conta quando a lei o exige, quando não é possível confirmar a identidade ou quando alguém joga por outra pessoa. Dizemos-lhe o motivo, e o seu dinheiro é pago.
      ## Reclamações
      Escreva-nos primeiro: [contacto](/contact). Se a nossa resposta não for satisfatória, a entidade reguladora do seu país recebe reclamações sem custos.
      > Alterações a estes termos
      > Quando estes termos mudam, pedimos-lhe que concorde da próxima vez que iniciar sessão.
      > Se não concordar, a sessão termina e não pode jogar. Pode iniciar sessão de novo para levantar o saldo ou fechar a conta.`,
  },
  'bonus-terms': {
    title: 'Termos dos bónus',
    description: 'Como um bónus é atribuído, apostado e terminado, com um exemplo em números.',
    text: `Um bónus é dinheiro de jogo com condições. As condições de cada oferta estão junto dela; o que se segue vale para todas.
      ## Requisito de apostas
      Um bónus tem de ser apostado tantas vezes quantas a oferta indica antes de poder ser levantado. O seu próprio dinheiro é jogado primeiro e continua sempre a ser seu.
      Table: Um exemplo, um bónus de 10,00
      | Condição | O que significa |
      | Apostar 5 vezes | Apostas de 50,00 no total |
      | Prazo de 60 dias | O que restar do bónus é retirado |
      | Aposta máxima 5,00 | Não se usa dinheiro de bónus numa ronda com aposta mais alta |
      ## O que conta
      - Cada oferta indica que tipos de jogos contam, e quanto. Os que não indica não aceitam dinheiro de bónus.
      - As apostas com o seu próprio dinheiro não contam.
      - As rondas de demo não contam.
      ## Terminar um bónus
      Pode desistir de um bónus em qualquer altura. Um levantamento também termina um bónus ativo; perguntamos-lhe antes. O seu dinheiro fica; o bónus e o que foi ganho com ele são retirados.
      > Quem não recebe bónus
      > Jogadores em pausa, autoexcluídos ou que atingiram um dos seus limites, e jogadores a quem não podemos dirigir publicidade.`,
  },
  'casino-rules': {
    title: 'Regras do casino',
    description:
      'Como se decidem as rondas, o que significa a taxa de retorno e o que acontece quando a ligação cai.',
    text: `Cada jogo tem regras próprias, que se abrem no menu do jogo. Estas valem para todos.
      ## Taxa de retorno
      A taxa de retorno é uma média a longo prazo, de muitas rondas de todos os jogadores. Nada diz sobre a sua próxima ronda nem sobre a sua sessão.
      Table: Como ler os números de um jogo
      | Número | O que diz |
      | Taxa de retorno 96,00% | De 100,00 apostados, 96,00 são devolvidos em média |
      | Baixa volatilidade | Ganhos menores, mais frequentes |
      | Alta volatilidade | Ganhos maiores, raros, com longos períodos sem nenhum |
      ## Rondas interrompidas
      1. O servidor do fornecedor termina a ronda que estava aberta.
      2. O resultado é lançado no seu saldo.
      3. Pode vê-lo nas suas transações; a página da ronda mostra a referência.
      ## Falhas
      Uma falha do jogo anula as rondas afetadas. As apostas dessas rondas são devolvidas.`,
  },
  'privacy-policy': {
    title: 'Privacidade',
    description:
      'O que sabemos sobre si, porquê, durante quanto tempo, e como consultar ou apagar.',
    text: `Guardamos o que a lei e a sua conta exigem. Só lhe enviamos ofertas se concordar.
      Table: O que guardamos, e durante quanto tempo
      | O quê | Porquê | Durante quanto tempo |
      | Nome, morada, data de nascimento, e-mail, telefone | Para saber que é o próprio | Enquanto a lei o exigir |
      | Depósitos, levantamentos, apostas, rondas | Lei contabilística | Enquanto a lei o exigir |
      | Documentos, profissão, rendimento, origem dos fundos | Lei contra o branqueamento de capitais | Enquanto a lei o exigir |
      | Limites, pausas, exclusões, mensagens sobre o seu jogo | Para o proteger | Enquanto a lei o exigir |
      | Preferências de marketing, listas para ofertas | Para decidir que ofertas recebe | Enquanto tiver conta |
      | Resultados de autoteste que guarda | Para os poder comparar | Até os apagar; só os 20 mais recentes |
      | Endereço IP | Para reconhecer abusos | Com a lista dos seus acessos |
      ## Os seus direitos
      - Consultar o que guardamos sobre si e receber uma cópia.
      - Pedir a correção de erros.
      - Pedir que se apague tudo o que a lei não nos obriga a guardar.
      Escreva à [nossa equipa de privacidade](mailto:privacy@playhouse.test). Tem resposta no prazo que a lei define.`,
  },
  'cookie-policy': {
    title: 'Política de cookies',
    description: 'Os poucos cookies deste site, para que servem e quanto tempo ficam.',
    text: `Usamos cookies apenas para o que faz neste site. Nenhum acompanha a sua navegação noutros sites.
      Table: Cookies deste site
      | Finalidade | Durante quanto tempo |
      | Mantém a sessão iniciada | Até terminar a sessão, ou até esta expirar; no máximo um ano |
      | Lembra um formulário que começou (registo, palavra-passe esquecida, depósito) | No máximo duas horas |
      | Lembra um código de bónus | Um dia |
      | Lembra a sua escolha sobre cookies | Meio ano |
      | Lembra o seu fuso horário, o seu boletim de apostas e que confirmou a idade | Um ano |
      O armazenamento do navegador guarda ainda o tema claro ou escuro e algumas definições, até os apagar.
      ## Cookies opcionais
      Um vídeo vem de outro site. Nada é carregado antes de carregar em reproduzir ou de aceitar o marketing; a partir daí valem os cookies desse site.
      Se aceitar o marketing, o separador guarda também o link do parceiro que o trouxe até aqui, até o fechar. Ainda não usamos cookies de desempenho.
      ## Apagar cookies
      Pode apagar os cookies nas definições do navegador. A sessão termina, e voltamos a perguntar a sua escolha sobre cookies e a sua idade. Perde-se um boletim, um formulário ou um código de bónus por concluir.`,
  },
  'responsible-gambling': {
    title: 'Jogo responsável',
    description:
      'Limites, pausas e autoexclusão: o que faz cada ferramenta e onde encontrar ajuda.',
    text: `A longo prazo, o jogo custa dinheiro. Deve continuar a ser um passatempo que pode pagar, e as ferramentas aqui existem para serem usadas cedo.
      ## Ferramentas
      - **Limite de depósito**: o máximo que pode depositar por dia, semana ou mês. Um limite mais baixo vale de imediato, um mais alto só depois de um prazo.
      - **Limite de gastos**: o máximo que pode apostar num período. Alguns países têm também um limite de perdas.
      - **Pausa**: nenhum jogo nos dias que escolher. Não pode ser anulada.
      - **Autoexclusão**: seis meses ou mais, para todos os jogos da Playhouse.
      ## Sinais a levar a sério
      - Joga para recuperar o que perdeu.
      - Joga com dinheiro destinado à renda, à comida ou a empréstimos.
      - Esconde quanto joga, ou sente inquietação quando não joga.
      - Pensa em parar e vai adiando.
      ## Ajuda
      Fale com alguém da sua confiança e com a linha de apoio gratuita do seu país. A nossa equipa responde sem julgar: [contacto](/contact).
      > Para pais e quem partilha a casa
      > Guarde a palavra-passe só para si e termine a sessão quando deixar o dispositivo.
      > Há filtros de sites de jogo para todos os navegadores e telemóveis.`,
  },
  'age-restrictions': {
    title: 'Limites de idade',
    description: 'Aqui não jogam menores: como verificamos e o que acontece se jogarem.',
    text: `O jogo é para adultos. Na Playhouse isso significa pelo menos 18 anos, ou mais onde a lei do seu país o exigir.
      ## Como verificamos
      1. Indica a data de nascimento quando se regista.
      2. Comparamo-la com um registo ou um documento. Até lá, só pode depositar até certo montante e por tempo limitado.
      3. Em caso de dúvida, a conta espera até sabermos.
      ## Se um menor jogou
      A conta é encerrada, os depósitos voltam para a pessoa a quem pertencem e nenhum ganho é pago.
      Os pais encontram conselhos em [jogo responsável](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'A sua conta está fechada',
    description:
      'Porque pode uma conta estar fechada, o que acontece ao dinheiro e como nos contactar.',
    text: `Neste momento não é possível jogar com esta conta. O seu dinheiro está seguro: durante uma pausa ou autoexclusão pode iniciar sessão para o levantar; nos outros casos, pagamos-lho.
      ## Motivos possíveis
      - Escolheu uma pausa ou a autoexclusão. Termina no dia que lhe foi indicado, nunca antes.
      - Pediu-nos para fechar a conta.
      - Ainda não conseguimos verificar a sua identidade.
      ## O que pode fazer
      Escreva-nos: [contacto](/contact). Se escolheu a autoexclusão, não a podemos anular, e não lhe pediremos que volte.
      A ajuda é gratuita: veja [jogo responsável](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Métodos de pagamento',
    description: 'Como depositar e levantar no seu país, com prazos e montantes.',
    text: `Estas são as formas de depositar e de levantar no seu país. Não cobramos comissões; o seu banco pode cobrar.
      Os levantamentos voltam pelo caminho do depósito. O primeiro demora mais, porque a sua identidade é verificada uma vez.
      Enquanto a sua identidade não for verificada, só pode depositar menos do que os montantes abaixo.`,
  },
  faq: {
    title: 'Perguntas e respostas',
    description: 'Respostas breves sobre conta, dinheiro, jogos e limites.',
    text: `## Conta
      > Como altero a minha morada?
      > Abra os dados da conta, altere a morada e guarde. Podemos pedir um documento que mostre a nova.

      > Esqueci-me da palavra-passe
      > Escolha «Esqueceu-se da palavra-passe?» onde inicia sessão. Recebe um código por SMS ou um link por e-mail; o link vale uma hora.
      ## Dinheiro
      > Quando chega o meu levantamento?
      > Primeiro verificamo-lo. Depois o prazo depende do método: veja [métodos de pagamento](/payment-methods).

      > Porque não posso levantar todo o meu saldo?
      > Uma parte pode ser um bónus. Toque no saldo para ver de que é composto.
      ## Jogos
      > O jogo parou a meio de uma ronda
      > A ronda termina no servidor do fornecedor. Abra o jogo de novo ou veja as suas transações.

      > Posso jogar sem dinheiro?
      > Onde a lei do seu país o permite, a maioria das slots tem uma demo com dinheiro fictício.
      ## Limites
      > Como defino ou baixo um limite?
      > Escolha os seus limites no menu da conta. Um limite mais baixo vale de imediato.

      > Posso aumentar um limite?
      > Sim, mas um limite mais alto só vale depois de um prazo, que varia consoante o país. Antes de confirmar, vê a partir de quando pode valer; em alguns países pedimos uma segunda confirmação.`,
  },
  contact: {
    title: 'Contacto',
    description: 'Como contactar a equipa da Playhouse, e sobre o quê.',
    text: `Fale com a nossa equipa, na sua língua onde a falamos e em inglês em todo o lado.
      Table: Formas de nos contactar
      | Meio | Para |
      | Correio eletrónico | Conta, dinheiro, jogos |
      | Serviço de reclamações | Reclamações |
      Escreva ao [apoio ao cliente](mailto:support@playhouse.test). Indique o seu endereço de e-mail e o que aconteceu; nunca envie a palavra-passe.
      Encontra muitas respostas em [perguntas e respostas](/faq).`,
  },
  'contact-live-chat': {
    title: 'Chat ao vivo',
    description: 'De momento não há chat: como nos contactar e o que ter à mão.',
    text: `De momento não há chat. [Escreva-nos](mailto:support@playhouse.test) em vez disso.
      ## O que convém ter à mão
      - O endereço de e-mail da sua conta.
      - No caso de uma ronda: a referência, na página da ronda nas suas transações.
      Nunca pedimos a sua palavra-passe.`,
  },
  'reset-password': {
    title: 'Repor a palavra-passe',
    description: 'Como definir uma nova palavra-passe quando já não sabe a antiga.',
    text: `Indique abaixo o endereço de e-mail da sua conta. Recebe um código por SMS ou um link por e-mail; o link vale uma hora e serve uma só vez. Escolha uma palavra-passe que não use em mais lado nenhum.
      Não chegou nada? Veja na pasta de spam e depois [escreva-nos](/contact).`,
  },
  about: {
    title: 'Sobre a Playhouse',
    description: 'Quem somos e o que prometemos, em três frases.',
    text: `A Playhouse é um casino online que mostra o que importa antes de jogar.
      ## O que prometemos
      - Cada jogo indica a taxa de retorno antes de jogar.
      - Os seus limites estão no menu da conta, em todas as páginas.
      - Não o pressionamos a jogar: nenhum som de vitória quando recebe menos do que apostou, nenhuma palavra que esconde as probabilidades.
      ## O que é isto
      Isto é uma demonstração. Não se recebe nem se paga dinheiro real, e todos os jogos, estúdios e pessoas são inventados.`,
  },
}

export const PT_LANDING: LandingText = {
  title: 'Noite de estreia',
  description: 'Jogos novos dos estúdios, e como decorre uma noite na Playhouse.',
  alt: 'Máscaras de teatro, uma estrela e bilhetes num palco iluminado',
  intro: `Cada temporada abre com uma estreia: jogos novos, apresentados um a um, cada um com a sua taxa de retorno e as suas apostas possíveis.
      ## Como decorre
      1. Veja os jogos. Onde a lei o permite, a maioria tem uma demo com dinheiro fictício.
      2. Defina os seus limites antes do primeiro depósito.
      3. Decida quanto tempo quer ficar e pare quando tinha planeado.`,
  games: 'Jogos em destaque',
  countdown: { label: 'Abertura da temporada de verão', after: 'A temporada de verão está aberta' },
  form: {
    title: 'Crie a sua conta',
    text: 'Registe-se em três passos e defina os seus limites antes de depositar.',
    label: 'Criar conta',
  },
  outro: `> Quem se pode registar
      > Adultos que vivem num país onde a Playhouse está disponível, uma conta por pessoa.
      > Verificamos a sua identidade. Até lá, só pode depositar até certo montante.`,
}

export const PT_REGISTRATION: RegistrationText = {
  title: 'Noite de abertura',
  subtitle: 'Defina os seus limites antes de jogar.',
  button: 'Criar conta',
  terms:
    '18+. Uma conta por pessoa, para adultos que vivem onde a Playhouse está disponível. A longo prazo, o jogo custa dinheiro.',
  alt: 'Uma estrela, uma cartola e máscaras de teatro sob os holofotes',
  body: `## O que encontra
      - Jogos dos nossos estúdios, cada um com a sua taxa de retorno, a sua volatilidade e as suas apostas possíveis.
      - Mesas ao vivo que mostram se estão abertas e, onde há limite, quantos lugares estão livres.
      - Um extrato e um orçamento só seus.
      ## O que é preciso
      Os seus dados, uma vez, e limites que escolhe. Verificamos a sua identidade; até lá, só pode depositar até certo montante.`,
}
