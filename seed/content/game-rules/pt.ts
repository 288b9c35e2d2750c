import type { GameRulesTexts } from './texts.ts'

export const PT: GameRulesTexts = {
  lines:
    'Cinco rolos e vinte linhas. Escolha uma aposta e rode: três ou mais símbolos iguais a partir da esquerda numa linha pagam de acordo com a tabela do jogo. Os jokers substituem outros símbolos. Três ou mais scatters dão rodadas grátis, com os ganhos multiplicados.',
  ways: 'Não há linhas: o mesmo símbolo em três ou mais rolos seguidos a partir da esquerda paga, esteja onde estiver. Os símbolos que ganharam desaparecem, outros caem nos seus lugares, e cada novo ganho da mesma rodada é mais multiplicado. Os scatters dão rodadas grátis.',
  hold: 'Uma slot com moedas. Seis ou mais moedas numa rodada ficam presas e dão início a novas rodadas: cada nova moeda também fica presa e repõe o número delas. Quando não resta nenhuma, as moedas pagam o valor que mostram. Neste jogo podem ganhar-se os jackpots; a probabilidade cresce na proporção da aposta, pelo que todas as apostas têm o mesmo retorno.',
  roulette:
    'Roleta europeia com um só zero. Coloque fichas em números, grupos de números ou cores; a bola decide um de 37 números. Um número sozinho paga 35 para 1, uma dúzia ou uma coluna 2 para 1, vermelho, preto, par e ímpar 1 para 1. Todas as apostas têm o mesmo retorno.',
  blackjack:
    'Aproxime-se de 21 mais do que o dealer, sem passar. As figuras valem 10 e o ás 1 ou 11. Pode pedir cartas, ficar, dobrar a aposta ou separar um par. O retorno indicado vale para quem segue a estratégia básica; outras decisões devolvem menos.',
  'video-poker':
    'Recebe cinco cartas, guarda as que quiser e recebe outras no lugar das restantes. A mão paga depois de acordo com a tabela do jogo, a partir de um par de valetes. O retorno indicado vale para quem guarda sempre as melhores cartas; outras decisões devolvem menos.',
  baccarat:
    'Aposte no jogador, na banca ou no empate. Ambos recebem duas ou três cartas segundo regras fixas; ganha quem ficar mais perto de nove. O jogador paga 1 para 1, a banca 1 para 1 menos um vigésimo, o empate 8 para 1. Em caso de empate, as apostas no jogador e na banca são devolvidas. O retorno indicado é o da banca; as outras apostas devolvem menos.',
  wheel:
    'Uma roda de cinquenta casas que pagam 1, 3, 5, 11 ou 23 para 1. Aposte na casa em que a roda vai parar, antes de ela girar. Todas as apostas têm o mesmo retorno.',
  league:
    'Uma liga de oito clubes que só existem aqui. A cada minuto há uma jornada com quatro jogos, iguais para todos. Escolha odds antes do apito inicial e aposte: no resultado, no número de golos, em ambas as equipas marcarem ou no resultado exato. A aposta mantém as odds que viu e é liquidada no fim do jogo. O retorno indicado é o de cada aposta, menos o que o arredondamento para baixo retira.',
}
