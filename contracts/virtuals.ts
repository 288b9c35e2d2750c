/**
 * The virtual sports: one game of one provider, whose token is requested by this name (GAP-144). It is in no list of
 * games: its page is `/virtuals`.
 */
export const VIRTUALS = { provider: 'novomatic', gameId: 'virtuals' } as const

export const isVirtuals = (game: { provider: string; gameId: string }): boolean =>
  game.provider === VIRTUALS.provider && game.gameId === VIRTUALS.gameId
