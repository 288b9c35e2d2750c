import type { Translations } from './translations.ts'

/** European Portuguese, in the polite third person of the site's messages. */
export const PT: Translations = {
  Popular: 'Populares',
  'New arrivals': 'Novidades',
  Jackpots: 'Jackpots progressivos',
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
  'Slots and table games of thirty studios, each with its return.':
    'Slots e jogos de mesa de trinta estúdios, cada um com a sua taxa de retorno.',
  'Sixty tables with people behind them, open around the clock.':
    'Sessenta mesas com pessoas do outro lado, abertas dia e noite.',

  'Bank card': 'Cartão bancário',

  'Your limits, first': 'Primeiro, os seus limites',
  'Set what an evening may cost before it begins. A lower limit counts at once, a higher one waits.':
    'Defina quanto pode custar uma noite antes de ela começar. Um limite mais baixo vale de imediato, um mais alto só depois de um prazo.',
  'How limits work': 'Como funcionam os limites',
  'What a game returns': 'O que um jogo devolve',
  'Return and volatility stand on every game. The rules explain how to read them.':
    'A taxa de retorno e a volatilidade estão indicadas em cada jogo. As regras explicam como as ler.',

  'Playhouse Demonstration runs this site with an invented licence:':
    'A Playhouse Demonstration explora este site com uma licença fictícia:',

  'About this house': 'Sobre esta casa',
  'Playhouse shows slots, table games and live tables with the figures that matter before you play: return, volatility, the range of stakes.\n## What stands beside every game\n- The return to player, measured over many rounds of all players.\n- The volatility, from calm to bold.\n- The smallest and the largest stake in your currency.\n## Playing within limits\nLimits are set in the account, hold at once when they are lowered, and are explained under [responsible gambling](/responsible-gambling).':
    'A Playhouse apresenta slots, jogos de mesa e mesas ao vivo com os números que contam antes de jogar: taxa de retorno, volatilidade e apostas possíveis.\n## O que está indicado em cada jogo\n- A taxa de retorno, medida em muitas rondas de todos os jogadores.\n- A volatilidade, da mais calma à mais ousada.\n- A aposta mais baixa e a mais alta na sua moeda.\n## Jogar dentro dos limites\nOs limites definem-se na conta, valem de imediato quando baixam e estão explicados em [jogo responsável](/responsible-gambling).',
  'Reading a game’s figures': 'Como ler os números de um jogo',
  'A return of 96 % means that 96.00 of 100.00 staked went back on average, over many rounds of all players. It says nothing about the next round.\n\nHigh volatility means rarer and larger wins, low volatility smaller ones more often. The [casino rules](/casino-rules) say more.':
    'Uma taxa de retorno de 96 % significa que, de 100,00 apostados, 96,00 voltaram em média, em muitas rondas de todos os jogadores. Nada diz sobre a próxima ronda.\n\nAlta volatilidade significa ganhos mais raros e maiores; baixa, ganhos menores e mais frequentes. Saiba mais nas [regras do casino](/casino-rules).',

  'Something worth a look': 'Algo que merece atenção',
  'We have noticed something in how you play. It may mean nothing. Below you see what was counted, and you decide what to do with it.':
    'Reparámos em algo na forma como joga. Pode não significar nada. Abaixo vê o que foi contado, e a decisão é sua.',
  'Take a moment': 'Pare um momento',
  'What we counted is often a sign that playing is getting too much. A limit or a break helps many people. You can also talk to somebody, free and in confidence.':
    'O que contámos é muitas vezes sinal de que se está a jogar demais. Um limite ou uma pausa ajuda muitas pessoas. Também pode falar com alguém, de forma gratuita e confidencial.',
  'You have paid in again and again after losing': 'Depositou repetidamente depois de perder',
  'What is lost is not won back by playing on: every round begins anew. This is a good moment to stop for today. A break of 24 hours takes two taps, and people who can help are there for you.':
    'O que se perdeu não volta com mais rondas: cada uma começa do zero. Este é um bom momento para parar por hoje. Uma pausa de 24 horas está a dois toques, e há quem possa ajudar.',
  'We are concerned about you': 'Estamos preocupados consigo',
  'The signs have become stronger. Our staff has been told and may get in touch with you. Please think about a break now, and talk to somebody who can help.':
    'Os sinais ficaram mais fortes. A nossa equipa foi avisada e pode entrar em contacto consigo. Pense agora numa pausa e fale com alguém que possa ajudar.',

  'One thing is lit: the game you came for': 'Uma só luz acesa: o jogo que o trouxe cá',
  '600 games, 60 live tables, your limits always at hand.':
    '600 jogos, 60 mesas ao vivo e os seus limites sempre à mão.',
  'Playhouse: casino and live casino': 'Playhouse: casino e casino ao vivo',
  'Slots, table games and live tables with their return, volatility and bet range stated before you play.':
    'Slots, jogos de mesa e mesas ao vivo, com a taxa de retorno, a volatilidade e as apostas possíveis indicadas antes de jogar.',
  Tonight: 'Esta noite',
  'The curtain is up': 'O pano subiu',
  'Thirty studios on one stage. Every game states its return before you play.':
    'Trinta estúdios no mesmo palco. Cada jogo indica a taxa de retorno antes de jogar.',
  '18+. Play within your limits.': '18+. Jogue dentro dos seus limites.',
  'To the casino': 'Ver o casino',
  'Theatre masks in the limelight': 'Máscaras de teatro sob os holofotes',
  'New season': 'Nova temporada',
  'Fresh from the studios': 'Acabados de sair dos estúdios',
  'This month’s new games, in the order in which they arrived.':
    'Os jogos novos do mês, pela ordem de chegada.',
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
  'Only for adults of 18 years or more': 'Só para adultos com 18 anos ou mais',
  'You can set limits on deposits and losses': 'Pode definir limites de depósito e de perdas',
  'Every game states its return to the player': 'Cada jogo indica a sua taxa de retorno',
}
