import type { LandingText, PageTexts, RegistrationText } from './page-text.ts'

export const BR: PageTexts = {
  terms: {
    title: 'Termos e condições',
    description: 'O acordo entre você e a Playhouse: conta, dinheiro, jogos e reclamações.',
    text: `Estes termos são o acordo entre você e a Playhouse. São curtos de propósito: leia uma vez, do começo ao fim.
      ## Sua conta
      - Você precisa ser maior de idade onde mora e jogar só para si.
      - Uma conta por pessoa. O nome, o endereço e a data de nascimento são os seus.
      - A senha fica com você. Avise na hora se outra pessoa puder conhecê-la.
      ## Seu dinheiro
      Os depósitos precisam vir de uma conta ou de um cartão em seu nome, e os saques voltam pelo mesmo caminho. O saldo mostra o que você pode sacar e o que ainda está preso a um bônus. Veja as [formas de pagamento](/payment-methods).
      ## Jogos
      Quem decide uma rodada é o servidor do próprio jogo. Se a conexão cair, a rodada termina lá e o resultado é lançado; você o encontra nas suas transações. Veja mais nas [regras do cassino](/casino-rules).
      ## Quando fechamos ou suspendemos uma conta
      Suspendemos uma conta quando a lei exige, quando não é possível confirmar a identidade ou quando alguém joga por outra pessoa. Você fica sabendo o motivo, e o seu dinheiro é pago.
      ## Reclamações
      Escreva primeiro para nós: [contato](/contact). Se a nossa resposta não resolver, o órgão regulador do seu país recebe reclamações sem custo.
      > Mudanças nestes termos
      > Quando estes termos mudam, pedimos a sua concordância no próximo acesso.
      > Se não concordar, você será desconectado e não poderá jogar. Você pode entrar de novo para sacar o saldo ou fechar a conta.`,
  },
  'bonus-terms': {
    title: 'Termos dos bônus',
    description: 'Como um bônus é dado, cumprido e encerrado, com um exemplo em números.',
    text: `Um bônus é dinheiro de jogo com condições. As condições de cada oferta estão junto dela; o que segue vale para todas.
      ## Rollover
      Um bônus precisa ser apostado tantas vezes quanto a oferta diz antes de poder ser sacado. O seu próprio dinheiro é jogado primeiro e continua seu o tempo todo.
      Table: Um exemplo, um bônus de 10,00
      | Condição | O que significa |
      | Rollover de 5 vezes | Apostas de 50,00 no total |
      | Prazo de 60 dias | O que sobrar do bônus é retirado |
      | Aposta máxima 5,00 | Não se usa dinheiro de bônus em uma rodada com aposta maior |
      ## O que conta
      - Cada oferta diz quais tipos de jogos contam, e quanto. Os que ela não cita não aceitam dinheiro de bônus.
      - Apostas com o seu próprio dinheiro não contam.
      - Rodadas de demo não contam.
      ## Encerrar um bônus
      Você pode desistir de um bônus quando quiser. Um saque também encerra um bônus ativo; perguntamos antes. O seu dinheiro fica; o bônus e o que foi ganho com ele são retirados.
      > Quem não recebe bônus
      > Jogadores em pausa, autoexcluídos ou que atingiram um dos seus limites, e jogadores a quem não podemos fazer publicidade.`,
  },
  'casino-rules': {
    title: 'Regras do cassino',
    description:
      'Como as rodadas são decididas, o que significa o retorno e o que acontece quando a conexão cai.',
    text: `Cada jogo tem regras próprias, que você abre no menu dele. Estas valem para todos.
      ## Retorno ao jogador
      O retorno é uma média de longo prazo, de muitas rodadas de todos os jogadores. Ele não diz nada sobre a sua próxima rodada nem sobre a sua sessão.
      Table: Como ler os números de um jogo
      | Número | O que ele diz |
      | Retorno 96,00% | De cada 100,00 apostados, 96,00 são devolvidos em média |
      | Baixa volatilidade | Prêmios menores, mais frequentes |
      | Alta volatilidade | Prêmios maiores, raros, com longos períodos sem nenhum |
      ## Rodadas interrompidas
      1. O servidor do provedor termina a rodada que estava aberta.
      2. O resultado é lançado no seu saldo.
      3. Você o vê nas suas transações; a página da rodada mostra a referência.
      ## Falhas
      Uma falha do jogo anula as rodadas afetadas. As apostas dessas rodadas são devolvidas.`,
  },
  'privacy-policy': {
    title: 'Privacidade',
    description: 'O que sabemos sobre você, por quê, por quanto tempo, e como ver ou apagar.',
    text: `Guardamos o que a lei e a sua conta exigem. Só enviamos ofertas se você concordar.
      Table: O que guardamos, e por quanto tempo
      | O quê | Por quê | Por quanto tempo |
      | Nome, endereço, data de nascimento, e-mail, telefone | Para saber que é você | Pelo tempo que a lei exige |
      | Depósitos, saques, apostas, rodadas | Lei contábil | Pelo tempo que a lei exige |
      | Documentos, profissão, renda, origem dos recursos | Lei contra lavagem de dinheiro | Pelo tempo que a lei exige |
      | Limites, pausas, exclusões, mensagens sobre o seu jogo | Para proteger você | Pelo tempo que a lei exige |
      | Preferências de marketing, listas para ofertas | Para decidir quais ofertas você recebe | Enquanto você tiver uma conta |
      | Resultados de autoteste que você salva | Para você comparar | Até você apagar; só os 20 mais recentes |
      | Endereço IP | Para reconhecer abusos | Junto com a lista dos seus acessos |
      ## Seus direitos
      - Ver o que guardamos sobre você e receber uma cópia.
      - Corrigir erros.
      - Apagar tudo o que a lei não nos obriga a guardar.
      Escreva para a [nossa equipe de privacidade](mailto:privacy@playhouse.test). A resposta chega no prazo que a lei define.`,
  },
  'cookie-policy': {
    title: 'Política de cookies',
    description: 'Os poucos cookies deste site, para que servem e quanto tempo ficam.',
    text: `Usamos cookies só para o que você faz neste site. Nenhum acompanha você em outros sites.
      Table: Cookies deste site
      | Finalidade | Por quanto tempo |
      | Mantém você conectado | Até você sair ou a sessão terminar; no máximo um ano |
      | Lembra um formulário iniciado (cadastro, senha esquecida, depósito) | No máximo duas horas |
      | Lembra um código de bônus | Um dia |
      | Lembra sua escolha sobre cookies | Meio ano |
      | Lembra seu fuso horário, seu cupom de apostas e que você confirmou a idade | Um ano |
      O armazenamento do navegador também guarda o tema claro ou escuro e algumas configurações, até você apagar.
      ## Cookies opcionais
      Um vídeo vem de outro site. Nada dele é carregado antes de você apertar o play ou aceitar o marketing; depois valem os cookies desse site.
      Se você aceitar o marketing, a aba também guarda o link do parceiro que trouxe você, até ser fechada. Ainda não usamos cookies de desempenho.
      ## Como apagar cookies
      Você pode apagar os cookies nas configurações do navegador. Com isso você sai da conta, e perguntamos de novo sua escolha sobre cookies e sua idade. Um cupom, um formulário ou um código de bônus em andamento se perde.`,
  },
  'responsible-gambling': {
    title: 'Jogo responsável',
    description: 'Limites, pausas e autoexclusão: o que cada recurso faz e onde encontrar ajuda.',
    text: `No longo prazo, o jogo custa dinheiro. Ele deve continuar sendo um passatempo que cabe no seu bolso, e os recursos daqui foram feitos para usar cedo.
      ## Recursos
      - **Limite de depósito**: o máximo que você pode depositar por dia, semana ou mês. Um limite menor vale na hora, um maior só depois de um prazo.
      - **Limite de gastos**: o máximo que você pode apostar em um período. Alguns países têm também um limite de perdas.
      - **Pausa**: nenhum jogo pelos dias que você escolher. Não pode ser desfeita.
      - **Autoexclusão**: seis meses ou mais, para todos os jogos da Playhouse.
      ## Sinais para levar a sério
      - Você joga para recuperar o que perdeu.
      - Você joga com o dinheiro do aluguel, da comida ou das dívidas.
      - Você esconde quanto joga ou sente inquietação quando não joga.
      - Você pensa em parar e vai deixando para depois.
      ## Ajuda
      Converse com alguém de confiança e com o serviço de apoio gratuito do seu país. Nossa equipe responde sem julgar: [contato](/contact).
      > Para pais e quem mora junto
      > Guarde a sua senha só para você e saia da conta ao deixar o aparelho.
      > Há filtros de sites de jogo para todos os navegadores e celulares.`,
  },
  'age-restrictions': {
    title: 'Restrições de idade',
    description: 'Menores não jogam aqui: como verificamos e o que acontece se isso ocorrer.',
    text: `O jogo é para adultos. Na Playhouse isso quer dizer pelo menos 18 anos, ou mais onde a lei do seu país exige mais.
      ## Como verificamos
      1. Você informa a data de nascimento no cadastro.
      2. Nós a comparamos com um registro ou um documento. Até lá, você só pode depositar até certo valor e por tempo limitado.
      3. Na dúvida, a conta espera até termos certeza.
      ## Se um menor jogou
      A conta é fechada, os depósitos voltam para a pessoa a quem pertencem e nenhum prêmio é pago.
      Pais encontram orientação em [jogo responsável](/responsible-gambling).`,
  },
  'closed-account': {
    title: 'Sua conta está fechada',
    description:
      'Por que uma conta pode estar fechada, o que acontece com o dinheiro e como falar conosco.',
    text: `No momento não é possível jogar com esta conta. O seu dinheiro está seguro: durante uma pausa ou autoexclusão, você pode entrar para sacá-lo; nos outros casos, nós o pagamos a você.
      ## Motivos possíveis
      - Você escolheu uma pausa ou a autoexclusão. Ela termina no dia informado, nunca antes.
      - Você pediu para fecharmos a conta.
      - Ainda não conseguimos verificar a sua identidade.
      ## O que você pode fazer
      Escreva para nós: [contato](/contact). Se você escolheu a autoexclusão, não podemos encerrá-la, e não vamos chamar você de volta.
      A ajuda é gratuita: veja [jogo responsável](/responsible-gambling).`,
  },
  'payment-methods': {
    title: 'Formas de pagamento',
    description: 'Como depositar e sacar no seu país, com prazos e valores.',
    text: `Estas são as formas de depositar e de sacar no seu país. Não cobramos tarifas; o seu banco pode cobrar.
      Os saques voltam pelo caminho do depósito. O primeiro demora mais, porque a sua identidade é verificada uma vez.
      Enquanto a sua identidade não for verificada, você só pode depositar menos do que os valores abaixo.`,
  },
  faq: {
    title: 'Perguntas e respostas',
    description: 'Respostas curtas sobre conta, dinheiro, jogos e limites.',
    text: `## Conta
      > Como mudo meu endereço?
      > Abra os dados da conta, mude o endereço e salve. Podemos pedir um documento que mostre o novo.

      > Esqueci minha senha
      > Escolha “Esqueceu sua senha?” na página de acesso. Você recebe um código por SMS ou um link por e-mail; o link vale por uma hora.
      ## Dinheiro
      > Quando chega o meu saque?
      > Primeiro nós o verificamos. Depois o prazo depende da forma de pagamento: veja [formas de pagamento](/payment-methods).

      > Por que não posso sacar todo o meu saldo?
      > Uma parte pode ser bônus. Toque no saldo para ver a composição.
      ## Jogos
      > O jogo parou no meio de uma rodada
      > A rodada termina no servidor do provedor. Abra o jogo de novo ou veja suas transações.

      > Posso jogar sem dinheiro?
      > Onde a lei do seu país permite, a maioria dos slots tem uma demo com dinheiro fictício.
      ## Limites da conta
      > Como defino ou reduzo um limite?
      > Escolha seus limites no menu da conta. Um limite menor vale na hora.

      > Posso aumentar um limite?
      > Sim, mas um limite maior só vale depois de um prazo, que varia por país. Antes de confirmar, você vê a partir de quando pode valer; alguns países pedem uma segunda confirmação.`,
  },
  contact: {
    title: 'Contato',
    description: 'Como falar com a equipe da Playhouse, e sobre o quê.',
    text: `Fale com a nossa equipe, na sua língua onde a falamos e em inglês em toda parte.
      Table: Como falar conosco
      | Meio | Para |
      | E-mail | Conta, dinheiro, jogos |
      | Ouvidoria | Reclamações |
      Escreva para o [suporte](mailto:support@playhouse.test). Informe seu e-mail e o que aconteceu; nunca envie a sua senha.
      Você encontra muitas respostas em [perguntas e respostas](/faq).`,
  },
  'contact-live-chat': {
    title: 'Chat ao vivo',
    description: 'No momento não há chat: como falar conosco e o que ter à mão.',
    text: `No momento não há chat. [Escreva para nós](mailto:support@playhouse.test) em vez disso.
      ## Bom ter à mão
      - O e-mail da sua conta.
      - Para uma rodada: a referência, na página dela nas suas transações.
      Nunca pedimos a sua senha.`,
  },
  'reset-password': {
    title: 'Redefinir sua senha',
    description: 'Como criar uma nova senha quando você não sabe mais a antiga.',
    text: `Informe abaixo o e-mail da sua conta. Você recebe um código por SMS ou um link por e-mail; o link vale por uma hora e uma única vez. Escolha uma senha que você não usa em nenhum outro lugar.
      Não chegou nada? Olhe na caixa de spam e depois [escreva para nós](/contact).`,
  },
  about: {
    title: 'Sobre a Playhouse',
    description: 'Quem somos e o que prometemos, em três frases.',
    text: `A Playhouse é um cassino on-line que mostra o que importa antes de você jogar.
      ## O que prometemos
      - Cada jogo informa seu retorno antes de você jogar.
      - Seus limites estão no menu da conta, em todas as páginas.
      - Não empurramos você a jogar: nenhum som de vitória quando você recebe menos do que apostou, nenhuma palavra que esconde as chances.
      ## O que é isto
      Esta é uma demonstração. Não se recebe nem se paga dinheiro de verdade, e todos os jogos, estúdios e pessoas aqui são inventados.`,
  },
}

