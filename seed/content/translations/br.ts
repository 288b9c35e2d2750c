import type { Translations } from './translations.ts'

/** Brazilian Portuguese, with the “você” of the site's messages. */
export const BR: Translations = {
  Popular: 'Populares',
  'New arrivals': 'Novidades',
  Jackpots: 'Jackpots acumulados',
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
  'Slots and table games of thirty studios, each with its return.':
    'Slots e jogos de mesa de trinta estúdios, cada um com o seu retorno.',
  'Sixty tables with people behind them, open around the clock.':
    'Sessenta mesas com gente de verdade, abertas dia e noite.',

  'Bank card': 'Cartão bancário',

  'Your limits, first': 'Primeiro, seus limites',
  'Set what an evening may cost before it begins. A lower limit counts at once, a higher one waits.':
    'Decida quanto uma noite pode custar antes de ela começar. Um limite menor vale na hora, um maior só depois de um prazo.',
  'How limits work': 'Como funcionam os limites',
  'What a game returns': 'Quanto um jogo devolve',
  'Return and volatility stand on every game. The rules explain how to read them.':
    'O retorno e a volatilidade aparecem em cada jogo. As regras explicam como ler esses números.',

  'Playhouse Demonstration runs this site with an invented licence:':
    'A Playhouse Demonstration opera este site com uma licença fictícia:',

  'About this house': 'Sobre esta casa',
  'Playhouse shows slots, table games and live tables with the figures that matter before you play: return, volatility, the range of stakes.\n## What stands beside every game\n- The return to player, measured over many rounds of all players.\n- The volatility, from calm to bold.\n- The smallest and the largest stake in your currency.\n## Playing within limits\nLimits are set in the account, hold at once when they are lowered, and are explained under [responsible gambling](/responsible-gambling).':
    'A Playhouse mostra slots, jogos de mesa e mesas ao vivo com os números que importam antes de jogar: retorno, volatilidade e apostas possíveis.\n## O que aparece em cada jogo\n- O retorno ao jogador, medido em muitas rodadas de todos os jogadores.\n- A volatilidade, da mais calma à mais ousada.\n- A menor e a maior aposta na sua moeda.\n## Jogar dentro dos limites\nOs limites são definidos na conta, valem na hora quando diminuem e estão explicados em [jogo responsável](/responsible-gambling).',
  'Reading a game’s figures': 'Como ler os números de um jogo',
  'A return of 96 % means that 96.00 of 100.00 staked went back on average, over many rounds of all players. It says nothing about the next round.\n\nHigh volatility means rarer and larger wins, low volatility smaller ones more often. The [casino rules](/casino-rules) say more.':
    'Um retorno de 96% significa que, de cada 100,00 apostados, 96,00 voltaram em média, em muitas rodadas de todos os jogadores. Ele não diz nada sobre a próxima rodada.\n\nAlta volatilidade quer dizer prêmios mais raros e maiores; baixa, prêmios menores e mais frequentes. Veja mais nas [regras do cassino](/casino-rules).',

  'Something worth a look': 'Algo que merece atenção',
  'We have noticed something in how you play. It may mean nothing. Below you see what was counted, and you decide what to do with it.':
    'Notamos algo no seu jeito de jogar. Pode não significar nada. Abaixo você vê o que foi contado e decide o que fazer.',
  'Take a moment': 'Pare um instante',
  'What we counted is often a sign that playing is getting too much. A limit or a break helps many people. You can also talk to somebody, free and in confidence.':
    'O que contamos costuma ser sinal de que o jogo está passando da conta. Um limite ou uma pausa ajuda muita gente. Você também pode conversar com alguém, de graça e em sigilo.',
  'You have paid in again and again after losing': 'Você depositou várias vezes depois de perder',
  'What is lost is not won back by playing on: every round begins anew. This is a good moment to stop for today. A break of 24 hours takes two taps, and people who can help are there for you.':
    'O que se perdeu não volta com mais rodadas: cada uma começa do zero. Este é um bom momento para parar por hoje. Uma pausa de 24 horas leva dois toques, e há quem possa ajudar.',
  'We are concerned about you': 'Estamos preocupados com você',
  'The signs have become stronger. Our staff has been told and may get in touch with you. Please think about a break now, and talk to somebody who can help.':
    'Os sinais ficaram mais fortes. Nossa equipe foi avisada e pode entrar em contato. Pense agora em uma pausa e converse com alguém que possa ajudar.',

  'One thing is lit: the game you came for': 'Uma só luz acesa: o jogo que você veio ver',
  '600 games, 60 live tables, your limits always at hand.':
    '600 jogos, 60 mesas ao vivo e seus limites sempre à mão.',
  'Playhouse: casino and live casino': 'Playhouse: cassino e cassino ao vivo',
  'Slots, table games and live tables with their return, volatility and bet range stated before you play.':
    'Slots, jogos de mesa e mesas ao vivo, com retorno, volatilidade e apostas possíveis informados antes de você jogar.',
  Tonight: 'Esta noite',
  'The curtain is up': 'A cortina subiu',
  'Thirty studios on one stage. Every game states its return before you play.':
    'Trinta estúdios no mesmo palco. Cada jogo informa seu retorno antes de você jogar.',
  '18+. Play within your limits.': '18+. Jogue dentro dos seus limites.',
  'To the casino': 'Ver o cassino',
  'Theatre masks in the limelight': 'Máscaras de teatro sob os refletores',
  'New season': 'Nova temporada',
  'Fresh from the studios': 'Recém-saídos dos estúdios',
  'This month’s new games, in the order in which they arrived.':
    'Os jogos novos do mês, na ordem em que chegaram.',
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
  'Only for adults of 18 years or more': 'Só para maiores de 18 anos',
  'You can set limits on deposits and losses': 'Você pode definir limites de depósito e de perdas',
  'Every game states its return to the player': 'Cada jogo informa seu retorno ao jogador',
}
