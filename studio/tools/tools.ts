import {
  ActivityIcon,
  CalendarIcon,
  CogIcon,
  ImagesIcon,
  LinkIcon,
  ThLargeIcon,
  TranslateIcon,
  UsersIcon,
} from '@sanity/icons'
import { lazyTool } from './shared/lazy-tool.tsx'

/** The tools of every editor, in the order of the Studio's navigation. */
export const EDITOR_TOOLS = [
  {
    name: 'lobby-builder',
    title: 'Lobby builder',
    icon: ThLargeIcon,
    component: lazyTool(() => import('./lobby-builder/LobbyBuilder.tsx')),
  },
  {
    name: 'who-sees-this',
    title: 'Who sees this',
    icon: UsersIcon,
    component: lazyTool(() => import('./audience/AudienceSimulator.tsx')),
  },
  {
    name: 'calendar',
    title: 'Calendar',
    icon: CalendarIcon,
    component: lazyTool(() => import('./calendar/Calendar.tsx')),
  },
  {
    name: 'translations',
    title: 'Translations',
    icon: TranslateIcon,
    component: lazyTool(() => import('./translations/TranslationMatrix.tsx')),
  },
  {
    name: 'media',
    title: 'Media',
    icon: ImagesIcon,
    component: lazyTool(() => import('./media/MediaBrowser.tsx')),
  },
]

/** For a Studio with its own lake, which keeps the links. */
export const PREVIEW_LINKS = {
  name: 'shared-previews',
  title: 'Shared previews',
  icon: LinkIcon,
  component: lazyTool(() => import('./preview-links/PreviewLinks.tsx')),
}

/** For administrators of a Studio with its own lake. */
export const ADMINISTRATOR_TOOLS = [
  {
    name: 'editors',
    title: 'Editors',
    icon: CogIcon,
    component: lazyTool(() => import('./editors/Editors.tsx')),
  },
  {
    name: 'audit',
    title: 'Audit log',
    icon: ActivityIcon,
    component: lazyTool(() => import('./audit/AuditLog.tsx')),
  },
]
