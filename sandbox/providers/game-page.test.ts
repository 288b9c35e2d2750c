import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { gamePageOf } from './game-page.ts'

const SITE = 'https://site.example'
const NAMES = { game: 'game', lang: 'lang', currency: 'currency', home: 'home' }
const DEPS = {
  openGame: (launch: object) => Response.json(launch),
  ...{ siteOrigins: [SITE], publicUrl: SITE, secret: 'secret', clock: () => 0 },
}
const app = new Hono().get('/', (c) => gamePageOf(c, 'relax', NAMES, DEPS))

test.each([
  [{ lang: 'pt', currency: 'BRL' }, 'pt-BR', 'BRL'],
  [{ lang: 'pt', home: `${SITE}/pt-BR/online-casino` }, 'pt-BR', 'BRL'],
  [{ lang: 'pt', currency: 'EUR', home: `${SITE}/pt-BR` }, 'pt-BR', 'EUR'],
  [{ lang: 'pt', home: `${SITE}/pt-PT/online-casino` }, 'pt', 'EUR'],
  [{ lang: 'pt', home: `${SITE}/fi-FI/pt-BR` }, 'pt', 'EUR'],
  [{ lang: 'pt' }, 'pt', 'EUR'],
  [{ lang: 'en', currency: 'BRL' }, 'en', 'BRL'],
  [{ lang: 'en', home: `${SITE}/caf-CA` }, 'en', 'CAD'],
  [{ lang: 'en', home: `${SITE}/en-XX` }, 'en', 'EUR'],
])('a launch with %o is in %s and %s', async (query, language, currency) => {
  const response = await app.request(`/?${new URLSearchParams({ game: 'amber', ...query })}`)
  expect(await response.json()).toMatchObject({ language, currency })
})
