import { describe, expect, test } from 'vitest'
import type { Suggestions } from '#app/features/search/search-view.ts'
import { liveTables } from '#seed/content/games.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite } from './demo-site.ts'

const CASINO = '/fi-FI/online-casino'
const LIVE = '/fi-FI/live-casino-online'
const SEARCH = '/fi-FI/search'
const [A_TABLE] = liveTables()
if (!A_TABLE) throw new Error('the demo content has no live table')
const tiles = (who: HtmlVisitor) => who.getByTestId('game-tile')

const { calls, product, signedIn, visitor } = demoSite()

describe('the lobby', () => {
  test('lobby, category, more games and the filter are links', async () => {
    const who = visitor()
    await who.goto(CASINO)
    expect(tiles(who).first()).toBeVisible()
    // Scripts come after what is read first: nothing fetches one before the first screen is painted.
    expect(who.html()).not.toMatch(/rel="modulepreload"|\bimport [*"]/)
    expect(who.html().match(/<link rel="late" [^>]*\.js"/g)?.length).toBeGreaterThan(3)
    expect(who.html()).toMatch(/const \[, route0, route1, route2\] = await Promise\.all\(/)
    await who.getByRole('link', { name: 'Kaikki: Suositut' }).click()
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Suositut')
    await who.getByRole('link', { name: 'Näytä lisää pelejä' }).click()
    expect(tiles(who)).toHaveCount(48)

    await who.goto(CASINO)
    await who.getByTestId('filter-way').click()
    // As on a phone: on a wide screen a style sheet shows the panel, which only a browser can test.
    await who.getByTestId('filter-open').click()
    await who.getByTestId('facet-studio').click()
    who.getByLabel('Copper Heron').check()
    who.getByTestId('filter-sort').selectOption('name')
    await who.getByRole('button', { name: 'Näytä pelit' }).click()
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Pelit: Copper Heron')
    expect(who.path()).toMatch(/studio=copperheron.*sort=name/)
    await who.getByRole('link', { name: 'Poista suodatin: Copper Heron' }).click()
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Kaikki pelit')
    await who.getByRole('link', { name: 'Näytä kaikki' }).click()
    expect(who.getByTestId('lobby-category').first()).toBeVisible()
  })

  test('an address with unknown values gets 404, 400 or a redirect', async () => {
    const who = visitor()
    expect((await who.ask(`${CASINO}/no-such-category`)).status).toBe(404)
    expect((await who.ask('/api/fragment/nothing')).status).toBe(404)
    for (const query of ['', '?kind=CASINO', '?kind=CASINO&locale=xx-YY&device=desktop']) {
      const answer = await who.ask(`/api/fragment/rows${query}`)
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text)).toMatchObject({
        ...{ code: 'VALIDATION_FAILED', validationErrors: [] },
      })
    }
    const moved = await who.ask(`${CASINO}?provider=nobody`)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, CASINO])
  })

  test('a visitor who is of age is not asked again, and gets a game', async () => {
    const GAME = '/en-UN/online-casino/play/relax/game-velvet-heirloom'
    const [one, other] = [visitor(), visitor()]
    await one.goto(GAME)
    await one.getByTestId('age-yes').click()
    expect(one.getByTestId('game-frame')).toBeVisible()
    expect((await other.ask(GAME)).text).toContain('age-yes')
  })

  test('unavailable filters redirect to the plain list', async () => {
    const who = visitor()
    for (const query of ['provider=relax', 'theme=nowhere', 'sort=stake', 'volatility=9']) {
      const answer = await who.ask(`${CASINO}/popular?${query}`)
      expect([query, answer.status]).toEqual([query, 302])
    }
  })

  test('no tile is sent a second time as data', async () => {
    const who = visitor()
    await who.goto(CASINO)
    const scripts = [...who.html().matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
      (it) => it[1],
    )
    const ids = tiles(who).attributes('data-game-id')
    expect(ids.length).toBeGreaterThan(100)
    for (const id of ids.slice(0, 20)) expect(scripts.join('')).not.toContain(id)
  })

  test('tiles have no empty figures, and no pause button is shown', async () => {
    const who = visitor()
    await who.goto(LIVE)
    expect(tiles(who).first()).toBeVisible()
    expect(who.locator('[data-table]:not([hidden])')).toHaveCount(0)
    expect(who.getByRole('button', { name: 'Keskeytä päivitys' })).toHaveCount(0)
  })
})

/** User agents of a phone, a tablet and a desktop. */
const AGENTS = {
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/27.2 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/27.2 Mobile/15E148 Safari/604.1',
  desktop: undefined,
}
for (const [device, userAgent] of Object.entries(AGENTS)) {
  for (const [path, size] of [
    [`${CASINO}/popular`, device === 'desktop' ? 30 : 15],
    [`${LIVE}/live-all-games`, device === 'desktop' ? 60 : 30],
  ] as const) {
    test(`on a ${device} a page of ${path} has ${size} games, and the one more says that there are more`, async () => {
      const who = visitor(userAgent ? { userAgent } : {})
      await who.goto(path)
      expect(tiles(who)).toHaveCount(size)
      const total = Number(
        who
          .getByText(/^\d+ \/ \d+$/)
          .text()
          .split('/')[1],
      )
      const more = who.getByRole('link', { name: 'Näytä lisää pelejä' })
      const seen = () => {
        const ids = tiles(who).attributes('data-game-id')
        // None is left out, none is shown twice.
        expect(new Set(ids).size).toBe(ids.length)
        return ids.length
      }
      for (let shown: number = size; shown < total; shown += size) {
        expect(seen()).toBe(shown)
        await more.click()
        expect(tiles(who)).toHaveCount(Math.min(total, shown + size))
      }
      expect(seen()).toBe(total)
      expect(more).toHaveCount(0)
    })
  }
}

describe('the search', () => {
  test('the field is a form, and an empty result offers a next step', async () => {
    const who = visitor()
    await who.goto(SEARCH)
    who.getByTestId('search-page').fill('starburst qqqq xyzzy')
    await who.getByRole('button', { name: 'Hae', exact: true }).click()
    expect(who.path()).toBe(`${SEARCH}?q=starburst+qqqq+xyzzy`)
    expect(who.getByTestId('search-status')).toHaveText(
      'Haulla ”starburst qqqq xyzzy” ei löytynyt mitään',
    )
    await who.getByRole('link', { name: 'Kasinolle' }).click()
    expect(who.getByTestId('lobby-category').first()).toBeVisible()
  })

  test('results are found by other words, languages, accents and typos', async () => {
    const who = visitor()
    for (const typed of [
      'Fortune Wheel',
      'fotrune whel',
      'FÖRTUNÉ WHÉEL',
      'lykkehjul',
      'ホイール',
    ]) {
      await who.goto(`${SEARCH}?q=${encodeURIComponent(typed)}`)
      expect(tiles(who).filter({ hasText: 'Fortune Wheel' }).first(), typed).toBeVisible()
    }
    // A synonym added by editors, and a word of the page's language for an English term.
    for (const typed of ['ventti', 'ilmaiskierrokset']) {
      await who.goto(`${SEARCH}?q=${typed}`)
      expect(tiles(who).first(), typed).toBeVisible()
    }
  })

  test('an account tool comes before every game', async () => {
    const who = visitor()
    for (const [locale, typed, href] of [
      ['fi-FI', 'talletusraja', '/fi-FI/responsible-gambling'],
      ['fi-FI', 'limit', '/fi-FI/responsible-gambling'],
      ['no-NO', 'uttak', '/no-NO/my-account/banking/withdraw'],
      ['de-DE', 'einzahlugn', '/de-DE/my-account/banking/deposit'],
      ['en-CA', 'withdraw', '/en-CA/my-account/banking/withdraw'],
    ] as const) {
      await who.goto(`/${locale}/search?q=${typed}`)
      const tools = who.getByTestId('found-tools')
      expect(tools.getByRole('link').first(), typed).toHaveAttribute('href', href)
      const links = who.locator('main').getByRole('link')
      expect(links.first().attribute('href'), typed).toBe(href)
    }
  })

  test('a game that is restricted for the player has the overlay, and its address no game', async () => {
    const who = visitor()
    who.jar.set('qa-station', 'CA')
    await who.goto('/en-CA/search?q=copper+heron')
    const first = who.locator('[data-testid=game-tile][data-restricted]').first()
    expect(first).toContainText('Not available in your country')
    const id = first.attribute('data-game-id')
    await who.goto(`/en-CA/online-casino/play/relax/${id}`)
    expect(who.getByText('This game is not offered in your country.')).toBeVisible()
    expect(who.getByTestId('game-frame')).toHaveCount(0)
  })

  test('a market without a casino finds none of its games', async () => {
    const who = visitor()
    who.jar.set('qa-station', 'AT')
    await who.goto('/en-UN/search?q=roulette')
    expect(who.getByTestId('search-status')).toHaveText(/./)
    expect(tiles(who)).toHaveCount(0)
  })

  test('starts with the most played games, where the visitor may see them', async () => {
    const who = visitor()
    await who.goto(SEARCH)
    expect(who.getByRole('heading', { name: 'Pelatuimmat' })).toBeVisible()
    expect(tiles(who)).toHaveCount(12)
    const { headers, text } = await who.ask(`${SEARCH}/suggestions?q=`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const { groups } = JSON.parse(text) as Suggestions
    expect(groups.map((it) => [it.title, it.links.length])).toEqual([['Pelatuimmat', 6]])
    expect(groups[0]?.links.every((it) => it.picture)).toBe(true)
    who.jar.set('qa-station', 'AT')
    await who.goto('/en-UN/search')
    expect(tiles(who)).toHaveCount(0)
  })

  test('unusual input is handled', async () => {
    const who = visitor()
    for (const typed of ['', 'x', '%00', '<script>', '%F0%9F%8E%B0%F0%9F%8E%B0', '*'.repeat(400)]) {
      const answer = await who.ask(`${SEARCH}?q=${typed}&page=999999`)
      expect([typed, answer.status]).toEqual([typed, 200])
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    }
  })
})

describe('a game', () => {
  const GAME = 'online-casino/play/relax/game-velvet-heirloom'

  test('where a market asks for the age first, the facts are shown before any game', async () => {
    const who = visitor()
    await who.goto(`/de-AT/${GAME}`)
    expect(who.getByTestId('age-yes')).toBeVisible()
    expect(who.getByTestId('game-frame')).toHaveCount(0)
    const facts = who.getByTestId('game-facts')
    expect(facts.getByText('96,40 %', { exact: true })).toBeVisible()
    expect(who.getByTestId('game-headline')).toHaveText(/0\.20\s€ – 100\.00\s€$/)
  })

  test('of a provider that editors hide in a market disappears, for visitors and players, and comes back', async () => {
    const [market, provider, key] = ['PE', 'pragmaticplay', 'hidden-for-a-test']
    const { lake } = product()
    const id = await lake.fetch<string | null>(
      '*[_type == "game" && type == "CASINO" && enabled != false && provider->id == $provider] | order(_id)[0]._id',
      { provider },
    )
    const path = `/pe-${market}/online-casino/play/${provider}/${id}`
    const stranger = visitor()
    const status = async (at: string) =>
      (await stranger.ask(at, { headers: { accept: 'text/html' } })).status
    expect(await status(path)).toBe(200)
    const about = `fi-FI/online-casino/game/${id}`
    const alternates = async () => {
      const { text } = await stranger.ask(`/${about}`, { headers: { accept: 'text/html' } })
      return [...text.matchAll(/hrefLang="[\w-]+" href="[^"]*\/([\w-]+)\/online-casino/g)].map(
        ([, it]) => it,
      )
    }
    expect(await alternates()).toContain(`pe-${market}`)
    const { email } = await calls().newcomerIn(market)
    const player = await signedIn(email, `pe-${market}`)

    const document = await lake.fetch<string>('*[_type == "gameProvider" && id == $id][0]._id', {
      id: provider,
    })
    await lake
      .patch('siteSettings')
      .setIfMissing({ hiddenProviders: [] })
      .append('hiddenProviders', [
        {
          ...{ _key: key, _type: 'hiddenProvider', markets: [market] },
          provider: { _type: 'reference', _ref: document },
        },
      ])
      .commit()
    await expect.poll(() => status(path), { timeout: 60_000 }).toBe(404)
    expect(await status(path.replace(`pe-${market}`, 'fi-FI'))).toBe(200)
    // The page about it is named for the markets that have one.
    await expect.poll(alternates, { timeout: 60_000 }).not.toContain(`pe-${market}`)
    expect(await alternates()).toContain('fi-FI')

    expect(await player.goto(path)).toBe(404)
    expect(player.getByRole('heading', { level: 1 })).toBeVisible()
    expect(player.getByTestId('game-frame')).toHaveCount(0)

    await lake
      .patch('siteSettings')
      .unset([`hiddenProviders[_key=="${key}"]`])
      .commit()
    await expect.poll(() => status(path), { timeout: 60_000 }).toBe(200)
  })
})

describe('the page of a studio', () => {
  const STUDIO = `${CASINO}/studio/copperheron`

  test('has all its games, page by page, and a filter that stays on it', async () => {
    const who = visitor()
    await who.goto(STUDIO)
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Pelit: Copper Heron')
    expect(who.html()).toContain('<title>Pelit: Copper Heron')
    const count = () => tiles(who).attributes('data-game-id').length
    const all = tiles(who).attributes('data-game-id').length
    expect(all).toBeGreaterThan(5)
    expect(tiles(who).filter({ hasText: 'Copper Heron' })).toHaveCount(all)
    await who.goto(`${STUDIO}?jackpot=1`)
    expect(count()).toBeLessThan(all)
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Pelit: Copper Heron')
    await who.getByRole('link', { name: /^Poista suodatin: / }).click()
    expect([who.path(), count()]).toEqual([STUDIO, all])
  })

  test('is not found for a studio that is unknown, or has no game in this lobby', async () => {
    const who = visitor()
    const status = async (path: string) => (await who.ask(path)).status
    expect(await status(`${CASINO}/studio/no-such-studio`)).toBe(404)
    expect(await status(`${LIVE}/studio/copperheron`)).toBe(404)
    expect(await status(`${CASINO}/studio/${A_TABLE.studio.id}`)).toBe(404)
    expect(await status(`${LIVE}/studio/${A_TABLE.studio.id}`)).toBe(200)
    expect((await who.ask(`${STUDIO}?studio=no-such-studio`)).headers.get('location')).toBe(STUDIO)
  })

  test('is linked by the search', async () => {
    const who = visitor()
    await who.goto(`${SEARCH}?q=copper+heron`)
    await who.getByRole('link', { name: 'Copper Heron', exact: true }).click()
    expect(who.path()).toBe(STUDIO)
  })
})

describe('the page about a game', () => {
  const ABOUT = 'online-casino/game/game-velvet-heirloom'
  const PLAY = 'online-casino/play/relax/game-velvet-heirloom'

  test('describes the game before play, and links to the demo and to the studio', async () => {
    const who = visitor()
    await who.goto(`/fi-FI/${ABOUT}`)
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Velvet Heirloom')
    expect(who.getByText('96,40 %', { exact: true })).toBeVisible()
    expect(who.getByText('Linjoja ei ole', { exact: false })).toBeVisible()
    expect(who.getByTestId('game-frame')).toHaveCount(0)
    expect(who.html()).toContain('"BreadcrumbList"')
    const next = encodeURIComponent(`/fi-FI/${PLAY}`)
    expect(who.getByTestId('start-login')).toHaveAttribute('href', `/fi-FI/login?next=${next}`)
    const others = tiles(who).attributes('data-game-id')
    expect(others.length).toBeGreaterThan(3)
    expect(others).not.toContain('game-velvet-heirloom')
    // Nor is the most played of them among the others on its own page.
    const most = visitor()
    await most.goto(`${CASINO}/game/${others[0]}`)
    expect(tiles(most).attributes('data-game-id')).not.toContain(others[0])
    const about = who.getByTestId('game-page')
    const studio = about.getByRole('link').first()
    expect(studio.attribute('href')).toMatch(/^\/fi-FI\/online-casino\/studio\/[a-z]+$/)
    await who.getByTestId('start-demo').click()
    expect(who.path()).toBe(`/fi-FI/${PLAY}`)
    expect(who.getByTestId('game-frame')).toBeVisible()
  })

  test('leads a player to the game, and offers only a login where there is no demo', async () => {
    const { email } = await calls().newcomerIn('FI')
    const player = await signedIn(email)
    await player.goto(`/fi-FI/${ABOUT}`)
    expect(player.getByTestId('start-login')).toHaveCount(0)
    expect(player.getByTestId('start-play')).toHaveAttribute('href', `/fi-FI/${PLAY}`)

    const who = visitor()
    for (const path of [`/de-DE/${ABOUT}`, `/fi-FI/live-casino-online/game/${A_TABLE.id}`]) {
      await who.goto(path)
      expect(who.getByTestId('start-login'), path).toBeVisible()
      expect(who.getByTestId('start-demo'), path).toHaveCount(0)
    }
  })

  test('says why it cannot be played from here', async () => {
    const who = visitor()
    who.jar.set('qa-station', 'CA')
    await who.goto('/en-CA/search?q=copper+heron')
    const first = who.locator('[data-testid=game-tile][data-restricted]').first()
    await who.goto(`/en-CA/online-casino/game/${first.attribute('data-game-id')}`)
    expect(who.getByText('This game is not offered in your country.')).toBeVisible()
    expect(who.getByTestId('start-demo')).toHaveCount(0)
    expect(who.getByTestId('start-login')).toHaveCount(0)
  })

  test('is not found for a game that is unknown or of the other lobby', async () => {
    const who = visitor()
    for (const path of [
      `${CASINO}/game/no-such-game`,
      `${CASINO}/game/${A_TABLE.id}`,
      `${LIVE}/game/game-velvet-heirloom`,
      `${CASINO}/game/%22%5D%7C%5B`,
    ]) {
      expect([path, (await who.ask(path)).status]).toEqual([path, 404])
    }
  })
})
