/** Brazilian Portuguese, with the “você” of the site's messages. */
export const BR: Readonly<Record<string, string>> = {
  'A red badge: 18+': 'Um selo vermelho: 18+',
  'A stage with masks and a hat': 'Um palco com máscaras e um chapéu',
  Popular: 'Populares',
  'New arrivals': 'Novidades',
  Jackpots: 'Jogos com jackpot',
  'Free spins': 'Giros grátis',
  Classics: 'Clássicos',
  Adventure: 'Aventura',
  'Myths and magic': 'Mitos e magia',
  'After dark': 'Depois do anoitecer',
  'Wild nature': 'Natureza selvagem',
  'Low volatility': 'Baixa volatilidade',
  'High volatility': 'Alta volatilidade',
  'Table games': 'Jogos de mesa',
  'Video poker': 'Vídeo pôquer',
  'All games': 'Todos os jogos',
  'Live lounge': 'Salão ao vivo',
  Roulette: 'Roleta',
  Baccarat: 'Bacará',
  'Wheels and shows': 'Rodas e shows',
  'All tables': 'Todas as mesas',
  Casino: 'Cassino',
  'Live casino': 'Cassino ao vivo',
  'Slots and table games from our studios, with the RTP shown for each.':
    'Slots e jogos de mesa dos nossos estúdios, com o RTP de cada um.',
  'Sixty live tables, with the bet range shown for each.':
    'Sessenta mesas ao vivo, com as apostas possíveis de cada uma.',

  'Bank card': 'Cartão bancário',

  'Your limits first': 'Primeiro, seus limites',
  'Set your limits before you play. Lower limits apply immediately, higher ones after a waiting period.':
    'Defina seus limites antes de jogar. Um limite menor vale na hora, um maior só depois de um prazo.',
  'How limits work': 'Como funcionam os limites',
  'RTP and volatility explained': 'Entenda o RTP e a volatilidade',
  'Every game shows its RTP and volatility. The rules explain how to read them.':
    'Cada jogo mostra o RTP e a volatilidade. As regras explicam como ler esses números.',

  'Playhouse Demonstration runs this site under an invented licence:':
    'A Playhouse Demonstration opera este site com uma licença fictícia:',

  'Playhouse shows slots, table games and live tables with the figures that matter before you play: RTP, volatility and bet range.\n## What every game shows\n- The return to player (RTP), measured over many rounds of all players.\n- The volatility, from low to high.\n- The minimum and maximum stake in your currency.\n## Playing within limits\nYou set limits in your account. They apply immediately when you lower them, and are explained under [responsible gambling](/responsible-gambling).':
    'A Playhouse mostra slots, jogos de mesa e mesas ao vivo com os números que importam antes de jogar: retorno (RTP), volatilidade e apostas possíveis.\n## O que aparece em cada jogo\n- O retorno ao jogador, medido em muitas rodadas de todos os jogadores.\n- A volatilidade, de baixa a alta.\n- A menor e a maior aposta na sua moeda.\n## Jogar dentro dos limites\nOs limites são definidos na conta, valem na hora quando diminuem e estão explicados em [jogo responsável](/responsible-gambling).',
  'Game figures explained': 'Como ler os números de um jogo',
  'An RTP of 96% means that 96.00 of 100.00 staked is paid back on average, over many rounds of all players. It does not predict the next round.\n\nHigh volatility means larger wins, less often; low volatility means smaller wins, more often. For details, see the [casino rules](/casino-rules).':
    'Um retorno (RTP) de 96% significa que, de cada 100,00 apostados, 96,00 são devolvidos em média, em muitas rodadas de todos os jogadores. Ele não diz nada sobre a próxima rodada.\n\nAlta volatilidade quer dizer prêmios mais raros e maiores; baixa, prêmios menores e mais frequentes. Veja mais nas [regras do cassino](/casino-rules).',

  'Something we noticed': 'Algo que merece atenção',
  'We have noticed something in how you play. It may mean nothing. The figures are shown below, and you decide what to do with them.':
    'Notamos algo no seu jeito de jogar. Pode não significar nada. Os números estão abaixo, e você decide o que fazer com eles.',
  'Take a moment': 'Pare um instante',
  'These figures are often a sign that gambling is becoming too much. A limit or a break helps many people. You can also talk to someone, free and in confidence.':
    'Estes números costumam ser sinal de que o jogo está passando da conta. Um limite ou uma pausa ajuda muita gente. Você também pode conversar com alguém, de graça e em sigilo.',
  'You have made several deposits after losing': 'Você depositou várias vezes depois de perder',
  'Continuing to play does not bring back what you have lost: every round is independent of the one before. This is a good moment to stop for today. A 24-hour break takes two taps, and there are people who can help.':
    'Continuar jogando não traz de volta o que você perdeu: cada rodada é independente da anterior. Este é um bom momento para parar por hoje. Uma pausa de 24 horas leva dois toques, e há quem possa ajudar.',
  'We are concerned about you': 'Estamos preocupados com você',
  'The signs have become stronger. Our team has been notified and may contact you. Please think about a break now, and talk to someone who can help.':
    'Os sinais ficaram mais fortes. Nossa equipe foi avisada e pode entrar em contato com você. Pense agora em uma pausa e converse com alguém que possa ajudar.',

  'Slots, tables and live games in one place': 'Slots, mesas e jogos ao vivo em um só lugar',
  'Games that show their RTP, with your limits always at hand.':
    'Jogos que mostram o RTP, e seus limites sempre à mão.',
  'Playhouse: casino and live casino': 'Playhouse: cassino e cassino ao vivo',
  'Slots, table games and live tables with their RTP, volatility and bet range shown before you play.':
    'Slots, jogos de mesa e mesas ao vivo, com retorno, volatilidade e apostas possíveis informados antes de você jogar.',
  'Welcome to Playhouse': 'Boas-vindas à Playhouse',
  'Games from our studios': 'Jogos dos nossos estúdios',
  'Every game shows its RTP and volatility before you play.':
    'Cada jogo mostra seu RTP e sua volatilidade antes de você jogar.',
  '18+. Play within your limits.': '18+. Jogue dentro dos seus limites.',
  'Go to casino': 'Ver o cassino',
  'Theatre masks in the limelight': 'Máscaras de teatro sob os refletores',
  'Bets on live matches': 'Apostas em jogos ao vivo',
  'A bet on a live match is checked before it is accepted. The receipt shows the accepted odds.':
    'Uma aposta em um jogo ao vivo é verificada antes de ser aceita. O comprovante mostra a odd aceita.',
  'New season': 'Nova temporada',
  'Fresh from the studios': 'Recém-saídos dos estúdios',
  'The newest games, sorted by release date.': 'Os jogos mais novos, por data de lançamento.',
  'See new games': 'Ver as novidades',
  'A slot machine among stars': 'Um caça-níquel entre estrelas',

  'About Playhouse': 'Sobre a Playhouse',
  'Terms and conditions': 'Termos e condições',
  'Bonus terms': 'Termos dos bônus',
  'Casino rules': 'Regras do cassino',
  Privacy: 'Privacidade',
  'Cookie policy': 'Política de cookies',
  'Responsible gambling': 'Jogo responsável',
  'Age restrictions': 'Restrições de idade',
  'Payment methods': 'Formas de pagamento',
  Contact: 'Contato',
  'Questions and answers': 'Perguntas e respostas',
  'Live chat': 'Chat ao vivo',
  'Demonstration content. Playhouse is a sandbox: no real money is taken or paid. Gambling can be addictive. 18+.':
    'Conteúdo de demonstração. A Playhouse é um ambiente de testes: não recebe nem paga dinheiro de verdade. O jogo pode causar dependência. 18+.',
  'Only for adults aged 18 or over': 'Só para maiores de 18 anos',
  'You can set limits on deposits and spending':
    'Você pode definir limites de depósito e de gastos',
  'Every game shows its return to player': 'Cada jogo informa seu retorno ao jogador',

  'Account features': 'Recursos da conta',
  Games: 'Jogos',
  Bonus: 'Bônus',
  Control: 'Controle',
  'Fresh on stage': 'Novidades em cena',
  'The newest games from our studios, each with its RTP and bet range.':
    'Os jogos mais novos dos nossos estúdios, cada um com seu retorno e suas apostas possíveis.',
  'New arrivals are sorted by release date, newest first.\n\nWhere the law allows it, most slots have a demo with play money.':
    'As novidades são ordenadas por data de lançamento, da mais recente para a mais antiga.\n\nOnde a lei permite, a maioria dos slots tem uma demo com dinheiro fictício.',
  'There is nothing to claim: this page describes games and tools at Playhouse.\n\nGames are for adults, and we verify your identity. Your limits, breaks and exclusions apply everywhere.':
    'Não há nada a resgatar: esta página descreve jogos e ferramentas da Playhouse.\n\nOs jogos são para adultos, e a sua identidade é verificada. Seus limites, pausas e autoexclusões valem em toda parte.',
  'See the new arrivals': 'Ver as novidades',
  'A slot machine in the light of a stage': 'Um caça-níquel à luz do palco',
  'Set your limits before you play': 'Defina seus limites antes de jogar',
  'Lower limits apply immediately, higher ones after a waiting period.':
    'Um limite menor vale na hora, um maior só depois de um prazo.',
  'Deposit limits, breaks and self-exclusion are in your account, and explained on one page.\n\nWhatever you set applies to every game at Playhouse.':
    'Limites de depósito, pausas e autoexclusão ficam na sua conta e são explicados em uma página.\n\nO que você definir vale para todos os jogos da Playhouse.',
  'A key in front of a bank': 'Uma chave diante de um banco',
  'A calm evening': 'Uma noite calma',
  'Low-volatility games: smaller wins, more often, but no less risk of losing in the long run.':
    'Jogos de baixa volatilidade: prêmios menores, mais frequentes, mas não menos risco de perder no longo prazo.',
  'Every game shows its volatility, from low to high. It tells you how a game pays, not how much.\n\nThe return to player (RTP) tells you how much: it is a long-term average over many rounds of all players.':
    'Cada jogo mostra a volatilidade, de baixa a alta. Ela diz como um jogo paga, não quanto.\n\nQuanto ele paga, quem diz é o retorno (RTP): uma média de longo prazo, de muitas rodadas de todos os jogadores.',
  'See the games': 'Ver os jogos',
  'Cherries and a bell': 'Cerejas e um sino',
  'See free seats before you join': 'Veja os lugares livres antes de entrar',
  'Live tables show their bet range and, where seats are limited, how many are free.':
    'As mesas ao vivo mostram as apostas possíveis e, onde os lugares são limitados, quantos estão livres.',
  'The tile of each table shows whether it is open and how many seats are free, and updates live.\n\nIts rules and bet range are one tap away.':
    'O cartão de uma mesa mostra se ela está aberta e quantos lugares estão livres, e se atualiza a cada mudança.\n\nAs regras e as apostas possíveis estão a um toque.',
  'See live tables': 'Ver as mesas ao vivo',
  'A top hat and two tickets': 'Uma cartola e dois ingressos',
  'Your figures': 'Seus números',
  'Your deposits, stakes and winnings for any period, online or as CSV.':
    'Seus depósitos, apostas e ganhos em qualquer período, na página ou em CSV.',
  'Your statement lists every transaction. You can also set a budget, and the site tracks it for you.':
    'O extrato mostra todas as transações. Você também pode definir um orçamento, e o site o acompanha por você.',
  'View statement': 'Ver o extrato',
  'A trophy, a key and a coin': 'Um troféu, uma chave e uma moeda',
  'Front row': 'Primeira fila',
  'Star the tables you like, and find them first in the live casino.':
    'Marque as mesas de que você gosta e encontre-as no começo do cassino ao vivo.',
  'See my games': 'Meus jogos',
  'A crown and two tickets': 'Uma coroa e dois ingressos',
  'Summer matinée': 'Matinê de verão',
  'A row of light games for July.': 'Uma seleção de jogos leves para julho.',
  'This promotion ran in July. The games are still in the casino.':
    'Esta promoção aconteceu em julho. Os jogos continuam no cassino.',
  'Cherries and stars': 'Cerejas e estrelas',
  'Your favourite games': 'Seus jogos favoritos',
  'Search games': 'Buscar jogos',
  'Live tables at a glance': 'As mesas ao vivo em resumo',
  'Each live table shows whether it is open, its bet range and, where seats are limited, how many are free.':
    'Cada mesa ao vivo mostra se está aberta, as apostas possíveis e, onde os lugares são limitados, quantos estão livres.',
  'Sign up and set your limits first': 'Cadastre-se e defina primeiro seus limites',
  'Sign-up takes three steps. You can set your limits before you play, and every game shows its RTP.':
    'O cadastro tem três passos. Você pode definir seus limites antes de jogar, e cada jogo mostra o RTP.',
  'Sign up': 'Cadastre-se',
  '18+. One account per adult who lives where Playhouse is available. Gambling costs money in the long run.':
    '18+. Uma conta por pessoa, para adultos que moram onde a Playhouse está disponível. No longo prazo, o jogo custa dinheiro.',
  'The circle': 'O círculo',
  'There are no levels and no points. Playing more does not get you better treatment: this is what every player gets.':
    'Aqui não há níveis nem pontos. Quem joga mais não é tratado melhor: isto é o que todo jogador tem.',
  'Masks under a crown': 'Máscaras sob uma coroa',
  'Ask a question': 'Fazer uma pergunta',
  'Withdrawal tracking': 'Status do saque',
  'Each withdrawal shows its status, and is paid back the way you deposited.':
    'Cada saque mostra seu status e volta pelo caminho do depósito.',
  'Your account history': 'Histórico da conta',
  'Your statement, your budget and every round with its reference are in your account.':
    'Extrato, orçamento e cada rodada com sua referência estão na sua conta.',
  'The same protection': 'A mesma proteção',
  'Limits, breaks and checks apply to all players. We never ask you to play more.':
    'Limites, pausas e verificações valem para todos os jogadores. Nunca pedimos que você jogue mais.',
  'Leaving is as easy as joining': 'Sair é tão fácil quanto chegar',
  'A break or self-exclusion starts immediately, and your money stays yours.':
    'Uma pausa ou autoexclusão começa na hora, e o seu dinheiro continua seu.',
  'No levels and no points: what every Playhouse player gets.':
    'Sem níveis e sem pontos: o que todo jogador da Playhouse tem.',

  'For players who have deposited before, whose identity is verified and who are not excluded, on a break or at one of their limits. Once per player; one bonus at a time for each product.\n\nThe amounts in your currency, the eligible games and how much they count are shown under Rewards before you decide, and do not change once you have the bonus.\n\nYour own money is staked first and can be withdrawn at any time; a withdrawal forfeits an active bonus. You can forfeit the bonus at any time: you keep your own money and lose the bonus money.':
    'Para jogadores que já depositaram, com identidade verificada, que não estão excluídos nem em pausa e não atingiram nenhum dos seus limites. Uma vez por jogador; um bônus por vez em cada produto.\n\nOs valores na sua moeda, os jogos que contam e quanto contam aparecem em Recompensas antes de você decidir e não mudam depois que você tem o bônus.\n\nSeu próprio dinheiro é apostado primeiro e pode ser sacado a qualquer momento; com um saque, você perde um bônus ativo. Você pode desistir do bônus quando quiser: fica com seu dinheiro e perde o dinheiro de bônus.',
  'See the terms in your account': 'Ver os termos na sua conta',
  'Harbour Match': 'Harbour Match',
  'Half of one deposit added as bonus money for the casino.':
    'Metade de um depósito, adicionada em dinheiro de bônus para o cassino.',
  'Choose Harbour Match when you make a deposit. The bonus money is added immediately.\n\nIts conditions are shown next to it, with an example of the average cost of wagering.':
    'Escolha o Harbour Match quando fizer um depósito. O dinheiro de bônus é adicionado na hora.\n\nAs condições estão ao lado, com um exemplo do custo médio do rollover.',
  '18+. For players who have deposited before, once each. 50% of a deposit, up to the amount in your currency under Rewards. Wagering: 10 times within 60 days.':
    '18+. Para jogadores que já depositaram, uma vez por jogador. 50% de um depósito, até o valor na sua moeda indicado em Recompensas. Rollover: 10 vezes em até 60 dias.',
  'A coin and a crown in front of a bank': 'Uma moeda e uma coroa diante de um banco',
  'Velvet Table': 'Velvet Table',
  'A small amount of bonus money for live tables. No deposit required.':
    'Um pequeno valor em dinheiro de bônus para as mesas ao vivo, sem depósito.',
  'Claim it under Rewards. Wheels count in full towards wagering; roulette, blackjack and baccarat count for a quarter.\n\nIf you do not claim it, nothing changes.':
    'Resgate em Recompensas. As rodas contam por inteiro para o rollover; roleta, blackjack e bacará contam um quarto.\n\nSe você não resgatar, nada muda.',
  '18+. For players who have deposited before, once each. The amount in your currency is shown under Rewards. Wagering: 10 times at live tables within 60 days.':
    '18+. Para jogadores que já depositaram, uma vez por jogador. O valor na sua moeda está indicado em Recompensas. Rollover: 10 vezes em mesas ao vivo em até 60 dias.',
  'Cards and dice on a table': 'Cartas e dados sobre uma mesa',
  'Select the star on a tile to add a table or game to My games.':
    'Toque na estrela de um cartão para adicionar uma mesa ou um jogo a “Meus jogos”.',
  'Select the star on a game to add it to My games. You can search by name, studio or theme.':
    'Toque na estrela de um jogo para adicioná-lo a “Meus jogos”. Você pode buscar por nome, estúdio ou tema.',
}
