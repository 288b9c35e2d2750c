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
  [{ lang: 'pt', currency: 'BRL' }, 'pt-BR'],
  [{ lang: 'pt', home: `${SITE}/pt-BR/online-casino` }, 'pt-BR'],
  [{ lang: 'pt', home: `${SITE}/pt-PT/online-casino` }, 'pt'],
  [{ lang: 'pt', home: `${SITE}/fi-FI/pt-BR` }, 'pt'],
  [{ lang: 'pt' }, 'pt'],
  [{ lang: 'en', currency: 'BRL' }, 'en'],
])('a launch with %o is in %s', async (query, language) => {
  const response = await app.request(`/?${new URLSearchParams({ game: 'amber', ...query })}`)
  expect(await response.json()).toMatchObject({ language })
})
