import { UsersIcon } from '@sanity/icons'
import { lazyTool } from '../shared/lazy-tool.tsx'

export const audienceSimulator = {
  name: 'who-sees-this',
  title: 'Who sees this',
  icon: UsersIcon,
  component: lazyTool(() => import('./AudienceSimulator.tsx')),
}
