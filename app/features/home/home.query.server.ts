import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'

export const HOME_QUERY = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  title, intro, seoTitle, seoDescription
}`)

export const homeTexts = z
  .object({
    title: localeString.nullable(),
    intro: localeString.nullable(),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
  })
  .nullable()
