import { CogIcon, DocumentsIcon, HeartIcon, StarIcon, ThLargeIcon } from '@sanity/icons'
import { type ComponentProps, createElement } from 'react'
import type {
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
  UserComponent,
} from 'sanity/structure'
import { type DeskGroup, groupOfType, groupsFor } from '../../schemas/rules/desk-groups.ts'
import { PLACEMENTS } from '../../schemas/rules/placements.ts'
import { lazyTool } from '../tools/shared/lazy-tool.tsx'

const API_VERSION = '2025-02-19'

/** Types with a single document; a type is added by its name. */
export const SINGLETONS = ['siteSettings']

const GROUPS: Readonly<Record<DeskGroup, { title: string; icon: typeof CogIcon }>> = {
  lobbies: { title: 'Lobbies and banners', icon: ThLargeIcon },
  marketing: { title: 'Landing and promotions', icon: StarIcon },
  pages: { title: 'Pages', icon: DocumentsIcon },
  protection: { title: 'Protection of players', icon: HeartIcon },
  settings: { title: 'Settings', icon: CogIcon },
}

/** Types with a custom list; the others of a group follow by title. */
const ARRANGED = ['banner', 'casinoGameCategory', 'game', 'gameProvider', 'gameSubProvider']

/** The desk by roles (GAP-158): each group for the roles that work with it; administrators see all. */
export const structure: StructureResolver = (S, { schema, currentUser }) => {
  const roles = currentUser?.roles.map((it) => it.name) ?? []
  const types = schema
    .getTypeNames()
    .filter((it) => schema.get(it)?.type?.name === 'document' && !/^(sanity|assist)\./.test(it))
  return S.list()
    .title('Playhouse')
    .items(
      groupsFor(roles).map((group) => {
        const { title, icon } = GROUPS[group]
        const own = types.filter((it) => groupOfType(it) === group)
        const rest = own
          .filter((it) => !ARRANGED.includes(it))
          .map((it) => plainItem(S, it, schema.get(it)?.title ?? it))
          .sort((a, b) => String(a.getTitle()).localeCompare(String(b.getTitle())))
        const arranged = group === 'lobbies' ? lobbies(S) : []
        return S.listItem()
          .title(title)
          .id(group)
          .icon(icon)
          .child(
            S.list()
              .title(title)
              .items(
                rest.length > 0 || arranged.length > 0
                  ? [...arranged, ...rest]
                  : [nothingHere(S, group)],
              ),
          )
      }),
    )
}

function plainItem(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  if (SINGLETONS.includes(type)) {
    return S.listItem()
      .title(title)
      .id(type)
      .schemaType(type)
      .child(S.document().schemaType(type).documentId(type).title(title))
  }
  return S.listItem()
    .title(title)
    .id(type)
    .schemaType(type)
    .child(S.documentTypeList(type).title(title))
}

function lobbies(S: StructureBuilder) {
  return [
    folder(S, 'Banners', 'banners', [
      ...PLACEMENTS.map(({ value, title }) =>
        ordered(S, `${title}, in order`, 'banner', `placement == "${value}"`, `${value}-banners`),
      ),
      listOf(
        S,
        'Shown now',
        'banner',
        '(!defined(startDate) || startDate <= now()) && (!defined(endDate) || endDate > now())',
        'current-banners',
      ),
      S.documentTypeListItem('banner').title('All'),
    ]),
    listOf(S, 'Casino categories', 'casinoGameCategory', 'kind == "CASINO"', 'casino-categories'),
    listOf(
      S,
      'Live casino categories',
      'casinoGameCategory',
      'kind == "LIVE_CASINO"',
      'live-categories',
    ),
    folder(S, 'Games', 'games', [
      listOf(S, 'Casino games', 'game', 'type == "CASINO"', 'casino-games'),
      listOf(S, 'Live tables', 'game', 'type == "LIVE_CASINO"', 'live-tables'),
      listOf(S, 'Not released yet', 'game', 'releasedAt > string::split(now(), "T")[0]', 'coming'),
      listOf(S, 'Switched off', 'game', 'enabled == false', 'disabled-games'),
      S.listItem()
        .title('By studio')
        .id('by-studio')
        .child(
          S.documentTypeList('gameSubProvider')
            .title('Studios')
            .child((id) =>
              S.documentList()
                .title('Games')
                .apiVersion(API_VERSION)
                .filter('_type == "game" && subProvider._ref == $id')
                .params({ id }),
            ),
        ),
      S.documentTypeListItem('gameProvider').title('Providers'),
      S.documentTypeListItem('gameSubProvider').title('Studios'),
    ]),
    S.divider(),
  ]
}

function folder(S: StructureBuilder, title: string, id: string, items: ListItemBuilder[]) {
  return S.listItem().title(title).id(id).child(S.list().title(title).items(items))
}

function listOf(S: StructureBuilder, title: string, type: string, filter: string, id: string) {
  return S.listItem()
    .title(title)
    .id(id)
    .schemaType(type)
    .child(
      S.documentTypeList(type)
        .title(title)
        .apiVersion(API_VERSION)
        .filter(`_type == "${type}" && ${filter}`),
    )
}

const OrderableList = lazyTool<ComponentProps<UserComponent>>(() => import('./OrderableList.tsx'))

function ordered(S: StructureBuilder, title: string, type: string, filter: string, id: string) {
  return S.listItem()
    .title(title)
    .id(id)
    .child(S.component(OrderableList).id(id).title(title).options({ type, filter }))
}

/** A group whose types do not exist yet shows a message instead of an empty pane. */
function nothingHere(S: StructureBuilder, group: DeskGroup): ListItemBuilder {
  return S.listItem()
    .title('Nothing here yet')
    .id(`${group}-empty`)
    .child(
      S.component(() =>
        createElement('p', { style: { padding: 20 } }, 'This group has no kind of document yet.'),
      )
        .id(`${group}-empty`)
        .title('Nothing here yet'),
    )
}
