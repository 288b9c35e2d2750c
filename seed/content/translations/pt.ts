/** European Portuguese, in the polite third person of the site's messages. */
export const PT: Readonly<Record<string, string>> = {
  'A red badge: 18+': 'Um emblema vermelho: 18+',
  'A stage with masks and a hat': 'Um palco com máscaras e um chapéu',
  Popular: 'Populares',
  'New arrivals': 'Novidades',
  Jackpots: 'Jogos com jackpot',
  'Free spins': 'Rodadas grátis',
  Classics: 'Clássicos',
  Adventure: 'Aventura',
  'Myths and magic': 'Mitos e magia',
  'After dark': 'Ao cair da noite',
  'Wild nature': 'Natureza selvagem',
  'Low volatility': 'Baixa volatilidade',
  'High volatility': 'Alta volatilidade',
  'Table games': 'Jogos de mesa',
  'Video poker': 'Vídeo póquer',
  'All games': 'Todos os jogos',
  'Live lounge': 'Salão ao vivo',
  Roulette: 'Roleta',
  Baccarat: 'Bacará',
  'Wheels and shows': 'Rodas e concursos',
  'All tables': 'Todas as mesas',
  Casino: 'Casino',
  'Live casino': 'Casino ao vivo',
  'Slots and table games from our studios, with the RTP shown for each.':
    'Slots e jogos de mesa dos nossos estúdios, com o RTP de cada um.',
  'Sixty live tables, with the bet range shown for each.':
    'Sessenta mesas ao vivo, com as apostas possíveis de cada uma.',

  'Bank card': 'Cartão bancário',

  'Your limits first': 'Primeiro, os seus limites',
  'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.':
    'Defina os seus limites antes de jogar. Um limite mais baixo vale de imediato, um mais alto só depois de um prazo.',
  'How limits work': 'Como funcionam os limites',
  'RTP and volatility explained': 'O que significam o RTP e a volatilidade',
  'Every game shows its RTP and volatility. The rules explain how to read them.':
    'Cada jogo mostra o RTP e a volatilidade. As regras explicam como os ler.',

  'Playhouse Demonstration runs this site under an invented licence:':
    'A Playhouse Demonstration explora este site com uma licença fictícia:',

  'Playhouse shows slots, table games and live tables with the figures that matter before you play: RTP, volatility and bet range.\n## What every game shows\n- The return to player (RTP), measured over many rounds of all players.\n- The volatility, from low to high.\n- The minimum and maximum stake in your currency.\n## Playing within limits\nYou set limits in your account. They apply immediately when you lower them, and are explained under [responsible gambling](/responsible-gambling).':
    'A Playhouse apresenta slots, jogos de mesa e mesas ao vivo com os números que contam antes de jogar: taxa de retorno (RTP), volatilidade e apostas possíveis.\n## O que está indicado em cada jogo\n- A taxa de retorno, medida em muitas rondas de todos os jogadores.\n- A volatilidade, de baixa a alta.\n- A aposta mais baixa e a mais alta na sua moeda.\n## Jogar dentro dos limites\nOs limites definem-se na conta, valem de imediato quando baixam e estão explicados em [jogo responsável](/responsible-gambling).',
  'Game figures explained': 'Como ler os números de um jogo',
  'An RTP of 96% means that 96.00 of 100.00 staked is paid back on average, over many rounds of all players. It does not predict the next round.\n\nHigh volatility means larger wins, less often; low volatility means smaller wins, more often. For details, see the [casino rules](/casino-rules).':
    'Uma taxa de retorno (RTP) de 96% significa que, de 100,00 apostados, 96,00 são devolvidos em média, em muitas rondas de todos os jogadores. Nada diz sobre a próxima ronda.\n\nAlta volatilidade significa ganhos mais raros e maiores; baixa, ganhos menores e mais frequentes. Saiba mais nas [regras do casino](/casino-rules).',

  'Something we noticed': 'Algo que merece atenção',
  'We have noticed something in how you play. It may mean nothing. The figures are shown below, and you decide what to do with them.':
    'Reparámos em algo na forma como joga. Pode não significar nada. Os números estão indicados abaixo, e a decisão sobre o que fazer com eles é sua.',
  'Take a moment': 'Pare um momento',
  'These figures are often a sign that gambling is becoming too much. A limit or a break helps many people. You can also talk to someone, free and in confidence.':
    'Estes números são muitas vezes sinal de que se está a jogar demasiado. Um limite ou uma pausa ajuda muitas pessoas. Também pode falar com alguém, de forma gratuita e confidencial.',
  'You have made several deposits after losing': 'Depositou várias vezes depois de perder',
  'Continuing to play does not bring back what you have lost: every round is independent of the one before. This is a good moment to stop for today. A 24-hour break takes two taps, and there are people who can help.':
    'Continuar a jogar não traz de volta o que perdeu: cada ronda é independente da anterior. Este é um bom momento para parar por hoje. Uma pausa de 24 horas está a dois toques, e há quem possa ajudar.',
  'We are concerned about you': 'Estamos preocupados consigo',
  'The signs have become stronger. Our team has been notified and may contact you. Please think about a break now, and talk to someone who can help.':
    'Os sinais ficaram mais fortes. A nossa equipa foi avisada e pode entrar em contacto consigo. Pense agora numa pausa e fale com alguém que possa ajudar.',

  'Slots, tables and live games in one place': 'Slots, mesas e jogos ao vivo num só lugar',
  'Games that show their RTP, with your limits always at hand.':
    'Jogos que mostram o RTP, e os seus limites sempre à mão.',
  'Playhouse: casino and live casino': 'Playhouse: casino e casino ao vivo',
  'Slots, table games and live tables with their RTP, volatility and bet range shown before you play.':
    'Slots, jogos de mesa e mesas ao vivo, com a taxa de retorno, a volatilidade e as apostas possíveis indicadas antes de jogar.',
  'Welcome to Playhouse': 'Boas-vindas à Playhouse',
  'Games from our studios': 'Jogos dos nossos estúdios',
  'Every game shows its RTP and volatility before you play.':
    'Cada jogo mostra o RTP e a volatilidade antes de jogar.',
  '18+. Play within your limits.': '18+. Jogue dentro dos seus limites.',
  'Go to casino': 'Ver o casino',
  'Theatre masks in the limelight': 'Máscaras de teatro sob os holofotes',
  'Bets on live matches': 'Apostas em jogos ao vivo',
  'A bet on a live match is checked before it is accepted. The receipt shows the accepted odds.':
    'Uma aposta num jogo ao vivo é verificada antes de ser aceite. O recibo mostra a odd aceite.',
  'New season': 'Nova temporada',
  'Fresh from the studios': 'Acabados de sair dos estúdios',
  'The newest games, sorted by release date.': 'Os jogos mais recentes, por data de lançamento.',
  'See new games': 'Ver as novidades',
  'A slot machine among stars': 'Uma slot machine entre estrelas',

  'About Playhouse': 'Sobre a Playhouse',
  'Terms and conditions': 'Termos e condições',
  'Bonus terms': 'Termos dos bónus',
  'Casino rules': 'Regras do casino',
  Privacy: 'Privacidade',
  'Cookie policy': 'Política de cookies',
  'Responsible gambling': 'Jogo responsável',
  'Age restrictions': 'Limites de idade',
  'Payment methods': 'Métodos de pagamento',
  Contact: 'Contacto',
  'Questions and answers': 'Perguntas e respostas',
  'Live chat': 'Chat ao vivo',
  'Demonstration content. Playhouse is a sandbox: no real money is taken or paid. Gambling can be addictive. 18+.':
    'Conteúdo de demonstração. A Playhouse é um ambiente de testes: não recebe nem paga dinheiro real. O jogo pode causar dependência. 18+.',
  'Only for adults aged 18 or over': 'Só para adultos com 18 anos ou mais',
  'You can set limits on deposits and spending': 'Pode definir limites de depósito e de gastos',
  'Every game shows its return to player': 'Cada jogo indica a sua taxa de retorno',

  'Account features': 'Funcionalidades da conta',
  Games: 'Jogos',
  Bonus: 'Bónus',
  Control: 'Controlo',
  'Fresh on stage': 'Novidades em cena',
  'The newest games from our studios, each with its RTP and bet range.':
    'Os jogos mais recentes dos nossos estúdios, cada um com a sua taxa de retorno e as suas apostas possíveis.',
  'New arrivals are sorted by release date, newest first.\n\nWhere the law allows it, most slots have a demo with play money.':
    'As novidades estão ordenadas por data de lançamento, da mais recente para a mais antiga.\n\nOnde a lei o permite, a maioria das slots tem uma demo com dinheiro fictício.',
  'There is nothing to claim: this page describes games and tools at Playhouse.\n\nGames are for adults, and we verify your identity. Your limits, breaks and exclusions apply everywhere.':
    'Não há nada a obter: esta página descreve jogos e ferramentas da Playhouse.\n\nOs jogos são para adultos, e a sua identidade é verificada. Os seus limites, pausas e autoexclusões valem em todo o lado.',
  'See the new arrivals': 'Ver as novidades',
  'A slot machine in the light of a stage': 'Uma slot machine à luz do palco',
  'Set your limits before you play': 'Defina os seus limites antes de jogar',
  'Lower limits apply immediately, higher ones after a waiting period.':
    'Um limite mais baixo vale de imediato, um mais alto só depois de um prazo.',
  'Deposit limits, breaks and self-exclusion are in your account, and explained on one page.\n\nWhatever you set applies to every game at Playhouse.':
    'Os limites de depósito, as pausas e a autoexclusão estão na sua conta e são explicados numa página.\n\nO que definir vale para todos os jogos da Playhouse.',
  'A key in front of a bank': 'Uma chave em frente a um banco',
  'A calm evening': 'Uma noite calma',
  'Low-volatility games: smaller wins, more often, but no less risk of losing in the long run.':
    'Jogos de baixa volatilidade: ganhos menores, mais frequentes, mas não menos risco de perder a longo prazo.',
  'Every game shows its volatility, from low to high. It tells you how a game pays, not how much.\n\nThe return to player (RTP) tells you how much: it is a long-term average over many rounds of all players.':
    'Cada jogo mostra a volatilidade, de baixa a alta. Ela diz como um jogo paga, não quanto.\n\nQuanto paga, di-lo a taxa de retorno (RTP): uma média a longo prazo, de muitas rondas de todos os jogadores.',
  'See the games': 'Ver os jogos',
  'Cherries and a bell': 'Cerejas e um sino',
  'See free seats before you join': 'Veja os lugares livres antes de entrar',
  'Live tables show their bet range and, where seats are limited, how many are free.':
    'As mesas ao vivo mostram as apostas possíveis e, onde os lugares são limitados, quantos estão livres.',
  'The tile of each table shows whether it is open and how many seats are free, and updates live.\n\nIts rules and bet range are one tap away.':
    'O cartão de uma mesa mostra se está aberta e quantos lugares estão livres, e atualiza-se a cada mudança.\n\nAs regras e as apostas possíveis estão a um toque.',
  'See live tables': 'Ver as mesas ao vivo',
  'A top hat and two tickets': 'Uma cartola e dois bilhetes',
  'Your figures': 'Os seus números',
  'Your deposits, stakes and winnings for any period, online or as CSV.':
    'Os seus depósitos, apostas e ganhos em qualquer período, na página ou em CSV.',
  'Your statement lists every transaction. You can also set a budget, and the site tracks it for you.':
    'O extrato mostra todas as transações. Também pode definir um orçamento, e o site acompanha-o por si.',
  'View statement': 'Ver o extrato',
  'A trophy, a key and a coin': 'Um troféu, uma chave e uma moeda',
  'Front row': 'Primeira fila',
  'Star the tables you like, and find them first in the live casino.':
    'Marque as mesas de que gosta e encontre-as no início do casino ao vivo.',
  'See my games': 'Os meus jogos',
  'A crown and two tickets': 'Uma coroa e dois bilhetes',
  'Summer matinée': 'Matiné de verão',
  'A row of light games for July.': 'Uma seleção de jogos leves para julho.',
  'This promotion ran in July. The games are still in the casino.':
    'Esta promoção decorreu em julho. Os jogos continuam no casino.',
  'Cherries and stars': 'Cerejas e estrelas',
  'Your favourite games': 'Jogos favoritos',
  'Search games': 'Pesquisar jogos',
  'Live tables at a glance': 'As mesas ao vivo num relance',
  'Each live table shows whether it is open, its bet range and, where seats are limited, how many are free.':
    'Cada mesa ao vivo mostra se está aberta, as apostas possíveis e, onde os lugares são limitados, quantos estão livres.',
  'Sign up and set your limits first': 'Registe-se e defina primeiro os seus limites',
  'Sign-up takes three steps. You can set your limits before you play, and every game shows its RTP.':
    'O registo tem três passos. Pode definir os seus limites antes de jogar, e cada jogo mostra o RTP.',
  'Sign up': 'Criar conta',
  '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.':
    '18+. Uma conta por pessoa, para adultos que vivem onde a Playhouse está disponível. A longo prazo, o jogo custa dinheiro.',
  'The circle': 'O círculo',
  'There are no levels and no points. Playing more does not get you better treatment: this is what every player gets.':
    'Aqui não há níveis nem pontos. Quem joga mais não é mais bem tratado: isto é o que todos os jogadores têm.',
  'Masks under a crown': 'Máscaras sob uma coroa',
  'Ask a question': 'Fazer uma pergunta',
  'Withdrawal tracking': 'Estado do levantamento',
  'Each withdrawal shows its status, and is paid back the way you deposited.':
    'Cada levantamento mostra o seu estado e volta pelo caminho do depósito.',
  'Your account history': 'Histórico da conta',
  'Your statement, your budget and every round with its reference are in your account.':
    'O extrato, o orçamento e cada ronda com a sua referência estão na sua conta.',
  'The same protection': 'A mesma proteção',
  'Limits, breaks and checks apply to all players. We never ask you to play more.':
    'Limites, pausas e verificações valem para todos os jogadores. Nunca lhe pedimos que jogue mais.',
  'Leaving is as easy as joining': 'Sair é tão fácil como entrar',
  'A break or self-exclusion starts immediately, and your money stays yours.':
    'Uma pausa ou autoexclusão começa de imediato, e o seu dinheiro continua a ser seu.',
  'No levels and no points: what every Playhouse player gets.':
    'Sem níveis e sem pontos: o que todos os jogadores da Playhouse têm.',

  'For players who have deposited before, whose identity is verified and who are not excluded, on a break or at one of their limits. Once per player; one bonus at a time for each product.\n\nThe amounts in your currency, the eligible games and how much they count are shown under Rewards before you decide, and do not change once you have the bonus.\n\nYour own money is staked first and can be withdrawn at any time; a withdrawal forfeits an active bonus. You can forfeit the bonus at any time: you keep your own money and lose the bonus money.':
    'Para jogadores que já depositaram, com identidade verificada, que não estejam excluídos nem em pausa e não tenham atingido nenhum dos seus limites. Uma vez por jogador; um bónus de cada vez em cada produto.\n\nOs montantes na sua moeda, os jogos que contam e quanto contam estão indicados em Recompensas antes de decidir e não mudam depois de ter o bónus.\n\nO seu próprio dinheiro é apostado primeiro e pode ser levantado a qualquer momento; com um levantamento perde um bónus ativo. Pode desistir do bónus quando quiser: fica com o seu dinheiro e perde o dinheiro de bónus.',
  'See the terms in your account': 'Ver os termos na sua conta',
  'Harbour Match': 'Harbour Match',
  'Half of one deposit added as bonus money for the casino.':
    'Metade de um depósito, adicionada em dinheiro de bónus para o casino.',
  'Choose Harbour Match when you make a deposit. The bonus money is added immediately.\n\nIts conditions are shown next to it, with an example of the average cost of wagering.':
    'Escolha o Harbour Match quando fizer um depósito. O dinheiro de bónus é adicionado de imediato.\n\nAs condições estão indicadas ao lado, com um exemplo do custo médio do requisito de apostas.',
  '18+. For players who have deposited before, once each. 50% of a deposit, up to the amount in your currency under Rewards. Wagering: 10 times within 60 days.':
    '18+. Para jogadores que já depositaram, uma vez por jogador. 50% de um depósito, até ao montante na sua moeda indicado em Recompensas. Requisito de apostas: 10 vezes no prazo de 60 dias.',
  'A coin and a crown in front of a bank': 'Uma moeda e uma coroa diante de um banco',
  'Velvet Table': 'Velvet Table',
  'A small amount of bonus money for live tables. No deposit required.':
    'Um pequeno montante em dinheiro de bónus para as mesas ao vivo, sem depósito.',
  'Claim it under Rewards. Wheels count in full towards wagering; roulette, blackjack and baccarat count for a quarter.\n\nIf you do not claim it, nothing changes.':
    'Obtenha-o em Recompensas. As rodas contam por inteiro para o requisito de apostas; roleta, blackjack e bacará contam um quarto.\n\nSe não o obtiver, nada muda.',
  '18+. For players who have deposited before, once each. The amount in your currency is shown under Rewards. Wagering: 10 times at live tables within 60 days.':
    '18+. Para jogadores que já depositaram, uma vez por jogador. O montante na sua moeda está indicado em Recompensas. Requisito de apostas: 10 vezes em mesas ao vivo no prazo de 60 dias.',
  'Cards and dice on a table': 'Cartas e dados sobre uma mesa',
  'Select the star on a tile to add a table or game to My games.':
    'Toque na estrela de um cartão para adicionar uma mesa ou um jogo a «Os meus jogos».',
  'Select the star on a game to add it to My games. You can search by name, studio or theme.':
    'Toque na estrela de um jogo para o adicionar a «Os meus jogos». Pode pesquisar por nome, estúdio ou tema.',
}
