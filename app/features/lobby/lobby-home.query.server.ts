import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { LOBBY_HOME_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** The content around the rows of a lobby, by document id. */
export const LOBBY_HOME_QUERY = defineQuery(`*[
  _type in ["casinoHome", "liveCasinoHome"] && _id == $id
][0]{ title, intro, "boxes": boxes[]._ref, seoTitle, seoDescription }`)

export const lobbyHome = z
  .object({
    title: localeString.nullable(),
    intro: localeString.nullable(),
    boxes: listOf(z.string()),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
  })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<LOBBY_HOME_QUERY_RESULT, z.input<typeof lobbyHome>>
