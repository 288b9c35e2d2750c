import type { LiveTexts } from './en.ts'

export const PT: LiveTexts = {
  scene: 'A mesa',
  results: 'Últimos resultados',
  board: 'Tabuleiro de apostas',
  onTable: 'Na mesa',
  bet: 'Apostar',
  betOf: 'Apostar {amount}',
  'phase.BETTING': 'Façam as apostas',
  'phase.DEALING': 'Apostas encerradas',
  'phase.PAYING': 'Os prémios são pagos',
  seconds: '{n} s',
  limits: 'Apostas de {min} a {max}',
  seat: 'Tem o lugar {n} de {of}',
  full: 'Os {of} lugares estão ocupados. Pode assistir; o próximo lugar livre é seu.',
  placedNow: '{amount} está na mesa.',
  notPlaced: 'As apostas estão encerradas. {amount} não foi apostado.',
  won: 'Recebe {amount}.',
  lost: 'Sem prémio.',
  lostConnection: 'A ligação perdeu-se. As apostas na mesa contam; a imagem volta sozinha.',
  'spot.player': 'Jogador',
  'spot.banker': 'Banca',
  'spot.tie': 'Empate',
  'pays.player': '1 para 1',
  'pays.banker': '0,95 para 1',
  'pays.tie': '8 para 1',
  'spot.wheel': '{pays} para 1',
  'words.player': 'O jogador ganha, {player} a {banker}',
  'words.banker': 'A banca ganha, {banker} a {player}',
  'words.tie': 'Empate a {player}',
  'words.wheel': 'A roda para em {pays} para 1',
  'recall.back': '{place}: apostou {amount}, recebeu {back}',
  'recall.gone': '{place}: apostou {amount}, sem retorno',
  'recall.hand': '{who}: {cards}, total {total}',
  'error.BETS_CLOSED':
    'As apostas desta ronda estão encerradas. A próxima abre dentro de momentos.',
  'error.NO_SEAT': 'Todos os lugares estão ocupados. Pode assistir até haver um livre.',
  'rules.roulette':
    'Uma roda para todos, com os números 0 a 36. Números plenos pagam 35 para 1, dúzias e colunas 2 para 1, apostas simples 1 para 1; com 0 estas perdem.',
  'rules.baccarat':
    'Oito baralhos, baralhados antes de cada ronda, tirados pelas regras fixas. Jogador paga 1 para 1, Banca 0,95 para 1, Empate 8 para 1. Num empate, as apostas em Jogador e Banca são devolvidas. O retorno indicado é o da Banca; Jogador 98,76 %, Empate 85,64 %.',
  'rules.wheel':
    'Cinquenta segmentos: 24 pagam 1 para 1, 12 pagam 3, 8 pagam 5, 4 pagam 11 e 2 pagam 23 para 1. Todas as apostas têm o mesmo retorno.',
  'rules.round':
    'As fichas contam quando a aposta é feita. Uma aposta feita fica. Se a ligação cair, é liquidada sem si.',
  'rules.fair':
    'Antes das apostas, a mesa mostra o SHA-256 de um segredo. Depois de encerradas mostra o segredo, de que resulta o número. Ambos estão aqui para as últimas rondas.',
  'rules.keys':
    'Teclas: as setas movem no tabuleiro, Enter põe uma ficha, Backspace retira-a, mais e menos mudam a ficha, B aposta, o ponto de interrogação abre estas regras.',
  hashNow: 'Esta ronda',
}
