import type { StructureBuilder, StructureResolver } from 'sanity/structure'

/** The desk: what editors change every day stands first. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Playhouse')
    .items([
      S.listItem()
        .title('Lobby')
        .id('lobby')
        .child(
          S.list()
            .title('Lobby')
            .items([
              listOf(
                S,
                'Casino categories',
                'casinoGameCategory',
                'kind == "CASINO"',
                'casino-categories',
              ),
              listOf(
                S,
                'Live casino categories',
                'casinoGameCategory',
                'kind == "LIVE_CASINO"',
                'live-categories',
              ),
              S.divider(),
              S.documentTypeListItem('lobbyGrid').title('Grids'),
              S.documentTypeListItem('lobbySettings').title('Settings'),
            ]),
        ),
      S.listItem()
        .title('Games')
        .id('games')
        .child(
          S.list()
            .title('Games')
            .items([
              listOf(S, 'Casino games', 'game', 'type == "CASINO"', 'casino-games'),
              listOf(S, 'Live tables', 'game', 'type == "LIVE_CASINO"', 'live-tables'),
              S.listItem()
                .title('By studio')
                .id('by-studio')
                .child(
                  S.documentTypeList('gameSubProvider')
                    .title('Studios')
                    .child((id) =>
                      S.documentList()
                        .title('Games')
                        .apiVersion('2025-02-19')
                        .filter('_type == "game" && subProvider._ref == $id')
                        .params({ id }),
                    ),
                ),
              S.divider(),
              S.documentTypeListItem('gameProvider').title('Providers'),
              S.documentTypeListItem('gameSubProvider').title('Studios'),
            ]),
        ),
      S.listItem()
        .title('Banners')
        .id('banners')
        .child(
          S.list()
            .title('Banners')
            .items([
              listOf(S, 'Home', 'banner', 'placement == "home"', 'home-banners'),
              listOf(S, 'Casino', 'banner', 'placement == "casino"', 'casino-banners'),
              listOf(S, 'Live casino', 'banner', 'placement == "live-casino"', 'live-banners'),
              S.divider(),
              listOf(
                S,
                'Shown now',
                'banner',
                '(!defined(startDate) || startDate <= now()) && (!defined(endDate) || endDate > now())',
                'current-banners',
              ),
              S.documentTypeListItem('banner').title('All'),
            ]),
        ),
      S.divider(),
      singleton(S, 'Home page', 'homePage'),
      singleton(S, 'Footer', 'footer'),
      S.documentTypeListItem('regulationLogo').title('Regulation logos'),
      S.divider(),
      S.documentTypeListItem('market').title('Markets'),
      S.documentTypeListItem('language').title('Languages'),
    ])

function listOf(S: StructureBuilder, title: string, type: string, filter: string, id: string) {
  return S.listItem()
    .title(title)
    .id(id)
    .schemaType(type)
    .child(
      S.documentTypeList(type)
        .title(title)
        .apiVersion('2025-02-19')
        .filter(`_type == "${type}" && ${filter}`),
    )
}

function singleton(S: StructureBuilder, title: string, type: string) {
  return S.listItem()
    .title(title)
    .id(type)
    .schemaType(type)
    .child(S.document().schemaType(type).documentId(type).title(title))
}
