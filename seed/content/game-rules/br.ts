import type { GameRulesTexts } from './texts.ts'

export const BR: GameRulesTexts = {
  lines:
    'Cinco rolos e vinte linhas. Escolha a aposta e gire: três ou mais símbolos iguais a partir da esquerda em uma linha pagam de acordo com a tabela do jogo. Os curingas substituem outros símbolos. Três ou mais scatters dão rodadas grátis, com ganhos multiplicados.',
  ways: 'Não há linhas: o mesmo símbolo em três ou mais rolos vizinhos a partir da esquerda paga, esteja onde estiver. Os símbolos premiados somem, outros caem no lugar deles, e cada novo ganho do mesmo giro é multiplicado por um valor maior. Os scatters dão rodadas grátis.',
  hold: 'Um caça-níquel com moedas. Seis ou mais moedas em um giro ficam travadas e começam novos giros: cada moeda nova também fica travada e faz a contagem recomeçar. Quando não resta nenhum giro, as moedas pagam o valor que mostram. Neste jogo é possível ganhar os jackpots; a chance cresce na proporção da aposta, de modo que toda aposta tem o mesmo retorno.',
  roulette:
    'Roleta europeia com um só zero. Coloque fichas em números, grupos de números ou cores; a bolinha decide um de 37 números. Um número seco paga 35 para 1, uma dúzia ou uma coluna 2 para 1, vermelho, preto, par e ímpar 1 para 1. Toda aposta tem o mesmo retorno.',
  blackjack:
    'Chegue mais perto de 21 do que o dealer, sem passar. As figuras valem 10 e o ás vale 1 ou 11. Você pode pedir cartas, parar, dobrar a aposta ou dividir um par. O retorno informado vale para quem segue a estratégia básica; outras decisões devolvem menos.',
  'video-poker':
    'Você recebe cinco cartas, fica com as que quiser e recebe outras no lugar das demais. A mão paga de acordo com a tabela do jogo, a partir de um par de valetes. O retorno informado vale para quem sempre fica com as melhores cartas; outras decisões devolvem menos.',
  baccarat:
    'Aposte no jogador, na banca ou no empate. Os dois recebem duas ou três cartas segundo regras fixas; vence quem ficar mais perto de nove. O jogador paga 1 para 1, a banca 1 para 1 menos um vigésimo, o empate 8 para 1. No empate, as apostas no jogador e na banca são devolvidas. O retorno informado é o da banca; as outras apostas devolvem menos.',
  wheel:
    'Uma roda de cinquenta casas que pagam 1, 3, 5, 11 ou 23 para 1. Aposte em que casa a roda vai parar, antes de ela girar. Toda aposta tem o mesmo retorno.',
  league:
    'Uma liga de oito clubes que só existem aqui. A cada minuto há uma rodada com quatro jogos, os mesmos para todo mundo. Escolha as odds antes do apito inicial e aposte: no resultado, no número de gols, em ambos os times marcarem ou no placar exato. A aposta mantém as odds que você viu e é decidida no fim do jogo. O retorno informado é o de cada aposta, menos o que o arredondamento para baixo tira.',
}
