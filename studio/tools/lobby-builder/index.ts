import { ThLargeIcon } from '@sanity/icons'
import { lazyTool } from '../shared/lazy-tool.tsx'

export const lobbyBuilder = {
  name: 'lobby-builder',
  title: 'Lobby builder',
  icon: ThLargeIcon,
  component: lazyTool(() => import('./LobbyBuilder.tsx')),
}
