import type { Planned } from '#schemas/rules/plan-lobby.ts'
import type { GameProvider, GameStudio, LobbyCategory, LobbyGridRow } from './lobby.query.server.ts'

export { planLobby } from '#schemas/rules/plan-lobby.ts'
export type PlannedLobby = Planned<LobbyCategory, LobbyGridRow, GameProvider, GameStudio>
