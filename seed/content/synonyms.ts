/** Search words of players for things that the catalogue names differently, in the languages of the demo. */
export const SYNONYMS = [
  {
    id: 'slots',
    words: [
      'slot',
      'slots',
      'fruit machine',
      'one-armed bandit',
      'hedelmäpeli',
      'enarmet banditt',
      'pokies',
    ],
  },
  { id: 'blackjack', words: ['blackjack', 'twenty-one', '21', 'ventti'] },
  { id: 'free-spins', words: ['free spins', 'bonus spins', 'ilmaispyöräytykset', 'gratisrunder'] },
  { id: 'wheel', words: ['fortune wheel', 'lucky wheel', 'onnenpyörä', 'lykkehjul'] },
  { id: 'withdraw', words: ['withdraw', 'get my money', 'kotiuttaa', 'heve penger'] },
] as const
