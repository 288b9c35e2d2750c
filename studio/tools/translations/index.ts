import { TranslateIcon } from '@sanity/icons'
import { lazyTool } from '../shared/lazy-tool.tsx'

export const translations = {
  name: 'translations',
  title: 'Translations',
  icon: TranslateIcon,
  component: lazyTool(() => import('./TranslationMatrix.tsx')),
}
