import { ImagesIcon } from '@sanity/icons'
import { lazyTool } from '../shared/lazy-tool.tsx'

export const media = {
  name: 'media',
  title: 'Media',
  icon: ImagesIcon,
  component: lazyTool(() => import('./MediaBrowser.tsx')),
}
