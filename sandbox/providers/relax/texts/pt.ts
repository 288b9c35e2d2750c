import type { Texts } from './en.ts'

export const PT: Texts = {
  spin: 'Girar',
  stake: 'Aposta',
  less: 'Diminuir aposta',
  more: 'Aumentar aposta',
  balance: 'Saldo',
  win: 'Ganho',
  net: 'Esta sessão',
  rules: 'Regras',
  close: 'Fechar',
  sound: 'Som',
  soundOn: 'ligado',
  soundOff: 'desligado',
  fun: 'Treino: sem dinheiro real',
  paused: 'Em pausa',
  freeSpins: 'Giro grátis {n} de {of}',
  freeSpinsWon: '{n} giros grátis',
  resultWin: 'Ganhou {amount}',
  resultNone: 'Sem ganho',
  loading: 'A preparar o jogo',
  'error.INSUFFICIENT_FUNDS': 'O saldo é inferior a esta aposta. Escolha uma aposta mais baixa.',
  'error.GAME_SESSION_ENDED': 'Esta sessão de jogo terminou. Volte ao lobby e abra o jogo de novo.',
  'error.PLAYER_BLOCKED': 'De momento não é possível jogar com esta conta.',
  'error.TOO_FAST': 'Um momento: cada rodada tem uma duração mínima.',
  'error.STAKE_RETURNED': 'Não foi possível jogar a rodada. A aposta é devolvida.',
  'error.UNAVAILABLE': 'A ligação perdeu-se. O saldo está seguro; tente novamente.',
  'error.REFUSED': 'A rodada foi recusada. Nada foi apostado.',
  'error.STAKE_OUT_OF_RANGE': 'Esta aposta não está disponível.',
  'error.ticket': 'Não foi possível abrir o jogo. Volte ao lobby e tente novamente.',
  home: 'Voltar ao lobby',
  rulesIntro:
    '20 linhas pagam a partir da esquerda, com três ou mais símbolos iguais. Os ganhos são múltiplos da aposta por linha (aposta dividida por 20).',
  rulesWild: 'A estrela substitui todos os símbolos menos o bilhete nos rolos 2, 3 e 4.',
  rulesScatter:
    'Os bilhetes pagam em qualquer posição: 3 pagam duas vezes, 4 dez vezes e 5 cinquenta vezes a aposta. Três ou mais iniciam 10 giros grátis em que as linhas pagam o dobro.',
  rulesReturn:
    'Retorno ao jogador: {rtp} %. Volatilidade: {volatility} de 5. Uma rodada dura pelo menos {seconds} segundos.',
  rulesKeys:
    'Teclas: espaço gira, as setas mudam a aposta, M liga e desliga o som, o ponto de interrogação abre estas regras.',
}
