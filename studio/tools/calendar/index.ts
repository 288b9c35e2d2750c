import { CalendarIcon } from '@sanity/icons'
import { lazyTool } from '../shared/lazy-tool.tsx'

export const calendar = {
  name: 'calendar',
  title: 'Calendar',
  icon: CalendarIcon,
  component: lazyTool(() => import('./Calendar.tsx')),
}
