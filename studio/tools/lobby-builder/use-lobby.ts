import { useToast } from '@sanity/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Conditions } from '../../../schemas/rules/audience.ts'
import type { Kind } from '../../../schemas/rules/plan-lobby.ts'
import type {
  GridRow,
  LobbyContent,
  PreviewCategory,
  PreviewGame,
} from '../../../schemas/rules/preview-lobby.ts'
import { editDraft } from '../shared/edit-draft.ts'
import { useContentClient, useLiveQuery } from '../shared/use-live-query.ts'

export type Game = PreviewGame & {
  studioName: string | null
  pictures: Record<Picture, string | null>
}
type Picture = 'thumbnail' | 'bigSquare' | 'horizontal' | 'vertical'
export type Category = PreviewCategory & {
  title: string | null
  isDraft: boolean
  ruleName: string | null
}
export type BoxContent = Conditions & {
  _id: string
  _type: 'contentBox' | 'tournamentBox' | 'tournamentBoxV2'
  title: string | null
  isDraft: boolean
}
type Lobby = LobbyContent<Game, Category>
export type Content = Omit<Lobby, 'grids'> & {
  grids: readonly (Lobby['grids'][number] & { title: string | null; isDraft: boolean })[]
  boxes: readonly BoxContent[]
}

const QUERY = `{
  "settings": *[_type == "lobbySettings" && kind == $kind]{
    markets, "categories": categories[]._ref, "excludedStudios": excludedSubProviders[]._ref
  },
  "grids": *[_type == "lobbyGrid" && kind == $kind]{
    _id, title, markets, "isDraft": _originalId in path("drafts.**"),
    rows[]{
      _key, "category": category._ref, layout, tiles[]{ _key, _type, index, desktop, tablet, mobile },
      "boxes": boxes[]._ref
    }
  },
  "categories": *[_type == "casinoGameCategory" && kind == $kind]{
    _id, "title": title.en, markets, visibleInMenu, visibleInLobby, "pinned": games[]._ref,
    "isDraft": _originalId in path("drafts.**"),
    "rule": rule{ by, "provider": provider._ref, "studio": studio._ref, theme, feature, most },
    "ruleName": coalesce(rule.provider->title, rule.studio->title, rule.theme, rule.feature)
  },
  "providers": *[_type == "gameProvider"]{ _id, id },
  "studios": *[_type == "gameSubProvider"]{
    _id, title, "restrictedCountry": coalesce(restrictedCountry, []), removeRestrictedCountryOverlay
  },
  "boxes": *[_type in ["contentBox", "tournamentBox", "tournamentBoxV2"]] | order(title.en asc, _id asc){
    _id, _type, "title": title.en, startDate, endDate, authorized, markets,
    languages, devices, targetAudience{ targetAudienceOption, targetGroups, targetSegment },
    "isDraft": _originalId in path("drafts.**")
  },
  "games": *[_type == "game"]{
    _id, name, type, enabled, releasedAt, themes, features, jackpotExist, popularity,
    "provider": provider._ref, "studio": subProvider._ref,
    "pictures": {
      "thumbnail": thumbnail.asset._ref, "bigSquare": gridImages.bigSquare.asset._ref,
      "horizontal": gridImages.horizontal.asset._ref, "vertical": gridImages.vertical.asset._ref
    }
  }
}`
const TYPES = [
  'lobbySettings',
  'lobbyGrid',
  'casinoGameCategory',
  'game',
  'gameSubProvider',
  'contentBox',
  'tournamentBox',
  'tournamentBoxV2',
]

type Stored = Omit<Content, 'studios'> & {
  studios: readonly (Lobby['studios'][number] & { title: string })[]
}

/** The lobby's content including unsaved changes, and the functions that change it. */
export function useLobby(kind: Kind) {
  const client = useContentClient()
  const toast = useToast()
  const { data, error, reload } = useLiveQuery<Stored>(QUERY, { kind }, TYPES)
  const [ahead, setAhead] = useState<Content | null>(null)
  const waiting = useRef(Promise.resolve())
  const pending = useRef(0)

  // Content that was read while changes were being saved may be older than what is shown.
  useEffect(() => {
    if (data && pending.current === 0) setAhead(null)
  }, [data])

  const content = useMemo(() => {
    if (!data) return null
    const names = new Map(data.studios.map((it) => [it._id, it.title]))
    return {
      ...(ahead ?? data),
      games: data.games.map((it) => ({ ...it, studioName: names.get(it.studio ?? '') ?? null })),
    }
  }, [data, ahead])

  /** Shows a change at once and saves it after the previous ones. */
  function change(next: Content, id: string, fields: Record<string, unknown>) {
    setAhead(next)
    pending.current += 1
    waiting.current = waiting.current
      .then(() => editDraft(client, id, fields))
      .catch((failure: Error) => {
        toast.push({
          status: 'error',
          title: 'The change was not saved',
          description: failure.message,
        })
      })
      .finally(() => {
        pending.current -= 1
        if (pending.current === 0) reload()
      })
  }

  function setPinned(id: string, pinned: readonly string[]) {
    if (!content) return
    const games = pinned.map((it) => ({
      _type: 'reference',
      _ref: it,
      _key: it.replace(/^game-/, ''),
    }))
    const categories = content.categories.map((it) =>
      it._id === id ? { ...it, pinned, isDraft: true } : it,
    )
    change({ ...content, categories }, id, { games })
  }

  function setRows(gridId: string, rows: readonly GridRow[]) {
    if (!content) return
    const grids = content.grids.map((it) =>
      it._id === gridId ? { ...it, rows, isDraft: true } : it,
    )
    change({ ...content, grids }, gridId, {
      rows: rows.map(({ _key, category, layout, tiles, boxes }) => ({
        _type: 'lobbyRow',
        _key,
        category: { _type: 'reference', _ref: category },
        layout: layout ?? 'strip',
        tiles: (tiles ?? []).map((it) => ({ ...it, _type: 'lobbyTile' })),
        boxes: (boxes ?? []).map((it) => ({ _type: 'reference', _ref: it, _key: it })),
      })),
    })
  }

  return { content, error, setPinned, setRows }
}