export const BR_LANDING: LandingText = {
  title: 'Noite de estreia',
  description: 'Jogos novos dos estúdios, e como é uma noite na Playhouse.',
  alt: 'Máscaras de teatro, uma estrela e ingressos em um palco iluminado',
  intro: `Cada temporada abre com uma estreia: jogos novos, apresentados um a um, cada um com seu retorno e suas apostas possíveis.
      ## Como funciona
      1. Veja os jogos. Onde a lei permite, a maioria tem uma demo com dinheiro fictício.
      2. Defina seus limites antes do primeiro depósito.
      3. Decida quanto tempo quer ficar e pare quando tinha planejado.`,
  games: 'Jogos em destaque',
  countdown: { label: 'Abertura da temporada de verão', after: 'A temporada de verão está aberta' },
  form: {
    title: 'Crie sua conta',
    text: 'Cadastre-se em três passos e defina seus limites antes de depositar.',
    label: 'Cadastre-se',
  },
  outro: `> Quem pode se cadastrar
      > Adultos que moram em um país onde a Playhouse está disponível, uma conta por pessoa.
      > Verificamos a sua identidade. Até lá, você só pode depositar até certo valor.`,
}

export const BR_REGISTRATION: RegistrationText = {
  title: 'Noite de abertura',
  subtitle: 'Defina seus limites antes de jogar.',
  button: 'Cadastre-se',
  terms:
    '18+. Uma conta por pessoa, para adultos que moram onde a Playhouse está disponível. No longo prazo, o jogo custa dinheiro.',
  alt: 'Uma estrela, uma cartola e máscaras de teatro sob os refletores',
  body: `## O que você encontra
      - Jogos dos nossos estúdios, cada um com seu retorno, sua volatilidade e suas apostas possíveis.
      - Mesas ao vivo que mostram se estão abertas e, onde há limite, quantos lugares estão livres.
      - Um extrato e um orçamento só seus.
      ## O que é preciso
      Os seus dados, uma vez, e limites que você escolhe. Verificamos a sua identidade; até lá, você só pode depositar até certo valor.`,
}
